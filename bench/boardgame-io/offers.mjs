import { CARDS_TO_CAPTURE, FOOLS_LANDING, HELICOPTER_LIFT, SANDBAGS, TREASURE_OF, TREASURES } from './island.mjs';
import { existing, flights, flooded, guidedWalks, shoreable, walks } from './roles.mjs';

export const mayGive = (G, seat, to) => to !== seat && (G.roles[seat] === 'Messenger' || G.pawns[to] === G.pawns[seat]);

export function capturable(G, seat) {
  const treasure = TREASURE_OF[G.tiles[G.pawns[seat]]];
  if (!treasure || G.captured.includes(treasure)) return undefined;
  const held = G.hands[seat].filter((card) => card === treasure).length;
  return held >= CARDS_TO_CAPTURE ? treasure : undefined;
}

export const mayLiftOff = (G) =>
  G.captured.length === Object.keys(TREASURES).length && G.pawns.every((space) => G.tiles[space] === FOOLS_LANDING);

export function enumerate(G, ctx, playerID = ctx.currentPlayer) {
  const seat = Number(playerID);
  const offers = [{ move: 'endActions', args: [] }];
  if (G.actions > 0) offerActions(G, seat, offers);
  offerSpecialCards(G, seat, offers);
  return offers;
}

function offerActions(G, seat, offers) {
  const { water, roles, pawns } = G;
  const role = roles[seat];
  const from = pawns[seat];

  for (const to of walks(water, role, from)) offers.push({ move: 'move', args: [to] });
  if (role === 'Pilot' && !G.flown) {
    for (const to of flights(water, from)) offers.push({ move: 'fly', args: [to] });
  }
  if (role === 'Navigator') {
    for (let other = 0; other < pawns.length; other++) {
      if (other === seat) continue;
      for (const to of guidedWalks(water, roles[other], pawns[other])) {
        offers.push({ move: 'guide', args: [other, to] });
      }
    }
  }

  const tiles = shoreable(water, role, from);
  for (const [index, tile] of tiles.entries()) {
    offers.push({ move: 'shoreUp', args: [tile] });
    if (role !== 'Engineer') continue;
    for (const second of tiles.slice(index + 1)) offers.push({ move: 'shoreUp', args: [tile, second] });
  }

  for (let to = 0; to < pawns.length; to++) {
    if (!mayGive(G, seat, to)) continue;
    for (const card of new Set(G.hands[seat])) {
      if (card in TREASURES) offers.push({ move: 'give', args: [to, card] });
    }
  }
  if (capturable(G, seat)) offers.push({ move: 'capture', args: [] });
}

function offerSpecialCards(G, seat, offers) {
  const hand = G.hands[seat];
  if (hand.includes(SANDBAGS)) {
    for (const tile of flooded(G.water)) offers.push({ move: 'sandbags', args: [tile] });
  }
  if (!hand.includes(HELICOPTER_LIFT)) return;
  const tiles = existing(G.water);
  for (const seats of pawnGroups(G.pawns)) {
    for (const to of tiles) {
      if (to !== G.pawns[seats[0]]) offers.push({ move: 'lift', args: [seats, to] });
    }
  }
  if (mayLiftOff(G)) offers.push({ move: 'liftOff', args: [] });
}

// FI-88: every group of at least one pawn that shares a tile.
function pawnGroups(pawns) {
  const groups = [];
  for (const [seat, space] of pawns.entries()) {
    const joined = groups.filter((group) => pawns[group[0]] === space).map((group) => [...group, seat]);
    groups.push([seat], ...joined);
  }
  return groups;
}
