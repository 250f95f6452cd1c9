import { type Choice, type Json, sayAction } from '@skerry/engine';
import type { Offer, Scene } from '@skerry/look';
import type { Action } from '../rules/actions.ts';
import { diceAtHand } from '../rules/dice.ts';
import { exhaustionOf } from '../rules/figures.ts';
import { islandOfDread } from '../rules/game.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { PICKED_ACTS, type PickedAct } from '../text/chart.ts';
import { aimed } from './aim.ts';
import { chanceOn, rollOffer } from './combat-offers.ts';
import { drawn } from './drawing.tsx';
import { pictureOf } from './pictures.ts';
import { diceOf, reachOf } from './reach.ts';
import { type Target, targetsOf } from './targets.ts';

type IodOffer = Offer<IslandOfDread>;
type IodScene = Scene<IslandOfDread>;

const isPicked = (act: Action['act']): act is PickedAct => (PICKED_ACTS as readonly Action['act'][]).includes(act);

/** The key of the button that an action belongs to: `roll`, `enter`, `buy-112`, `use-3-0`. */
export function keyOf(action: Action): string {
  const { act, ...fields } = action;
  return isPicked(act) ? act : [act, ...Object.values(fields)].join('-');
}

/** The keys of all buttons that actions of these kinds could ever have: a slip that shows them keeps them from the bar. */
export const keysOf = (...acts: readonly Action['act'][]): string[] =>
  acts.flatMap((act) =>
    isPicked(act)
      ? [act]
      : Object.values<Json | readonly Json[]>(islandOfDread.actions[act].fields).reduce<string[]>(
          (keys, values) => keys.flatMap((key) => [values].flat().map((value) => `${key}-${value}`)),
          [act],
        ),
  );

/** What ends a part of the turn. */
const GOING: readonly Action['act'][] = [
  'sailOn',
  'roll',
  'halt',
  'keepDice',
  'rollAgain',
  'stopHere',
  'goOn',
  'next',
  'propose',
  'fight',
  'stand',
  'rollCombat',
  'accept',
  'strike',
  'suffer',
  'leave',
  'payToll',
  'done',
];

/** The choices as buttons, in the order in which the rules name them; what ends a part of the turn comes last. */
export function offers(scene: IodScene, choices: readonly Choice<IslandOfDread>[]): IodOffer[] {
  const offered = choices.flatMap(({ action, why }) => (why === undefined ? [action] : []));
  // Where the reader has set a finger: one button goes there.
  const target = aimed.value === undefined ? undefined : targetsOf(scene.telling, choices).get(aimed.value.to);
  const there = target?.action === undefined ? undefined : goThere(scene, target, target.action);
  const byKey = new Map<string, Action[]>();
  for (const action of offered)
    if (there === undefined || action.act !== target?.action?.act || !isPicked(action.act))
      byKey.set(keyOf(action), [...(byKey.get(keyOf(action)) ?? []), action]);
  // H goes to the reader's Hero; the others bring back what was put aside.
  const letters = new Set(['h', ...asideLetters(scene)]);
  const found = [...byKey].map(([key, actions]): IodOffer => {
    const [action] = actions as [Action];
    const label = labelOf(scene, action);
    const detail = chanceOn(scene, action) ?? detailOf(scene, action, actions.length);
    return {
      key,
      label,
      ...(detail === undefined ? {} : { detail }),
      icon: iconOf(scene, action),
      hotkey: letterOf(label, letters),
      ...(GOING.includes(action.act) && there === undefined ? { go: true } : {}),
      ...(action.act === 'use' ? { group: wordsOf(scene.text).sheet.useGroup } : {}),
      actions,
    };
  });
  return [
    ...found.filter(({ go }) => go !== true),
    ...found.filter(({ go }) => go === true),
    ...rollOffer(scene, choices),
    ...(there === undefined ? [] : [there]),
  ];
}

/** The letters of slips that may lie aside. */
function asideLetters({ text }: IodScene): string[] {
  const { sheet, market, pick } = wordsOf(text);
  return [sheet.aside, sheet.experience, market.aside, pick.aside].map(({ hotkey }) => hotkey);
}

function goThere({ telling, text }: IodScene, { place, way }: Target, action: Action): IodOffer {
  const { there, names } = wordsOf(text);
  const { act } = action;
  const say =
    act === 'lane'
      ? there.sail
      : act === 'step'
        ? there.step
        : act === 'place'
          ? there.place
          : act === 'enter'
            ? telling.state.walk === null
              ? there.fly
              : there.walk
            : there.teleport;
  const dice = way === undefined ? [] : diceOf(way);
  return {
    key: 'there',
    label: say(names.place(telling, place)),
    ...(dice.length === 0 ? {} : { detail: there.dice(dice) }),
    icon: ICONS[act],
    hotkey: '',
    go: true,
    actions: [action],
  };
}

