import { type Beat, type BoardProps, beatsOf, type Stage, useStage } from '@skerry/look';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Fact } from '../../../../rules/facts.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { facts } from '../../../facts.ts';

/** Rolling dice. */
export interface Rolling {
  readonly isOn: boolean;
  /** Number of settled dice, from the left. */
  readonly settled: number;
  /** Counts up while dice tumble: each step shows another face. */
  readonly turn: number;
}

const STILL: Rolling = { isOn: false, settled: Number.POSITIVE_INFINITY, turn: 0 };

/** Milliseconds between two faces of a tumbling die. */
const FLICKER = 80;
/** The share of the time until the first die settles, and that of the slide to the cards. */
const [FIRST, SLIDE] = [0.3, 0.25];

/**
 * Rolled dice tumble in the middle of the slip, settle from left to right and slide to their cards; a rerolled die
 * lifts, turns twice and settles. Dice are marked with `data-die`, those of the first roll with 0, 1, 2 ...
 */
export function useRolling(
  props: Pick<BoardProps<Islebound>, 'moment' | 'motion'>,
  root: RefObject<HTMLElement | null>,
  dice: (beat: Beat<Fact>) => number,
): Rolling {
  const [rolling, setRolling] = useState(STILL);
  const run = useRef(0);
  useStage(props, (stage, { facts: told, pace }) => {
    for (const beat of beatsOf(facts, told)) {
      const again = beat.fact.fact === 'rerolled' ? beat.fact.now : undefined;
      if (again !== undefined) lift(stage, root.current?.querySelector(`[data-face="${again}"]`), beat);
      const n = dice(beat);
      if (n === 0) continue;
      const own = ++run.current;
      tumble(stage, root.current, beat, n);
      const begun = performance.now() + beat.at / pace;
      const timer = setInterval(() => {
        const part = Math.max(0, (performance.now() - begun) * pace) / beat.lasts;
        const settled = Math.floor((n * (part - FIRST)) / (1 - FIRST - SLIDE)) + 1;
        setRolling(({ turn }) => ({ isOn: true, settled: Math.max(0, settled), turn: turn + 1 }));
      }, FLICKER / pace);
      setRolling({ isOn: true, settled: 0, turn: 1 });
      stage.after(() => {
        clearInterval(timer);
        if (own === run.current) setRolling(STILL);
      });
    }
  });
  return rolling;
}

type Time = Pick<Beat, 'at' | 'lasts'>;

function tumble(stage: Stage, root: HTMLElement | null, { at, lasts }: Time, n: number): void {
  if (root === null) return;
  const box = root.getBoundingClientRect();
  for (const die of root.querySelectorAll<HTMLElement>('[data-die]')) {
    const nth = Number(die.dataset.die);
    const { left, top, width, height } = die.getBoundingClientRect();
    const x =
      box.left + box.width / 2 + (nth - (n - 1) / 2) * Math.min(width + 10, box.width / (n + 1)) - left - width / 2;
    const y = box.top + box.height * 0.45 - top - height / 2;
    const still = FIRST + ((1 - FIRST - SLIDE) * (nth + 1)) / n;
    stage.animate(
      die,
      [
        { transform: `translate(${x - 60}px, ${y - 46}px) rotate(-500deg)`, opacity: 0, easing: 'ease-out' },
        { transform: `translate(${x - 20}px, ${y + 8}px) rotate(-200deg)`, opacity: 1, offset: still * 0.5 },
        { transform: `translate(${x}px, ${y}px)`, offset: still, easing: 'ease-in-out' },
        { transform: `translate(${x}px, ${y}px)`, offset: Math.max(still, 1 - SLIDE), easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { at, lasts },
      'linear',
    );
  }
}

function lift(stage: Stage, die: Element | null | undefined, { at, lasts }: Time): void {
  stage.animate(
    die,
    [
      { transform: 'none' },
      { transform: 'translateY(-16px) rotate(360deg) scale(1.12)', offset: 0.5 },
      { transform: 'rotate(720deg)' },
    ],
    { at, lasts },
  );
}
