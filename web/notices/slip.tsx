import { Icon, type IconName, OfferButton, Slip } from '@skerry/look';
import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { settings } from '../settings/settings.ts';
import { noticeWords } from '../words/notices.ts';
import { lookAtNotices, now, push, wishes } from './now.ts';

const NoticesDialog = lazy(() => import('./dialog.tsx'));

/** How the reader is told things, in a few lines, and the way to change it. */
export function NoticesSlip() {
  const words = noticeWords();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void lookAtNotices(), []);
  const { quiet } = wishes();
  const mail = now.value?.mail?.confirmed === true ? now.value.mail.address : undefined;
  const isSent = push.value === 'on' || mail !== undefined;
  const lines: (readonly [IconName, string])[] = [
    ...(settings.callMe.value ? [['screen', words.here] as const] : []),
    ...(push.value === 'on' ? [['phone', words.push] as const] : []),
    ...(mail === undefined ? [] : [['mail', mail] as const]),
    ...(isSent && quiet !== undefined ? [['moon', words.quietShort(quiet.from, quiet.to)] as const] : []),
  ];
  return (
    <Slip class="my-tables-notices" title={words.title} note={lines.length > 0 ? words.on : words.off}>
      <ul class="notices-lines">
        {lines.map(([icon, line]) => (
          <li key={icon}>
            <Icon name={icon} size={20} /> {line}
          </li>
        ))}
      </ul>
      <OfferButton icon="bell" label={words.change} name="notices" onClick={() => setOpen(true)} />
      {isOpen && (
        <ErrorBoundary>
          <NoticesDialog onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
    </Slip>
  );
}
