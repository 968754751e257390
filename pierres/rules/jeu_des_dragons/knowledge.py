"""Cards in hands: how they come and go, and who knows where each of them is (section 7).

A card given, taken or shown stays known to those who saw it. For every card of a hand that somebody else
has seen, `State.seen` has one number for each seat and a last one for the public: a bit for each seat in
whose hand the card may be as far as the viewer knows, 0 if nothing is known of it. A blind take makes others
unsure: what they knew to be in the robbed hand may now be in either. So nothing that they are shown depends
on which card was taken.
"""

from __future__ import annotations

from pierres.rules.jeu_des_dragons.state import Cards, State, without


def leaves_hand(state: State, seat: int, card: str) -> None:
    """A card leaves a hand in the open: what was known of it is known of nobody's hand any more."""
    hand = state.hands[seat]
    place = hand.index(card)
    hand = state.hands[seat] = hand[:place] + hand[place + 1 :]
    seen = state.seen
    if seen:
        seen.pop(card, None)
        if not hand:
            _not_there(state, seat)


def enters_hand(state: State, seat: int, card: str) -> None:
    """A card that all have seen goes to a hand (D-12, D-27)."""
    state.hands[seat] += (card,)
    shown(state, seat, card)


def shown(state: State, seat: int, card: str) -> None:
    """A card of a hand is shown to all, and stays there (D-28)."""
    state.seen[card] = (1 << seat,) * (len(state.hands) + 1)


def lays_down(state: State, seat: int) -> Cards:
    """A whole hand is laid down in the open; returns its cards."""
    hand, state.hands[seat] = state.hands[seat], ()
    for card in hand:
        state.seen.pop(card, None)
    _not_there(state, seat)
    return hand


def taken_blind(state: State, card: str, victim: int, taker: int) -> None:
    """A card goes from a hand to another, seen by these two alone."""
    hand = state.hands[victim] = without(state.hands[victim], card)
    state.hands[taker] += (card,)
    seen = state.seen
    there, here = 1 << victim, 1 << taker
    for known, holders in seen.items():
        seen[known] = tuple([
            mask | here if mask & there and viewer != victim and viewer != taker else mask
            for viewer, mask in enumerate(holders)
        ])  # fmt: skip
    now = list(seen.get(card, (0,) * (len(state.hands) + 1)))
    now[victim] = now[taker] = here
    seen[card] = tuple(now)
    if not hand:
        _not_there(state, victim)


def _not_there(state: State, seat: int) -> None:
    """Everybody sees that a hand is empty: what may have been there is in the other hand."""
    bit = 1 << seat
    for card, holders in state.seen.items():
        if any(mask & bit for mask in holders):
            state.seen[card] = tuple([mask & ~bit for mask in holders])