/** What an offer would bring, or takes. */
function detailOf({ telling, text }: IodScene, action: Action, n: number): string | undefined {
  const { act } = action;
  const { content, state, reader } = telling;
  if (reader === undefined) return undefined;
  const words = wordsOf(text);
  switch (act) {
    case 'roll':
      return words.dice.count(diceAtHand(content, state, reader));
    case 'rest':
      return words.restUpTo(Math.min(n, exhaustionOf(state.players[reader]!)));
    case 'enter':
    case 'step':
    case 'place':
    case 'teleport':
      return words.spaces(act === 'enter' ? reachOf(content, state, reader).size : n);
    case 'lane':
      return words.lanes(n);
    default:
      return cardText({ telling, text }, action);
  }
}

/** What the card says that would be used, taken, kept or lost. */
function cardText({ telling, text }: IodScene, action: Action): string | undefined {
  const card = cardOf(action);
  return card === undefined ? undefined : wordsOf(text).names.cardText(telling, card);
}

function cardOf(action: Action): number | undefined {
  switch (action.act) {
    case 'use':
    case 'take':
    case 'giveUp':
    case 'loseCard':
      return action.card;
    case 'claim':
    case 'find':
      return action.item;
    case 'keepCaptain':
      return action.captain;
    default:
      return undefined;
  }
}

const labelOf = ({ telling, text }: IodScene, action: Action): string =>
  isPicked(action.act) ? wordsOf(text).picked[action.act] : sayAction(text, action, telling);

/** A letter of the label that no other button has; none if all have gone. */
function letterOf(label: string, taken: Set<string>): string {
  const letters = label
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const letter = Array.from(letters).find((each) => !taken.has(each)) ?? '';
  taken.add(letter);
  return letter;
}

const ICONS: Readonly<Record<Action['act'], Offer['icon']>> = {
  use: 'done',
  sailOn: drawn('anchor'),
  toIsland: drawn('jewel-silver'),
  roll: drawn('die-1'),
  rest: drawn('tired'),
  step: drawn('mark-plains'),
  stay: 'pass',
  relieve: drawn('tired'),
  enough: 'done',
  keepDice: 'done',
  mark: drawn('die-1'),
  rollAgain: drawn('die-1'),
  enter: drawn('mark-road'),
  halt: 'done',
  row: 'list',
  teleport: drawn('item-rune'),
  lane: drawn('anchor'),
  stopHere: drawn('anchor'),
  goOn: 'forward',
  attackHero: drawn('act-melee'),
  negotiate: drawn('skill-bargain'),
  putGold: drawn('gold'),
  putCard: 'give',
  putMap: drawn('map-back'),
  next: 'forward',
  propose: 'give',
  drop: 'close',
  agree: 'done',
  refuse: 'close',
  takeGold: drawn('gold'),
  takeCard: 'take',
  choose: 'done',
  place: drawn('mark-town'),
  take: 'take',
  decline: 'close',
  putBack: drawn('back-market'),
  whichDeck: drawn('back-green'),
  startPhase: drawn('act-ranged'),
  fight: drawn('act-melee'),
  stand: drawn('act-melee'),
  tryEscape: drawn('act-escape'),
  defend: drawn('act-defend'),
  attack: drawn('act-melee'),
  rollCombat: drawn('d10'),
  accept: 'done',
  strike: drawn('wound'),
  suffer: drawn('wound'),
  claim: 'take',
  takeMap: drawn('map-back'),
  loseCard: 'close',
  giveUp: 'close',
  swapMap: drawn('map-back'),
  leave: 'leave',
  buy: drawn('gold'),
  shelf: 'list',
  sellOne: drawn('gold'),
  sell: drawn('gold'),
  heal: drawn('wound'),
  lookForCaptains: drawn('back-captain'),
  captains: drawn('back-captain'),
  hire: drawn('gold'),
  loan: drawn('back-captain'),
  back: 'back',
  keepCaptain: 'done',
  payToll: drawn('tired'),
  train: drawn('xp-mind'),
  find: drawn('map-back'),
  done: 'pass',
};

/** Cards and figures are drawn themselves. */
function iconOf({ telling: { content } }: IodScene, action: Action): Offer['icon'] {
  const picture = (card: number): Offer['icon'] => {
    const found = content.cards[card];
    return found === undefined ? ICONS[action.act] : drawn(pictureOf(found));
  };
  switch (action.act) {
    case 'use':
    case 'putCard':
    case 'takeCard':
    case 'take':
    case 'putBack':
    case 'loseCard':
    case 'giveUp':
    case 'buy':
    case 'sell':
      return picture(action.card);
    case 'relieve':
    case 'attack':
    case 'heal':
      return picture(action.figure);
    case 'hire':
    case 'loan':
    case 'keepCaptain':
      return picture(action.captain);
    case 'claim':
    case 'find':
      return picture(action.item);
    case 'train':
      return drawn(`xp-${action.counter}`);
    case 'startPhase':
      return drawn(`act-${action.phase}`);
    case 'whichDeck':
      return drawn(`back-${action.deck}`);
    case 'takeMap':
    case 'swapMap':
    case 'putMap':
      return drawn(`map-${action.colour}`);
    default:
      return ICONS[action.act];
  }
}
