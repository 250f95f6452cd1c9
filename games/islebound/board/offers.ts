import { at, type Choice, type Json } from '@skerry/engine';
import type { Offer, Scene } from '@skerry/look';
import { slotWorth } from '../content/world.ts';
import { bonus } from '../rules/abilities.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { islebound } from '../rules/game.ts';
import { raidDice } from '../rules/raid.ts';
import { speedOf } from '../rules/sail.ts';
import { eventIn, playerOf } from '../rules/state.ts';
import type { Islebound } from '../rules/types.ts';
import { type BoardWords, type Group, OFFER_ACTS, PLAIN_ACTS, type PlainAct, wordsOf } from '../text/board.ts';
import { attackOutlook, diplomacyOutlook, huntOutlook, visitOutlook } from './chart/outlook.ts';
import { sailTarget } from './chart/sail-target.ts';
import { passageTo } from './chart/sailing.ts';
import { drawn, iconOf } from './offer-icons.ts';
import { publicState } from './parts/public-state.ts';

type IbOffer = Offer<Islebound>;
type IbScene = Scene<Islebound>;
type Refused = Choice<Islebound> & { why: NonNullable<Choice<Islebound>['why']> };

/** The key of the button that an action belongs to: `visit`, `sail`, `buy-3`, `exhaust-work`. */
export function keyOf(action: Action): string {
  if (isPlain(action)) return action.act;
  const { act, ...fields } = action;
  return [act, ...Object.values(fields)].join('-');
}

/** The keys of all buttons that actions of these kinds could ever have: a slip that shows them keeps them from the bar. */
export const keysOf = (...acts: readonly Action['act'][]): string[] =>
  acts.flatMap((act) => {
    const values = Object.values<Json | readonly Json[]>(islebound.actions[act].fields).flat();
    return values.length === 0 ? [act] : values.map((value) => `${act}-${value}`);
  });

const isPlain = (action: Action): action is ActionOf<PlainAct> =>
  (PLAIN_ACTS as readonly Action['act'][]).includes(action.act);

const GOING: readonly Action['act'][] = ['endTurn', 'done', 'roll', 'keep', 'placeBest', 'next', 'propose'];

const GROUPS_OF: { readonly [K in Action['act']]?: Group } = {
  visit: 'action',
  visitByParts: 'action',
  attack: 'action',
  diplomacy: 'action',
  hunt: 'action',
  raid: 'action',
  event: 'free',
  buy: 'free',
  buyFromHand: 'free',
  heal: 'free',
  trade: 'free',
  exhaust: 'exhaust',
  healCrew: 'heal',
  combat: 'combat',
  injure: 'injure',
  negotiate: 'negotiate',
  dump: 'dump',
};

/** The choices as buttons, in the order of `OFFER_ACTS`; the greyed ones stand before what ends a part of the turn. */
export function offers(scene: IbScene, choices: readonly Choice<Islebound>[]): IbOffer[] {
  const words = wordsOf(scene.text);
  const offered = choices.flatMap(({ action, why }) => (why === undefined ? [action] : []));
  const refused = choices.filter((choice): choice is Refused => choice.why !== undefined);
  const grey = greyed(scene, offered, refused);
  const plain = [...offered, ...grey.map(({ action }) => action)].filter(isPlain).map(({ act }) => act);
  const letters = new Letters(words, plain);
  /** Where the reader has set a finger: one button sails there. */
  const there = offered.find((action) => action.act === 'sail' && action.to === sailTarget.value);
  const inBar = offered.filter((action) => action !== there && !isAside(scene, action));
  const found = OFFER_ACTS.flatMap((act): IbOffer[] => {
    const actions = inBar.filter((action) => action.act === act);
    const keys = new Set(actions.map(keyOf));
    return [...keys].map((key) => {
      const ofKey = actions.filter((action) => keyOf(action) === key);
      return one(scene, words, letters, ofKey);
    });
  });
  return [
    ...found.filter(({ go }) => go !== true),
    ...grey.map(({ action, why }) => ({ ...named(scene, words, letters, action), actions: [], why })),
    ...found.filter(({ go }) => go === true),
    ...(there?.act === 'sail' ? [sailThere(scene, words, there)] : []),
  ];
}

/** IB-56: few want to leave out a rest or a gift. Who does finds it in the slip of the town. */
const isAside = ({ telling: { state } }: IbScene, { act }: Action): boolean =>
  act === 'visitByParts' && state.agenda.at(-1)?.do === 'act';

function sailThere({ telling }: IbScene, words: BoardWords, action: ActionOf<'sail'>): IbOffer {
  const passage = passageTo(telling.content, publicState(telling), telling.state.active, action.to);
  return {
    key: 'sailThere',
    label: words.sailTo(telling, action.to),
    detail: words.passage(passage),
    icon: drawn('skill-sail'),
    hotkey: '',
    go: true,
    actions: [action],
  };
}

function one(scene: IbScene, words: BoardWords, letters: Letters, actions: readonly Action[]): IbOffer {
  const [action] = actions as readonly [Action];
  const detail = detailOf(scene, words, action);
  const isLost = action.act === 'endTurn' && wouldRegret(scene);
  return {
    ...named(scene, words, letters, action),
    ...(detail === undefined ? {} : { detail }),
    ...(GOING.includes(action.act) ? { go: true } : {}),
    ...(isLost ? { confirm: words.confirmEnd } : {}),
    actions,
  };
}

