import { OfferButton } from '@skerry/look';
import type { ClockRule } from '@skerry/tables';
import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { noticeWords } from '../words/notices.ts';
import { CHANNELS } from './channels.ts';
import { lookAtNotifications, state } from './state.ts';

const NotificationsDialog = lazy(() => import('./dialog.tsx'));

const HOUR = 3_600_000;

/** At a table whose turns may take days: offers notifications, unless they are on. */
export function NotificationsOffer({ clock }: { readonly clock: ClockRule | undefined }) {
  const words = noticeWords();
  const [isOpen, setOpen] = useState(false);
  const isSlow = clock !== undefined && clock.turn >= HOUR;
  useEffect(() => {
    if (isSlow) void lookAtNotifications();
  }, [isSlow]);
  const known = state.value;
  const isTold = CHANNELS.some(({ line }) => line(known) !== undefined);
  if (!isSlow || known === undefined || (isTold && !isOpen)) return null;
  return (
    <>
      <OfferButton
        icon="bell"
        label={words.offer}
        detail={words.offerHow}
        name="notices"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ErrorBoundary>
          <NotificationsDialog onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
    </>
  );
}
