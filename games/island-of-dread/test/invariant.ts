import { CELLS, islandOfDread, LIMITED, NONE, type Player, SPACE_WORDS, type State } from '../index.ts';
import { lifeOf, staminaOf } from '../rules/figures.ts';
import { NO_LIMIT } from '../rules/limits.ts';
import { isFlooded, isOnIsland, isOnLand, isVoyaging, townAt } from '../rules/spaces.ts';

const world = islandOfDread.content;

/** What holds whenever a seat is asked of a game, whoever plays it: section 6.1 of the ledger. */
export function invariant(state: State): string | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    const trouble = placeTrouble(state, seat) ?? figureTrouble(state, seat) ?? limitTrouble(state, seat);
    if (trouble !== undefined) return `seat ${seat}: ${trouble}`;
  }
  return boardTrouble(state) ?? cardTrouble(state) ?? endTrouble(state);
}

/** 2: a Hero is in one place, and a Captain is with him at sea or waits in a town without counters. */
function placeTrouble(state: State, seat: number): string | undefined {
  const player = state.players[seat]!;
  const { at, captain, captainWounds, captainExhaustion } = player;
  if (isVoyaging(player) && at - CELLS >= world.chart.anchors.length) return `there is no place ${at}`;
  if (isOnLand(player) && world.chart.landmass[at] === NONE) return `${SPACE_WORDS[at]} is no land`;
  const isFalling = state.agenda.some((step) => 'seat' in step && step.seat === seat && FALLING.includes(step.do));
  if (isVoyaging(player) && captain === NONE && !isFalling) return 'a voyage without a Captain';
  if (captain === NONE || isVoyaging(player)) return undefined;
  if (townAt(world, state, at) === NONE) return 'a Captain outside a town';
  return captainWounds + captainExhaustion > 0 ? 'a Captain on land bears counters' : undefined;
}
const FALLING = ['lost', 'castAshore', 'sendHome', 'nearestTown', 'loseCostliest'];

/** 3: wounds below Life, exhaustion within Stamina, nothing negative. */
function figureTrouble(state: State, seat: number): string | undefined {
  const player = state.players[seat]!;
  const { hero, wounds, exhaustion, allies, allyWounds, allyExhaustion, captain } = player;
  const figures = [
    [hero, wounds, exhaustion] as const,
    ...allies.map((ally, n) => [ally, allyWounds[n]!, allyExhaustion[n]!] as const),
    ...(captain === NONE ? [] : [[captain, player.captainWounds, player.captainExhaustion] as const]),
  ];
  for (const [figure, hurt, tired] of figures) {
    if (hurt < 0 || tired < 0) return `negative counters on ${figure}`;
    if (hurt >= lifeOf(world, player, figure)) return `${figure} should have fallen`;
    if (tired > staminaOf(world, player, figure)) return `${figure} is too tired`;
  }
  const amounts: (keyof Player)[] = ['gold', 'points', 'blue', 'green', 'promisedDice'];
  return amounts.find((amount) => Number(player[amount]) < 0);
}

/** 4: the limits, except while room is made. */
function limitTrouble(state: State, seat: number): string | undefined {
  const { items, allies, down } = state.players[seat]!;
  if (state.agenda.some((step) => step.do === 'makeRoom' && step.seat === seat)) return undefined;
  const { limits } = world.content.numbers;
  const most = { ...limits, other: state.otherItems === 0 ? Infinity : state.otherItems };
  const over = LIMITED.find((kind) => {
    const have = kind === 'ally' ? allies.length : items.filter((card) => world.cards[card]!.limited === kind).length;
    return have > most[kind];
  });
  if (over !== undefined) return `too many of ${over}`;
  return new Set(down).size === down.length ? undefined : 'a card is face down twice';
}

/** 5: the track, the flood and the tiles. */
function boardTrouble(state: State): string | undefined {
  for (const [place, card] of state.track.entries()) {
    const at = state.trackAt[place]!;
    if ((card === NONE) !== (at === NONE)) return `place ${place} of the track is half free`;
    if (at !== NONE && state.jewels[world.chart.jewelAt[at]!] !== 1) return `no counter under ${place}`;
  }
  const spaces = state.trackAt.filter((at) => at !== NONE);
  if (new Set(spaces).size !== spaces.length) return 'a space has two undefeated counters';
  const laid = state.tiles.filter((at) => at !== NONE);
  if (new Set(laid).size !== laid.length) return 'an event space has two tiles';
  const swimmer = state.players.findIndex(
    (player, seat) =>
      isOnLand(player) &&
      isFlooded(world, state, player.at) &&
      !state.agenda.some((step) => 'seat' in step && step.seat === seat && step.do === 'floodPlace'),
  );
  return swimmer === -1 ? undefined : `seat ${swimmer} stands in the sea`;
}

/** 6, 7: piles, and Assif Shib-Sa in the silver deck whenever no Hero is on the Island. */
function cardTrouble(state: State): string | undefined {
  for (const [deck, pile] of state.decks.entries()) {
    if (pile.some((layer) => layer.length === 0)) return `an empty layer in deck ${deck}`;
    const open = pile.slice(pile.length - state.turnedUp[deck]!);
    if (open.some((layer) => layer.length !== 1)) return `the cards turned up on deck ${deck} are not single`;
  }
  const god = world.cards.find(({ tags }) => tags.includes('assif'))!;
  const isInDeck = state.decks[god.deck]!.some((layer) => layer.includes(god.number));
  if (!state.players.some(isOnIsland) && !isInDeck) return 'Assif Shib-Sa is not in the silver deck';
  const cards = [...state.stacks.flat(), ...state.marketDiscards, ...state.market.flat()];
  return new Set(cards).size === cards.length ? undefined : 'a market card is twice there';
}

/** 9, 10: ranks, and the length of a game. */
function endTrouble({ outcome, round, roundLimit, doom }: State): string | undefined {
  if (roundLimit !== NO_LIMIT && round > roundLimit + (doom ? 1 : 0)) return `round ${round} of ${roundLimit}`;
  if (outcome === null) return undefined;
  const isWon = outcome.why.why === 'defeated';
  return outcome.ranks.includes(1) === isWon ? undefined : `ranks ${outcome.ranks} after ${outcome.why.why}`;
}
