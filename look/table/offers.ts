/**
 * One table per game defines how each kind of action is offered; the buttons, their keys and their letters are derived
 * from it.
 */
import { type Action, type Choice, type GameTypes, sayAction } from '@skerry/engine';
import type { Offer, Scene } from '../board.ts';

export type Refused<T extends GameTypes = GameTypes> = Choice<T> & { readonly why: NonNullable<Choice<T>['why']> };

/**
 * A constant, or a function of the first action on the button, the information `about` the position, and all actions of
 * the button. Written as a method, so that a game's table is also a table of actions in general.
 */
type Said<A, About, Value> = Value | { of(action: A, about: About, all: readonly A[]): Value }['of'];

/**
 * How one kind of action is offered: `{ icon: 'move', key: 'move', detail: (_, { words }, all) =>
 * words.tiles(all.length) }`.
 */
export interface OfferKind<A extends Action = Action, About = unknown> {
  readonly icon: Said<A, About, Offer['icon']>;
  /** Actions with the same key share a button. Absent: each has its own, `buy-3`. */
  readonly key?: Said<A, About, string>;
  /** Absent: the word for its key, otherwise the game's sentence for the action. */
  readonly label?: Said<A, About, string>;
  readonly detail?: Said<A, About, string | undefined>;
  readonly price?: Said<A, About, string | undefined>;
  readonly group?: Said<A, About, string | undefined>;
  readonly go?: Said<A, About, boolean | 'early'>;
  readonly confirm?: Said<A, About, string | undefined>;
  readonly further?: Said<A, About, Offer['further']>;
  /** Its letter, if that is in the label and not taken by another button. */
  readonly letter?: Said<A, About, string>;
}

type Instead<T extends GameTypes> = Pick<Offer<T>, 'key' | 'label'> &
  Partial<Offer<T>> & { readonly action: T['Action'] };

type Words = { readonly [key: string]: string };

/** A game's definition of its offers. `About` is the input of all functions of the table. */
export interface Offering<T extends GameTypes, About> {
  readonly kinds: { readonly [K in T['Action']['act']]: OfferKind<Extract<T['Action'], { act: K }>, About> };
  about(scene: Scene<T>, choices: readonly Choice<T>[]): About;
  /** By key: `{ labels: { move: 'Move' }, hotkeys: { move: 'm' } }`. */
  words?(about: About): { readonly labels: Words; readonly hotkeys: Words };
  /** Absent: the action as a sentence. */
  label?(action: T['Action'], about: About): string;
  /** Letters with another meaning. */
  taken?(about: About): readonly string[];
  /** Whether an action is currently offered elsewhere. */
  isAside?(action: T['Action'], about: About): boolean;
  /** Refused actions that a player would look for now; greyed, before those that move the game on. */
  greyed?(about: About, offered: readonly T['Action'][], refused: readonly Refused<T>[]): readonly Refused<T>[];
  /**
   * Replaces the offers that move the game on, at the end: for the place the reader has touched. It has the icon of its
   * kind.
   */
  instead?(about: About, choices: readonly Choice<T>[]): readonly Instead<T>[];
}

/** The key of a button with one action: `endTurn`, `buy-3`, `use-3-0`. */
export const keyOf = <A extends Action>({ act, ...fields }: A): string => [act, ...Object.values(fields)].join('-');

/** The keys of the buttons for choices of these kinds: a slip that shows them removes them from the bar. */
export const keysIn = <T extends GameTypes>(
  choices: readonly Choice<T>[],
  ...acts: readonly T['Action']['act'][]
): string[] => choices.flatMap(({ action }) => (acts.includes(action.act) ? [keyOf(action)] : []));

/** `offers` of a board: the buttons in the order of the choices, then greyed ones, then those that move the game on. */
export const offersBy =
  <T extends GameTypes, About>(offering: Offering<T, About>) =>
  (scene: Scene<T>, choices: readonly Choice<T>[]): Offer<T>[] => {
    type A = T['Action'];
    const kinds: { readonly [act: string]: OfferKind<A, About> } = offering.kinds;
    const kindOf = ({ act }: A): OfferKind<A, About> => kinds[act]!;
    const about = offering.about(scene, choices);
    const { labels, hotkeys } = offering.words?.(about) ?? { labels: {}, hotkeys: {} };
    const tell = <V extends string | boolean | Offer['further']>(
      value: Said<A, About, V>,
      all: readonly [A, ...A[]],
    ): V => (typeof value === 'function' ? value(all[0], about, all) : value);
    const key = (action: A): string => tell(kindOf(action).key, [action]) ?? keyOf(action);

    const iconOf = (action: A): Offer['icon'] => {
      const { icon } = kindOf(action);
      return typeof icon === 'function' ? icon(action, about, [action]) : icon;
    };

    const offered = choices.flatMap(({ action, why }) => (why === undefined ? [action] : []));
    const refused = choices.filter((choice): choice is Refused<T> => choice.why !== undefined);
    const greyed = offering.greyed?.(about, offered, refused) ?? [];
    const instead = offering.instead?.(about, choices) ?? [];

    const keys = [...offered, ...greyed.map(({ action }) => action)].map(key);
    // H asks for a hint in every game.
    const taken = new Set(['h', ...(offering.taken?.(about) ?? []), ...keys.flatMap((each) => hotkeys[each] ?? [])]);
    const button = (actions: readonly [A, ...A[]]): Offer<T> => {
      const [action] = actions;
      const { label, group, letter } = kindOf(action);
      const own = key(action);
      const said = tell(label, actions) ?? labels[own] ?? offering.label?.(action, about);
      const shown = said ?? sayAction(scene.text, action, scene.telling);
      return {
        key: own,
        label: shown,
        icon: iconOf(action),
        group: tell(group, actions),
        hotkey: hotkeys[own] ?? freeLetter(shown, taken, tell(letter, actions)),
        actions,
      };
    };

    const byKey = new Map<string, [A, ...A[]]>();
    for (const action of offered) {
      if (offering.isAside?.(action, about)) continue;
      const others = byKey.get(key(action));
      if (others === undefined) byKey.set(key(action), [action]);
      else others.push(action);
    }
    const found = [...byKey.values()].map((actions): Offer<T> => {
      const { detail, price, go, confirm, further } = kindOf(actions[0]);
      const goes = instead.length === 0 && (tell(go, actions) ?? false);
      return {
        ...button(actions),
        detail: tell(detail, actions),
        price: tell(price, actions),
        confirm: tell(confirm, actions),
        further: tell(further, actions),
        go: goes,
      };
    });
    return [
      ...found.filter(({ go }) => !go),
      ...greyed.map(({ action, why }) => ({ ...button([action]), actions: [], why })),
      ...found.filter(({ go }) => go),
      ...instead.map(({ action, ...offer }) => ({
        icon: iconOf(action),
        hotkey: '',
        go: true,
        actions: [action],
        ...offer,
      })),
    ];
  };

/** A letter of the label that no other button has, preferably this one; empty if all are taken. */
function freeLetter(label: string, taken: Set<string>, wanted = ''): string {
  const letters = label
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const letter = [...(letters.includes(wanted) ? wanted : ''), ...letters].find((each) => !taken.has(each)) ?? '';
  taken.add(letter);
  return letter;
}
