### Not for the page

# What the rulebooks say about options, and what we do. Made from src/vitral/i18n/options by `make generate`; do not edit.

ruling-dice_pools = The 5–6 player expansion offers this as an option. The Russian text speaks of dice roses.
ruling-setup = In every rulebook except the Automa’s, windows are chosen before the tools and the public objectives are dealt, so that is the default. With Passion you know the inspirations too. The Automa’s rulebook lays out the cards first, so its games always do.
ruling-start_player = The rulebooks choose the start player at random. One of them suggests the player who last visited a cathedral, and a Spanish text leaves it to you. You may agree on a player.
ruling-bag = The base game uses all 90 dice, no matter how many of you play. The 5–6 player expansion uses fewer for two and three players, and so do we as soon as its windows are in play.
ruling-enforcement = At a real table nobody stops you. Here a strict table refuses illegal moves. An honor table accepts any open space and lets you call checks.
ruling-lathekin = The card does not say whether its two dice move one by one or together. Either way you must move two different dice, or you cannot use the tool. Moved together, they cannot end up apart from all your other dice.
ruling-tools = The rulebooks deal the tools at random. You may also pick them.
ruling-public = The rulebooks deal the public objectives at random. You may also pick them.
ruling-privates = The 5–6 player expansion mixes its private objectives with those of the base game, so they are mixed whenever it is in play. Six players need the position objectives.
ruling-expansion_windows = The rulebook allows these windows at any table. Here they are the default for five and six players.
ruling-inspirations = A module of Passion. We know three of its six cards only in part; those are our reconstructions.
ruling-rare_glass = A module of Passion with private objectives of its own. Solo games leave it out, because they have no favor tokens.
ruling-passion_publics = A module of Passion. Four of its six objectives are our reconstructions.
ruling-promos = The Russian boxes count one tool, two window cards, and one objective more than the others. What we know of them, and what we made up in their place, is marked.
ruling-avoid_conflicts = The rulebook only advises against some pairs of objectives. Here the second card is set aside and another one dealt.
ruling-solo_tools = The rulebooks let you choose how hard the game is. Three tools are our default.
ruling-solo_private = Most texts deal two private objectives, and the one that scores more counts. The Spanish texts deal one.
ruling-solo_payment = Most printings ask for a die of the tool’s color. In the first printing the first six tools cost a die showing their number. What tool 12 costs there is inferred.
ruling-track = A solitaire variant puts fewer dice on the round track. It is not in the rulebooks of the game.
ruling-automa_level = The bonuses are ours. We measured them with our bots, so that each level means a certain share of won games.
ruling-automa_misfit = The Automa’s rulebook covers this case: the pick is lost. The Automa continues to the right for its second die, or its round ends early. Only Lenient is ours.
ruling-glass_slot = The rules let you put the board where you like. Here its slot is drawn at random, unless you name one.
