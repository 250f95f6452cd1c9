import { GameSession } from '../game-session.ts';
import type { Line } from '../lines.ts';

/** Lines replayed before the event loop gets a turn. */
const AT_ONCE = 16;

/** The beginning of a game of which only the end is in memory, read on demand. */
export class EarlierPages {
  private readonly linesUpTo: (last: number) => Promise<readonly Line[]>;
  private reading: { readonly of: GameSession; readonly earlier: Promise<GameSession> } | undefined;

  constructor(linesUpTo: (last: number) => Promise<readonly Line[]>) {
    this.linesUpTo = linesUpTo;
  }

  /** The game up to where the lines of this session begin. */
  async of(session: GameSession): Promise<GameSession> {
    if (this.reading?.of !== session) this.reading = { of: session, earlier: this.read(session) };
    try {
      return await this.reading.earlier;
    } catch (error) {
      this.reading = undefined;
      throw error;
    }
  }

  private async read({ game, head, startsAfter }: GameSession): Promise<GameSession> {
    const lines = await this.linesUpTo(startsAfter);
    const earlier = GameSession.load(game, head, []);
    for (const line of lines) {
      earlier.follow(line);
      if (line.n % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    return earlier;
  }
}
