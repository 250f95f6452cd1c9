import { cardsIn, sayAction } from '@skerry/engine';
import { Explained, OfferButton, PanelHead, type PaneProps, SeatMark } from '@skerry/look';
import { useRef } from 'preact/hooks';
import { CONSTANTS } from '../content/constants.ts';
import { CREW_KINDS, PAYABLE, TOWN_NAMES } from '../content/vocabulary.ts';
import { countOf } from '../rules/ending.ts';
import { hirePrice } from '../rules/hire.ts';
import { NOBODY } from '../rules/state.ts';
import type { Islebound } from '../rules/types.ts';
import { panelWordsOf, wordsOf } from '../text/board.ts';
import { CrewMember } from './crew.tsx';
import { cubeOf, Drawing, eventDrawing } from './drawing.tsx';
import { Quantity } from './goods.tsx';
import { openOf } from './open.ts';
import { useRenownMotion } from './renown-motion.ts';

type Props = PaneProps<Islebound>;

/** What all players share: events, reputation cards, crew for hire, the renown track, the next token, the treasure map. */
export function RenownBoard(props: Props) {
  const { telling, text, place } = props;
  const words = panelWordsOf(text);
  const root = useRef<HTMLDivElement>(null);
  useRenownMotion(props, root);
  const { events, reputation } = telling.state;
  const towns = reputationTowns(telling).map((town) => wordsOf(text).names.town(telling, town));
  return (
    <div class="ib-renown" data-place={place} ref={root}>
      <section>
        <PanelHead title={words.events} note={words.eventsNote} />
        {events.every((event) => event === 0) && <p class="cap">{words.noEvents}</p>}
        {events.map((event, nth) => event > 0 && <EventCard key={nth} {...props} event={event} nth={nth} />)}
      </section>
      <section>
        <PanelHead title={words.reputation} note={words.reputationAt(towns)} />
        {reputation.every((card) => card === 0) && <p class="cap">{words.noReputation}</p>}
        <div class="ib-fames">
          {reputation.map((card, nth) => card > 0 && <ReputationCard key={nth} {...props} card={card} nth={nth} />)}
        </div>
      </section>
      <Hire {...props} />
      <section>
        <PanelHead title={words.renown} note={words.renownNote(CONSTANTS.renownTrackTop)} />
        <Track {...props} />
        <div class="ib-stocks">
          <TokenStack {...props} />
          <TreasureMap {...props} />
        </div>
      </section>
    </div>
  );
}

/** The towns whose action lets a reputation card be chosen, as this table plays them. */
export function reputationTowns({ state, content }: Props['telling']) {
  return TOWN_NAMES.filter((_, town) =>
    content.places[state.edition][state.boards][town]!.parts.some((part) => part.do === 'reputation'),
  );
}

function EventCard(props: Props & { readonly event: number; readonly nth: number }) {
  const { telling, text, choices, answer, event, nth } = props;
  const { state, content, reader } = telling;
  const words = panelWordsOf(text);
  const { names } = wordsOf(text);
  const { town, exhaust, pay, cubes } = content.events[event]!;
  const isHere = reader !== undefined && state.towns[state.ships[reader]!] === town;
  const where = names.town(telling, TOWN_NAMES[town]!);
  const offer = choices.find(
    ({ action, why }) => why === undefined && action.act === 'event' && action.place === nth + 1,
  );
  const sentence = words.event(telling, event);
  return (
    <Explained
      class="ib-event"
      label={`${names.event(telling, event)}${isHere ? `, ${words.here}` : ''}. ${sentence}`}
      data={{ 'data-here': isHere, 'data-event': event }}
      slip={() => (
        <>
          <h3>{names.event(telling, event)}</h3>
          <p>{sentence}</p>
          {offer !== undefined && (
            <OfferButton
              icon="check"
              label={sayAction(text, offer.action, telling)}
              onClick={() => answer(offer.action)}
            />
          )}
        </>
      )}
    >
      <span class="ib-emblem">
        <Drawing name={eventDrawing(event)} />
      </span>
      <span class="ib-event-text">
        <span>
          <b>{names.event(telling, event)}</b> <em>{isHere ? `${where}, ${words.here}` : where}</em>
        </span>
        <span class="ib-demand">
          {PAYABLE.map((what) => {
            const n = pay[what];
            return n !== undefined && <Quantity key={what} drawing={what} n={n} label={words.things(n, what)} />;
          })}
          {exhaust.map((symbol, n) => (
            <span key={n} class="ib-symbol">
              <Drawing name={`skill-${symbol}`} />
            </span>
          ))}
          <i aria-hidden="true">→</i>
          <Quantity drawing={cubeOf(reader ?? state.active)} n={cubes} label={words.things(cubes, 'cube')} />
        </span>
      </span>
    </Explained>
  );
}

