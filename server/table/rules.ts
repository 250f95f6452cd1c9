import { bindPack, type GameWithText, PackError, takePack } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { type PackWhy, packWhy, type TableWhy } from '@skerry/tables';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { looksLike } from './looks.ts';

/** Binding a pack is slow, so the last few are kept. */
const KEPT = 64;

/** The rules and texts of all games, also bound to content packs. */
export class Rules {
  private readonly store: Pick<Store, 'pack'>;
  private readonly log: FastifyBaseLogger;
  private readonly games = new Map<string, Promise<GameWithText>>();
  private readonly bound = new Map<string, GameWithText>();

  constructor(store: Pick<Store, 'pack'>, log: FastifyBaseLogger) {
    this.store = store;
    this.log = log;
  }

  /** With its built-in content. */
  of(game: string): Promise<GameWithText> | undefined {
    const known = this.games.get(game);
    if (known) return known;
    const manifest = manifestOf(game);
    const loading = manifest && rulesWithText(manifest);
    if (loading) this.games.set(game, loading);
    return loading;
  }

  /** Bound to an uploaded pack; or what is wrong with it. */
  bind({ game, text }: GameWithText, pack: unknown): GameWithText | { readonly why: PackWhy } {
    try {
      return this.keep({ game: takePack(game, pack, looksLike), text });
    } catch (error) {
      return { why: packWhy(error) };
    }
  }

  /** Bound to a stored pack; or why it cannot be. */
  async withPack(rules: GameWithText, hash: string): Promise<GameWithText | { readonly why: TableWhy }> {
    const kept = this.bound.get(key(rules, hash));
    if (kept) return this.keep(kept);
    const whole = await this.store.pack(hash);
    if (whole === undefined) return { why: { why: 'unknownPack' } };
    try {
      return this.keep({ game: bindPack(rules.game, whole), text: rules.text });
    } catch (error) {
      if (!(error instanceof PackError)) throw error;
      // It was valid under the rules the table was made with.
      this.log.warn({ pack: hash, error: error.message }, 'A content pack no longer fits the rules of its game.');
      return { why: { why: 'otherRules' } };
    }
  }

  private keep(rules: GameWithText): GameWithText {
    const { pack } = rules.game;
    if (pack === undefined) return rules;
    const name = key(rules, pack.hash);
    this.bound.delete(name);
    this.bound.set(name, rules);
    const [oldest] = this.bound.keys();
    if (this.bound.size > KEPT && oldest !== undefined) this.bound.delete(oldest);
    return rules;
  }
}

const key = ({ game }: GameWithText, hash: string): string => `${game.name} ${hash}`;
