import { cardsIn } from '@skerry/engine';
import { Explained, fetched, PanelHead, type PaneProps } from '@skerry/look';
import { DECKS, NONE } from '../../content/vocabulary.ts';
import { SPACE_WORDS } from '../../content/world.ts';
import { lastFoe } from '../../outlook/last-foe.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import { Drawing, type SignDrawing } from '../drawings/drawing.tsx';
import { Strengths } from '../hand/strengths.tsx';
import type { AdventureFaceProps } from '../later/cards/adventure-face.tsx';

type Props = PaneProps<IslandOfDread>;

const AdventureFace = fetched<AdventureFaceProps>(
  async () => (await import('../later/cards/adventure-face.tsx')).AdventureFace,
);

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
                class="row iod-undefeated"
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
                  <small class="inline fine">
                    <Drawing name={`jewel-${DECKS[telling.content.cards[card]!.deck]!}`} />
                    {space}
                  </small>
                </span>
              </Explained>
            </li>
          );
        })}
      </ol>
      <p class="row iod-free-places">
        {free.map((place) => (
          <span key={place} class="grow centred" role="img" aria-label={rails.freePlace(place)}>
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
          class="row iod-event"
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
            <small class="fine">{rails.inPlay(telling, event)}</small>
          </span>
        </Explained>
      )}
    </section>
  );
}

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
      <LastFoe telling={telling} text={text} />
      {state.doom && <p class="reason">{rails.doom(state.doomCounters, spaces)}</p>}
    </section>
  );
}

/** The Challenge whose defeat wins the game; its requirements are known from the first turn. */
function LastFoe({ telling, text }: Pick<Props, 'telling' | 'text'>) {
  const found = lastFoe(telling.content);
  if (found === undefined) return null;
  const { names, rails, sheet } = wordsOf(text);
  return (
    <Explained
      class="row iod-last-foe"
      label={`${rails.toWin}: ${names.card(telling, found.number)}`}
      slip={() => <AdventureFace telling={telling} text={text} card={found.number} />}
    >
      <span class="iod-scene">
        <CardPicture telling={telling} card={found.number} />
      </span>
      <span class="stack">
        <span class="row">
          <b>{names.card(telling, found.number)}</b>
          <span class="price" title={sheet.life}>
            <Drawing name="xp-life" />
            {found.life}
          </span>
        </span>
        <Strengths telling={telling} text={text} figure={found.number} />
      </span>
    </Explained>
  );
}
