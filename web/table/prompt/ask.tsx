import { sayReason } from '@skerry/engine';
import { type Aside, Icon, type Offer, OfferButton, SeatMark, Tool, useKeptFocus } from '@skerry/look';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { byKeyboard } from '../keys.ts';
import { ActionList, NextTables, OverOffers, PointList, SeatClock } from '../later-parts.ts';
import { patternFor, Styled } from '../log/styled-sentence.tsx';
import { useRoving } from '../roving.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import { useTight, useTwoLines } from './fit-steps.ts';
import { inGroups } from './offer-groups.ts';

export function AskSlip({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const { seats, sentence, tone, others } = model.acting.prompt.value;
  const root = useRef<HTMLElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  useTwoLines(question);
  useKeptFocus(root, {
    to: '.offers [tabindex="0"]',
    when: [model.focus.barOffers.value, model.focus.isOpen.value, model.acting.listOpen.value, model.acting.busy.value],
  });
  // If the focused button has gone, the prompt takes the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  const edge = tone === 'must' ? 'coral' : tone === 'yours' ? 'brass' : undefined;
  const how = useHow(model);
  const { Tray } = model.game.board;
  return (
    <section
      ref={root}
      class="slip ask"
      tabIndex={-1}
      data-edge={edge}
      data-tone={tone}
      data-n={model.live.history.value?.n}
      data-follows={model.acting.follows.value}
      aria-label={words.prompt}
      aria-busy={model.acting.busy.value}
    >
      {!model.layout.hasRail.value && model.Aside !== undefined && <model.Aside model={model} />}
      <div class="row ask-top">
        <h2 key={model.acting.question.value} ref={question} class="row ask-sentence">
          <span class="ask-marks">
            {seats.slice(0, 4).map((seat) => (
              <SeatMark key={seat} seat={seat} size={28} />
            ))}
          </span>
          <span lang={model.acting.scene.value.text.language}>
            <Styled
              sentence={useNext(model) ?? (sentence === '' ? words.nobodyAsked : sentence)}
              pattern={useStress(model)}
            />
          </span>
        </h2>
        <div class="row ask-how">
          {seats.length === 1 && <SeatClock model={model} seat={seats[0]!} />}
          <ActAs model={model} />
          <p class="cap ask-hint" data-needed={isNeeded(model)}>
            {others.length > 0
              ? words.alsoAsked(others.map((seat) => model.playback.seats.value[seat]?.name ?? ''))
              : how}
          </p>
          {(model.acting.chosen.value !== undefined || model.acting.gesturing.value === 'point') && (
            <Tool
              icon="list"
              label={words.list}
              expanded={model.acting.listOpen.value}
              onClick={() => {
                model.acting.listOpen.value = !model.acting.listOpen.value;
              }}
            />
          )}
          {model.acting.isSpared.value && !model.acting.busy.value && (
            <button class="link ask-why ask-hold" type="button" onClick={model.acting.hold}>
              <Icon name="pause" size={20} />
              <span>{words.hold}</span>
            </button>
          )}
          {model.acting.gesturing.value !== undefined && (
            <button class="link ask-why" type="button" onClick={() => stopGesture(model)}>
              <Icon name="close" size={20} />
              <span>{words.cancel}</span>
            </button>
          )}
          <WouldGiveUp model={model} />
          {model.acting.chosen.value === undefined &&
            model.acting.choices.value.some(({ why }) => why !== undefined) && (
              <button class="link ask-why" type="button" onClick={() => model.sheets.open({ kind: 'whyNot' })}>
                <Icon name="question" size={20} />
                <span>{words.whyNot}</span>
              </button>
            )}
        </div>
      </div>
      <div class="ask-act">
        {tone !== 'over' && Tray !== undefined && <Tray {...model.acting.boardProps.value} />}
        {tone === 'over' ? <OverOffers model={model} /> : <Offers model={model} />}
        {!model.apart && <NextTables model={model} />}
        <Lately model={model} />
      </div>
      {model.acting.chosen.value !== undefined && model.acting.listOpen.value && <ActionList model={model} />}
      {model.acting.gesturing.value === 'point' && model.acting.listOpen.value && <PointList model={model} />}
    </section>
  );
}

function stopGesture(model: TableModel): void {
  model.acting.unchoose();
  model.acting.gesturing.value = undefined;
}

function WouldGiveUp({ model }: { readonly model: TableModel }) {
  const agreed = model.playback.seats.value.filter(
    ({ givesUp }, seat) => givesUp && !model.playback.ownSeats.value.includes(seat),
  );
  if (agreed.length === 0 || model.playback.ownSeats.value.length === 0 || model.playback.outcome.value !== undefined)
    return null;
  return (
    <button class="link ask-why ask-agree" type="button" onClick={() => model.sheets.open({ kind: 'giveUp' })}>
      <Icon name="ready" size={20} />
      <span>{tableWords().givesUp(agreed.map(({ name }) => name))}</span>
    </button>
  );
}

/** Stressed words in a question to the reader are brass. */
function useStress(model: TableModel): RegExp | undefined {
  const { tone } = model.acting.prompt.value;
  const { text } = model.acting.scene.value;
  const stress = tone === 'yours' || tone === 'must' ? model.game.board.stress?.(text).asked : undefined;
  return useMemo(() => patternFor({ stress }), [stress]);
}

function useNext(model: TableModel): string | undefined {
  const chosen = model.acting.chosen.value;
  return chosen && model.game.board.how?.(model.acting.scene.value, chosen);
}

/** What is shown even where there is little room. */
const isNeeded = (model: TableModel): boolean =>
  model.playback.ownSeats.value.length === 0 || (model.acting.sending.value && model.live.connection.value === 'lost');

function useHow(model: TableModel): string {
  const words = tableWords();
  const { tone } = model.acting.prompt.value;
  if (model.acting.sending.value) return model.live.connection.value === 'lost' ? words.kept : words.sending;
  if (model.acting.gesturing.value === 'point') return '';
  if (model.acting.chosen.value !== undefined) return model.acting.chosen.value.actions.length > 1 ? words.howPick : '';
  if (tone === 'over') return '';
  if (model.playback.ownSeats.value.length === 0) return [words.watching, thinkers(model)].filter(Boolean).join(' ');
  if (model.acting.gesturing.value === 'propose') return words.howChoose;
  if (model.acting.act.value === undefined) return thinkers(model);
  if (model.acting.isSpared.value || model.acting.follows.value) return words.goesBy;
  if (!model.acting.act.value.must) return words.howMay;
  return (
    model.acting.remark.value ??
    (model.acting.offers.value.some(({ actions }) => actions.length > 1) ? words.howChoose : '')
  );
}

function thinkers(model: TableModel): string {
  const words = tableWords();
  const [seat] = model.live.thinking.value.keys();
  return seat === undefined ? '' : words.thinks(model.playback.seats.value[seat]?.name ?? '');
}

/** All offers of the bar, or only some of them. */
export function Offers({ model, only }: { readonly model: TableModel; readonly only?: (offer: Offer) => boolean }) {
  const words = tableWords();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row);
  useTight(row);
  const { current, isOpen, offers, barOffers } = model.focus;
  // Some of them may be in the focus that was put aside.
  const isAside = !isOpen.value && (only === undefined || offers.value.some(only));
  const { groups, rest } = inGroups(
    only === undefined ? barOffers.value : barOffers.value.filter(only),
    isAside ? current.value?.aside : undefined,
  );
  if (groups.length === 0 && rest.length === 0) return null;
  const button = (offer: Offer | Aside) => (
    <BarOffer key={'key' in offer ? offer.key : ''} model={model} offer={offer} />
  );
  return (
    <div
      ref={row}
      class="offers"
      lang={model.acting.scene.value.text.language}
      role="toolbar"
      aria-label={words.offers}
      data-grouped={groups.length > 0}
    >
      {groups.map(({ word, offers }) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar are not fields of a form.
        <div key={word} class="offer-group" role="group" aria-label={word}>
          <em aria-hidden="true">{word}</em>
          <div class="wrap offer-row">{offers.map(button)}</div>
        </div>
      ))}
      {rest.map(button)}
    </div>
  );
}

