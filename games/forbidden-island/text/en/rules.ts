/** Every rule by its number; other languages have the same. */
export const rules = {
  'FI-1':
    'Two, three or four adventurers play, one for each seat. One person may hold several seats, even all of them.',
  'FI-2': 'The 24 tiles are shuffled and laid dry side up, one on each space of the island.',
  'FI-3': 'The standard island is a diamond: rows of two, four, six, six, four and two tiles, centred.',
  'FI-4':
    'Islands of another shape are extras that are not in the rulebook; the rules stay the same. Holes and the water around an island are open sea for the whole game.',
  'FI-5': 'The four treasures are still to be captured. Each can be captured on either of its two tiles.',
  'FI-6':
    'Before the first turn six flood cards are drawn, and the tiles they name are flooded. These six cards begin the flood discard pile.',
  'FI-7': 'Each seat is dealt a different adventurer at random. The adventurers left over stay out of the game.',
  'FI-8': 'The host may choose the adventurers instead. Two seats never share the same one.',
  'FI-9': 'Each pawn begins on the start tile of its adventurer, even if that tile is flooded.',
  'FI-10': 'Each seat is dealt two cards from the shuffled treasure draw pile, face up.',
  'FI-11':
    'A Waters Rise! card dealt during set-up does nothing: it is replaced by another card and shuffled back. The game begins with all three of them in the draw pile.',
  'FI-12': 'The water starts at mark 1 for Novice, 2 for Normal, 3 for Elite and 4 for Legendary.',
  'FI-13': 'The first seat is drawn by lot, or chosen by the host. Play then continues clockwise.',
  'FI-14': 'All hands are face up, and anyone may look through both discard piles at any time.',
  'FI-15':
    'Every card in a face-down pile has been seen before, so everyone may know which cards are in each layer of it. Only their order is unknown.',
  'FI-16': 'A turn has three parts, always in this order: your actions, two treasure cards, then the flood cards.',
  'FI-17':
    'You may take up to three actions: move, shore up, give a card or capture a treasure, in any mix and as often as you like. Actions you do not use are lost.',
  'FI-18':
    'Your actions end only when you end them, even after the third. Until then there is still time for a special card, or to undo.',
  'FI-19': 'Drawing treasure cards and flood cards cannot be skipped.',
  'FI-20':
    'After the last flood card the next seat begins its turn, with three fresh actions and, for the Pilot, a fresh flight.',
  'FI-21':
    'Only the seat whose turn it is takes actions. The others act only to play special cards, to get down to five cards or to swim.',
  'FI-22': 'For one action, move your pawn to a tile that shares a side with yours, dry or flooded.',
  'FI-23': 'No pawn moves onto or across a missing tile, and none moves diagonally, unless its adventurer can.',
  'FI-24': 'A move must end on another tile. Any number of pawns may share a tile.',
  'FI-25': 'The Explorer may also move diagonally, to any tile that is still there.',
  'FI-26': 'For a diagonal step the two spaces beside it do not matter: both may be missing or open sea.',
  'FI-27': 'Once on each of their own turns, the Pilot may fly to any other tile for one action.',
  'FI-28':
    'Walking does not use up the flight, and you may even fly to a tile next to yours. A second flight in the same turn is not possible.',
  'FI-29':
    'Being airlifted, being guided by the Navigator or flying off a sinking tile neither needs nor uses up the Pilot’s flight.',
  'FI-30': 'For one action the Diver may cross one or more flooded or missing tiles.',
  'FI-31':
    'A dive goes through flooded and missing tiles, across shared sides and never diagonally, and may end on any tile it reaches; a dry tile always ends it. A plain step is possible too, but never a dive back to where it began.',
  'FI-32': 'The Diver never stops where a tile is missing, not even between two actions.',
  'FI-33': 'The Diver crosses only spaces that once held a tile, never open sea.',
  'FI-34': 'For one action the Navigator may move one other pawn one or two steps.',
  'FI-35': 'Both steps of one action belong to the same pawn.',
  'FI-36': 'A guided pawn must end on a tile that is still there, and not where it began.',
  'FI-37':
    'A guided pawn walks in its own way, over tiles that are still there: the Explorer diagonally as well, all others across shared sides, never diagonally.',
  'FI-38':
    'Guided two steps, the Diver may cross one missing tile if the second step ends on a tile that is still there. Longer dives are for the Diver’s own actions.',
  'FI-39': 'A guided Pilot walks. Flying is for the Pilot’s own actions.',
  'FI-40': 'Guiding costs the Navigator one action and the guided player nothing. Nobody has to agree to it.',
  'FI-41': 'The Navigator’s own pawn moves like any other: guiding is for the other pawns.',
  'FI-42': 'For one action, shore up one flooded tile, your own or one that shares a side with it. It is dry again.',
  'FI-43': 'Only flooded tiles can be shored up. A dry tile does not need it, and a missing tile never comes back.',
  'FI-44': 'The Explorer may also shore up diagonally.',
  'FI-45': 'The Engineer may shore up two different tiles for one action.',
  'FI-46':
    'The Engineer names both tiles at once, both flooded and in reach. One tile alone still costs a whole action.',
  'FI-47':
    'Shoring up moves no flood card: the card of that tile stays where it is, in the draw pile or the discard pile.',
  'FI-48': 'For one action, give one treasure card from your hand to someone whose pawn is on your tile.',
  'FI-49':
    'The Messenger may give a treasure card to anyone, wherever the pawns are. Each card still costs one action.',
  'FI-50': 'Helicopter Lift and Sandbags can never be given away, not even by the Messenger.',
  'FI-51':
    'Cards are given, never taken, and only on the giver’s own turn. Nobody can refuse a card, and a full hand is no obstacle.',
  'FI-52':
    'Cards of a treasure that is already captured are still ordinary cards: they fill your hand and may be given or discarded.',
  'FI-53':
    'For one action, on either tile of a treasure that is not captured yet, discard four of its cards from your own hand: the treasure is yours.',
  'FI-54': 'You may capture a treasure on a flooded tile.',
  'FI-55': 'Exactly four cards go. A fifth one stays in your hand.',
  'FI-56': 'A captured treasure stays with the player who captured it. It is never lost, and cannot be captured again.',
  'FI-57':
    'After your actions you draw two treasure cards, one after the other. Treasure cards and special cards go into your open hand.',
  'FI-58':
    'A Waters Rise! never enters a hand: it takes effect at once and is discarded. It counts as one of your two cards.',
  'FI-59': 'As soon as the last treasure card is drawn, the treasure discard pile is shuffled into a new draw pile.',
  'FI-60':
    'If that last card is a Waters Rise!, it takes effect and is discarded first, because it is played before anything else happens; so it is part of the new draw pile.',
  'FI-61':
    'Any other last card goes into the hand, then the draw pile is renewed because it is empty, and only then is the hand limit checked. A card discarded for the limit begins the new discard pile.',
  'FI-62': 'A renewed treasure draw pile holds at least seven cards, because hands never hold more than 21 together.',
  'FI-63': 'If your first card empties the draw pile, your second comes from the new one.',
  'FI-64': 'When Waters Rise! is drawn, the water marker goes up by one mark.',
  'FI-65':
    'Then the whole flood discard pile is shuffled and laid on top of the flood draw pile. The cards below wait until these are drawn.',
  'FI-66': 'If the flood discard pile is empty, only the marker moves.',
  'FI-67':
    'With two Waters Rise! cards in one turn the marker goes up twice, but cards are shuffled once: the second finds none.',
  'FI-68': 'The flood cards of the same turn already follow the new water level.',
  'FI-69': 'If the marker reaches the skull, the game is lost at once: no shuffle, no second card, no special card.',
  'FI-70': 'A hand holds at most five cards, treasure and special cards together. Captured treasures do not count.',
  'FI-71': 'With six cards you must get down to five at once. You choose which card to discard.',
  'FI-72': 'Instead of discarding you may play a special card, with its full effect.',
  'FI-73':
    'You may also discard a special card without using it. With no flooded tile, Sandbags cannot be played, only discarded.',
  'FI-74': 'The limit is checked after every single card, even between your two draws. Nobody ever holds seven.',
  'FI-75':
    'The turn waits until that hand is down to five, then carries on from there. Others may play special cards in the meantime, but that does not make this hand smaller.',
  'FI-76':
    'Cards leave a hand for the discard pile only to capture a treasure, as a played special card or for the hand limit.',
  'FI-77': 'Lifting off to win may be the card you play for the hand limit.',
  'FI-78': 'The limit applies on other turns too: if you are given a sixth card, you discard or play one at once.',
  'FI-79': 'You may play a special card from your hand at any time, even on another turn. It costs no action.',
  'FI-80': 'A played special card goes to the treasure discard pile at once.',
  'FI-81':
    'At any time means between two steps, never within one: before, between and after actions, between the two treasure cards, before each flood card, and while someone must discard or swim.',
  'FI-82':
    'Before a card is drawn, everyone who can play a special card is asked to play or pass, and asked again after every play. If nobody can, the draw continues automatically.',
  'FI-83':
    'You may pass once, or until the next turn. You are asked again if you gain a special card or if a pawn has nowhere to swim.',
  'FI-84': 'Sandbags make any one flooded tile of the island dry, however far away.',
  'FI-85': 'Once a flood card is revealed it takes effect: Sandbags come too late to stop it.',
  'FI-86': 'A tile that has only been flooded may be saved with Sandbags before the next card. A missing one may not.',
  'FI-87': 'Helicopter Lift takes one or more pawns from one tile to any other tile that is still there.',
  'FI-88':
    'You choose which pawns of that tile fly; yours need not be among them. Nobody has to agree, and they must land on another tile.',
  'FI-89': 'A special card must do something: Sandbags need a flooded tile, Helicopter Lift a pawn and a place to go.',
  'FI-90':
    'When a tile has sunk under pawns, Helicopter Lift may take one or more of them to any tile instead of swimming.',
  'FI-91': 'While a pawn must swim, Sandbags may still be played on any flooded tile.',
  'FI-92':
    'Flood cards are drawn one at a time: two at marks 1 and 2, three at marks 3 to 5, four at marks 6 and 7, five at marks 8 and 9. That number is the water level.',
  'FI-93': 'A dry tile whose card comes up is flooded. The card goes to the flood discard pile.',
  'FI-94': 'A flooded tile whose card comes up sinks. Tile and card are out of the game for good.',
  'FI-95': 'Pawns on a tile that is flooded stay where they are.',
  'FI-96':
    'As soon as the flood draw pile is empty, the flood discard pile is shuffled into a new draw pile, and drawing continues from it.',
  'FI-97':
    'The card just drawn is discarded or removed before the draw pile is renewed, even at the end of a turn. So one tile can be flooded and sink in the same turn.',
  'FI-98': 'Whatever follows from a flood card, swimming or losing, is settled before the next card.',
  'FI-99':
    'A pawn on a tile that sinks must go at once to a tile next to it, dry or flooded, of its player’s choice. It costs no action.',
  'FI-100': 'The Engineer, the Messenger and the Navigator swim only to a tile that shares a side with theirs.',
  'FI-101': 'The Explorer may also swim diagonally.',
  'FI-102':
    'The Diver swims to the nearest tile, counted in steps across shared sides through missing tiles, never diagonally, and chooses if several are equally near. The Diver always finds a tile that way.',
  'FI-103': 'The Pilot may fly from a sinking tile to any other.',
  'FI-104':
    'If several pawns must swim, the seat whose turn it is goes first, then clockwise. Each player chooses for their own pawn.',
  'FI-105': 'If a pawn has no tile to swim to, the game is lost for everyone, unless a Helicopter Lift saves the pawn.',
  'FI-106': 'If nobody has a Helicopter Lift, the game is lost at once.',
  'FI-107':
    'Otherwise everyone with a Helicopter Lift is asked to play it or pass: airlifted, the pawn is safe; if everyone passes, the game is lost. The rulebook does not mention this rescue.',
  'FI-108': 'If a sinking tile itself loses the game, nobody swims any more.',
  'FI-109':
    'You win together when all four treasures are captured, all pawns are on Fools’ Landing, and someone plays a Helicopter Lift to lift off.',
  'FI-110':
    'Lifting off is always a choice. Anyone with the card may do it whenever special cards may be played, on any turn, even with a card just drawn or to get down to five cards.',
  'FI-111': 'You may lift off from Fools’ Landing while it is flooded.',
  'FI-112':
    'You cannot lift off while a treasure or a pawn is missing. The card may still be played as an ordinary airlift.',
  'FI-113': 'The game is lost if both tiles of a treasure sink before it is captured, whatever cards you have.',
  'FI-114': 'The game is lost if Fools’ Landing sinks, no matter who is on it and what has been captured.',
  'FI-115': 'The game is lost if a pawn cannot leave a tile that has sunk.',
  'FI-116': 'The game is lost if the water reaches the skull, the tenth mark.',
  'FI-117': 'Once a treasure is captured, it no longer matters if its tiles sink.',
  'FI-118':
    'Every step is completed, and the first that wins or loses decides. When a tile sinks, Fools’ Landing is checked first, then the treasures, then swimming.',
  'FI-119':
    'Nothing else loses the game, not even an island cut in two or a hopeless position. If everyone at the table agrees, the team may give up.',
  'FI-120': 'There is one result for everyone: you win together or lose together.',
  'FI-121': 'After the end there is nothing more to play.',
};

export type RuleNumber = keyof typeof rules;
