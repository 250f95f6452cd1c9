import { sayAction, sayReason } from '@skerry/engine';
import { type Aside, Icon, type Offer, OfferButton, pointKey, SeatMark, Tool, useKeptFocus } from '@skerry/look';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { byKeyboard } from '../keys.ts';
import { NextTables, OverOffers } from '../later-parts.ts';
import { patternFor, Styled } from '../log/styled-sentence.tsx';
import { SeatClock } from '../players/seat-clock.tsx';
import { useRoving } from '../roving.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import { useTight, useTwoLines } from './fit-steps.ts';
import { inGroups } from './offer-groups.ts';

/** What is asked, in one sentence, and the offers below it. */
export function AskSlip({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const { seats, sentence, tone, others } = model.acting.prompt.value;
  const root = useRef<HTMLElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  useTwoLines(question);
  useKeptFocus(root, {
    to: '.offers [tabindex="0"]',
    when: [
      model.focus.barOffers.value,
      model.focus.isOpen.value,
      model.acting.listOpen.value,
      model.acting.sending.value,
    ],
  });
  // Whoever came by a button that is gone is taken to what is asked.
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
      aria-label={words.prompt}
      aria-busy={model.acting.sending.value}
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
          {model.acting.isSpared.value && !model.acting.sending.value && (
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

/** The reader tells the others nothing after all. */
function stopGesture(model: TableModel): void {
  model.acting.unchoose();
  model.acting.gesturing.value = undefined;
}

/** Others wait for the reader's word. */
function WouldGiveUp({ model }: { readonly model: TableModel }) {
  const agreed = model.playback.seats.value.filter(
    ({ givesUp }, seat) => givesUp && !model.playback.ownSeats.value.includes(seat),
  );
  if (agreed.length === 0 || model.playback.ownSeats.value.length === 0 || model.playback.outcome.value !== undefined)
    return null;
  return (
    <button class="link ask-why" type="button" onClick={() => model.sheets.open({ kind: 'giveUp' })}>
      <Icon name="ready" size={20} />
      <span>{tableWords().givesUp(agreed.map(({ name }) => name))}</span>
    </button>
  );
}

/** What matters in a question to the reader is in brass. */
function useStress(model: TableModel): RegExp | undefined {
  const { tone } = model.acting.prompt.value;
  const { text } = model.acting.scene.value;
  const stress = tone === 'yours' || tone === 'must' ? model.game.board.stress?.(text).asked : undefined;
  return useMemo(() => patternFor({ stress }), [stress]);
}

/** What to do with the button that was chosen. */
function useNext(model: TableModel): string | undefined {
  const chosen = model.acting.chosen.value;
  return chosen && model.game.board.how?.(model.acting.scene.value, chosen);
}

/** What stands there even where there is little room. */
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
  if (model.acting.isSpared.value) return words.goesBy;
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

/** All offers of the bar, or those of them that are wanted. */
export function Offers({ model, only }: { readonly model: TableModel; readonly only?: (offer: Offer) => boolean }) {
  const words = tableWords();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row);
  useTight(row);
  const aside = model.focus.isOpen.value ? undefined : model.focus.current.value?.aside;
  const { groups, rest } = inGroups(
    only === undefined ? model.focus.barOffers.value : model.focus.barOffers.value.filter(only),
    aside,
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

/** So many sentences at most. */
const LATELY = 6;

/** On a phone, the last sentences of the log stand in the room that offers leave, the newest first. */
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
  if (!('key' in offer)) return <OfferButton {...shown} onClick={model.focus.bringBack} />;
  const { text, telling } = model.acting.scene.value;
  return (
    <OfferButton
      {...shown}
      name={offer.key}
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

/** Who the reader acts for, where several of their seats can act. */
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

/** From this many actions on, letters narrow the list down. */
const MANY = 12;

/** The actions of the chosen offer in words, over the bar. */
export function ActionList({ model }: { readonly model: TableModel }) {
  const { text, telling } = model.acting.scene.value;
  const offer = model.acting.chosen.value;
  if (offer === undefined) return null;
  const rows = offer.actions.map((action) => ({
    key: JSON.stringify(action),
    sentence: sayAction(text, action, telling),
    onClick: () => model.acting.answer(action),
  }));
  return <RowList key={offer.key} model={model} label={offer.label} rows={rows} />;
}

/** All that can be pointed at, in words. */
function PointList({ model }: { readonly model: TableModel }) {
  const rows = model.together.pointables.value.map((thing) => {
    const key = pointKey(thing);
    return { key, sentence: thing.name, onClick: () => model.together.point(key) };
  });
  return <RowList model={model} label={tableWords().pointAt} rows={rows} />;
}

interface RowListProps {
  readonly model: TableModel;
  readonly label: string;
  readonly rows: readonly { readonly key: string; readonly sentence: string; readonly onClick: () => void }[];
}

function RowList({ model, label, rows }: RowListProps) {
  const words = tableWords();
  const [letters, setLetters] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  useEffect(() => {
    if (byKeyboard) list.current?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  const found = rows.filter(({ sentence }) => sentence.toLocaleLowerCase().includes(letters.toLocaleLowerCase()));
  return (
    <div class="column slip action-list">
      <header class="row">
        <h3>{words.listOf(label, rows.length)}</h3>
        {rows.length > MANY && (
          <input
            class="input"
            type="search"
            placeholder={words.find}
            aria-label={words.find}
            value={letters}
            onInput={(event) => setLetters(event.currentTarget.value)}
          />
        )}
        <Tool icon="close" label={words.close} quiet onClick={() => model.acting.unchoose()} />
      </header>
      {found.length === 0 && <p class="hint">{words.nothingFound}</p>}
      <ul ref={list}>
        {found.map(({ key, sentence, onClick }) => (
          <li key={key}>
            <OfferButton label={sentence} onClick={onClick} />
          </li>
        ))}
      </ul>
    </div>
  );
}
