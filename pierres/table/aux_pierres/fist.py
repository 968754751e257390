"""An answer in the making: the fist that closes on coins, the stones laid out to pay, the purchase.

What cannot be laid at all (a coin that is not there) is not laid.
"""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.aux_pierres.constants import COLOURS, GOLD_FIST, SILVER_FIST
from pierres.rules.aux_pierres.spaces import MONEY, Purchases
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Illegal, Question
from pierres.rules.given import Json
from pierres.rules.legal import CountChoices, UpTo
from pierres.table.draft import Draft

FILLED_BY = {"fairy": "common"}
"""What a number typed for one kind takes when that kind does not reach."""
KINDS_OF = {"bid": GOLD_FIST, "silver": SILVER_FIST, "pay": COLOURS, "buy": MONEY + COLOURS}


class FistDraft(Draft):
    """What has been laid out so far for one question, kind by kind: `bid`, `silver`, `pay` or `buy`."""

    def __init__(self, question: Question, view: View) -> None:
        super().__init__(question)
        self.counts: dict[str, int] = {}
        self.touched = False
        """Whether anything was done: a fist that nobody touched does not close on a stray Enter."""
        self._typed = ""
        self.filled = 0
        """Common gold that the number typed last has taken, for want of fairy gold."""
        seat = view.seat(question.who)
        there: dict[str, int] = {}
        if question.kind == "pay":
            there = dict(seat.stones)
        elif seat.purse is not None:
            there = dict(seat.purse)
        if question.kind == "buy":
            there |= {colour: view.bank[colour] for colour in COLOURS}
        self.limits = {kind: there.get(kind, 0) for kind in KINDS_OF[question.kind]}
        legal = question.legal
        if question.kind == "silver" and isinstance(legal, UpTo) and not legal.limits["amulet"]:
            self.limits.pop("amulet")

    def count(self, kind: str) -> int:
        """How many of a kind are laid out."""
        return self.counts.get(kind, 0)

    def can_add(self, kind: str) -> bool:
        """Whether one more of that kind can be laid out, so that a payment can still become legal."""
        if self.count(kind) >= self.limits.get(kind, 0):
            return False
        if self.kind != "pay":
            return True
        wanted = {**self.counts, kind: self.count(kind) + 1}
        assert isinstance(self.question.legal, CountChoices)
        return any(
            all(choice.get(colour, 0) >= n for colour, n in wanted.items()) for choice in self.question.legal
        )

    def add(self, kind: str) -> bool:
        """Lay out one more; False if there is none."""
        self.end_number()
        if not self.can_add(kind):
            return False
        self.set(kind, self.count(kind) + 1)
        return True

    def take(self, kind: str) -> bool:
        """Take one back; False if there is none."""
        self.end_number()
        if self.count(kind) <= 0:
            return False
        self.set(kind, self.count(kind) - 1)
        return True

    def set(self, kind: str, n: int) -> None:
        """Lay out exactly `n`, within what is there; to ask for more is no choice of an empty fist."""
        wanted, n = n, max(0, min(n, self.limits.get(kind, 0)))
        self.touched = self.touched or n > 0 or wanted <= 0
        if n:
            self.counts[kind] = n
        else:
            self.counts.pop(kind, None)

    def type_digit(self, kind: str, digit: int) -> bool:
        """A digit for a kind; two in a row make a number. False if there are fewer: then all are laid.

        On the line of the fairy gold of a bid it is gold that is meant: common gold makes up what fairy gold
        does not reach. It is spent for good, so it comes last.
        """
        helper = FILLED_BY.get(kind, "") if self.kind == "bid" else ""
        there = self.limits.get(kind, 0) + self.limits.get(helper, 0)
        typed = (self._typed + str(digit))[-2:]
        if int(typed) > there >= digit:
            typed = str(digit)
        wanted = int(typed)
        missing = wanted - self.limits.get(kind, 0)
        if helper and (missing > 0 or self.filled):
            self.set(helper, max(0, missing))
        self.set(kind, wanted)
        self.filled = self.count(helper) if missing > 0 else 0
        self._typed = typed
        return wanted <= there

    def too_few(self, kind: str) -> Illegal:
        """The refusal of more of a kind than there are, as the rules would give it."""
        have = self.limits.get(kind, 0)
        if kind in COLOURS:
            return Illegal(self.question.who, self.kind, None, "not_in_bank", {"colour": kind, "have": have})
        return Illegal(self.question.who, self.kind, None, "not_in_purse", {"coin": kind, "have": have})

    def end_number(self) -> None:
        """The next digit begins a new number, and leaves alone what was laid until now."""
        self._typed = ""
        self.filled = 0

    def clear(self) -> None:
        """Lay out nothing, on purpose: the empty fist."""
        self.counts = {}
        self.touched = True
        self.filled = 0
        self._typed = ""

    def value(self) -> dict[str, Json]:
        if self.kind != "buy":
            return dict(self.counts)
        return {
            "stones": {kind: n for kind, n in self.counts.items() if kind in COLOURS},
            "coins": {kind: n for kind, n in self.counts.items() if kind in MONEY},
        }

    def complete(self) -> bool:
        return (self.touched or self.kind == "pay") and super().complete()

    def wanted(self) -> int:
        """Stones laid out to be bought."""
        return sum(self.count(colour) for colour in COLOURS)

    @property
    def shop(self) -> Purchases:
        """What can be bought, and at what prices; only for a purchase."""
        assert isinstance(self.question.legal, Purchases)
        return self.question.legal

    def paid_for(self) -> tuple[int, int, int]:
        """How many stones the coins laid out pay for, and the gold and the silver that is left over."""
        return self.shop.paid_for((self.count("fairy"), self.count("common"), self.count("silver")))


def stones_left(stones: Mapping[str, int], draft: FistDraft | None, colour: str) -> int:
    """Stones of a colour that still lie in their heap while some are laid out to pay."""
    return stones[colour] - (draft.count(colour) if draft is not None and draft.kind == "pay" else 0)
