"""SVG of dice, windows and tables, like light through stained glass."""

from vitral.drawing.glass import die_svg, window_svg
from vitral.drawing.model import TablePicture, WindowPicture
from vitral.drawing.paint import paint_window, table_picture
from vitral.drawing.table_drawing import table_svg

__all__ = ["TablePicture", "WindowPicture", "die_svg", "paint_window", "table_picture", "table_svg", "window_svg"]
