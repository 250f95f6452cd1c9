/** Layers of unordered cards, the top layer last. No layer is empty. */
export type Pile<C> = C[][];

/** The cards become the new top layer. */
export function stack<C>(pile: Pile<C>, cards: C[]): void {
  if (cards.length > 0) pile.push(cards);
}

export function cardsIn(pile: Pile<unknown>): number {
  let count = 0;
  for (const layer of pile) count += layer.length;
  return count;
}

export function clonePile<C>(pile: Pile<C>): Pile<C> {
  const copy: Pile<C> = [];
  for (const layer of pile) copy.push(layer.slice());
  return copy;
}

/** The order inside a layer means nothing, so the last card fills the gap. */
export function takeAt<C>(pile: Pile<C>, place: number): C {
  const layer = pile[pile.length - 1];
  if (layer === undefined || place >= layer.length) throw new RangeError('A draw from an empty pile.');
  const card = layer[place] as C;
  const last = layer.pop() as C;
  if (place < layer.length) layer[place] = last;
  if (layer.length === 0) pile.pop();
  return card;
}
