import { at, type Seat } from '@skerry/engine';
import type { FactTable, Flyer, Frames, Motion, MotionScene } from '@skerry/look';
import { CONSTANTS } from '../content/constants.ts';
import { CELLS } from '../content/map.ts';
import { type CrewKind, type Thing, TOWN_NAMES } from '../content/vocabulary.ts';
import type { Islebound } from '../rules/types.ts';
import { inset, type Places, pathOf } from './chart/places.ts';
import { cubeOf, type DrawingName, drawingAddress } from './parts/drawing.tsx';

/** A ship's step, a flying cube, a hopping mark, in milliseconds; and the maximum for all of one fact. */
const STEP = 240;
const HOP = 120;
const MOST = 960;

const each = (n: number, lasts: number): number => Math.min(MOST, lasts * Math.max(1, n));

/** Default duration of a card's turn. */
const TURN = 240;

/** Selectors of the places that motions start and end at. */
const place = (name: string): string => `[data-ib="${name}"]`;
const hand = (seat: Seat): string => place(`hand-${seat}`);
const slot = (n: number): string => `.ib-scale [data-slot="${n}"]`;
const box = (n: number): string => `.ib-renown-track [data-box="${n}"]`;
const plot = (n: number): string => `.ib-plots > :nth-child(${n})`;

const flyer = (drawing: DrawingName): Flyer => ({ address: drawingAddress(drawing), box: '-2 -2 64 64', side: 30 });
const [COIN, TOKEN] = [flyer('coin'), flyer('token')];

/** One rock of the hull per step. */
const rocking = (steps: number): Frames => [
  'linear',
  ...Array.from({ length: steps }, () => [turned(0), turned(-4), turned(4)]).flat(),
  turned(0),
];
const turned = (degrees: number): Keyframe => ({ transform: `rotate(${degrees}deg)` });

/**
 * Gains and losses of a seat: the number swells; in the hold goods rise out of their cells or appear, and the fish
 * close ranks.
 */
function goods(seat: Seat, moved: { readonly [what in Thing]?: number }): Motion[] {
  const cell = `${hand(seat)} .ib-hold > i`;
  const { wood = 0, fish = 0 } = moved;
  const swells = Object.entries(moved).filter(([, n]) => n !== 0);
  const come = (what: Thing, n: number): Motion[] =>
    n > 0 ? [{ of: `${cell}[data-what="${what}"] > :first-child`, only: [-n], as: 'grow' }] : [];
  const leave = (after: string, n: number): Motion[] =>
    n < 0 ? [{ of: cell + after, only: [0, -n], as: 'rise', ghost: 'ib-leaving' }] : [];
  const nth = (n: number): string => `${cell}:nth-child(${Math.max(0, n) + 1})`;
  return [
    ...swells.map(([what]): Motion => ({ of: `${hand(seat)} [data-what="${what}"] > b`, as: 'swell' })),
    ...come('wood', wood),
    ...come('fish', fish),
    ...leave(':not([data-what="wood"])', wood),
    ...leave(':not([data-what])', fish),
    ...(wood === 0 ? [] : [{ of: `${cell}[data-what="fish"] > :first-child`, from: nth(-wood), to: nth(wood) }]),
  ];
}

/** A crew member goes below deck, or comes up. */
const SINK: Frames = ['move', { transform: 'translateY(-26px)', opacity: 0.4 }, { transform: 'none' }];
const EMERGE: Frames = ['move', { transform: 'translateY(26px)', opacity: 0.4 }, { transform: 'none' }];
const LIE_DOWN: Frames = ['move', turned(0), turned(90)];
const GET_UP: Frames = ['move', turned(90), turned(0)];
const member = (seat: Seat, kind: CrewKind, where: 'deck' | 'below' | 'injured'): string =>
  `${hand(seat)} [data-crew="${kind}"][data-at="${where}"]`;

const TREASURE: Motion = { of: `${place('treasure')} b`, as: 'swell' };

/** A card moves from the row into a city, and the cards to its left close the gap. */
function fromRow(seat: Seat, building: number, { before }: MotionScene<Islebound>): Motion[] {
  const gap = before.row.indexOf(building);
  if (gap < 0) return [];
  return [
    { of: '.ib-plots > *', only: [1, gap + 1], from: plot(1), to: plot(2) },
    { fly: flyer(`building-${building}`), from: plot(gap + 1), to: [place(`city-${seat}`), hand(seat)] },
  ];
}

