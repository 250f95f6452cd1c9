import { EASE, type PaneProps, type Stage, swell } from '@skerry/look';
import type { RefObject } from 'preact';
import { CONSTANTS } from '../../content/constants.ts';
import type { Fact } from '../../rules/facts.ts';
import type { Islebound } from '../../rules/types.ts';
import { type Beat, useMotion } from '../motion.ts';

/** Cards without a time of their own turn up so fast, in milliseconds. */
const TURN = 240;
const TURNED = [{ transform: 'rotateX(90deg)', opacity: 0.3 }, { transform: 'none' }];

/** What happens on the renown board: marks hop, cards turn over, crew move up. */
export function useRenownMotion(props: PaneProps<Islebound>, root: RefObject<HTMLElement | null>): void {
  useMotion(props, (stage, beats) => {
    const board = root.current;
    if (board === null) return;
    for (const beat of beats) {
      const { fact } = beat;
      switch (fact.fact) {
        case 'renown':
          hop(stage, beat, board, fact);
          break;
        case 'eventDone':
          stage.animate(
            board.querySelector(`[data-event="${fact.event}"]`),
            [{ transform: 'none' }, { transform: 'rotateX(90deg)', opacity: 0.3 }],
            beat,
          );
          break;
        case 'eventShown':
          stage.animate(board.querySelector(`[data-event="${fact.event}"]`), TURNED, { at: beat.at, lasts: TURN });
          break;
        case 'reputationActivated':
          swell(stage, beat, board.querySelector(`[data-reputation="${fact.card}"] > .ib-emblem`));
          break;
        case 'reputationShown':
          stage.animate(board.querySelector(`[data-reputation="${fact.card}"]`), TURNED, { at: beat.at, lasts: TURN });
          break;
        case 'tokenShown':
          stage.animate(board.querySelector('[data-ib="token"] b'), TURNED, { at: beat.at, lasts: TURN });
          break;
        case 'crewRowLaid':
          for (const each of board.querySelectorAll('.ib-hireable'))
            stage.animate(each, TURNED, { at: beat.at, lasts: TURN });
          break;
        case 'crewRowFilled':
          stage.animate(
            board.querySelector('[data-ib="hire-1"]'),
            [{ transform: 'translateX(-16px)', opacity: 0 }, { transform: 'none' }],
            beat,
            EASE.out,
          );
          break;
        case 'entryPaid':
        case 'hunted':
          swell(stage, beat, board.querySelector('[data-ib="treasure"] b'));
          break;
      }
    }
  });
}

/** Box by box; past the top the mark fades and stands before the track again. */
function hop(
  stage: Stage,
  beat: Beat,
  board: HTMLElement,
  { seat, from, to }: Extract<Fact, { fact: 'renown' }>,
): void {
  const mark = board.querySelector(`[data-mark="${seat}"]`);
  const here = mark?.closest('[data-box]')?.getBoundingClientRect();
  if (mark === null || here === undefined) return;
  const keyframes: Keyframe[] = [];
  for (let box = from; box <= to; box++) {
    const there = board.querySelector(`[data-box="${box}"]`)?.getBoundingClientRect();
    if (there === undefined) return;
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    if (box > from) keyframes.push({ transform: `translate(${x - there.width / 2}px,-9px)` });
    keyframes.push({ transform: `translate(${x}px,0)` });
  }
  if (to === CONSTANTS.renownTrackTop) keyframes.push({ transform: 'none', opacity: 0 });
  stage.animate(mark, keyframes, beat, EASE.out);
}
