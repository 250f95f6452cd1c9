import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

// boardgame.io and immer read this while they load, so they are imported after it is set.
process.env.NODE_ENV = 'production';
const { default: internal } = await import('boardgame.io/dist/cjs/internal.js');
const { ForbiddenIsland } = await import('./game.mjs');
const { version } = createRequire(import.meta.url)('boardgame.io/package.json');

const { seconds, seats, seed } = options();
const game = internal.ProcessGameConfig(ForbiddenIsland);
const reducer = internal.CreateGameReducer({ game });
const random = mulberry32(seed);

const endings = { skull: 0, 'fools-landing': 0, treasure: 0, drowned: 0 };
let games = 0;
let moves = 0;
let cpuSeconds = 0;

const start = process.cpuUsage();
while (cpuSeconds < seconds) {
  const ending = playGame(`${seed}-${games}`);
  endings[ending] = (endings[ending] ?? 0) + 1;
  games += 1;
  const { user, system } = process.cpuUsage(start);
  cpuSeconds = (user + system) / 1e6;
}

console.log(
  JSON.stringify({
    peer: 'boardgame.io',
    version,
    games,
    moves,
    cpuSeconds,
    gamesPerSecond: round(games / cpuSeconds),
    movesPerSecond: round(moves / cpuSeconds),
    meanMoves: round(moves / games),
    endings,
  }),
);

function playGame(gameSeed) {
  let state = internal.InitializeGame({ game: { ...game, seed: gameSeed }, numPlayers: seats });
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const offers = game.ai.enumerate(state.G, state.ctx, playerID);
    const { move, args } = offers[Math.floor(random() * offers.length)];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    // A refused move only leaves a note in the state; without this a fault would loop for ever.
    if (state.transients) throw new Error(`${move} ${JSON.stringify(args)} was offered but refused`);
    moves += 1;
  }
  return state.ctx.gameover;
}

function mulberry32(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function round(figure) {
  return Math.round(figure * 10) / 10;
}

function options() {
  const { seconds, seats, seed } = named();
  if (!(seconds > 0)) refuse('--seconds must be a number above 0.');
  if (![2, 3, 4].includes(seats)) refuse('--seats must be 2, 3 or 4.');
  if (!Number.isSafeInteger(seed)) refuse('--seed must be a whole number.');
  return { seconds, seats, seed };
}

function named() {
  const number = (value) => ({ type: 'string', default: value });
  try {
    const { values } = parseArgs({ options: { seconds: number('5'), seats: number('4'), seed: number('1') } });
    return { seconds: Number(values.seconds), seats: Number(values.seats), seed: Number(values.seed) };
  } catch {
    return refuse('Use: node peer.mjs --seconds 5 --seats 4 --seed 1');
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}
