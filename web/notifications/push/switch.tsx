import { Switch } from '@skerry/look';
import { putNotificationSettings } from '../../live/api.ts';
import { noticeWords } from '../../words/notices.ts';
import type { SwitchProps } from '../channels.ts';
import { push, subscribe, unsubscribe } from './browser.ts';

export function PushSwitch({ state, settings, change }: SwitchProps) {
  const words = noticeWords();
  const here = push.value;
  const turnOn = async () => {
    if (state.wishes === undefined) await putNotificationSettings(settings);
    return subscribe(state);
  };
  return (
    <>
      <Switch
        icon="phone"
        label={words.push}
        detail={words.pushHelp}
        state={here === 'on' ? words.on : words.off}
        on={here === 'on'}
        disabled={here === 'never'}
        onChange={(on) => void change(on ? turnOn : unsubscribe)}
      />
      {(here === 'refused' || here === 'never') && (
        <p class="reason" role="status">
          {here === 'refused' ? words.pushRefused : words.pushNever}
        </p>
      )}
    </>
  );
}
