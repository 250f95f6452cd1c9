import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import { defaults, readStored, type Stored, writeStored } from './stored.ts';

const KEY = 'skerry';
const hasPage = typeof document !== 'undefined';
const given = defaults(hasPage ? navigator.languages : []);
const found = readStored(hasPage ? localStorage.getItem(KEY) : null, given);

/** The reader's settings. Reading subscribes, writing stores: `settings.sound.value = false`. */
export const settings: { readonly [K in keyof Stored]: Signal<Stored[K]> } = {
  language: signal(found.language),
  theme: signal(found.theme),
  sound: signal(found.sound),
  volume: signal(found.volume),
  callMe: signal(found.callMe),
  notify: signal(found.notify),
  asking: signal(found.asking),
  pace: signal(found.pace),
  goOn: signal(found.goOn),
  motion: signal(found.motion),
  contrast: signal(found.contrast),
  hints: signal(found.hints),
  name: signal(found.name),
};

const systemIs = (query: string): Signal<boolean> => {
  if (!hasPage) return signal(false);
  const media = matchMedia(query);
  const holds = signal(media.matches);
  media.addEventListener('change', () => {
    holds.value = media.matches;
  });
  return holds;
};

const systemIsDark = systemIs('(prefers-color-scheme: dark)');
const systemIsStill = systemIs('(prefers-reduced-motion: reduce)');

export const isDark = computed(() =>
  settings.theme.value === 'system' ? systemIsDark.value : settings.theme.value === 'dark',
);

export const moves = computed(() =>
  settings.motion.value === 'system' ? !systemIsStill.value : settings.motion.value === 'full',
);

export function switchLamp(): void {
  const dark = !isDark.value;
  settings.theme.value = dark === systemIsDark.value ? 'system' : dark ? 'dark' : 'light';
}

/** Stores the settings, and applies them to the page. Called once, by the page. */
export function keepSettings(): void {
  effect(() => {
    const { language, theme, sound, volume, motion, contrast, hints, name, callMe, notify, asking, pace, goOn } =
      settings;
    const chosen: Stored = {
      ...{ language: language.value, theme: theme.value, sound: sound.value, volume: volume.value },
      ...{ motion: motion.value, contrast: contrast.value, hints: hints.value, name: name.value },
      ...{ callMe: callMe.value, notify: notify.value, asking: asking.value, pace: pace.value, goOn: goOn.value },
    };
    localStorage.setItem(KEY, writeStored(chosen, given));
  });
  effect(() => {
    const { lang, dataset } = document.documentElement;
    if (lang !== settings.language.value) document.documentElement.lang = settings.language.value;
    dataset.theme = isDark.value ? 'dark' : 'light';
    dataset.motion = moves.value ? 'full' : 'still';
    dataset.contrast = settings.contrast.value;
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    const elsewhere = readStored(newValue, given);
    batch(() => {
      for (const [name, value] of Object.entries(elsewhere)) {
        const own = settings[name as keyof Stored] as Signal<unknown>;
        if (JSON.stringify(own.value) !== JSON.stringify(value)) own.value = value;
      }
    });
  });
}
