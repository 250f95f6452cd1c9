import core from 'boardgame.io/dist/cjs/core.js';
import { discard, drawFloodCards, drawTreasureCards, keepHandLimit } from './draws.mjs';
import {
  ACTIONS,
  CARDS_TO_CAPTURE,
  HAND_CARDS,
  HELICOPTER_LIFT,
  ROLES,
  SANDBAGS,
  SPACES,
  START_TILE,
  TILES,
  TREASURES,
  WATERS_RISE_CARDS,
} from './island.mjs';
import { capturable, enumerate, mayGive, mayLiftOff } from './offers.mjs';
import { flights, guidedWalks, shoreable, walks } from './roles.mjs';

const { INVALID_MOVE } = core;

function setup({ ctx, random }) {
  const tiles = random.Shuffle(TILES);
  const roles = random.Shuffle(ROLES).slice(0, ctx.numPlayers);
  const floodPile = random.Shuffle(SPACES);
  const floodDiscards = floodPile.splice(-6);
  // FI-11: dealing before Waters Rise! is shuffled in gives the same hands and pile as replacing it.
  const cards = random.Shuffle(HAND_CARDS);
  const hands = roles.map(() => cards.splice(-2));
  return {
    tiles,
    water: SPACES.map((space) => (floodDiscards.includes(space) ? 'flooded' : 'dry')),
    roles,
    pawns: roles.map((role) => tiles.indexOf(START_TILE[role])),
    hands,
    treasurePile: random.Shuffle([...cards, ...WATERS_RISE_CARDS]),
    treasureDiscards: [],
    floodPile,
    floodDiscards,
    tick: 1,
    captured: [],
    actions: ACTIONS,
    flown: false,
    ending: null,
  };
}

function move({ G, ctx }, to) {
  const seat = Number(ctx.currentPlayer);
  if (G.actions === 0 || !walks(G.water, G.roles[seat], G.pawns[seat]).includes(to)) return INVALID_MOVE;
  G.pawns[seat] = to;
  G.actions -= 1;
}

function fly({ G, ctx }, to) {
  const seat = Number(ctx.currentPlayer);
  if (G.actions === 0 || G.flown || G.roles[seat] !== 'Pilot') return INVALID_MOVE;
  if (!flights(G.water, G.pawns[seat]).includes(to)) return INVALID_MOVE;
  G.pawns[seat] = to;
  G.flown = true;
  G.actions -= 1;
}

function guide({ G, ctx }, other, to) {
  const seat = Number(ctx.currentPlayer);
  if (G.actions === 0 || G.roles[seat] !== 'Navigator' || other === seat) return INVALID_MOVE;
  if (!guidedWalks(G.water, G.roles[other], G.pawns[other]).includes(to)) return INVALID_MOVE;
  G.pawns[other] = to;
  G.actions -= 1;
}

function shoreUp({ G, ctx }, tile, second) {
  const seat = Number(ctx.currentPlayer);
  const role = G.roles[seat];
  const tiles = shoreable(G.water, role, G.pawns[seat]);
  if (G.actions === 0 || !tiles.includes(tile)) return INVALID_MOVE;
  if (second !== undefined) {
    if (role !== 'Engineer' || second === tile || !tiles.includes(second)) return INVALID_MOVE;
    G.water[second] = 'dry';
  }
  G.water[tile] = 'dry';
  G.actions -= 1;
}

function give({ G, ctx, random }, to, card) {
  const seat = Number(ctx.currentPlayer);
  const hand = G.hands[seat];
  if (G.actions === 0 || !mayGive(G, seat, to)) return INVALID_MOVE;
  if (!(card in TREASURES) || !hand.includes(card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.hands[to].push(card);
  keepHandLimit(G, to, random);
  G.actions -= 1;
}

function capture({ G, ctx }) {
  const seat = Number(ctx.currentPlayer);
  const treasure = capturable(G, seat);
  if (G.actions === 0 || !treasure) return INVALID_MOVE;
  for (let card = 0; card < CARDS_TO_CAPTURE; card++) discard(G, seat, treasure);
  G.captured.push(treasure);
  G.actions -= 1;
}

function sandbags({ G, ctx }, tile) {
  const seat = Number(ctx.currentPlayer);
  if (!G.hands[seat].includes(SANDBAGS) || G.water[tile] !== 'flooded') return INVALID_MOVE;
  discard(G, seat, SANDBAGS);
  G.water[tile] = 'dry';
}

function lift({ G, ctx }, seats, to) {
  const seat = Number(ctx.currentPlayer);
  const from = G.pawns[seats[0]];
  if (!G.hands[seat].includes(HELICOPTER_LIFT) || seats.some((other) => G.pawns[other] !== from)) return INVALID_MOVE;
  if (!flights(G.water, from).includes(to)) return INVALID_MOVE;
  discard(G, seat, HELICOPTER_LIFT);
  for (const other of seats) G.pawns[other] = to;
}

function liftOff({ G, ctx }) {
  const seat = Number(ctx.currentPlayer);
  if (!G.hands[seat].includes(HELICOPTER_LIFT) || !mayLiftOff(G)) return INVALID_MOVE;
  discard(G, seat, HELICOPTER_LIFT);
  G.ending = 'won';
}

function endActions({ G, ctx, random, events }) {
  const seat = Number(ctx.currentPlayer);
  const loss = drawTreasureCards(G, seat, random) ?? drawFloodCards(G, seat, random);
  if (loss) {
    G.ending = loss;
    return;
  }
  G.actions = ACTIONS;
  G.flown = false;
  events.endTurn();
}

export const ForbiddenIsland = {
  name: 'forbidden-island',
  disableUndo: true,
  setup,
  moves: { move, fly, guide, shoreUp, give, capture, sandbags, lift, liftOff, endActions },
  endIf: ({ G }) => G.ending ?? undefined,
  ai: { enumerate },
};
