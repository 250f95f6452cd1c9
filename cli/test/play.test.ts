import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { atTerminal, hasTerminal, lastWords, scratch, skerry, skerryProgram, withBotThread } from './terminal.ts';

const file = scratch();

const seated = ['play', 'forbidden-island', '--bots', 'random', '--seed', 'tide', '--option', 'firstSeat=0'];
const saying = (...lines: string[]) => ({ input: `${lines.join('\n')}\n` });

test('taking the first offer again and again plays a game to its end', async () => {
  const { code, stdout, stderr } = await skerryProgram(seated, saying(...Array.from({ length: 2000 }, () => '1')));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(lastWords(stdout)).toMatch(/^(The game is lost|You have won)/);
});

test('the end of the input is a polite goodbye', async () => {
  const { code, stdout } = await skerry(seated);
  expect(code).toBe(0);
  expect(stdout).toContain('Skipper, you have three actions left.');
  expect(lastWords(stdout)).toMatch(/Goodbye\.$/);
});

test('"help", "?", "log" and "quit" are understood, other words are not', async () => {
  const { stdout } = await skerry(seated, saying('help', '?', 'log', 'dance', 'quit'));
  expect(stdout).toContain('undoes your last action');
  expect(stdout).toContain('Not possible now:');
  expect(stdout).toMatch(/isn’t next to your tile|isn’t flooded/);
  expect(stdout).toContain('“dance” is not on the list.');
});

test('an action can be taken back, but not what comes before it', async () => {
  const { stdout } = await skerry(seated, saying('1', 'undo', 'undo', 'quit'));
  expect(stdout).toMatch(/two actions left.*Undone\..*three actions left.*You have nothing to undo\./s);
});

test('a whole turn is taken back at once', async () => {
  const { stdout } = await skerry(seated, saying('1', '1', 'undo turn', 'quit'));
  expect(stdout).toMatch(/one action left.*Undone\..*three actions left/s);
});

test('what was taken back is played again', async () => {
  const { stdout } = await skerry(seated, saying('1', '1', 'undo turn', 'redo', 'redo', 'quit'));
  expect(stdout).toMatch(
    /three actions left.*one action left.*Undone\..*three actions left.*one action left.*Nothing to redo/s,
  );
});

test('a saved game goes on where it was', async () => {
  const place = file('half.json');
  const first = await skerry(seated, saying('1', `save ${place}`, 'quit'));
  expect(first.stdout).toContain(`The game has been saved in ${place}.`);
  expect(JSON.parse(readFileSync(place, 'utf8')).entries).toHaveLength(1);
  const second = await skerry(['play', 'forbidden-island', '--bots', 'random', '--resume', place], saying('quit'));
  expect(second.stdout).toContain('Skipper, you have two actions left.');
});

test('a save that fails says so, and the game goes on', async () => {
  const { code, stdout } = await skerry(seated, saying(`save ${file('no/such/folder')}`, '1', 'quit'));
  expect(code).toBe(0);
  expect(stdout).toContain('cannot be written: no such file or folder.');
  expect(stdout).toContain('two actions left');
});

test('giving up ends the game', async () => {
  const { code, stdout } = await skerry(seated, saying('give up'));
  expect(code).toBe(0);
  expect(lastWords(stdout)).toBe('The game is lost: the team has given up.');
});

test('it is played in French as well', async () => {
  const { stdout } = await skerry([...seated, '--lang', 'fr'], saying('give up'));
  expect(stdout).toContain('Skipper, il vous reste trois actions.');
  expect(stdout).toContain('Bruno (au hasard)');
  expect(lastWords(stdout)).toMatch(/^La partie est perdue/);
});

describe('while a bot thinks', () => {
  const waiting = ['play', 'forbidden-island', '--seed', 'flow', '--option', 'firstSeat=1', '--bots', 'fierce'];

  test.skipIf(!hasTerminal)('a terminal tells how far it is, and Ctrl-C leaves at once', async () => {
    // However slow the key is, the bot is slower.
    const endless = `import { parentPort } from 'node:worker_threads';
      let share = 0;
      parentPort.on('message', ({ id }) => setInterval(() => parentPort.postMessage({ say: 'thinking', id, share: (share += 0.001) }), 50));`;
    const program = withBotThread(file('endless'), endless);
    const { code, said } = await atTerminal(waiting, { press: '\u0003', at: 'Bruno is thinking: ', program });
    expect(code).toBe(0);
    expect(said).toMatch(/Bruno is thinking: \d+%\r.*Goodbye\.\s*$/s);
    expect(said).not.toContain('Skipper, you have three actions left.');
  });

  test('a thread that dies is told in a sentence, and the game can be saved', async () => {
    const home = pathToFileURL(`${file('lost')}/`);
    mkdirSync(new URL('dist/', home), { recursive: true });
    writeFileSync(new URL('dist/bot-thread.js', home), 'process.exit(3);');
    const place = file('rescued.json');
    const { code, stdout } = await skerry(waiting, { ...saying('', `save ${place}`, 'quit'), home });
    expect(code).toBe(0);
    expect(stdout.match(/The bots’ worker has stopped \(exit code 3\)\./g)).toHaveLength(2);
    expect(JSON.parse(readFileSync(place, 'utf8')).entries).toEqual([]);
  });

  test('a pipe hears nothing of it', async () => {
    const { stdout, stderr } = await skerry([...seated, '--bots', 'keen'], saying('1', '1', '1', '1', '1', '1'));
    expect(stdout).toContain('Bruno');
    expect(stdout + stderr).not.toMatch(/thinking|\r/);
  });
});
