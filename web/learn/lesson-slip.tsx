import { same } from '@skerry/engine';
import { Icon, type Offer, OfferButton, SeatMark, useKeptFocus } from '@skerry/look';
import { useRef } from 'preact/hooks';
import { learnPage } from '../routes.ts';
import { ActionList, Offers } from '../table/prompt/ask.tsx';
import type { TableModel } from '../table/table-model.ts';
import { learnWords } from '../words/learn.ts';
import { inReadersLanguage } from '../words/speak.ts';
import { Dots } from './dots.tsx';
import { Brass } from './highlighted.tsx';
import { LEARNER, type LessonRun } from './taking.ts';

export interface LessonAskProps {
  readonly model: TableModel;
  readonly taking: LessonRun;
  /** The game, as in addresses. */
  readonly name: string;
  /** Which lesson it is, counted from 1, and what it is called. */
  readonly nth: number;
  readonly title: string;
}

/** What a lesson asks: one sentence, one line why, the offers of the game, and three ways out. */
export function LessonAsk({ model, taking, name, nth, title }: LessonAskProps) {
  const words = learnWords();
  const { steps } = taking;
  const at = taking.at.value;
  const step = taking.step.value;
  const miss = taking.miss.value;
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root, {
    to: '.offers [tabindex="0"], .lesson-tools .offer',
    when: [at, model.acting.sending.value, miss],
  });
  const isRead = step !== undefined && step.show === undefined;
  // On a phone there is room for what is asked for, and for nothing else.
  const isAsked = (offer: Offer) => offer.actions.some((action) => same(action, step?.show));
  const only = model.layout.kind.value === 'narrow' ? { only: isAsked } : {};
  return (
    <section
      ref={root}
      class="slip ask lesson-ask"
      tabIndex={-1}
      data-edge={miss === undefined ? 'brass' : 'coral'}
      data-tone="yours"
      aria-label={words.lesson(nth, title)}
      aria-busy={model.acting.sending.value}
    >
      <p class="row lesson-head">
        <Dots done={steps.map((_, n) => n < at)} next={at} />
        <span>
          <i class="lesson-nth">{words.nthLesson(nth)}</i> {title}
        </span>
        {step !== undefined && <small>{words.of(at + 1, steps.length)}</small>}
      </p>
      {step !== undefined && (
        <>
          <h2 key={`${at} ${miss?.sentence}`} class="row ask-sentence">
            <SeatMark seat={LEARNER} size={28} />
            <span>
              {miss === undefined ? (
                <Brass text={inReadersLanguage(step.say)} />
              ) : (
                <>
                  {words.notThat} <i class="lesson-miss">{miss.sentence}</i>
                </>
              )}
            </span>
          </h2>
          <p class="lesson-why">
            <Brass text={miss === undefined ? inReadersLanguage(step.why) : inReadersLanguage(step.say)} />
          </p>
          <div class="ask-act lesson-act">
            {!isRead && <Offers model={model} {...only} />}
            <div class="wrap lesson-tools">
              <OfferButton
                label={words.back}
                icon="back"
                {...(model.acting.undoSeat.value === undefined && { why: words.noBack })}
                onClick={() => model.acting.undoSeat.peek() !== undefined && model.acting.undo()}
              />
              {isRead ? (
                <OfferButton go label={words.goOn} icon="forward" onClick={taking.goOn} />
              ) : (
                <OfferButton
                  label={words.showMe}
                  icon="watch"
                  chosen={taking.isStuck.value}
                  onClick={() => step.show !== undefined && model.acting.send(step.show)}
                />
              )}
              {miss?.rule === undefined ? (
                <OfferButton label={words.leave} icon="leave" href={learnPage(name)} />
              ) : (
                <OfferButton
                  label={words.theRule}
                  icon="rules"
                  onClick={() => model.sheets.open({ kind: 'rules', at: miss.rule })}
                />
              )}
            </div>
          </div>
        </>
      )}
      {step === undefined && (
        <p class="row lesson-over">
          <Icon name="check" size={22} /> {words.over(title)}
        </p>
      )}
      {model.acting.chosen.value !== undefined && model.acting.listOpen.value && <ActionList model={model} />}
    </section>
  );
}
