import { type EditorKit, type EditorPanel, type GameEditor, Icon, type PictureProps, SeatMark } from '@skerry/look';
import { SIGHTS, VILLAGES } from '../../content/islands.ts';
import { editing } from '../../outlook/editing.ts';
import type { IslandMap } from '../../rules/map.ts';
import type { State } from '../../rules/state.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { segmentOf } from '../chart/draws.ts';
import { SightDrawing, TerrainDrawing } from '../parts/drawing.tsx';

const villages = Array.from({ length: VILLAGES }, (_, n) => n);
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** Everything of the sheet on the chart, and the others' names. */
const panels = (state: State, seat: number): EditorPanel[] => [
  { key: 'cards', as: 'signs', rows: [{ thing: 'card 0' }, { thing: 'card 1' }] },
  {
    ...{ key: 'sheets', as: 'rows' },
    rows: state.sheets.map((_, each) => ({ thing: `sheet ${each}`, seat: each })),
  },
  { key: 'villages', as: 'signs', rows: villages.map((n) => ({ thing: `village ${seat} ${n}` })) },
  {
    ...{ key: 'bonuses', as: 'signs' },
    rows: [...LETTERS, ...SIGHTS].map((card) => ({ thing: `bonus ${seat} ${card}` })),
  },
  { key: 'sums', as: 'rows', rows: state.sheets[seat]!.sums.map((_, n) => ({ thing: `sum ${seat} ${n}` })) },
];

function Picture({ thing, telling: { state } }: PictureProps<TrailsOfTucana>) {
  const [kind, first = '', second = ''] = thing.split(' ');
  if (kind === 'card') return <TerrainDrawing card={state.shown.at(Number(first) - 2) ?? 'any'} />;
  if (kind === 'sheet') return <SeatMark seat={Number(first)} />;
  const sight = SIGHTS.find((each) => each === second);
  if (kind === 'bonus' && sight !== undefined) return <SightDrawing sight={sight} />;
  const letter = kind === 'bonus' ? second : state.letters[Number(first)]?.[Number(second)];
  if (kind === 'village' || kind === 'bonus') return <b class="set-up-letter">{letter}</b>;
  return <Icon name="pen" size={28} />;
}

/** Every segment may be touched: a trail appears there, or goes. */
const offers: NonNullable<GameEditor<TrailsOfTucana>['offers']> = {
  choices: (state, _seat, world) => mapOf(state, world).draws.map((action) => ({ action })),
  edit(action, state, seat, world) {
    const map = mapOf(state, world);
    const segment = action.act === 'draw' ? segmentOf(map, action) : undefined;
    if (segment === undefined) return undefined;
    const isDrawn = state.sheets[seat]!.segments.includes(segment);
    return { thing: `trail ${seat} ${segment}`, dial: 'drawn', to: isDrawn ? 'no' : 'yes' };
  },
};

const mapOf = (state: State, world: TrailsOfTucana['Content']): IslandMap => world[state.island];

export const editor: EditorKit<TrailsOfTucana> = {
  rules: editing,
  words: {
    en: async () => (await import('../../text/en/editor.ts')).editor,
    fr: async () => (await import('../../text/fr/editor.ts')).editor,
  },
  drawn: () => undefined,
  offers,
  isPerSeat: true,
  panels,
  Picture,
  keys: {},
  icons: {},
  turn: 'turn',
};
