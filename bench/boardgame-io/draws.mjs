import { FLOOD_CARDS_AT, FOOLS_LANDING, HAND_LIMIT, SKULL, TREASURE_OF, TREASURES, WATERS_RISE } from './island.mjs';
import { swims } from './roles.mjs';

const oneOf = (list, random) => list[random.Die(list.length) - 1];

export function discard(G, seat, card) {
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  G.treasureDiscards.push(card);
}

export function keepHandLimit(G, seat, random) {
  if (G.hands[seat].length <= HAND_LIMIT) return;
  discard(G, seat, oneOf([...new Set(G.hands[seat])], random));
}

// The draws return the reason of a loss, or nothing while the game goes on.
export function drawTreasureCards(G, seat, random) {
  for (let draw = 0; draw < 2; draw++) {
    const card = G.treasurePile.pop();
    if (card === WATERS_RISE) {
      G.tick += 1;
      if (G.tick === SKULL) return 'skull';
      G.floodPile.push(...random.Shuffle(G.floodDiscards));
      G.floodDiscards = [];
      G.treasureDiscards.push(card);
    } else {
      G.hands[seat].push(card);
    }
    if (G.treasurePile.length === 0) {
      G.treasurePile = random.Shuffle(G.treasureDiscards);
      G.treasureDiscards = [];
    }
    keepHandLimit(G, seat, random);
  }
}

export function drawFloodCards(G, seat, random) {
  for (let cards = FLOOD_CARDS_AT[G.tick]; cards > 0; cards--) {
    const space = G.floodPile.pop();
    const sinks = G.water[space] === 'flooded';
    if (sinks) {
      G.water[space] = 'missing';
    } else {
      G.water[space] = 'flooded';
      G.floodDiscards.push(space);
    }
    if (G.floodPile.length === 0) {
      G.floodPile = random.Shuffle(G.floodDiscards);
      G.floodDiscards = [];
    }
    const loss = sinks && sink(G, space, seat, random);
    if (loss) return loss;
  }
}

// FI-118: Fools' Landing, then the treasure pair, then swimming.
function sink(G, space, activeSeat, random) {
  const tile = G.tiles[space];
  if (tile === FOOLS_LANDING) return 'fools-landing';
  const treasure = TREASURE_OF[tile];
  if (treasure && !G.captured.includes(treasure)) {
    const pair = TREASURES[treasure];
    if (pair.every((name) => G.water[G.tiles.indexOf(name)] === 'missing')) return 'treasure';
  }
  // FI-104: the active seat swims first, then clockwise.
  const seats = G.pawns.length;
  for (let step = 0; step < seats; step++) {
    const swimmer = (activeSeat + step) % seats;
    if (G.pawns[swimmer] !== space) continue;
    const tiles = swims(G.water, G.roles[swimmer], space);
    if (tiles.length === 0) return 'drowned';
    G.pawns[swimmer] = oneOf(tiles, random);
  }
}
