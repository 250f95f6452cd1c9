import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from '../../store/open.ts';
import { ME, places } from '../place.ts';

const place = places();
afterEach(() => void vi.restoreAllMocks());

test('what the database cannot answer while it is away is refused, and the server goes on', async () => {
  const here = place();
  const store = await openStore({ dataDir: here.folder, process: 'x' });
  await here.open({}, { store });
  const ann = await here.person();
  const player = await ann.enter(await ann.make([ME('Ann'), ME('Ben')]));
  await player.wish({ do: 'start' });
  const away = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  vi.spyOn(store, 'madeBy').mockImplementation(away);
  expect(await player.wish({ do: 'rematch' })).toMatchObject({ why: { why: 'busy' } });
  vi.restoreAllMocks();
  expect(await player.wish({ do: 'rematch' })).toMatchObject({ why: { why: 'notOver' } });
});
