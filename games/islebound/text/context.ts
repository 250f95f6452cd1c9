import { type TextContext as EngineContext, type GameText, inLanguage, type Language, type Seat } from '@skerry/engine';
import { CELLS, type Cell } from '../content/map.ts';
import {
  CREW_KINDS,
  type CrewKind,
  type Named,
  type Part,
  TOWN_NAMES,
  type TownName,
  townName,
} from '../content/vocabulary.ts';
import type { ContentFault } from '../rules/check.ts';
import { endBuildings } from '../rules/ending.ts';
import type { Ending } from '../rules/facts.ts';
import { shipOf } from '../rules/state.ts';
import { townNumberIn } from '../rules/town.ts';
import type { Islebound } from '../rules/types.ts';

export type Text = GameText<Islebound>;
/** One per way the game can end, so that a missing one does not compile. */
export type Endings = Readonly<Record<Ending['why'], Text['endings'][string]>>;
export type TextContext = EngineContext<Islebound>;
/** A sentence per pack fault, so that a missing one does not compile. */
export type Faults = { readonly [K in ContentFault['fault']]: (fault: Extract<ContentFault, { fault: K }>) => string };

/** The content's names in one language. Cards are numbered from 1. */
export function namesOf(language: Language) {
  const say = (named: Named | undefined): string => (named === undefined ? '' : inLanguage(language, named));
  const town = ({ content }: TextContext, name: TownName): string =>
    say(content.content.towns[TOWN_NAMES.indexOf(name)]?.name);
  return {
    town,
    townAt: (context: TextContext, cell: Cell): string =>
      town(context, townName(townNumberIn(context.state, CELLS.indexOf(cell)))),
    building: ({ content }: TextContext, number: number): string => say(content.content.buildings[number - 1]?.name),
    event: ({ content }: TextContext, number: number): string => say(content.content.events[number - 1]?.name),
    reputation: ({ content }: TextContext, number: number): string => say(content.content.reputation[number - 1]?.name),
    token: ({ content }: TextContext, number: number): string => say(content.content.tokens[number - 1]?.name),
    /** The skills of a crew member: "Administrate and Combat". */
    crew: ({ content }: TextContext, kind: CrewKind): string =>
      say(content.content.crew[CREW_KINDS.indexOf(kind)]?.name),
  };
}

/** The town of the active seat's ship. */
export const hereOf = ({ state }: TextContext): TownName => townName(townNumberIn(state, shipOf(state, state.active)));

/** The current part of the town's action, if any. */
export function partOf(context: TextContext): Part | undefined {
  const { state, content } = context;
  const step = state.agenda.findLast((each) => 'part' in each);
  if (step === undefined || !('part' in step)) return undefined;
  return content.places[state.edition][state.boards][TOWN_NAMES.indexOf(hereOf(context))]?.parts[step.part];
}

/** The seat whose city triggered the last round, if it is only one. */
export function builderOf({ state }: TextContext): Seat | undefined {
  const complete = state.players.flatMap(({ city }, seat) => (city.length >= endBuildings(state.seats) ? [seat] : []));
  return complete.length === 1 ? complete[0] : undefined;
}

/** The closest rivals of a single winner and their deficit; undefined where goods broke a tie. */
export function leadOf({
  state,
}: TextContext): { readonly points: number; readonly over: readonly Seat[] } | undefined {
  const { ranks, scores } = state.outcome ?? {};
  if (ranks === undefined || scores === undefined || ranks.filter((rank) => rank === 1).length !== 1) return undefined;
  const totals = scores.map((score) => Object.values(score).reduce((sum, points) => sum + points, 0));
  const points = (totals[ranks.indexOf(1)] ?? 0) - (totals[ranks.indexOf(2)] ?? 0);
  return points > 0 ? { points, over: ranks.flatMap((rank, seat) => (rank === 2 ? [seat] : [])) } : undefined;
}

/** The winners; empty before the end. */
export const winnersOf = ({ state }: TextContext): Seat[] =>
  state.outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];
