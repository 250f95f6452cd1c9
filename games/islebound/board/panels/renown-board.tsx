import { at, sayAction } from '@skerry/engine';
import { Explained, OfferButton, PanelHead, type PaneProps } from '@skerry/look';
import { CONSTANTS } from '../../content/constants.ts';
import { PAYABLE, TOWN_NAMES, townName } from '../../content/vocabulary.ts';
import { countedBy } from '../../outlook/seat.ts';
import { isLaidOut } from '../../outlook/turn.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import { Quantity } from '../hand/goods.tsx';
import { cubeOf, Drawing, eventDrawing } from '../parts/drawing.tsx';
import { CrewForHire } from './crew-for-hire.tsx';
import { RenownTrack, TokenStack, TreasureMap } from './renown-track.tsx';

type Props = PaneProps<Islebound>;

/**
 * Shared by all seats: events, reputation cards, crew for hire, the renown track, the next token, the treasure map.
 */
export function RenownBoard(props: Props) {
  const { telling, text, place } = props;
  const words = panelWordsOf(text);
  return (
    <div class="stack ib-renown" data-place={place}>
      {isLaidOut(telling) ? (
        <LaidOut {...props} />
      ) : (
        <section>
          <p class="cap">{words.notLaid}</p>
        </section>
      )}
      <section>
        <PanelHead title={words.renown} note={words.renownNote(CONSTANTS.renownTrackTop)} />
        <RenownTrack {...props} />
        <div class="stack ib-stocks">
          {isLaidOut(telling) && <TokenStack {...props} />}
          <TreasureMap {...props} />
        </div>
      </section>
    </div>
  );
}

/** IB-215: events, reputation cards and crew, which come after the home ports. */
function LaidOut(props: Props) {
  const { telling, text } = props;
  const words = panelWordsOf(text);
  const { events, reputation } = telling.state;
  const towns = reputationTowns(telling).map((town) => wordsOf(text).names.town(telling, town));
  return (
    <>
      <section>
        <PanelHead title={words.events} note={words.eventsNote} />
        {events.every((event) => event === 0) && <p class="cap">{words.noEvents}</p>}
        {events.map((event, nth) => event > 0 && <EventCard key={nth} {...props} event={event} nth={nth} />)}
      </section>
      <section>
        <PanelHead title={words.reputation} note={words.reputationAt(towns)} />
        {reputation.every((card) => card === 0) && <p class="cap">{words.noReputation}</p>}
        <div class="stack ib-fames">
          {reputation.map((card, nth) => card > 0 && <ReputationCard key={nth} {...props} card={card} nth={nth} />)}
        </div>
      </section>
      <CrewForHire {...props} />
    </>
  );
}

/** Towns at this table whose action chooses a reputation card. */
export function reputationTowns({ state, content }: Props['telling']) {
  return TOWN_NAMES.filter((_, town) =>
    at(content.places[state.edition][state.boards], town).parts.some((part) => part.do === 'reputation'),
  );
}

function EventCard(props: Props & { readonly event: number; readonly nth: number }) {
  const { telling, text, choices, answer, event, nth } = props;
  const { state, content, reader } = telling;
  const words = panelWordsOf(text);
  const { names } = wordsOf(text);
  const { town, exhaust, pay, cubes } = at(content.events, event);
  const isHere = reader !== undefined && state.towns[at(state.ships, reader)] === town;
  const where = names.town(telling, townName(town));
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
          <b>{names.event(telling, event)}</b> <em class="cap">{isHere ? `${where}, ${words.here}` : where}</em>
        </span>
        <span class="row ib-demand">
          {PAYABLE.map((what) => {
            const n = pay[what];
            return n !== undefined && <Quantity key={what} drawing={what} n={n} label={words.things(n, what)} />;
          })}
          {exhaust.map((symbol, n) => (
            <span key={n} class="ib-disc">
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
  const { active, per, limit } = at(telling.content.reputation, card);
  const name = wordsOf(text).names.reputation(telling, card);
  const gains = countedBy(telling, card).map((n, seat) => ({ name: telling.names[seat] ?? '', n }));
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
        <small class="fine">{words.reputationShort(active, per)}</small>
      </span>
    </Explained>
  );
}
