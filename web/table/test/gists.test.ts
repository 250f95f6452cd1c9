import {
  asks,
  type Fact,
  type Gist,
  imagine,
  open,
  openingFacts,
  outcome,
  play,
  Random,
  SampleDealer,
  turnOf,
  view,
} from '@skerry/engine';
import { GAMES, manifestOf } from '@skerry/games';
import { lineOf } from '@skerry/look';
import { flawed, sentenceFlaws } from '@skerry/speech/testing';
import { describe, expect, test } from 'vitest';
import { rowsOf, wordsOf } from '../later/gists.ts';

const NAMES = ['Ada', 'Bruno', 'Chiara'];

/** A turn of a game played by its bots, and the position after it. */
interface Played {
  readonly facts: readonly Fact[];
  readonly state: ReturnType<typeof view>['state'];
}

/** The turns of a game, with its texts in each language. */
async function turnsOfGame(name: string, seed: string) {
  const manifest = manifestOf(name)!;
  const [game, board] = await Promise.all([manifest.rules(), manifest.board!()]);
  const { policy } = await manifest.botProfile(game);
  const table = open(game, { seats: NAMES.length, seed });
  const random = new Random(1);
  const turns: Played[] = [];
  let facts: Fact[] = openingFacts(table).map(({ fact }) => fact);
  for (let n = 0; outcome(table) === undefined && turns.length < 60; n++) {
    const { number } = turnOf(table);
    const { seat, action } = policy(imagine(game, view(table, asks(table)[0]!.seat), new SampleDealer(n)), random);
    const played = play(table, seat, action);
    if (!('facts' in played)) throw new Error(`Refused: ${action.act}`);
    facts.push(...played.facts.map(({ fact }) => fact));
    if (turnOf(table).number === number) continue;
    const { state } = view(table, 'watcher');
    const next = facts.findLastIndex((fact) => lineOf(board.facts, fact).heading === true);
    turns.push({ facts: facts.slice(0, next), state });
    facts = facts.slice(next);
  }
  // The set-up is no turn.
  return { game, board, turns: turns.slice(1), texts: manifest.text };
}

describe.each(GAMES)('what a turn of %s comes down to', async (name) => {
  const { game, board, turns, texts } = await turnsOfGame(name, 'gist');
  const linesOf = ({ facts }: Played) => facts.filter((fact) => lineOf(board.facts, fact).silent !== true).length;
  const rows = (gist: Gist, { facts, state }: Played, reader: number | undefined, stop = '; ') =>
    rowsOf(
      gist(facts, { state, reader, names: NAMES, content: game.content }),
      reader === undefined ? [] : [reader],
      (one, other) => one + stop + other,
    );

  test.each(Object.keys(texts) as (keyof typeof texts)[])('is told in sound sentences, in %s', async (language) => {
    const gist = await (await texts[language]!()).gist!();
    const stop = language === 'fr' ? '\u202f; ' : '; ';
    const said = turns.flatMap((turn) =>
      [undefined, 0].flatMap((reader) =>
        rows(gist, turn, reader, stop).map((row) => {
          const words = wordsOf(row);
          return row.seats.length === 0 ? words : `Ada ${words}`;
        }),
      ),
    );
    expect(said.length).toBeGreaterThan(turns.length);
    expect(flawed(sentenceFlaws, language, new Set(said))).toEqual([]);
    if (process.env.SHOW) console.log(name, language, said.slice(0, 24).join('\n'));
  });

  test('is a row for each who did something, and one for what the game did', async () => {
    const gist = await (await texts.en()).gist!();
    for (const turn of turns) {
      const found = rows(gist, turn, 0);
      expect(new Set(found.flatMap(({ seats }) => seats)).size).toBe(found.flatMap(({ seats }) => seats).length);
      expect(found.filter(({ seats }) => seats.length === 0).length).toBeLessThanOrEqual(1);
    }
    const told = turns.reduce((sum, turn) => sum + rows(gist, turn, 0).length, 0);
    expect(told).toBeLessThan(turns.reduce((sum, turn) => sum + linesOf(turn), 0) / 2);
    if (process.env.SHOW)
      console.log(
        name,
        turns.length,
        'turns',
        turns.reduce((sum, turn) => sum + linesOf(turn), 0),
        'lines',
        told,
        'rows',
      );
  });
});
