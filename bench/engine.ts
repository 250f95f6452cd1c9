import {
  type Action,
  type Game,
  type GameState,
  NOBODY,
  OfferList,
  offersTo,
  Random,
  readOptions,
  SampleDealer,
  settle,
  take,
} from '@skerry/engine';

/** Speed on one core, per second of processor time. */
export interface Speed {
  readonly games: number;
  readonly decisions: number;
  readonly clones: number;
}

/** Positions kept from the games, to be cloned. */
const POSITIONS = 64;

/** Work between two looks at the clock, which is slow to read. */
const BATCH = 50;

/** Plays whole random games on bare states, then clones positions of them, for a number of seconds of processor time each. */
export function engineSpeed(game: Game, seats: number, seconds: number): Speed {
  const options = readOptions(game, seats, {});
  const dealer = new SampleDealer(0);
  const random = new Random(1);
  const offers = new OfferList<Action>();
  const positions: GameState[] = [];
  let games = 0;
  let decisions = 0;
  const playing = during(seconds, () => {
    dealer.restart(++games);
    const state = game.setUp(seats, options, dealer);
    let seat = settle(game, state, dealer);
    while (seat !== NOBODY) {
      offers.count = 0;
      offersTo(game, state, seat, offers);
      seat = take(game, state, seat, offers.actions[random.below(offers.count)]!, dealer);
      decisions++;
    }
    if (positions.length < POSITIONS) positions.push(state);
  });
  let clones = 0;
  const cloning = during(seconds / 4, () => {
    for (const position of positions) game.clone(position);
    clones += positions.length;
  });
  return { games: games / playing, decisions: decisions / playing, clones: clones / cloning };
}

/** Repeats something until enough processor time is used; returns how much it was in fact. */
function during(seconds: number, work: () => void): number {
  const start = process.cpuUsage();
  for (;;) {
    for (let n = 0; n < BATCH; n++) work();
    const { user, system } = process.cpuUsage(start);
    const used = (user + system) / 1e6;
    if (used >= seconds) return used;
  }
}
