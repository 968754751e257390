"""A second opinion on Le Jeu des dragons: gold, the end by empty stakes, Coppers and Princesses.

It is written from the rule book alone (D-39, D-47, D-48, D-60, D-75 to D-78, D-86) and shares no code with
the engine: it knows the cards by their names, is told what is done, and says what has to follow. What it is
told of results (who owes, what is repaid, which card came back) it leaves out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pierres.rules.game import Event, Question

GOOD = {"brass", "bronze", "copper", "gold", "silver", "bahamut"}
EVIL = {"black", "blue", "green", "red", "white", "tiamat", "dracolich"}
SEVEN = {"archmage", "dragonslayer", "thief", "druid", "priest", "princess", "fool"}
STAKES = "stakes"
TAKEN = {"black": 2, "white": 3, "thief": 7}
"""What these powers take out of the stakes."""
AFTER_THE_LAST_GOLD = {"repaid", "took", "discarded", "void", "took_antes", "deck_renewed", "gambit_ends"}
"""What may still be told of an effect that has found the stakes empty."""


def kind(card: str) -> str:
    return card.partition("-")[0]


class Referee:
    """Follows one game, answer by answer; AssertionError where the engine does something else."""

    def __init__(self, snapshot: Mapping[str, Any]) -> None:
        seats = snapshot["seats"]
        self.order = [name for name, seat in seats.items() if not seat["out"]]
        self.gold = {name: seat["gold"] for name, seat in seats.items()}
        self.debts = {name: [list(debt) for debt in seat["debts"]] for name, seat in seats.items()}
        self.flights = {name: list(seat["flight"]) for name, seat in seats.items()}
        self.stakes = snapshot["stakes"]
        self.goners: set[str] = set()
        """Cards that the power of a Copper has discarded in this play."""
        self.calls: list[tuple[str, list[str]]] = []
        """The Princesses at work, the last one on top: who plays, and whom she has not called yet."""
        self.empty = False
        """The stakes have been looked at, and held nothing: the gambit is over."""
        self.seen: Counter[str] = Counter()
        """How often the rarer things have happened."""

    # -- gold ----------------------------------------------------------------------------------------

    def pay(self, payer: str, to: str, amount: int) -> None:
        real = min(amount, self.gold[payer])
        self.gold[payer] -= real
        if amount > real:
            owed = self.debts[payer]
            if owed and owed[-1][0] == to:
                owed[-1][1] += amount - real
            else:
                owed.append([to, amount - real])
        self.receive(to, real)

    def receive(self, to: str, amount: int) -> None:
        """One coin after the other, each down the line as far as it goes."""
        for _ in range(amount):
            at = to
            while at != STAKES and self.debts[at]:
                first = self.debts[at][0]
                first[1] -= 1
                at_next = first[0]
                if not first[1]:
                    self.debts[at].pop(0)
                at = at_next
            if at == STAKES:
                self.stakes += 1
            else:
                self.gold[at] += 1

    def take(self, taker: str, amount: int) -> None:
        """D-60: an effect that takes, and the look at the stakes after all repayments."""
        there = self.stakes
        taken = min(amount, there)
        self.stakes -= taken
        self.receive(taker, taken)
        self.seen["found empty"] += there == 0
        self.seen["refilled by a debtor"] += taken == there > 0 and self.stakes > 0
        self.empty = self.stakes == 0
        self.seen["emptied"] += self.empty and there > 0

    def end(self, winner: str) -> None:
        """D-77, D-78: the stakes are won, debts to them void or due; who still owes is out."""
        if winner:
            self.debts[winner] = [debt for debt in self.debts[winner] if debt[0] != STAKES]
            for owed in self.debts.values():
                for debt in owed:
                    debt[0] = winner if debt[0] == STAKES else debt[0]
            won, self.stakes = self.stakes, 0
            self.receive(winner, won)
        for name in list(self.order):
            if self.debts[name]:
                self.order.remove(name)
                self.debts[name] = []
                self.seen["eliminated"] += 1
        self.calls, self.empty = [], False

    # -- what is told --------------------------------------------------------------------------------

    def hear(self, events: Sequence[Event]) -> None:
        """Follow what an answer has led to."""
        for place, event in enumerate(events):
            told = {**(event.public or {}), **(event.private or {})}
            if self.empty:
                assert event.kind in AFTER_THE_LAST_GOLD, f"{event.kind} begins with nothing in the stakes"
            heard = getattr(self, f"_{event.kind}", None)
            if heard is not None:
                heard(event.who, told, events[place + 1 :])

    def _played(self, who: str, told: Mapping[str, Any], _then: Sequence[Event]) -> None:
        assert not self.calls, "a Princess has not called all"
        self.goners.clear()
        self.flights[who].append(told["card"])

    def _paid(self, who: str, told: Mapping[str, Any], _then: Sequence[Event]) -> None:
        self.pay(who, told["to"], told["amount"])

    def _triggered(self, who: str, told: Mapping[str, Any], then: Sequence[Event]) -> None:
        card, of = told["card"], told["of"]
        if told["why"] == "chosen":
            self.quit_called()
            caller, waiting = self.calls[-1]
            assert (caller, card in waiting) == (who, True), f"{card} is not to be called"
            waiting.remove(card)
        assert card not in self.goners, f"{card} came back and works"
        power = kind(of)
        if power == "princess":
            side = [card for card in self.flights[who] if kind(card) in GOOD]
            self.seen["came back, not called"] += bool(self.goners.intersection(side))
            self.seen["second princess"] += bool(self.calls)
            self.calls.append((who, [card for card in side if card not in self.goners]))
        elif power in TAKEN:
            mortal = any(kind(card) in SEVEN for flight in self.flights.values() for card in flight)
            first = next((event for event in then if event.kind != "deck_renewed"), None)
            takes = first is not None and first.kind == "took"
            assert takes == (power != "white" or mortal), f"{of} takes from the stakes"
            assert not takes or first is None or (first.public or {})["amount"] == TAKEN[power]

    def _took(self, who: str, told: Mapping[str, Any], _then: Sequence[Event]) -> None:
        if kind(told["card"]) == "blue":
            evil = sum(kind(card) in EVIL for card in self.flights[who])
            assert told["amount"] == evil, "one gold for each evil dragon"
        self.take(who, told["amount"])

    def _special_flight(self, who: str, told: Mapping[str, Any], then: Sequence[Event]) -> None:
        self.quit_called()
        assert not self.calls, "a special flight is looked at after the power"
        if told["flight"] == "strength":
            assert then[0].kind == "took" and (then[0].public or {})["amount"] == told["strength"]

    def _copper_goes(self, who: str, told: Mapping[str, Any], _then: Sequence[Event]) -> None:
        self.goners.add(told["card"])
        self.gone(who, told["card"])

    def _slain(self, _who: str, told: Mapping[str, Any], _then: Sequence[Event]) -> None:
        self.gone(told["from"], told["card"])

    def gone(self, owner: str, card: str) -> None:
        self.flights[owner].remove(card)
        for _, waiting in self.calls:
            if card in waiting:
                waiting.remove(card)
                self.seen["gone before it was called"] += 1

    def _replaced(self, who: str, told: Mapping[str, Any], then: Sequence[Event]) -> None:
        card, place = told["by"], told["place"]
        self.flights[who].insert(place, card)
        after = next(event for event in then if event.kind != "deck_renewed")
        works = after.kind == "triggered"
        assert works or after.kind == "not_triggered"
        assert (after.public or {})["card"] == card
        assert works != (card in self.goners), f"{card} came in the place of a Copper"
        self.seen["came back"] += not works
        self.seen["replaced"] += 1

    def _gambit_ends(self, who: str, told: Mapping[str, Any], _then: Sequence[Event]) -> None:
        assert (told["why"] == "emptied") == self.empty, "the end by empty stakes"
        assert not (self.empty and who)
        self.seen["ended while a princess called"] += bool(self.empty and any(left for _, left in self.calls))
        self.quit_called()
        assert self.empty or not self.calls, "a Princess has not called all"
        self.end(who)

    def _cleared(self, _who: str, _told: Mapping[str, Any], _then: Sequence[Event]) -> None:
        self.flights = {name: [] for name in self.flights}

    def quit_called(self) -> None:
        """Princesses who have called all are done."""
        while self.calls and not self.calls[-1][1]:
            self.calls.pop()

    # -- what is asked and what is -------------------------------------------------------------------

    def look(self, snapshot: Mapping[str, Any], questions: Sequence[Question]) -> None:
        """Compare with the position that the answer has led to."""
        self.quit_called()
        asked = [question.kind for question in questions]
        if "next" in asked:
            assert sorted(questions[0].legal) == sorted(self.calls[-1][1]), "whom the Princess may call"
            assert len(self.calls[-1][1]) > 1, "a choice of one makes itself"
        if self.empty:
            assert asked in (["discard"], ["keep"]), "nothing else begins"
        if "play" in asked or "ante" in asked:
            assert not self.calls
        assert snapshot["stakes"] == self.stakes
        for name, seat in snapshot["seats"].items():
            mine = (self.gold[name], self.debts[name], self.flights[name], name not in self.order)
            assert (seat["gold"], seat["debts"], seat["flight"], seat["out"]) == mine, name
