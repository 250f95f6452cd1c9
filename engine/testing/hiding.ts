import { Streams } from '../content/seed.ts';
import type { Seat } from '../contract.ts';
import { SampleDealer, type Told } from '../dealers.ts';
import { same } from '../json.ts';
import { play } from '../keeping/play.ts';
import { asks, choices, clone, inside, openingFacts, outcome, type Table, tableWith, view } from '../table.ts';
import { imagine, project } from '../view.ts';
import { standingAt } from './arrange.ts';
import { demand, demandSame, show, whyNotPlain } from './demand.ts';
import { offeredTo } from './offering.ts';
import { oneOf, randomMove } from './random-play.ts';
import type { Check } from './stop.ts';

/** How many ways to play on from one stop are compared. */
const ENDS_COMPARED = 6;

/** A view holds the open part, the seat's own compartment and nothing else; a watcher has no compartment. */
export const viewsHide: Check = ({ table }) => {
  const { state } = inside(table);
  for (const seat of [...seatsOf(table), 'watcher'] as const) {
    const seen = view(table, seat);
    const trouble = whyNotPlain(seen);
    demand(trouble === undefined, () => `the view of ${seat} is not plain data: ${trouble}`);
    demand(!('hidden' in seen.state), () => `the view of ${seat} shows what nobody may know`);
    const { hidden: _, secrets, ...open } = state;
    const { secrets: shown, ...rest } = seen.state;
    demandSame(rest, open, `the open part in the view of ${seat}`);
    demandSame(
      shown,
      secrets?.map((secret, whose) => (whose === seat ? secret : null)),
      `the secrets in the view of ${seat}`,
    );
  }
};

/** What a seat may not know can be otherwise, and the seat would not notice: same view, same asks, same choices. */
export const secretsDoNotShow: Check = ({ game, table, random }) => {
  const { state } = inside(table);
  const hides = state.secrets !== undefined || state.hidden !== undefined;
  demand(!hides || game.imagine !== undefined, () => 'the state hides something, so the game needs `imagine`');
  if (outcome(table) !== undefined) return;
  for (const seat of seatsOf(table)) {
    const imagined = imagine(game, view(table, seat), new SampleDealer(random.below(1_000_000)));
    const trouble = whyNotPlain(imagined);
    demand(trouble === undefined, () => `what seat ${seat} imagines is not plain data: ${trouble}`);
    demandSame(project(imagined, seat), project(state, seat), `the view in what seat ${seat} imagines`);
    demandSame(game.components?.(imagined), game.components?.(state), `the box in what seat ${seat} imagines`);
    const other = standingAt(table, imagined);
    demandSame(choices(other, seat), choices(table, seat), `the choices in what seat ${seat} imagines`);
    demandSame(whatShows(other, seat), whatShows(table, seat), `who is asked in what seat ${seat} imagines`);
    const move = randomMove(game, imagined, random);
    play(other, move.seat, move.action);
  }
};

/** Everybody sees who is waited for; what a seat may do beside it, only the seat itself. */
function whatShows(table: Table, seat: Seat): object {
  return asks(table).filter((ask) => ask.must || ask.seat === seat);
}

/** What one seat is told, no other is; and what a seat is told gives away nothing that its view hides. */
export const factsKeepSecrets: Check = ({ game, table, random }) => {
  demandApart(openingFacts(table), table.seats);
  if (outcome(table) !== undefined) return;
  const { seat: actor } = randomMove(game, inside(table).state, random);
  const offers = offeredTo(table, actor);
  const ends = Array.from({ length: ENDS_COMPARED }, (_, n) => {
    const tried = tableWith(table, { ...inside(clone(table)), streams: new Streams(`other chance ${n}`) });
    const action = oneOf(offers, random);
    const played = play(tried, actor, action);
    const facts = played.entry === undefined ? [] : played.facts;
    demandApart(facts, table.seats);
    return { action, facts, state: inside(tried).state };
  });
  for (const seat of seatsOf(table)) {
    for (const [n, end] of ends.entries()) {
      const seen = project(end.state, seat);
      // Two ends look alike to this seat. If what it may not know differs, its ears must not tell them apart.
      const other = ends.slice(0, n).find(({ state }) => same(project(state, seat), seen));
      demand(
        other === undefined ||
          same(end.state, other.state) ||
          same(heardBy(seat, end.facts), heardBy(seat, other.facts)),
        () =>
          `seat ${seat} learns a secret by what is told after ${show(other?.action)} or ${show(end.action)} of seat ${actor}`,
      );
    }
  }
};

function demandApart(facts: readonly Told[], seats: number): void {
  for (const { fact, to } of facts) {
    if (to === undefined) continue;
    demand(
      Number.isInteger(to) && to >= 0 && to < seats,
      () => `${show(fact)} is told to seat ${to}, which nobody has`,
    );
    const toAll = facts.some((other) => other.to === undefined && same(other.fact, fact));
    demand(!toAll, () => `${show(fact)} is told to seat ${to} alone, and to all`);
  }
}

const heardBy = (seat: Seat, facts: readonly Told[]): readonly unknown[] =>
  facts.filter(({ to }) => to === undefined || to === seat).map(({ fact }) => fact);

const seatsOf = ({ seats }: { readonly seats: number }): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
