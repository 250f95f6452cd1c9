import type { FactTable } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** A step of a ship, a cube that flies, a mark that hops; and the most that all of one fact take. */
const STEP = 240;
const HOP = 120;
const MOST = 960;

const each = (n: number, lasts: number): number => Math.min(MOST, lasts * Math.max(1, n));

/** How each kind of fact is told, heard and shown. Silent ones are told by other lines, or seen on the board. */
export const facts: FactTable<Islebound> = {
  homePortChosen: { sound: 'wood', ms: 480 },
  rowLaid: { ms: 240 },
  packDealt: { sound: 'paper' },
  packsPassed: { line: 'silent' },
  turnBegan: { line: 'heading' },
  turnEnded: { line: 'silent' },
  lastRound: { line: 'loss', ms: 900 },
  gameEnded: { sound: 'won' },
  sailed: { sound: 'water', ms: ({ route }) => each(route.length - 1, STEP) },
  crewExhausted: { ms: 240 },
  crewInjured: { line: 'loss', sound: 'sink', ms: 480 },
  rested: { ms: 240 },
  crewHealed: { ms: 240 },
  crewHired: { ms: 480 },
  crewRowFilled: { line: 'silent', ms: 240 },
  entryPaid: { ms: 480 },
  gained: { sound: 'ink', ms: 240 },
  paid: { ms: 240 },
  dumped: { line: 'loss', ms: 240 },
  attackDeclared: { line: 'silent' },
  rolled: { sound: 'wood', ms: 900 },
  rerolled: { sound: 'wood', ms: 480 },
  dicePlaced: { ms: 480 },
  fellShort: { line: 'loss' },
  retreated: { line: 'loss', sound: 'sink' },
  townTaken: { line: ({ seat, from }) => ({ seat, loss: from !== null }), sound: 'rise', ms: 900 },
  spoils: { sound: 'ink', ms: 240 },
  townLost: { line: 'silent' },
  influencePaid: { sound: 'wood', ms: 240 },
  groupReturned: { line: 'silent' },
  cubeMoved: { sound: 'wood', ms: 240 },
  hunted: { sound: 'treasure', ms: 480 },
  eventDone: { sound: 'paper', ms: 480 },
  eventShown: { line: 'silent', ms: 240 },
  skipDeclined: { line: 'silent' },
  cubesPlaced: { sound: 'wood', ms: ({ slots }) => each(slots.length, STEP) },
  bought: { sound: 'paper', ms: 480 },
  built: { sound: 'paper', ms: 480 },
  rowFilled: { line: 'silent', ms: 240 },
  abilityUsed: { line: 'silent' },
  cardReceived: { sound: 'paper' },
  cardPaid: { ms: 240 },
  renown: { ms: ({ n }) => each(n, HOP) },
  tokenTaken: { sound: 'treasure', ms: 900 },
  tokenShown: { line: 'silent' },
  reputationActivated: { sound: 'paper', ms: 480 },
  reputationShown: { line: 'silent' },
  raided: { sound: 'wood', ms: 900 },
  coinsTaken: { ms: 240 },
  traded: { sound: 'ink', ms: 480 },
};
