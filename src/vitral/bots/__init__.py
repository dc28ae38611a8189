"""Bots: each chooses an action from a view, knowing what a player at that seat would know and no more."""

TYPE_CHECKING = False  # as in `vitral`: its options or names are needed without the rest
if TYPE_CHECKING:
    from vitral.bots.api import *  # noqa: F403
    from vitral.bots.api import __all__ as __all__
else:

    def __getattr__(name: str) -> object:
        """Loads the package when one of its names is first used; its modules load alone."""
        from importlib import import_module, util

        if name == "__all__" or not (name.startswith("_") or util.find_spec(f"{__name__}.{name}")):
            api = import_module("vitral.bots.api")
            if name == "__all__" or name in api.__all__:
                globals().update({public: getattr(api, public) for public in api.__all__}, __all__=api.__all__)
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__getattr__("__all__")})


del TYPE_CHECKING
