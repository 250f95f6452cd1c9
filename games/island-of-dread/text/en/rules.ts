/** Every rule by its number; other languages have the same. */
export const rules = {
  'ID-1': 'Two to six people play.',
  'ID-2':
    'The board is five islands divided into spaces, and the Cerridor Sea around them, which has no spaces and is crossed only along sea lanes.',
  'ID-3': 'At the start an adventure counter of the jewel’s colour is on every jewel: 26 green, 20 yellow and 7 red.',
  'ID-4': 'The undefeated counters 1 to 6 start on their places of the undefeated track.',
  'ID-5': 'All Items and Allies, of the base game and of the expansion, are shuffled into one market deck of 61 cards.',
  'ID-6':
    'Six market cards are drawn face up into the market stack of Tarianor, and two into that of every other town.',
  'ID-7': 'The captain deck is shuffled and one Captain is put face up into each town’s stack. Five stay in the deck.',
  'ID-8':
    'Green, yellow, sea, red and silver adventure cards are shuffled into five decks. There is no blue deck: the sea deck takes its place.',
  'ID-9': 'No adventure card of the base game is used.',
  'ID-10': 'You start with 3 gold. The host may set 5 or 8 instead.',
  'ID-11':
    'Gold and wound, exhaustion, experience and adventure counters never run out. Gold is simply a number, so nobody needs change.',
  'ID-12': 'The twelve map counters are mixed face down into the map pool.',
  'ID-13': 'The eight Legendary Items are face up in their pool.',
  'ID-14': 'Everyone gets one Hero at random, all different. The other Heroes stay out of the game.',
  'ID-15': 'Where the Heroes are chosen, everyone gets the Hero named for their seat. Nobody shares one.',
  'ID-16': 'All Heroes start in Dallak.',
  'ID-17': 'Chance picks who starts. Turns go round by seat, and “to the left” means the next seat in that order.',
  'ID-18': 'No Event is in play at the start, and all event tiles are beside the board.',
  'ID-19': 'In the short game everyone starts with 6 experience points and 3 more gold. Nothing else changes.',
  'ID-20':
    'A Hero has Life, Stamina, and Mind, Body and Spirit with a damage each; these three are used in the ranged, melee and magic phases. Allies, Captains and Challenges have a value and a damage for each phase.',
  'ID-21':
    'Whatever has as many wounds as Life falls at once: a Hero is knocked out, an Ally or Captain is killed, a Challenge is defeated.',
  'ID-22': 'Exhaustion that a figure must take beyond its Stamina becomes wounds, one for one.',
  'ID-23':
    'Exhaustion taken as the price of an ability may not go beyond Stamina. Without room for it you cannot use the ability.',
  'ID-24':
    'To activate a card is to turn it face down. It must be face up, and it stays down until your next Refresh Step.',
  'ID-25':
    'A card that is face down loses only what you pay for by activating it. Its other abilities and bonuses still work.',
  'ID-26': 'An ability with a price or with the word “may” is yours to use or not. Every other ability is automatic.',
  'ID-27': 'You cannot use an ability that would change nothing at all.',
  'ID-28':
    'When several things happen at one moment, what the Challenge or the Event says comes first, then your automatic abilities (Hero, Items, Allies, Captain, trophies, Legendary Items, each in order of arrival), then those you may use, one at a time in any order.',
  'ID-29':
    '“Once per roll”, per round, per combat or per turn holds for each card by itself. You may pay a price without such a limit again and again, except that you use each Before Combat ability once per combat.',
  'ID-30':
    'An ability changes only the rolls and damage of its bearer, unless it names others. The bearer of an Item is the Hero.',
  'ID-31': 'A card that leaves play loses all the counters on it.',
  'ID-32':
    'A defeated Challenge gives experience points: 1 for green, 2 for yellow, 3 for sea, 4 for red, none for silver.',
  'ID-33': 'You may have two Weapons, one Armour and two Allies at most. Both Weapons count at once.',
  'ID-34':
    'Other Items are unlimited. If the host sets the limit, you may have two Artefacts, Runes and Potions in total.',
  'ID-35': 'Legendary Items are Items without a cost. They have no type and count towards no limit.',
  'ID-36':
    'If you have too many cards of one kind you give one of them up at once, whichever you like, even the new one: in a town into its stack, elsewhere onto the discard pile.',
  'ID-37':
    'You cannot sell, trade or give up a card if your Hero’s wounds would then reach Life, or exhaustion would exceed Stamina.',
  'ID-38':
    'Abilities “at any time during your turn” can be used whenever you are asked something in your turn, but not between the choice of who acts and the end of that roll’s damage.',
  'ID-39':
    'A test is two ten-sided dice plus the attribute, plus your Hero’s bonus for the skill, plus your cards. You pass with at least the difficulty.',
  'ID-40':
    'Only abilities that speak of tests change a test, and Allies do not help unless they say so. No result of the dice passes or fails automatically.',
  'ID-41': 'A round is one turn for everyone, from the starting seat on.',
  'ID-42': 'A turn has five steps: Refresh, Movement, Adventure, Market, Experience.',
  'ID-43': 'In the Refresh Step all your activated cards are turned face up, your Captain’s too, and at sea as well.',
  'ID-44':
    'Your turn ends after its Experience Step, or at once when your Hero escapes, is knocked out or is shipwrecked. The remaining steps are lost.',
  'ID-45':
    'At the end of your turn you leave one Captain in each town stack that holds several and discard the others of that stack.',
  'ID-46':
    '“Before moving” is the start of the Movement Step: you use such abilities one by one before the number of dice is fixed. A wound healed then gives the fifth die back.',
  'ID-47':
    'Then your Hero does one thing: rolls the dice, rests, takes one free step, stays or, in a town with a Captain, sets sail.',
  'ID-48': 'You roll five movement dice, or four if your Hero or one of your Allies has a wound or exhaustion counter.',
  'ID-49': 'Cards then add dice or take them away. The number stays between 0 and 5.',
  'ID-50':
    'To rest you roll fewer than four dice. For each die below four you remove one exhaustion from your Hero or one of your Allies, as you like each time. If you remove four, you roll none.',
  'ID-51':
    'You can rest only as much as there is exhaustion, and no more than the dice at hand, never counted above four.',
  'ID-52':
    'Each die can be spent once to enter one space next to yours whose terrain it shows. You may stop at any time; dice you do not use are lost.',
  'ID-53':
    'You choose spaces, not dice: you may enter a space if the terrains of all the spaces of this roll, the new one too, fit different dice.',
  'ID-54': 'Any die lets you enter a town.',
  'ID-55': 'A card may let any die enter a terrain, as for Sereth of the Foam and rivers.',
  'ID-56': 'Instead of rolling, your Hero may move to one space next to it, whatever its terrain.',
  'ID-57': 'Passing through or stopping where other Heroes or counters are costs nothing.',
  'ID-58': 'No Hero moves or is moved into the sea, except on a voyage, and then only along the lanes.',
  'ID-59': 'Only voyages cross the sea, and adventure cards that say so; none of ours does. Items never cross it.',
  'ID-60':
    'Wings of Regiroth take your Hero up to 4 spaces over any terrain of the island. That is the whole movement of the step.',
  'ID-61':
    'Teleport Rune: if you pass, your Hero goes to any other space of the island and the Movement Step is over; if you fail, your Hero takes 1 exhaustion and the step continues.',
  'ID-62':
    '“Reroll any of them” is used after the roll and before the first space: you mark dice one by one, then all the marked ones are rerolled once.',
  'ID-63':
    '“Five dice for your next roll” waits for the next movement roll of that Hero. Wounds and exhaustion do not reduce it, but Events may.',
  'ID-64':
    'What an Event does on entering a space happens at once for every space you move into, by a step, the Wings or the Teleport Rune too, but not when your Hero is placed there.',
  'ID-65': 'The Adventure Step begins with meeting other Heroes in your space.',
  'ID-66':
    'If there is an adventure counter in your Hero’s space you must adventure there. Without a counter there is no adventure, and in towns there are none.',
  'ID-67': 'You draw the top card of the deck of the counter’s colour.',
  'ID-68': 'If there is an undefeated counter there, you meet that Challenge instead and draw nothing.',
  'ID-69':
    'An empty deck is made anew by shuffling its discard pile. If that is empty too, the Adventure Step ends and the counter stays.',
  'ID-70': 'A card is a Challenge, an Event or an Encounter.',
  'ID-71': 'An Encounter is carried out as its text says and then discarded.',
  'ID-72':
    'After an Event or Encounter you draw again from the same deck until a Challenge comes, at sea and on the Island of Dread too.',
  'ID-73': 'A card turned up on a deck stays there face up and is the next one drawn.',
  'ID-74':
    'A drawn Event first replenishes: every jewel with a sunburst and no counter gets its adventure counter back.',
  'ID-75':
    'Jewels without a sunburst stay empty. A jewel that has its counter stays as it is, with or without an undefeated counter.',
  'ID-76': 'At most one Event is in play. Its lasting text holds for everyone.',
  'ID-77':
    'Events rank green, yellow, sea, red. An Event of the same or a higher rank replaces the one in play, which is discarded; its tiles stay.',
  'ID-78': 'An Event of lower rank only replenishes and is then discarded.',
  'ID-79':
    'The rest of the text before “In play” is carried out once, when the Event comes into play. An Event without lasting text is in play all the same.',
  'ID-80': 'An event space is its printed terrain, or plain sea, until there is an event tile on it.',
  'ID-81': 'A lane tile is placed only on the event space with its number, and opens that sea lane.',
  'ID-82':
    'A face comes from the lowest-numbered tile in the supply that has it, else from the lowest-numbered tile on the board that shows a face of another kind. That tile is taken up and turned; the ruins never are.',
  'ID-83': 'If no tile can give the face, or the event space is already covered, nothing is placed there.',
  'ID-84': 'A plains tile makes its space plains.',
  'ID-85': 'While there is a sea tile on a space, that space does not exist: nobody enters it, and it is no shore.',
  'ID-86':
    'A Hero on such a space is put on a land space next to it by the player to the left. Every blue event space has one, and bears no jewel.',
  'ID-87':
    'The ruins tile makes Garnott plains: no town, no stack, no Market Step. Its market cards and Captains are discarded, and its two lanes join into one, from Viper’s Mouth to Southwest Swell.',
  'ID-88': 'A Hero who is there with a Captain loses the Captain, who is discarded.',
  'ID-89':
    'A tile taken away leaves the printed terrain or the closed lane. A Hero on an anchor stays there and uses the lanes that are left.',
  'ID-90':
    'A combat is: abilities used after drawing, Before Combat, then rounds until the Challenge or the Hero falls or the Hero escapes.',
  'ID-91': 'In Before Combat the Challenge’s text happens first, then you use abilities.',
  'ID-92': 'A round is an escape phase, then a ranged, a melee and a magic phase, in this order.',
  'ID-93': '“At the start of a round” is before its escape phase, the Challenge’s text first.',
  'ID-94':
    'In each of the three phases exactly one figure acts: the Hero attacks, or one Ally attacks, or the Hero defends. At sea the Captain may attack instead.',
  'ID-95': 'Each figure attacks at most once per round. The Hero may defend in every phase, even after attacking.',
  'ID-96':
    'The acting figure rolls two ten-sided dice, plus its value for the phase, plus cards. It succeeds with at least the Challenge’s value. Nothing succeeds or fails by itself.',
  'ID-97': 'A successful attack gives the Challenge as many wounds as the attacker’s damage for the phase.',
  'ID-98': 'A failed attack gives the attacker as many wounds as the Challenge’s damage for the phase.',
  'ID-99': 'A successful defence does nothing. A failed one gives the Hero the Challenge’s damage for the phase.',
  'ID-100': 'When an Ally or the Captain attacks, the Hero neither rolls nor suffers in that phase.',
  'ID-101': 'Damage of 0 is no damage and sets nothing off.',
  'ID-102': 'Abilities “before a roll” are used after the choice of who acts and before the dice.',
  'ID-103':
    'After a failed roll, abilities “after a roll” are used one by one until it succeeds or you accept it. A second roll counts even if it is lower.',
  'ID-104': '“Succeeds” needs no dice. Damage, and abilities for a hit, are as usual.',
  'ID-105':
    'The Challenge’s text changes damage first, then your automatic abilities, then those you may use. What is left, never below 0, becomes counters.',
  'ID-106': 'A figure that may not attack cannot be chosen to attack in that phase.',
  'ID-107': 'What a Challenge does to your Hero does not touch Allies or the Captain, and the other way round.',
  'ID-108':
    'A Challenge with as many wounds as Life is defeated at once, between phases or in Before Combat; the rest of the round does not happen.',
  'ID-109': 'A killed Ally is discarded, and the combat continues.',
  'ID-110':
    'In the escape phase your Hero may make one Sneak test against the Challenge’s ranged value. If it fails, your Hero takes its ranged damage and the round continues.',
  'ID-111': 'After a successful escape your Hero stays in the space and your turn ends at once; nobody steps back.',
  'ID-112':
    'From the 11th round of a combat on, your Hero takes 1 wound at the start of each round. This weariness is our own rule, so that every fight ends.',
  'ID-113':
    'Where a text ends the combat there is no reward and no point. The adventure counter stays, the card goes where the text says, even off the track, and your turn continues with the Market Step.',
  'ID-114':
    'After a victory the counters leave the space, you gain the points, then the printed reward from left to right, then what the Captain and the Event add.',
  'ID-115': 'The adventure counter you win is the points of its colour.',
  'ID-116': 'A defeated card is discarded unless it is kept.',
  'ID-117':
    'A card you keep by its text is a trophy: it stays open, is never sold, traded or lost, and is out of its deck.',
  'ID-118':
    'A trophy given up for its effect goes to the silver discard pile. When no Hero is on the Island, that pile is shuffled into the silver deck at once.',
  'ID-119': 'A Legendary Item you win is chosen freely from its pool. If the pool is empty, you get nothing.',
  'ID-120':
    'A land Challenge that was escaped, or that knocked its Hero out, goes to the lowest free place of the undefeated track, and the counter of that place goes on the space. The adventure counter stays.',
  'ID-121': 'A Challenge on the track has no wounds: each meeting is a new combat.',
  'ID-122': 'If it stays undefeated, it keeps its place.',
  'ID-123':
    'When it is defeated its numbered counter goes back to the track, and the adventure counter is won as usual.',
  'ID-124': 'With all six places taken, a further undefeated Challenge is discarded. The adventure counter stays.',
  'ID-125': 'Sea Challenges never go to the track, nor do silver ones.',
  'ID-126': 'There is a Market Step only for a Hero on land in a town. On an anchor it is skipped.',
  'ID-127': 'The Market Step begins with drawing one market card into the town’s stack.',
  'ID-128': 'Then you buy, sell, heal and hire in any order and as often as you like, until you leave.',
  'ID-129': 'To buy, pay the cost and take the card from the stack. You can use it at once.',
  'ID-130':
    'To sell, you get half the cost, rounded down, and the card goes into the town’s stack. Legendary Items, trophies and Captains cannot be sold.',
  'ID-131':
    'What you bought this turn cannot be sold this turn, and what you sold or gave up this turn cannot be bought back this turn.',
  'ID-132': 'To heal, pay 1 gold and remove 1 wound from your Hero or one of your Allies.',
  'ID-133': 'Exhaustion cannot be removed for gold, and Captains are not healed.',
  'ID-134':
    'A lowered price is never below 1 gold, except healing, which may be free. A raised or lowered price holds only for what it names.',
  'ID-135': 'An empty market deck is made anew from the discard pile. If there is none, nothing is drawn.',
  'ID-136':
    'A market card shown by an Encounter and not taken goes to the stack of the nearest town of the island, on a tie the first in the list of towns; at sea it goes to Tarianor’s.',
  'ID-137':
    'The Castaway’s Ally is a random one of the market deck, which is then shuffled. With no Ally in the deck nothing happens.',
  'ID-138': 'A Captain is not an Ally: no limit, price or effect for Allies touches Captains.',
  'ID-139':
    'Hiring, at any time of your Market Step, begins with drawing the top Captain face up into the town’s stack.',
  'ID-140':
    'Our ruling: you draw a Captain at most once per Market Step, and hire at most one. You cannot hire before you have drawn.',
  'ID-141': 'Then you may take one Captain of that stack for the cost, or none.',
  'ID-142': 'You have one Captain at most. If you hire a second, you keep one of the two and discard the other.',
  'ID-143': 'A discarded Captain loses all counters and goes face down under the captain deck.',
  'ID-144': 'If your Hero leaves a town without setting sail, the Captain goes back to that town’s stack.',
  'ID-145': 'Being moved out of the town counts as leaving it. Staying in town with a Captain costs nothing.',
  'ID-146': 'A Captain who goes back to a stack loses all counters, the loan’s gold too. Nothing is paid back.',
  'ID-147': 'You may hire a Captain on loan: you pay nothing, and a gold counter is put on the card.',
  'ID-148': 'On a voyage with a Captain on loan every reward is lost at once: gold, points, maps, cards and so on.',
  'ID-149':
    'Rewards are all gains from Challenges, Encounters, Captains and Events at sea. The Challenge still counts as defeated, buying and healing work, and so does text that hurts. A map lost in this way stays in the pool.',
  'ID-150': 'A Captain on loan may take your Hero to the Island. The voyage is over then, and silver rewards count.',
  'ID-151': 'With the captain deck empty nothing is drawn, and the Captains of the stack may be hired.',
  'ID-152': 'If your Hero begins the Movement Step in a town with a Captain, you may set sail.',
  'ID-153':
    'Whatever a step of the turn allows on land it allows at sea too, unless one of these rules says otherwise.',
  'ID-154': 'At sea you roll no movement dice, take no step and cannot rest.',
  'ID-155': 'The move goes along one lane to its next anchor or town.',
  'ID-156': 'Each time you may take any lane of the town or anchor, even the one you have just come along.',
  'ID-157': 'A Hero who begins the Movement Step on an anchor must sail on to a next anchor or town.',
  'ID-158': 'A numbered lane exists only while its tile is on the board, except for Hestia Two-Oars.',
  'ID-159': 'An Event may forbid setting sail from a town. You may still arrive there or pass by.',
  'ID-160':
    'With The Nameless Pilot your move may go through one anchor to a further anchor or town next to it, but not back to where it began.',
  'ID-161':
    'Arriving in a town ends the voyage: the Captain goes to that town’s stack, there is no adventure, and the Market Step follows.',
  'ID-162': 'On an anchor the Adventure Step draws the top card of the sea deck, every time.',
  'ID-163':
    'The Captain may attack once per round, as an Ally may, and in addition to your Allies. A failed attack hurts the Captain.',
  'ID-164': 'No effect on Allies touches the Captain.',
  'ID-165': 'After an escape your Hero stays on the anchor and your turn ends: no toll, no spending.',
  'ID-166': 'A sea Challenge that was escaped, or that wrecked the Hero, is discarded.',
  'ID-167': 'A defeated sea Challenge gives points although there is no counter on the board.',
  'ID-168':
    'At the start of an Experience Step on an anchor the Captain takes 1 exhaustion as toll, or 1 wound if exhaustion equals Stamina.',
  'ID-169': 'Abilities “at the start of the Experience Step” come before the toll. Spending comes after it.',
  'ID-170': 'Heroes at sea neither attack nor negotiate, and nobody attacks them or negotiates with them.',
  'ID-171': 'A Hero at sea who is knocked out, or whose Captain is killed, is shipwrecked.',
  'ID-172':
    'A shipwreck is a knock-out except for the place: the player to the left puts the Hero on a land space next to the anchor, any terrain or town, choosing if there are several.',
  'ID-173': 'The Captain is discarded and the turn ends. There is no Market Step, not even in a town.',
  'ID-174': 'A Captain killed by the toll, or by an effect outside combat, wrecks the Hero as well.',
  'ID-175': 'In the Experience Step you buy experience counters, as many as you like, one at a time.',
  'ID-176':
    'A counter costs 2 points, our own price, for which the cards are balanced. If the host chooses the base game’s price, it costs 5 points with two players, 4 with three and 3 with four, as we remember it. We do not know it for five or six players, so it is 3.',
  'ID-177':
    'Each counter is, for good, +2 Mind, +2 Body, +2 Spirit, +2 Stamina or +1 Life. It removes no counter from the Hero.',
  'ID-178': 'Points you do not spend are kept.',
  'ID-179': 'A map counter you win is drawn at random from the pool.',
  'ID-180': 'If the pool is empty, you may take one map counter from another player, of the colour you choose.',
  'ID-181': 'If nobody has one either, you gain none. Everyone’s map counters are open.',
  'ID-182': 'Spent map counters go back into the pool, face down.',
  'ID-183':
    'In the Experience Step on an anchor each set you discard, one blue and one green map counter, gives you one Legendary Item of your choice. You may spend several sets while the pool has any.',
  'ID-184':
    'Only a Hero on an anchor does this; a Hero who reached a town this turn is no longer at sea. The way to the Island is not bought in this step.',
  'ID-185':
    'A card that swaps maps puts one of your counters into the pool and takes one of the other colour openly out of it. If there is none, you cannot use it.',
  'ID-186': 'A Legendary Item you use goes back to the pool, face up, and can be gained again.',
  'ID-187': 'Spear of Trelton: used before your Hero rolls for a ranged attack, it makes the attack succeed.',
  'ID-188': 'Sword of Antenor: used before your Hero rolls for a melee attack, it makes the attack succeed.',
  'ID-189': 'Talisman of Korsec-Amin: used before your Hero rolls for a magic attack, it makes the attack succeed.',
  'ID-190':
    'Helmet of Trelton: used at the start of any combat round, even against another Hero, it makes the enemy inflict exhaustion instead of wounds until the end of that round. What goes beyond Stamina is wounds all the same. The two symbols are missing in the text we have and were read by elimination.',
  'ID-191': 'Shield of Antenor: used after your Hero’s failed defence roll, it makes the defence succeed.',
  'ID-192': 'Emerald of Korsec-Amin: used before moving, on land or at sea, it replenishes the board.',
  'ID-193':
    'Jewel of Trelton: used after you draw a Challenge, it skips Before Combat and begins the first round in the phase you choose.',
  'ID-194':
    'That first round has no escape phase and only the phases from the chosen one on. A Challenge met on the track counts as drawn.',
  'ID-195':
    'Book of Korsec-Amin: used in Before Combat with Assif Shib-Sa, it makes his Life 7 for this combat, and he inflicts no damage in the first round.',
  'ID-196':
    'If your turn begins with your Hero on an anchor you may discard one set of maps and make for the Island of Dread.',
  'ID-197': 'You announce it before everything else in your turn, even before Events “at the start of a turn”.',
  'ID-198': 'Your Hero leaves the board for the Island tile, and the Captain is discarded.',
  'ID-199':
    'Your turn continues with silver cards, drawn and resolved one at a time, until Assif Shib-Sa is defeated or your Hero is knocked out.',
  'ID-200': 'After each draw all your cards are turned face up at once, before the card is resolved.',
  'ID-201': 'Nothing else happens in this turn: no Movement, Market or Experience Step.',
  'ID-202': 'There is no escape phase on the Island.',
  'ID-203': 'Otherwise combat works as usual, and Allies take part.',
  'ID-204': 'If your Hero is knocked out there, the player to the left puts the Hero in any town.',
  'ID-205': 'You lose everything that a knock-out costs. Ruins are no town.',
  'ID-206': 'Silver cards you keep stay with you.',
  'ID-207': 'All discarded silver cards, and the one being resolved, are then shuffled into the silver deck.',
  'ID-208': 'Defeating Assif Shib-Sa wins the game at once.',
  'ID-209':
    'If your Hero is knocked out you lose all your gold and your most expensive Item or Ally, which is discarded.',
  'ID-210':
    'Only cards with a cost count, by their printed cost; among equals you choose. Legendary Items and trophies are never lost.',
  'ID-211': 'All wounds and exhaustion are removed from the Hero. Allies keep theirs.',
  'ID-212': 'Experience counters, unspent points, maps and all other cards are kept.',
  'ID-213': 'On land the Hero goes to the nearest town of the island, counted in spaces; among equals you choose.',
  'ID-214': 'If it was your own turn, it ends.',
  'ID-215': 'A Hero knocked out in another player’s turn suffers the same at once. Play then continues.',
  'ID-216': 'A Captain stays with a Hero who is put into the same town. Otherwise the Hero has left the town.',
  'ID-217': 'Cards that spare losses in a shipwreck work for shipwrecks only.',
  'ID-218':
    'If several figures fall by one effect, the Hero’s fall comes last. A Hero who falls in a combat falls before anything later in that round.',
  'ID-219': 'The Challenge is put on the track, or discarded, before the Hero is moved away.',
  'ID-220':
    'If your Hero is on land in one space with another Hero on land you may attack or negotiate at the start of your Adventure Step.',
  'ID-221':
    'Where attacks are allowed, you may make one per turn, in towns too. After the fight there is no adventure in this step.',
  'ID-222':
    'The attacker plays the first round as Hero and the other is the opposition. After each round they change roles.',
  'ID-223': 'For every phase the number to reach is two ten-sided dice plus the opposing Hero’s value.',
  'ID-224':
    'The opposing Hero counts with defence bonuses against an attack and with attack bonuses against a defence, and inflicts the damage of that phase.',
  'ID-225': 'The opposing Hero uses Items, not Allies. The acting Hero uses both.',
  'ID-226':
    'A fight between Heroes begins with Before Combat: the attacked Hero uses abilities first, then the attacker. At the start of each round, too, the opposing Hero comes first. What an ability does to the Challenge, it does to the other Hero, but it never changes a Hero’s Life or ends the fight. Abilities for rolls and damage work for both.',
  'ID-227':
    'The acting Hero may escape: a Sneak test against two ten-sided dice plus the other’s ranged value. Failing costs the other’s ranged damage. An escape ends the fight, and the attacker’s turn if it was the attacker who escaped. If the host chooses so, the attacker’s turn ends after every fight between Heroes, as in the base game.',
  'ID-228': 'From the 11th round on both Heroes take 1 wound at the start of each round, the acting Hero first.',
  'ID-229':
    'The winner takes all the loser’s gold, or one Item, Ally or Legendary Item, or nothing. The loser loses nothing else.',
  'ID-230':
    'The losing Hero is healed and goes to the nearest town; if it was the attacker, the turn ends. No points are gained.',
  'ID-231':
    'Where trading is allowed, a proposal names what you give and what you ask for: gold, Items, Legendary Items, Allies, map counters. In towns too.',
  'ID-232': 'Captains, points, experience counters and trophies do not change hands.',
  'ID-233': 'At least one thing in total must be named; a gift is possible. Promises are not recorded.',
  'ID-234':
    'The other player agrees or refuses. On agreement everything changes hands at once, with the counters on Allies, and then both sides keep to their limits.',
  'ID-235': 'You may make three proposals per turn at most.',
  'ID-236': 'The game ends the moment Assif Shib-Sa is defeated, and the player who defeated him comes first.',
  'ID-237':
    'The others are ranked by experience counters bought, then unspent points, then gold. Equals share a rank, and the rank after them is skipped.',
  'ID-238':
    'The last round is our own rule: round 60, or what the host sets, or none. If it ends without a winner, the game ends: nobody comes first, and the ranking begins with second place.',
  'ID-239': 'No player is ever out of the game.',
  'ID-240': 'With the doom track, each green, yellow, sea or red adventure card put on a discard pile counts one.',
  'ID-241': 'Every 5, 7, 9, 10 or 12 such cards, with two to six players, add one doom counter, up to eight.',
  'ID-242': 'When a turn ends with eight doom counters, everyone has one last turn, from the next seat on.',
  'ID-243':
    'In it your Hero goes straight to the Island from wherever it is, and needs no set of maps. A Captain goes back to the town’s stack, or is discarded at sea.',
  'ID-244': 'If nobody defeats Assif Shib-Sa in these turns the game ends, and the ranking begins with second place.',
};

export type RuleNumber = keyof typeof rules;
