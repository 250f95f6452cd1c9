import type { Seat } from '@skerry/engine';
import { BLUE_POINTS, SET_UP_CARDS } from '../content/cards.ts';
import { LETTERS, type Letter, SIGHTS, type Sight, VILLAGES } from '../content/islands.ts';
import type { World } from './map.ts';
import { emptySheet } from './sheet.ts';
import { type BlueCard, NOTHING_DRAWN, type Options, type State } from './state.ts';
import type { Dealer } from './types.ts';

/** From this many seats on there are two blue cards per letter and two red ones. */
const MANY = 5;

export function setUp(world: World, seats: number, options: Options, dealer: Dealer): State {
  dealer.tell?.({ fact: 'opened', seats, ...options });
  const map = world[options.island];
  const sheets = [];
  const secrets = [];
  for (let seat = 0; seat < seats; seat++) {
    sheets.push(emptySheet(map));
    secrets.push(NOTHING_DRAWN);
  }
  return {
    seats,
    island: options.island,
    letters: writeLetters(seats, options, dealer),
    countsPile: options.pileCount,
    pile: [],
    shown: [],
    round: 0,
    turn: 0,
    blue: layBlueCards(seats, dealer),
    red: layRedCards(seats, options, dealer),
    sheets,
    secrets,
    agenda: [{ do: 'round' }],
    outcome: null,
  };
}

/** TT-5 to TT-13: the letters of one set-up card, written around each sheet from its start village. */
function writeLetters(seats: number, options: Options, dealer: Dealer): readonly (readonly Letter[])[] {
  const mayors = options.randomStart ? dealer.die(VILLAGES, 'startVillage') : 1;
  if (options.randomStart) dealer.tell?.({ fact: 'startVillage', village: mayors });
  const card = dealer.pick(SET_UP_CARDS, 'setUpCard');
  dealer.tell?.({ fact: 'setUpCard', letters: card });
  const sheets: (readonly Letter[])[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const start = options.symmetry ? mayors : startVillage(mayors, seat);
    const letters = lettersFrom(card, start, options.direction);
    sheets.push(letters);
    dealer.tell?.({ fact: 'lettersWritten', seat, letters, start });
  }
  return sheets;
}

/** TT-8, TT-9, TT-11: the start villages of the seats follow each other clockwise from the Mayor's. */
const startVillage = (mayors: number, seat: Seat): number => ((mayors - 1 + seat) % VILLAGES) + 1;

/** TT-7, TT-10 */
function lettersFrom(card: string, start: number, direction: Options['direction']): readonly Letter[] {
  const letters = NO_LETTERS.slice();
  for (let k = 0; k < VILLAGES; k++) {
    const village = direction === 'clockwise' ? start - 1 + k : start - 1 - k + VILLAGES;
    letters[village % VILLAGES] = card[k] as Letter;
  }
  return letters;
}

const NO_LETTERS: readonly Letter[] = Array.from({ length: VILLAGES }, () => 'A');

/** TT-14, TT-15, TT-77: alone only the second cards; from five seats on both, the first on top. */
function layBlueCards(seats: number, dealer: Dealer): BlueCard[] {
  const top = seats === 1 ? 2 : 1;
  if (dealer.tell) {
    for (const letter of LETTERS) {
      const values = seats >= MANY ? [BLUE_POINTS[letter][1], BLUE_POINTS[letter][2]] : [BLUE_POINTS[letter][top]];
      dealer.tell({ fact: 'blueLaid', letter, values });
    }
  }
  return [top, top, top, top, top];
}

/** TT-60, TT-61: the card below the one that went. */
export const nextBlue = (seats: number, top: BlueCard): BlueCard => (seats >= MANY && top === 1 ? 2 : 0);

/** TT-16 */
function layRedCards(seats: number, { specialBonus }: Options, dealer: Dealer): readonly Sight[] {
  if (!specialBonus) return NO_RED_CARDS;
  const pile = [SIGHTS.slice()];
  const kinds: Sight[] = [];
  for (let count = seats >= MANY ? 2 : 1; count > 0; count--) kinds.push(dealer.draw(pile, 'red'));
  dealer.tell?.({ fact: 'redLaid', kinds });
  return kinds;
}

const NO_RED_CARDS: readonly Sight[] = [];
