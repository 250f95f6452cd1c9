import { cardsIn } from '@skerry/engine';
import { Explained, PanelHead, type PaneProps } from '@skerry/look';
import { DECKS, NONE } from '../../content/vocabulary.ts';
import { SPACE_WORDS } from '../../content/world.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { AdventureFace } from '../cards/adventure-face.tsx';
import { CardPicture } from '../cards/card-face.tsx';
import { Drawing, type SignDrawing } from '../drawings/drawing.tsx';

type Props = PaneProps<IslandOfDread>;

/** The undefeated track, the Event in play and the decks. */
export function Instruments(props: Props) {
  return (
    <div class="stack iod-instruments" data-place={props.place}>
      <Track {...props} />
      <EventInPlay {...props} />
      <Decks {...props} />
    </div>
  );
}

function Track({ telling, text }: Props) {
  const { track, trackAt } = telling.state;
  const { rails, names } = wordsOf(text);
  const taken = track.filter((card) => card !== NONE).length;
  const free = track.flatMap((card, place) => (card === NONE ? [place + 1] : []));
  return (
    <section data-iod="track">
      <PanelHead title={rails.undefeated} note={rails.places(taken, track.length)} />
      <ol class="stack iod-track">
        {track.map((card, place) => {
          if (card === NONE) return null;
          const space = names.where(telling, SPACE_WORDS[trackAt[place]!]!);
          return (
            <li key={place}>
              <Explained
                class="iod-undefeated"
                label={rails.place(place + 1, names.card(telling, card), space)}
                data={{ 'data-place': place }}
                slip={() => <AdventureFace telling={telling} text={text} card={card} />}
              >
                <span class="iod-scene">
                  <CardPicture telling={telling} card={card} />
                </span>
                <i>{place + 1}</i>
                <span>
                  <b>{names.card(telling, card)}</b>
                  <small>
                    <Drawing name={`jewel-${DECKS[telling.content.cards[card]!.deck]!}`} />
                    {space}
                  </small>
                </span>
              </Explained>
            </li>
          );
        })}
      </ol>
      <p class="iod-free-places">
        {free.map((place) => (
          <span key={place} role="img" aria-label={rails.freePlace(place)}>
            {place}
          </span>
        ))}
      </p>
    </section>
  );
}

function EventInPlay({ telling, text }: Props) {
  const { event } = telling.state;
  const { rails, names } = wordsOf(text);
  return (
    <section>
      <PanelHead title={rails.event} />
      {event === NONE ? (
        <p class="iod-none">{rails.noEvent}</p>
      ) : (
        <Explained
          class="iod-event"
          label={names.card(telling, event)}
          slip={() => <AdventureFace telling={telling} text={text} card={event} />}
        >
          <span class="iod-scene">
            <CardPicture telling={telling} card={event} />
          </span>
          <span>
            <b>
              {names.card(telling, event)}
              <Drawing name={`jewel-${DECKS[telling.content.cards[event]!.deck]!}`} />
            </b>
            <small>{names.cardText(telling, event)}</small>
          </span>
        </Explained>
      )}
    </section>
  );
}

/** How many cards each deck has left. */
function Decks({ telling, text }: Props) {
  const { state } = telling;
  const { rails } = wordsOf(text);
  const { spaces } = telling.content.content.numbers.doom;
  const decks = DECKS.map((deck, n) => ({
    back: `back-${deck}` as SignDrawing,
    n: cardsIn(state.decks[n]!),
    label: rails.deck(deck, cardsIn(state.decks[n]!), state.discards[n]!.length),
    place: `deck-${deck}`,
  }));
  const market = cardsIn(state.market);
  const captains = cardsIn(state.captainDeck);
  return (
    <section class="iod-decks" aria-label={rails.decks}>
      <ul>
        {[
          ...decks,
          { back: 'back-market' as const, n: market, label: rails.pile('market', market), place: 'market' },
          { back: 'back-captain' as const, n: captains, label: rails.pile('captain', captains), place: 'captain' },
        ].map(({ back, n, label, place }) => (
          <li key={back} data-iod={place} title={label}>
            <Drawing name={back} />
            <b aria-hidden="true">{n}</b>
            <span class="visually-hidden">{label}</span>
          </li>
        ))}
      </ul>
      {state.doom && <p class="iod-doom">{rails.doom(state.doomCounters, spaces)}</p>}
    </section>
  );
}
