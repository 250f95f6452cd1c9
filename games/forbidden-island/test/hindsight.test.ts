import { view } from '@skerry/engine';
import { expect, test } from 'vitest';
import type { Action } from '../rules/actions.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';
import { type Position, position } from './position.ts';

/** What is said, in both languages, when Coral Palace sinks after these positions though something better was known. */
function hindsight(better: readonly Action[], since: readonly Position[]): (string | undefined)[] {
  const states = since.map((wanted) => view(position({ lay: { c3: 'coral-palace' }, ...wanted }), 'watcher').state);
  const sank = { fact: 'sank', tile: 'coral-palace', pawns: [] } as const;
  const what = { facts: [sank], better, since: states, nth: 2 };
  return [en.hindsight?.(what), fr.hindsight?.(what)];
}

const dry: Action = { act: 'shoreUp', tiles: ['c3'] };
const flooded: Position = { flooded: ['c3'] };

test('a tile that sank lay flooded since the choice that would have dried it', () => {
  const told = ['But it had been flooded since turning point 2', 'Mais la tuile était inondée depuis le tournant 2'];
  expect(hindsight([dry], [flooded, flooded])).toEqual(told);
  expect(hindsight([{ act: 'sandbags', on: 'c3' }], [flooded])).toEqual(told);
});

test('a choice has no part in it where another tile was meant, or where it was dry in between', () => {
  expect(hindsight([{ act: 'shoreUp', tiles: ['b3'] }], [flooded])).toEqual([undefined, undefined]);
  expect(hindsight([dry], [flooded, {}, flooded])).toEqual([undefined, undefined]);
});
