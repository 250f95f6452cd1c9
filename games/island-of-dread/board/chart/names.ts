/** Translated names on the chart: towns on ribbons, lands and seas on water. */
import type { Scene } from '@skerry/look';
import { useMemo } from 'preact/hooks';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { middleOf } from './hex-geometry.ts';
import { type Furniture, furnitureOf, type Label, type Named, ribbonsOf } from './labels.ts';
import { portsOf } from './lanes.ts';

type Props = Scene<IslandOfDread>;

/** Size of town names in units: bounded below, and larger where the chart is small. */
const NAME = { least: 26, pixels: 12.4, most: 36, step: 2.5 } as const;

/** As the log names them. */
export const townNames = ({ telling, text }: Props): string[] => {
  const { ports, towns } = telling.content.chart;
  return ports.slice(0, towns.length).map((id) => wordsOf(text).names.named(telling, id));
};

/** Sizes change in steps, so that names do not shift constantly while zooming. */
export function useRibbons(props: Props, unit: number): readonly Label[] {
  const { chart } = props.telling.content;
  const steps = Math.ceil((NAME.pixels * unit - NAME.least) / NAME.step);
  const size = Math.min(NAME.most, NAME.least + NAME.step * Math.max(0, steps));
  return useMemo(() => ribbonsOf(chart, townNames(props), size), [chart, props.text, size]);
}

export function useFurniture(props: Props): Furniture {
  const { telling, text } = props;
  const { chart, content } = telling.content;
  return useMemo(() => {
    const name = (id: string): string => wordsOf(text).names.named(telling, id);
    const seas = content.chart.regions.flatMap(({ id, spaces, anchors }): Named[] => {
      if (spaces.length > 0 || id === 'islandOfDread') return [];
      const ends = anchors.map((anchor) => portsOf(chart)[chart.ports.indexOf(anchor)]!);
      const x = ends.reduce((sum, end) => sum + end.x, 0) / ends.length;
      const y = ends.reduce((sum, end) => sum + end.y, 0) / ends.length;
      return [{ text: name(id), size: ends.length === 0 ? 58 : 34, near: ends.length === 0 ? [] : [{ x, y }] }];
    });
    const lands = content.chart.landmasses.map((id, landmass): Named => {
      const near = chart.spaces.filter((cell) => chart.landmass[cell] === landmass).map(middleOf);
      return { text: name(id), size: near.length > 60 ? 40 : 34, near };
    });
    return furnitureOf(chart, [...seas, ...lands], ribbonsOf(chart, townNames(props), NAME.least));
  }, [chart, text]);
}
