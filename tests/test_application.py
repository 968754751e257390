"""The application as every window and every picture needs it: names, icon, fonts."""

import struct

import pytest
from PySide6.QtGui import QFont, QFontInfo, QImage
from PySide6.QtWidgets import QApplication

from pierres import __version__, application, fonts
from pierres.paths import data_folder, resource_path, translations_folder


def test_names_and_icon(qapp: QApplication) -> None:
    assert qapp.applicationName() == "pierres"
    assert qapp.applicationVersion() == __version__
    assert qapp.desktopFileName() == application.DESKTOP_ID
    assert not qapp.windowIcon().pixmap(48, 48).isNull()


def test_the_fonts_are_ours_in_every_cut(qapp: QApplication) -> None:
    assert QFontInfo(qapp.font()).family() == fonts.SANS
    for family in (fonts.SANS, fonts.SERIF):
        for weight in (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold):
            assert QFontInfo(QFont(family, 12, weight)).family() == family
            assert QFontInfo(QFont(family, 12, weight)).weight() == weight
        assert QFontInfo(QFont(family, 12, QFont.Weight.Normal, True)).italic()


@pytest.mark.qt_log_ignore("font file")
def test_a_missing_font_is_only_a_warning(qapp: QApplication, monkeypatch, qtlog) -> None:
    monkeypatch.setattr(fonts.QFontDatabase, "families", staticmethod(list))
    monkeypatch.setattr(fonts, "find_spec", lambda package: None)
    fonts.load_fonts(qapp)
    assert any("SourceSansPro-Regular.ttf" in record.message for record in qtlog.records)


def test_data_is_beside_the_package_in_a_checkout_and_inside_it_in_a_wheel(monkeypatch, tmp_path) -> None:
    assert resource_path("characters.toml").is_file()
    assert translations_folder() == data_folder() / "translations"
    packaged = tmp_path / "pierres" / "_data"
    packaged.mkdir(parents=True)
    monkeypatch.setattr("pierres.paths._PACKAGE", tmp_path / "pierres")
    assert resource_path("icons", "a.svg") == packaged / "resources" / "icons" / "a.svg"


def test_the_icon_is_drawn_for_each_size(qapp: QApplication) -> None:
    """Each picture is as large as its name says; Windows gets them in one file."""
    for size in application.ICON_SIZES:
        image = QImage(str(resource_path("icons", f"{application.DESKTOP_ID}-{size}.png")))
        assert (image.width(), image.height()) == (size, size)
        colours = {image.pixelColor(x, y).name() for x in range(size) for y in range(size)}
        assert len(colours) > 40, size
        assert image.pixelColor(0, 0).alpha() < 128, "a round corner"
    assert {16, 512} <= set(application.ICON_SIZES)
    data = resource_path("icons", f"{application.DESKTOP_ID}.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, 7)
    for entry in range(count):
        (width,) = struct.unpack_from("<B", data, 6 + 16 * entry)
        length, offset = struct.unpack_from("<II", data, 14 + 16 * entry)
        picture = QImage.fromData(data[offset : offset + length], "PNG")
        assert picture.width() == (width or 256)
