"""SVG of dice, windows and tables, like light through stained glass."""

from vitral.drawing.pictures import TablePicture, WindowPicture, table_picture
from vitral.drawing.table_drawing import table_svg
from vitral.drawing.window_drawing import die_svg, paint_window, window_svg

__all__ = ["TablePicture", "WindowPicture", "die_svg", "paint_window", "table_picture", "table_svg", "window_svg"]
