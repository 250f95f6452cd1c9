import type { Seat } from '@skerry/engine';
import type { FactTable, Flyer, Frames, Motion, Point } from '@skerry/look';
import type { Kind } from '../content/vocabulary.ts';
import { cellOf } from '../content/world.ts';
import { spentDice } from '../outlook/reach.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { TextContext } from '../text/context.ts';
import { boxOf, type DrawingName, drawingAddress } from './drawings/drawing.tsx';
import { pictureOf } from './drawings/pictures.ts';

/** Milliseconds per pip, and the most that all pips of one fact take. */
const PIP = 240;
const MOST = 960;
const pips = ({ n }: { readonly n: number }): number => Math.min(MOST, PIP * Math.max(1, n));

/** Selectors of the places that motions start and end at. */
const place = (name: string): string => `[data-iod="${name}"]`;
const hand = (seat: Seat): string => place(`hand-${seat}`);

const flyer = (drawing: DrawingName): Flyer => ({ address: drawingAddress(drawing), box: boxOf(drawing), side: 40 });
const picture = ({ content }: TextContext, card: number): Flyer => flyer(pictureOf(content.cards[card]!));

/** Gold is beside the name, outside the slip. */
const changes = (seat: Seat, what: string): Motion => ({
  of: `${hand(seat)} [data-what="${what}"], ${place(`gold-${seat}`)} [data-what="${what}"]`,
  as: 'swell',
});

/** Counters added to a figure, or removed if negative: pip by pip from the left. */
function counters(seat: Seat, figure: number, kind: Kind, n: number): Motion[] {
  const pips = `${hand(seat)} [data-figure="${figure}"] [data-kind="${kind}"] > `;
  const struck = `${hand(seat)} :is(.iod-portrait, [data-card="${figure}"])`;
  return [
    n > 0
      ? { of: `${pips}.iod-full`, only: [-n], as: FILL, inTurn: true }
      : { of: `${pips}.iod-free`, only: [0, -n], as: FILL, inTurn: true },
    ...(n > 0 && kind === 'wound' ? [{ of: struck, only: [0, 1], as: SHAKE, lasts: PIP } as const] : []),
  ];
}

const still: Keyframe = { transform: 'none' };
const FILL: Frames = ['out', { transform: 'scale(.4)', opacity: 0.2 }, still];
const SHAKE: Frames = ['move', still, { transform: 'translateX(3px)', offset: 0.3 }, still];
const DIP: Frames = ['move', still, { transform: 'translateY(-6px)', offset: 0.3 }, still];
const HOP: Frames = ['linear', still, { transform: 'translateY(-16px)' }, still];
const VANISH: Frames = ['linear', still, { transform: 'scale(.2)', opacity: 0 }, still];
const LIE_DOWN: Frames = ['out', { transform: 'scale(1.15)', opacity: 0 }, { transform: 'scale(1)', opacity: 1 }];
const LAND: Frames = ['out', { transform: 'translateY(-60px) scale(1.6)', opacity: 0 }, still];
const ENTER: Frames = ['out', { transform: 'translate(-40%, 0) scale(1.6)', opacity: 0 }, still];
const SPIN: Frames = ['out', { transform: 'rotate(-720deg)', opacity: 0.3 }, still];
const HALF_TURN: Frames = ['move', { transform: 'rotate(0deg)' }, { transform: 'rotate(180deg)' }];
const DARKEN: Frames = ['move', { strokeWidth: 3 }, { strokeWidth: 7, offset: 0.5 }, { strokeWidth: 3 }];
const FALL: Frames = [
  'linear',
  still,
  { transform: 'rotate(80deg)', offset: 0.3 },
  { transform: 'rotate(80deg)', offset: 0.55 },
  { transform: 'translateY(-48px)', offset: 0.8 },
  still,
];
const ROLL: Frames = [
  'linear',
  still,
  { transform: 'translateY(6px) rotate(-12deg)' },
  { transform: 'rotate(9deg)' },
  still,
];

const goes =
  (body?: Frames) =>
  ({ seat }: { readonly seat: Seat }): Motion => ({
    slide: `[data-hero="${seat}"]`,
    ...(body && { meanwhile: { '.iod-body': body } }),
  });

