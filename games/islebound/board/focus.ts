/**
 * Slips that take the player's full attention, by the current step:
 *
 * - attack: groupPirates, groupSerpents, groupIchor, combat, reroll, place, placeCard, short, retreat
 * - diplomacy: influence; the track alone: freeCube, cubes
 * - building row: build; closed at all other times, and opened to buy or look
 * - cards in hand, in Architect: draft, buyCard, build, payCard; closed at all other times
 * - trade: tradeGive, tradeGet, tradeAnswer
 * - hire, reputation
 *
 * Plain choices stay in the bar or on the chart: homePort, sail, exhaust, heal, parts, gainOne, pay, freeVisit, stow.
 * A raid is over as soon as it begins, so its dice are shown by the chart (`RaidScene`).
 */

import { at, type Choice, type Seat } from '@skerry/engine';
import { type Aside, type Focus, type FocusProps, fetched, keysIn, type Scene } from '@skerry/look';
import { CONSTANTS } from '../content/constants.ts';
import { ownSecret, type Position } from '../outlook/position.ts';
import { needOf, ownerOf, townOf } from '../outlook/town.ts';
import { tradeOf } from '../outlook/trade.ts';
import { isLaidOut } from '../outlook/turn.ts';
import type { Step } from '../rules/state.ts';
import type { Islebound } from '../rules/types.ts';
import { slipWordsOf, wordsOf } from '../text/board.ts';
import type { SlipWords, Wanted } from '../text/slips.ts';
import { type DrawingName, drawn } from './parts/drawing.tsx';

type SlipProps = FocusProps<Islebound>;
const AttackSlip = fetched<SlipProps>(async () => (await import('./later/slips/attack/attack-slip.tsx')).AttackSlip);
const BuildingsSlip = fetched<SlipProps>(
  async () => (await import('./later/slips/buildings/buildings-slip.tsx')).BuildingsSlip,
);
const DraftSlip = fetched<SlipProps>(async () => (await import('./later/slips/buildings/draft-slip.tsx')).DraftSlip);
const HandSlip = fetched<SlipProps>(async () => (await import('./later/slips/buildings/hand-slip.tsx')).HandSlip);
const DiplomacySlip = fetched<SlipProps>(async () => (await import('./later/slips/diplomacy-slip.tsx')).DiplomacySlip);
const TrackSlip = fetched<SlipProps>(async () => (await import('./later/slips/diplomacy-slip.tsx')).TrackSlip);
const HireSlip = fetched<SlipProps>(async () => (await import('./later/slips/hire-slip.tsx')).HireSlip);
const ReputationSlip = fetched<SlipProps>(
  async () => (await import('./later/slips/reputation-slip.tsx')).ReputationSlip,
);
const TradeSlip = fetched<SlipProps>(async () => (await import('./later/slips/trade-slip.tsx')).TradeSlip);

type IbFocus = Focus<Islebound>;
type State = Position['state'];
type Choices = readonly Choice<Islebound>[];

export function focus(scene: Scene<Islebound>, choices: Choices): IbFocus | undefined {
  const { state } = scene.telling;
  if (state.outcome !== null) return undefined;
  const step = state.agenda.at(-1);
  return (
    (step && atStep(scene, state, step, choices)) ?? fighting(scene, state, choices) ?? atAnyTime(scene, state, choices)
  );
}

function atStep(scene: Scene<Islebound>, state: State, step: Step, choices: Choices): IbFocus | undefined {
  const words = slipWordsOf(scene.text);
  switch (step.do) {
    case 'influence':
      return talking(scene, state, choices);
    case 'freeCube':
      return {
        key: `freeCube-${state.turns}`,
        title: words.talks.freeTitle(wantedTown(scene, state).town),
        remark: words.talks.freeRemark,
        Slip: TrackSlip,
        offers: keysIn(choices, 'freeCube'),
        aside: aside(words, 'track'),
      };
    case 'cubes':
      return {
        key: `cubes-${state.turns}`,
        title: words.talks.skipTitle,
        remark: words.talks.skipRemark,
        Slip: TrackSlip,
        offers: keysIn(choices, 'skip', 'noSkip'),
        aside: aside(words, 'track'),
      };
    case 'build':
      return state.architect ? holding(scene, 'build', step, choices) : building(scene, state, choices);
    case 'buyCard':
    case 'payCard':
      return holding(scene, step.do, step, choices);
    case 'draft':
      return drafting(scene, state, step, choices);
    case 'tradeGive':
    case 'tradeGet':
    case 'tradeAnswer':
    case 'tradeCounter':
    case 'counterAnswer':
      return trading(scene, state, choices);
    case 'hire':
      return {
        key: `hire-${state.turns}`,
        title: words.hire.title,
        remark: words.hire.remark(scene.telling, state.active, at(state.players, state.active).coins),
        Slip: HireSlip,
        offers: keysIn(choices, 'hire'),
        aside: aside(words, 'hire'),
      };
    case 'reputation':
      return {
        key: `reputation-${state.turns}`,
        title: words.reputation.title,
        remark: words.reputation.remark,
        Slip: ReputationSlip,
        offers: keysIn(choices, 'reputation'),
        aside: aside(words, 'reputation'),
      };
    default:
      return undefined;
  }
}

/** From the choice of the group until the town is taken or the attack is given up. */
function fighting(scene: Scene<Islebound>, state: State, choices: Choices): IbFocus | undefined {
  if (state.attack === null || ownerOf(scene.telling, at(state.ships, state.active)) === state.active) return undefined;
  const words = slipWordsOf(scene.text);
  const wanted = wantedTown(scene, state);
  return {
    key: `attack-${state.turns}`,
    title: words.attack.title(wanted.town),
    remark: words.attack.remark(scene.telling, wanted),
    Slip: AttackSlip,
    offers: keysIn(choices, 'group', 'combat', 'placeDie', 'injure', 'lose'),
    aside: aside(words, 'attack'),
  };
}

