import type { Merit, Seat } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import { CELLS, cellOf, type World } from '../content/world.ts';
import { throwsOf } from '../outlook/fight.ts';
import type { Action } from '../rules/actions.ts';
import { diceAtHand } from '../rules/dice.ts';
import { townAt } from '../rules/spaces.ts';
import type { Player, State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { TextContext } from './context.ts';

/** A move's changes for a Hero and companions. */
interface Change {
  readonly gold: number;
  readonly wounds: number;
  readonly exhaustion: number;
  readonly experience: number;
  readonly maps: number;
}

/** Those changes in a language; only actual changes are said. */
export type Merits = {
  readonly [K in keyof Change]: (more: number) => string;
} & {
  gets(cards: readonly number[], context: TextContext): string;
  /** A fight roll's chance of success. */
  hits(percent: number): string;
  wardsOff(percent: number): string;
  getsAway(percent: number): string;
  /** Dice of a walk. */
  dice(dice: number): string;
  readonly town: string;
  /** A way's destination, and what is there. */
  towards(context: TextContext, at: number, what: string): string;
  /** The value of the trained counter, with those before it. */
  counter(nth: number): string;
  /** The Challenge's reward. */
  win(points: number): string;
  /** An adventure with its percentage of fights. */
  adventure(fights: number): string;
};

/** The point of an action itself: a roll's chance, a walk's dice, what waits at the destination. */
function ofAction(
  words: Merits,
  context: TextContext,
  { before: state, after, seat, action }: { before: State; after: State; seat: Seat; action: Action },
): string | undefined {
  const { content: world } = context;
  const { combat, players } = state;
  const { at } = players[seat]!;
  switch (action.act) {
    case 'attack':
    case 'defend':
    case 'rollCombat':
    case 'tryEscape': {
      const throws = throwsOf({ content: world, state }, action);
      const role = action.act === 'rollCombat' ? combat?.role : action.act;
      const say = { attack: words.hits, defend: words.wardsOff, tryEscape: words.getsAway };
      return throws && role && say[role](Math.round(100 * throws.chance));
    }
    case 'roll':
      return words.dice(diceAtHand(world, state, seat));
    case 'rest': {
      const dice = Math.min(diceAtHand(world, state, seat), world.content.numbers.restFrom) - action.n;
      return `${words.exhaustion(-action.n)}, ${words.dice(dice)}`;
    }
    case 'train':
      return words.counter(trainedCounters(players[seat]!) + 1);
    case 'fight':
    case 'stand': {
      const deck = world.cards[combat?.card ?? NONE]?.deck ?? NONE;
      return deck === NONE ? undefined : words.win(world.points[deck]!);
    }
    case 'step':
    case 'enter':
    case 'teleport': {
      const there = ofPlace(words, world, state, cellOf(action.to));
      const end = after.players[seat]!.at;
      const further = there === undefined && end !== cellOf(action.to) ? ofPlace(words, world, state, end) : undefined;
      return further === undefined ? there : words.towards(context, end, further);
    }
    case 'stay':
    case 'halt':
      return ofPlace(words, world, state, at);
    default:
      return undefined;
  }
}

/** The attraction of a space: its town, or the jewel with a counter. */
function ofPlace(words: Merits, world: World, state: State, cell: number): string | undefined {
  if (cell < 0 || cell >= CELLS) return undefined;
  if (townAt(world, state, cell) !== NONE) return words.town;
  const jewel = world.chart.jewelAt[cell]!;
  if (state.jewels[jewel] !== 1) return undefined;
  const cards = world.decks[world.chart.jewels[jewel]!.deck]!.map((card) => world.cards[card]!);
  const fights = cards.filter(({ kind }) => kind === 'challenge').length;
  return words.adventure(Math.round((100 * fights) / cards.length));
}

const trainedCounters = ({ trained }: Player): number => sum(trained);

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

const standing = (player: Player): Change => ({
  gold: player.gold,
  wounds: player.wounds + player.captainWounds + sum(player.allyWounds),
  exhaustion: player.exhaustion + player.captainExhaustion + sum(player.allyExhaustion),
  experience: player.points,
  maps: player.blue + player.green,
});

const cardsOf = ({ items, allies, legendary, captain }: Player): number[] => [
  ...items,
  ...allies,
  ...legendary,
  ...(captain < 0 ? [] : [captain]),
];

const playerAt = (state: State, seat: number): Player => state.players[seat]!;

/** What a turn's moves change before dice or cards decide, else the point of the first move. */
export const meritsIn =
  (words: Merits): Merit<IslandOfDread> =>
  ({ action, before, after, seat, telling: context }) => {
    const [from, to] = [playerAt(before, seat), playerAt(after, seat)];
    const [was, is] = [standing(from), standing(to)];
    const news = cardsOf(to).filter((card) => !cardsOf(from).includes(card));
    const said = [
      ...(news.length > 0 ? [words.gets(news, context)] : []),
      ...(['wounds', 'exhaustion', 'experience', 'maps', 'gold'] as const).flatMap((what) => {
        const more = is[what] - was[what];
        return more === 0 ? [] : [words[what](more)];
      }),
    ];
    const isAbout = said.length === 0 || action.act === 'train';
    const what = isAbout ? ofAction(words, context, { before, after, seat, action }) : undefined;
    return [...(what === undefined ? [] : [what]), ...said].join(', ') || undefined;
  };
