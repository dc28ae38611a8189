"""Vitral: play, study and referee the dice-drafting board game Sagrada. An unofficial fan project."""

__version__ = "0.1.0"

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than all the rest here
if TYPE_CHECKING:
    from vitral.api import *  # noqa: F403
    from vitral.api import __all__ as __all__
else:

    def __getattr__(name: str) -> object:
        """Loads the library when one of its names is first used: the command line often needs none of them."""
        from importlib import import_module

        if name == "__all__" or not name.startswith("_"):
            api = import_module("vitral.api")
            if name == "__all__" or name in api.__all__:
                globals().update({public: getattr(api, public) for public in api.__all__}, __all__=api.__all__)
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__getattr__("__all__")})


del TYPE_CHECKING
