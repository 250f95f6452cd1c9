import { LANGUAGE_NAMES, LANGUAGES } from '@skerry/engine';
import { Choice, Dialog, OfferButton, Switch, TextField } from '@skerry/look';
import { LONGEST_NAME } from '@skerry/tables';
import { useId } from 'preact/hooks';
import { HAS_SERVER } from '../address.ts';
import { CLAIM } from '../routes.ts';
import { settingsOpen } from '../shell/tools.tsx';
import { settingsWords } from '../words/settings.ts';
import { shellWords } from '../words/shell.ts';
import { settings } from './settings.ts';
import { CONTRASTS, MOTIONS, THEMES } from './stored.ts';
import { YourData } from './your-data.tsx';
import { YourTurn } from './your-turn.tsx';

export default function SettingsSheet() {
  const words = settingsWords();
  const volume = useId();
  const close = () => {
    settingsOpen.value = false;
  };
  return (
    <Dialog title={words.title} closeLabel={shellWords().close} onClose={close}>
      <div class="settings">
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={settings.name.value}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={(name) => {
            settings.name.value = name;
          }}
        />
        <Choice
          label={words.language}
          value={settings.language.value}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => {
            settings.language.value = value;
          }}
        />
        <Choice
          label={words.theme}
          value={settings.theme.value}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          onChange={(value) => {
            settings.theme.value = value;
          }}
        />
        <Switch
          icon={settings.sound.value ? 'sound' : 'soundOff'}
          label={words.sound}
          detail={words.soundHelp}
          on={settings.sound.value}
          onChange={(on) => {
            settings.sound.value = on;
          }}
        />
        {settings.sound.value && (
          <div class="row settings-volume">
            <label for={volume}>{words.volume}</label>
            <input
              id={volume}
              type="range"
              min="0"
              max="1"
              step="0.1"
              value={settings.volume.value}
              onInput={(event) => {
                settings.volume.value = event.currentTarget.valueAsNumber;
              }}
            />
          </div>
        )}
        <YourTurn />
        <Choice
          label={words.motion}
          value={settings.motion.value}
          options={MOTIONS.map((value) => ({ value, label: words.motions[value] }))}
          onChange={(value) => {
            settings.motion.value = value;
          }}
        />
        <Choice
          label={words.contrast}
          value={settings.contrast.value}
          options={CONTRASTS.map((value) => ({ value, label: words.contrasts[value] }))}
          onChange={(value) => {
            settings.contrast.value = value;
          }}
        />
        {HAS_SERVER && (
          <section class="stack settings-move">
            <h3>{words.move}</h3>
            <p class="hint">{words.moveHelp}</p>
            <OfferButton label={words.claim} icon="link" href={CLAIM} onClick={close} />
          </section>
        )}
        {HAS_SERVER && <YourData onDone={close} />}
      </div>
    </Dialog>
  );
}
