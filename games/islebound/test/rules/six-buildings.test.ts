import { expect, test } from 'vitest';
import { act, captain, type Position, position } from '../position.ts';

const wanted = (edition: 'en2' | 'fr1', A: Position['A']): Position => ({
  options: { sixBuildings: true, edition },
  A: { books: 4, ...A },
  row: ['Bridge', 'Butcher', 'Library', 'Mansion', 'Market', 'Palace'],
});

test('the first card brings a coin: bought in both editions, built only in en2 (IB-191, IB-192; example 75)', () => {
  for (const edition of ['en2', 'fr1'] as const) {
    const bought = position(wanted(edition, { coins: 5 }));
    act(bought, { act: 'buy', space: 1 });
    expect(captain(bought).coins).toBe(1);
    const built = position(wanted(edition, { at: 'stratic', towns: ['stratic'], coins: 0, wood: 1, fish: 3 }));
    act(built, 'visit', { act: 'build', space: 1 });
    expect(captain(built).coins).toBe(edition === 'en2' ? 1 : 0);
  }
  const second = position(wanted('en2', { coins: 4 }));
  act(second, { act: 'buy', space: 2 });
  expect(captain(second).coins).toBe(0);
});
