# What the steps of tools ask. Made from src/vitral/engine/steps by `make generate`; do not edit.

prompt-exchange = Choose a die to swap with the { $die }.
prompt-lift = Choose a die to move.
prompt-lift-other = Choose a second die to move.
prompt-lift-other-same_color-or_stop = Choose a second die of the same color to move, or stop here.
prompt-lift-track_color = Choose a die to move. Its color must be on the round track.
prompt-nudge = Raise or lower the { $die } by 1.
prompt-pick-own = Choose one of your private dice to re-roll.
prompt-place = Place the { $die }.
prompt-place-ignore_color = Place the { $die }. Ignore the color printed on the space.
prompt-place-ignore_value = Place the { $die }. Ignore the value printed on the space.
prompt-place-isolated = Place the { $die } where it touches no other die.
prompt-place-or_leave = Place the { $die }, or leave it in the draft pool.
prompt-place-or_leave_if_stuck = Place the { $die }.
prompt-set = Choose a value for the { $die }.
prompt-swap-own = Choose one of your private dice to swap with the { $die }.
prompt-swap-track = Choose a die on the round track to swap with the { $die }.
prompt-take = Choose a die.
