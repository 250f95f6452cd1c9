import { follow, inLanguage, isOpen, type Language, readJson, sayAction, sayFact, view } from '@skerry/engine';
import {
  before,
  entryTo,
  gameOfStudy,
  lastPage,
  linesOf,
  type NodeId,
  noteAt,
  pageOf,
  readStudy,
  type Study,
  StudyError,
  type StudyLine,
  StudyPositions,
  sayStudyFault,
  studyFile,
} from '@skerry/tables/study';
import { command, Failure, flag } from './command.ts';
import { readFileWell } from './files.ts';
import { GAMES, type LoadedGame, loadGame } from './games.ts';
import { type Paint, paintFor, printLines } from './paint.ts';
import { LANG_OPTION, readLanguage } from './setting.ts';
import { botName, WORDS } from './words.ts';

/** More than any study has; nothing larger is read. */
const LARGEST_STUDY = 8_000_000;

export const study = command({
  name: 'study',
  summary: 'print a study: its lines beside the game, with names and comments',
  operands: ['<file>'],
  options: {
    lang: LANG_OPTION,
    json: flag('print JSON for other programs: the study, checked, with each move as a sentence'),
  },
  examples: ['study palace.skerry', 'study palace.skerry --lang fr'],
  async run({ values, positionals }) {
    const language = readLanguage(values.lang);
    const { loaded, found } = await loadStudy(positionals[0] ?? '', language);
    const teller = new StudyTeller(loaded, found, language);
    if (values.json) {
      const file = studyFile(found);
      const moves = file.moves.map((move, n) => ({ ...move, said: teller.move(found.moves[n]!.id).said }));
      process.stdout.write(`${JSON.stringify({ ...file, moves })}\n`);
    } else printLines(teller.whole(paintFor(process.stdout)));
    return 0;
  },
});

async function loadStudy(file: string, language: Language): Promise<{ loaded: LoadedGame; found: Study }> {
  const text = await readFileWell(file);
  try {
    if (text.length > LARGEST_STUDY) throw new StudyError({ why: 'notStudy' });
    const value = parsed(text);
    const name = gameOfStudy(value);
    if (!GAMES.includes(name))
      throw new Failure(
        `This is a study of "${name}", which this version doesn’t support. Supported: ${GAMES.join(', ')}.`,
      );
    const loaded = await loadGame(name);
    const found = readStudy(value, loaded.game);
    const { game } = new StudyPositions(loaded.game, found);
    return { loaded: game === loaded.game ? loaded : await loaded.bound(game), found };
  } catch (error) {
    throw error instanceof StudyError ? new Failure(sayStudyFault(language, error.fault)) : error;
  }
}

function parsed(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw new StudyError({ why: 'notStudy' });
  }
}

interface ToldMove {
  readonly said: string;
  /** What chance brought, a sentence each. */
  readonly brought: readonly string[];
}

class StudyTeller {
  private readonly study: Study;
  private readonly language: Language;
  private readonly loaded: LoadedGame;
  private readonly positions: StudyPositions;
  private readonly names: readonly string[];

  constructor(loaded: LoadedGame, study: Study, language: Language) {
    this.study = study;
    this.language = language;
    this.loaded = loaded;
    this.positions = new StudyPositions(loaded.game, study);
    const { record } = study;
    this.names = Array.from({ length: record.seats }, (_, seat) => record.names?.[seat] || botName(seat));
  }

  whole(paint: Paint): string[] {
    const { study } = this;
    const words = WORDS[this.language].study;
    const text = inLanguage(this.language, this.loaded.text);
    const [, ...lines] = linesOf(study);
    return [
      paint.heading(study.name),
      words.of(text.title, lastPage(study), study.from),
      ...study.notes.flatMap(({ page, name, comment = '' }) => [
        `${words.step(page)}${name ? `: ${name}` : ''}`,
        ...said(comment, 1),
      ]),
      ...lines.flatMap((line) => this.line(line, paint)),
    ];
  }

  private line({ letter, name, fork, nodes, level }: StudyLine, paint: Paint): string[] {
    const words = WORDS[this.language].study;
    const page = fork === undefined ? undefined : pageOf(fork);
    const from = page === undefined ? '' : ` (${words.step(page)})`;
    const indent = level - 1;
    return [
      '',
      indented(paint.heading(`${words.line(letter)}${name === undefined ? '' : `, ${name}`}${from}`), indent),
      ...nodes.flatMap((id) => {
        const { said: move, brought } = this.move(id);
        return [
          indented(move, indent + 1),
          ...brought.map((sentence) => indented(`≈ ${sentence}`, indent + 2)),
          ...said(noteAt(this.study, id).comment ?? '', indent + 2),
        ];
      }),
    ];
  }

  move(id: NodeId): ToldMove {
    const text = inLanguage(this.language, this.loaded.text);
    const entry = entryTo(this.study, id)!;
    const table = this.positions.at(this.study, before(this.study, id)!);
    const seat = entry.seat!;
    const telling = { names: this.names, content: this.loaded.game.content, reader: undefined };
    const eyes = isOpen(table) ? 'watcher' : seat;
    const action = sayAction(text, entry.action, { ...telling, state: view(table, eyes).state });
    const move = WORDS[this.language].of(this.names[seat] ?? '', action);
    if (entry.chance === undefined) return { said: move, brought: [] };
    const facts = follow(table, entry).flatMap(({ fact, to }) => (to === undefined ? [fact] : []));
    const { state } = view(table, 'watcher');
    return { said: move, brought: facts.map((fact) => sayFact(text, fact, { ...telling, state })) };
  }
}

const indented = (line: string, by: number): string => `${'  '.repeat(by)}${line}`;

const said = (comment: string, by: number): string[] =>
  comment === '' ? [] : comment.split('\n').map((line) => indented(`“${line}”`, by));
