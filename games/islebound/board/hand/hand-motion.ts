import type { Seat } from '@skerry/engine';
import { EASE, type HandProps, type Stage, swell } from '@skerry/look';
import type { RefObject } from 'preact';
import type { Thing } from '../../content/vocabulary.ts';
import type { Fact } from '../../rules/facts.ts';
import { playerOf } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { type Beat, useMotion } from '../motion.ts';
import { fly, placeOf } from '../parts/flight.ts';

/** What happens on a player's slip: goods come and go, crew sink and rise, coins slide, a building arrives. */
export function useHandMotion(props: HandProps<Islebound>, root: RefObject<HTMLElement | null>): void {
  const { seat } = props;
  useMotion(props, (stage, beats, { before }) => {
    const slip = root.current;
    if (slip === null) return;
    const { wood, fish } = playerOf(before, seat);
    const hold = { wood, fish };
    for (const beat of beats) {
      const moved = goodsMoved(beat.fact, seat);
      stageHold(stage, beat, slip, hold, moved);
      for (const [what, n] of Object.entries(moved)) {
        if (n !== 0) swell(stage, beat, slip.querySelector(`[data-what="${what}"] > b`));
      }
      stageCrew(stage, beat, slip, seat);
      stageFlights(stage, beat, seat);
    }
  });
}

type Moved = { readonly [what in Thing]?: number };

/** What a fact brings to a seat, or takes from it. */
export function goodsMoved(fact: Fact, seat: Seat): Moved {
  switch (fact.fact) {
    case 'gained':
      return fact.seat === seat ? { [fact.what]: fact.n } : {};
    case 'paid':
      return fact.seat === seat ? { [fact.what]: -fact.n } : {};
    case 'sailed':
      return fact.seat === seat && fact.fish > 0 ? { fish: -fact.fish } : {};
    case 'dumped':
    case 'built':
      return fact.seat === seat ? { wood: -fact.wood, fish: -fact.fish } : {};
    case 'bought':
      return fact.seat === seat ? { coin: -fact.coins } : {};
    case 'crewHired':
      return fact.seat === seat && fact.price > 0 ? { coin: -fact.price } : {};
    case 'spoils':
      return fact.seat === seat ? { coin: fact.n } : {};
    case 'hunted':
      return fact.seat === seat ? { coin: fact.coins } : {};
    case 'entryPaid':
      return fact.seat === seat ? { coin: -1 } : fact.to === seat ? { coin: 1 } : {};
    case 'coinsTaken':
      return fact.from === seat ? { coin: -fact.n } : fact.to === seat ? { coin: fact.n } : {};
    default:
      return {};
  }
}

interface Loaded {
  wood: number;
  fish: number;
}

/** Goods that leave rise out of their cells and fade, those that come appear in theirs, and the fish behind them close up. */
function stageHold(stage: Stage, beat: Beat, slip: HTMLElement, hold: Loaded, { wood = 0, fish = 0 }: Moved): void {
  if (wood === 0 && fish === 0) return;
  const cells = [...slip.querySelectorAll<HTMLElement>('.ib-hold > i')];
  const leave = (from: number, n: number) => {
    for (const cell of cells.slice(from, from + n)) rise(stage, beat, cell);
  };
  const come = (from: number, n: number) => {
    for (const cell of cells.slice(from, from + n))
      stage.animate(cell.firstElementChild, [{ transform: 'scale(.3)', opacity: 0 }, {}], beat, EASE.out);
  };
  if (fish < 0) leave(hold.wood + hold.fish + fish, -fish);
  if (wood < 0) leave(hold.wood + wood, -wood);
  if (wood > 0) come(hold.wood, wood);
  if (fish > 0) come(hold.wood + wood + hold.fish, fish);
  const width = cells[0]?.offsetWidth ?? 0;
  if (wood !== 0) {
    const kept = hold.fish + Math.min(0, fish);
    for (const cell of cells.slice(hold.wood + wood, hold.wood + wood + kept))
      stage.animate(
        cell.firstElementChild,
        [{ transform: `translateX(${-wood * width}px)` }, { transform: 'none' }],
        beat,
      );
  }
  hold.wood += wood;
  hold.fish += fish;
}

/** What was in a cell is gone already: a light square rises where it was. */
function rise(stage: Stage, beat: Beat, cell: HTMLElement): void {
  const ghost = document.createElement('b');
  ghost.className = 'ib-leaving';
  cell.append(ghost);
  stage.after(() => ghost.remove());
  stage.animate(ghost, [{ opacity: 1 }, { transform: 'translateY(-18px)', opacity: 0 }], beat, EASE.out);
}

const SINK = 26;

function stageCrew(stage: Stage, beat: Beat, slip: HTMLElement, seat: Seat): void {
  const { fact } = beat;
  const member = (kind: string, at: string) => slip.querySelector(`[data-crew="${kind}"][data-at="${at}"]`);
  const come = (element: Element | null, from: number) =>
    stage.animate(element, [{ transform: `translateY(${from}px)`, opacity: 0.4 }, { transform: 'none' }], beat);
  switch (fact.fact) {
    case 'crewExhausted':
      if (fact.seat === seat) come(member(fact.crew, 'below'), -SINK);
      return;
    case 'crewInjured': {
      if (fact.seat !== seat) return;
      const hurt = member(fact.crew, 'injured');
      come(hurt, -SINK);
      stage.animate(
        hurt?.querySelector('.ib-face'),
        [{ transform: 'rotate(0deg)' }, { transform: 'rotate(90deg)' }],
        beat,
      );
      stage.animate(
        hurt?.querySelector('.ib-bandage'),
        [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }],
        beat,
      );
      return;
    }
    case 'rested':
      if (fact.seat !== seat) return;
      for (const kind of fact.up) come(member(kind, 'deck'), SINK);
      for (const kind of fact.healed)
        stage.animate(
          member(kind, 'below')?.querySelector('.ib-face'),
          [{ transform: 'rotate(90deg)' }, { transform: 'rotate(0deg)' }],
          beat,
        );
      return;
    case 'crewHealed':
      if (fact.seat === seat) come(member(fact.crew, 'deck'), SINK);
      return;
    case 'crewHired':
      if (fact.seat !== seat) return;
      stage.animate(member(fact.crew, 'deck'), [{ transform: 'scale(.4)', opacity: 0 }, {}], beat, EASE.out);
      fly(stage, beat, `crew-${fact.crew}`, placeOf(`hire-${fact.place}`), placeOf(`hand-${seat}`));
      return;
  }
}

/** Coins and cards between a slip and the renown board. */
function stageFlights(stage: Stage, beat: Beat, seat: Seat): void {
  const { fact } = beat;
  if (!('seat' in fact) || fact.seat !== seat) {
    if (fact.fact === 'coinsTaken' && fact.to === seat)
      fly(stage, beat, 'coin', placeOf(`hand-${fact.from}`), placeOf(`hand-${seat}`));
    return;
  }
  const hand = placeOf(`hand-${seat}`);
  switch (fact.fact) {
    case 'entryPaid':
      return fly(stage, beat, 'coin', hand, placeOf(fact.to === 'map' ? 'treasure' : `hand-${fact.to}`));
    case 'hunted':
      return fly(stage, beat, 'coin', placeOf('treasure'), hand);
    case 'tokenTaken':
      return fly(stage, beat, 'token', placeOf('token'), placeOf(`won-${seat}`) ?? hand);
  }
}
