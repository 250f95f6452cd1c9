import { signal } from '@preact/signals';
import { LANGUAGE_NAMES, LANGUAGES } from '@skerry/engine';
import { Icon, Tool } from '@skerry/look';
import { isDark, settings, switchLamp } from '../settings/settings.ts';
import { shellWords } from '../words/shell.ts';

export const settingsOpen = signal(false);

export function ShellTools() {
  const words = shellWords();
  const { sound } = settings;
  return (
    <span class="shell-tools">
      <LanguageMenu />
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

/** The browser's own menu, invisible over a tool button: each language by its own name. */
function LanguageMenu() {
  const { language } = settings;
  return (
    <span class="tool language-menu">
      <Icon name="globe" size={20} />
      <span class="tool-label" aria-hidden="true">
        {LANGUAGE_NAMES[language.value]}
      </span>
      <select
        class="covering"
        aria-label={shellWords().language}
        value={language.value}
        onChange={({ currentTarget }) => {
          language.value = LANGUAGES.find((each) => each === currentTarget.value) ?? language.value;
        }}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
