import type { CommandBody } from '@skerry/tables';
import type { LiveTable } from '../live/table/live-table.ts';
import { refuse } from '../shell/notices.ts';

/** Sends a wish to the table; if it is refused, the page says why. */
export type Wisher = (wish: CommandBody) => void;

export const wisher =
  (table: LiveTable): Wisher =>
  (wish) => {
    void table.wish(wish).then((reply) => {
      if (reply.why !== undefined) refuse(reply.sentence);
    });
  };
