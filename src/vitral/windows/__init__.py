"""Windows of your own: checked for being fillable, measured, printed as large as they are (docs/windows.md)."""

from vitral.windows.difficulty import Measured, measure, printed_means, suggested
from vitral.windows.pdf import paper_pdf
from vitral.windows.print_sheet import SheetError, sheet
from vitral.windows.shapes import Paper, paper_svg
from vitral.windows.solver import filled

__all__ = [
    "Measured",
    "Paper",
    "SheetError",
    "filled",
    "measure",
    "paper_pdf",
    "paper_svg",
    "printed_means",
    "sheet",
    "suggested",
]
