import { at } from '@skerry/engine';
import { offersBy, type Refused, type Scene } from '@skerry/look';
import { CELLS } from '../content/map.ts';
import type { Amounts, CrewKind, Thing } from '../content/vocabulary.ts';
import { slotWorth } from '../content/world.ts';
import { attackOutlook, fightOf, rerollsOf } from '../outlook/attack.ts';
import { diplomacyOutlook } from '../outlook/influence.ts';
import { speedIn, voyageTo } from '../outlook/sailing.ts';
import { eventOutlook, huntOutlook, raidOutlook } from '../outlook/turn.ts';
import { type VisitOutlook, visitOutlook } from '../outlook/visit.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import type { Islebound } from '../rules/types.ts';
import { type BoardWords, type Group, type ManyAct, wordsOf } from '../text/board.ts';
import { partOf } from '../text/context.ts';
import { sailTarget } from './chart/sail-target.ts';
import { cubeOf, drawn } from './parts/drawing.tsx';

const about = ({ telling, text }: Scene<Islebound>) => ({
  telling,
  words: wordsOf(text),
  step: telling.state.agenda.at(-1),
});
type About = ReturnType<typeof about>;

/** The free visit after taking a town appears with its refusal. */
const row =
  (group: Group) =>
  (_: Action, { step, words }: About): string | undefined =>
    step?.do === 'freeVisit' ? undefined : words.groups[group];
const action = row('action');
const free = row('free');

const face = ({ crew }: { readonly crew: CrewKind }) => drawn(`crew-${crew}`);

