import { type Choice, sayAction } from '@skerry/engine';
import { keyOf, type Offer, offersBy, type Scene } from '@skerry/look';
import { COUNTERS, type MapColour } from '../../content/vocabulary.ts';
import { isCancelled } from '../../outlook/fight.ts';
import { diceOf, moveAhead, reachOf } from '../../outlook/reach.ts';
import type { Action } from '../../rules/actions.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { aimed } from '../chart/selection.ts';
import { targetsOf } from '../chart/targets.ts';
import { drawn } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';
import { chanceOn, rollOffer } from '../fight/combat-offers.ts';
import { heldSpending } from './held-spending.ts';

type Choices = readonly Choice<IslandOfDread>[];

const about = (scene: Scene<IslandOfDread>, choices: Choices) => {
  const target = aimed.value === undefined ? undefined : targetsOf(scene.telling, choices).get(aimed.value);
  return {
    ...scene,
    words: wordsOf(scene.text),
    seat: scene.telling.reader ?? scene.telling.state.active,
    /** The touched place. */
    there: target?.action && { ...target, action: target.action },
    spending: heldSpending(scene.telling),
    /** Within a shelf, goods to sell or Captains, which the market slip shows together. */
    isInside: choices.some(({ action, why }) => action.act === 'back' && why === undefined),
  };
};
type About = ReturnType<typeof about>;

/** Cards and figures have drawings. */
const pictured = <F extends string>(field: F) => ({
  icon: (action: { readonly [N in F]: number }, { telling }: About) =>
    drawn(pictureOf(telling.content.cards[action[field]]!)),
});
/** Cards to use, take, keep or lose show their text. */
const described = <F extends string>(field: F) => ({
  ...pictured(field),
  detail: (action: { readonly [N in F]: number }, { telling, words }: About) =>
    words.names.cardText(telling, action[field]),
});
/** A threat that a used card has cancelled is left out. */
const unlessCancelled =
  (cost: 'wound' | 'tired') =>
  (_: Action, { telling: { state } }: About): Offer['icon'] =>
    isCancelled(state, state.agenda.at(-1)!.do) ? 'done' : drawn(cost);
const ofMap = { icon: ({ colour }: { readonly colour: MapColour }) => drawn(`map-${colour}`) };
/** One of several spaces, picked on the chart. */
const space = (icon: Offer['icon'], key: string) => ({
  icon,
  key,
  detail: (_: Action, { words }: About, all: readonly Action[]) => words.spaces(all.length),
});

