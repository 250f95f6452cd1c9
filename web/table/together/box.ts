export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Undefined if it is not visible. */
export function boxOf(element: Element | null): Box | undefined {
  if (element === null) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  // A straight line has no width or no height, but is visible.
  return width === 0 && height === 0 ? undefined : { x, y, width, height };
}
