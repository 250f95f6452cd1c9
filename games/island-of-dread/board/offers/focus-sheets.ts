/**
 * The slips of the market, of Captains and of the Heroes, by the current step:
 *
 * - market: market, shelf, sell, captains
 * - one of several cards: keepCaptain, keepOne, makeRoom, loseCostliest, legendary
 * - experience, with one's own sheet
 *
 * At all other times one's own sheet is closed and can be opened.
 */
import type { Choice } from '@skerry/engine';
import { type Focus, type FocusProps, fetched, keysIn, type Scene } from '@skerry/look';
import { marketOf } from '../../outlook/market.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { drawn } from '../drawings/drawing.tsx';
import { pictureOf, townPicture } from '../drawings/pictures.ts';

const HeroSlip = fetched<FocusProps<IslandOfDread>>(async () => (await import('../later/hero/hero-slip.tsx')).HeroSlip);
const MarketSlip = fetched<FocusProps<IslandOfDread>>(
  async () => (await import('../later/market/market-slip.tsx')).MarketSlip,
);
const PickSlip = fetched<FocusProps<IslandOfDread>>(
  async () => (await import('../later/slips/pick-slip.tsx')).PickSlip,
);

type IodFocus = Focus<IslandOfDread>;
type IodScene = Scene<IslandOfDread>;

type Choices = readonly Choice<IslandOfDread>[];

export function sheetFocus(scene: IodScene, choices: Choices): IodFocus | undefined {
  const { telling, text } = scene;
  const { agenda, turns } = telling.state;
  const step = agenda.at(-1);
  const { pick } = wordsOf(text);
  switch (step?.do) {
    case 'market':
    case 'shelf':
    case 'sell':
    case 'captains':
      return marketFocus(scene, choices);
    case 'keepCaptain':
    case 'keepOne':
    case 'makeRoom':
    case 'loseCostliest':
    case 'legendary':
      return choices.length === 0
        ? heroFocus(scene)
        : {
            key: `${step.do}-${turns}-${agenda.length}`,
            title: pick[step.do],
            Slip: PickSlip,
            offers: keysIn(choices, 'keepCaptain', 'giveUp', 'loseCard', 'claim'),
            aside: { ...pick.aside, icon: drawn('back-market') },
          };
    case 'experience':
      return telling.reader === telling.state.active ? experienceFocus(scene, choices) : heroFocus(scene);
    default:
      return heroFocus(scene);
  }
}

/** Acts shown inside the market slip. */
const ERRANDS = ['buy', 'shelf', 'sell', 'sellOne', 'hire', 'loan', 'heal', 'lookForCaptains', 'captains'] as const;

function marketFocus({ telling, text }: IodScene, choices: Choices): IodFocus {
  const { market } = wordsOf(text);
  const { town } = marketOf(telling);
  return {
    key: `market-${telling.state.turns}`,
    title: market.stack(telling, town),
    Slip: MarketSlip,
    offers: keysIn(choices, ...ERRANDS),
    aside: { ...market.aside, icon: drawn(townPicture(town)) },
  };
}

function experienceFocus({ telling, text }: IodScene, choices: Choices): IodFocus {
  const { title, remark, label, hotkey } = wordsOf(text).sheet.experience;
  return {
    key: `experience-${telling.state.turns}`,
    title,
    remark,
    Slip: HeroSlip,
    offers: keysIn(choices, 'train', 'find'),
    aside: { label, hotkey, icon: drawn('xp-mind') },
  };
}

/** The player's own sheet is first. */
function heroFocus({ telling, text }: IodScene): IodFocus {
  const { sheet, names } = wordsOf(text);
  const { hero } = telling.state.players[telling.reader ?? telling.state.active]!;
  return {
    key: 'hero',
    title: sheet.heroes,
    Slip: HeroSlip,
    offers: [],
    aside: {
      ...sheet.aside,
      detail: names.card(telling, hero),
      icon: drawn(pictureOf(telling.content.cards[hero]!)),
      first: true,
    },
  };
}
