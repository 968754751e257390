"""How the events of Aux pierres du dragon look: cards turn and slide, things fly, fists open together.

Only what the viewer may see is moved, and a card is seen from its back until the event that reveals it. What
happened comes first, one thing after the other; the next question comes into sight when all of it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.game import Event
from pierres.table.cues import Appear, Cue, Fade, Fly, Late, Move, Open, Pulse, Stand, shortened
from pierres.table.pieces import Bank, Card, Coin, Fist, Heap, Stone
from pierres.table.places import Rect, around, columns
from pierres.table.stage import Picture, Thing
from pierres.translation import translate
from pierres.wording.typeset import Sentence

FLIGHT = 270.0
STAGGER = 45.0
FLIP = 300.0
CLOSED = 620.0
"""For so long all fists stand closed before they open together."""
OPENING = 300.0
COUNTED = 720.0
"""For so long the open fists are read before it is said who won."""
VERDICT = 1150.0
"""For so long it is said who won before anything else happens."""
MOST_AT_ONCE = 6
_VERDICTS = ("won", "tied", "no_bid", "cursed")


class Moves:
    """Turns the events of one answer into cues, one after the other."""

    def __init__(
        self,
        before: Picture,
        after: Picture,
        characters: Mapping[str, Any],
        lang: str,
        colours: Mapping[str, str],
        say: Callable[[Sentence], Thing],
        verdict: Callable[[Event], Sentence],
        paid: Mapping[str, Mapping[str, int]],
    ) -> None:
        """`say` is how a sentence stands in the large line, `verdict` how an auction was decided, and `paid`
        what lies in open fists and is paid when that is said.
        """
        self._say, self._verdict = say, verdict
        self._old = {thing.key: thing for thing in before.things}
        self._new = {thing.key: thing for thing in after.things}
        self._characters = characters
        self._lang = lang
        self._colours = colours
        self._at = 0.0
        self._cues: list[Cue] = []
        self._moved: set[str] = set()
        self._calm = 0.0
        self._paid = {seat: coins for seat, coins in paid.items() if any(coins.values())}
        self._lines: list[tuple[float, Thing | None]] = []

    def cues(self, events: Sequence[Event]) -> list[Cue]:
        """The cues for these events; things that merely lie elsewhere now slide there at the end."""
        for event in events:
            facts = event.public or {}
            act = getattr(self, f"_{event.kind}", None)
            if event.kind in _VERDICTS:
                self._tell(event)
            elif act is not None:
                act(event.who, facts)
        if not self._cues and not self._at:
            return []
        self._slide_the_rest()
        self._question_last()
        return shortened(self._cues, self._calm)

    # ---- the large line

    def _tell(self, event: Event) -> None:
        """Who won stands in the large line, alone, before anything comes of it."""
        line = self._say(self._verdict(event))
        final = self._new.get("headline")
        if final is not None and final.props["text"] == line.props["text"]:
            self._cues.append(Fade("headline", self._at, 160.0))
            self._lines.append((self._at, None))
        else:
            self._lines.append((self._at, line))
        for seat, coins in self._paid.items():
            for place in self._in_hand(seat, coins):
                self._cues.append(Stand(place, self._at, self._at + VERDICT))
        self._next(VERDICT)
        self._calm = self._at
        self._pay()

    def _question_last(self) -> None:
        """What is asked, who is asked, and what can be chosen comes into sight when all else is over."""
        end = self._at
        for (start, line), (until, _) in pairwise([*self._lines, (end, None)]):
            if line is not None:
                self._cues.append(Stand(line, start, until))
        if not self._old:
            return
        cued = {cue.key for cue in self._cues if not isinstance(cue, Fly | Stand)}
        for key, new in self._new.items():
            old = self._old.get(key)
            if key in cued or old == new:
                continue
            if old is None or (key == "headline" and self._lines):
                self._cues.append(Fade(key, end, 180.0))
            else:
                self._cues.append(Late(key, end))

    # ---- places

    def _rect(self, key: str) -> Rect | None:
        thing = self._new.get(key) or self._old.get(key)
        return thing.rect if thing is not None else None

    def _bank(self, kind: str) -> Rect | None:
        rect = self._rect("bank")
        thing = self._new.get("bank")
        if rect is None or thing is None:
            return None
        probe = Bank(rect.w, rect.h, thing.props["title"], thing.props["px"])
        probe.stock = thing.props["stock"]
        icon = probe.place_of(kind)
        return Rect(rect.x + icon.x(), rect.y + icon.y(), icon.width(), icon.height())

    def _seat(self, seat: str, kind: str) -> Rect | None:
        """Where a thing of that kind lies or vanishes at a seat."""
        if kind in COLOURS:
            rect = self._rect(f"stones:{seat}:{kind}")
            return around(rect.cx, rect.cy, rect.h, rect.h) if rect is not None else None
        rect = self._rect(f"purse:{seat}:{kind}") or self._rect(f"screen:{seat}")
        if rect is None:
            rect = self._rect(f"purse:{kind}") or self._rect("panel")
        return around(rect.cx, rect.cy, 24, 24) if rect is not None else None

    def _bag(self) -> Rect | None:
        rect = self._rect("bag")
        return around(rect.cx, rect.y + 0.2 * rect.h, 24, 24) if rect is not None else None

    # ---- flights

    def _fly(self, kind: str, n: int, start: Rect | None, end: Rect | None, fall: bool = False) -> None:
        """`n` stones or coins of a kind, one shortly after the other, beside what else flies now."""
        if start is None or end is None or n <= 0:
            return
        side = max(18.0, min(start.h, end.h, 40.0))
        piece = Stone if kind in COLOURS else Coin
        for number in range(min(n, MOST_AT_ONCE)):
            place = around(end.cx, end.cy, side, side)
            thing = Thing("flying", piece, place, make={"kind": kind})
            self._cues.append(Fly(thing, start, self._at + number * STAGGER, FLIGHT, fall))

    def _late(self, key: str) -> None:
        if key not in self._new:
            return
        when = self._at + FLIGHT
        self._cues.append(Late(key, when) if key in self._old else Fade(key, when, 120.0))

    def _next(self, ms: float = FLIGHT + STAGGER) -> None:
        self._at += ms

    def _card_flies(self, key: str, start: Rect | None, flip: bool) -> None:
        if start is None or key in self._moved or key not in self._new:
            return
        self._moved.add(key)
        self._cues.append(Move(key, start, self._at, FLIP, flip))

    def _newest(self, character: str) -> str | None:
        """The key of that character's card which was not there before, or which lies elsewhere now."""
        keys = [key for key in self._new if key.startswith(f"card:{character}#")]
        fresh = [key for key in keys if key not in self._old]
        return next(iter((fresh or keys)[-1:]), None)

    # ---- events, by their names

    def _auction(self, who: str, facts: Mapping[str, Any]) -> None:
        key = self._newest(facts["character"])
        if key is None:
            return
        character = self._characters[facts["character"]]
        if getattr(character, "always_first", False):
            self._cues.append(Appear(key, self._at, FLIP))
            self._moved.add(key)
        else:
            self._card_flies(key, self._rect("pile"), flip=True)
        self._next(FLIP)

    def _chose_character(self, who: str, facts: Mapping[str, Any]) -> None:
        key = self._newest(facts["character"])
        if key is None:
            return
        if facts.get("pool") == "unplayed":
            self._card_flies(key, self._rect("pile"), flip=True)
        self._next(FLIP)

    def _joined_row(self, who: str, facts: Mapping[str, Any]) -> None:
        key = self._newest(facts["character"])
        if key is None or key in self._moved:
            return
        old, new = self._old.get(key), self._new[key]
        start = old.rect if old is not None else self._middle()
        if start is not None and start != new.rect:
            self._card_flies(key, start, flip=False)
            self._next(FLIP)

    def _middle(self) -> Rect | None:
        """Where a card up for bids lies: the largest card of the picture."""
        cards = [
            thing.rect
            for thing in self._new.values()
            if thing.piece is Card and thing.key.startswith("card:")
        ]
        slot = self._rect("slot:middle")
        return slot or max(cards, key=lambda rect: rect.w, default=None)

    def _fists_opened(self, who: str, facts: Mapping[str, Any]) -> None:
        """All stand closed, open together, and show what was in them; paid is when it is said who won."""
        kind = "bid" if facts["round"] == "gold" else "silver"
        self._lines.append((self._at, self._say(Sentence(translate("AuxTable", "The fists open…")))))
        opens = self._at + CLOSED
        counted = opens + 0.5 * OPENING
        for seat, coins in facts["fists"].items():
            if f"fist:{seat}" not in self._new:
                continue
            self._cues.append(Open(f"fist:{seat}", opens, OPENING))
            if f"fist:{seat}:{kind}" in self._new:
                self._cues.append(Appear(f"fist:{seat}:{kind}", counted, 260.0))
            gold = f"fist:{seat}:bid"
            if kind == "silver" and gold in self._new:
                # It makes room for the silver beside it.
                self._cues.append(Late(gold, counted) if gold in self._old else Appear(gold, counted, 260.0))
            for place in self._in_hand(seat, coins):
                self._cues.append(Stand(place, counted, opens + OPENING + COUNTED))
        self._at = opens + OPENING + COUNTED
        self._calm = self._at

    def _in_hand(self, seat: str, coins: Mapping[str, int]) -> list[Thing]:
        """The coins that came out of a fist, laid out before the screen beside the hand."""
        screen, hand = self._rect(f"screen:{seat}"), self._rect(f"fist:{seat}")
        there = [kind for kind in COINS if coins.get(kind)]
        if screen is None or hand is None or not there:
            return []
        room = Rect(screen.x + 0.05 * screen.w, hand.y, hand.x - screen.x - 0.06 * screen.w, hand.h)
        size = min(0.46 * room.h, room.w / 3)
        shares = [1.0 + min(coins[kind], 8) * 0.55 for kind in there]
        return [
            Thing(
                "flying", Heap, Rect(cell.x, room.cy - size / 2, cell.w, size), z=24,
                make={"kind": kind, "label": False, "align": "center"}, props={"count": coins[kind]},
            )
            for kind, cell in zip(there, columns(room, shares, 3.0), strict=True)
        ]  # fmt: skip

    def _pay(self) -> None:
        """What was in the fists is spent: fairy gold before the screen, all else at the bank."""
        for seat, coins in self._paid.items():
            for thing in self._in_hand(seat, coins):
                kind = thing.make["kind"]
                start = around(thing.rect.cx, thing.rect.cy, thing.rect.h, thing.rect.h)
                if kind == "fairy":
                    self._fly(kind, coins[kind], start, self._spent(seat), fall=True)
                    self._late(f"spent:{seat}")
                else:
                    self._fly(kind, coins[kind], start, self._bank(kind))
        if self._paid:
            self._next()
        self._paid = {}

    def _spent(self, seat: str) -> Rect | None:
        rect = self._rect(f"spent:{seat}")
        return around(rect.cx, rect.cy, rect.h, rect.h) if rect is not None else self._seat(seat, "fairy")

    def _gave_bid(self, who: str, facts: Mapping[str, Any]) -> None:
        self._fly("fairy", int(facts.get("fairy", 0)), self._spent(who), self._bank("fairy"))
        self._next()

    def _paid_stones(self, who: str, facts: Mapping[str, Any]) -> None:
        for colour, n in facts["stones"].items():
            self._fly(colour, n, self._seat(who, colour), self._bank(colour))
        self._next()

    def _paid_coins(self, who: str, facts: Mapping[str, Any]) -> None:
        for kind, n in facts["coins"].items():
            self._fly(kind, n, self._seat(who, kind), self._bank(kind))
        self._next()

    def _gained(self, who: str, facts: Mapping[str, Any]) -> None:
        kind = facts["coin"]
        self._fly(kind, facts["n"], self._bank(kind), self._seat(who, kind))
        self._late(f"purse:{kind}" if f"purse:{kind}" in self._new else f"purse:{who}:{kind}")
        self._next()

    def _gained_stones(self, who: str, facts: Mapping[str, Any]) -> None:
        self._take_stones(who, {facts["colour"]: facts["n"]})

    def _take_stones(self, who: str, stones: Mapping[str, int], start: Rect | None = None) -> None:
        for colour, n in stones.items():
            self._fly(colour, n, start or self._bank(colour), self._seat(who, colour), fall=True)
            self._late(f"stones:{who}:{colour}")
        self._next()

    def _bought(self, who: str, facts: Mapping[str, Any]) -> None:
        if any(facts["coins"].values()):
            self._paid_coins(who, facts)
        if any(facts["stones"].values()):
            self._take_stones(who, facts["stones"])

    def _scored(self, who: str, facts: Mapping[str, Any]) -> None:
        self._cues.append(Pulse(f"die:{who}", self._at, 300.0))
        self._next(300.0)

    def _stole(self, who: str, facts: Mapping[str, Any]) -> None:
        victim, thing = facts["victim"], facts["thing"]
        kind = facts["colour"] if thing == "stone" else thing
        start = self._spent(victim) if facts.get("front") else self._seat(victim, kind)
        self._fly(kind, 1, start, self._seat(who, kind))
        if thing == "stone":
            self._late(f"stones:{who}:{kind}")
        self._next()

    def _seized(self, who: str, facts: Mapping[str, Any]) -> None:
        # From fist to fist: what it holds is nobody else's business (R-X4).
        start, end = self._seat(facts["victim"], "fairy"), self._seat(who, "fairy")
        if start is not None and end is not None:
            hand = Thing(
                "flying",
                Fist,
                around(end.cx, end.cy, 56, 56),
                make={"colour": self._colours[facts["victim"]]},
            )
            self._cues.append(Fly(hand, start, self._at, FLIGHT + 100))
            self._next(FLIGHT + 100)

    def _banished(self, who: str, facts: Mapping[str, Any]) -> None:
        colour = facts["colour"]
        for seat, n in facts["stones"].items():
            self._fly(colour, n, self._seat(seat, colour), self._bank(colour))
        self._next()

    def _bag_filled(self, who: str, facts: Mapping[str, Any]) -> None:
        for colour, n in facts["stones"].items():
            self._fly(colour, min(n, 3), self._bank(colour), self._bag())
        self._next()

    def _drew(self, who: str, facts: Mapping[str, Any]) -> None:
        key = "bag:drawn:last"
        rect = self._rect(key)
        end = (
            around(rect.cx, rect.cy, rect.h, rect.h) if rect is not None else self._seat(who, facts["colour"])
        )
        self._cues.append(Pulse("bag", self._at, 220.0))
        self._next(220.0)
        self._fly(facts["colour"], 1, self._bag(), end, fall=True)
        self._late(key)
        self._next()

    def _bag_kept(self, who: str, facts: Mapping[str, Any]) -> None:
        self._take_stones(who, facts["stones"], self._bag())

    def _bag_lost(self, who: str, facts: Mapping[str, Any]) -> None:
        for colour, n in facts["stones"].items():
            self._fly(colour, n, self._bag(), self._bank(colour))
        self._next()

    def _dealt(self, who: str, facts: Mapping[str, Any]) -> None:
        for seat, stones in facts["stones"].items():
            for colour, n in stones.items():
                self._fly(colour, n, self._bag(), self._seat(seat, colour), fall=True)
        self._next()

    def _kept(self, who: str, facts: Mapping[str, Any]) -> None:
        self._cues.append(Appear(f"held:{who}", self._at, FLIP))
        self._next(FLIP)

    def _round_ends(self, who: str, facts: Mapping[str, Any]) -> None:
        end = self._rect("pile")
        for key, thing in self._old.items():
            if key in self._new:
                continue
            if key.startswith(("card:", "spent:")):
                # Until now it lay there.
                self._cues.append(Stand(thing, 0.0, self._at))
            if end is not None and thing.piece is Card and key.startswith("card:"):
                back = Thing(
                    "flying", Card, Rect(end.x, end.y, end.w, end.h),
                    make={"character": thing.props["character"], "lang": self._lang},
                )  # fmt: skip
                self._cues.append(Fly(back, thing.rect, self._at, FLIGHT))
        for seat, n in facts["fairy"].items():
            self._fly("fairy", min(n, 3), self._old_rect(f"spent:{seat}"), self._seat(seat, "fairy"))
        self._next()

    def _old_rect(self, key: str) -> Rect | None:
        thing = self._old.get(key)
        return thing.rect if thing is not None else None

    def _game_over(self, who: str, facts: Mapping[str, Any]) -> None:
        self._cues.append(Pulse(f"plate:{who}", self._at, 300.0))
        self._next(300.0)

    # ---- what only lies elsewhere

    def _slide_the_rest(self) -> None:
        """Cards and places that lie elsewhere than before slide; cards that nobody announced grow."""
        end = max(0.0, self._at - FLIP)
        for key, new in self._new.items():
            if key in self._moved:
                continue
            old = self._old.get(key)
            moves = new.piece is Card or key in ("bank", "bag", "pile")
            if moves and old is not None and old.rect != new.rect:
                at = end if new.piece is Card else 0.0
                self._cues.append(Move(key, old.rect, at, FLIP))
