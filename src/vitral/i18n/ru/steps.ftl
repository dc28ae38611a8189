# What the steps of tools ask. Made from src/vitral/engine/steps by `make generate`; do not edit.

prompt-exchange = Выберите кубик, на место которого встанет { $die }.
prompt-lift = Выберите кубик, который переставите.
prompt-lift-other = Выберите второй кубик, который переставите.
prompt-lift-other-same_color-or_stop = Выберите второй кубик того же цвета, который переставите, или остановитесь на этом.
prompt-lift-track_color = Выберите кубик, который переставите. Его цвет должен быть на счётчике раундов.
prompt-nudge = Измените яркость на 1 в любую сторону ({ $die }).
prompt-pick-own = Выберите кубик своей розы, который перебросите.
prompt-place = Разместите { $die }.
prompt-place-ignore_color = Разместите { $die }. Цвет, указанный в ячейке, не важен.
prompt-place-ignore_value = Разместите { $die }. Яркость, указанная в ячейке, не важна.
prompt-place-isolated = Разместите { $die } так, чтобы он не соприкасался с другими кубиками.
prompt-place-or_leave = Разместите { $die } или оставьте в резерве.
prompt-place-or_leave_if_stuck = Разместите { $die }.
prompt-set = Выберите яркость ({ $die }).
prompt-swap-own = Выберите на своей розе кубик, на который обменяете { $die }.
prompt-swap-track = Выберите на счётчике раундов кубик, на который обменяете { $die }.
prompt-take = Выберите кубик.
