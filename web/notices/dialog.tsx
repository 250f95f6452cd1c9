import './notices.css';
import { Dialog, OfferButton, Switch } from '@skerry/look';
import { NOTIFICATION_KINDS } from '@skerry/tables';
import { useEffect } from 'preact/hooks';
import { noticesNow, testNotices, wishNotices } from '../live/api.ts';
import { YourTurn } from '../settings/your-turn.tsx';
import { notify, refuse } from '../shell/notices.ts';
import { noticeWords } from '../words/notices.ts';
import { shellWords } from '../words/shell.ts';
import { MailWay } from './mail.tsx';
import { inTurn, lookAtNotices, now, push, take, tryTo, wish, wishes } from './now.ts';
import { switchPushOff, switchPushOn } from './pushing.ts';
import { QuietHours } from './quiet-hours.tsx';

/** Where and of what the reader is told while they are away, and when not. */
export default function NoticesDialog({ onClose }: { readonly onClose: () => void }) {
  const words = noticeWords();
  useEffect(() => void lookAtNotices(), []);
  return (
    <Dialog
      wide
      title={words.title}
      closeLabel={shellWords().close}
      onClose={onClose}
      offers={
        <>
          {now.value !== undefined && <OfferButton icon="send" label={words.test} onClick={() => void sendTest()} />}
          <p class="cap notices-one">{words.oneNotice}</p>
          <OfferButton go label={words.done} onClick={onClose} />
        </>
      }
    >
      <div class="notices-parts">
        <section aria-label={words.where}>
          <h3 class="notices-heading">{words.where}</h3>
          <div class="notices-way">
            <YourTurn />
          </div>
          {now.value === undefined ? (
            <p class="notices-way hint">{words.offline}</p>
          ) : (
            <>
              <div class="notices-way">
                <PushWay />
              </div>
              <div class="notices-way">
                <MailWay />
              </div>
            </>
          )}
        </section>
        {now.value !== undefined && (
          <section aria-label={words.what}>
            <h3 class="notices-heading">{words.what}</h3>
            <Kinds />
            <p class="cap">{words.whatHelp}</p>
            <QuietHours />
          </section>
        )}
      </div>
    </Dialog>
  );
}

function PushWay() {
  const words = noticeWords();
  const state = push.value;
  const change = (on: boolean) => tryTo(() => inTurn(on ? switchOn : switchOff));
  return (
    <>
      <Switch
        icon="phone"
        label={words.push}
        detail={words.pushHelp}
        state={state === 'on' ? words.on : words.off}
        on={state === 'on'}
        disabled={state === 'never'}
        onChange={(on) => void change(on)}
      />
      {(state === 'refused' || state === 'never') && (
        <p class="reason" role="status">
          {state === 'refused' ? words.pushRefused : words.pushNever}
        </p>
      )}
    </>
  );
}

async function switchOn(): Promise<void> {
  const before = now.value ?? (await noticesNow());
  if (before.wishes === undefined) await wishNotices(wishes());
  const answer = await switchPushOn(before);
  if (typeof answer === 'string') push.value = answer;
  else await take(answer);
}

async function switchOff(): Promise<void> {
  const answer = await switchPushOff();
  if (answer !== undefined) await take(answer);
}

function Kinds() {
  const words = noticeWords();
  const { what } = wishes();
  return (
    <ul class="notices-kinds">
      {NOTIFICATION_KINDS.map((kind) => (
        <li key={kind}>
          <label class="notices-kind">
            <input
              type="checkbox"
              checked={what[kind]}
              onChange={(event) => void wish({ what: { ...what, [kind]: event.currentTarget.checked } })}
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

/** Sends a test by the ways that are there when all that was asked before is answered. */
async function sendTest(): Promise<void> {
  const words = noticeWords();
  await tryTo(() =>
    inTurn(async () => {
      const hasWay = (now.value?.devices.length ?? 0) > 0 || now.value?.mail?.confirmed === true;
      if (!hasWay) return refuse(words.testNone);
      const { pushes, letters } = await testNotices();
      if (pushes > 0) notify(words.testPushed(pushes));
      if (letters > 0) notify(words.testMailed);
      if (pushes + letters === 0) refuse(words.testLost);
    }),
  );
  await lookAtNotices();
}
