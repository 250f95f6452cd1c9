import { EASE, type PaneProps } from '@skerry/look';
import type { RefObject } from 'preact';
import type { Islebound } from '../../rules/types.ts';
import { useMotion } from '../motion.ts';
import { fly, placeOf } from '../parts/flight.ts';

const TURNED = [{ transform: 'rotateY(90deg)', opacity: 0.4 }, { transform: 'none' }];

/** A card flies into a city, those at its left slide right, and a new one turns up at the left. */
export function useRowMotion(props: PaneProps<Islebound>, root: RefObject<HTMLElement | null>): void {
  useMotion(props, (stage, beats, { before }) => {
    const plots = [...(root.current?.querySelector('.ib-plots')?.children ?? [])];
    const [first, second] = plots.map((plot) => plot.getBoundingClientRect());
    for (const beat of beats) {
      const { fact } = beat;
      if (fact.fact === 'bought' || fact.fact === 'built') {
        const gap = before.row.indexOf(fact.building);
        if (gap < 0 || first === undefined || second === undefined) continue;
        const [x, y] = [first.left - second.left, first.top - second.top];
        for (const plot of plots.slice(1, gap + 1))
          stage.animate(plot, [{ transform: `translate(${x}px,${y}px)` }, { transform: 'none' }], beat);
        const from = plots[gap]?.getBoundingClientRect();
        fly(
          stage,
          beat,
          `building-${fact.building}`,
          from,
          placeOf(`city-${fact.seat}`) ?? placeOf(`hand-${fact.seat}`),
        );
      } else if (fact.fact === 'rowLaid') {
        for (const plot of plots) stage.animate(plot, TURNED, beat, EASE.out);
      } else if (fact.fact === 'rowFilled') {
        stage.animate(plots[0], TURNED, beat, EASE.out);
      }
    }
  });
}
