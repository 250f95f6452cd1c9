import { EASE, type PaneProps } from '@skerry/look';
import type { RefObject } from 'preact';
import type { IslandOfDread } from '../../rules/types.ts';
import { useMotion } from '../motion.ts';

/** A card shrinks into its place on the track, an Event turns up, a deck that gives a card dips. */
export function useInstrumentsMotion(props: PaneProps<IslandOfDread>, root: RefObject<HTMLElement | null>): void {
  useMotion(props, (stage, beats) => {
    const rail = root.current;
    if (rail === null) return;
    for (const beat of beats) {
      const { fact } = beat;
      if (fact.fact === 'undefeated')
        stage.animate(
          rail.querySelector(`.iod-undefeated[data-place="${fact.place - 1}"]`),
          [{ transform: 'translate(-40%,0) scale(1.6)', opacity: 0 }, { transform: 'none' }],
          beat,
          EASE.out,
        );
      else if (fact.fact === 'eventInPlay')
        stage.animate(
          rail.querySelector('.iod-event'),
          [{ transform: 'rotateY(90deg)', opacity: 0.4 }, { transform: 'none' }],
          beat,
          EASE.out,
        );
      else if (fact.fact === 'cardDrawn' || fact.fact === 'cardTurnedUp')
        stage.animate(
          rail.querySelector(`[data-iod="deck-${fact.deck}"] > svg`),
          [{ transform: 'none' }, { transform: 'translateY(-6px)', offset: 0.3 }, { transform: 'none' }],
          beat,
        );
    }
  });
}
