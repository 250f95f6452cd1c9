import { batch } from '@preact/signals';
import { OfferButton } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { localTable, onlineTable } from '../../routes.ts';
import { useRoving } from '../roving.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import { NextLevel } from './next-level.tsx';

/** Offers after the game; a game that was ended early has no result. */
export function OverOffers({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row);
  // A game ended by its players can be played again; one that no longer fits the rules can only be viewed.
  const canRepeat = model.playback.outcome.value !== undefined || model.live.info.value?.stopped?.why === 'ended';
  return (
    <div ref={row} class="offers" role="toolbar" aria-label={words.offers}>
      {model.playback.outcome.value !== undefined && (
        <OfferButton label={words.result} icon="share" onClick={() => model.sheets.open({ kind: 'result' })} />
      )}
      <OfferButton label={words.lookAtReplay} icon="watch" onClick={() => model.playback.lookAt(0)} />
      <ReviewOffer model={model} />
      {canRepeat && <Rematch model={model} />}
      <NextLevel model={model} />
    </div>
  );
}

/** The review of luck and skill, computed from the end of the game backwards. */
export function ReviewOffer({ model, onOpen }: { readonly model: TableModel; readonly onOpen?: () => void }) {
  if (model.playback.last.value === 0) return null;
  const open = () => {
    onOpen?.();
    batch(() => {
      model.playback.lookAt(model.playback.last.peek());
      model.review.value = true;
    });
  };
  return <OfferButton label={tableWords().review} icon="analysis" onClick={open} />;
}

export function Rematch({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const next = model.live.info.value?.next;
  const { route } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const address = next === undefined ? undefined : model.local ? localTable(next) : onlineTable(next);
  // The player who asked for it is taken there; the others follow the link when they like.
  useEffect(() => {
    if (isAsked && address !== undefined) route(address);
  }, [isAsked, address, route]);
  if (address !== undefined) return <OfferButton label={words.toRematch} icon="forward" go href={address} />;
  if (model.playback.ownSeats.value.length === 0) return null;
  const ask = async () => {
    const reply = await model.acting.command({ do: 'rematch' });
    setAsked(reply.why === undefined);
  };
  return <OfferButton label={words.rematch} icon="playNow" go onClick={() => void ask()} />;
}
