import { type Game, open, play, prepare, type Seat, type Table, view } from '@skerry/engine';
import { CREW_KINDS, type CrewKind, NOBODY, TOWN_NAMES, type TownName } from '../content/vocabulary.ts';
import { CREW_BITS } from '../content/world.ts';
import { type Player, playerOf, type State } from '../rules/state.ts';
import type { Islebound } from '../rules/types.ts';

/** What a captain has; the rest is as at the set-up. */
export interface Captain extends Partial<Omit<Player, 'deck' | 'below' | 'injured' | 'city' | 'tokens'>> {
  /** The town where the ship lies. */
  readonly at: TownName;
  readonly deck?: readonly CrewKind[];
  readonly below?: readonly CrewKind[];
  /** Own cubes on the influence track, by slots counted from 0. */
  readonly slots?: readonly number[];
}

export interface Wanted {
  readonly captain: Captain;
  /** Before the move, instead of after it. */
  readonly sailing?: boolean;
  readonly treasure?: number;
  readonly seed?: string;
}

/** The cubes of a colour. */
const CUBES = 18;

/** A turn of the learner, against one rival who lies in a port far away. */
export const position =
  ({ captain, sailing = false, treasure = 0, seed = 'lesson' }: Wanted) =>
  (game: Game<Islebound>): Table<Islebound> => {
    const setting = { seats: 2, options: { first: 0, layout: 'fixed' }, seed } as const;
    return prepare(game, setting, (state) => {
      Object.assign(state, laidOut(open(game, setting)));
      Object.assign(state, { round: 1, turns: 2, active: 0, treasure, owners: state.owners.map(() => NOBODY) });
      state.agenda = [{ do: 'endTurn' }, { do: 'act' }, ...(sailing ? [{ do: 'sail' } as const] : [])];
      seatCaptain(state, 0, captain);
      seatCaptain(state, 1, { at: 'thundrake' });
    });
  };

/** The cards lie there when both have a home port (IB-215). */
function laidOut(table: Table<Islebound>): Omit<State, 'secrets' | 'hidden'> {
  play(table, 1, { act: 'homePort', port: 'thundrake' });
  play(table, 0, { act: 'homePort', port: 'marhaven' });
  return view(table, 'watcher').state;
}

function seatCaptain(state: State, seat: Seat, { at, deck, below, slots = [], ...rest }: Captain): void {
  const player = playerOf(state, seat);
  Object.assign(player, rest);
  if (deck !== undefined) player.deck = bits(deck);
  if (below !== undefined) player.below = bits(below, player.deck);
  state.ships[seat] = cellOf(state, at);
  for (const slot of slots) state.influence[slot] = seat;
  player.cubes = CUBES - slots.length;
  state.pirates -= player.pirates;
  state.serpents -= player.serpents;
}

/** Crew members as a set of bits; those that are somewhere else already are not taken twice. */
function bits(crew: readonly CrewKind[], taken = 0): number {
  let set = 0;
  for (const kind of crew) {
    const which = CREW_KINDS.indexOf(kind);
    set |= 1 << CREW_BITS.findIndex((each, bit) => each === which && ((set | taken) & (1 << bit)) === 0);
  }
  return set;
}

const cellOf = (state: State, town: TownName): number => state.towns.indexOf(TOWN_NAMES.indexOf(town));
