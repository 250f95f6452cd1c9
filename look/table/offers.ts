/** One table per game says how each kind of action is offered; the buttons, their keys and their letters follow from it. */
import { type Action, type Choice, type GameTypes, sayAction } from '@skerry/engine';
import type { Offer, Scene } from '../board.ts';

export type Refused<T extends GameTypes = GameTypes> = Choice<T> & { readonly why: NonNullable<Choice<T>['why']> };

/**
 * The same for all, or a function of the first action on the button, what is told `about` the position, and all actions of the
 * button. Written as a method, so that the table of a game is a table of actions in general too.
 */
type Said<A, About, Value> = Value | { of(action: A, about: About, all: readonly A[]): Value }['of'];

/** How one kind of action is offered: `{ icon: 'move', key: 'move', detail: (_, { words }, all) => words.tiles(all.length) }`. */
export interface OfferKind<A extends Action = Action, About = unknown> {
  readonly icon: Said<A, About, Offer['icon']>;
  /** Actions with the same key share a button. Absent: each has its own, `buy-3`. */
  readonly key?: Said<A, About, string>;
  /** Absent: the word for its key, or else what the game says of the action. */
  readonly label?: Said<A, About, string>;
  readonly detail?: Said<A, About, string | undefined>;
  readonly group?: Said<A, About, string | undefined>;
  readonly go?: Said<A, About, boolean>;
  readonly confirm?: Said<A, About, string | undefined>;
  /** The letter it gets if it is in the label and no other button has it. */
  readonly letter?: Said<A, About, string>;
}

type Instead<T extends GameTypes> = Pick<Offer<T>, 'key' | 'label'> &
  Partial<Offer<T>> & { readonly action: T['Action'] };

type Words = { readonly [key: string]: string };

/** What a game says about its offers. `About` is what all functions of the table are told. */
export interface Offering<T extends GameTypes, About> {
  readonly kinds: { readonly [K in T['Action']['act']]: OfferKind<Extract<T['Action'], { act: K }>, About> };
  about(scene: Scene<T>, choices: readonly Choice<T>[]): About;
  /** By key: `{ labels: { move: 'Move' }, hotkeys: { move: 'm' } }`. */
  words?(about: About): { readonly labels: Words; readonly hotkeys: Words };
  /** Absent: the action as a sentence. */
  label?(action: T['Action'], about: About): string;
  /** Letters that mean something else. */
  taken?(about: About): readonly string[];
  /** Whether an action is offered elsewhere just now. */
  isAside?(action: T['Action'], about: About): boolean;
  /** What a player would look for here and now; greyed, before what goes on. */
  greyed?(about: About, offered: readonly T['Action'][], refused: readonly Refused<T>[]): readonly Refused<T>[];
  /** What goes on instead of all else, last of all: to where the reader has set a finger. It has the icon of its kind. */
  instead?(about: About, choices: readonly Choice<T>[]): readonly Instead<T>[];
}

/** The key of a button with one action: `endTurn`, `buy-3`, `use-3-0`. */
export const keyOf = <A extends Action>({ act, ...fields }: A): string => [act, ...Object.values(fields)].join('-');

/** The keys of the buttons that choices of these kinds have: a slip that shows them keeps them from the bar. */
export const keysIn = <T extends GameTypes>(
  choices: readonly Choice<T>[],
  ...acts: readonly T['Action']['act'][]
): string[] => choices.flatMap(({ action }) => (acts.includes(action.act) ? [keyOf(action)] : []));

/** `offers` of a board: the buttons in the order of the choices, then what is greyed, then what goes on. */
export const offersBy =
  <T extends GameTypes, About>(offering: Offering<T, About>) =>
  (scene: Scene<T>, choices: readonly Choice<T>[]): Offer<T>[] => {
    type A = T['Action'];
    const kinds: { readonly [act: string]: OfferKind<A, About> } = offering.kinds;
    const kindOf = ({ act }: A): OfferKind<A, About> => kinds[act]!;
    const about = offering.about(scene, choices);
    const { labels, hotkeys } = offering.words?.(about) ?? { labels: {}, hotkeys: {} };
    const tell = (value: Said<A, About, string | undefined>, all: readonly [A, ...A[]]) =>
      typeof value === 'function' ? value(all[0], about, all) : value;
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
    const taken = new Set([...(offering.taken?.(about) ?? []), ...keys.flatMap((each) => hotkeys[each] ?? [])]);
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
      const { detail, go, confirm } = kindOf(actions[0]);
      const goes = instead.length === 0 && (typeof go === 'function' ? go(actions[0], about, actions) : go === true);
      return { ...button(actions), detail: tell(detail, actions), confirm: tell(confirm, actions), go: goes };
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

/** A letter of the label that no other button has, this one if it can be; none if all have gone. */
function freeLetter(label: string, taken: Set<string>, wanted = ''): string {
  const letters = label
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const letter = [...(letters.includes(wanted) ? wanted : ''), ...letters].find((each) => !taken.has(each)) ?? '';
  taken.add(letter);
  return letter;
}
