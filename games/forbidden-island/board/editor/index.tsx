import { type EditorKit, type EditorPanel, Icon, type PictureProps, SeatMark } from '@skerry/look';
import { PILE_CARDS } from '../../content/cards.ts';
import { chart } from '../../content/spaces.ts';
import { TILES, TREASURES } from '../../content/tiles.ts';
import { editing } from '../../outlook/editing.ts';
import type { State } from '../../rules/state.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { Tile, waterClass } from '../chart/tile.tsx';
import { Drawing, type DrawingName } from '../parts/drawing.tsx';

const tileNamed = (name: string) => TILES.find((each) => each === name);
const drawingNamed = (name: string): DrawingName | undefined =>
  tileNamed(name) ?? PILE_CARDS.find((each) => each === name);

function drawn(thing: string): string | undefined {
  const [kind, seat] = thing.split(' ');
  if (kind === 'pawn') return `[data-pawn="${seat}"]`;
  return tileNamed(thing) && `[data-tile="${thing}"]`;
}

const layers = (pile: string, { length }: readonly unknown[]) =>
  Array.from({ length: Math.max(1, length) }, (_, n) => ({ thing: `${pile} ${n}` })).reverse();

/** FI-14: hands and piles lie open for whoever edits. */
const panels = (state: State): EditorPanel[] => [
  {
    ...{ key: 'hands', as: 'rows' },
    rows: [
      ...state.hands.map((_, seat) => ({ thing: `hand ${seat}`, seat, piece: `pawn ${seat}` })),
      { thing: 'seats' },
    ],
  },
  { key: 'aside', as: 'rows', isPassing: true, rows: [{ thing: 'aside' }] },
  { key: 'water', as: 'rows', rows: [{ thing: 'mark' }] },
  {
    ...{ key: 'piles', as: 'signs' },
    rows: [
      ...layers('treasurePile', state.treasurePile),
      { thing: 'treasureDiscards' },
      ...layers('floodPile', state.floodPile),
      { thing: 'floodDiscards' },
    ],
  },
  { key: 'treasures', as: 'signs', rows: TREASURES.map((treasure) => ({ thing: `treasure ${treasure}` })) },
];

const PILES: { readonly [list: string]: DrawingName } = { treasurePile: 'treasure-back', floodPile: 'flood-back' };

function Picture({ thing, telling: { state } }: PictureProps<ForbiddenIsland>) {
  const [first = '', second = ''] = thing.split(' ');
  const tile = tileNamed(thing);
  if (tile !== undefined) {
    const water = state.water[chart(state.island).spaceOf[tile]]!;
    return (
      <svg class={`fi-space ${waterClass(water)}`} viewBox="-2 -2 120 120" aria-hidden="true">
        <Tile tile={tile} name="" water={water} size="small" treasure={undefined} />
      </svg>
    );
  }
  if (first === 'pawn') return <SeatMark seat={Number(second)} />;
  if (first === 'treasure') return <Drawing name={TREASURES.find((each) => each === second)!} />;
  const top = first === 'treasureDiscards' ? state.treasureDiscards.at(-1) : undefined;
  const name =
    drawingNamed(first) ?? PILES[first] ?? top ?? (first === 'floodDiscards' ? state.floodDiscards.at(-1) : undefined);
  return name === undefined ? <Icon name="piles" size={28} /> : <Drawing name={name} />;
}

export const editor: EditorKit<ForbiddenIsland> = {
  rules: editing,
  words: {
    en: async () => (await import('../../text/en/editor.ts')).editor,
    fr: async () => (await import('../../text/fr/editor.ts')).editor,
    de: async () => (await import('../../text/de/editor.ts')).editor,
  },
  drawn,
  extent: '.fi-focus',
  panels,
  Picture,
  keys: {
    d: { dial: 'water', to: 'dry' },
    f: { dial: 'water', to: 'flooded' },
    s: { dial: 'water', to: 'sunk' },
  },
  icons: {},
  turn: 'turn',
};
