import { signal } from '@preact/signals';
import { LANGUAGE_NAMES, LANGUAGES } from '@skerry/engine';
import { Tool } from '@skerry/look';
import { isDark, settings, switchLamp } from '../settings/settings.ts';
import { shellWords } from '../words/shell.ts';

/** Whether the sheet of settings is open. */
export const settingsOpen = signal(false);

/** The switches that every page has in its bar: language, sound, lamp, all settings. */
export function ShellTools() {
  const words = shellWords();
  const { language, sound } = settings;
  return (
    <span class="shell-tools">
      <Tool
        icon="globe"
        label={LANGUAGE_NAMES[language.value]}
        onClick={() => {
          const next = LANGUAGES.indexOf(language.value) + 1;
          language.value = LANGUAGES[next % LANGUAGES.length]!;
        }}
      />
      <Tool
        icon={sound.value ? 'sound' : 'soundOff'}
        label={words.sound}
        pressed={sound.value}
        onClick={() => {
          sound.value = !sound.value;
        }}
      />
      <Tool icon="lamp" label={words.lamp} pressed={isDark.value} onClick={switchLamp} />
      <Tool
        icon="settings"
        label={words.settings}
        quiet
        expanded={settingsOpen.value}
        onClick={() => {
          settingsOpen.value = true;
        }}
      />
    </span>
  );
}