const LATELY = 6;

/** On a phone, the last log sentences in the room that offers leave, newest first. */
function Lately({ model }: { readonly model: TableModel }) {
  if (model.layout.kind.value !== 'narrow' || model.acting.prompt.value.tone === 'over') return null;
  return (
    <ul class="ask-lately" aria-hidden="true">
      {model.playback.lines.value
        .lately(LATELY)
        .reverse()
        .map(({ key, sentence, look }) => (
          <li key={key} data-loss={look.loss}>
            {sentence}
          </li>
        ))}
    </ul>
  );
}

function BarOffer({ model, offer }: { readonly model: TableModel; readonly offer: Offer | Aside }) {
  const { label, detail, icon, hotkey } = offer;
  const shown = { label, detail, icon, hotkey };
  if (!('key' in offer)) return <OfferButton {...shown} name="aside" onClick={model.focus.bringBack} />;
  const { text, telling } = model.acting.scene.value;
  return (
    <OfferButton
      {...shown}
      name={offer.key}
      price={offer.price}
      go={offer.go}
      chosen={model.acting.chosen.value?.key === offer.key}
      why={offer.why === undefined ? undefined : sayReason(text, offer.why, telling)}
      onClick={() => {
        model.focus.choose(offer);
        if (byKeyboard && model.acting.chosen.value?.key === offer.key) model.acting.listOpen.value = true;
      }}
    />
  );
}

function ActAs({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const own = model.acting.own.value;
  if (own.length < 2) return null;
  return (
    <fieldset class="act-as" aria-label={words.actFor}>
      {own.map(({ seat }) => {
        const name = model.playback.seats.value[seat]?.name ?? '';
        return (
          <button
            key={seat}
            class="tool"
            type="button"
            title={words.actAs(name)}
            aria-pressed={model.acting.act.value?.seat === seat}
            onClick={() => model.acting.actAs(seat)}
          >
            <SeatMark seat={seat} size={20} />
            <span class="visually-hidden">{words.actAs(name)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
