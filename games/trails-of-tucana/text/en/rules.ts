/** Every rule by its number; other languages have the same. */
export const rules = {
  'TT-1': 'One to eight people play, one for each seat. With one seat it is a solo game.',
  'TT-2':
    'Everyone plays on the same island: Isla Petit with two rounds and two sights of each kind, or Isla Grande with three rounds and three of each kind.',
  'TT-3': 'The first seat is the Mayor. Being Mayor only decides the first start village.',
  'TT-4': 'The 27 terrain cards are shuffled before the first round.',
  'TT-5': 'One of the 13 set-up cards is drawn at random and shown to everyone; the others are not used.',
  'TT-6':
    'Its ten letters are read clockwise from the top and written, one by one, into the ten villages of each sheet.',
  'TT-7':
    'The first letter goes into the start village, and each next letter into the next village; village 1 follows village 10.',
  'TT-8': 'The first seat starts at village 1, the second at village 2, and so on, so that no two sheets are alike.',
  'TT-9':
    'With a random starting village a number from 1 to 10 is drawn first. The Mayor starts there, and the other seats at the villages after it.',
  'TT-10':
    'Counter-clockwise, each next letter goes into the previous village; the card itself is still read clockwise.',
  'TT-11': 'Even counter-clockwise, the start villages of the seats follow each other clockwise.',
  'TT-12': 'With identical sheets everyone gets the same letters.',
  'TT-13':
    'Identical sheets have the Mayor’s letters. Random start, direction and identical sheets can be combined as you like, even in a solo game.',
  'TT-14':
    'With two to four players there is one blue card face up for each letter, the one with more points; the second cards stay in the box.',
  'TT-15':
    'With five to eight players there are two blue cards face up for each letter, the one with more points on top.',
  'TT-16':
    'With the special bonus one random red card is laid face up for two to four players, and two different ones for five to eight. The others are not used.',
  'TT-17': 'There is no special bonus in a solo game.',
  'TT-18': 'Every sheet starts without a trail and without points.',
  'TT-19': 'Each turn the top two terrain cards are shown to everyone. Both may show the same terrain.',
  'TT-20': 'Then everyone draws one trail on their own sheet, all at the same time.',
  'TT-21': 'A trail connects the centres of two hexes that share a side.',
  'TT-22': 'One of the two hexes matches one card, and the other hex matches the other, whichever way round.',
  'TT-23': 'Two cards of the same terrain need two adjacent hexes of that terrain.',
  'TT-24': 'A trail need not touch anything you drew before.',
  'TT-25': 'An any-terrain card stands for whatever terrain you like, and each player decides for themselves.',
  'TT-26':
    'You need not say which: with one any-terrain card, every undrawn trail with at least one hex of the other card’s terrain is allowed.',
  'TT-27': 'With two any-terrain cards, every undrawn trail is allowed.',
  'TT-28': 'The same trail is never drawn twice on a sheet.',
  'TT-29': 'As long as an allowed trail is left you must draw one, even if it doesn’t help you.',
  'TT-30': 'An any-terrain card cannot be read so that nothing is left to draw.',
  'TT-31': 'If you have no allowed trail left, you draw nothing and are not asked that turn.',
  'TT-32': 'Gaps and the sea around the island are not hexes: no trail leads into or across them.',
  'TT-33':
    'What you draw in a turn, bonus trails too, stays secret until everyone is done; then it is all revealed together.',
  'TT-34':
    'You decide when you are done. Until the last player is done you may undo what you drew this turn and choose again.',
  'TT-35':
    'Nothing you choose can depend on what others draw in the same turn. Sights, pairs and bonus trails count at once on your own sheet, bonus cards when everyone is done.',
  'TT-36': 'A round has 13 turns, so one of the 27 terrain cards is not used in it.',
  'TT-37': 'The card left over is never shown, whatever the table displays.',
  'TT-38':
    'Only the two cards of the turn are visible; the earlier ones are covered. An option shows how many cards of each terrain are left; it changes only what you see, not the rules.',
  'TT-39': 'All sheets, letters and scores of finished turns are open to everyone.',
  'TT-40': 'Two hexes are connected when a path of your trails leads from one to the other.',
  'TT-41': 'Trails may branch, form rings and run through sights and villages. Their length does not matter.',
  'TT-42': 'A village is its hex: a trail must reach the centre of that hex, and passing beside it does not count.',
  'TT-43': 'Trails stay for the whole game, through all rounds.',
  'TT-44': 'When a sight becomes connected to any village, you circle the leftmost free value of its kind.',
  'TT-45': 'It does not matter which village that is, or what else the village is connected to.',
  'TT-46': 'Each sight counts once; connecting it to further villages adds nothing.',
  'TT-47': 'A trail that connects several sights scores them all. Two of the same kind take the next two values.',
  'TT-48': 'On Isla Petit the second sight of a kind gives a bonus trail at once.',
  'TT-49': 'On Isla Grande only the third sight of a kind gives a bonus trail.',
  'TT-50': 'A bonus trail is one more trail between any two adjacent hexes of your sheet, whatever their terrain.',
  'TT-51': 'A bonus trail must be drawn in the same turn; it cannot be declined or saved.',
  'TT-52': 'A bonus trail that completes another kind gives one more, and so on.',
  'TT-53':
    'Several bonus trails are drawn one after the other, each fully scored before the next. There is one for each kind completed, five at most in a game.',
  'TT-54': 'A bonus trail of the last turn of a round is drawn before that round is scored.',
  'TT-55': 'When your two villages of a letter become connected, you circle the value of that letter, once.',
  'TT-56': 'One trail may connect several letters, and each counts. The trail may lead through other villages.',
  'TT-57': 'If a blue card of that letter is face up, you also get the points of the top one.',
  'TT-58': 'Everyone who connects the same letter in the same turn gets the full points of that card.',
  'TT-59':
    'Bonus trails belong to their turn: the first to connect a letter may do so by a bonus trail or by the ordinary one, and both tie.',
  'TT-60': 'After that turn the top card is removed, however many shared it.',
  'TT-61':
    'With five to eight players the second card pays the next time someone connects the letter, and is then removed as well.',
  'TT-62': 'The second card pays only in a later turn than the first, and nobody gets two blue cards of one letter.',
  'TT-63': 'When no card of a letter is left, connecting it scores only the value of its villages.',
  'TT-64': 'You may win any number of bonus cards, even more than a paper sheet has room for.',
  'TT-65':
    'The first to connect two sights of a red card’s kind with each other gets its six points, and the card is removed.',
  'TT-66': 'Everyone who does so in the same turn gets the points.',
  'TT-67':
    'No village is needed for a red card, and it circles no sight. On Isla Grande any two of the three sights will do.',
  'TT-68': 'Each red card pays in one turn only, and bonus trails count in it as well.',
  'TT-69': 'The points of red cards are bonus points, like those of blue cards.',
  'TT-70':
    'After the last turn of a round everyone writes down the sum of all sights circled so far, those of earlier rounds included.',
  'TT-71': 'Then all 27 terrain cards, the one left over too, are shuffled for the next round.',
  'TT-72': 'Isla Petit ends when its second round is scored, Isla Grande when its third is.',
  'TT-73':
    'Villages and bonuses count once, at the end. Your score is the sum of all rounds, the villages and the bonuses.',
  'TT-74': 'The highest score wins.',
  'TT-75':
    'If scores are tied, the tied player with more bonus points wins. If those are equal too, the victory is shared.',
  'TT-76':
    'A turn is settled in this order: the trails are revealed, blue cards from A to E, red cards, after turn 13 the sights, in a solo game the cut of the blue cards, then the next cards or the end.',
  'TT-77': 'In a solo game you play with the second blue card of each letter only.',
  'TT-78':
    'In a solo game, connecting a letter scores the points of its blue card while it is face up; then the card is removed.',
  'TT-79':
    'Before the last round of a solo game the blue cards still face up are shuffled: two random ones stay, the others are removed.',
  'TT-80': 'If two or fewer are left by then, they all stay.',
  'TT-81': 'In a solo game there is no winner: your score and its achievement are the result.',
  'TT-82':
    'Your achievement is the highest whose threshold your score reaches. Below the first threshold there is none.',
  'TT-83': 'With two or more players the achievements are shown as well, but do not decide who wins.',
  'TT-84': 'After the end there is nothing more to do.',
};

export type RuleNumber = keyof typeof rules;
