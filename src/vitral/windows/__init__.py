"""Windows of your own: checked for being fillable, measured, printed as large as they are (docs/windows.md)."""

from vitral.windows.difficulty import Measurement, measure, printed_means, suggested_difficulty
from vitral.windows.pdf import paper_pdf
from vitral.windows.print_sheet import Paper, SheetError, paper_svg, sheet
from vitral.windows.solver import find_filling

__all__ = [
    "Measurement",
    "Paper",
    "SheetError",
    "find_filling",
    "measure",
    "paper_pdf",
    "paper_svg",
    "printed_means",
    "sheet",
    "suggested_difficulty",
]
