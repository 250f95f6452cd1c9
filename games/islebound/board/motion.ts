import { type Beat as BeatOf, motionBy, oneByOne } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { Islebound } from '../rules/types.ts';

/** A step of a ship, a cube that flies, a mark that hops; and the most that all of one fact take. */
const STEP = 240;
const HOP = 120;
const MOST = 960;

const each = (n: number, lasts: number): number => Math.min(MOST, lasts * Math.max(1, n));

export type Beat<F extends Fact = Fact> = BeatOf<F>;

const { beats, duration } = oneByOne<Fact>({
  sailed: ({ route }) => each(route.length - 1, STEP),
  crewExhausted: 240,
  crewInjured: 480,
  rested: 240,
  crewHealed: 240,
  crewHired: 480,
  crewRowFilled: 240,
  entryPaid: 480,
  gained: 240,
  paid: 240,
  dumped: 240,
  rolled: 900,
  rerolled: 480,
  dicePlaced: 480,
  townTaken: 900,
  spoils: 240,
  influencePaid: 240,
  cubeMoved: 240,
  hunted: 480,
  eventDone: 480,
  eventShown: 240,
  cubesPlaced: ({ slots }) => each(slots.length, STEP),
  homePortChosen: 480,
  rowLaid: 240,
  bought: 480,
  built: 480,
  rowFilled: 240,
  cardPaid: 240,
  renown: ({ n }) => each(n, HOP),
  tokenTaken: 900,
  reputationActivated: 480,
  raided: 900,
  coinsTaken: 240,
  traded: 480,
  lastRound: 900,
});

export { duration };
export const useMotion = motionBy<Islebound>(beats);
