import { Icon, type IconName, OfferButton, Slip } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { settings } from '../settings/settings.ts';
import { noticeWords } from '../words/notices.ts';
import { CHANNELS } from './channels.ts';
import { lookAtNotifications, notificationSettings, state } from './state.ts';

const NotificationsDialog = lazy(() => import('./dialog.tsx'));

export function NotificationsSlip() {
  const words = noticeWords();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void lookAtNotifications(), []);
  const { quiet } = notificationSettings();
  const sent = CHANNELS.flatMap(({ icon, line }) => {
    const text = line(state.value);
    return text === undefined ? [] : [[icon, text] as const];
  });
  const lines: (readonly [IconName, string])[] = [
    ...(settings.callMe.value ? [['screen', words.here] as const] : []),
    ...sent,
    ...(sent.length > 0 && quiet !== undefined ? [['moon', words.quietShort(quiet.from, quiet.to)] as const] : []),
  ];
  return (
    <Slip class="my-tables-notices" title={words.title} note={lines.length > 0 ? words.on : words.off}>
      <ul class="stack notices-lines">
        {lines.map(([icon, line]) => (
          <li key={icon} class="row">
            <Icon name={icon} size={20} /> {line}
          </li>
        ))}
      </ul>
      <OfferButton icon="bell" label={words.change} name="notices" onClick={() => setOpen(true)} />
      {isOpen && (
        <ErrorBoundary>
          <NotificationsDialog onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
    </Slip>
  );
}
