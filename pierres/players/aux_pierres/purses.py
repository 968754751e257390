"""What lies behind the screens, worked out from what happens: all start equal and pay openly (R-I2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import COIN_NUMBER, COIN_SUPPLY, COINS, FAIRY, PURSE_AT_START
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Event


class Purses:
    """The coins behind each screen, as somebody knows who has counted from the beginning."""

    def __init__(self, seats: Sequence[str], characters: Mapping[str, Character]) -> None:
        self._characters = characters
        self._used = ""
        self.coins = {seat: list(PURSE_AT_START) for seat in seats}
        self._spent = dict.fromkeys(seats, 0)

    def told(self, events: Iterable[Event]) -> None:
        """What has happened."""
        for event in events:
            data: Mapping[str, object] = event.public or {}
            match event.kind:
                case "fists_opened":
                    self._opened(data["fists"])
                case "used":
                    self._used = str(data["character"])
                case "gained":
                    self.coins[event.who][COIN_NUMBER[str(data["coin"])]] += _number(data["n"])
                case "paid_coins":
                    self._pay(event.who, data["coins"])
                case "bought":
                    self._pay(event.who, data["coins"])
                case "gave_bid":
                    self._spent[event.who] -= _number(data["fairy"])
                case "stole":
                    self._stolen(event.who, str(data["victim"]), str(data["thing"]), bool(data["front"]))
                case "seized":
                    self._seized(event.who, str(data["victim"]), data.get("coins"))
                case "round_ends":
                    for seat, spent in self._spent.items():
                        self.coins[seat][FAIRY] += spent
                        self.coins[seat][COIN_NUMBER["cursed"]] = 0
                        self._spent[seat] = 0

    def _opened(self, fists: object) -> None:
        assert isinstance(fists, Mapping)
        for seat, fist in fists.items():
            self._pay(seat, fist)
            self._spent[seat] += fist.get("fairy", 0)

    def _pay(self, seat: str, coins: object) -> None:
        assert isinstance(coins, Mapping)
        for coin, count in coins.items():
            self.coins[seat][COIN_NUMBER[coin]] -= count

    def _stolen(self, thief: str, victim: str, thing: str, front: bool) -> None:
        if thing == "stone":
            return
        coin = COIN_NUMBER[thing]
        if front:
            self._spent[victim] -= 1
        else:
            self.coins[victim][coin] -= 1
        self.coins[thief][coin] += 1

    def _seized(self, user: str, victim: str, coins: object) -> None:
        """All of some coins: those two see them, the others know them from the card."""
        names: Iterable[str]
        if isinstance(coins, Mapping):
            names = coins
        else:
            effects = [effect for option in self._characters[self._used].options for effect in option.do]
            names = next((effect.coins for effect in effects if effect.op == "seize"), ())
        for coin in names:
            number = COIN_NUMBER[coin]
            self.coins[user][number] += self.coins[victim][number]
            self.coins[victim][number] = 0

    def agrees(self, view: View) -> bool:
        """Whether the purses are as many coins as are hidden, and one's own are as they are."""
        for number, coin in enumerate(COINS):
            total = sum([purse[number] for purse in self.coins.values()])
            if number == FAIRY:
                total += sum([seat.spent for seat in view.seats])
            if total + view.bank[coin] != COIN_SUPPLY[number]:
                return False
        for seat in view.seats:
            purse = self.coins[seat.name]
            if seat.purse is not None and any(purse[n] != seat.purse[coin] for n, coin in enumerate(COINS)):
                return False
            if min(purse) < 0:
                return False
        return True


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
