"""The settings in one place: language, theme, text size and movement, each at work as soon as it is
chosen.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from pierres.language import LANGUAGES
from pierres.locales import percent_text
from pierres.store.settings import Settings
from pierres.windows import style
from pierres.windows.actions import MOTIONS, SYSTEM, THEMES, motion_words, theme_words
from pierres.windows.fields import Choice
from pierres.windows.widgets import EnterButton, frame, label


class SettingsDialog(QDialog):
    """Four choices. Each signal carries what was chosen."""

    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    motion_chosen = Signal(str)
    scale_chosen = Signal(int)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = {name: Choice() for name in ("language", "theme", "scale", "motion")}
        self._labels = {name: QLabel() for name in self.boxes}
        values: dict[str, tuple[object, ...]] = {
            "language": (SYSTEM, *LANGUAGES), "theme": THEMES, "scale": style.SCALES, "motion": MOTIONS,
        }  # fmt: skip
        sheet = frame("parchment")
        form = QFormLayout(sheet)
        form.setContentsMargins(24, 18, 24, 18)
        form.setSpacing(12)
        self._title = label(kind="title")
        form.addRow(self._title)
        for name, box in self.boxes.items():
            for value in values[name]:
                box.addItem("", value)
            self._labels[name].setBuddy(box)
            form.addRow(self._labels[name], box)
        self._close = EnterButton()
        self._close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 12)
        column.addWidget(sheet, 1)
        column.addLayout(foot)
        self.show_settings(settings)
        self.retranslate()
        self.boxes["language"].activated.connect(self._language)
        self.boxes["theme"].activated.connect(self._theme)
        self.boxes["motion"].activated.connect(self._motion)
        self.boxes["scale"].activated.connect(self._scale)

    def show_settings(self, settings: Settings) -> None:
        """Show what is in force."""
        nearest = min(style.SCALES, key=lambda percent: abs(percent - settings.text_scale))
        for name, value in (
            ("language", settings.language or SYSTEM), ("theme", settings.theme), ("scale", nearest),
            ("motion", settings.motion or SYSTEM),
        ):  # fmt: skip
            self.boxes[name].setCurrentIndex(self.boxes[name].findData(value))

    def retranslate(self) -> None:
        """Read all words again."""
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self._close.setText(self.tr("&Close"))
        for name, text in (
            ("language", self.tr("&Language")),
            ("theme", self.tr("&Theme")),
            ("scale", self.tr("Te&xt size")),
            ("motion", self.tr("Animation s&peed")),
        ):
            self._labels[name].setText(text)
            self.boxes[name].setAccessibleName(text.replace("&", ""))
        box = self.boxes["language"]
        box.setItemText(0, self.tr("System language"))
        for number, own_name in enumerate(LANGUAGES.values(), 1):
            box.setItemText(number, own_name)
        for name, words, keys in (("theme", theme_words(), THEMES), ("motion", motion_words(), MOTIONS)):
            for number, key in enumerate(keys):
                self.boxes[name].setItemText(number, words[key].replace("&", ""))
        for number, percent in enumerate(style.SCALES):
            self.boxes["scale"].setItemText(number, percent_text(str(percent)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _language(self) -> None:
        self.language_chosen.emit(self.boxes["language"].currentData(Qt.ItemDataRole.UserRole))

    def _theme(self) -> None:
        self.theme_chosen.emit(self.boxes["theme"].currentData(Qt.ItemDataRole.UserRole))

    def _motion(self) -> None:
        self.motion_chosen.emit(self.boxes["motion"].currentData(Qt.ItemDataRole.UserRole))

    def _scale(self) -> None:
        self.scale_chosen.emit(self.boxes["scale"].currentData(Qt.ItemDataRole.UserRole))
