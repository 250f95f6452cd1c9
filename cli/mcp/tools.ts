import { outcome, sayAction, sayAsk, sayFact, tableFromView } from '@skerry/engine';
import { LONGEST_CHAT, LONGEST_NAME } from '@skerry/tables';
import type { Offered } from '@skerry/tables/wire';
import { Failure } from '../command.ts';
import { GAMES } from '../games.ts';
import { paintFor } from '../paint.ts';
import { SpokenStory } from '../story.ts';
import { TableClient } from './table-client.ts';
import type { TableServer } from './table-server.ts';

interface Parameter {
  readonly type: 'string' | 'integer';
  readonly description: string;
  readonly [limit: string]: unknown;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: { readonly [name: string]: Parameter };
  readonly required?: readonly string[];
  run(given: { readonly [name: string]: unknown }): Promise<string>;
}

const MOST_SECONDS = 55;
const COLUMNS = 100;

const NAME: Parameter = {
  type: 'string',
  description: 'your name at the table',
  minLength: 1,
  maxLength: LONGEST_NAME,
};

/** What a language model can do: come to one table at a time, look, play and talk. */
export function toolsFor(server: TableServer): readonly Tool[] {
  let at: TableClient | undefined;
  /** What was numbered last: a number means that, whatever others have done since. */
  let numbered: { readonly offer: Offered | undefined; readonly lines: number } = { offer: undefined, lines: 0 };
  const shown = (client: TableClient): string => {
    numbered = { offer: client.offer, lines: client.lines };
    return position(client);
  };
  const here = (): TableClient => at ?? fail('You are at no table. Use join_table or open_table first.');
  const come = async (table: string, key?: string): Promise<TableClient> => {
    at?.leave();
    at = undefined;
    numbered = { offer: undefined, lines: 0 };
    at = await TableClient.come(server, table, key);
    return at;
  };
  return [
    {
      name: 'open_table',
      description:
        'Open a new table and sit down at it. Returns the link with which people or other programs can join.',
      parameters: {
        game: { type: 'string', description: 'which game', enum: [...GAMES] },
        name: NAME,
        bots: { type: 'integer', description: 'how many seats bots take', minimum: 0, maximum: 7 },
        open_seats: { type: 'integer', description: 'how many seats stay open for others', minimum: 0, maximum: 7 },
      },
      required: ['game', 'name'],
      async run({ game, name, bots = 0, open_seats = 0 }) {
        const seats = [
          { who: 'me', name },
          ...Array.from({ length: Number(open_seats) }, () => ({ who: 'open' })),
          ...Array.from({ length: Number(bots) }, () => ({ who: 'bot', level: 'keen' })),
        ];
        const { id } = await server.ask<{ id: string }>('tables', { game, seats });
        const { you } = await come(id);
        return `The table is open. Others join with ${server.origin}${you.links?.invite ?? ''} . Use start_game once all seats are taken.`;
      },
    },
    {
      name: 'join_table',
      description:
        'Come to a table by its link or its code word, and sit down on a free seat if the game has not begun.',
      parameters: {
        link: {
          type: 'string',
          description: 'an invitation link, or a word such as heron-coral-482-913-207',
          maxLength: 500,
        },
        name: NAME,
      },
      required: ['link', 'name'],
      async run({ link, name }) {
        const { table, key } = await server.find(String(link));
        const client = await come(table, key);
        if (client.you.seats.length > 0) return `You are back at your seat.\n\n${shown(client)}`;
        if (client.info.stage !== 'lobby') return `The game has begun, so you are watching.\n\n${shown(client)}`;
        await client.sit(String(name));
        return 'You have a seat. The game begins when the host starts it: use wait.';
      },
    },
    {
      name: 'start_game',
      description: 'Start the game at the table you opened. All seats must be taken.',
      parameters: {},
      async run() {
        await here().command({ do: 'start' });
        await here().until(() => here().view !== undefined, 15_000);
        return shown(here());
      },
    },
    {
      name: 'look',
      description: 'See the position, what has happened since you last looked, and your moves by number.',
      parameters: {},
      run: async () => shown(here()),
    },
    {
      name: 'play',
      description:
        'Play one of the moves that look, wait or play have numbered last. Legal moves only; the table refuses others.',
      parameters: { move: { type: 'integer', description: 'the number of the move', minimum: 1 } },
      required: ['move'],
      async run({ move }) {
        const client = here();
        const offer = numbered.offer ?? fail('You have nothing to decide right now. Use wait.');
        const nth = Number(move) - 1;
        if (offer.actions[nth] === undefined)
          fail(`There is no move ${move}. Choose from 1 to ${offer.actions.length}.`);
        await client.play(offer, nth, numbered.lines);
        return shown(client);
      },
    },
    {
      name: 'wait',
      description: 'Wait until you are asked or the game is over, then see the position.',
      parameters: {
        seconds: { type: 'integer', description: `at most this long (default 30)`, minimum: 1, maximum: MOST_SECONDS },
      },
      async run({ seconds = 30 }) {
        const client = here();
        const isAsked = () => client.offers.some(({ must }) => must) || client.info.stage === 'over';
        const asked = await client.until(isAsked, Math.min(MOST_SECONDS, Number(seconds)) * 1000);
        return asked ? shown(client) : `Nobody has asked you yet.\n\n${shown(client)}`;
      },
    },
    {
      name: 'say',
      description: 'Say something to the others at the table.',
      parameters: { text: { type: 'string', description: 'what to say', minLength: 1, maxLength: LONGEST_CHAT } },
      required: ['text'],
      async run({ text }) {
        await here().command({ do: 'chat', text });
        return 'Said.';
      },
    },
  ];
}

function fail(sentence: string): never {
  throw new Failure(sentence);
}

/** The table in words: what has happened, the position, who must decide what. */
function position(client: TableClient): string {
  const { game: loaded, view, info, you, offer } = client;
  const names = info.seats.map(({ name }, seat) => name || `seat ${seat + 1}`);
  if (view === undefined) return `The game has not begun. At the table: ${names.join(', ')}.`;
  const text = loaded.text.en;
  const [seat] = you.seats;
  const telling = { state: view.state, reader: seat, names, content: loaded.game.content };
  const happened = client.news().map((fact) => sayFact(text, fact, telling));
  const story = new SpokenStory({
    ...{ loaded, language: 'en', names, paint: paintFor(process.stdout), width: COLUMNS, pictures: true },
    ...(seat !== undefined && { reader: seat }),
  });
  const end = outcome(tableFromView(loaded.game, view));
  const asked =
    end !== undefined
      ? story.result(end, view.state)
      : offer === undefined
        ? ['Others are deciding. Use wait.']
        : [
            `${offer.must ? '' : 'You may: '}${sayAsk(text, offer.seat, telling)}`,
            ...offer.actions.map(
              (action, n) => `${n + 1}. ${sayAction(text, action, { ...telling, reader: offer.seat })}`,
            ),
          ];
  return [...happened, '', ...story.picture(view.state), ...asked].join('\n').trim();
}
