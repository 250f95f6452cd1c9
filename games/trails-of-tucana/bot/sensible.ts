import type { Seat } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import { segmentBetween } from '../rules/draw.ts';
import type { State } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** Number of segments worth a search. */
const SEARCHED = 8;

/** The most promising segments. */
export function sensible(outlook: Outlook, state: State, seat: Seat, offers: readonly Action[]): readonly Action[] {
  outlook.remember(state, seat);
  if (offers.length <= SEARCHED) return offers;
  const map = outlook.world[state.island];
  outlook.look(state, seat);
  const weighed = offers.map((action) => {
    if (action.act !== 'draw') return { action, worth: 0 };
    const segment = segmentBetween(map, action.between);
    return { action, worth: outlook.worth(map.from[segment]!, map.to[segment]!) };
  });
  const best = weighed.toSorted((a, b) => b.worth - a.worth).slice(0, SEARCHED);
  return weighed.filter((each) => best.includes(each)).map(({ action }) => action);
}
