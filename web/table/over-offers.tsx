import { OfferButton } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { localTable, onlineTable } from '../routes.ts';
import type { Desk } from './desk.ts';
import { useRoving } from './roving.ts';
import { tableWords } from './words.ts';

/** What is left to do when the game is over; one that was stopped before has no result. */
export function OverOffers({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row);
  // A game that its people ended can be played again; one that no longer fits the rules is only looked at.
  const canRepeat = desk.outcome.value !== undefined || desk.live.info.value?.stopped?.why === 'ended';
  return (
    <div ref={row} class="offers" role="toolbar" aria-label={words.offers}>
      {desk.outcome.value !== undefined && (
        <OfferButton label={words.result} icon="share" onClick={() => desk.open({ kind: 'result' })} />
      )}
      <OfferButton label={words.lookAtReplay} icon="watch" onClick={() => desk.lookAt(0)} />
      {canRepeat && <Rematch desk={desk} />}
    </div>
  );
}

/** A new table with the same people; or the way to it, once there is one. */
export function Rematch({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const next = desk.live.info.value?.next;
  const { route } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const address = next === undefined ? undefined : desk.local ? localTable(next) : onlineTable(next);
  // Who asked for it is taken there; the others go when they like.
  useEffect(() => {
    if (isAsked && address !== undefined) route(address);
  }, [isAsked, address, route]);
  if (address !== undefined) return <OfferButton label={words.toRematch} icon="forward" go href={address} />;
  if (desk.mine.value.length === 0) return null;
  const ask = async () => {
    const reply = await desk.wish({ do: 'rematch' });
    setAsked(reply.why === undefined);
  };
  return <OfferButton label={words.rematch} icon="playNow" go onClick={() => void ask()} />;
}
