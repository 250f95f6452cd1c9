/** Time in the largest unit that is precise enough: `{ unit: 'hours', count: 5 }`. */
export interface Span {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

export function spanOf(milliseconds: number): Span {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 90) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}
