"""The story of a game, gambit by gambit, from its public events."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons.events import GameEvent
from pierres.translation import TextContext
from pierres.wording.base import Chapter, Ledger, SeatCounts
from pierres.wording.grammar import parts, people
from pierres.wording.jeu_des_dragons.event_text import JeuDesDragonsEvents
from pierres.wording.jeu_des_dragons.names import gold
from pierres.wording.typeset import isolated

tr = TextContext("DragonStory")

_TOLD = frozenset({
    "antes_turned", "ante_led", "ante_tied", "special_flight", "slain", "gave", "robbed", "blue_chose",
    "weakest_wins", "owes", "price_turned", "flights_compared", "gambit_ends", "won_stakes", "debt_void",
    "debt_due", "eliminated",
})  # fmt: skip


def story(events: JeuDesDragonsEvents, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
    """The chapters of a game; a game that is not over has no last one."""
    first = tr("{names} sat down to play.", names=people(seats))
    chapters = [Chapter(tr("The start"), (first,))]
    for number, part in _gambits(history):
        paragraphs = [" ".join(lines) for lines in _rounds(events, part) if lines]
        title = tr("Gambit\N{NO-BREAK SPACE}{number}", number=number)
        chapters.append(Chapter(title, tuple(paragraphs)))
    over = next((event for event in history if event.kind == "game_over"), None)
    if over is not None:
        scores = over.data["scores"]
        ranked = sorted(scores, key=lambda seat: -scores[seat])
        gold_line = parts(
            tr("{name} {gold}", name=isolated(seat), gold=gold(scores[seat])) for seat in ranked
        )
        ending = tr("The gold at the end: {gold}.", gold=gold_line)
        chapters.append(Chapter(tr("The end"), (events.sentence(over) or "", ending)))
    return chapters


def _gambits(history: Sequence[GameEvent]) -> list[tuple[int, list[GameEvent]]]:
    found: list[tuple[int, list[GameEvent]]] = []
    for event in history:
        if event.kind == "gambit_begins":
            found.append((event.data["gambit"], []))
        elif event.kind not in ("dealt", "game_over"):
            if not found:  # a game that was begun in the middle of a gambit
                found.append((1, []))
            found[-1][1].append(event)
    return found


def _rounds(events: JeuDesDragonsEvents, part: Sequence[Event]) -> list[list[str]]:
    """A paragraph for the ante, one for what is worth telling of each round, one for the end."""
    lines: list[list[str]] = [[]]
    for event in part:
        if event.kind in ("round_begins", "flights_compared") or (
            event.kind == "gambit_ends" and not any(other.kind == "flights_compared" for other in part)
        ):
            lines.append([])
        if event.kind in _TOLD and (text := events.sentence(event)):
            lines[-1].append(text)
        elif event.kind == "round_begins" and (text := events.sentence(event)):
            lines[-1].append(f"{text}.")
            plays = _plays(events, part, event)
            if plays:
                lines[-1].append(plays)
    return lines


def _plays(events: JeuDesDragonsEvents, part: Sequence[GameEvent], begins: GameEvent) -> str:
    """Who played what in a round, in one sentence."""
    start = next(index for index, event in enumerate(part) if event is begins) + 1
    played = []
    for event in part[start:]:
        if event.kind == "round_begins":
            break
        if event.kind == "played":
            played.append(
                tr("{name} {card}", name=isolated(event.who), card=events.label(event.data["card"]))
            )
    return tr("Played: {plays}.", plays=parts(played)) if played else ""


def ledger(history: Sequence[GameEvent], seats: Sequence[str]) -> Ledger:
    """Gambits and rounds; for each seat the gambits won, special flights, and cards whose power triggered."""
    won, special, worked, stakes = (dict.fromkeys(seats, 0) for _ in range(4))
    gambits = rounds = 0
    for event in history:
        match event.kind:
            case "gambit_ends":
                gambits += 1
                if event.who:
                    won[event.who] += 1
            case "round_begins":
                rounds += 1
            case "won_stakes":
                stakes[event.who] += event.data["amount"]
            case "special_flight":
                special[event.who] += 1
            case "triggered" if event.data["power"] and event.data["why"] in ("first", "weaker", "equal"):
                worked[event.who] += 1
    length = tr("%n gambit(s)", gambits)
    turns = tr("%n round(s)", rounds)
    return Ledger(
        f"{length} · {turns}",
        (
            SeatCounts(tr("Gambits won"), won),
            SeatCounts(tr("Stakes won"), stakes),
            SeatCounts(tr("Special flights"), special),
            SeatCounts(tr("Powers triggered"), worked),
        ),
        tr("Gold"),
    )
