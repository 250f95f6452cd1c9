import { useRef } from 'preact/hooks';

/**
 * Cards keep the position of their first appearance during a visit: a card that goes leaves a gap, so that nothing
 * slides under the pointer.
 */
export function usePlacesKept(visit: number, cards: readonly number[]): readonly number[] {
  const kept = useRef({ visit, cards: [...cards] });
  if (kept.current.visit !== visit) kept.current = { visit, cards: [] };
  const { cards: seen } = kept.current;
  seen.push(...cards.filter((card) => !seen.includes(card)));
  return seen;
}
