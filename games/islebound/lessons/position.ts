import { type Game, open, play, prepare, type Seat, type Table, view } from '@skerry/engine';
import { CREW_KINDS, type CrewKind, NOBODY, TOWN_NAMES, type TownName } from '../content/vocabulary.ts';
import { CREW_BITS, type World } from '../content/world.ts';
import { type Player, playerOf, type State } from '../rules/state.ts';
import { needFor } from '../rules/town.ts';
import type { Islebound } from '../rules/types.ts';

/** A captain's possessions; the rest is as at set-up. */
export interface Captain extends Partial<Omit<Player, 'deck' | 'below' | 'injured' | 'city' | 'tokens'>> {
  /** The town of the ship. */
  readonly at: TownName;
  readonly deck?: readonly CrewKind[];
  readonly below?: readonly CrewKind[];
  /** Own cubes on the influence track, by slot from 0. */
  readonly slots?: readonly number[];
}

export interface Wanted {
  readonly captain: Captain;
  /** Before the move, instead of after it. */
  readonly sailing?: boolean;
  readonly treasure?: number;
  /** The town of the rival's ship. */
  readonly rival?: TownName;
  /** An attack on the town, with pirates, before the dice. */
  readonly attacking?: number;
  readonly seed?: string;
}

/** Cubes per colour. */
const CUBES = 18;

/** The learner's turn, against one rival, in a distant port by default. */
export const position =
  ({ captain, sailing = false, treasure = 0, rival = 'thundrake', attacking = 0, seed = 'lesson' }: Wanted) =>
  (game: Game<Islebound>): Table<Islebound> => {
    const setting = { seats: 2, options: { first: 0, layout: 'fixed' }, seed } as const;
    return prepare(game, setting, (state) => {
      Object.assign(state, laidOut(open(game, setting)));
      Object.assign(state, { round: 1, turns: 2, active: 0, treasure, owners: state.owners.map(() => NOBODY) });
      state.agenda = [{ do: 'endTurn' }, { do: 'act' }, ...(sailing ? [{ do: 'sail' } as const] : [])];
      seatCaptain(state, 0, captain);
      seatCaptain(state, 1, { at: rival });
      if (attacking > 0) attack(game.content, state, attacking);
    });
  };

/** IB-215: the cards are laid out once both have a home port. */
function laidOut(table: Table<Islebound>): Omit<State, 'secrets' | 'hidden'> {
  play(table, 1, { act: 'homePort', port: 'thundrake' });
  play(table, 0, { act: 'homePort', port: 'marhaven' });
  return view(table, 'watcher').state;
}

function attack(world: World, state: State, pirates: number): void {
  const [injured, combat] = [0, 0];
  const need = needFor(world, state, 0);
  state.acted = true;
  state.attack = { need, pirates, serpents: 0, ichor: false, combat, dice: [], placed: [], strength: 0, injured };
  state.agenda.push({ do: 'roll' }, { do: 'combat' });
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

/** Crew members as bits; those already elsewhere are skipped. */
function bits(crew: readonly CrewKind[], taken = 0): number {
  let set = 0;
  for (const kind of crew) {
    const which = CREW_KINDS.indexOf(kind);
    set |= 1 << CREW_BITS.findIndex((each, bit) => each === which && ((set | taken) & (1 << bit)) === 0);
  }
  return set;
}

const cellOf = (state: State, town: TownName): number => state.towns.indexOf(TOWN_NAMES.indexOf(town));
