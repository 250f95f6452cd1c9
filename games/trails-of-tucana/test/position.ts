import {
  asks,
  choices,
  clone,
  type Table as EngineTable,
  open,
  play,
  SampleDealer,
  type Seat,
  type Told,
} from '@skerry/engine';
import { arrange, stateOf } from '@skerry/engine/testing';
import {
  type Action,
  type BlueCard,
  type Card,
  type Fact,
  type HexName,
  type Island,
  type Letter,
  type Sheet,
  type Sight,
  TERRAIN_PILE,
  type TrailsOfTucana,
  trailsOfTucana,
} from '../index.ts';
import { drawOn, emptySheet } from '../rules/sheet.ts';

/** Positions for tests: what a test does not mention is empty, and the cards allow everything. */

export type Table = EngineTable<TrailsOfTucana>;

/** A trail by the names of its hexes: `2/3-3/3`. */
export type Trail = `${HexName}-${HexName}`;

export interface Position {
  seats?: number;
  island?: Island;
  seed?: string;
  /** The two cards of the turn. */
  cards?: readonly [Card, Card];
  /** The letters of villages 1 to 10, for all seats. */
  letters?: string;
  /** What each seat has drawn in former turns. */
  drawn?: readonly (readonly Trail[])[];
  /** Other things that stand on the sheets, seat by seat. */
  written?: readonly Partial<Sheet>[];
  round?: number;
  turn?: number;
  blue?: readonly BlueCard[];
  red?: readonly Sight[];
}

/** A table at the beginning of a turn. */
export function position(wanted: Position = {}): Table {
  const { seats = 1, island = 'petit', seed = 'position', cards = ['any', 'any'] } = wanted;
  const table = open(trailsOfTucana, { seats, seed, options: { island } });
  const map = trailsOfTucana.content[island];
  const laid = arrange(table, (state) => {
    const { letters, drawn = [], written = [], round = 1, turn = 1, blue = state.blue, red = [] } = wanted;
    Object.assign(state, { round, turn, blue: [...blue], red });
    if (letters !== undefined) Object.assign(state, { letters: state.sheets.map(() => [...letters] as Letter[]) });
    for (let seat = 0; seat < seats; seat++) {
      state.sheets[seat] = emptySheet(map);
      for (const trail of drawn[seat] ?? []) drawOn(map, state, seat, segmentOf(island, trail), new SampleDealer(0));
      Object.assign(state.sheets[seat]!, written[seat]);
    }
  });
  return show(laid, cards);
}

/** The same table, with other cards for this turn. */
export function show(table: Table, [one, other]: readonly [Card, Card]): Table {
  return arrange(table, (state) => {
    state.turn--;
    state.pile = [[...TERRAIN_PILE], [other], [one]];
    state.shown = [];
    state.agenda = [{ do: 'turn' }];
  });
}

export function segmentOf(island: Island, trail: Trail): number {
  const map = trailsOfTucana.content[island];
  const [from = -1, to = -1] = trail.split('-').map((name) => map.numbers.get(name as HexName) ?? -1);
  const segment = from < 0 || to < 0 ? -1 : map.between[from * map.hexes.length + to]!;
  if (segment < 0) throw new Error(`There is no trail ${trail} on ${island}.`);
  return segment;
}

export const drawing = (trail: Trail): Action => ({ act: 'draw', between: trail.split('-') as HexName[] });

/** Plays an action that the rules allow, and returns what anybody is told. */
export function act(table: Table, seat: Seat, action: Action): readonly Told<Fact>[] {
  const played = play(table, seat, action);
  if (played.why !== undefined) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.why)}`);
  return played.facts;
}

/** A seat draws these trails, the first by the cards, the others as bonus trails. */
export function draw(table: Table, seat: Seat, ...trails: readonly Trail[]): Fact[] {
  return trails.flatMap((trail) => act(table, seat, drawing(trail))).map(({ fact }) => fact);
}

export function done(table: Table, seat: Seat): Fact[] {
  return act(table, seat, { act: 'done' }).map(({ fact }) => fact);
}

/** A whole turn: what each seat draws, several trails with a blank between them. Returns what all are told at its end. */
export function turn(table: Table, ...trails: readonly string[]): Fact[] {
  let told: Fact[] = [];
  for (const [seat, chain] of trails.entries()) {
    draw(table, seat, ...(chain.split(' ') as Trail[]));
    told = done(table, seat);
  }
  return told;
}

/** Draws that neither the seat's goals nor a landmark touch: they connect nothing. */
export const ASIDE: readonly Trail[] = ['1/4-1/5', '1/1-1/2', '6/8-7/8', '8/1-8/2', '4/2-5/2'];

/** Why an action is refused. */
export function why(table: Table, seat: Seat, action: unknown) {
  const tried = play(clone(table), seat, action);
  if (tried.why === undefined) throw new Error(`${JSON.stringify(action)} is allowed.`);
  return tried.why;
}

/** What a seat may do. */
export function offers(table: Table, seat: Seat): Action[] {
  return choices(table, seat).flatMap((choice) => (choice.why === undefined ? [choice.action] : []));
}

/** The trails a seat may draw. */
export function trails(table: Table, seat: Seat): string[] {
  return offers(table, seat).flatMap((action) => (action.act === 'draw' ? [action.between.join('-')] : []));
}

/** The seats whose answer the table waits for. */
export const asked = (table: Table): Seat[] => asks(table).flatMap(({ seat, must }) => (must ? [seat] : []));

/** What stands on a seat's sheet. */
export const sheet = (table: Table, seat: Seat): Sheet => stateOf(table).sheets[seat]!;

/** The facts of one kind. */
export const those = <K extends Fact['fact']>(told: readonly Fact[], kind: K): Extract<Fact, { fact: K }>[] =>
  told.filter((fact): fact is Extract<Fact, { fact: K }> => fact.fact === kind);
