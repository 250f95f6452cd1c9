/** Where something is on the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Nothing where it cannot be seen. */
export function boxOf(element: Element | null): Box | undefined {
  if (element === null) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  // A straight line has no width or no height, and can be seen all the same.
  return width === 0 && height === 0 ? undefined : { x, y, width, height };
}
