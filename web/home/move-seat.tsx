import { Dialog, Waiting } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, seatCode } from '../live/api.ts';
import { Qr } from '../lobby/qr.tsx';
import { CLAIM } from '../routes.ts';
import { refuse } from '../shell/notices.ts';
import { homeWords } from '../words/home.ts';
import { shellWords } from '../words/shell.ts';

export interface MoveSeatProps {
  readonly table: string;
  readonly seat: number;
  readonly onClose: () => void;
}

/** The code that brings a seat to another device. */
export default function MoveSeat({ table, seat, onClose }: MoveSeatProps) {
  const words = homeWords();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    seatCode(table, seat).then(
      (given) => setCode(given.code),
      (error) => {
        refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);
        onClose();
      },
    );
  }, [table, seat]);
  return (
    <Dialog title={words.moveSeat} closeLabel={shellWords().close} onClose={onClose}>
      {code === undefined ? (
        <Waiting label={shellWords().loading} />
      ) : (
        <div class="move-seat">
          <Qr text={`${location.origin}${CLAIM}?code=${code}`} label={words.moveScan} />
          <p>{words.moveHelp(`${location.host}${CLAIM}`)}</p>
          <b>{code}</b>
        </div>
      )}
    </Dialog>
  );
}
