"""Letters for entries of menus that are put together while the program runs."""

from pierres.models.alt_letters import letter, with_letters


def letters(texts: list[str], taken: str = "") -> list[str]:
    return [letter(text) for text in with_letters(texts, taken)]


def test_a_text_keeps_the_letter_that_it_brings() -> None:
    assert with_letters(["&New", "Next"]) == ["&New", "N&ext"]
    assert letter("Rock && roll") == "" and letter("Rock && ro&ll") == "l" and letter("cut off&") == ""


def test_the_beginning_of_a_word_comes_first() -> None:
    assert with_letters(["Four colours", "Final clock"]) == ["&Four colours", "Final &clock"]


def test_one_gives_way_so_that_nobody_stays_without() -> None:
    assert letters(["ab", "a"]) == ["b", "a"]
    assert letters(["abc", "ab", "a"]) == ["c", "b", "a"]


def test_what_is_taken_is_given_to_nobody_and_who_has_no_letter_stays_as_he_is() -> None:
    assert with_letters(["Est Royal"], "GeVlh") == ["Est &Royal"]
    assert with_letters(["a", "…"], "a") == ["a", "…"]
