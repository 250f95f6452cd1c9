import { at } from '@skerry/engine';
import { offersBy, type Refused, type Scene } from '@skerry/look';
import { CELLS } from '../content/map.ts';
import { slotWorth } from '../content/world.ts';
import { attackOutlook } from '../outlook/attack.ts';
import { diplomacyOutlook } from '../outlook/influence.ts';
import { speedIn, voyageTo } from '../outlook/sailing.ts';
import { eventOutlook, huntOutlook, raidOutlook } from '../outlook/turn.ts';
import { visitOutlook } from '../outlook/visit.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import type { Islebound } from '../rules/types.ts';
import { type BoardWords, type Group, type ManyAct, wordsOf } from '../text/board.ts';
import { sailTarget } from './chart/sail-target.ts';
import { drawn } from './parts/drawing.tsx';

const about = ({ telling, text }: Scene<Islebound>) => ({
  telling,
  words: wordsOf(text),
  step: telling.state.agenda.at(-1),
});
type About = ReturnType<typeof about>;

/** The free visit after taking a town stands with its refusal. */
const row =
  (group: Group) =>
  (_: Action, { step, words }: About): string | undefined =>
    step?.do === 'freeVisit' ? undefined : words.groups[group];
const action = row('action');
const free = row('free');

export const offers = offersBy<Islebound, About>({
  about,
  words: ({ words }) => words,
  label: (each, { words, telling }) => labelOf(words, each as Labelled, telling),
  // What brings the building row.
  taken: ({ words }) => [words.buyLetter],
  kinds: {
    homePort: { icon: drawn('skill-sail'), key: 'homePort' },
    draft: { icon: 'hand' },
    sail: {
      icon: drawn('skill-sail'),
      key: 'sail',
      detail(_, { words, telling }) {
        const seat = telling.reader ?? telling.state.active;
        return words.sailing(speedIn(telling, seat), at(telling.state.players, seat).fish);
      },
    },
    visit: {
      icon: drawn('building-18'),
      group: action,
      detail: (_, { words, telling, step }) =>
        words.visiting(telling, visitOutlook(telling, { free: step?.do === 'freeVisit' })),
    },
    visitByParts: { icon: drawn('building-18'), group: action },
    attack: {
      icon: drawn('skill-combat'),
      group: action,
      detail(_, { words, telling }) {
        const { need, dice, chance } = attackOutlook(telling);
        return words.attacking(need, dice, chance);
      },
    },
    diplomacy: {
      icon: drawn('skill-negotiate'),
      group: action,
      detail(_, { words, telling }) {
        const { need, have } = diplomacyOutlook(telling);
        return words.influencing(need, have);
      },
    },
    hunt: { icon: drawn('map'), group: action, detail: (_, { words, telling }) => words.coins(huntOutlook(telling)) },
    raid: {
      icon: drawn('pirate'),
      group: action,
      detail(each, { words, telling }) {
        const { own, rival } = raidOutlook(telling, each.rival);
        return words.raiding(own, rival);
      },
    },
    event: {
      icon: drawn('event'),
      group: free,
      letter: (_, { words }) => words.eventLetter,
      detail({ place }, { words, telling }) {
        const { exhaust, pay, cubes } = eventOutlook(telling, place);
        return words.event(exhaust, pay, cubes);
      },
    },
    buy: { icon: drawn('building-10'), group: free },
    buyFromHand: { icon: drawn('building-10'), group: free },
    heal: { icon: drawn('bed'), group: free },
    trade: { icon: drawn('building-21'), group: free },
    exhaust: { icon: drawn('skill-any'), group: row('exhaust') },
    healCrew: { icon: drawn('bed'), group: row('heal') },
    doPart: { icon: 'done' },
    gainOne: { icon: drawn('coin') },
    pay: {
      icon: drawn('coin'),
      detail: (_, { words, step }) =>
        step?.do === 'pay' && step.left > 0 ? words.timesLeft(step.left, step.left === step.times) : undefined,
    },
    hire: { icon: drawn('skill-any') },
    reputation: { icon: drawn('renown') },
    build: { icon: drawn('skill-work') },
    buyCard: { icon: drawn('building-10') },
    buildCard: { icon: drawn('skill-work') },
    payCard: { icon: drawn('book') },
    skip: { icon: 'close' },
    noSkip: { icon: 'done' },
    group: {
      icon: (_, { step }) =>
        drawn(step?.do === 'groupSerpents' ? 'serpent' : step?.do === 'groupIchor' ? 'ichor' : 'pirate'),
    },
    combat: { icon: drawn('skill-combat'), group: row('combat') },
    reroll: { icon: ({ face }) => drawn(`die-${face}`) },
    placeByHand: { icon: 'hand' },
    placeDie: { icon: ({ face }) => drawn(`die-${face}`) },
    placeNone: { icon: 'close' },
    injure: { icon: drawn('bandage'), group: row('injure') },
    lose: { icon: ({ card }) => drawn(card) },
    retreat: { icon: 'leave' },
    payCube: {
      icon: drawn('skill-negotiate'),
      detail: ({ slot }, { words, telling }) => words.worth(slotWorth(telling.content, slot)),
    },
    negotiate: { icon: drawn('skill-negotiate'), group: row('negotiate') },
    freeCube: {
      icon: drawn('skill-negotiate'),
      detail: ({ slot }, { words, telling }) => words.worth(slotWorth(telling.content, slot)),
    },
    decline: { icon: 'close' },
    dump: { icon: drawn('wood'), group: row('dump') },
    give: { icon: ({ what }) => drawn(what) },
    ask: { icon: ({ what }) => drawn(what) },
    drop: { icon: 'close' },
    agree: { icon: 'done' },
    refuse: { icon: 'close' },
    leaveOut: { icon: 'close' },
    endTurn: {
      icon: 'pass',
      go: true,
      // IB-22: the action may be left out, but seldom is on purpose.
      confirm: (_, { words, telling }) => (telling.state.acted ? undefined : words.confirmEnd),
    },
    done: { icon: 'done', go: true },
    roll: { icon: drawn('die-6'), go: true },
    keep: { icon: 'done', go: true },
    placeBest: { icon: 'done', go: true },
    next: { icon: 'forward', go: true },
    propose: { icon: 'give', go: true },
  },
  // IB-56: few want to leave out a rest or a gift. Who does finds it in the slip of the town.
  isAside: (each, { step }) => (each.act === 'visitByParts' && step?.do === 'act') || isTarget(each),
  greyed,
  // Where the reader has set a finger: one button sails there.
  instead: ({ words, telling }, choices) =>
    choices.flatMap(({ action: each, why }) =>
      why === undefined && isTarget(each)
        ? {
            key: 'sailThere',
            label: words.sailTo(telling, each.to),
            detail: words.passage(voyageTo(telling, each.to)),
            action: each,
          }
        : [],
    ),
});

