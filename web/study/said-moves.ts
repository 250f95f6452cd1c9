import { follow, type GameText, isOpen, outcome, type Seat, sayAction, sayFact, view } from '@skerry/engine';
import { lineOf } from '@skerry/look';
import { before, entryTo, moveOf, type NodeId, pageOf, type Study } from '@skerry/tables/study';
import type { StudyState } from './study-state.ts';
import { studyWords } from './words.ts';

/** A move in words, as the tree and the list of lines say it. */
export interface SaidMove {
  readonly seat: Seat | undefined;
  readonly sentence: string;
  /** What chance brought. */
  readonly brought: string | undefined;
}

/** Moves never change, so each is said once per language. */
export class SaidMoves {
  private readonly known = new Map<string, SaidMove>();
  private readonly state: Pick<StudyState, 'positions' | 'game' | 'names'>;

  constructor(state: Pick<StudyState, 'positions' | 'game' | 'names'>) {
    this.state = state;
  }

  at(study: Study, id: NodeId): SaidMove {
    const text = this.state.game.text.value;
    const key = `${text.language} ${id}`;
    const said = this.known.get(key) ?? this.say(study, id, text);
    this.known.set(key, said);
    return said;
  }

  private say(study: Study, id: NodeId, text: GameText): SaidMove {
    const { positions, game, names } = this.state;
    const entry = entryTo(study, id);
    const from = before(study, id);
    if (entry === undefined || from === undefined)
      return { seat: undefined, sentence: studyWords().begins, brought: undefined };
    const { seat, chance } = entry;
    if (seat === undefined) return { seat, sentence: studyWords().gaveUp, brought: undefined };
    const table = positions.at(study, from);
    const telling = { names, content: game.game.content, reader: undefined };
    const eyes = isOpen(table) ? 'watcher' : seat;
    const sentence = sayAction(text, entry.action, { ...telling, state: view(table, eyes).state });
    if (chance === undefined) return { seat, sentence, brought: undefined };
    const facts = follow(table, entry).flatMap(({ fact, to }) => (to === undefined ? [fact] : []));
    const { state } = view(table, outcome(table) === undefined ? eyes : 'watcher');
    const told = facts.filter((fact) => {
      const { silent, heading } = lineOf(game.board.facts, fact);
      return !silent && !heading;
    });
    // The first line is often the move itself again.
    const brought = told
      .slice(told.length > 1 ? 1 : 0)
      .map((fact) => sayFact(text, fact, { ...telling, state }))
      .join(' ');
    return { seat, sentence, brought: brought === '' ? undefined : brought };
  }
}

/** Where the outcomes of chance came from; nothing for a move without chance. */
export function dealtOf(study: Study, id: NodeId): 'game' | 'anew' | 'chosen' | undefined {
  return pageOf(id) === undefined ? moveOf(study, id)?.dealt : undefined;
}

export const hasChance = (study: Study, id: NodeId): boolean => entryTo(study, id)?.chance !== undefined;
