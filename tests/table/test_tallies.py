"""What is counted at the end of a game."""

from __future__ import annotations

from random import Random

from pierres.rules.game import PUBLIC, Event
from pierres.store import library
from pierres.wording.aux_pierres import story

SEATS = ("Léa", "Hugo", "Inès")


def test_auctions_won_and_gold_bid_are_those_of_the_events() -> None:
    position, rng = library.game("aux-pierres").start(SEATS, None, None), Random(7)
    history: list[Event] = []
    gold = dict.fromkeys(SEATS, 0)
    while position.result() is None and len(history) < 2500:
        question = position.questions()[0]
        value = question.legal[rng.randrange(question.legal.size)]
        if question.kind == "bid":
            gold[question.who] += value.get("fairy", 0) + value.get("common", 0)
        events = position.answer(question.who, question.kind, value)
        history += [seen for event in events if (seen := event.seen_by(PUBLIC)) is not None]
    ledger = story.ledger(history, SEATS)
    won, bid = ledger.tallies
    assert won.counts == {s: sum(e.kind == "won" and e.who == s for e in history) for s in SEATS}
    assert sum(won.counts.values()) > 5
    # Fists of an auction that is still open have not been shown.
    opened = sum(1 for event in history if event.kind == "fists_opened")
    assert opened > 10 and all(0 <= gold[s] - bid.counts[s] <= 12 for s in SEATS)
    assert any(gold[s] == bid.counts[s] > 0 for s in SEATS)
    rounds = sum(event.kind == "round_begins" for event in history)
    assert ledger.length.startswith(str(rounds))
