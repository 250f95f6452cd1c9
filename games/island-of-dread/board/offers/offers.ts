import type { Choice } from '@skerry/engine';
import { type Offer, offersBy, type Scene } from '@skerry/look';
import type { MapColour } from '../../content/vocabulary.ts';
import { diceOf, moveAhead, reachOf } from '../../outlook/reach.ts';
import type { Action } from '../../rules/actions.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { aimed } from '../chart/selection.ts';
import { targetsOf } from '../chart/targets.ts';
import { drawn } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';
import { chanceOn, rollOffer } from '../fight/combat-offers.ts';

type Choices = readonly Choice<IslandOfDread>[];

const about = (scene: Scene<IslandOfDread>, choices: Choices) => {
  const target = aimed.value === undefined ? undefined : targetsOf(scene.telling, choices).get(aimed.value);
  return {
    ...scene,
    words: wordsOf(scene.text),
    seat: scene.telling.reader ?? scene.telling.state.active,
    /** Where the reader has set a finger. */
    there: target?.action && { ...target, action: target.action },
  };
};
type About = ReturnType<typeof about>;

/** Cards and figures are drawn themselves. */
const pictured = <F extends string>(field: F) => ({
  icon: (action: { readonly [N in F]: number }, { telling }: About) =>
    drawn(pictureOf(telling.content.cards[action[field]]!)),
});
/** Cards that would be used, taken, kept or lost say what they do. */
const described = <F extends string>(field: F) => ({
  ...pictured(field),
  detail: (action: { readonly [N in F]: number }, { telling, words }: About) =>
    words.names.cardText(telling, action[field]),
});
const ofMap = { icon: ({ colour }: { readonly colour: MapColour }) => drawn(`map-${colour}`) };
/** One of several spaces, picked on the chart. */
const space = (icon: Offer['icon'], key: string) => ({
  icon,
  key,
  detail: (_: Action, { words }: About, all: readonly Action[]) => words.spaces(all.length),
});

/** The choices as buttons, in the order in which the rules name them; what ends a part of the turn comes last. */
export const offers = offersBy<IslandOfDread, About>({
  about,
  words: ({ words }) => ({ labels: words.picked, hotkeys: {} }),
  // H goes to the reader's Hero; the others bring back what was put aside.
  taken: ({ words: { sheet, market, pick } }) =>
    ['h'].concat([sheet.aside, sheet.experience, market.aside, pick.aside].map(({ hotkey }) => hotkey)),
  kinds: {
    use: { ...described('card'), group: (_, { words }) => words.sheet.useGroup },
    sailOn: { icon: drawn('anchor'), go: true },
    toIsland: { icon: drawn('jewel-silver') },
    roll: {
      icon: drawn('die-1'),
      go: true,
      detail: (_, { words, telling, seat }) => words.dice.count(moveAhead(telling, seat).dice),
    },
    rest: {
      icon: drawn('tired'),
      key: 'rest',
      detail: (_, { words, telling, seat }, all) =>
        words.restUpTo(Math.min(all.length, moveAhead(telling, seat).exhaustion)),
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
    attackHero: { icon: drawn('act-melee') },
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
    suffer: { icon: drawn('wound'), go: true },
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
    payToll: { icon: drawn('tired'), go: true },
    train: { icon: ({ counter }) => drawn(`xp-${counter}`) },
    find: described('item'),
    done: { icon: 'pass', go: true },
  },
  // One button goes where the reader has set a finger.
  isAside: ({ act }, { there }) => act === there?.action.act,
  instead: (scene, choices) => [...rollOffer(scene, choices), ...goThere(scene)],
});

/** How a Hero gets there, by the first action of the way. */
const WAYS: { readonly [act: string]: 'sail' | 'step' | 'place' } = { lane: 'sail', step: 'step', place: 'place' };

function goThere({ telling, words: { there: words }, there }: About) {
  if (there === undefined) return [];
  const { place, way, action, further } = there;
  const say =
    action.act === 'enter' ? (telling.state.walk === null ? 'fly' : 'walk') : (WAYS[action.act] ?? 'teleport');
  const dice = way === undefined ? [] : diceOf(way);
  const detail = dice.length === 0 ? undefined : words.dice(dice);
  return [{ key: 'there', label: words[say](telling, place), detail, action, further }];
}
