import type { Seat } from '@skerry/engine';
import type { FactTable, LineLook, Motion, MotionScene } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';

/** Durations in milliseconds: inking a trail, circling a value, showing a card. */
const INKING = 480;
const CIRCLING = 240;
const SHOWING = 240;

/** Order within a moment: trails are inked together, then values circled, then the next cards shown. */
const INKED = { ms: INKING, wave: 1 } as const;
const CIRCLED = { ms: CIRCLING, wave: 2 } as const;
const SHOWN = { ms: SHOWING, wave: 3 } as const;

/** A bonus gained by one seat alone has its mark. */
const alone = ({ seats: [seat, ...more] }: { readonly seats: readonly Seat[] }): LineLook =>
  seat === undefined || more.length > 0 ? {} : { seat };

/** How each kind of fact is told, heard and shown. */
export const facts: FactTable<TrailsOfTucana> = {
  blueLaid: { line: 'silent' },
  roundBegan: { line: 'heading' },
  cardsShown: { line: 'heading', sound: 'paper', ...SHOWN },
  cardsLeft: { line: 'silent' },
  // The prompt says what comes next; the trail is told when all are done.
  drafted: { line: 'silent', sound: 'ink', ...INKED },
  done: { line: 'silent' },
  bonusTrailOwed: { sound: 'treasure', ...CIRCLED },
  drew: { sound: 'ink', ...INKED },
  sightConnected: { sound: 'wood', ...CIRCLED },
  pairConnected: { sound: 'treasure', ...CIRCLED },
  blueWon: { line: alone, sound: 'treasure' },
  blueGone: { line: 'silent' },
  redWon: { line: alone, sound: 'treasure' },
  roundScored: CIRCLED,
  soloCut: { line: 'loss', sound: 'paper' },
  won: { line: alone, sound: 'won' },
  scoreOnly: { sound: 'won' },
};

const INK = { strokeDasharray: '1 1', strokeDashoffset: 0 };

/** New parts of the drawing appear at their time in the moment, even before a fact tells of them. */
export function appearances({ beats }: MotionScene<TrailsOfTucana>): Motion[] {
  const end = (wave: number): number =>
    Math.max(0, ...beats.map(({ fact, at, lasts }) => ((facts[fact.fact]?.wave ?? 4) <= wave ? at + lasts : 0)));
  const [inked, circled] = [end(INKED.wave), end(CIRCLED.wave)];
  const fresh = (what: string): string => `[data-fresh="${what}"]`;
  return [
    // A trail is inked from the touched end; other seats' new trails appear together.
    { of: fresh('line'), as: ['linear', { ...INK, strokeDashoffset: 1 }, INK], lasts: INKING },
    { of: fresh('dashes'), as: 'fadeIn', at: INKING - 120, lasts: 240 },
    { of: fresh('mini'), as: 'fadeIn', lasts: INKING },
    { of: fresh('ring'), as: 'draw', at: inked, lasts: CIRCLING },
    { of: fresh('mark'), as: 'fadeIn', at: inked, lasts: CIRCLING },
    { of: fresh('card'), as: ['out', TURNED, { transform: 'none', opacity: 1 }], at: circled, lasts: SHOWING },
  ];
}

const TURNED = { transform: 'translateY(-14px) rotateY(90deg)', opacity: 0 };
