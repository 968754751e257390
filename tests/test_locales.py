"""Dates and numbers stand as the system writes them, in words of the language that the program speaks."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QDate, QDateTime, QTime
from PySide6.QtWidgets import QApplication

from pierres.locales import day_text, moment_text, of_dates, of_numbers
from tests.languages import loose, spoken

DAY = QDate(2026, 11, 30)
MOMENT = QDateTime(DAY, QTime(22, 14))


@pytest.fixture(autouse=True)
def no_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_TIME", "LC_NUMERIC", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("environment", "language", "moment", "day", "number"),
    [
        # The start situations in which dates were American for everybody but the French.
        ("LANG=fr_FR.UTF-8", "fr", "30/11/2026 22:14", "30 novembre 2026", "1,5"),
        ("LANG=fr_CA.UTF-8", "fr", "2026-11-30 22 h 14", "30 novembre 2026", "1,5"),
        ("LANG=fr_CH.UTF-8", "fr", "30.11.26 22:14", "30 novembre 2026", "1,5"),
        ("LANG=C.UTF-8", "fr", "30/11/2026 22:14", "30 novembre 2026", "1,5"),
        ("LANG=de_DE.UTF-8", "fr", "30.11.26 22:14", "30 novembre 2026", "1,5"),
        ("LANG=C", "en", "11/30/26 10:14 PM", "November 30, 2026", "1.5"),
        ("LANG=en_US.UTF-8", "en", "11/30/26 10:14 PM", "November 30, 2026", "1.5"),
        ("LANG=en_GB.UTF-8", "en", "30/11/2026 22:14", "30 November 2026", "1.5"),
        ("LANG=de_DE.UTF-8", "en", "30.11.26 22:14", "30 November 2026", "1,5"),
        ("LANG=es_ES@euro", "en", "30/11/26 22:14", "30 November 2026", "1,5"),
        ("LANG=sv_SE.UTF-8", "en", "2026-11-30 22:14", "30 November 2026", "1,5"),
        ("LANG=el_GR.UTF-8", "en", "30/11/26 10:14 μ.μ.", "30 November 2026", "1,5"),
        ("LANG=en_US.UTF-8 LC_TIME=fr_FR.UTF-8", "en", "30/11/2026 22:14", "30 November 2026", "1.5"),
        ("LANG=en_US.UTF-8 LC_TIME=de_DE.UTF-8", "en", "30.11.26 22:14", "30 November 2026", "1.5"),
        ("LANG=C.UTF-8 LC_TIME=fr_FR.UTF-8", "en", "30/11/2026 22:14", "30 November 2026", "1.5"),
        ("LANG=de_DE.UTF-8 LC_NUMERIC=C", "en", "30.11.26 22:14", "30 November 2026", "1.5"),
        ("LANG=de_DE.UTF-8 LC_TIME=C", "en", "11/30/26 10:14 PM", "November 30, 2026", "1,5"),
        ("LANG=de_DE.UTF-8 LC_ALL=en_GB.UTF-8", "en", "30/11/2026 22:14", "30 November 2026", "1.5"),
        # The language chosen in the program is the other one: its words, the system's order.
        ("LANG=fr_FR.UTF-8", "en", "30/11/2026 22:14", "30 November 2026", "1.5"),
        ("LANG=en_US.UTF-8", "fr", "30/11/2026 22:14", "30 novembre 2026", "1,5"),
        ("LANG=en_GB.UTF-8", "fr", "30/11/2026 22:14", "30 novembre 2026", "1,5"),
        ("LANG=nowhere_XX", "en", "11/30/26 10:14 PM", "November 30, 2026", "1.5"),
    ],
)
def test_dates_and_numbers(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    environment: str,
    language: str,
    moment: str,
    day: str,
    number: str,
) -> None:
    for setting in environment.split():
        monkeypatch.setenv(*setting.split("="))
    with spoken(language):
        said = moment_text(MOMENT).replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert (loose(said), day_text(DAY, weekday=False)) == (moment, day)
        assert day in day_text(DAY) and day_text(DAY) != day
    assert of_numbers(language).toString(1.5) == number


def test_a_whole_start_takes_language_and_dates_from_the_environment(qapp: QApplication) -> None:
    """LANGUAGE chooses the language, LC_TIME the dates: asked of fresh processes, as Qt remembers both."""
    code = (
        "from PySide6.QtCore import QLocale; from pierres.locales import system_language; "
        "from pierres.locales import of_dates; code = system_language(); "
        "print(code, of_dates(code).dateFormat(QLocale.FormatType.ShortFormat))"
    )
    for environment, wanted in (
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr dd.MM.yy"),
        ({"LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"}, "en dd/MM/yyyy"),
    ):
        made = subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert made.stdout.strip() == wanted


def test_whatever_the_system_says_a_date_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    for value in ("", "POSIX", "en", "zz", "ja_JP.eucJP", "ar_SA.UTF-8", "C.UTF-8", "fr_FR@euro", "…"):
        monkeypatch.setenv("LANG", value)
        for language in ("en", "fr"):
            assert of_dates(language).toString(DAY)


@pytest.mark.parametrize("place", ["fr_FR", "fr_CA", "fr_CH", "en_US", "de_DE"])
def test_the_first_of_a_month_is_written_as_the_french_do(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setenv("LANG", f"{place}.UTF-8")
    with spoken("fr"):
        assert "1er décembre 2026" in loose(day_text(QDate(2026, 12, 1)))
        assert loose(day_text(QDate(2026, 12, 1), weekday=False)) == "1er décembre 2026"
        assert loose(day_text(QDate(2026, 12, 11), weekday=False)) == "11 décembre 2026"
        assert loose(day_text(QDate(2026, 12, 21), weekday=False)) == "21 décembre 2026"
    with spoken("en"):
        assert "1er" not in day_text(QDate(2026, 12, 1))
