import { Streams } from '../content/seed.ts';
import type { Dealer, Fact, GameTypes, Json, Seat } from '../contract.ts';
import { ReplayDealer, TableDealer } from '../dealers.ts';
import { RecordError } from '../errors.ts';
import { copy, same } from '../json.ts';
import { take } from '../loop.ts';
import type { Pile } from '../pile.ts';
import { type Entry, inside, offered, type Table } from '../table.ts';
import { readAction } from './fields.ts';

/** A question to chance: what it may answer, and how many of all answers are alike. */
export interface ChanceRequest {
  readonly label: string;
  readonly could: readonly { readonly outcome: Json; readonly count: number }[];
  readonly of: number;
}

/** Where the rest of the chance comes from: it is asked for, dealt as the table's own seed would deal it, or from another seed. */
export type Rest = 'asked' | 'asInGame' | { readonly seed: string };

/** The whole entry, or what chance has to answer before there is one. */
export type Supposed =
  | { readonly entry: Entry; readonly asked?: undefined }
  | { readonly asked: ChanceRequest; readonly entry?: undefined };

/** Equal outcomes grouped, with their numbers. */
export function kinds(could: readonly Json[]): { readonly outcome: Json; readonly count: number }[] {
  const found: { outcome: Json; count: number }[] = [];
  for (const outcome of could) {
    const known = found.find((each) => same(each.outcome, outcome));
    if (known === undefined) found.push({ outcome, count: 1 });
    else known.count++;
  }
  return found;
}

/** Ends the trial at a question that nobody has answered yet. */
class Unanswered extends Error {
  readonly asked: ChanceRequest;
  constructor(asked: ChanceRequest) {
    super(`Chance is asked for "${asked.label}".`);
    this.asked = asked;
  }
}

/** Answers as supposed; after that it stops at each request, or lets the table's hand deal. */
class SupposingDealer implements Dealer<Fact> {
  readonly chance: Json[] = [];
  private readonly known: readonly Json[];
  private readonly streams: Streams | undefined;
  private readonly rest: TableDealer<Fact> | undefined;

  constructor(known: readonly Json[], streams: Streams | undefined) {
    this.known = known;
    this.streams = streams;
    this.rest = streams && new TableDealer(streams);
  }

  draw<C extends Json>(pile: Pile<C>, label: string): C {
    return this.answered(
      label,
      () => [...(pile.at(-1) ?? [])],
      (dealer) => dealer.draw(pile, label),
    );
  }

  pick<V extends Json>(from: readonly V[], label: string): V {
    return this.answered(
      label,
      () => [...from],
      (dealer) => dealer.pick(from, label),
    );
  }

  die(sides: number, label: string): number {
    return this.answered(
      label,
      () => Array.from({ length: sides }, (_, side) => side + 1),
      (dealer) => dealer.die(sides, label),
    );
  }

  private answered<V extends Json>(label: string, could: () => readonly V[], deal: (dealer: Dealer) => V): V {
    const at = this.chance.length;
    let outcome: V;
    if (at < this.known.length) {
      outcome = deal(new ReplayDealer([this.known[at]!], 'What is supposed', this.streams));
    } else if (this.rest !== undefined) outcome = deal(this.rest);
    else {
      const all = could();
      throw new Unanswered({ label, could: kinds(all), of: all.length });
    }
    this.chance.push(outcome);
    return outcome;
  }
}

/**
 * What an offered action would bring if chance answered so: the entry for `follow`, or the first request that is not answered.
 * Nothing is played. Throws a `RecordError` for an action that is not offered, or answers that cannot come.
 */
export function suppose<T extends GameTypes>(
  table: Table<T>,
  { seat, action }: { readonly seat: Seat; readonly action: unknown },
  known: readonly Json[],
  rest: Rest,
): Supposed {
  const { game } = table;
  const { state, streams } = inside(table);
  const wanted = readAction(game, table.seats, action);
  const isSeat = Number.isInteger(seat) && seat >= 0 && seat < table.seats;
  const isOn = isSeat && game.outcome(state) === undefined;
  const offer = isOn ? offered(table, seat).find((each) => wanted !== undefined && same(each, wanted)) : undefined;
  if (offer === undefined) throw new RecordError(`Seat ${seat} cannot do this: ${JSON.stringify(action)}.`);
  if (rest === 'asInGame' && streams === undefined)
    throw new RecordError('Without its seed nobody knows what the game would have dealt.');
  const dealt = rest === 'asked' ? undefined : rest === 'asInGame' ? streams?.clone() : new Streams(rest.seed);
  const dealer = new SupposingDealer(known, dealt);
  try {
    take(game, game.clone(state), seat, offer, dealer);
  } catch (error) {
    if (error instanceof Unanswered) return { asked: error.asked };
    throw error;
  }
  const { chance } = dealer;
  if (chance.length < known.length) throw new RecordError('More chance is supposed than is needed.');
  return { entry: { seat, action: offer, ...(chance.length > 0 && { chance: copy(chance) }) } };
}
