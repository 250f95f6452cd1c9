import './notifications.css';
import { Dialog, OfferButton } from '@skerry/look';
import { NOTIFICATION_KINDS } from '@skerry/tables';
import { useEffect } from 'preact/hooks';
import { testNotifications } from '../live/api.ts';
import { YourTurn } from '../settings/your-turn.tsx';
import { notify, refuse } from '../shell/notices.ts';
import { noticeWords } from '../words/notices.ts';
import { shellWords } from '../words/shell.ts';
import { CHANNELS } from './channels.ts';
import { QuietHours } from './quiet-hours.tsx';
import { change, choose, inTurn, lookAtNotifications, notificationSettings, state, tryTo } from './state.ts';

export default function NotificationsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = noticeWords();
  const known = state.value;
  useEffect(() => void lookAtNotifications(), []);
  return (
    <Dialog
      wide
      title={words.title}
      closeLabel={shellWords().close}
      onClose={onClose}
      offers={
        <>
          {known !== undefined && <OfferButton icon="send" label={words.test} onClick={() => void sendTest()} />}
          <p class="cap notices-one">{words.oneNotice}</p>
          <OfferButton go label={words.done} onClick={onClose} />
        </>
      }
    >
      <div class="stack notices-parts">
        <section aria-label={words.where}>
          <h3 class="row notices-heading">{words.where}</h3>
          <div class="notices-way">
            <YourTurn />
          </div>
          {known === undefined ? (
            <p class="notices-way hint">{words.offline}</p>
          ) : (
            CHANNELS.map(({ icon, Switch }) => (
              <div key={icon} class="notices-way">
                <Switch state={known} settings={notificationSettings()} change={change} />
              </div>
            ))
          )}
        </section>
        {known !== undefined && (
          <section aria-label={words.what}>
            <h3 class="row notices-heading">{words.what}</h3>
            <Kinds />
            <p class="cap">{words.whatHelp}</p>
            <QuietHours />
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Kinds() {
  const words = noticeWords();
  const { what } = notificationSettings();
  return (
    <ul class="notices-kinds">
      {NOTIFICATION_KINDS.map((kind) => (
        <li key={kind}>
          <label class="row notices-kind">
            <input
              type="checkbox"
              checked={what[kind]}
              onChange={(event) => void choose({ what: { ...what, [kind]: event.currentTarget.checked } })}
            />
            <span>
              {words.kinds[kind]} {kind === 'clock' && <small>{words.clockNote}</small>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Sends a test by the active channels once earlier requests are answered. */
async function sendTest(): Promise<void> {
  const words = noticeWords();
  await tryTo(() =>
    inTurn(async () => {
      const { value } = state;
      if (value === undefined || !CHANNELS.some(({ isReady }) => isReady(value))) return refuse(words.testNone);
      const result = await testNotifications();
      const said = CHANNELS.flatMap(({ tested }) => tested(result) ?? []);
      for (const sentence of said) notify(sentence);
      if (said.length === 0) refuse(words.testLost);
    }),
  );
  await lookAtNotifications();
}