const roll = (_: unknown, { telling }: { readonly telling: TextContext }): Motion[] =>
  (telling.state.walk?.dice ?? []).map((__, n, { length }) => ({
    of: `.iod-die[data-die="${n + 1}"]`,
    as: SPIN,
    part: [0, 0.5 + (0.5 * (n + 1)) / length],
  }));

const comes = ({ seat, card }: Dealt, { telling }: { readonly telling: TextContext }): Motion => ({
  fly: picture(telling, card),
  from: [place(`card-${card}`), place('market')],
  to: hand(seat),
});
const goesBack = ({ seat, card }: Dealt, { telling }: { readonly telling: TextContext }): Motion => ({
  fly: picture(telling, card),
  from: hand(seat),
  to: place('market'),
});
interface Dealt {
  readonly seat: Seat;
  readonly card: number;
}

const gold = ({ seat }: { readonly seat: Seat }): Motion => changes(seat, 'gold');
const dips = ({ deck }: { readonly deck: string }): Motion => ({ of: `${place(`deck-${deck}`)} > svg`, as: DIP });

type Lanes = (from: string, to: string) => readonly Point[];

/** How each kind of fact is told, heard and shown. Silent facts are told by other lines or seen on the board. */
export const facts: FactTable<IslandOfDread, Lanes> = {
  stackFilled: { line: 'silent' },
  turnBegan: { line: 'heading' },
  stepBegan: { line: 'silent' },
  turnEnded: { line: 'silent' },
  moveRolled: { sound: 'wood', ms: 480, motion: roll },
  diceRerolled: { sound: 'wood', ms: 480, motion: roll },
  rested: { ms: pips, motion: ({ seat, figure, n }) => counters(seat, figure, 'exhaustion', -n) },
  moved: {
    sound: 'ink',
    ms: 240,
    motion: (fact, { telling, before }) => {
      const gone = spentDice(telling.state).find((die) => !spentDice(before).includes(die)) ?? -1;
      return [
        goes(HOP)(fact),
        { of: `.iod-die[data-die="${gone + 1}"]`, as: ['move', { opacity: 0.2 }, { opacity: 1 }] },
      ];
    },
  },
  teleported: { sound: 'rise', ms: 480, motion: goes(VANISH) },
  placed: { ms: 480, motion: goes() },
  setSail: { sound: 'water' },
  sailed: {
    sound: 'water',
    ms: 720,
    motion: (fact, { telling, chart }) => {
      const { from, through, to } = fact;
      const { ports } = telling.content.chart;
      const lane = [ports.indexOf(from), ports.indexOf(to)].sort((a, b) => a - b).join('-');
      const along = through === null ? chart(from, to) : [...chart(from, through), ...chart(through, to)];
      return [
        { ...goes()(fact), along },
        { of: `[data-lane="${lane}"]`, as: DARKEN },
      ];
    },
  },
  landed: { ms: 240 },
  toll: { ms: 240 },
  shipwrecked: { line: 'loss', sound: 'sink', ms: 900, motion: goes(ROLL) },
  laneOpened: { line: 'silent' },
  laneClosed: { line: 'silent' },
  cardDrawn: { sound: 'paper', ms: 480, motion: dips },
  cardTurnedUp: { sound: 'paper', ms: 480, motion: dips },
  // A Challenge just drawn is met at once, and the draw was told.
  challengeMet: { line: ({ seat, place }) => ({ seat, silent: place === 0 }) },
  encounterDone: { line: 'silent' },
  eventInPlay: { sound: 'paper', ms: 480, motion: { of: '.iod-instruments .iod-event', as: 'turnUp' } },
  replenished: {
    sound: 'rise',
    ms: 480,
    motion: ({ spaces }) =>
      spaces.flatMap((space) => [
        { of: `[data-jewel="${cellOf(space)}"] .iod-jewel`, as: 'fadeIn' },
        { of: `[data-jewel="${cellOf(space)}"] .iod-rays`, as: HALF_TURN },
      ]),
  },
  tilePlaced: { sound: 'wood', ms: 480, motion: ({ at }) => ({ of: `[data-tile="${at}"] > .iod-tile`, as: LIE_DOWN }) },
  tileTaken: { ms: 240 },
  townRuined: { line: 'loss' },
  cardDiscarded: { line: 'silent' },
  cardShown: { ms: 240 },
  tested: { sound: 'wood', ms: 720 },
  roundBeganCombat: { line: 'silent' },
  phaseBegan: { line: 'silent' },
  acted: { ms: 120 },
  rolled: { sound: 'wood', ms: 720 },
  rolledAgain: { sound: 'wood', ms: 720 },
  damageDealt: { ms: pips },
  damageTaken: { line: 'loss', ms: pips, motion: ({ seat, figure, kind, n }) => counters(seat, figure, kind, n) },
  challengeHealed: { ms: pips },
  escapeTried: { sound: 'wood', ms: 720 },
  challengeDefeated: { sound: 'rise', ms: 480 },
  undefeated: {
    ms: 480,
    motion: ({ place: nth }) => [
      { of: `[data-undefeated="${nth}"] > .iod-shield`, as: LAND },
      { of: `.iod-undefeated[data-place="${nth - 1}"]`, as: ENTER },
    ],
  },
  pointsGained: { ms: 240, motion: ({ seat }) => changes(seat, 'points') },
  goldGained: {
    sound: 'treasure',
    ms: 240,
    motion: ({ seat, from }) => [
      { fly: flyer('gold'), from: place(`card-${from}`), to: [place(`gold-${seat}`), hand(seat)] },
      changes(seat, 'gold'),
    ],
  },
  goldLost: { line: 'loss', ms: 240, motion: gold },
  trophyKept: { ms: 240 },
  rewardLost: { line: 'loss' },
  allyKilled: { line: 'loss', sound: 'sink', ms: 480, motion: goesBack },
  captainKilled: { line: 'loss', sound: 'sink', ms: 480, motion: goesBack },
  knockedOut: { line: 'loss', sound: 'sink', ms: 900, motion: goes(FALL) },
  cardLost: { line: 'loss' },
  countersPut: { ms: pips, motion: ({ seat, figure, kind, n }) => counters(seat, figure, kind, n) },
  countersRemoved: { ms: pips, motion: ({ seat, figure, kind, n }) => counters(seat, figure, kind, -n) },
  activated: { line: 'silent' },
  bought: { sound: 'paper', ms: 480, motion: (fact, scene) => [comes(fact, scene), gold(fact)] },
  gotFree: { ms: 480, motion: comes },
  sold: { ms: 240, motion: (fact, scene) => [goesBack(fact, scene), gold(fact)] },
  healed: { ms: 240, motion: ({ seat, figure }) => [...counters(seat, figure, 'wound', -1), changes(seat, 'gold')] },
  captainDrawn: { ms: 240 },
  hired: { sound: 'paper', ms: 480, motion: (fact, scene) => [comes(fact, scene), gold(fact)] },
  hiredOnLoan: { sound: 'paper', ms: 480, motion: comes },
  trained: {
    sound: 'rise',
    ms: 480,
    motion: ({ seat, counter }) => [changes(seat, 'points'), changes(seat, `trained-${counter}`)],
  },
  mapGained: {
    sound: 'treasure',
    ms: 480,
    motion: ({ seat, colour, from }) => [
      { fly: flyer(`map-${colour}`), from: place(`hand-${from}`), to: hand(seat) },
      changes(seat, `map-${colour}`),
    ],
  },
  legendaryGained: { sound: 'treasure', ms: 900 },
  duelRolled: { sound: 'wood', ms: 480 },
  duelWon: { ms: 480 },
  traded: { ms: 480, motion: gold },
  // The player reads who waits there before the first card is drawn.
  reachedIsland: { sound: 'sink', ms: 1000, motion: goes() },
  doomCounter: { line: 'loss', ms: 480 },
  lastTurns: { line: 'loss' },
  gameEnded: { sound: 'won', ms: 900 },
  ranked: { line: 'silent' },
};
