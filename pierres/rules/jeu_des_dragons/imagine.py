"""A whole position that a viewer may believe in: what lies open as it is, what is hidden made up (section 7).

Hidden are the hands of others, but for the cards that the viewer has seen go there, and the antes in the
making. Which card of the deck comes next is hidden from the rules too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pierres.rules.game import CHANCE, Question
from pierres.rules.jeu_des_dragons import rounds, tasks
from pierres.rules.jeu_des_dragons.choices import PAY, that_fit
from pierres.rules.jeu_des_dragons.constants import NOBODY, STAKES, STAKES_NAME
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.state import Box
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.legal import Names


def imagine(box: Box, view: View, pick: Callable[[int], int]) -> Position:
    """A position with `imagine(box, view, pick).view(view.viewer) == view`.

    `pick(n)` gives a number from 0 to n - 1. Nobody else has chosen an ante yet.
    """
    index = {**box.index, STAKES_NAME: STAKES, "": NOBODY}
    position = Position(box)
    position.players = tuple([index[seat.name] for seat in view.seats if not seat.out])
    position.gold = [seat.gold for seat in view.seats]
    position.stakes = view.stakes
    position.debts = [tuple([(index[to], owed) for to, owed in seat.debts]) for seat in view.seats]
    position.flights = [seat.flight for seat in view.seats]
    position.paid = [seat.paid for seat in view.seats]
    position.ante, position.discard, position.gone = view.ante, view.discard, view.gone
    position.gambit, position.round = view.gambit, view.round
    position.leader, position.turn = index[view.leader], index[view.turn]
    position.played = tuple([(index[seat], card) for seat, card in view.played])
    position.leads_next = index[view.leads_next]
    position.weakest_wins, position.over = view.weakest_wins, view.over
    position.hands, position.deck = _hands(box, view, pick)
    position.chosen = [seat.chosen for seat in view.seats]
    position.seen = _seen(view)
    position.todo = list(view.todo)
    _ask(position, view)
    return position


def _hands(box: Box, view: View, pick: Callable[[int], int]) -> tuple[list[tuple[str, ...]], tuple[str, ...]]:
    """Hands that agree with what the viewer knows of them, and the deck: all cards that lie nowhere else."""
    hands = [list(seat.known if seat.hand is None else seat.hand) for seat in view.seats]
    room = [seat.hand_size - len(hand) for seat, hand in zip(view.seats, hands, strict=True)]
    unsure: dict[str, list[int]] = {}
    for number, seat in enumerate(view.seats):
        for card in seat.maybe:
            unsure.setdefault(card, []).append(number)
    places = _placed(list(unsure.items()), room, pick)
    assert places is not None, "hands that can hold all that was seen to go there"
    for card, place in zip(unsure, places, strict=True):
        hands[place].append(card)
        room[place] -= 1
    lying = {card for seat in view.seats for card in seat.flight}.union(view.ante, view.discard, *hands)
    unseen = [card for card in box.pack if card not in lying]
    for number, free in enumerate(room):
        for _ in range(free):
            hands[number].append(unseen.pop(pick(len(unseen))))
    return [tuple(hand) for hand in hands], tuple(unseen)


def _placed(
    cards: Sequence[tuple[str, list[int]]], room: list[int], pick: Callable[[int], int]
) -> list[int] | None:
    """A hand for each of the cards, among those where it may be and that have room; None if there is none."""
    if not cards:
        return []
    (_, seats), later = cards[0], cards[1:]
    left = list(seats)
    while left:
        seat = left.pop(pick(len(left)))
        if room[seat]:
            rest = _placed(later, [free - (number == seat) for number, free in enumerate(room)], pick)
            if rest is not None:
                return [seat, *rest]
    return None


def _seen(view: View) -> dict[str, tuple[int, ...]]:
    """What the viewer knows of hands; as far as anybody can tell, all others know the same."""
    masks: dict[str, int] = {}
    for number, seat in enumerate(view.seats):
        for card in (*seat.known, *seat.maybe):
            masks[card] = masks.get(card, 0) | 1 << number
    return {card: (mask,) * (len(view.seats) + 1) for card, mask in masks.items()}


def _ask(position: Position, view: View) -> None:
    """Open the questions that are open in the view, and those of others that it cannot show."""
    task = position.todo[-1] if position.todo else None
    if view.asked and view.asked[0][1] == "ante":
        rounds.ask_antes(position, tasks.ASK_ANTES, [])
        own: dict[str, tuple[Question, ...]] = {view.viewer: view.questions}
        position.open = tuple([one for asked in position.open for one in own.get(asked.who, (asked,))])
    elif view.questions:
        position.open = view.questions
    elif view.asked:
        position.open = (_hidden_question(position, task),)


def _hidden_question(position: Position, task: object) -> Question:
    """The question that a task puts to somebody in private, or to chance."""
    name = position.box.seats
    match task:
        case tasks.Turn(seat=seat):
            return Question(name[seat], "play", Names(position.hands[seat]), "", True)
        case tasks.Discard(of=of):
            return Question(name[position.turn], "discard", Names(position.hands[position.turn]), of, True)
        case tasks.Demand(target=str(giver), of=of):
            hand = position.hands[position.box.index[giver]]
            legal = Names((*that_fit(position, task.card, task.effect, hand), PAY))
            return Question(giver, "give", legal, of, True)
        case tasks.TakeBlind(victim=victim, of=of):
            return Question(CHANCE, "take", Names(position.hands[victim]), of, True)
        case tasks.Draw(about=about) | tasks.Replace(of=about):
            return Question(CHANCE, "draw", Names(position.deck), about, True)
        case tasks.BuyCards():
            return Question(CHANCE, "draw", Names(position.deck), "", True)
    raise AssertionError(f"nobody is asked in private for {task!r}")
