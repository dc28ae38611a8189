### Not for the page

# What is ours (rulings.toml). A ruling has a title and what it says. What goes with an option of a table has no title:
# it says what the rulebooks have, and what we do by default.

# $usual: a choice, such as "As printed"; $others: the other choices
rulings-choices = Default: { $usual }. You can also choose: { $others }.

ruling-secret_windows = Windows are chosen in secret
    .about = The game asks one player after another and shows nothing until everybody has chosen. Nobody ever sees the patterns you did not choose.

ruling-no_dead_ends = No dead ends
    .about = You can only choose what you can finish; the rulebooks leave that to you. Rolls and draws are the exception: the card says what happens.
ruling-die_for_a_tool = A die that fits nowhere
    .about = You may take it if a tool that you can use with the die in hand can make it fit. With { card-flux-brush } or { card-flux-remover } you may take any die.
ruling-ending_a_turn = The end of a turn
    .about = Your turn is over only when you end it, even if there is nothing left to do.
ruling-undo = Undo
    .about = You may take back your choices up to the start of your turn, but nothing before a roll, a draw, a dealt card, or another player’s choice. It does not matter that others saw your move.

ruling-tool_and_die = The tool or the die first
    .about = A tool that changes the die you draft can be used before you take the die or while you hold it; the result is the same. Once the die is placed, it is too late. Such a tool never works on a private die, nor on the second die of { card-running-pliers }.
ruling-flux_brush = { card-flux-brush }
    .about = You must place the re-rolled die if it fits anywhere. Otherwise it goes back to the draft pool with its new value. Either way your draft is used up.
ruling-cork_backed_straightedge = { card-cork-backed-straightedge }
    .about = The first die in your window must still go on the edge.
ruling-flux_remover = { card-flux-remover }
    .about = On some cards the new die must be placed. Here you may leave it in the draft pool with the value you chose. Either way your draft is used up.

ruling-moving_at_any_time = Moving dice at any time
    .about = Tools that move dice work before your draft, after it, or without one, but not while you hold a die. They may move the die you have just placed.
ruling-only_die_moved = Moving your only die
    .about = If you move the only die in your window, it must go on the edge again.
ruling-dice_left_behind = Dice left behind
    .about = When you move a die, the dice left behind do not have to touch each other.
ruling-printed_only = Only what is printed
    .about = { card-eglomise-brush } and { card-copper-foil-burnisher } ignore only what is printed on the new space. The rules about neighbors still apply.
ruling-tap_wheel = { card-tap-wheel }
    .about = You may move one die or two, but both must be the same color, and that color must be on the round track.

ruling-running_pliers = { card-running-pliers }
    .about = You can use this tool only after you have drafted and placed your die. You skip your second turn and the tool you could have used on it. The last player skips it too: their two turns come one after the other, so they gain nothing.

ruling-color_diagonals = { card-color-diagonals }
    .about = We count dice, not pairs, and each die once: three in a diagonal chain score 3.

ruling-last_tie = The last tie-breaker
    .about = Some texts say “reverse player order of the last round”; others stop before it. For us, the player who took their first turn of that round later wins.

ruling-solo_public = Public objectives in solo
    .about = We always use two. One rulebook does not say how many there are.
ruling-paying_first = Paying comes first
    .about = First you pay with a die, then the tool works with the dice that are left. You can use it only if you can finish it then. Paying does not use up your draft.

ruling-lighter_track = Where the lighter variant is silent
    .about = To go down alone, a die must be higher than all dice of the round before; the same value is not enough. After a 6, one of the lowest dice may go down alone. It is your choice: you may also put down all dice. A single die always goes down, and after an empty space all dice do.

ruling-private_dice = Private dice
    .about = Everybody may look at them. Those left at the end score nothing and cost nothing.
ruling-private_dice_and_tools = Tools and private dice
    .about = Tools of the base game never touch private dice. With { card-strip-cutter } the die from the draft pool stays with your private dice and keeps its value.

