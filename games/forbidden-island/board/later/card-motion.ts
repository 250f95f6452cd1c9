import { EASE, type Stage, svgUse } from '@skerry/look';
import type { Fact } from '../../rules/facts.ts';
import type { Beat } from '../facts.ts';
import { type DrawingName, drawingAddress } from '../parts/drawing.tsx';

/** Places that cards come from and go to, marked with `data-fi` wherever the page shows them. */
export type CardPlace =
  | 'treasure-pile'
  | 'treasure-discards'
  | 'flood-pile'
  | 'flood-discards'
  | 'gauge'
  | `hand-${number}`;

const place = (name: CardPlace): DOMRect | undefined => {
  for (const element of document.querySelectorAll(`[data-fi="${name}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return undefined;
};

/** Cards travel from pile to hand to pile; where a pile is not on the page, they come from the edge of the chart. */
export function stageCards(beats: readonly Beat[], root: HTMLElement, others: Stage): void {
  const chart = root.getBoundingClientRect();
  const edge = new DOMRect(chart.right - 40, chart.top, 40, 54);
  const stage = others.beside();
  const pile = (name: CardPlace): DOMRect => place(name) ?? edge;
  for (const beat of beats) stageCard(stage, beat, pile, root);
  stage.begin();
}

function stageCard(stage: Stage, beat: Beat, pile: (name: CardPlace) => DOMRect, root: HTMLElement): void {
  const fact: Fact = beat.fact;
  switch (fact.fact) {
    case 'drew':
      if (fact.card === 'waters-rise')
        return travel(stage, beat, pile('treasure-pile'), pile('gauge'), 'waters-rise', 'treasure-back');
      return travel(
        stage,
        beat,
        pile('treasure-pile'),
        arrival(stage, beat, fact.seat, fact.card),
        fact.card,
        'treasure-back',
      );
    case 'gave':
      return travel(stage, beat, pile(`hand-${fact.from}`), arrival(stage, beat, fact.to, fact.card), fact.card);
    case 'discarded':
      return travel(stage, beat, pile(`hand-${fact.seat}`), pile('treasure-discards'), fact.card);
    case 'floodCard': {
      const tile = root.querySelector(`[data-tile="${fact.tile}"]`)?.getBoundingClientRect();
      if (tile !== undefined) travel(stage, beat, pile('flood-pile'), tile, fact.tile, 'flood-back');
      return;
    }
    case 'floodStacked':
      return travel(stage, beat, pile('flood-discards'), pile('flood-pile'), 'flood-back');
    case 'captured': {
      const tile = root.querySelector(`[data-tile="${fact.tile}"]`)?.getBoundingClientRect();
      if (tile !== undefined) travel(stage, beat, tile, place(`hand-${fact.seat}`) ?? tile, fact.treasure);
      return;
    }
  }
}

/** The card in the hand stays unseen until it arrives there. */
function arrival(stage: Stage, { at, lasts }: Beat, seat: number, card: string): DOMRect {
  const hand = document.querySelector(`[data-fi="hand-${seat}"]`);
  const drawn = [...(hand?.querySelectorAll(`[data-card="${card}"]`) ?? [])].at(-1);
  stage.animate(drawn, [{ opacity: 0 }, { opacity: 0 }], { at: 0, lasts: at + lasts });
  return (drawn ?? hand)?.getBoundingClientRect() ?? new DOMRect();
}

function travel(stage: Stage, beat: Beat, from: DOMRect, to: DOMRect, face: DrawingName, back?: DrawingName): void {
  if (to.width === 0 || from.width === 0) return;
  const ghost = document.createElement('div');
  ghost.className = 'fi-flying';
  ghost.append(
    ...[back, face].flatMap((each) => (each === undefined ? [] : [svgUse(drawingAddress(each), '0 0 64 64')])),
  );
  document.body.append(ghost);
  stage.after(() => ghost.remove());
  const at = (box: DOMRect) => `translate(${box.left + box.width / 2 - 24}px,${box.top + box.height / 2 - 31}px)`;
  const middle = `translate(${(from.left + from.width / 2 + to.left + to.width / 2) / 2 - 24}px,${(from.top + from.height / 2 + to.top + to.height / 2) / 2 - 31}px)`;
  const turn = back === undefined ? ' scale(1.1)' : ' scaleX(.06)';
  stage.animate(
    ghost,
    [
      { transform: at(from), opacity: 0 },
      { transform: at(from), opacity: 1, offset: 0.05 },
      { transform: middle + turn, opacity: 1, offset: 0.5 },
      { transform: at(to), opacity: 1 },
    ],
    beat,
    EASE.out,
  );
  if (back !== undefined)
    stage.animate(
      ghost.lastElementChild,
      [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.5 }, { opacity: 1 }],
      beat,
      EASE.out,
    );
}
