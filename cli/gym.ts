import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { command } from './command.ts';
import { Gym } from './gym/gym.ts';

export const gym = command({
  name: 'gym',
  summary: 'play games for a program: a line of JSON in, a line of JSON out',
  operands: [],
  options: {},
  notes: [
    'Requests come on standard input and are answered in order on standard output; docs/gym.md explains them. It ends with its input.',
  ],
  examples: ['gym < requests.jsonl > answers.jsonl'],
  async run() {
    const requests = new Gym();
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() === '') continue;
      const answer = JSON.stringify(await requests.answer(line));
      // A program that does not read its answers is not given more of them.
      if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
    }
    return 0;
  },
});
