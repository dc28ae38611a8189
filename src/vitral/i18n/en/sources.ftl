### Not for the page

# Where the facts of the cards come from. Made from src/vitral/cards/data/sources.toml; do not edit.

source-rulebook_en = English rulebook, version 1.2. It shows three tools, three public objectives, and two private objectives.
source-rulebook_pt = Portuguese rulebook of the base game.
source-rulebook_es = Two unofficial Spanish translations of an early rulebook of the base game.
source-rulebook_ru = Russian rulebook of the base game, the 5–6 player expansion, and Passion.
source-automa_de = German fan rules for the Automa, with a page on Passion. The cards that came with them are lost.
source-it_rules = Text of the Italian Passion rulebook: the contents of the box, Luck, Iridescent Glass, one private objective.
source-scan_en = Pictures of the English window patterns and objectives, found with koenheltzel’s program.
source-scan_it = Pictures of the window patterns of another printing and of Italian tools and objectives, found with student projects in Milan.
source-scan_nl = Pictures of Dutch tools and objectives, found with two student projects.
source-koenheltzel = An unfinished program for an online table: windows with the sides that share a card, tool colors, objectives.
source-zomis = A program that plays the game: windows, tools with their colors, and objectives, including the 5–6 player expansion. 23 of its 24 base windows match koenheltzel’s, and the last one matches all the others.
source-vermihunter = A thesis and its program: windows, how the tools work, redrawn tool cards.
source-coloradohusky = A course project: windows with the sides that share a card, tools, objectives.
source-avans = A course database from a Dutch school, used by several projects: windows, tools, objectives.
source-polimi = Student projects of the Politecnico di Milano, counted as one source.
source-hejmsdz = A scoring program with the objectives in Polish.
source-randomizer = A setup randomizer: which sides share a card, and the tool names of the 5–6 player expansion.
source-fmarigarcia = A score counter with Spanish window names. Its grids are wrong wherever we can check them, so we use only the names.
source-nerdpool = Italian review of the 5–6 player expansion, with the contents of the box.
source-metropolitan = Italian article on Passion and the 5–6 player expansion, with the contents of both boxes.
source-houseofgames = Italian review of Passion: what inspirations can do.
source-tomshw = Italian review of Passion: names three inspirations and says that the glass board costs favor tokens.
source-meeplegamers = Preview of Passion: private objectives about rare glass; most inspirations work like a tool for one token.
source-justpushstart = Review of Passion: tools for one token, swaps with the round track, prices by open corners and by dice left behind.
source-boardgamequest = Review of Passion: inspirations per round and per game, boards that re-roll the glass die.
source-whatseric = Review of Passion that mixes all private objectives. The rulebook does not.
source-zatu = Shop page for Passion: rare glass is not for solo games.
source-dicevibes = Page about Horizontal Symmetry, the promo objective from Gen Con 2019.
source-riseher = Czech shop page: its base box contains a promo window from 2017.
source-newmedia21 = Korean article: the first printing there came with two promo windows.
