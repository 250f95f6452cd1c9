import { GameSession } from '@skerry/tables';
import type { TableRegistry } from './table-registry.ts';

/** Lines that are followed before others have their turn. */
const AT_ONCE = 16;

/** The beginning of a game of which only the end is in memory: read once somebody looks back there. */
export class EarlierPages {
  private readonly table: string;
  private readonly registry: TableRegistry;
  private reading: Promise<GameSession> | undefined;

  constructor(table: string, registry: TableRegistry) {
    this.table = table;
    this.registry = registry;
  }

  /** The game has become another. */
  forget(): void {
    this.reading = undefined;
  }

  /** The game up to where the lines of this session begin, if it can be read. */
  async of(session: GameSession): Promise<GameSession | undefined> {
    this.reading ??= this.read(session);
    return this.reading.catch((error) => {
      this.reading = undefined;
      this.registry.log.error({ table: this.table, error: String(error) }, 'The beginning of a game cannot be read.');
      return undefined;
    });
  }

  private async read({ game, head, startsAfter }: GameSession): Promise<GameSession> {
    const lines = await this.registry.archive.linesUpTo(this.table, startsAfter);
    const earlier = GameSession.load(game, head, []);
    for (const line of lines) {
      earlier.follow(line);
      if (line.n % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    return earlier;
  }
}
