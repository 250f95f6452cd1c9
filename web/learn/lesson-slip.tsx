import { same } from '@skerry/engine';
import { Icon, type Offer, OfferButton, SeatMark, useKeptFocus } from '@skerry/look';
import { useEffect, useRef } from 'preact/hooks';
import { learnPage } from '../routes.ts';
import { ActionList } from '../table/later-parts.ts';
import { Offers } from '../table/prompt/ask.tsx';
import type { TableModel } from '../table/table-model.ts';
import { learnWords } from '../words/learn.ts';
import { Dots } from './dots.tsx';
import { Brass } from './highlighted.tsx';
import { LEARNER, type LessonRun } from './taking.ts';

export interface LessonAskProps {
  readonly model: TableModel;
  readonly taking: LessonRun;
  /** In addresses. */
  readonly name: string;
  /** Counted from 1. */
  readonly nth: number;
  readonly title: string;
}

export function LessonAsk({ model, taking, name, nth, title }: LessonAskProps) {
  const words = learnWords();
  const { steps } = taking;
  const at = taking.at.value;
  const step = taking.step.value;
  const { say = '', why = '' } = taking.said.value ?? {};
  const miss = taking.miss.value;
  const chosen = model.acting.chosen.value;
  const { Tray } = model.game.board;
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root, {
    to: '.offers [tabindex="0"], [data-offer="lessonOn"], .lesson-tools .offer',
    when: [at, model.acting.busy.value, miss],
  });
  useEffect(() => {
    // Targets that are not on the chart are chosen in the list.
    if (chosen !== undefined && !step?.lit.some(isOnChart)) model.acting.listOpen.value = true;
  }, [chosen?.key]);
  const isRead = step !== undefined && step.show === undefined;
  // A phone has room only for the offers that the step asks for.
  const isAsked = ({ actions, further = [] }: Offer) =>
    further.length === 0 && actions.some((action) => same(action, step?.show));
  const only = model.layout.kind.value === 'narrow' ? { only: isAsked } : {};
  return (
    <section
      ref={root}
      class="slip ask lesson-ask"
      tabIndex={-1}
      data-edge={miss === undefined ? 'brass' : 'coral'}
      data-tone="yours"
      aria-label={words.lesson(nth, title)}
      aria-busy={model.acting.busy.value}
    >
      <p class="row lesson-head">
        <Dots done={steps.map((_, n) => n < at)} next={at} />
        <span class="lesson-title">
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
                <Brass text={say} />
              ) : (
                <>
                  {words.notThat} <i class="lesson-miss">{miss.sentence}</i>
                </>
              )}
            </span>
          </h2>
          <p class="lesson-why">
            <Brass text={miss === undefined ? why : say} />
          </p>
          <div class="ask-act lesson-act">
            {Tray !== undefined && <Tray {...model.acting.boardProps.value} />}
            {isRead ? (
              <OfferButton go name="lessonOn" label={words.goOn} icon="forward" onClick={taking.goOn} />
            ) : (
              <Offers model={model} {...only} />
            )}
          </div>
          <div class="wrap lesson-tools">
            <OfferButton
              label={words.back}
              icon="back"
              {...(model.acting.undoSeat.value === undefined && { why: words.noBack })}
              onClick={() => model.acting.undoSeat.peek() !== undefined && model.acting.undo()}
            />
            {!isRead && (
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
        </>
      )}
      {step === undefined && (
        <p class="row lesson-over">
          <Icon name="check" size={22} /> {words.over(title)}
        </p>
      )}
      {chosen !== undefined && model.acting.listOpen.value && <ActionList model={model} />}
    </section>
  );
}

const isOnChart = (rule: string): boolean =>
  [...document.querySelectorAll(rule)].some((lit) => lit.closest('.table-board') !== null);
