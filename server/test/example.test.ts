import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ME, OPEN, places } from './place.ts';

const place = places();
const BOT = fileURLToPath(new URL('../../docs/examples/bot.mjs', import.meta.url));

test("a third party's bot sits down by the invitation and plays to the end", async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), OPEN], { options: { firstSeat: 1 } });
  const player = await ann.enter(table, { offers: true });
  const bot = spawn(process.execPath, [BOT, `${here.url}${player.you.links!.invite}`, 'Robin']);
  let said = '';
  bot.stdout.on('data', (part) => {
    said += part;
  });
  const ended = new Promise((resolve) => bot.on('close', resolve));
  await player.wait(() => player.info.seats[1]?.name === 'Robin' || undefined);
  await player.wish({ do: 'start' });
  const isOver = (): boolean => player.info.stage === 'over';
  while (!isOver()) {
    await player.wait(() => isOver() || player.offers.some(({ must }) => must) || undefined);
    if (!isOver()) await player.playFirst();
  }
  expect(player.all('news').some(({ seat }) => seat === 1)).toBe(true);
  expect(await ended).toBe(0);
  expect(said).toBe('The game is over.\n');
});
