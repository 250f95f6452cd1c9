/** The words of the panels: what players have, the renown board, the row, the result. */
export interface PanelWords {
  readonly crew: string;
}
