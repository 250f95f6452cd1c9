import type { Sound } from '@skerry/look';
import { settings } from '../settings/settings.ts';

/** Sounds are synthesised, without files. Browsers allow none before the reader has touched the page. */
let context: AudioContext | undefined;
let voices: typeof import('../sound/voices.ts') | undefined;

function wake(): void {
  context ??= new AudioContext();
  void import('../sound/voices.ts').then((module) => {
    voices = module;
  });
  if (context.state === 'suspended') void context.resume();
}

if (typeof document !== 'undefined') {
  for (const touch of ['pointerdown', 'keydown'] as const) document.addEventListener(touch, wake, { once: true });
}

/** Between two simultaneous sounds, in seconds. */
const APART = 0.16;
const MOST = 5;

/** Rings the bell, even while the page is in the background. */
export function ring(): void {
  if (context === undefined || voices === undefined || !settings.sound.value) return;
  const volume = new GainNode(context, { gain: settings.volume.value });
  volume.connect(context.destination);
  voices.BELL(context, volume, context.currentTime);
}

/** Plays simultaneous sounds one after the other; the same one is not repeated at once. */
export function hear(sounds: readonly (Sound | undefined)[]): void {
  if (context === undefined || voices === undefined || !settings.sound.value || document.hidden) return;
  const { currentTime, destination } = context;
  const heard = sounds.filter((sound, n): sound is Sound => sound !== undefined && sound !== sounds[n - 1]);
  for (const [n, sound] of heard.slice(0, MOST).entries()) {
    const volume = new GainNode(context, { gain: settings.volume.value });
    volume.connect(destination);
    voices.VOICES[sound](context, volume, currentTime + n * APART);
  }
}
