import { branch, type Game, save } from '@skerry/engine';
import { type BotLevel, DEFAULT_LEVEL, type Origin, type OriginMoment } from '@skerry/tables';
import { makeTable } from '../live/api.ts';
import { openLocalAt } from '../local/set-up.ts';
import { localTable, onlineTable } from '../routes.ts';
import type { TableModel } from '../table/table-model.ts';
import type { StartingPoint } from './starting-point.ts';

export type Sitter = 'me' | 'bot' | 'friend';

export interface SeatPlan {
  readonly name: string;
  readonly sitter: Sitter;
  readonly level: BotLevel;
}

export interface PlayOnPlan {
  readonly name: string;
  readonly seats: readonly SeatPlan[];
  readonly sameChance: boolean;
}

/** A new table from there: on this device, or online if friends take part. Returns its address. */
export async function openFrom(game: Game, point: StartingPoint, plan: PlayOnPlan): Promise<string> {
  const { record, entries, knownTo } = point;
  const { name, seats, sameChance } = plan;
  const table = branch(game, record, entries, { sameChance, ...(knownTo !== undefined && { knownTo }) });
  if (!seats.some(({ sitter }) => sitter === 'friend')) {
    const origin: Origin = { ...point.origin, ...(sameChance && { sameChance }) };
    const people = seats.map(({ name, sitter, level }) =>
      sitter === 'bot' ? ({ who: 'bot', name, level } as const) : ({ who: 'person', name } as const),
    );
    return localTable(await openLocalAt(table, { name, seats: people, origin }));
  }
  const { from, seed, options } = save(table);
  const { moment, imagined } = point.origin;
  const { id } = await makeTable({
    ...{ game: game.name, name, options: { ...options }, seats: seats.map(seatWish) },
    ...(game.pack && { pack: game.pack.whole }),
    begins: {
      ...(moment && { moment: withoutLocal(moment) }),
      state: from!.state,
      ...(imagined && { knownTo: knownTo! }),
      ...(sameChance && { sameChance: { seed: seed!, reached: { ...from!.reached } } }),
    },
  });
  return onlineTable(id);
}

/** Ids of tables on this device mean nothing elsewhere. */
const withoutLocal = ({ local, ...moment }: OriginMoment): OriginMoment => moment;

function seatWish({ name, sitter, level }: SeatPlan) {
  if (sitter === 'bot') return { who: 'bot', level } as const;
  return sitter === 'me' ? ({ who: 'me', name } as const) : ({ who: 'open' } as const);
}

/** Where the reader sat, and bots elsewhere; a reader of the game of others takes the seat that acts. */
export function seatPlans({ playback }: TableModel): SeatPlan[] {
  const own = playback.ownSeats.peek();
  const mine = own.length > 0 ? own : [playback.asks.peek()[0]?.seat ?? 0];
  return playback.seats.peek().map(({ name, who, level }, seat) => ({
    ...{ name, level: (who === 'bot' && level) || DEFAULT_LEVEL },
    sitter: mine.includes(seat) ? 'me' : 'bot',
  }));
}
