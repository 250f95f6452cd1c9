import { Dialog } from '@skerry/look';
import { SeatCode } from '../live/seat-code.tsx';
import { homeWords } from '../words/home.ts';
import { shellWords } from '../words/shell.ts';

export interface MoveSeatProps {
  readonly table: string;
  readonly seat: number;
  readonly onClose: () => void;
}

export default function MoveSeat({ table, seat, onClose }: MoveSeatProps) {
  return (
    <Dialog title={homeWords().moveSeat} closeLabel={shellWords().close} onClose={onClose}>
      <SeatCode table={table} seat={seat} onRefused={onClose} />
    </Dialog>
  );
}
