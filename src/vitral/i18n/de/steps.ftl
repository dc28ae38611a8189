# What the steps of tools ask. Made from src/vitral/engine/steps by `make generate`; do not edit.

prompt-exchange = Wähle den Würfel, mit dem die { $die } den Platz tauscht.
prompt-lift = Wähle einen Würfel, den du versetzen willst.
prompt-lift-other = Wähle einen zweiten Würfel, den du versetzen willst.
prompt-lift-other-same_color-or_stop = Wähle einen zweiten Würfel derselben Farbe oder lass es dabei.
prompt-lift-track_color = Wähle einen Würfel, den du versetzen willst. Seine Farbe muss auf dem Rundenanzeiger liegen.
prompt-nudge = Dreh die { $die } um eins nach oben oder unten.
prompt-pick-own = Wähle einen Würfel aus deinem Vorrat, den du neu würfelst.
prompt-place = Setz die { $die }.
prompt-place-ignore_color = Setz die { $die }. Die aufgedruckte Farbe des Feldes zählt nicht.
prompt-place-ignore_value = Setz die { $die }. Die aufgedruckte Zahl des Feldes zählt nicht.
prompt-place-isolated = Setz die { $die } dorthin, wo sie keinen anderen Würfel berührt.
prompt-place-or_leave = Setz die { $die } oder lass sie in der Auslage.
prompt-place-or_leave_if_stuck = Setz die { $die }.
prompt-set = Wähle die Zahl für diesen Würfel ({ $die }).
prompt-swap-own = Wähle einen Würfel aus deinem Vorrat im Tausch gegen die { $die }.
prompt-swap-track = Wähle einen Würfel vom Rundenanzeiger im Tausch gegen die { $die }.
prompt-take = Wähle einen Würfel.
