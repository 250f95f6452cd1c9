/**
 * Slips by the current step:
 *
 * - a proposal: give, want, answer
 * - a combat, from the card to its last reward; cards to choose from are above it
 * - a card that asks: choose, offer, freeItem, putBack, whichDeck, and pickFigure of an Encounter
 *
 * Cards that ask nothing are shown by the chart (`Happening`).
 */
import type { Choice } from '@skerry/engine';
import { type Aside, type Focus, type FocusProps, fetched, keysIn, type Scene } from '@skerry/look';
import { ISLAND, NONE } from '../../content/vocabulary.ts';
import type { Step } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { drawn } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';
import { cardAt } from '../slips/card-at.ts';
import { isPlacing } from '../slips/hero-placement.ts';
import { isSkipped } from './skip-fight.ts';

const CombatSlip = fetched<FocusProps<IslandOfDread>>(
  async () => (await import('../later/fight/combat-slip.tsx')).CombatSlip,
);
const CardSlip = fetched<FocusProps<IslandOfDread>>(
  async () => (await import('../later/slips/card-slip.tsx')).CardSlip,
);
const TalkSlip = fetched<FocusProps<IslandOfDread>>(
  async () => (await import('../later/slips/talk-slip.tsx')).TalkSlip,
);

type IodFocus = Focus<IslandOfDread>;
type IodScene = Scene<IslandOfDread>;

/** Cards to choose from are above everything else. */
const ELSEWHERE: readonly Step['do'][] = ['legendary', 'makeRoom', 'loseCostliest', 'keepCaptain', 'keepOne'];

/** Acts shown inside the slips. */
const COMBAT_ACTS = ['attack', 'defend', 'use', 'choose', 'startPhase', 'relieve', 'takeGold', 'takeCard'] as const;
const CARD_ACTS = ['choose', 'take', 'putBack', 'whichDeck', 'relieve'] as const;
const TALK_ACTS = ['putGold', 'putCard', 'putMap'] as const;

export function fightFocus(scene: IodScene, choices: readonly Choice<IslandOfDread>[]): IodFocus | undefined {
  const { telling } = scene;
  const { combat, deal, agenda } = telling.state;
  const step = agenda.at(-1);
  if (step === undefined || ELSEWHERE.includes(step.do) || isPlacing(telling.state)) return undefined;
  if (deal !== null) return talking(scene, keysIn(choices, ...TALK_ACTS));
  if (combat !== null) return isSkipped(telling) ? undefined : fighting(scene, keysIn(choices, ...COMBAT_ACTS));
  switch (step.do) {
    case 'choose':
    case 'offer':
    case 'freeItem':
    case 'putBack':
    case 'whichDeck':
    case 'pickFigure':
      return reading(scene, keysIn(choices, ...CARD_ACTS));
    default:
      return undefined;
  }
}

function talking({ telling, text }: IodScene, offers: readonly string[]): IodFocus {
  const { active, deal, turn, turns } = telling.state;
  const { talk } = wordsOf(text);
  return {
    key: `talk-${turns}-${turn.proposals}`,
    title: talk.title(telling, active, deal!.rival),
    Slip: TalkSlip,
    offers,
  };
}

function fighting({ telling, text }: IodScene, offers: readonly string[]): IodFocus {
  const { players, combat: on } = telling.state;
  const { card, seat, rival, attacker } = on!;
  const { names, combat, blows } = wordsOf(text);
  const foe = card === NONE ? players[rival]!.hero : card;
  const aside: Aside = {
    label: combat.look,
    hotkey: '',
    icon: drawn(pictureOf(telling.content.cards[foe]!)),
  };
  return {
    key: `combat-${telling.state.turns}-${card}-${attacker}`,
    ...(card === NONE
      ? { title: combat.duel(telling, attacker, attacker === seat ? rival : seat), remark: blows.stakes }
      : { title: names.card(telling, card) }),
    ...(players[seat]!.at === ISLAND && { remark: blows.onIsland(telling) }),
    Slip: CombatSlip,
    offers,
    aside,
  };
}

function reading({ telling, text }: IodScene, offers: readonly string[]): IodFocus {
  const { agenda, turns } = telling.state;
  const card = cardAt(telling);
  const { names, drawn: words } = wordsOf(text);
  return {
    key: `card-${turns}-${agenda.length}-${card}`,
    title: card === NONE ? words.kinds.item : words.kinds[telling.content.cards[card]!.kind],
    Slip: CardSlip,
    offers,
    ...(card === NONE ? {} : { remark: names.card(telling, card) }),
  };
}