/** Each paid cube returns to its owner at once; it is told only when the whole sum is paid. */
export const paidCubes = ({ telling: { state }, before }: MotionScene<Islebound>): Motion[] =>
  before.influence.flatMap((owner, n) =>
    owner < 0 || state.influence[n] === owner
      ? []
      : [{ fly: flyer(cubeOf(owner)), from: slot(n), to: hand(owner), lasts: TURN }],
  );

/** How each kind of fact is told, heard and shown. Silent facts are told by other lines or seen on the board. */
export const facts: FactTable<Islebound, Places> = {
  homePortChosen: {
    sound: 'wood',
    ms: 480,
    motion: ({ seat, port }) => [
      { of: `[data-cube="${port}"]`, as: 'drop' },
      { of: `[data-ship="${seat}"]`, as: 'fadeIn' },
    ],
  },
  rowLaid: { ms: 240, motion: { of: '.ib-plots > *', as: 'turnUp' } },
  crewRowLaid: { motion: { of: '.ib-hireable', as: 'tiltUp', lasts: TURN } },
  packDealt: { sound: 'paper' },
  packsPassed: { line: 'silent' },
  turnBegan: { line: 'heading' },
  turnEnded: { line: 'silent' },
  lastRound: {
    line: 'loss',
    ms: 900,
    motion: { of: '.ib-last-round > i', as: ['move', { transform: 'scaleX(0)' }, { transform: 'none' }] },
  },
  gameEnded: { sound: 'won' },
  sailed: {
    sound: 'water',
    ms: ({ route }) => each(route.length - 1, STEP),
    motion: ({ seat, route, fish }, { chart }) => [
      {
        slide: `[data-ship="${seat}"]`,
        along: route.slice(1, -1).map((cell) => at(chart.regions, CELLS.indexOf(cell)).middle),
        meanwhile: { '.ib-hull': rocking(route.length - 1) },
      },
      ...goods(seat, { fish: -fish }),
    ],
  },
  crewExhausted: { ms: 240, motion: ({ seat, crew }) => ({ of: member(seat, crew, 'below'), only: [0, 1], as: SINK }) },
  crewInjured: {
    line: 'loss',
    sound: 'sink',
    ms: 480,
    motion: ({ seat, crew }) => {
      const hurt = member(seat, crew, 'injured');
      return [
        { of: hurt, only: [0, 1], as: SINK },
        { of: `${hurt} .ib-face`, only: [0, 1], as: LIE_DOWN },
        { of: `${hurt} .ib-bandage`, only: [0, 1], as: 'fadeIn', part: [0.5, 1] },
      ];
    },
  },
  rested: {
    ms: 240,
    motion: ({ seat, up, healed }) => [
      ...up.map((kind): Motion => ({ of: member(seat, kind, 'deck'), only: [0, 1], as: EMERGE })),
      ...healed.map((kind): Motion => ({ of: `${member(seat, kind, 'below')} .ib-face`, only: [0, 1], as: GET_UP })),
    ],
  },
  crewHealed: { ms: 240, motion: ({ seat, crew }) => ({ of: member(seat, crew, 'deck'), only: [0, 1], as: EMERGE }) },
  crewHired: {
    ms: 480,
    motion: ({ seat, crew, place: nth, price }) => [
      { of: member(seat, crew, 'deck'), only: [0, 1], as: 'grow' },
      { fly: flyer(`crew-${crew}`), from: place(`hire-${nth}`), to: hand(seat) },
      ...goods(seat, { coin: -price }),
    ],
  },
  crewRowFilled: {
    line: 'silent',
    ms: 240,
    motion: { of: place('hire-1'), as: ['out', { transform: 'translateX(-16px)', opacity: 0 }, { transform: 'none' }] },
  },
  entryPaid: {
    ms: 480,
    motion: ({ seat, to }) => [
      { fly: COIN, from: hand(seat), to: to === 'map' ? place('treasure') : hand(to) },
      ...goods(seat, { coin: -1 }),
      ...(to === 'map' ? [TREASURE] : goods(to, { coin: 1 })),
    ],
  },
  gained: { sound: 'ink', ms: 240, motion: ({ seat, what, n }) => goods(seat, { [what]: n }) },
  paid: { ms: 240, motion: ({ seat, what, n }) => goods(seat, { [what]: -n }) },
  dumped: { line: 'loss', ms: 240, motion: ({ seat, wood, fish }) => goods(seat, { wood: -wood, fish: -fish }) },
  attackDeclared: { line: 'silent' },
  rolled: { sound: 'wood', ms: 900 },
  rerolled: { sound: 'wood', ms: 480 },
  dicePlaced: { ms: 480 },
  fellShort: { line: 'loss' },
  retreated: { line: 'loss', sound: 'sink' },
  townTaken: {
    line: ({ seat, from }) => ({ seat, loss: from !== null }),
    sound: 'rise',
    ms: 900,
    motion: ({ town, from }, { telling, chart }) => {
      const cube = `[data-cube="${town}"]`;
      const region = chart.regions[telling.state.towns.indexOf(TOWN_NAMES.indexOf(town))];
      return [
        ...(from === null ? [] : [{ fly: flyer(cubeOf(from)), from: cube, to: hand(from), part: [0, 0.5] } as const]),
        { of: cube, as: 'drop' },
        { of: `[data-banner="${town}"] .ib-cloth`, as: 'turnOver' },
        ...(region === undefined ? [] : [{ trace: pathOf(inset(region)), class: 'ib-brass', into: '.ib-map > g' }]),
      ];
    },
  },
  spoils: { sound: 'ink', ms: 240, motion: ({ seat, n }) => goods(seat, { coin: n }) },
  townLost: { line: 'silent' },
  influencePaid: { sound: 'wood', ms: 240 },
  groupReturned: { line: 'silent' },
  cubeMoved: { sound: 'wood', ms: 240 },
  hunted: {
    sound: 'treasure',
    ms: 480,
    motion: ({ seat, coins }) => [
      { fly: COIN, from: place('treasure'), to: hand(seat) },
      TREASURE,
      ...goods(seat, { coin: coins }),
    ],
  },
  eventDone: {
    sound: 'paper',
    ms: 480,
    motion: ({ event }) => ({ of: `.ib-renown [data-event="${event}"]`, as: 'tiltAway' }),
  },
  eventShown: {
    line: 'silent',
    ms: 240,
    motion: ({ event, town }) => [
      { of: `.ib-map [data-event="${town}"]`, as: 'drop' },
      { of: `.ib-renown [data-event="${event}"]`, as: 'tiltUp' },
    ],
  },
  skipDeclined: { line: 'silent' },
  cubesPlaced: {
    sound: 'wood',
    ms: ({ slots }) => each(slots.length, STEP),
    motion: ({ seat, slots }) =>
      slots.map((number, n) => ({
        fly: flyer(cubeOf(seat)),
        from: hand(seat),
        to: slot(number - 1),
        brings: `${slot(number - 1)} > :first-child`,
        part: [n / slots.length, (n + 1) / slots.length],
      })),
  },
  bought: {
    sound: 'paper',
    ms: 480,
    motion: ({ seat, building, coins }, scene) => [...fromRow(seat, building, scene), ...goods(seat, { coin: -coins })],
  },
  built: {
    sound: 'paper',
    ms: 480,
    motion: ({ seat, building, wood, fish }, scene) => [
      ...fromRow(seat, building, scene),
      ...goods(seat, { wood: -wood, fish: -fish }),
    ],
  },
  rowFilled: { line: 'silent', ms: 240, motion: { of: plot(1), as: 'turnUp' } },
  abilityUsed: { line: 'silent' },
  cardReceived: { sound: 'paper' },
  cardPaid: { ms: 240 },
  renown: {
    ms: ({ n }) => each(n, HOP),
    motion: ({ seat, from, to }) => {
      const leaves = to === CONSTANTS.renownTrackTop;
      const over = Array.from({ length: to - from + 1 }, (_, n) => box(from + n));
      return { hop: `.ib-renown-track [data-mark="${seat}"]`, place: box(leaves ? 0 : to), over, leaves };
    },
  },
  tokenTaken: {
    sound: 'treasure',
    ms: 900,
    motion: ({ seat }) => ({ fly: TOKEN, from: place('token'), to: [place(`won-${seat}`), hand(seat)] }),
  },
  tokenShown: { line: 'silent', motion: { of: `${place('token')} b`, as: 'tiltUp', lasts: TURN } },
  reputationActivated: {
    sound: 'paper',
    ms: 480,
    motion: ({ card }) => ({ of: `[data-reputation="${card}"] > .ib-emblem`, as: 'swell' }),
  },
  reputationShown: {
    line: 'silent',
    motion: ({ card }) => ({ of: `[data-reputation="${card}"]`, as: 'tiltUp', lasts: TURN }),
  },
  raided: { sound: 'wood', ms: 900 },
  coinsTaken: {
    ms: 240,
    motion: ({ from, to, n }) => [
      { fly: COIN, from: hand(from), to: hand(to) },
      ...goods(from, { coin: -n }),
      ...goods(to, { coin: n }),
    ],
  },
  traded: { sound: 'ink', ms: 480 },
};
