import type { Seat } from '@skerry/engine';
import { EASE, type HandProps, type Stage, swell } from '@skerry/look';
import type { RefObject } from 'preact';
import type { Kind } from '../../content/vocabulary.ts';
import type { Fact } from '../../rules/facts.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { pictureOf } from '../drawings/pictures.ts';
import { fly, placeOf } from '../flight.ts';
import { type Beat, useMotion } from '../motion.ts';

/** What happens on a player's slip: pips fill and empty one by one, gold counts up, cards come and go. */
export function useHandMotion(props: HandProps<IslandOfDread>, root: RefObject<HTMLElement | null>): void {
  const { seat } = props;
  useMotion(props, (stage, beats) => {
    const slip = root.current;
    if (slip === null) return;
    for (const beat of beats) {
      const { fact } = beat;
      if (!('seat' in fact) || fact.seat !== seat) continue;
      stageCounters(stage, beat, slip);
      for (const what of changed(fact)) swell(stage, beat, whereIs(slip, seat, what));
      stageCards(stage, beat, seat, props);
    }
  });
}

/** Gold stands beside the name, outside the slip. */
const whereIs = (slip: HTMLElement, seat: Seat, what: string): Element | null =>
  slip.querySelector(`[data-what="${what}"]`) ??
  document.querySelector(`[data-iod="gold-${seat}"] [data-what="${what}"]`);

/** The numbers that a fact changes. */
function changed(fact: Fact): readonly string[] {
  switch (fact.fact) {
    case 'goldGained':
    case 'goldLost':
    case 'bought':
    case 'sold':
    case 'healed':
    case 'hired':
    case 'spoilsTaken':
    case 'traded':
      return ['gold'];
    case 'pointsGained':
      return ['points'];
    case 'trained':
      return ['points', `trained-${fact.counter}`];
    case 'mapGained':
      return [`map-${fact.colour}`];
    case 'mapSwapped':
      return [`map-${fact.took}`];
    case 'mapsSpent':
      return ['map-blue', 'map-green'];
    default:
      return [];
  }
}

/** One dashed pip fills at a time, from the left, and the picture of whoever is struck shifts once. */
function stageCounters(stage: Stage, { fact, at, lasts }: Beat, slip: HTMLElement): void {
  const found = countersIn(fact);
  if (found === undefined) return;
  const { figure, kind, n } = found;
  const pips = [...slip.querySelectorAll(`[data-figure="${figure}"] [data-kind="${kind}"] > svg`)];
  const filled = pips.filter((pip) => pip.querySelector('use[href$="-free"]') === null);
  const moved = n > 0 ? filled.slice(-n) : pips.slice(filled.length, filled.length - n);
  const each = lasts / Math.max(1, moved.length);
  for (const [nth, pip] of moved.entries())
    stage.animate(
      pip,
      [{ transform: 'scale(.4)', opacity: 0.2 }, { transform: 'none' }],
      { at: at + nth * each, lasts: each },
      EASE.out,
    );
  if (n > 0 && kind === 'wound')
    stage.animate(
      slip.querySelector(`.iod-portrait, [data-card="${figure}"]`),
      [{ transform: 'none' }, { transform: 'translateX(3px)', offset: 0.3 }, { transform: 'none' }],
      { at, lasts: Math.min(lasts, 240) },
    );
}

/** Counters that a fact lays on a figure; fewer than none are taken off. */
function countersIn(fact: Fact): { figure: number; kind: Kind; n: number } | undefined {
  switch (fact.fact) {
    case 'damageTaken':
    case 'countersPut':
      return fact;
    case 'countersRemoved':
      return { ...fact, n: -fact.n };
    case 'rested':
      return { figure: fact.figure, kind: 'exhaustion', n: -fact.n };
    case 'healed':
      return { figure: fact.figure, kind: 'wound', n: -1 };
    default:
      return undefined;
  }
}

/** Cards between a slip, the decks and the discards. */
function stageCards(stage: Stage, beat: Beat, seat: Seat, { telling: { content } }: HandProps<IslandOfDread>): void {
  const { fact } = beat;
  const hand = placeOf(`hand-${seat}`);
  const picture = (card: number) => pictureOf(content.cards[card]!);
  switch (fact.fact) {
    case 'bought':
    case 'gotFree':
    case 'hired':
    case 'hiredOnLoan':
      return fly(stage, beat, picture(fact.card), placeOf(`card-${fact.card}`) ?? placeOf('market'), hand);
    case 'sold':
    case 'gaveUp':
    case 'cardLost':
    case 'allyKilled':
    case 'captainKilled':
      return fly(stage, beat, picture(fact.card), hand, placeOf('market'));
    case 'mapGained':
      return fly(
        stage,
        beat,
        `map-${fact.colour}`,
        fact.from === 'pool' ? placeOf('maps') : placeOf(`hand-${fact.from}`),
        hand,
      );
    case 'goldGained':
      return fly(stage, beat, 'gold', placeOf(`card-${fact.from}`), placeOf(`gold-${seat}`) ?? hand);
    case 'legendaryGained':
      return fly(stage, beat, picture(fact.item), placeOf('maps'), hand);
  }
}
