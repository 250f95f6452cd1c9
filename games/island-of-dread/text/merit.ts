import type { Seat } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import { CELLS, cellOf, type World } from '../content/world.ts';
import { throwsOf } from '../outlook/fight.ts';
import type { Action } from '../rules/actions.ts';
import { diceAtHand } from '../rules/dice.ts';
import { townAt } from '../rules/spaces.ts';
import type { Player, State } from '../rules/state.ts';
import type { Text, TextContext } from './context.ts';

/** What moves change for a Hero and those who go along. */
interface Change {
  readonly gold: number;
  readonly wounds: number;
  readonly exhaustion: number;
  readonly experience: number;
  readonly maps: number;
}

/** What that is called in a language; only what changes is said. */
export type Merits = {
  readonly [K in keyof Change]: (more: number) => string;
} & {
  gets(cards: readonly number[], context: TextContext): string;
  /** Of a roll in a fight: how likely it is to come off. */
  hits(percent: number): string;
  wardsOff(percent: number): string;
  getsAway(percent: number): string;
  /** Of a walk: with how many dice. */
  dice(dice: number): string;
  readonly town: string;
  readonly adventure: string;
};

/** What an action itself is good for: how a roll may end, with how many dice one walks, what waits where it leads. */
function ofAction(
  words: Merits,
  { content: world }: TextContext,
  state: State,
  seat: Seat,
  action: Action,
): string | undefined {
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
    case 'rest':
      return words.dice(Math.min(diceAtHand(world, state, seat), world.content.numbers.restFrom) - action.n);
    case 'step':
    case 'enter':
    case 'teleport':
      return ofPlace(words, world, state, cellOf(action.to));
    case 'stay':
    case 'halt':
      return ofPlace(words, world, state, at);
    default:
      return undefined;
  }
}

/** What a space is looked for: its town, or the jewel whose counter lies there. */
function ofPlace(words: Merits, world: World, state: State, cell: number): string | undefined {
  if (cell < 0 || cell >= CELLS) return undefined;
  if (townAt(world, state, cell) !== NONE) return words.town;
  return state.jewels[world.chart.jewelAt[cell]!] === 1 ? words.adventure : undefined;
}

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

/** What the moves of a turn change before dice or cards have their say, else what the first of them is good for. */
export const meritsIn =
  (words: Merits): NonNullable<Text['merit']> =>
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
    return said.length === 0 ? ofAction(words, context, before, seat, action) : said.join(', ');
  };
