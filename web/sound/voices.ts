import type { Sound } from '@skerry/look';

/** Synthesises a sound with a few oscillators and noise into `out`, starting at `at`. */
type Voice = (context: AudioContext, out: AudioNode, at: number) => void;

interface Tone {
  readonly type?: OscillatorType;
  /** Hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  /** Seconds after the beginning of the sound. */
  readonly after?: number;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  { type = 'sine', from, to = from, lasts, loud, after = 0 }: Tone,
): void {
  const start = at + after;
  const source = new OscillatorNode(context, { type, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(envelope(context, start, lasts, loud)).connect(out);
  source.start(start);
  source.stop(start + lasts);
}

interface Rush {
  /** The middle of the band, at the beginning and at the end. */
  readonly from: number;
  readonly to?: number;
  readonly narrow?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly after?: number;
}

function rush(
  context: AudioContext,
  out: AudioNode,
  at: number,
  { from, to = from, narrow = 1, lasts, loud, after = 0 }: Rush,
): void {
  const start = at + after;
  const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: narrow });
  band.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source
    .connect(band)
    .connect(envelope(context, start, lasts, loud))
    .connect(out);
  source.start(start);
  source.stop(start + lasts);
}

function envelope(context: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return gain;
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

function noise(context: AudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (buffer === undefined) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  return buffer;
}

const voice =
  (tones: readonly Tone[], rushes: readonly Rush[] = []): Voice =>
  (context, out, at) => {
    for (const each of tones) tone(context, out, at, each);
    for (const each of rushes) rush(context, out, at, each);
  };

/** A ship's bell, struck twice: the reader's turn. */
export const BELL: Voice = voice([
  { from: 1320, lasts: 0.7, loud: 0.22 },
  { from: 2640, lasts: 0.35, loud: 0.06 },
  { from: 1320, lasts: 0.9, loud: 0.22, after: 0.24 },
  { from: 2640, lasts: 0.4, loud: 0.06, after: 0.24 },
]);

export const VOICES: Readonly<Record<Sound, Voice>> = {
  /** A pen on paper. */
  ink: voice([], [{ from: 3200, to: 5200, narrow: 2.5, lasts: 0.16, loud: 0.16 }]),
  /** A piece set down. */
  wood: voice(
    [{ type: 'triangle', from: 240, to: 150, lasts: 0.09, loud: 0.5 }],
    [{ from: 900, narrow: 2, lasts: 0.04, loud: 0.4 }],
  ),
  water: voice(
    [{ from: 420, to: 760, lasts: 0.16, loud: 0.1, after: 0.06 }],
    [{ from: 500, to: 1400, narrow: 0.8, lasts: 0.4, loud: 0.28 }],
  ),
  /** A card turned. */
  paper: voice([], [{ from: 2200, to: 3800, narrow: 0.9, lasts: 0.11, loud: 0.3 }]),
  sink: voice(
    [{ from: 190, to: 48, lasts: 0.9, loud: 0.5 }],
    [{ from: 700, to: 140, narrow: 0.7, lasts: 0.9, loud: 0.4 }],
  ),
  rise: voice(
    [
      { type: 'triangle', from: 130, to: 262, lasts: 0.9, loud: 0.3 },
      { type: 'triangle', from: 131.5, to: 266, lasts: 0.9, loud: 0.3 },
    ],
    [{ from: 300, to: 1500, narrow: 0.8, lasts: 0.9, loud: 0.22 }],
  ),
  treasure: voice([
    { from: 659, lasts: 0.5, loud: 0.25 },
    { from: 988, lasts: 0.6, loud: 0.22, after: 0.11 },
    { from: 1319, lasts: 0.9, loud: 0.2, after: 0.22 },
  ]),
  won: voice([
    { type: 'triangle', from: 392, lasts: 0.5, loud: 0.3 },
    { type: 'triangle', from: 523, lasts: 0.5, loud: 0.3, after: 0.16 },
    { type: 'triangle', from: 659, lasts: 0.6, loud: 0.3, after: 0.32 },
    { type: 'triangle', from: 784, lasts: 1.3, loud: 0.32, after: 0.48 },
  ]),
  lost: voice(
    [
      { type: 'triangle', from: 294, lasts: 0.7, loud: 0.3 },
      { type: 'triangle', from: 233, lasts: 0.8, loud: 0.3, after: 0.3 },
      { type: 'triangle', from: 147, to: 139, lasts: 1.4, loud: 0.34, after: 0.62 },
    ],
    [{ from: 400, to: 120, narrow: 0.6, lasts: 1.8, loud: 0.2, after: 0.3 }],
  ),
};
