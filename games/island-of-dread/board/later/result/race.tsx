import type { Seat } from '@skerry/engine';
import { type Ending, Race, type RacePlot } from '@skerry/look';
import type { IslandOfDread } from '../../../rules/types.ts';
import type { Career } from './careers.ts';

interface HeroesRaceProps {
  /** Absent until the record is loaded. */
  readonly course: Ending<IslandOfDread>['course'];
  readonly careers: readonly Career[];
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

const EDGE = { top: 44, right: 34, bottom: 18, left: 36 } as const;
const SAIL = { d: 'M-5 4H5L3 8H-3ZM0 3V-9L6 2Z', fill: 'var(--shoal)' };
const CROSS = { d: 'M-5 -5L5 5M5 -5L-5 5', stroke: 'var(--coral)', 'stroke-width': 3.4 };

/** Experience per turn, a line per Hero, with a cross for each knock-out and a sail for each departure. */
export const HeroesRace = ({ careers, ...props }: HeroesRaceProps) => (
  <Race
    {...props}
    size={18}
    edge={EDGE}
    marks={(plot) => careers.map((career, seat) => <Fortunes key={seat} {...{ plot, career, seat }} />)}
  />
);

interface FortunesProps {
  readonly plot: RacePlot;
  readonly career: Career;
  readonly seat: Seat;
}

function Fortunes({ plot: { course, x, y }, career: { voyages, knockOuts }, seat }: FortunesProps) {
  const at = (turn: number): string =>
    `translate(${x(turn)} ${y(course.find((each) => each.turn === turn)?.standings[seat] ?? 0)})`;
  return (
    <g stroke="var(--ink)">
      {voyages.map((turn) => (
        <path key={turn} {...SAIL} transform={at(turn)} />
      ))}
      {knockOuts.map((turn) => (
        <path key={turn} {...CROSS} transform={at(turn)} />
      ))}
    </g>
  );
}
