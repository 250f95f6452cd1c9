import type { TableModel } from '../table-model.ts';

/** While the reader points, a touch or Enter on a thing points at it and does nothing else. */
export const pointingAt =
  (model: TableModel) =>
  (event: MouseEvent | KeyboardEvent): void => {
    if (model.acting.gesturing.peek() !== 'point' || !(event.target instanceof Element)) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    const key = event.target.closest('[data-point]')?.getAttribute('data-point');
    if (key === undefined || key === null) return;
    event.preventDefault();
    event.stopPropagation();
    model.together.point(key);
  };