function ReputationCard(props: Props & { readonly card: number; readonly nth: number }) {
  const { telling, text, choices, answer, card, nth } = props;
  const words = panelWordsOf(text);
  const { active, per, limit } = telling.content.reputation[card]!;
  const name = wordsOf(text).names.reputation(telling, card);
  const open = openOf(telling);
  const gains = telling.names.map((who, seat) => ({ name: who, n: Math.min(limit, countOf(open, seat, per)) }));
  const offer = choices.find(
    ({ action, why }) => why === undefined && action.act === 'reputation' && action.place === nth + 1,
  );
  return (
    <Explained
      class="ib-fame"
      label={`${name}. ${words.reputationWhole(active, per, limit)}`}
      data={{ 'data-reputation': card }}
      slip={() => (
        <>
          <h3>{name}</h3>
          <p>{words.reputationWhole(active, per, limit)}</p>
          <p class="cap">{words.reputationNow(gains)}</p>
          {offer !== undefined && (
            <OfferButton
              icon="check"
              label={sayAction(text, offer.action, telling)}
              onClick={() => answer(offer.action)}
            />
          )}
        </>
      )}
    >
      <span class="ib-emblem">
        <Drawing name={`reputation-${card}`} />
      </span>
      <span>
        <b>{name}</b>
        <small>{words.reputationShort(active, per)}</small>
      </span>
    </Explained>
  );
}

/** Crew in the row with their prices, and the next of the stack. */
function Hire({ telling, text }: Props) {
  const words = panelWordsOf(text);
  const { state } = telling;
  const { names } = wordsOf(text);
  const isEmpty = state.crewRow.every((kind) => kind === NOBODY);
  const nextKind = CREW_KINDS[state.crewNext];
  return (
    <section>
      <PanelHead title={words.hire} note={nextKind === undefined ? words.hireNote : words.next} />
      {isEmpty && <p class="cap">{words.noCrew}</p>}
      <div class="ib-hire">
        {state.crewRow.map((kind, nth) => {
          const crew = CREW_KINDS[kind];
          if (crew === undefined) return <span key={nth} class="ib-nobody" />;
          const price = priceOf(telling, nth + 1);
          return (
            <span
              key={nth}
              class="ib-hireable"
              data-ib={`hire-${nth + 1}`}
              role="img"
              aria-label={words.hireFor(names.crew(telling, crew), price)}
              title={words.hireFor(names.crew(telling, crew), price)}
            >
              <CrewMember telling={telling} text={text} kind={crew} n={1} place="deck" />
              <span class="ib-cost">
                {price === 0 ? (
                  words.free
                ) : (
                  <span>
                    <Drawing name="coin" />
                    {price}
                  </span>
                )}
              </span>
            </span>
          );
        })}
        {nextKind !== undefined && (
          <>
            <i class="ib-arrow" aria-hidden="true">
              ←
            </i>
            <span class="ib-hireable ib-next" title={words.hireNext(names.crew(telling, nextKind))}>
              <CrewMember telling={telling} text={text} kind={nextKind} n={1} place="deck" />
            </span>
          </>
        )}
      </div>
    </section>
  );
}

/** The price on the board; while somebody hires, what the town makes of it (IB-44, IB-45). */
export function priceOf(telling: Props['telling'], place: number): number {
  const { state, content } = telling;
  const step = state.agenda.at(-1);
  if (step?.do === 'hire') return hirePrice(content, openOf(telling), state.active, step, place);
  return CONSTANTS.crewRowPrices[place - 1]!;
}

const BOXES = Array.from({ length: CONSTANTS.renownTrackTop }, (_, n) => n + 1);

/** The track with a mark for each seat; whoever is off the track stands before it. */
function Track({ telling, text }: Props) {
  const words = panelWordsOf(text);
  const { players } = telling.state;
  const marksAt = (box: number) => (
    <span class="ib-marks">
      {players.map(
        ({ renown }, seat) =>
          renown === box && (
            <span key={seat} data-mark={seat} title={telling.names[seat]}>
              <SeatMark seat={seat} size={14} />
            </span>
          ),
      )}
    </span>
  );
  const standings = players.map(({ renown }, seat) => ({ name: telling.names[seat] ?? '', n: renown }));
  return (
    <div class="ib-renown-track" role="img" aria-label={words.track(standings)}>
      <span class="ib-box ib-off" data-box={0} title={words.offTrack}>
        {marksAt(0)}
      </span>
      {BOXES.map((box) => (
        <span key={box} class="ib-box" data-box={box} data-top={box === CONSTANTS.renownTrackTop}>
          <b>{box}</b>
          {marksAt(box)}
        </span>
      ))}
    </div>
  );
}

function TokenStack({ telling, text }: Props) {
  const words = panelWordsOf(text);
  const { token, tokenPile } = telling.state;
  const left = cardsIn(tokenPile) + Number(token > 0);
  const reward = token > 0 ? wordsOf(text).names.token(telling, token) : words.noTokens;
  return (
    <Explained
      class="ib-stock"
      label={token > 0 ? words.tokenWhole(reward, left) : words.noTokens}
      data={{ 'data-ib': 'token' }}
      slip={() => <p>{token > 0 ? words.tokenWhole(reward, left) : words.noTokens}</p>}
    >
      <span class="ib-thing">
        <Drawing name="token" />
      </span>
      <span>
        <b>{reward}</b>
        {token > 0 && <small>{words.tokensLeft(left)}</small>}
      </span>
    </Explained>
  );
}

function TreasureMap({ telling, text }: Props) {
  const words = panelWordsOf(text);
  const { treasure } = telling.state;
  const brings = Math.max(treasure, CONSTANTS.emptyMapCoins);
  return (
    <Explained
      class="ib-stock"
      label={words.treasureWhole(brings)}
      data={{ 'data-ib': 'treasure' }}
      slip={() => <p>{words.treasureWhole(brings)}</p>}
    >
      <span class="ib-thing">
        <Drawing name="map" />
      </span>
      <span>
        <b>{words.things(treasure, 'coin')}</b>
        <small>{words.treasure}</small>
      </span>
    </Explained>
  );
}