ruling-inspiration_in_hand = An inspiration with a die in hand
    .about = You may use it once while you hold a die, before or after a tool changes that die. You may take a die if your inspiration can make it fit.
ruling-luck = { card-luck }
    .about = Only the Russian text says that a failed roll ends the turn. We follow it, but you may still place rare glass first. You may take a die only if at least one value would fit. The die goes back with its new value: to your private dice if it came from there, otherwise to the draft pool.
ruling-charm = { card-charm }
    .about = You take all tokens from one tool, but at most three, at any time during your turn: even with a die in hand or in the middle of a tool, as long as you can finish what you have begun.
ruling-solo_inspirations = Inspirations in solo
    .about = Only { card-luck } and { card-courage } are dealt, because they need no tokens.

ruling-glass_at_any_time = Rare glass at any time
    .about = Once per turn, in addition to your draft and your tool, even while you hold a die. That die waits, and the glass can go only where you can still finish what you have begun.
ruling-glass_board = The rare-glass board
    .about = It is not a tool, and { card-wisdom } gives no discount on it. The tokens stay on it, and a price of 0 is fine. When the rare glass runs out, the board stays empty.
ruling-glass_placing = Placing rare glass
    .about = It must fit before you pay, except with { card-seeded }, which rolls first. As the first die in your window it goes on the edge. Without it in your window, its private objectives score nothing.
ruling-glass_color = The color of rare glass
    .about = One text gives it any color once it is placed. For us it never has a color: it counts as a color of its own for full rows and columns, and for nothing else that asks for a color.
ruling-unique_neighbors = { card-rg-unique-around }
    .about = One text joins color and value with “and”, another with “or”. We count both.
ruling-echo = { card-rg-same-value }
    .about = The rare glass does not count itself, only other dice with its value.

ruling-automa_places = The places of the dice
    .about = A die that is put back returns to its place. A place without a die is skipped, and the second pick starts to the right of where the first one ended. For { card-lens-cutter } and { card-tap-wheel } these dice are not on the round track.
ruling-automa_swap = Several dice on the round track
    .about = If several fit, the Automa takes the highest. If they are tied, it takes the one that got there first.
ruling-automa_payment = The Automa’s tool
    .about = It pays for the tool right after its first pick, even if that pick was lost. The same goes for taking glass.
ruling-automa_second_die = Second die at once
    .about = This matters only in even rounds: the Automa takes both dice, then you have your two turns.
ruling-automa_glass = The Automa’s glass
    .about = It takes the highest glass on the board. A die on the space of the glass moves to the next open space below, otherwise to the topmost one in its column; if there is none, it leaves the game. If the glass comes after the last round and its space is open, it keeps its own value.
ruling-automa_emptiest_column = The Automa’s dice that fit nowhere
    .about = With the third Passion card such a die goes on the topmost open space of the column with the most open spaces; if columns are tied, the leftmost one.

ruling-remembered_mistakes = Mistakes are remembered
    .about = An honor table remembers a die placed against the touching or edge rule until it is removed or legally moved. Tools may leave dice alone; that is no mistake.
ruling-excused_dice = Ignored restrictions
    .about = A die that was allowed to ignore a printed restriction is not a mistake as long as it stays on its space.
ruling-doubts = Doubts
    .about = A window on a real table does not show how a die came to be alone. A check lists such dice as doubts, separate from the mistakes.
ruling-calling_checks = Calling checks
    .about = Only between the actions of your turn, with no die in hand and no tool in use, you may check each window once, your own too. Before the points are counted, everybody in turn calls a check or declines, until all decline in a row. A wrong call costs nothing, and scoring never looks for mistakes.
ruling-removing_dice = Which dice are removed
    .about = The rulebooks only say that the owner chooses. Here only a die that breaks a rule at that moment can be removed.

ruling-horizontal_symmetry = { card-horizontal-symmetry }
    .about = Our source does not say whether it counts once or for each pair. We count each pair.
ruling-soldering_iron = { card-soldering-iron }
    .about = This tool is ours: two dice in your window trade places, and every placement rule applies to both in the window that results.
