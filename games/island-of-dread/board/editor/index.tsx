import { type EditorKit, type EditorPanel, Icon, type PictureProps, SeatMark } from '@skerry/look';
import { COUNTERS, MAP_COLOURS } from '../../content/vocabulary.ts';
import { editing } from '../../outlook/editing.ts';
import type { State } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import { Drawing } from '../drawings/drawing.tsx';

const NUMBERS = ['gold', 'points', 'wounds', 'exhaustion', ...COUNTERS, ...MAP_COLOURS] as const;

/** Everything of one Hero, and the others' names. */
const panels = (state: State, seat: number): EditorPanel[] => [
  {
    ...{ key: 'heroes', as: 'rows' },
    rows: state.players.map((_, each) => ({ thing: `hero ${each}`, seat: each, piece: `hero ${each}` })),
  },
  { key: 'cards', as: 'rows', rows: [{ thing: `items ${seat}` }, { thing: `allies ${seat}` }] },
  { key: 'numbers', as: 'rows', rows: NUMBERS.map((what) => ({ thing: `${what} ${seat}` })) },
  { key: 'market', as: 'signs', rows: [{ thing: 'market' }, { thing: 'discards' }] },
];

function Picture({ thing, telling }: PictureProps<IslandOfDread>) {
  const [first = '', second = ''] = thing.split(' ');
  if (first.startsWith('card-')) return <CardPicture telling={telling} card={Number(first.slice('card-'.length))} />;
  const player = telling.state.players[Number(second)];
  if (first === 'hero' && player !== undefined) return <CardPicture telling={telling} card={player.hero} />;
  if (first === 'items' || first === 'allies') return <SeatMark seat={Number(second)} />;
  if (first === 'market') return <Drawing name="back-market" />;
  return <Icon name="piles" size={28} />;
}

export const editor: EditorKit<IslandOfDread> = {
  rules: editing,
  words: {
    en: async () => (await import('../../text/en/editor.ts')).editor,
    fr: async () => (await import('../../text/fr/editor.ts')).editor,
  },
  drawn: (thing) => (thing.startsWith('hero ') ? `[data-hero="${thing.slice('hero '.length)}"]` : undefined),
  // The chart keeps its own gestures: it is moved and enlarged, and Heroes are put elsewhere by a list.
  offers: { choices: () => [], edit: () => undefined },
  isPerSeat: true,
  panels,
  Picture,
  keys: {},
  icons: {},
  turn: 'turn',
};
