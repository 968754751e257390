"""What is known of a game, in one sentence that says no more than that."""

from __future__ import annotations

from pierres.table.est_royal import truth
from pierres.table.est_royal.truth import Truth
from pierres.translation import translate


def sentence(known: Truth, first: int) -> str:
    """The line under the table. `first` is how many answers stand before the first move."""
    match known.verdict():
        case truth.WON:
            return translate("EstTruth", "Won.")
        case truth.WINNABLE:
            return translate("EstTruth", "This game can be won from here.")
        case truth.LOST:
            lost = translate("EstTruth", "This game is lost: that is proved.")
            return f"{lost} {_until(known, first)}".strip()
        case truth.SEARCHING:
            return translate("EstTruth", "Checking whether it can be won from here…")
        case truth.UNKNOWN:
            unknown = translate(
                "EstTruth", "No way to win from here has been found yet; it is not proved lost."
            )
            return f"{unknown} {_until(known, first)}".strip()
    return ""


def button(known: Truth, first: int) -> str:
    """The words of the button back to where the game could be won; "" where there is no such point."""
    count = known.until()
    if known.verdict() not in (truth.LOST, truth.UNKNOWN) or count is None:
        return ""
    if count <= first:
        return translate("EstTruth", "Back to the deal")
    return translate("EstTruth", "Back to move {number}").format(number=count - first)


def _until(known: Truth, first: int) -> str:
    count = known.until()
    if count is None:
        return translate("EstTruth", "Checking up to which move it could be won…") if known.traces() else ""
    if count <= first:
        return translate("EstTruth", "It could be won from the deal.")
    number = count - first
    if not known.is_exact():
        return translate("EstTruth", "It could be won at least up to move {number}.").format(number=number)
    return translate("EstTruth", "It could be won up to move {number}.").format(number=number)
