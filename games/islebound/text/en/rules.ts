/** Every rule by its number; other languages have the same. */
export const rules = {
  'IB-1': 'Two, three or four people play.',
  'IB-2':
    'Four sea boards are in the slots west, north, south and east, and four ports in the corners between them. That makes 16 regions, each with exactly one town. Boards are never turned.',
  'IB-3': 'In the fixed layout every board and every port has its own place.',
  'IB-4':
    'In a random layout the boards are shuffled over the slots and the ports over the corners, each order equally likely.',
  'IB-5':
    'Two regions are next to each other when they share at least half an edge of a board; touching in a point is not enough. The three regions of a board touch each other, and a port touches both boards of its corner.',
  'IB-6': 'The advanced side is used for all twelve island towns or for none. Ports are the same either way.',
  'IB-7':
    'You start with 7 coins and three crew on deck, two with Administrate and one with Work, and with no goods, books, fleet or buildings. Your speed is 2.',
  'IB-8':
    'You have 20 cubes: one marks your speed, one is for the renown track, and the other 18 mark towns and influence.',
  'IB-9':
    'Chance picks the first player, or the host chooses one. That player stays first for the whole game. Turns go clockwise, by seat.',
  'IB-10':
    'Home ports are chosen in reverse turn order, the last player first: any port that nobody has. Your cube makes it a town you control, and your ship starts there.',
  'IB-11': 'A port that nobody chose is a neutral town like any other.',
  'IB-215':
    'Once everyone has a home port, the renown board is set up with events, reputation cards, crew and tokens, then the building deck and its row. So you choose your port without knowing any of them.',
  'IB-12':
    'The 15 events are shuffled into two face-up piles. The two cards on top are the events shown; nobody knows what is under them.',
  'IB-13': 'A marker is in the region of each shown event’s town, wherever the layout put that town.',
  'IB-14': 'The 8 reputation cards are shuffled into two face-up piles. The two cards on top are the ones shown.',
  'IB-15':
    'The ten crew with two skills are shuffled. Three fill the row, left, middle and right, and the next one can be seen on the stack.',
  'IB-16': 'The 16 renown tokens are shuffled into a stack whose top can be seen.',
  'IB-17': 'The 35 buildings are a face-down deck. Five are drawn to the row, the first to space 1 on the left.',
  'IB-18': 'The treasure map starts without coins.',
  'IB-19':
    'With two players the two left-most influence slots are blocked for the whole game: nobody fills or empties them, and the first cube goes to slot 3.',
  'IB-20':
    'Coins, books, fish and wood never run out. Everything else is limited; if you gain more than is left, you get what is left.',
  'IB-21':
    'A round is one turn for each player, from the first player on. On your turn you move, then you may take one action, with free actions as often as you like before and after it, and then you end the turn.',
  'IB-22': 'You must move. You need not take an action.',
  'IB-23': 'Before you have moved nothing else is possible.',
  'IB-24':
    'The actions are visit, attack, diplomacy and hunt for treasure, and raid where it is played. Free actions are completing an event and buying a building, and any that a building or a variant adds.',
  'IB-25':
    'There are no free actions inside an action, from the moment you begin it to its very end, including the free visit after you take a town.',
  'IB-26': 'Your turn ends only when you end it, even when there is nothing left to do.',
  'IB-27': 'Your ship must end its move in another region than the one it began in.',
  'IB-28':
    'Your speed is 2 plus 1 for each of your Sail crew on deck, at most 4. It is set once, when the move begins.',
  'IB-29': 'Each point of speed is one step to a region next to yours. Steps you do not use are lost.',
  'IB-30': 'Your route may not enter the region it began in again, not even in passing.',
  'IB-31':
    'Each fish you pay adds one step to this move only, even beyond 4. Fish can be paid in this way only while you move.',
  'IB-32':
    'Nothing happens on the way, so you simply choose where to go. You pay as many fish as the shortest route needs beyond your speed, never more. The route shown is the first of the shortest ones.',
  'IB-33': 'Passing through regions with other ships is free.',
  'IB-34':
    'To end in a region with one or more other ships you exhaust one Administrate crew on deck, of your choice: one in total, after the steps.',
  'IB-35': 'Without an Administrate crew on deck you cannot choose such a region.',
  'IB-36': 'There is always somewhere to go.',
  'IB-37':
    'To exhaust a crew member is to move them from deck to below. Only crew on deck can be exhausted; you choose among those who fit.',
  'IB-38': 'One exhausted crew member pays for one symbol, even with two skills. Two symbols need two crew.',
  'IB-39': 'To injure a crew member is to move them from deck to below, face down.',
  'IB-40':
    'An injured crew member has no skills, cannot be exhausted and does not count for Work, but is still yours, and still counts as crew with two skills.',
  'IB-41':
    'When you rest, all your crew rest at once: healthy crew below come on deck, and injured crew turn face up and stay below until the next rest.',
  'IB-42': 'You may rest with nobody below, and it counts as a rest for every ability. A rest you skip does not.',
  'IB-43':
    'Counting Work, Sail or crew on deck exhausts nobody. They are counted when that part of the action begins, so after the entry cost and the parts before it.',
  'IB-44':
    'To hire you pay the price of the place in the row, 1 on the left, 1 in the middle and nothing on the right, plus whatever the town adds. The crew member comes on deck and can be used at once.',
  'IB-45':
    'After a hire the crew to the left of the gap slide right and the next one of the stack enters on the left. When the stack is empty, the row gets shorter from the left. Prices belong to the places.',
  'IB-46': 'You may have any number of crew, pirates and sea serpents.',
  'IB-47': 'Crew of one kind in one state are alike: you choose the kind, not the tile.',
  'IB-48': 'Visit: pay the entry cost of the town in your region, then carry out its action.',
  'IB-49': 'The coin of a neutral town’s entry cost goes on the treasure map, at a neutral port too.',
  'IB-50':
    'If another player controls the town, the coin goes to that player. Crew are exhausted as usual and earn the owner nothing.',
  'IB-51': 'In a town you control there is no entry cost at all.',
  'IB-52': 'The coin is paid first, then the crew. You can visit only if you can pay the whole cost.',
  'IB-53': 'Nothing but the coins of neutral towns’ entry costs ever goes on the treasure map.',
  'IB-54':
    'After the entry cost and before the first part of the action, abilities that work when you visit take effect.',
  'IB-55': 'The parts of a town’s action are done in their order. You may skip any part.',
  'IB-56':
    'On a plain visit, gains and rests happen automatically. If you visit step by step, you are asked before each of them. You can always skip a part that asks you something.',
  'IB-57':
    'A payment that can be repeated is made one at a time. You cannot make it when nothing it gives can be given; if something can, you forgo the rest.',
  'IB-58': 'You may visit a town even if it does nothing for you.',
  'IB-59':
    'Borsham: up to once per crew on deck, pay 1 wood for 1 pirate; then, up to once per crew on deck, pay 1 wood and 1 coin for 1 serpent. The same crew count for both, and nobody is exhausted.',
  'IB-60': 'Crimsika, a port: rest; then any number of times pay 1 book to place 1 influence cube.',
  'IB-61': 'Farwold: activate one of the shown reputation cards; then gain 1 wood or 2 fish.',
  'IB-62': 'Fel’s Garden: rest; then place 1 cube.',
  'IB-63':
    'Fel’s Garden, advanced: any number of times pay 1 wood and exhaust one Administrate crew for 1 renown and then 1 cube. You do not rest.',
  'IB-64': 'Grenille: gain 2 wood; then 1 wood per Work crew on deck.',
  'IB-65': 'Krazk, a port: rest; then gain 1 wood or 1 fish.',
  'IB-66': 'Marhaven, a port: rest; then gain 1 pirate.',
  'IB-67': 'Morlim: you may hire; then gain 1 renown, even if you did not hire.',
  'IB-68':
    'Morlim, advanced: you may hire at the price of the row; then gain 1 wood per Work crew on deck, counting the new crew member.',
  'IB-69': 'Ratnest: gain 2 pirates; then 1 wood per Work crew on deck.',
  'IB-70': 'Ratnest, advanced: gain 2 pirates; then rest.',
  'IB-71': 'Rockslide: gain 1 book; then 1 renown.',
  'IB-72': 'Rockslide, advanced: up to once per crew on deck, pay 2 coins for 1 book and then 2 renown.',
  'IB-73': 'Stratic: you may build one building.',
  'IB-74': 'Sun’s Rest: up to once per crew on deck, pay 2 fish for 1 serpent.',
  'IB-75':
    'Sun’s Rest, advanced: any number of times pay 2 fish and exhaust any crew member for 1 serpent and then 1 renown.',
  'IB-76': 'The Grotto: gain 4 fish; then 1 fish per Work crew on deck.',
  'IB-77': 'The Grotto, advanced: gain 3 fish and 1 renown; then 1 fish per Work crew on deck.',
  'IB-78': 'Thundrake, a port: rest; then any number of times pay 1 book for 2 renown.',
  'IB-79':
    'Undervall: rest; then you may hire, for 1 coin more than the price of the row in the second English edition and for free in the earlier one.',
  'IB-80': 'Undervall, advanced: gain 1 renown; then you may hire at the price of the row. You do not rest.',
  'IB-81':
    'Zilliam: any number of times pay 1 fish or 1 wood, as you choose each time, and exhaust any crew member for 1 book.',
  'IB-82': 'Borsham, Farwold, Grenille, Stratic and Zilliam do the same on both sides.',
  'IB-83':
    'Attack: you may attack the town in your region if it has a red banner, which Farwold has too, and if you do not control it.',
  'IB-84':
    'You form a group of at least one of your pirates, serpents or Ichor, and of at most ten, because there are ten dice.',
  'IB-85':
    'Before the roll you may exhaust any number of Combat crew on deck for one more die each, up to ten dice in total. They stay exhausted whatever happens.',
  'IB-86': 'You roll one die for each card in the group and each Combat crew you exhausted, all at once.',
  'IB-87':
    'After the roll and before the dice are placed, each wood you pay rerolls one die, as often as you like, one die at a time, and the same die again if you wish.',
  'IB-88':
    'Each card takes at most one die; spare dice count for nothing. The dice are placed for the highest total unless you place them by hand.',
  'IB-89': 'A die gives the strength in the table of its card.',
  'IB-90': 'You need the town’s strength, and 2 more if another player controls it.',
  'IB-91':
    'Your total is the placed dice plus 1 for each crew member injured in this attack, plus what abilities add. If it is at least what you need, you take the town; you cannot decline.',
  'IB-92':
    'If you fall short after placing, you may injure crew on deck of any kind for 1 each, one at a time, until you have enough. You may only do so while at least as many crew are on deck as you are short.',
  'IB-93':
    'Otherwise you retreat: one card of the group, of your choice, goes to the supply and the others come back. Your action is used up, but free actions are still possible.',
  'IB-94': 'Ichor is lost whenever it was in the group. On a retreat it is then the one card you lose.',
  'IB-95': 'Wood paid, crew exhausted and crew injured stay so after a retreat.',
  'IB-96': 'When you take a town by attack, the whole group goes to the supply first.',
  'IB-97': 'Then the former controller’s cube goes back to that player, and yours is placed.',
  'IB-98': 'Then you gain the spoils: coins from the supply equal to the printed strength, without the 2 more.',
  'IB-99':
    'Then your abilities for taking a town take effect, and after them those of the former controller for losing one.',
  'IB-100':
    'Then you may visit the town at once as its controller, without an entry cost. It is a visit for every ability. You may decline it.',
  'IB-101':
    'If all your 18 cubes are in use, you first take one of your influence cubes, of your choice, off the track for the town.',
  'IB-102':
    'Losing your home port has no further effect. You can take it back, and a player may control several ports.',
  'IB-103':
    'Diplomacy: you may use diplomacy on the town in your region if it has a blue-green banner, which Farwold has too, and if you do not control it.',
  'IB-104': 'You need as much influence as the town’s strength, and 2 more if another player controls it.',
  'IB-105':
    'You remove your cubes from the influence track in any order; each pays the value of its slot. The cubes come back to you, and the slots are empty at once.',
  'IB-106':
    'Each Negotiate crew you exhaust adds 1 influence, and you may exhaust any number of them. All the same, you must remove at least one cube.',
  'IB-107': 'You may pay more than you need, and nothing comes back. Paying stops as soon as you have enough.',
  'IB-108':
    'You can begin diplomacy only if your cubes, your Negotiate crew on deck and your abilities are enough together. Diplomacy never fails.',
  'IB-109': 'Then you take the town, with spoils and a free visit as after an attack.',
  'IB-110':
    'Hunt for treasure, in any region: take all coins from the treasure map; if there are none, take 1 coin from the supply.',
  'IB-111':
    'Free action: complete a shown event whose town is in your region by paying its whole requirement, then place its cubes. You may complete any number of events in a turn, and there is no entry cost.',
  'IB-112':
    'Each symbol to exhaust needs a crew member of its own. You cannot choose in a way that leaves a later symbol without crew.',
  'IB-113': 'Pirates and serpents an event asks for go back to the supply. Ichor cannot be used for it.',
  'IB-114':
    'The card is discarded, the next one is shown in its place and its marker is set. If it is in the same region, you can complete it at once.',
  'IB-115':
    'When no card is left to show, the other shown event stays alone; when that one is done too, all 15 are shuffled and two are shown.',
  'IB-116': 'Each cube goes to the left-most empty slot, and a slot holds one cube.',
  'IB-117':
    'Cubes for which there is no empty slot, or no free cube, are not placed. The event or that part of the action counts as done.',
  'IB-118':
    'Free action, wherever your ship is: pay the coin cost of a building in the row and take it into your city. You may buy any number in a turn.',
  'IB-119':
    'Spaces 1 to 5 of the row need 3, 2, 1, 0 and 0 books. You only have to own them; they are not paid. This holds for buying and building.',
  'IB-120':
    'To build, which only the action of a town lets you do, you pay the wood and fish of the card and no coins; one building per visit.',
  'IB-121': 'At once the cards to the left of the gap slide right, and a new one enters at space 1 for all to see.',
  'IB-122': 'When the deck is empty, the row gets shorter from the left. Books go by the space.',
  'IB-123':
    'An ability counts from the moment you own the building. It does not apply to gaining that same building, unless it says so.',
  'IB-124': 'A building is worth its coin cost at the end, bought or built.',
  'IB-125': 'Several abilities of one player at the same moment take effect in the order of the list of buildings.',
  'IB-126': 'Renown gained in play moves your marker along the track of 7; you start off the track.',
  'IB-127':
    'When you reach 7, your marker leaves the track, you take the top token and its reward at once, and you continue with the rest of the gain.',
  'IB-128':
    'A reward is carried out fully, with everything it sets off, before the rest of the gain. One gain may pass 7 several times, for one token each.',
  'IB-129':
    'If several players gain renown from one thing, the active player scores first and completely, then the others clockwise; each takes the token on top at that moment.',
  'IB-130': 'If you are rewarded on another player’s turn, you make your choices at once; play waits for you.',
  'IB-131':
    'When no token is left, each full 7 is kept as 7 points without a reward, and the marker starts again off the track. It takes none of your 18 cubes.',
  'IB-132': 'Renown for the end of the game never moves the marker.',
  'IB-133':
    'When you activate a reputation card, you choose one of those shown and first gain its number for the active player, which may be 0.',
  'IB-134':
    'Then every player, the active one first and the others clockwise, gains 1 renown per thing named, counted when that player’s scoring begins.',
  'IB-135': 'A limit of 7 caps what one player gains from this second part; the active player’s number is extra.',
  'IB-136': 'The card is out of the game and the next one is shown. Used cards are never shuffled back.',
  'IB-137':
    'When one card is left, only that one can be chosen; when none is left, that part of the action does nothing, and the next one still happens.',
  'IB-138': 'You never keep more than 10 goods, fish and wood together.',
  'IB-139':
    'If you gain more than your hold has room for, you first receive it all, then choose which goods to dump, old or new: exactly the excess. You cannot dump goods at any other time.',
  'IB-140':
    'Academy of Builders: for the books that a space of the row needs, you count as having 2 more. With Architect: each further building you gain gives you 1 card, as if you had gained a book.',
  'IB-141': 'Bridge: after each building you build, not buy, gain 1 renown and 1 fish.',
  'IB-142':
    'Butcher: what you gain per Work crew also counts your healthy Work crew below deck, but never injured crew.',
  'IB-143': 'Combat Arena: gain 2 renown for each town you take by attack, ports included.',
  'IB-144': 'Fishing Guild: gain 1 fish for each rest at a town.',
  'IB-145': 'Gambling Hall: gain 1 coin for each rest at a town.',
  'IB-146':
    'House of Commons: once per visit, event or reward, before its first cube, you may skip the left-most empty slot; it stays skipped until that is done. At least two slots must be empty. Next time you may skip a slot again, even the same one.',
  'IB-147': 'Jeweller: gain 1 coin from the supply for each hunt, even when the map is empty.',
  'IB-148': 'Library: gain 1 renown for each book you gain, one or several at once.',
  'IB-149': 'Mansion: gain 2 renown for each town you take by diplomacy.',
  'IB-150': 'Market: gain 1 wood and 2 fish for each town you take by diplomacy.',
  'IB-151':
    'Mausoleum: gain 3 renown each time another player takes a town from you, ports included, by attack or diplomacy.',
  'IB-152': 'Mercenary Guild: gain 1 pirate for each building you buy, not build.',
  'IB-153': 'Miracle Hut: free action, once per turn: one of your injured crew goes straight on deck, face up.',
  'IB-154': 'Monster Trainers: gain 1 serpent on each visit to a port you control, any of the four.',
  'IB-155': 'Museum: at the end, 1 point per town you control, ports included.',
  'IB-156': 'Palace: at the end, 1 point per wood and 1 per full two fish you have left.',
  'IB-157': 'Sailors Guild: at the end, 1 point per crew member of yours with two skills, in any state.',
  'IB-158':
    'School of War: gain 1 pirate for each book you gain; in the earlier edition, for each full two books gained at once, in one part of a town’s action or in one reward.',
  'IB-159': 'Sword Academy: 1 more strength in every attack on a town.',
  'IB-160':
    'Trade Office: gain 1 coin on each visit to a town you control, including ports and the free visit after you take it.',
  'IB-161':
    'Underriver Gate: take Ichor when you gain this building. Ichor goes back to the supply after any attack it took part in; take it again whenever you gain at least one serpent. There is no other way to get Ichor.',
  'IB-162': 'Lighthouse: 1 more speed, still at most 4 before fish.',
  'IB-163': 'Dry Dock: your hold has room for 14 goods instead of 10.',
  'IB-164':
    'Sawmill: once per visit, after a part of the town’s action gave you at least 1 wood, gain 1 more. Rewards and abilities are not part of a town’s action.',
  'IB-165': 'Smokehouse: once per visit, after a part of the town’s action gave you at least 1 fish, gain 2 more.',
  'IB-166': 'Embassy: 1 more influence whenever you use diplomacy.',
  'IB-167': 'Herald’s Post: place 1 more cube for each event you complete.',
  'IB-168':
    'Dockside Tavern: hiring costs you no coins, not even what a town adds, and you gain 1 coin for each crew member you hire.',
  'IB-169': 'Customs House: you pay no coin to enter neutral towns; crew are still exhausted.',
  'IB-170': 'Harbour Watch: others need 3 more instead of 2 to take a town from you.',
  'IB-171':
    'Pilots’ Hall: you neither need nor exhaust Administrate crew to end in a region with other ships, nor on the rival’s board in Close Quarters.',
  'IB-172': 'Veterans’ Barracks: when you take a town by attack, you keep one pirate of the group, if there was one.',
  'IB-173':
    'Playhouse: gain 2 renown for each reputation card you activate, right after its number for the active player.',
  'IB-174': 'Grand Archive: at the end, 1 point per book you own; with Architect, per card in your hand.',
  'IB-175':
    'The last round is triggered the moment a player owns 8 buildings with two or three players, or 7 with four.',
  'IB-176':
    'In the second English edition, taking the last renown token triggers it too; in the earlier edition it does not.',
  'IB-177':
    'After the trigger the current round is played to its end, then one more full round from the first player on. Then the game ends.',
  'IB-178':
    'A further trigger changes nothing. All rules hold in the last round, and there is no upper limit to buildings.',
  'IB-179':
    'Your score is your coins, the worth of your buildings, what abilities score at the end, your position on the renown track and 7 for each renown token and each 7 you kept. Towns, books, fleet and influence are worth nothing in themselves.',
  'IB-180':
    'The player with the most points wins. Among tied players the one with more fish and wood is ahead; if they are still tied, they share the place.',
  'IB-181':
    'Trading: goods, books, pirates and serpents may change hands between the active player and one whose ship is in the same region; coins, buildings, tokens, crew and Ichor never.',
  'IB-182':
    'You may trade after your move, but not inside an action. A rule of ours: once a player has refused three of your proposals, you can’t make them another this turn. Trades that were accepted don’t count; counter-offers do.',
  'IB-216':
    'The player asked may answer with a counter-offer, once per proposal: other amounts either way. It counts as a refusal. The active player agrees to it or refuses.',
  'IB-183': 'Both sides must give something; the numbers may differ, and no kind may go both ways.',
  'IB-184': 'A trade happens only if the other player agrees. Both keep only what fits in their holds.',
  'IB-185':
    'In the second English edition, what you get by trade is gained, so abilities apply: Library, School of War, and Ichor with a serpent. In the earlier edition you only receive it, and no ability applies.',
  'IB-186':
    'Close Quarters, for two players: ending your move on the sea board where the other ship is, in any of its regions, costs one exhausted Administrate crew; one in total, even in the same region. Ports are not on a sea board; there only the usual rule holds.',
  'IB-187': 'Without that crew you cannot go there. Passing costs nothing.',
  'IB-188':
    'Raid: an action against one other ship in your region. First you, then the other player, roll one die per Combat crew on deck and per pirate, at most ten each; 4, 5 and 6 are hits. You may raid even without dice.',
  'IB-189':
    'The side with more hits takes coins equal to the difference, at most what the other has. A tie does nothing.',
  'IB-190': 'A raid exhausts no crew and costs no fleet card.',
  'IB-191':
    'Six Buildings: the row has six spaces, always filled while the deck lasts, which need 4, 3, 2, 1, 0 and 0 books.',
  'IB-192':
    'Taking the card of space 1 gives 1 coin, after paying: bought or built in the second English edition, only bought in the earlier one.',
  'IB-193':
    'Architect is for the second English edition and does not go with Six Buildings. There are no books and no row.',
  'IB-194': 'After the home ports are chosen, each seat is dealt seven building cards; the rest is the face-down deck.',
  'IB-195':
    'Everyone at the same time chooses one card of the pack they hold; the choices stay sealed until all have chosen, then the packs pass to the left. The seventh card comes automatically, so each hand has seven cards.',
  'IB-196': 'Hands are secret. Their size and that of the deck are open, and there is no limit.',
  'IB-197': 'You buy or build only from your own hand, and need no books.',
  'IB-198':
    'Where you would gain a book, you draw a card instead; this counts as gaining a book for every ability. Drawing nothing is gaining nothing.',
  'IB-199': 'Where you would pay a book, a card from your hand, of your choice, goes face up on the paid pile.',
  'IB-200': 'Where books you own are counted, the cards in your hand are counted.',
  'IB-201': 'An empty deck is renewed by shuffling the paid pile; if that is empty too, nothing is drawn.',
  'IB-202': 'With Trading, cards are not books and cannot be traded.',
  'IB-203':
    'A payment on a town’s sign is always optional. With nothing above its arrow you may make it any number of times per visit; with a crew symbol above, up to once per crew on deck; with a crew symbol to exhaust, any number of times, exhausting one crew member each time.',
  'IB-204':
    'Out of the game from the start are the first crew of empty seats, the cubes of unused colours, of which two block slots with two players, and the four-book token without Six Buildings.',
  'IB-205':
    'A town on a card is any island town or port, neutral or controlled. A city is inland, in no region: a home port can be taken, a building never.',
  'IB-206': 'A trade has exactly two sides. With more ships in the region, you make one proposal after the other.',
  'IB-207':
    'The rules have a page Player aid: the order of a turn, the five skills, what wood and fish can do and all symbols, each with its rule.',
  'IB-208':
    'The rules have a page Crew in Above and Below, which opens without a table. It changes nothing in Islebound, where the back of a crew tile only shows that they are injured.',
  'IB-209':
    'On that page: put all 22 crew tiles into a bag at set-up, none into the row of villagers. When villagers are replenished at the end of a round and the 5-coin place is empty after sliding, draw one crew tile onto it; unsold, it slides left like any villager.',
  'IB-210':
    'At the end of that game, a tile with a good is worth 1 village point per such good you own; a tile with a number, that number; a tile with a potion or cider, 1 per potion or cider you own.',
  'IB-211':
    'That page adds the points up: for each of up to 22 tiles you choose good, points, potion or cider and a number from 0 to 20, and read the sum. Nothing is stored.',
  'IB-212':
    'A content pack can be used only if it passes every check. Each failure is one sentence that names the place and what is wrong.',
  'IB-213':
    'A pack may change banners, strengths, entry costs, boards and their layout, dice tables, crew skills, the influence track, buildings, events, reputation cards and token rewards, and nothing else.',
  'IB-214':
    'A table is played to its end with the content it began with. Its record carries that content and names the pack and its version.',
};

export type RuleNumber = keyof typeof rules;
