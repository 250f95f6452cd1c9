import type { View } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { BuildingNumber } from '../content/vocabulary.ts';
import { BUILDING_NUMBERS } from './hand.ts';
import { clone, handSize, type Secret, type State } from './state.ts';
import type { Dealer, Islebound } from './types.ts';

/** What a seat cannot know in Architect: other hands, packs and choices, and the deck. */
export function imagine({ state: seen }: View<Islebound>, dealer: Dealer): State {
  const { secrets: known, ...open } = seen;
  const state = clone({ ...open });
  if (known === undefined) return state;
  const shown = new Set([...state.paid, ...state.players.flatMap(({ city }) => city)]);
  for (const own of known) for (const card of own === null ? [] : cardsIn(own)) shown.add(card);
  const unseen = [BUILDING_NUMBERS.filter((card) => !shown.has(card))];
  const some = (n: number): BuildingNumber[] => Array.from({ length: n }, () => dealer.draw(unseen, 'imagined'));
  const step = state.agenda.at(-1);
  state.secrets = known.map((own, seat) => {
    if (own !== null) return own;
    const hand = some(handSize(state, seat));
    if (step?.do !== 'draft') return { hand, pack: [], chosen: 0 };
    const isChosen = !step.left.includes(seat);
    const pack = some(CONSTANTS.architectHand + 1 - step.pick - Number(isChosen));
    const [chosen = 0] = some(Number(isChosen));
    return { hand, pack, chosen };
  });
  state.hidden = { deck: unseen };
  return state;
}

const cardsIn = ({ hand, pack, chosen }: Secret): BuildingNumber[] => [...hand, ...pack, chosen];
