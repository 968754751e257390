"""A game of Le Jeu des dragons, as every game offers it: answers come in, and viewers see it (section 7)."""

from __future__ import annotations

from typing import ClassVar

from pierres.rules.base import Performers, Reason
from pierres.rules.game import PUBLIC, Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons import choices, draws, ending, flights, powers, rounds, tasks
from pierres.rules.jeu_des_dragons.constants import NOBODY
from pierres.rules.jeu_des_dragons.state import Cards, State
from pierres.rules.jeu_des_dragons.view import SeatView, View
from pierres.rules.legal import Some


class Position(State):
    """A state that asks, takes answers and shows itself to viewers."""

    PERFORM: ClassVar[Performers] = {
        tasks.DealHands: draws.deal_hands,
        tasks.Buyers: draws.purchases,
        tasks.BuyCards: draws.buy,
        tasks.Draw: draws.draw,
        tasks.AskAntes: rounds.ask_antes,
        tasks.FirstRound: rounds.first_round,
        tasks.Turn: rounds.take_turn,
        tasks.SpecialFlights: flights.special_flights,
        tasks.EndPlay: rounds.end_play,
        tasks.NextTurn: rounds.next_turn,
        tasks.EndGambit: ending.end_gambit,
        tasks.NextGambit: ending.next_gambit,
        tasks.Carry: powers.carry,
        tasks.Levy: choices.levy,
        tasks.Demand: choices.demand,
        tasks.Rob: choices.rob,
        tasks.TakeAntes: choices.take_antes,
        tasks.Replace: choices.replace,
        tasks.Copy: choices.copy,
        tasks.Slay: choices.slay,
        tasks.Discard: choices.discard_one,
        tasks.TriggerEach: choices.trigger_each,
        tasks.Keep: flights.keep,
    }
    FINISH: ClassVar[Performers] = {
        tasks.Draw: draws.drawn,
        tasks.Turn: rounds.play,
        tasks.TakeBlind: choices.take_blind,
    }
    TOGETHER: ClassVar = {"ante": rounds.choose_ante}
    unordered = frozenset({"pending", "hand", "debts", "ante", "discard", "winners"})

    def why_not(self, question: Question, value: object) -> Reason:
        """Why a value is no answer."""
        kind = question.kind
        if kind == "keep" and isinstance(question.legal, Some):
            return _why_not_kept(question.legal, value)
        if type(value) is not str:
            return "not_a_value", {}
        if kind not in ("ante", "play", "discard", "give") or value not in self.box.cards:
            return "not_a_choice", {}
        if value not in self.hands[self.box.index[question.who]]:
            return "not_in_hand", {"card": value}
        task = self.todo[-1] if self.todo else None
        if not isinstance(task, tasks.Demand):
            return "does_not_fit", {"card": value}
        strength = self.box.strength[task.card]
        wanted = {"side": task.effect.side, "than": task.effect.than, "strength": strength}
        return "does_not_fit", {"card": value, **wanted}

    # -- views ---------------------------------------------------------------------------------------------

    def view_for(self, viewer: str, public: View) -> View:
        """What `viewer` may see: all that lies open, their own hand, and what they have seen of others."""
        number = self.box.index.get(viewer)
        return View(
            viewer, public.options, public.seats if number is None else self._seats(public.seats, number),
            public.gambit, public.round, public.leader, public.turn, public.played, public.to_beat,
            public.working, public.leads_next, public.weakest_wins, public.stakes, public.ante,
            public.discard, public.deck, public.asked, self.visible(viewer), public.over, public.gone,
            public.todo, public.winners,
        )  # fmt: skip

    def public_view(self) -> View:
        """What everybody may see."""
        box = self.box
        before = self.played[-1][1] if self.played else ""
        names = box.seats
        known, maybe = self._knowledge(len(names))
        return View(
            viewer=PUBLIC,
            options=box.options,
            seats=tuple([self._seat(seat, known[seat], maybe[seat]) for seat in box.everybody]),
            gambit=self.gambit,
            round=self.round,
            leader=self._who(self.leader),
            turn=self._who(self.turn),
            played=tuple([(names[seat], card) for seat, card in self.played]),
            to_beat=box.strength[before] if before else None,
            working=self._working(),
            leads_next=self._who(self.leads_next),
            weakest_wins=self.weakest_wins,
            stakes=self.stakes,
            ante=box.in_order(self.ante),
            discard=self.discard,
            deck=len(self.deck),
            asked=self._asked(),
            questions=self.visible(PUBLIC),
            over=self.over,
            gone=self.gone,
            todo=tuple(self.todo),
            winners=self.winners(),
        )

    def _who(self, seat: int) -> str:
        return "" if seat == NOBODY else self.box.seats[seat]

    def _knowledge(self, viewer: int) -> tuple[list[Cards], list[Cards]]:
        """By seat: the cards that a viewer knows to be in its hand, and those that may be in another one.

        Viewers are numbers, and the public is that after the last seat. Cards are in the order of their list.
        """
        box = self.box
        none: list[Cards] = [()] * len(box.seats)
        if not self.seen or box.open_hands:
            return none, none
        known: list[list[str]] = [[] for _ in box.seats]
        maybe: list[list[str]] = [[] for _ in box.seats]
        for card in box.in_order(tuple(self.seen)):
            mask = self.seen[card][viewer]
            if mask & (mask - 1):
                for seat in box.everybody:
                    if mask >> seat & 1:
                        maybe[seat].append(card)
            elif mask:
                known[mask.bit_length() - 1].append(card)
        return [tuple(cards) for cards in known], [tuple(cards) for cards in maybe]

    def _seat(self, seat: int, known: Cards, maybe: Cards) -> SeatView:
        """A seat as everybody sees it: its hand only where hands lie open."""
        box, hand, debts = self.box, self.hands[seat], self.debts[seat]
        return SeatView(
            box.seats[seat],
            seat not in self.players,
            self.gold[seat],
            tuple([(self.name(creditor), amount) for creditor, amount in debts]) if debts else (),
            len(hand),
            box.in_order(hand) if box.open_hands else None,
            known,
            maybe,
            None,
            self.flights[seat],
            flights.total(self, seat),
            flights.barring(self, seat),
            self.paid[seat],
        )

    def _seats(self, public: tuple[SeatView, ...], viewer: int) -> tuple[SeatView, ...]:
        """The seats as one of them sees them."""
        seats = list(public)
        # Most often a seat knows of hands what all know.
        if not self.box.open_hands and any(mine[viewer] != mine[-1] for mine in self.seen.values()):
            known, maybe = self._knowledge(viewer)
            for number, seat in enumerate(public):
                if (seat.known, seat.maybe) != (known[number], maybe[number]):
                    seats[number] = seat._replace(known=known[number], maybe=maybe[number])
        own = public[viewer]
        seats[viewer] = SeatView(
            own.name, own.out, own.gold, own.debts, own.hand_size, self.box.in_order(self.hands[viewer]),
            (), (), self.chosen[viewer], own.flight, own.total, own.barred, own.paid,
        )  # fmt: skip
        return tuple(seats)

    def _working(self) -> tuple[str, str] | None:
        """The card at work, if the open question is about a power."""
        task = self.todo[-1] if self.todo else None
        card, of = getattr(task, "card", None), getattr(task, "of", None)
        return (card, of) if isinstance(card, str) and isinstance(of, str) else None

    def _asked(self) -> tuple[tuple[str, str], ...]:
        """Who is asked, as everybody may know it: who has chosen an ante already is nobody's business."""
        if self.open and self.open[0].kind == "ante":
            return tuple([(self.name(seat), "ante") for seat in self.players])
        return tuple([question[:2] for question in self.open])

    # -- records and results -------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Json]:
        """The keys of `expect` in the record notation. During the ante leader and turn are "", nobody."""
        seats: dict[str, Json] = {}
        for seat, name in enumerate(self.box.seats):
            seats[name] = {
                "gold": self.gold[seat],
                "hand": list(self.hands[seat]),
                "hand_size": len(self.hands[seat]),
                "flight": list(self.flights[seat]),
                "debts": [[self.name(creditor), amount] for creditor, amount in self.debts[seat]],
                "out": seat not in self.players,
            }
        return {
            "pending": self.pending(),
            "seats": seats,
            "stakes": self.stakes,
            "ante": list(self.ante),
            "discard": list(self.discard),
            "deck_size": len(self.deck),
            "leader": self._who(self.leader),
            "turn": self._who(self.turn),
            "round": self.round,
            "gambit": self.gambit,
            "over": self.is_over(),
            "winners": list(self.winners()),
        }

    def still_in(self) -> tuple[str, ...]:
        """The players who are not out (D-78)."""
        return tuple([self.box.seats[seat] for seat in self.players])

    def standing(self) -> dict[str, int]:
        """Everybody's gold."""
        return dict(zip(self.box.seats, self.gold, strict=True))

    def is_over(self) -> bool:
        """Whether the game is over (D-79, D-80)."""
        return bool(self.over)

    def winners(self) -> tuple[str, ...]:
        """Who has most gold once the game is over (D-81)."""
        return ending.winners_of(self)


def _why_not_kept(legal: Some, value: object) -> Reason:
    if type(value) is not list or any(type(card) is not str for card in value):
        return "not_a_value", {}
    if any(card not in legal.cards for card in value):
        return "not_a_choice", {}
    return "wrong_number", {"wanted": legal.number}
