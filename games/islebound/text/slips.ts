/** The words of the slips over the chart. */
export interface SlipWords {
  readonly attack: string;
}
