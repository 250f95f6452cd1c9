import { type AppliedLine, type GameSession, gameSoFar, isTold, type Reader, updateFor } from '@skerry/tables';
import { textFrame } from '../live/frame.ts';
import type { TableRow } from '../store/store.ts';

/** The news of what just happened, one frame for each kind of audience that is there. */
export class UpdateFrames {
  private readonly isOpen: boolean;
  private readonly frames = new Map<string, Buffer>();

  constructor(session: GameSession, row: TableRow, applied: AppliedLine, readers: Iterable<Reader>) {
    this.isOpen = applied.isOpen;
    for (const reader of readers) {
      const key = audienceKey(this.isOpen, reader);
      if (this.frames.has(key) || !isTold(applied.line, reader.looking)) continue;
      this.frames.set(key, textFrame(JSON.stringify(updateFor(reader, session, row, applied))));
    }
  }

  /** What a reader is told, if anything. */
  for(reader: Reader): Buffer | undefined {
    return this.frames.get(audienceKey(this.isOpen, reader));
  }
}

/** Readers with the same key are told the same: where all know everything, whoever they look through. */
function audienceKey(isOpen: boolean, { knowsRules, looking, wantsOffers, person }: Reader): string {
  const kind = knowsRules ? 'rules' : 'told';
  const eyes = isOpen ? kind : `${kind}/${looking}`;
  return wantsOffers ? `${eyes}/${person}` : eyes;
}

/** How many tellings of one position are kept: a few audiences, and those who were away for a moment. */
const MOST_TELLINGS = 32;

/** The game so far as text, kept by position and audience: many who come at once are told the same. */
export class Tellings {
  private readonly texts = new Map<string, string>();
  private about: { session: GameSession | undefined; n: number | undefined } = { session: undefined, n: undefined };

  gameSoFar(session: GameSession | undefined, reader: Reader, since?: number): string {
    if (this.about.session !== session || this.about.n !== session?.n) {
      this.forget();
      this.about = { session, n: session?.n };
    }
    const key = `${reader.knowsRules}/${reader.looking}/${since ?? ''}`;
    const kept = this.texts.get(key);
    if (kept !== undefined) return kept;
    const text = JSON.stringify(gameSoFar(session, reader, since));
    if (this.texts.size === MOST_TELLINGS) this.texts.clear();
    this.texts.set(key, text);
    return text;
  }

  /** The game has gone on. */
  forget(): void {
    this.texts.clear();
    this.about = { session: undefined, n: undefined };
  }
}
