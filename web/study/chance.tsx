import { isOpen, sayAction, view } from '@skerry/engine';
import { OfferButton, SeatMark } from '@skerry/look';
import { CHANCE_SOURCES } from '@skerry/tables/study';
import { useEffect, useMemo } from 'preact/hooks';
import { sayOutcomes } from './outcomes.ts';
import { hasChance } from './said-moves.ts';
import type { Choosing, StudyState } from './study-state.ts';
import { studyWords } from './words.ts';
import { Figure } from './worth-figure.tsx';
import type { Worths } from './worths.ts';

interface ChanceProps {
  readonly state: StudyState;
  readonly worths: Worths;
}

/** Where chance comes from when a move is tried; after such a move, another outcome can be supposed. */
export function ChanceSlip({ state }: Pick<ChanceProps, 'state'>) {
  const words = studyWords();
  return (
    <section class="slip study-chance" aria-label={words.chanceIs}>
      <fieldset class="wrap study-sources">
        <legend class="cap">{words.chanceIs}</legend>
        {CHANCE_SOURCES.map((source) => (
          <button
            key={source}
            type="button"
            aria-pressed={state.source.value === source}
            onClick={() => {
              state.source.value = source;
            }}
          >
            {words.sources[source]}
          </button>
        ))}
      </fieldset>
      {hasChance(state.study.value, state.at.value) && (
        <button class="link" type="button" onClick={state.chooseAgain}>
          {words.otherChance}
        </button>
      )}
    </section>
  );
}

/** In place of the question: what chance may bring, how likely it is, and what would follow. */
export function ChooseSlip({ state, worths, choosing }: ChanceProps & { readonly choosing: Choosing }) {
  const words = studyWords();
  const { at, seat, action, known, asked } = choosing;
  const text = state.game.text.value;
  const outcomes = useMemo(() => sayOutcomes(state, choosing), [choosing, text]);
  const table = useMemo(() => state.positions.at(state.study.peek(), at), [at]);
  useEffect(() => {
    const move = { seat, action };
    const judged = (outcome: (typeof outcomes)[number]['outcome']) => ({
      view: view(table, 'watcher'),
      after: { move, known: [...known, outcome] },
    });
    if (isOpen(table)) worths.suppose(outcomes.map(({ key, outcome }) => ({ key, judged: judged(outcome) })));
    return () => worths.suppose([]);
  }, [outcomes]);
  const telling = { names: state.names, content: table.game.content, reader: undefined };
  const title = sayAction(text, action, { ...telling, state: view(table, isOpen(table) ? 'watcher' : seat).state });
  return (
    <section class="column slip ask study-choose" data-edge="brass" aria-label={words.whatComes}>
      <h2 class="row ask-sentence">
        <SeatMark seat={seat} size={24} />
        <span lang={text.language}>{title}.</span>
        <em>{known.length === 0 ? words.whatComes : words.nthOutcome(known.length + 1)}</em>
      </h2>
      <ul class="wrap study-outcomes" lang={text.language}>
        {outcomes.map(({ key, outcome, sentence, count }) => (
          <li key={key}>
            <button class="stack study-outcome" type="button" onClick={() => state.choose(outcome)}>
              <span>{sentence}</span>
              <small>
                {words.howLikely(count, asked.of)} {isOpen(table) && <Figure worths={worths} id={key} />}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <div class="row wrap study-rest">
        {state.study.value.record.seed !== undefined && (
          <OfferButton label={words.sources.game} onClick={() => state.leaveToChance('game')} />
        )}
        <OfferButton label={words.sources.anew} onClick={() => state.leaveToChance('anew')} />
        <OfferButton label={words.cancel} onClick={state.cancelChoice} />
      </div>
    </section>
  );
}