export const offers = offersBy<Islebound, About>({
  about,
  words: ({ words }) => words,
  label: (each, { words, telling }) => labelOf(words, each as Labelled, telling),
  // Opens the building row.
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
      detail: (_, about) => about.words.visiting(visitHere(about)),
      price: (_, about) => about.words.entering(about.telling, visitHere(about)),
    },
    visitByParts: { icon: drawn('building-18'), group: action },
    attack: {
      icon: drawn('skill-combat'),
      group: action,
      detail(_, { words, telling }) {
        const outlook = attackOutlook(telling);
        return words.attacking(outlook.spoils, outlook);
      },
    },
    diplomacy: {
      icon: drawn('skill-negotiate'),
      group: action,
      detail: (_, { words, telling }) => words.taking(diplomacyOutlook(telling).spoils),
      price(_, { words, telling }) {
        const { need, have } = diplomacyOutlook(telling);
        return words.influencing(need, have);
      },
    },
    hunt: { icon: drawn('map'), group: action, detail: (_, { words, telling }) => words.coins(huntOutlook(telling)) },
    raid: {
      icon: drawn('pirate'),
      group: action,
      detail: ({ rival }, { words, telling }) => words.raiding(raidOutlook(telling, rival)),
      price: ({ rival }, { words, telling }) => words.raidRisks(raidOutlook(telling, rival)),
    },
    event: {
      icon: drawn('event'),
      group: free,
      letter: (_, { words }) => words.eventLetter,
      detail: ({ place }, { words, telling }) => words.cubes(eventOutlook(telling, place).cubes),
      price({ place }, { words, telling }) {
        const { exhaust, pay } = eventOutlook(telling, place);
        return words.eventCosts(exhaust, pay);
      },
    },
    buy: { icon: drawn('building-10'), group: free },
    buyFromHand: { icon: drawn('building-10'), group: free },
    heal: { icon: drawn('bed'), group: free },
    trade: { icon: drawn('building-21'), group: free },
    exhaust: { icon: face, group: row('exhaust') },
    healCrew: { icon: face, group: row('heal') },
    doPart: { icon: 'done' },
    gainOne: {
      icon({ choice }, { telling }) {
        const part = partOf(telling);
        return thing(part?.do === 'gainOne' ? at(part.of, choice - 1).what : 'coin', telling);
      },
    },
    pay: {
      icon(_, { telling }) {
        const part = partOf(telling);
        return thing(part?.do === 'pay' ? firstOf(part.get) : 'coin', telling);
      },
      price({ price }, { words, telling }) {
        const part = partOf(telling);
        return part?.do === 'pay' ? words.paying(at(part.prices, price - 1), part.exhaust) : undefined;
      },
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
    combat: { icon: face, group: row('combat') },
    reroll: {
      icon: ({ face }) => drawn(`die-${face}`),
      detail: (_, { words, telling }) => words.rerolling(at(rerollsOf(telling), 0)),
      price: (_, { words }) => words.rerollCosts,
    },
    placeByHand: { icon: 'hand' },
    placeDie: { icon: ({ face }) => drawn(`die-${face}`) },
    placeNone: { icon: 'close' },
    injure: { icon: face, group: row('injure') },
    lose: { icon: ({ card }) => drawn(card) },
    retreat: { icon: 'leave' },
    payCube: {
      icon: drawn('skill-negotiate'),
      detail: ({ slot }, { words, telling }) => words.worth(slotWorth(telling.content, slot)),
    },
    negotiate: { icon: face, group: row('negotiate') },
    freeCube: {
      icon: drawn('skill-negotiate'),
      detail: ({ slot }, { words, telling }) => words.worth(slotWorth(telling.content, slot)),
    },
    decline: { icon: 'close' },
    dump: { icon: drawn('wood'), group: row('dump') },
    give: { icon: ({ what }) => drawn(what) },
    ask: { icon: ({ what }) => drawn(what) },
    giveLess: { icon: ({ what }) => drawn(what) },
    askLess: { icon: ({ what }) => drawn(what) },
    drop: { icon: 'close' },
    agree: { icon: 'done' },
    counter: { icon: 'give' },
    refuse: { icon: 'close' },
    leaveOut: { icon: 'close' },
    endTurn: {
      icon: 'pass',
      go: true,
      // IB-22: the action may be left out, but seldom is on purpose.
      confirm: (_, { words, telling }) => (telling.state.acted ? undefined : words.confirmEnd),
    },
    done: { icon: 'done', go: true },
    roll: { icon: drawn('skill-combat'), go: true },
    keep: {
      icon: 'done',
      go: true,
      detail(_, { words, telling }) {
        const fight = fightOf(telling);
        return fight && words.keeping(fight.missing, fight.onDeck);
      },
      further: (_, { telling }) => (isPlaced(telling) ? [{ act: 'placeBest' }] : undefined),
    },
    placeBest: {
      icon: 'done',
      go: true,
      detail(_, { words, telling }) {
        const fight = fightOf(telling);
        return fight && words.keeping(fight.missing, fight.onDeck);
      },
    },
    next: { icon: 'forward', go: true },
    propose: { icon: 'give', go: true },
  },
  // IB-56: a rest or a gift is seldom left out; the town's slip offers it.
  isAside: (each, { step, telling }) =>
    (each.act === 'visitByParts' && step?.do === 'act') ||
    // Both sides of a trade can be filled at once.
    each.act === 'next' ||
    // The dice themselves can be touched; the bar offers the most useful one, if any is.
    (each.act === 'reroll' && each.face !== usefulReroll(telling)) ||
    isTarget(each),
  greyed,
  // One button sails to the touched region.
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

const visitHere = ({ telling, step }: About): VisitOutlook => visitOutlook(telling, { free: step?.do === 'freeVisit' });

const thing = (what: Thing, { state, reader }: About['telling']) =>
  drawn(what === 'cube' ? cubeOf(reader ?? state.active) : what);

/** The main yield of a payment. */
const firstOf = (get: Amounts<Thing>): Thing => (Object.keys(get) as Thing[])[0] ?? 'renown';

/** The face of the most useful die to reroll, if any is useful. */
function usefulReroll(telling: About['telling']): number | undefined {
  const [best] = rerollsOf(telling);
  const kept = fightOf(telling);
  if (best === undefined || kept === undefined || kept.missing === 0) return undefined;
  const isBetter = best.withWood > 0 || (kept.missing > kept.onDeck && best.withInjuries > 0);
  return isBetter ? best.face : undefined;
}

/** IB-88: placing dice by hand would change nothing that matters. */
function isPlaced(telling: About['telling']): boolean {
  const fight = fightOf(telling);
  if (fight === undefined) return false;
  const { missing, onDeck, cards, spare } = fight;
  const isAlike = spare.length === 0 && new Set(cards.map(({ card }) => card)).size === 1;
  return missing === 0 || missing > onDeck || isAlike;
}

const isTarget = (each: Action): each is ActionOf<'sail'> =>
  each.act === 'sail' && CELLS.indexOf(each.to) === sailTarget.value;

type Labelled = ActionOf<ManyAct>;

/** Each kind of action has its own label; the union of all is too complex for the compiler. */
const labelOf = (words: BoardWords, each: Labelled, telling: About['telling']): string =>
  (words.label[each.act] as (action: Labelled, telling: About['telling']) => string)(each, telling);

/** Buildings, crew and cards that a slip lists in full, with what is lacking. */
const SHOWN_WHOLE: readonly Action['act'][] = ['buy', 'build', 'hire', 'reputation', 'buyCard', 'buildCard'];
const MOST_GREYED = 2;

/** Refused actions that a player would look for here: at most two, and those a slip lists in full. */
function greyed(
  { step, telling }: About,
  _offered: readonly Action[],
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
  return [...lacking.slice(0, MOST_GREYED), ...whole];
}
