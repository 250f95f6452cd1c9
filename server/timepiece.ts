/** Both in milliseconds. */
export interface Timepiece {
  /** Since 1970. Somebody may set it. */
  now(): number;
  /** Monotonic, for limits and waiting. */
  ticks(): number;
}

export const MACHINE_TIME: Timepiece = { now: () => Date.now(), ticks: () => performance.now() };