/** IB-22: the action may be left out, but seldom is on purpose. */
const wouldRegret = ({ telling }: IbScene): boolean => !telling.state.acted;

function named({ telling }: IbScene, words: BoardWords, letters: Letters, action: Action) {
  const group = GROUPS_OF[action.act];
  // The free visit after taking a town stands with its refusal.
  const isFree = telling.state.agenda.at(-1)?.do === 'freeVisit';
  const label = isPlain(action) ? words.labels[action.act] : labelOf(words, action, telling);
  return {
    key: keyOf(action),
    label,
    icon: iconOf(action, telling),
    hotkey: isPlain(action) ? words.hotkeys[action.act] : letters.free(label, action.act),
    ...(group === undefined || isFree ? {} : { group: words.groups[group] }),
  };
}

type Labelled = Exclude<Action, ActionOf<PlainAct>>;

/** Each kind of action has a label of its own; the union of all of them is too much for the compiler. */
const labelOf = (words: BoardWords, action: Labelled, telling: IbScene['telling']): string =>
  (words.label[action.act] as (action: Labelled, telling: IbScene['telling']) => string)(action, telling);

/** What an offer would bring, or takes. */
function detailOf(scene: IbScene, words: BoardWords, action: Action): string | undefined {
  const { telling } = scene;
  const { content: world, reader: seat } = telling;
  if (seat === undefined) return undefined;
  const state = publicState(telling);
  switch (action.act) {
    case 'sail':
      return words.sailing(speedOf(world, state, seat), playerOf(state, seat).fish);
    case 'visit':
      return words.visiting(
        telling,
        visitOutlook(world, state, seat, { free: state.agenda.at(-1)?.do === 'freeVisit' }),
      );
    case 'attack': {
      const { need, dice, chance } = attackOutlook(world, state, seat);
      return words.attacking(need, dice, chance);
    }
    case 'diplomacy': {
      const { need, have } = diplomacyOutlook(world, state, seat);
      return words.influencing(need, have);
    }
    case 'hunt':
      return words.coins(huntOutlook(world, state, seat));
    case 'raid':
      return words.raiding(raidDice(world, state, seat), raidDice(world, state, action.rival));
    case 'event': {
      const { exhaust, pay, cubes } = at(world.events, eventIn(state, action.place));
      return words.event(exhaust, pay, cubes + bonus(world, state, seat, 'eventCubes'));
    }
    case 'pay': {
      const step = state.agenda.at(-1);
      return step?.do === 'pay' && step.left > 0 ? words.timesLeft(step.left, step.left === step.times) : undefined;
    }
    case 'payCube':
    case 'freeCube':
      return words.worth(slotWorth(world, action.slot));
    default:
      return undefined;
  }
}

/** Letters for the buttons: none twice. */
class Letters {
  readonly #taken: Set<string>;
  readonly #event: string;

  constructor({ hotkeys, eventLetter, buyLetter }: BoardWords, plain: Iterable<PlainAct>) {
    this.#taken = new Set([...[...plain].map((act) => hotkeys[act]), buyLetter]);
    this.#event = eventLetter;
  }

  /** A letter of the label that no other button has; none if all have gone. */
  free(label: string, act: Action['act']): string {
    const letters = label
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    const wanted = act === 'event' && letters.includes(this.#event) ? this.#event + letters : letters;
    const letter = Array.from(wanted).find((each) => !this.#taken.has(each)) ?? '';
    this.#taken.add(letter);
    return letter;
  }
}

/** Buildings, crew and cards that a slip shows all of, with what is lacking. */
const SHOWN_WHOLE: readonly Action['act'][] = ['buy', 'build', 'hire', 'reputation', 'buyCard', 'buildCard'];
const MOST_GREYED = 2;

const isEmptyPlace = ({ why }: Refused['why']): boolean => why === 'spaceEmpty' || why === 'nobodyThere';

/** What a player would look for here and now: at most two, and what a slip shows whole. */
function greyed(
  { telling: { state, reader } }: IbScene,
  offered: readonly Action[],
  refused: readonly Refused[],
): readonly Refused[] {
  const whole = refused.filter(({ action, why }) => SHOWN_WHOLE.includes(action.act) && !isEmptyPlace(why));
  const step = state.agenda.at(-1)?.do;
  if (step === 'pay') return refused.filter(({ action }) => action.act === 'pay').slice(0, MOST_GREYED);
  if (step !== 'act' || reader === undefined) return whole;
  const of = (act: Action['act'], ...whys: readonly Refused['why']['why'][]) =>
    refused.filter(({ action, why }) => action.act === act && whys.includes(why.why));
  const lacking = [
    ...of('visit', 'entryCoin', 'entryCrew'),
    ...of('event', 'lacks', 'noCrewFor', 'ichorNotForEvents'),
    ...of('attack', 'noFleet'),
    ...of('diplomacy', 'noCubeOnTrack', 'tooLittleInfluence'),
  ];
  // Whoever may take a town in one way sees why not in the other.
  const banner = [...of('attack', 'noRedBanner'), ...of('diplomacy', 'noBlueGreenBanner')];
  const canTake = offered.some(({ act }) => act === 'attack' || act === 'diplomacy');
  const found = lacking.length === 0 && canTake ? banner : lacking;
  return [...found.slice(0, MOST_GREYED), ...whole];
}
