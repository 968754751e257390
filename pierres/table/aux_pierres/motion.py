"""How the events of Aux pierres du dragon look: cards turn and slide, things fly, fists open together.

Only what the viewer may see is moved, and a card is seen from its back until the event that reveals it. What
happened comes first, one thing after the other; the next question comes into sight when all of it is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from PySide6.QtCore import QRectF

from pierres.rules.aux_pierres import events
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import COLOURS
from pierres.rules.game import Event
from pierres.table.aux_pierres.pieces import Bank, CharacterCard, Fist, Token
from pierres.table.aux_pierres.pieces.stones import heaps
from pierres.table.cues import Appear, EventMotion, Fade, Fly, Late, Move, Open, Stand
from pierres.table.picture import Picture, Placement
from pierres.table.pieces import Banner
from pierres.table.places import Rect, around
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


class AuxPierresMotion(EventMotion):
    """Turns the events of one change into cues, one after the other."""

    def __init__(
        self, before: Picture, after: Picture, characters: Mapping[str, Character], lang: str,
        colours: Mapping[str, str], say: Callable[[Sentence], Placement],
        verdict: Callable[[Event], Sentence], paid: Mapping[str, Mapping[str, int]],
    ) -> None:  # fmt: skip
        """`say` is how a sentence stands in the large line, `verdict` how an auction was decided, and `paid`
        what lies in open fists and is paid when that is said.
        """
        super().__init__(before, after)
        self._say, self._verdict = say, verdict
        self._characters = characters
        self._lang = lang
        self._colours = colours
        self._paid = {seat: coins for seat, coins in paid.items() if any(coins.values())}
        self._lines: list[tuple[float, Placement | None]] = []

    def show(self, event: Event) -> None:
        if event.kind in _VERDICTS:
            self._tell(event)
        super().show(event)

    def show_rest(self) -> None:
        if self.added or self.at:
            self._slide_the_rest()
            self._question_last()

    # ---- the large line

    def _tell(self, event: Event) -> None:
        """Who won stands in the large line, alone, before anything comes of it."""
        line = self._say(self._verdict(event))
        final = self.new.get("headline")
        if final is not None and _text(final) == _text(line):
            self.add(Fade("headline", self.at, 160.0))
            self._lines.append((self.at, None))
        else:
            self._lines.append((self.at, line))
        for seat, coins in self._paid.items():
            for _, place in self._in_hand(seat, coins):
                self.add(Stand(place, self.at, self.at + VERDICT))
        self.wait(VERDICT)
        self.calm = self.at
        self._pay()

    def _question_last(self) -> None:
        """What is asked, who is asked, and what can be chosen comes into sight when all else is over."""
        end = self.at
        for (start, line), (until, _) in pairwise([*self._lines, (end, None)]):
            if line is not None:
                self.add(Stand(line, start, until))
        if not self.old:
            return
        cued = {cue.key for cue in self.added if not isinstance(cue, Fly | Stand)}
        for key, new in self.new.items():
            old = self.old.get(key)
            if key in cued or old == new:
                continue
            if old is None or (key == "headline" and self._lines):
                self.add(Fade(key, end, 180.0))
            else:
                self.add(Late(key, end))

    # ---- places

    def _bank(self, kind: str) -> Rect | None:
        bank = self.new.get("bank")
        if bank is None or not isinstance(bank.piece, Bank):
            return None
        rect = bank.rect
        icon = bank.piece.place_of(kind, QRectF(0, 0, rect.w, rect.h))
        return Rect(rect.x + icon.x(), rect.y + icon.y(), icon.width(), icon.height())

    def _seat(self, seat: str, kind: str) -> Rect | None:
        """Where a thing of that kind lies or vanishes at a seat."""
        if kind in COLOURS:
            rect = self.rect(f"stones:{seat}:{kind}")
            return around(rect.cx, rect.cy, rect.h, rect.h) if rect is not None else None
        rect = self.rect(f"purse:{seat}:{kind}") or self.rect(f"screen:{seat}")
        if rect is None:
            rect = self.rect(f"purse:{kind}") or self.rect("panel")
        return around(rect.cx, rect.cy, 24, 24) if rect is not None else None

    def _bag(self) -> Rect | None:
        rect = self.rect("bag")
        return around(rect.cx, rect.y + 0.2 * rect.h, 24, 24) if rect is not None else None

    # ---- flights

    def _coins(self, kind: str, n: int, start: Rect | None, end: Rect | None, fall: bool = False) -> None:
        """`n` stones or coins of a kind, one shortly after the other, beside what else flies now."""
        if start is None or end is None or n <= 0:
            return
        side = max(18.0, min(start.h, end.h, 40.0))
        place = around(end.cx, end.cy, side, side)
        for number in range(min(n, MOST_AT_ONCE)):
            self.fly(Token(kind), start, place, FLIGHT, number * STAGGER, fall)

    def _late(self, key: str) -> None:
        if key not in self.new:
            return
        when = self.at + FLIGHT
        self.add(Late(key, when) if key in self.old else Fade(key, when, 120.0))

    def _newest(self, character: str) -> str | None:
        """The key of that character's card which was not there before, or which lies elsewhere now."""
        keys = [key for key in self.new if key.startswith(f"card:{character}#")]
        fresh = [key for key in keys if key not in self.old]
        return next(iter((fresh or keys)[-1:]), None)

    # ---- events, by their names

    def show_auction(self, who: str, data: events.Auction) -> None:
        key = self._newest(data["character"])
        if key is None:
            return
        character = self._characters[data["character"]]
        if getattr(character, "always_first", False):
            self.appear(key, FLIP)
            self.moved.add(key)
        else:
            self.move(key, self.rect("pile"), FLIP, flip=True)
        self.wait(FLIP)

    def show_chose_character(self, who: str, data: events.ChoseCharacter) -> None:
        key = self._newest(data["character"])
        if key is None:
            return
        if data.get("pool") == "unplayed":
            self.move(key, self.rect("pile"), FLIP, flip=True)
        self.wait(FLIP)

    def show_joined_row(self, who: str, data: events.OfCharacter) -> None:
        key = self._newest(data["character"])
        if key is None or key in self.moved:
            return
        old, new = self.old.get(key), self.new[key]
        start = old.rect if old is not None else self._middle()
        if start is not None and start != new.rect:
            self.move(key, start, FLIP)
            self.wait(FLIP)

    def _middle(self) -> Rect | None:
        """Where a card up for bids lies: the largest card of the picture."""
        cards = [
            placement.rect
            for placement in self.new.values()
            if isinstance(placement.piece, CharacterCard) and placement.key.startswith("card:")
        ]
        slot = self.rect("slot:middle")
        return slot or max(cards, key=lambda rect: rect.w, default=None)

    def show_fists_opened(self, who: str, data: events.FistsOpened) -> None:
        """All stand closed, open together, and show what was in them; paid is when it is said who won."""
        kind = "bid" if data["round"] == "gold" else "silver"
        self._lines.append((self.at, self._say(Sentence(translate("AuxTable", "The fists open…")))))
        opens = self.at + CLOSED
        counted = opens + 0.5 * OPENING
        for seat, coins in data["fists"].items():
            if f"fist:{seat}" not in self.new:
                continue
            closed = Fist(self._colours[seat])
            self.add(Open(f"fist:{seat}", closed, opens, OPENING))
            if f"fist:{seat}:{kind}" in self.new:
                self.add(Appear(f"fist:{seat}:{kind}", counted, 260.0))
            gold = f"fist:{seat}:bid"
            if kind == "silver" and gold in self.new:
                # It makes room for the silver beside it.
                self.add(Late(gold, counted) if gold in self.old else Appear(gold, counted, 260.0))
            for _, place in self._in_hand(seat, coins):
                self.add(Stand(place, counted, opens + OPENING + COUNTED))
        self.at = opens + OPENING + COUNTED
        self.calm = self.at

    def _in_hand(self, seat: str, coins: Mapping[str, int]) -> list[tuple[str, Placement]]:
        """Kind by kind the coins that came out of a fist, laid out before the screen beside the hand."""
        screen, hand = self.rect(f"screen:{seat}"), self.rect(f"fist:{seat}")
        if screen is None or hand is None:
            return []
        room = Rect(screen.x + 0.05 * screen.w, hand.y, hand.x - screen.x - 0.06 * screen.w, hand.h)
        size = min(0.46 * room.h, room.w / 3)
        return [
            (kind, Placement("flying", heap, place, 24))
            for kind, heap, place in heaps(coins, room, size, label=False)
        ]

    def _pay(self) -> None:
        """What was in the fists is spent: fairy gold before the screen, all else at the bank."""
        for seat, coins in self._paid.items():
            for kind, placement in self._in_hand(seat, coins):
                start = around(placement.rect.cx, placement.rect.cy, placement.rect.h, placement.rect.h)
                if kind == "fairy":
                    self._coins(kind, coins[kind], start, self._spent(seat), fall=True)
                    self._late(f"spent:{seat}")
                else:
                    self._coins(kind, coins[kind], start, self._bank(kind))
        if self._paid:
            self.wait(FLIGHT + STAGGER)
        self._paid = {}

    def _spent(self, seat: str) -> Rect | None:
        rect = self.rect(f"spent:{seat}")
        return around(rect.cx, rect.cy, rect.h, rect.h) if rect is not None else self._seat(seat, "fairy")

    def show_gave_bid(self, who: str, data: events.GaveBid) -> None:
        self._coins("fairy", int(data.get("fairy", 0)), self._spent(who), self._bank("fairy"))
        self.wait(FLIGHT + STAGGER)

    def show_paid_stones(self, who: str, data: events.OfStones) -> None:
        self._pay_bank(who, data["stones"])

    def show_paid_coins(self, who: str, data: events.PaidCoins) -> None:
        self._pay_bank(who, data["coins"])

    def _pay_bank(self, who: str, things: Mapping[str, int]) -> None:
        for kind, n in things.items():
            self._coins(kind, n, self._seat(who, kind), self._bank(kind))
        self.wait(FLIGHT + STAGGER)

    def show_gained(self, who: str, data: events.Gained) -> None:
        kind = data["coin"]
        self._coins(kind, data["n"], self._bank(kind), self._seat(who, kind))
        self._late(f"purse:{kind}" if f"purse:{kind}" in self.new else f"purse:{who}:{kind}")
        self.wait(FLIGHT + STAGGER)

    def show_gained_stones(self, who: str, data: events.GainedStones) -> None:
        self._take_stones(who, {data["colour"]: data["n"]})

    def _take_stones(self, who: str, stones: Mapping[str, int], start: Rect | None = None) -> None:
        for colour, n in stones.items():
            self._coins(colour, n, start or self._bank(colour), self._seat(who, colour), fall=True)
            self._late(f"stones:{who}:{colour}")
        self.wait(FLIGHT + STAGGER)

    def show_bought(self, who: str, data: events.Bought) -> None:
        if any(data["coins"].values()):
            self._pay_bank(who, data["coins"])
        if any(data["stones"].values()):
            self._take_stones(who, data["stones"])

    def show_scored(self, who: str, data: events.Scored) -> None:
        self.pulse(f"die:{who}", 300.0)
        self.wait(300.0)

    def show_stole(self, who: str, data: events.Stole) -> None:
        victim, what = data["victim"], data["thing"]
        kind = data["colour"] if what == "stone" else what
        start = self._spent(victim) if data.get("front") else self._seat(victim, kind)
        self._coins(kind, 1, start, self._seat(who, kind))
        if what == "stone":
            self._late(f"stones:{who}:{kind}")
        self.wait(FLIGHT + STAGGER)

    def show_seized(self, who: str, data: events.Seized) -> None:
        # From fist to fist: what it holds is nobody else's business (R-X4).
        start, end = self._seat(data["victim"], "fairy"), self._seat(who, "fairy")
        if start is not None and end is not None:
            hand = Fist(self._colours[data["victim"]])
            self.fly(hand, start, around(end.cx, end.cy, 56, 56), FLIGHT + 100)
            self.wait(FLIGHT + 100)

    def show_banished(self, who: str, data: events.Banished) -> None:
        colour = data["colour"]
        for seat, n in data["stones"].items():
            self._coins(colour, n, self._seat(seat, colour), self._bank(colour))
        self.wait(FLIGHT + STAGGER)

    def show_bag_filled(self, who: str, data: events.OfStones) -> None:
        for colour, n in data["stones"].items():
            self._coins(colour, min(n, 3), self._bank(colour), self._bag())
        self.wait(FLIGHT + STAGGER)

    def show_drew(self, who: str, data: events.Drew) -> None:
        key, rect = "bag:drawn:last", self.rect("bag:drawn:last")
        end = self._seat(who, data["colour"]) if rect is None else around(rect.cx, rect.cy, rect.h, rect.h)
        self.pulse("bag", 220.0)
        self.wait(220.0)
        self._coins(data["colour"], 1, self._bag(), end, fall=True)
        self._late(key)
        self.wait(FLIGHT + STAGGER)

    def show_bag_kept(self, who: str, data: events.OfStones) -> None:
        self._take_stones(who, data["stones"], self._bag())

    def show_bag_lost(self, who: str, data: events.BagLost) -> None:
        for colour, n in data["stones"].items():
            self._coins(colour, n, self._bag(), self._bank(colour))
        self.wait(FLIGHT + STAGGER)

    def show_dealt(self, who: str, data: events.Dealt) -> None:
        for seat, stones in data["stones"].items():
            for colour, n in stones.items():
                self._coins(colour, n, self._bag(), self._seat(seat, colour), fall=True)
        self.wait(FLIGHT + STAGGER)

    def show_kept(self, who: str, data: events.OfCharacter) -> None:
        self.appear(f"held:{who}", FLIP)
        self.wait(FLIP)

    def show_round_ends(self, who: str, data: events.RoundEnds) -> None:
        end = self.rect("pile")
        for key, placement in self.old.items():
            if key in self.new:
                continue
            if self.at and key.startswith(("card:", "spent:")):
                # Until now it lay there.
                self.add(Stand(placement, 0.0, self.at))
            if end is not None and isinstance(placement.piece, CharacterCard) and key.startswith("card:"):
                self.fly(CharacterCard(placement.piece.character, self._lang), placement.rect, end, FLIGHT)
        for seat, n in data["fairy"].items():
            there = self.old.get(f"spent:{seat}")
            self._coins("fairy", min(n, 3), there.rect if there else None, self._seat(seat, "fairy"))
        self.wait(FLIGHT + STAGGER)

    def show_game_over(self, who: str, data: events.GameOver) -> None:
        self.pulse(f"plate:{who}", 300.0)
        self.wait(300.0)

    # ---- what only lies elsewhere

    def _slide_the_rest(self) -> None:
        """Cards and places that lie elsewhere than before slide; cards that nobody announced grow."""
        end = max(0.0, self.at - FLIP)
        for key, new in self.new.items():
            if key in self.moved:
                continue
            old = self.old.get(key)
            moves = isinstance(new.piece, CharacterCard) or key in ("bank", "bag", "pile")
            if moves and old is not None and old.rect != new.rect:
                at = end if isinstance(new.piece, CharacterCard) else 0.0
                self.add(Move(key, old.rect, at, FLIP))


def _text(line: Placement) -> str:
    """The sentence of a large line."""
    return line.piece.text if isinstance(line.piece, Banner) else ""
