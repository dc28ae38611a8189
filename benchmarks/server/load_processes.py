"""The processor time and memory of processes, as Linux reports them."""

from __future__ import annotations

import os
from pathlib import Path


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()


def family(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                if int(_stat(int(folder.name))[1]) == pid:
                    found.append(int(folder.name))
            except OSError:  # it has just ended
                continue
    return found


def cpu_seconds(pid: int) -> float:
    """Processor time of a process and its children so far."""
    ticks = 0
    for one in family(pid):
        fields = _stat(one)
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def busy_seconds() -> float:
    """Processor time of everything on this machine so far."""
    spent = Path("/proc/stat").read_text(encoding="ascii").split(maxsplit=9)[1:9]
    user, nice, system, _, _, irq, softirq, _ = (int(ticks) for ticks in spent)
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Bytes of memory in use by a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
