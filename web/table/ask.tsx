import { sayAction, sayReason } from '@skerry/engine';
import { type Aside, Icon, type Offer, OfferButton, pointKey, SeatMark, Tool, useKeptFocus } from '@skerry/look';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Desk } from './desk.ts';
import { NextTables, OverOffers } from './fetched.ts';
import { byKeyboard } from './keys.ts';
import { inGroups } from './offer-groups.ts';
import { useRoving } from './roving.ts';
import { SeatClock } from './seat-clock.tsx';
import { useTight, useTwoLines } from './tight.ts';
import { patternFor, Styled } from './told.tsx';
import { tableWords } from './words.ts';

/** What is asked, in one sentence, and the offers below it. */
export function AskSlip({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const { seats, sentence, tone, others } = desk.prompt.value;
  const root = useRef<HTMLElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  useTwoLines(question);
  useKeptFocus(root, {
    to: '.offers [tabindex="0"]',
    when: [desk.barOffers.value, desk.isFocusOpen.value, desk.listOpen.value, desk.sending.value],
  });
  // Whoever came by a button that is gone is taken to what is asked.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  const edge = tone === 'must' ? 'coral' : tone === 'yours' ? 'brass' : undefined;
  const how = useHow(desk);
  const { Tray } = desk.game.board;
  return (
    <section
      ref={root}
      class="slip ask"
      tabIndex={-1}
      data-edge={edge}
      data-tone={tone}
      data-n={desk.live.book.value?.n}
      aria-label={words.prompt}
      aria-busy={desk.sending.value}
    >
      {!desk.hasRail.value && desk.Aside !== undefined && <desk.Aside desk={desk} />}
      <div class="ask-top">
        <h2 key={desk.question.value} ref={question} class="ask-sentence">
          <span class="ask-marks">
            {seats.slice(0, 4).map((seat) => (
              <SeatMark key={seat} seat={seat} size={28} />
            ))}
          </span>
          <span>
            <Styled
              sentence={useNext(desk) ?? (sentence === '' ? words.nobodyAsked : sentence)}
              pattern={useStress(desk)}
            />
          </span>
        </h2>
        <div class="ask-how">
          {seats.length === 1 && <SeatClock desk={desk} seat={seats[0]!} />}
          <ActAs desk={desk} />
          <p class="cap ask-hint" data-needed={isNeeded(desk)}>
            {others.length > 0 ? words.alsoAsked(others.map((seat) => desk.seats.value[seat]?.name ?? '')) : how}
          </p>
          {(desk.chosen.value !== undefined || desk.gesturing.value === 'point') && (
            <Tool
              icon="list"
              label={words.list}
              expanded={desk.listOpen.value}
              onClick={() => {
                desk.listOpen.value = !desk.listOpen.value;
              }}
            />
          )}
          {desk.isSpared.value && !desk.sending.value && (
            <button class="ask-why ask-hold" type="button" onClick={desk.hold}>
              <Icon name="pause" size={20} />
              <span>{words.hold}</span>
            </button>
          )}
          {desk.gesturing.value !== undefined && (
            <button class="ask-why" type="button" onClick={() => stopGesture(desk)}>
              <Icon name="close" size={20} />
              <span>{words.cancel}</span>
            </button>
          )}
          <WouldGiveUp desk={desk} />
          {desk.chosen.value === undefined && desk.choices.value.some(({ why }) => why !== undefined) && (
            <button class="ask-why" type="button" onClick={() => desk.open({ kind: 'whyNot' })}>
              <Icon name="question" size={20} />
              <span>{words.whyNot}</span>
            </button>
          )}
        </div>
      </div>
      <div class="ask-act">
        {tone !== 'over' && Tray !== undefined && <Tray {...desk.boardProps.value} />}
        {tone === 'over' ? <OverOffers desk={desk} /> : <Offers desk={desk} />}
        {!desk.apart && <NextTables desk={desk} />}
        <Lately desk={desk} />
      </div>
      {desk.chosen.value !== undefined && desk.listOpen.value && <ActionList desk={desk} />}
      {desk.gesturing.value === 'point' && desk.listOpen.value && <PointList desk={desk} />}
    </section>
  );
}

/** The reader tells the others nothing after all. */
function stopGesture(desk: Desk): void {
  desk.unchoose();
  desk.gesturing.value = undefined;
}

/** Others wait for the reader's word. */
function WouldGiveUp({ desk }: { readonly desk: Desk }) {
  const agreed = desk.seats.value.filter(({ givesUp }, seat) => givesUp && !desk.mine.value.includes(seat));
  if (agreed.length === 0 || desk.mine.value.length === 0 || desk.outcome.value !== undefined) return null;
  return (
    <button class="ask-why ask-give-up" type="button" onClick={() => desk.open({ kind: 'giveUp' })}>
      <Icon name="ready" size={20} />
      <span>{tableWords().givesUp(agreed.map(({ name }) => name))}</span>
    </button>
  );
}

/** What matters in a question to the reader is in brass. */
function useStress(desk: Desk): RegExp | undefined {
  const { tone } = desk.prompt.value;
  const { text } = desk.scene.value;
  const stress = tone === 'yours' || tone === 'must' ? desk.game.board.stress?.(text).asked : undefined;
  return useMemo(() => patternFor({ stress }), [stress]);
}

/** What to do with the button that was chosen. */
function useNext(desk: Desk): string | undefined {
  const chosen = desk.chosen.value;
  return chosen && desk.game.board.how?.(desk.scene.value, chosen);
}

/** What stands there even where there is little room. */
const isNeeded = (desk: Desk): boolean =>
  desk.mine.value.length === 0 || (desk.sending.value && desk.live.connection.value === 'lost');

function useHow(desk: Desk): string {
  const words = tableWords();
  const { tone } = desk.prompt.value;
  if (desk.sending.value) return desk.live.connection.value === 'lost' ? words.kept : words.sending;
  if (desk.gesturing.value === 'point') return '';
  if (desk.chosen.value !== undefined) return desk.chosen.value.actions.length > 1 ? words.howPick : '';
  if (tone === 'over') return '';
  if (desk.mine.value.length === 0) return [words.watching, thinkers(desk)].filter(Boolean).join(' ');
  if (desk.gesturing.value === 'propose') return words.howChoose;
  if (desk.act.value === undefined) return thinkers(desk);
  if (desk.isSpared.value) return words.goesBy;
  if (!desk.act.value.must) return words.howMay;
  return desk.remark.value ?? (desk.offers.value.some(({ actions }) => actions.length > 1) ? words.howChoose : '');
}

function thinkers(desk: Desk): string {
  const words = tableWords();
  const [seat] = desk.live.thinking.value.keys();
  return seat === undefined ? '' : words.thinks(desk.seats.value[seat]?.name ?? '');
}

/** All offers of the bar, or those of them that are wanted. */
export function Offers({ desk, only }: { readonly desk: Desk; readonly only?: (offer: Offer) => boolean }) {
  const words = tableWords();
  const row = useRef<HTMLDivElement>(null);
  useRoving(row);
  useTight(row);
  const aside = desk.isFocusOpen.value ? undefined : desk.focus.value?.aside;
  const { groups, rest } = inGroups(
    only === undefined ? desk.barOffers.value : desk.barOffers.value.filter(only),
    aside,
  );
  if (groups.length === 0 && rest.length === 0) return null;
  const button = (offer: Offer | Aside) => <BarOffer key={'key' in offer ? offer.key : ''} desk={desk} offer={offer} />;
  return (
    <div ref={row} class="offers" role="toolbar" aria-label={words.offers} data-grouped={groups.length > 0}>
      {groups.map(({ word, offers }) => (
        // biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar are not fields of a form.
        <div key={word} class="offer-group" role="group" aria-label={word}>
          <em aria-hidden="true">{word}</em>
          <div class="offer-row">{offers.map(button)}</div>
        </div>
      ))}
      {rest.map(button)}
    </div>
  );
}

/** So many sentences at most. */
const LATELY = 6;

/** On a phone, the last sentences of the log stand in the room that offers leave, the newest first. */
function Lately({ desk }: { readonly desk: Desk }) {
  if (desk.layout.value !== 'narrow' || desk.prompt.value.tone === 'over') return null;
  return (
    <ul class="ask-lately" aria-hidden="true">
      {desk.lines.value
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

function BarOffer({ desk, offer }: { readonly desk: Desk; readonly offer: Offer | Aside }) {
  const { label, detail, icon, hotkey } = offer;
  const shown = { label, detail, icon, hotkey };
  if (!('key' in offer)) return <OfferButton {...shown} onClick={desk.bringBack} />;
  const { text, telling } = desk.scene.value;
  return (
    <OfferButton
      {...shown}
      name={offer.key}
      go={offer.go}
      chosen={desk.chosen.value?.key === offer.key}
      why={offer.why === undefined ? undefined : sayReason(text, offer.why, telling)}
      onClick={() => {
        desk.choose(offer);
        if (byKeyboard && desk.chosen.value?.key === offer.key) desk.listOpen.value = true;
      }}
    />
  );
}

/** Who the reader acts for, where several of their seats can act. */
function ActAs({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const own = desk.own.value;
  if (own.length < 2) return null;
  return (
    <fieldset class="act-as" aria-label={words.actFor}>
      {own.map(({ seat }) => {
        const name = desk.seats.value[seat]?.name ?? '';
        return (
          <button
            key={seat}
            class="tool"
            type="button"
            title={words.actAs(name)}
            aria-pressed={desk.act.value?.seat === seat}
            onClick={() => desk.actAs(seat)}
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
export function ActionList({ desk }: { readonly desk: Desk }) {
  const { text, telling } = desk.scene.value;
  const offer = desk.chosen.value;
  if (offer === undefined) return null;
  const rows = offer.actions.map((action) => ({
    key: JSON.stringify(action),
    sentence: sayAction(text, action, telling),
    onClick: () => desk.answer(action),
  }));
  return <RowList key={offer.key} desk={desk} label={offer.label} rows={rows} />;
}

/** All that can be pointed at, in words. */
function PointList({ desk }: { readonly desk: Desk }) {
  const rows = desk.together.pointables.value.map((thing) => {
    const key = pointKey(thing);
    return { key, sentence: thing.name, onClick: () => desk.together.point(key) };
  });
  return <RowList desk={desk} label={tableWords().pointAt} rows={rows} />;
}

interface RowListProps {
  readonly desk: Desk;
  readonly label: string;
  readonly rows: readonly { readonly key: string; readonly sentence: string; readonly onClick: () => void }[];
}

function RowList({ desk, label, rows }: RowListProps) {
  const words = tableWords();
  const [letters, setLetters] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useRoving(list);
  useEffect(() => {
    if (byKeyboard) list.current?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  const found = rows.filter(({ sentence }) => sentence.toLocaleLowerCase().includes(letters.toLocaleLowerCase()));
  return (
    <div class="slip action-list">
      <header>
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
        <Tool icon="close" label={words.close} quiet onClick={() => desk.unchoose()} />
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
