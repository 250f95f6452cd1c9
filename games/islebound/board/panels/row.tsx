import { at, sayAction, sayReason } from '@skerry/engine';
import { Explained, OfferButton, PanelHead, type PaneProps } from '@skerry/look';
import { howNow, type Reach, reachOfCard, reachOfSpace, spacesOf } from '../../outlook/buildings.ts';
import { ownSecret } from '../../outlook/position.ts';
import type { Action } from '../../rules/actions.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';
import { effectsIn } from '../parts/effects.ts';

type Props = PaneProps<Islebound>;

/** A building that is or could be available. */
interface Plot {
  readonly building: number;
  readonly reach: Reach;
  /** For a space of the row; cards in hand have none. */
  readonly space?: { readonly number: number; readonly books: number };
}

/** The building row, rated by the player's means; in Architect, which has no row, the player's own cards. */
export function BuildingRow(props: Props) {
  const { telling, text, place } = props;
  const words = panelWordsOf(text);
  const { architect, deckSize } = telling.state;
  const plots = architect ? cardsOf(telling) : rowOf(telling);
  const note = howNow(telling) === 'built' ? words.buildNote : architect ? words.cardsNote : words.rowNote;
  return (
    <div class="ib-row" data-place={place}>
      <PanelHead title={architect ? words.piles.hands : words.row} note={note} />
      {plots.length === 0 && <p class="hint">{words.noCards}</p>}
      <div class="ib-plots">
        {plots.map((plot, n) =>
          plot.building === 0 ? (
            <span key={n} class="ib-plot-empty" role="img" aria-label={words.emptySpace} title={words.emptySpace} />
          ) : (
            <PlotCard key={`${plot.building}`} {...props} plot={plot} />
          ),
        )}
      </div>
      <p class="fine ib-left">{words.deckLeft(deckSize)}</p>
    </div>
  );
}

const rowOf = (telling: Props['telling']): Plot[] =>
  spacesOf(telling).map(({ space, building, books }) => ({
    building,
    space: { number: space, books },
    reach: reachOfSpace(telling, space),
  }));

const cardsOf = (telling: Props['telling']): Plot[] =>
  (ownSecret(telling)?.hand ?? []).map((building) => ({ building, reach: reachOfCard(telling, building) }));

function PlotCard(props: Props & { readonly plot: Plot }) {
  const { telling, text, plot, place } = props;
  const words = panelWordsOf(text);
  const { building, reach, space } = plot;
  const { coins, wood, fish } = at(telling.content.buildings, building);
  const name = wordsOf(text).names.building(telling, building);
  const builds = howNow(telling) === 'built';
  const label = space === undefined ? words.card(name, coins) : words.space(space.number, name, coins, space.books);
  const state = reach.state === 'lacking' ? words.short(reach.n, reach.what) : undefined;
  return (
    <Explained
      class="parchment ib-plot"
      label={state === undefined ? label : `${label}, ${state}`}
      data={{
        'data-state': reach.state,
        'data-lacks': reach.state === 'lacking' ? reach.what : undefined,
        'data-building': building,
        'data-space': space?.number,
      }}
      slip={() => <PlotSlip {...props} />}
    >
      {space !== undefined && (
        <span class="row ib-books">
          {space.books === 0 ? (
            <em>0</em>
          ) : (
            Array.from({ length: space.books }, (_, n) => <Drawing key={n} name="book" />)
          )}
        </span>
      )}
      <span class="ib-emblem">
        <Drawing name={`building-${building}`} />
      </span>
      <span class="row ib-cost">
        {builds ? (
          <>
            {wood > 0 && <Price what="wood" n={wood} />}
            {fish > 0 && <Price what="fish" n={fish} />}
          </>
        ) : (
          <Price what="coin" n={coins} />
        )}
      </span>
      {place === 'tab' && (
        <span class="stack ib-plot-text">
          <b>{name}</b>
          {effectsIn({ telling, text }, building).map((effect) => (
            <small key={effect}>{effect}</small>
          ))}
          {state !== undefined && <em class="reason">{state}</em>}
        </span>
      )}
    </Explained>
  );
}

function Price({ what, n }: { readonly what: 'coin' | 'wood' | 'fish'; readonly n: number }) {
  return (
    <span>
      <Drawing name={what} />
      {n}
    </span>
  );
}

/** A building's effect and price, the reason against it, or the offer. */
function PlotSlip({ telling, text, choices, answer, plot }: Props & { readonly plot: Plot }) {
  const words = panelWordsOf(text);
  const { building, reach, space } = plot;
  const { coins, wood, fish } = at(telling.content.buildings, building);
  const offer = choices.find(({ action, why }) => why === undefined && isAbout(action, plot));
  return (
    <>
      <h3>{wordsOf(text).names.building(telling, building)}</h3>
      <p class="cap">
        {[
          words.bought(coins),
          ...(space === undefined ? [] : [space.books === 0 ? words.needsNone : words.needs(space.books)]),
          words.built(wood, fish),
        ].join(' · ')}
      </p>
      {effectsIn({ telling, text }, building).map((effect) => (
        <p key={effect}>{effect}</p>
      ))}
      {reach.state === 'lacking' && <p class="reason">{sayReason(text, reach.why, telling)}</p>}
      {reach.state === 'affordable' && offer === undefined && <p class="cap">{words.affordable}</p>}
      {offer !== undefined && (
        <OfferButton icon="check" label={sayAction(text, offer.action, telling)} onClick={() => answer(offer.action)} />
      )}
    </>
  );
}

/** Whether an action gains this very building. */
function isAbout(action: Action, { building, space }: Plot): boolean {
  switch (action.act) {
    case 'buy':
    case 'build':
      return action.space === space?.number;
    case 'buyCard':
    case 'buildCard':
      return action.building === building;
    default:
      return false;
  }
}
