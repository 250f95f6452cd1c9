import { at, type Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import type { CrewKind } from '../../content/vocabulary.ts';
import { crewIn } from '../../content/world.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import type { CrewPlace } from '../../text/panels.ts';
import { CrewFace } from '../parts/crew-face.tsx';
import { Drawing } from '../parts/drawing.tsx';

type IbScene = Scene<Islebound>;

/** More than these in a row, and equal ones close up. */
const MOST = 7;

/** Crew members of one kind that stand for one in a row. */
export interface Standing {
  readonly kind: CrewKind;
  readonly n: number;
}

/** The crew members of a set as a row shows them: one by one, or, where there are many, equal ones together. */
export function standingIn(bits: number): Standing[] {
  const crew = crewIn(bits);
  if (crew.length <= MOST) return crew.map((kind) => ({ kind, n: 1 }));
  return [...new Set(crew)].map((kind) => ({ kind, n: crew.filter((each) => each === kind).length }));
}

/** A portrait with a disc for each skill. Below deck it is pale; an injured one lies on the side, bandaged, without skills. */
export function CrewMember({ telling, text, kind, place, n = 1 }: IbScene & Standing & { readonly place: CrewPlace }) {
  const label = panelWordsOf(text).crewMember(wordsOf(text).names.crew(telling, kind), place, n);
  return (
    <span class="ib-crew" data-at={place} data-crew={kind} role="img" aria-label={label} title={label}>
      <CrewFace telling={telling} kind={kind} dim={place !== 'deck'} />
      {place === 'injured' && <Drawing name="bandage" class="ib-bandage" />}
      {n > 1 && <b class="ib-count">{n}</b>}
    </span>
  );
}

interface CrewProps extends IbScene {
  readonly seat: Seat;
}

/** The deck, and below the deck line those who are exhausted or injured. */
export function ShipBoard(props: CrewProps) {
  const words = panelWordsOf(props.text);
  const { deck, below, injured } = at(props.telling.state.players, props.seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: crew are not fields of a form.
    <div class="ib-ship" role="group" aria-label={words.crewOf(props.telling, props.seat)}>
      <div class="ib-deck">
        <span class="ib-label">{words.places.deck}</span>
        <span class="ib-crew-row" data-row="deck">
          <Row {...props} bits={deck} place="deck" />
          {deck === 0 && <span class="ib-nobody-there">{words.nobody}</span>}
        </span>
      </div>
      <div class="ib-below">
        <span class="ib-label">{words.places.below}</span>
        <span class="ib-crew-row" data-row="below">
          <Row {...props} bits={below} place="below" />
          <Row {...props} bits={injured} place="injured" />
        </span>
      </div>
    </div>
  );
}

/** The same in one line. */
export function SmallShipBoard(props: CrewProps) {
  const { deck, below, injured } = at(props.telling.state.players, props.seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: crew are not fields of a form.
    <div class="ib-ship-small" role="group" aria-label={panelWordsOf(props.text).crewOf(props.telling, props.seat)}>
      <span class="ib-crew-row" data-row="deck">
        <Row {...props} bits={deck} place="deck" />
      </span>
      {(below | injured) !== 0 && (
        <span class="ib-crew-row" data-row="below">
          <Row {...props} bits={below} place="below" />
          <Row {...props} bits={injured} place="injured" />
        </span>
      )}
    </div>
  );
}

function Row({ telling, text, bits, place }: IbScene & { readonly bits: number; readonly place: CrewPlace }) {
  return standingIn(bits).map(({ kind, n }, nth) => (
    <CrewMember key={`${kind}${nth}`} telling={telling} text={text} kind={kind} n={n} place={place} />
  ));
}
