import type { Seat } from '@skerry/engine';
import { OfferButton, Waiting } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { Qr } from '../lobby/qr.tsx';
import { claimPage } from '../routes.ts';
import { copy } from '../shell/copy.ts';
import { refuse } from '../shell/notices.ts';
import { homeWords } from '../words/home.ts';
import { shellWords } from '../words/shell.ts';
import { seatCode } from './api.ts';
import { linkOrigin } from './link-origin.ts';
import { sayError } from './say-error.ts';

export interface SeatCodeProps {
  readonly table: string;
  readonly seat: Seat;
  /** There is no code; the reason has been shown. */
  readonly onRefused: () => void;
}

/** The code that transfers a seat to another device: to scan, or to enter at the address beside it. */
export function SeatCode({ table, seat, onRefused }: SeatCodeProps) {
  const words = homeWords();
  const shell = shellWords();
  const [code, setCode] = useState<string>();
  const reach = linkOrigin();
  useEffect(() => {
    seatCode(table, seat).then(
      (given) => setCode(given.code),
      (error) => {
        refuse(sayError(error));
        onRefused();
      },
    );
  }, [table, seat]);
  if (code === undefined || reach === undefined) return <Waiting label={shell.loading} />;
  const link = `${reach.origin}${claimPage(code)}`;
  return (
    <div class="stack move-seat">
      <Qr text={link} label={words.moveScan} />
      <p>{words.moveHelp}</p>
      <dl>
        <dt>{words.moveAddress}</dt>
        <dd>{new URL(reach.origin).host}</dd>
        <dt>{words.moveCode}</dt>
        <dd>
          <b>{code}</b>
        </dd>
      </dl>
      {reach.isOnlyHere && <p class="reason">{shell.onlyThisMachine}</p>}
      <OfferButton label={shell.copyLink} icon="copy" onClick={() => void copy(link)} />
    </div>
  );
}
