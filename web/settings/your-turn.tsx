import { Switch } from '@skerry/look';
import { useState } from 'preact/hooks';
import { askToNotify, canNotify } from '../shell/attention.ts';
import { settingsWords } from '../words/settings.ts';
import { settings } from './settings.ts';

/** How the reader is alerted to their turn. The browser asks for permission only when this switch is touched. */
export function YourTurn() {
  const words = settingsWords();
  const [isRefused, setRefused] = useState(false);
  const switchNotices = async (on: boolean) => {
    const isAllowed = on && (await askToNotify());
    setRefused(on && !isAllowed);
    settings.notify.value = isAllowed;
  };
  return (
    <>
      <Switch
        icon="bell"
        label={words.callMe}
        detail={words.callMeHelp}
        on={settings.callMe.value}
        onChange={(on) => {
          settings.callMe.value = on;
        }}
      />
      {settings.callMe.value && canNotify() && (
        <Switch
          icon="notice"
          label={words.notify}
          detail={isRefused ? words.notifyRefused : words.notifyHelp}
          on={settings.notify.value}
          onChange={(on) => void switchNotices(on)}
        />
      )}
      {settings.callMe.value && !canNotify() && <p class="hint">{words.notifyNever}</p>}
    </>
  );
}
