import { type Choice, sayAction } from '@skerry/engine';
import type { Offer, Scene } from '@skerry/look';
import { diceOf, moveAhead, reachOf } from '../../outlook/reach.ts';
import type { Action } from '../../rules/actions.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { PICKED_ACTS, type PickedAct } from '../../text/chart.ts';
import { aimed } from '../chart/selection.ts';
import { type Target, targetsOf } from '../chart/targets.ts';
import { chanceOn, rollOffer } from '../fight/combat-offers.ts';
import { ICONS, iconOf } from './offer-icons.ts';

type IodOffer = Offer<IslandOfDread>;
type IodScene = Scene<IslandOfDread>;

const isPicked = (act: Action['act']): act is PickedAct => (PICKED_ACTS as readonly Action['act'][]).includes(act);

/** The key of the button that an action belongs to: `roll`, `enter`, `buy-112`, `use-3-0`. */
export function keyOf(action: Action): string {
  const { act, ...fields } = action;
  return isPicked(act) ? act : [act, ...Object.values(fields)].join('-');
}

/** The keys of the buttons that choices of these kinds have: a slip that shows them keeps them from the bar. */
export const keysIn = (choices: readonly Choice<IslandOfDread>[], ...acts: readonly Action['act'][]): string[] =>
  choices.flatMap(({ action }) => (acts.includes(action.act) ? [keyOf(action)] : []));

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
  const target = aimed.value === undefined ? undefined : targetsOf(scene.telling, choices).get(aimed.value);
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
      icon: iconOf(scene.telling.content, action),
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

function goThere({ telling, text }: IodScene, { place, way, further }: Target, action: Action): IodOffer {
  const { there } = wordsOf(text);
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
    label: say(telling, place),
    ...(dice.length === 0 ? {} : { detail: there.dice(dice) }),
    icon: ICONS[act],
    hotkey: '',
    go: true,
    actions: [action],
    further,
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
      return words.dice.count(moveAhead(telling, reader).dice);
    case 'rest':
      return words.restUpTo(Math.min(n, moveAhead(telling, reader).exhaustion));
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
