import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BoundPack, readJson } from '@skerry/engine';
import { LARGEST_PACK, sayFaults } from '@skerry/tables';
import { TABLE_WORDS } from '@skerry/tables/words';
import type { FastifyBaseLogger } from 'fastify';
import type { Rules } from '../table/rules.ts';

interface Seen {
  /** Changes when the file does. */
  readonly mark: string;
  readonly game: string;
  readonly pack: BoundPack | undefined;
}

/**
 * The content packs that this server offers: `<folder>/<game>/<any name>.json`. Every request looks for new and changed
 * files. What cannot be used is logged once.
 */
export class PackFolder {
  private readonly folder: string | undefined;
  private readonly rules: Rules;
  private readonly log: FastifyBaseLogger;
  private seen: ReadonlyMap<string, Seen> = new Map();
  /** The last error of the folder, which is logged once. */
  private said = '';
  private looking: Promise<void> | undefined;

  constructor(folder: string | undefined, rules: Rules, log: FastifyBaseLogger) {
    this.folder = folder;
    this.rules = rules;
    this.log = log;
  }

  /** Sorted by name. */
  async offered(game: string): Promise<BoundPack[]> {
    await this.look();
    const found = [...this.seen.values()].flatMap((seen) => (seen.game === game && seen.pack ? [seen.pack] : []));
    const once = new Map(found.map((pack) => [pack.hash, pack]));
    return [...once.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
  }

  async find(hash: string): Promise<BoundPack | undefined> {
    await this.look();
    return [...this.seen.values()].find(({ pack }) => pack?.hash === hash)?.pack;
  }

  look(): Promise<void> {
    const { folder } = this;
    if (folder === undefined) return Promise.resolve();
    this.looking ??= this.lookThrough(folder)
      .catch((error: unknown) => this.sayOnce(String(error), 'The folder of content packs cannot be read.'))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private sayOnce(error: string, sentence: string): void {
    if (this.said === error) return;
    this.said = error;
    this.log.warn({ folder: this.folder, error }, sentence);
  }

  private async lookThrough(folder: string): Promise<void> {
    const seen = new Map<string, Seen>();
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (isPackFile(name)) {
        seen.set(path, this.misplaced(path));
        continue;
      }
      // A broken link or an unreadable folder hides only itself.
      const files = await packFilesIn(path).catch((error: unknown) => String(error));
      if (typeof files === 'string') seen.set(path, this.seen.get(path) ?? this.unusable(path, '', '', [files]));
      else for (const file of files) seen.set(join(path, file), await this.read(name, join(path, file)));
    }
    this.seen = seen;
    this.said = '';
  }

  private misplaced(path: string): Seen {
    return this.seen.get(path) ?? this.unusable(path, '', '', ['Put it into a folder named after its game.']);
  }

  private async read(name: string, path: string): Promise<Seen> {
    const found = await stat(path).catch(String);
    const mark = typeof found === 'string' ? found : `${found.mtimeMs} ${found.size}`;
    const known = this.seen.get(path);
    if (known?.mark === mark) return known;
    const unusable = (...sentences: string[]) => this.unusable(path, name, mark, sentences);
    if (typeof found === 'string') return unusable(found);
    const rules = await this.rules.of(name);
    if (rules?.game.packs === undefined) return unusable(`There is no game "${name}" that takes content packs.`);
    if (found.size > LARGEST_PACK) return unusable(`It is larger than ${LARGEST_PACK} bytes.`);
    let pack: unknown;
    try {
      pack = readJson(await readFile(path, 'utf8'));
    } catch (error) {
      return unusable(`It is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
    const bound = this.rules.bind(rules, pack);
    if ('why' in bound)
      return unusable(...(bound.why.why === 'badPack' ? sayFaults(TABLE_WORDS.en, bound.why, rules.text.en) : []));
    if (bound.game.pack === undefined) return unusable('It is the built-in content.');
    return { mark, game: name, pack: bound.game.pack };
  }

  private unusable(path: string, game: string, mark: string, sentences: readonly string[]): Seen {
    this.log.warn({ file: path, faults: sentences }, 'A content pack cannot be used.');
    return { mark, game, pack: undefined };
  }
}

const packFilesIn = async (path: string): Promise<string[]> =>
  (await stat(path)).isDirectory() ? (await readdir(path)).filter(isPackFile) : [];

const isPackFile = (name: string): boolean => name.endsWith('.json') && !name.startsWith('.');
