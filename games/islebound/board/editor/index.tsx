import { at } from '@skerry/engine';
import { type EditorKit, type EditorPanel, Icon, type PictureProps, SeatMark } from '@skerry/look';
import { CELLS, cellName } from '../../content/map.ts';
import { CREW_KINDS, townName } from '../../content/vocabulary.ts';
import { editing } from '../../outlook/editing.ts';
import type { State } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { CrewFace } from '../parts/crew-face.tsx';
import { cubeOf, Drawing, type DrawingName, eventDrawing, shipOf } from '../parts/drawing.tsx';

const NUMBERS = ['coins', 'wood', 'fish', 'books', 'pirates', 'serpents', 'renown'] as const;
const GOODS: { readonly [N in (typeof NUMBERS)[number]]: DrawingName } = {
  coins: 'coin',
  wood: 'wood',
  fish: 'fish',
  books: 'book',
  pirates: 'pirate',
  serpents: 'serpent',
  renown: 'renown',
};

function drawn(thing: string): string | undefined {
  const [kind, which] = thing.split(' ');
  if (kind === 'ship') return `[data-ship="${which}"]`;
  return kind === 'town' ? `[data-cell="${cellName(Number(which))}"]` : undefined;
}

/** Everything of one ship, the others' names, and what lies in the middle of the table. */
const panels = (state: State, seat: number): EditorPanel[] => [
  {
    ...{ key: 'ships', as: 'rows' },
    rows: state.ships.map((_, each) => ({ thing: `ship ${each}`, seat: each, piece: `ship ${each}` })),
  },
  { key: 'goods', as: 'rows', rows: NUMBERS.map((what) => ({ thing: `${what} ${seat}` })) },
  {
    ...{ key: 'crew', as: 'rows' },
    rows: [...['deck', 'below', 'injured'].map((berth) => ({ thing: `${berth} ${seat}` })), { thing: 'stack' }],
  },
  ...(state.architect ? [] : [{ key: 'city', as: 'rows', rows: [{ thing: `city ${seat}` }] } as const]),
  {
    ...{ key: 'cards', as: 'signs' },
    rows: [
      ...state.events.map((_, n) => ({ thing: `event ${n}` })),
      ...state.reputation.map((_, n) => ({ thing: `reputation ${n}` })),
    ],
  },
  {
    ...{ key: 'track', as: 'signs' },
    rows: state.influence.flatMap((owner, slot) => (owner < -1 ? [] : [{ thing: `slot ${slot}` }])),
  },
  ...(state.architect
    ? []
    : [
        {
          key: 'row',
          as: 'rows',
          rows: [...state.row.map((_, n) => ({ thing: `row ${n}` })), { thing: 'deck' }],
        } as const,
      ]),
  { key: 'rest', as: 'rows', rows: [{ thing: 'treasure' }] },
  { key: 'ichor', as: 'signs', rows: [{ thing: 'ichor' }] },
];

function Picture({ thing, telling }: PictureProps<Islebound>) {
  const { state } = telling;
  const [first = '', second = ''] = thing.split(' ');
  const number = NUMBERS.find((each) => each === first);
  if (number !== undefined) return <Drawing name={GOODS[number]} />;
  const crew = CREW_KINDS.find((each) => each === first);
  if (crew !== undefined) return <CrewFace telling={telling} kind={crew} />;
  if (first.startsWith('building-')) return <Drawing name={first as `building-${number}`} />;
  const nth = Number(second);
  switch (first) {
    case 'town':
      return CELLS[nth] === undefined ? null : <Drawing name={`town-${townName(at(state.towns, nth))}`} />;
    case 'ship':
      return <Drawing name={shipOf(nth)} />;
    case 'slot': {
      const owner = state.influence[nth] ?? -1;
      return owner < 0 ? <Icon name="minus" size={28} /> : <Drawing name={cubeOf(owner)} />;
    }
    case 'event':
      return <Drawing name={eventDrawing(state.events[nth] ?? 0)} />;
    case 'reputation':
      return <Drawing name={`reputation-${state.reputation[nth] ?? 1}`} />;
    case 'treasure':
      return <Drawing name="map" />;
    case 'ichor':
      return <Drawing name="ichor" />;
    case 'city':
      return <SeatMark seat={nth} />;
    default:
      return <Icon name="piles" size={28} />;
  }
}

export const editor: EditorKit<Islebound> = {
  rules: editing,
  words: {
    en: async () => (await import('../../text/en/editor.ts')).editor,
    fr: async () => (await import('../../text/fr/editor.ts')).editor,
  },
  drawn,
  isPerSeat: true,
  panels,
  Picture,
  keys: {},
  icons: {},
  turn: 'turn',
};