function talking(scene: Scene<Islebound>, state: State, choices: Choices): IbFocus {
  const words = slipWordsOf(scene.text);
  const wanted = wantedTown(scene, state);
  return {
    key: `talks-${state.turns}`,
    title: words.talks.title(wanted.town),
    remark: words.talks.remark(scene.telling, wanted),
    Slip: DiplomacySlip,
    offers: keysIn(choices, 'payCube', 'negotiate'),
    aside: aside(words, 'talks'),
  };
}

function building(scene: Scene<Islebound>, state: State, choices: Choices): IbFocus {
  const words = slipWordsOf(scene.text);
  return {
    key: `build-${state.turns}`,
    title: words.row.buildTitle,
    remark: words.row.buildRemark,
    Slip: BuildingsSlip,
    offers: keysIn(choices, 'build'),
    aside: aside(words, 'build'),
  };
}

/** Only the owner of the cards sees them. */
function holding(
  scene: Scene<Islebound>,
  what: 'build' | 'buyCard' | 'payCard',
  step: Step,
  choices: Choices,
): IbFocus | undefined {
  const { telling, text } = scene;
  if (telling.reader !== telling.state.active) return undefined;
  const words = slipWordsOf(text);
  const titles = { build: words.row.buildTitle, buyCard: words.hand.buyTitle, payCard: words.hand.payTitle };
  return {
    key: `${what}-${telling.state.turns}`,
    title: titles[what],
    remark: step.do === 'payCard' ? words.hand.payRemark(step.left) : words.hand.remark,
    Slip: HandSlip,
    offers: keysIn(choices, 'buildCard', 'buyCard', 'payCard'),
    aside: aside(words, 'hand'),
  };
}

function drafting(
  scene: Scene<Islebound>,
  state: State,
  { pick }: Extract<Step, { do: 'draft' }>,
  choices: Choices,
): IbFocus {
  const words = slipWordsOf(scene.text);
  const { reader } = scene.telling;
  return {
    key: `draft-${pick}`,
    title: words.draft.title(pick, CONSTANTS.architectHand),
    remark: reader === undefined ? words.draft.secret : words.draft.remark(scene.telling, leftOf(state, reader)),
    Slip: DraftSlip,
    offers: keysIn(choices, 'draft'),
    aside: aside(words, 'draft'),
  };
}

const leftOf = ({ seats }: State, seat: Seat): Seat => (seat + 1) % seats;

function trading(scene: Scene<Islebound>, state: State, choices: Choices): IbFocus | undefined {
  const trade = tradeOf(scene.telling);
  if (trade === undefined) return undefined;
  const words = slipWordsOf(scene.text);
  return {
    key: `trade-${state.turns}-${trade.rival}`,
    title: words.trade.title(scene.telling, state.active, trade.rival, trade.isCounter),
    remark: words.trade.remark(trade.refused, trade.limit),
    Slip: TradeSlip,
    offers: keysIn(choices, 'give', 'giveLess', 'ask', 'askLess'),
    aside: aside(words, 'trade'),
  };
}

/** The slip that can be opened when there is no other: the hand in Architect, else the row. */
function atAnyTime(scene: Scene<Islebound>, state: State, choices: Choices): IbFocus | undefined {
  const { telling, text } = scene;
  const words = slipWordsOf(text);
  if (state.architect) {
    const cards = ownSecret(telling)?.hand.length ?? 0;
    if (cards === 0) return undefined;
    return {
      key: 'hand',
      title: words.hand.title,
      remark: words.hand.remark,
      Slip: HandSlip,
      offers: [],
      aside: { ...aside(words, 'hand'), detail: words.hand.cards(cards), first: true },
    };
  }
  if (!isLaidOut(telling)) return undefined;
  const isBuying = telling.reader === state.active && state.agenda.at(-1)?.do === 'act';
  const open = choices.filter(({ action, why }) => action.act === 'buy' && why === undefined).length;
  const shown = state.row.filter((each) => each > 0).length;
  return {
    // Constant across purchases, so that nothing else appears under the pointer.
    key: `row-${state.turns}`,
    title: words.row.title,
    remark: words.row.remark,
    Slip: BuildingsSlip,
    offers: keysIn(choices, 'buy'),
    aside: {
      ...aside(words, isBuying ? 'buy' : 'row'),
      ...(isBuying ? { detail: words.row.within(open, shown), group: wordsOf(text).groups.free } : {}),
      first: true,
    },
  };
}

const aside = (words: SlipWords, what: keyof SlipWords['asides']): Aside => ({
  ...words.asides[what],
  icon: drawn(DRAWINGS[what]),
});

/** Icons of closed slips. */
const DRAWINGS: { readonly [S in keyof SlipWords['asides']]: DrawingName } = {
  attack: 'skill-combat',
  talks: 'skill-negotiate',
  track: 'skill-negotiate',
  row: 'building-10',
  buy: 'building-10',
  build: 'skill-work',
  draft: 'building-10',
  hand: 'building-10',
  trade: 'building-21',
  hire: 'skill-any',
  reputation: 'renown',
};

function wantedTown({ telling, text }: Scene<Islebound>, state: State): Wanted {
  const town = townOf(telling, at(state.ships, state.active));
  const { name, owner, strength } = town;
  return {
    town: slipWordsOf(text).names.town(telling, name),
    owner,
    strength,
    more: needOf(town, state.active) - strength,
  };
}
