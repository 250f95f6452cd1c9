/** The two clocks of a machine, in milliseconds. */
export interface Timepiece {
  /** The time of day, since 1970: what people read. Somebody may set it. */
  now(): number;
  /** Since any beginning: it only ever goes on, so limits and waiting are measured by it. */
  ticks(): number;
}

export const MACHINE_TIME: Timepiece = { now: () => Date.now(), ticks: () => performance.now() };
