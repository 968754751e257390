"""The settings: language, theme, text size and animation speed, each applied as soon as it is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from pierres.locales import percent_text
from pierres.store.settings import Settings
from pierres.windows import style
from pierres.windows.actions import CHOICES, choice_texts, chosen_values
from pierres.windows.fields import ComboBox
from pierres.windows.widgets import SheetDialog, label

_VALUES: dict[str, tuple[object, ...]] = {
    "language": CHOICES["language"],
    "theme": CHOICES["theme"],
    "scale": style.SCALES,
    "motion": CHOICES["motion"],
}


class SettingsDialog(SheetDialog):
    """A choice for each setting. `chosen` carries the setting and its new value."""

    chosen = Signal(str, object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_settings(settings)
        self.retranslate()

    def content(self) -> QFormLayout:
        self._title = label(kind="title")
        self.boxes = {name: ComboBox() for name in _VALUES}
        self._labels = {name: QLabel() for name in _VALUES}
        form = QFormLayout()
        form.setContentsMargins(24, 18, 24, 18)
        form.setSpacing(12)
        form.addRow(self._title)
        for name, box in self.boxes.items():
            for value in _VALUES[name]:
                box.addItem("", value)
            box.setObjectName(name)
            box.activated.connect(self._choose)
            self._labels[name].setBuddy(box)
            form.addRow(self._labels[name], box)
        return form

    def show_settings(self, settings: Settings) -> None:
        """Show the values in force; of the text sizes the nearest."""
        scale = min(style.SCALES, key=lambda percent: abs(percent - settings.text_scale))
        for name, value in {**chosen_values(settings), "scale": scale}.items():
            self.boxes[name].setCurrentIndex(self.boxes[name].findData(value))

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        for name, text in (
            ("language", self.tr("&Language")),
            ("theme", self.tr("&Theme")),
            ("scale", self.tr("Te&xt size")),
            ("motion", self.tr("Animation s&peed")),
        ):
            self._labels[name].setText(text)
            self.boxes[name].setAccessibleName(text.replace("&", ""))
            for number, value in enumerate(_VALUES[name]):
                shown = percent_text(str(value)) if name == "scale" else choice_texts(name)[str(value)]
                self.boxes[name].setItemText(number, shown.replace("&", ""))

    def _choose(self) -> None:
        box = self.sender()
        if isinstance(box, ComboBox):
            self.chosen.emit(box.objectName(), box.currentData(Qt.ItemDataRole.UserRole))
