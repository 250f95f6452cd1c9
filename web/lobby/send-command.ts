import type { CommandBody } from '@skerry/tables';
import type { LiveTable } from '../live/table/live-table.ts';
import { refuse } from '../shell/notices.ts';

export type SendCommand = (command: CommandBody) => void;

export const commandSender =
  (table: LiveTable): SendCommand =>
  (command) => {
    void table.command(command).then((reply) => {
      if (reply.why !== undefined) refuse(reply.sentence);
    });
  };