/** Choices as buttons, in the rules' order; those that end a part of the turn come last. */
export const offers = offersBy<IslandOfDread, About>({
  about,
  words: ({ words, telling }) => ({ labels: words.picked, hotkeys: withoutLetters(telling) }),
  // Reopen a closed sheet.
  taken: ({ words: { sheet, market, pick } }) =>
    [sheet.aside, sheet.experience, market.aside, pick.aside].map(({ hotkey }) => hotkey),
  kinds: {
    use: { ...described('card'), group: (_, { words }) => words.sheet.useGroup },
    sailOn: { icon: 'forward', go: true },
    toIsland: { icon: drawn('jewel-silver') },
    roll: {
      icon: drawn('die-1'),
      go: true,
      detail: (_, { words, telling, seat }) => words.dice.count(moveAhead(telling, seat).dice),
    },
    rest: {
      icon: drawn('tired'),
      label: ({ n }, { words }) => words.restBy(n),
      detail: ({ n }, { words, telling, seat }) => words.restLeaves(moveAhead(telling, seat).rest - n),
    },
    step: space(drawn('mark-plains'), 'step'),
    stay: { icon: 'pass' },
    relieve: pictured('figure'),
    enough: { icon: 'done' },
    keepDice: { icon: 'done', go: true },
    mark: { icon: drawn('die-1') },
    rollAgain: { icon: drawn('die-1'), go: true },
    enter: {
      icon: drawn('mark-road'),
      key: 'enter',
      detail: (_, { words, telling: { content, state }, seat }) => words.spaces(reachOf(content, state, seat).size),
    },
    halt: { icon: 'done', go: true },
    row: { icon: 'list', key: 'row' },
    teleport: space(drawn('item-rune'), 'teleport'),
    lane: { icon: drawn('anchor'), key: 'lane', detail: (_, { words }, all) => words.lanes(all.length) },
    stopHere: { icon: drawn('anchor'), go: true },
    goOn: { icon: 'forward', go: true },
    attackHero: { icon: drawn('act-melee'), detail: (_, { words }) => words.combat.attackFor },
    negotiate: { icon: drawn('skill-bargain') },
    putGold: { icon: drawn('gold') },
    putCard: pictured('card'),
    putMap: ofMap,
    next: { icon: 'forward', go: true },
    propose: { icon: 'give', go: true },
    drop: { icon: 'close' },
    agree: { icon: 'done' },
    refuse: { icon: 'close' },
    takeGold: { icon: drawn('gold') },
    takeCard: pictured('card'),
    choose: { icon: 'done' },
    place: space(drawn('mark-town'), 'place'),
    take: described('card'),
    decline: { icon: 'close' },
    putBack: pictured('card'),
    whichDeck: { icon: ({ deck }) => drawn(`back-${deck}`) },
    startPhase: { icon: ({ phase }) => drawn(`act-${phase}`) },
    fight: { icon: drawn('act-melee'), go: true },
    stand: { icon: drawn('act-melee'), go: true },
    tryEscape: { icon: drawn('act-escape'), detail: (action, scene) => chanceOn(scene, action) },
    defend: { icon: drawn('act-defend') },
    attack: pictured('figure'),
    rollCombat: { icon: drawn('d10'), go: true, detail: (action, scene) => chanceOn(scene, action) },
    accept: { icon: 'done', go: true },
    strike: { icon: drawn('wound'), go: true },
    suffer: { icon: unlessCancelled('wound'), go: true },
    claim: described('item'),
    takeMap: ofMap,
    loseCard: described('card'),
    giveUp: described('card'),
    swapMap: ofMap,
    leave: { icon: 'leave', go: true },
    buy: pictured('card'),
    shelf: { icon: 'list' },
    sellOne: { icon: drawn('gold') },
    sell: pictured('card'),
    heal: pictured('figure'),
    lookForCaptains: { icon: drawn('back-captain') },
    captains: { icon: drawn('back-captain') },
    hire: pictured('captain'),
    loan: pictured('captain'),
    back: { icon: 'back' },
    keepCaptain: described('captain'),
    payToll: { icon: unlessCancelled('tired'), go: true },
    train: { icon: ({ counter }) => drawn(`xp-${counter}`) },
    find: described('item'),
    done: { icon: 'pass', go: true },
  },
  // One button goes to the touched place.
  isAside: ({ act }, { there, isInside, spending }) =>
    act === there?.action.act || (isInside && act === 'back') || (spending !== undefined && act === 'done'),
  instead: (scene, choices) => [
    ...rollOffer(scene, choices),
    ...leaveFrom(scene),
    ...endTurnWith(scene),
    ...goThere(scene),
  ],
});

/** The market can be left from any part of it. */
const leaveFrom = ({ isInside, text, telling }: About) =>
  isInside
    ? [{ key: 'leave', label: sayAction(text, LEAVE, telling), action: BACK, further: [LEAVE], icon: 'leave' as const }]
    : [];
const BACK: Action = { act: 'back' };
const LEAVE: Action = { act: 'leave' };

/** The spending that ends the turn is named on the button that ends it. */
const endTurnWith = ({ spending, text, telling }: About) =>
  spending === undefined
    ? []
    : [
        {
          key: 'endTurn',
          label: sayAction(text, DONE, telling),
          detail: sayAction(text, spending, telling),
          action: spending,
          icon: 'pass' as const,
        },
      ];
const DONE: Action = { act: 'done' };

/** Experience is spent in its slip, which has no shortcut letters. */
const withoutLetters = ({ content }: About['telling']): { readonly [key: string]: '' } =>
  Object.fromEntries([
    ...COUNTERS.map((counter) => [keyOf({ act: 'train', counter }), '']),
    ...content.legendary.map((item) => [keyOf({ act: 'find', item }), '']),
  ]);

/** The icon of a way, by its first action. */
const WAYS: { readonly [act: string]: 'sail' | 'step' | 'place' } = {
  lane: 'sail',
  sailOn: 'sail',
  step: 'step',
  place: 'place',
};

function goThere({ telling, words: { there: words }, there }: About) {
  if (there === undefined) return [];
  const { place, way, action, further } = there;
  const say =
    action.act === 'enter' || action.act === 'keepDice'
      ? telling.state.walk === null
        ? 'fly'
        : 'walk'
      : (WAYS[action.act] ?? 'teleport');
  const dice = way === undefined ? [] : diceOf(way);
  const detail = dice.length === 0 ? undefined : words.dice(dice);
  return [{ key: 'there', label: words[say](telling, place), detail, action, further }];
}