const isTarget = (each: Action): each is ActionOf<'sail'> =>
  each.act === 'sail' && CELLS.indexOf(each.to) === sailTarget.value;

type Labelled = ActionOf<ManyAct>;

/** Each kind of action has a label of its own; the union of all of them is too much for the compiler. */
const labelOf = (words: BoardWords, each: Labelled, telling: About['telling']): string =>
  (words.label[each.act] as (action: Labelled, telling: About['telling']) => string)(each, telling);

/** Buildings, crew and cards that a slip shows all of, with what is lacking. */
const SHOWN_WHOLE: readonly Action['act'][] = ['buy', 'build', 'hire', 'reputation', 'buyCard', 'buildCard'];
const MOST_GREYED = 2;

/** What a player would look for here and now: at most two, and what a slip shows whole. */
function greyed(
  { step, telling }: About,
  offered: readonly Action[],
  refused: readonly Refused<Islebound>[],
): readonly Refused<Islebound>[] {
  const of = (act: Action['act'], ...whys: readonly Refused<Islebound>['why']['why'][]) =>
    refused.filter((choice) => choice.action.act === act && whys.includes(choice.why.why));
  if (step?.do === 'pay') return refused.filter((choice) => choice.action.act === 'pay').slice(0, MOST_GREYED);
  const whole = refused.filter(
    (choice) => SHOWN_WHOLE.includes(choice.action.act) && !['spaceEmpty', 'nobodyThere'].includes(choice.why.why),
  );
  if (step?.do !== 'act' || telling.reader === undefined) return whole;
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
