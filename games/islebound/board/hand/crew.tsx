import { at, type Seat, sayAction } from '@skerry/engine';
import { Explained, type HandProps, type Scene } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { type CrewKind, SYMBOLS } from '../../content/vocabulary.ts';
import { crewIn } from '../../content/world.ts';
import type { Action } from '../../rules/actions.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import type { CrewPlace } from '../../text/panels.ts';
import { CrewFace } from '../parts/crew-face.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { Explanation } from './explained.ts';

type IbScene = Scene<Islebound>;

/** In a longer row, equal crew members are grouped. */
const MOST = 7;

/** Equal crew members shown as one in a row. */
export interface Standing {
  readonly kind: CrewKind;
  readonly n: number;
}

/** The crew as a row shows it: one by one, or equal ones grouped if there are many. */
export function standingIn(bits: number, most = MOST): Standing[] {
  const crew = crewIn(bits);
  if (crew.length <= most) return crew.map((kind) => ({ kind, n: 1 }));
  return [...new Set(crew)].map((kind) => ({ kind, n: crew.filter((each) => each === kind).length }));
}

interface CrewMemberProps extends IbScene, Standing {
  readonly place: CrewPlace;
  /** The prompt's action on this crew member. */
  readonly action?: Action | undefined;
  answer?(action: Action): void;
}

/**
 * A portrait with a disc per skill. Below deck it is pale; injured, it is on its side, bandaged, without skills. Crew
 * that the prompt asks for are buttons.
 */
export function CrewMember({ telling, text, kind, place, n = 1, action, answer }: CrewMemberProps) {
  const label = panelWordsOf(text).crewMember(wordsOf(text).names.crew(telling, kind), place, n);
  const look = { 'data-at': place, 'data-crew': kind };
  const inside = (
    <>
      <CrewFace telling={telling} kind={kind} dim={place !== 'deck'} />
      {place === 'injured' && <Drawing name="bandage" class="ib-bandage" />}
      {n > 1 && <b class="lit ib-count">{n}</b>}
    </>
  );
  if (action === undefined)
    return (
      <span class="ib-crew" {...look} role="img" aria-label={label} title={label}>
        {inside}
      </span>
    );
  const said = sayAction(text, action, telling);
  return (
    <button
      class="corners ib-crew"
      {...look}
      type="button"
      title={said}
      aria-label={`${label}. ${said}`}
      onClick={() => answer?.(action)}
    >
      {inside}
    </button>
  );
}

interface CrewProps extends Pick<HandProps<Islebound>, 'telling' | 'text' | 'choices' | 'answer'> {
  readonly seat: Seat;
}

/** The deck, and below the deck line the exhausted and injured. */
export function ShipBoard(props: CrewProps) {
  const words = panelWordsOf(props.text);
  const { deck, below, injured } = at(props.telling.state.players, props.seat);
  return (
    <Explaining {...props} class="ib-ship">
      <span class="ib-deck">
        <span class="cap ib-label">{words.places.deck}</span>
        <span class="row grow ib-crew-row" data-row="deck">
          <Row {...props} bits={deck} place="deck" />
          {deck === 0 && <span class="cap">{words.nobody}</span>}
        </span>
      </span>
      <span class="ib-below">
        <span class="cap ib-label">{words.places.below}</span>
        <span class="row grow ib-crew-row" data-row="below">
          <Row {...props} bits={below} place="below" />
          <Row {...props} bits={injured} place="injured" />
        </span>
      </span>
    </Explaining>
  );
}

/** The same in one line. */
export function SmallShipBoard(props: CrewProps) {
  const { deck, below, injured } = at(props.telling.state.players, props.seat);
  return (
    <Explaining {...props} class="row ib-ship-small">
      <span class="row grow ib-crew-row" data-row="deck">
        <Row {...props} bits={deck} place="deck" />
      </span>
      {(below | injured) !== 0 && (
        <span class="row grow ib-crew-row" data-row="below">
          <Row {...props} bits={below} place="below" />
          <Row {...props} bits={injured} place="injured" />
        </span>
      )}
    </Explaining>
  );
}

/** A touch explains the crew, unless the prompt asks for some of them: then each can be chosen. */
function Explaining({ class: name, children, ...props }: CrewProps & { class: string; children: ComponentChildren }) {
  const { telling, text, seat, choices } = props;
  const label = panelWordsOf(text).crewOf(telling, seat);
  if (seat === telling.reader && choices.some(({ action, why }) => why === undefined && placeOf(action) !== undefined))
    return (
      // biome-ignore lint/a11y/useSemanticElements: crew are not fields of a form.
      <div class={name} role="group" aria-label={label}>
        {children}
      </div>
    );
  const player = at(telling.state.players, seat);
  const { told, names } = wordsOf(text);
  const said = PLACES.flatMap((place) => {
    const kinds = crewIn(player[place]).map((kind) => names.crew(telling, kind));
    return kinds.length === 0 ? [] : [told.crew(kinds, place)];
  });
  return (
    <Explained class={name} label={[`${label}.`, ...said].join(' ')} slip={() => <CrewList {...props} title={label} />}>
      {children}
    </Explained>
  );
}

const PLACES = ['deck', 'below', 'injured'] as const satisfies readonly CrewPlace[];

/** The crew aboard, and what their skills can do. */
function CrewList({ telling, text, seat, title }: CrewProps & { readonly title: string }) {
  const player = at(telling.state.players, seat);
  const { names } = wordsOf(text);
  const skills = SYMBOLS.filter(
    (symbol) => symbol !== 'any' && PLACES.some((place) => (player[place] & telling.content.skilled[symbol]) !== 0),
  );
  return (
    <>
      <h3>{title}</h3>
      <ul class="ib-list">
        {PLACES.flatMap((place) =>
          standingIn(player[place], 0).map(({ kind, n }) => (
            <li key={`${place} ${kind}`}>
              <CrewFace telling={telling} kind={kind} dim={place !== 'deck'} />
              <span>
                <b>{names.crew(telling, kind)}</b>
                <small>{panelWordsOf(text).where(place, n)}</small>
              </span>
            </li>
          )),
        )}
      </ul>
      <Explanation language={text.language} of={skills.map((skill) => `skill-${skill}` as const)} />
    </>
  );
}

/** The crew places an action refers to. */
function placeOf({ act }: Action): CrewPlace | undefined {
  if (act === 'healCrew') return 'injured';
  return act === 'exhaust' || act === 'combat' || act === 'injure' || act === 'negotiate' ? 'deck' : undefined;
}

function Row(props: CrewProps & { readonly bits: number; readonly place: CrewPlace }) {
  const { telling, text, seat, choices, answer, bits, place } = props;
  const actionFor = (kind: CrewKind): Action | undefined =>
    choices.find(
      ({ action, why }) => why === undefined && placeOf(action) === place && 'crew' in action && action.crew === kind,
    )?.action;
  return standingIn(bits).map(({ kind, n }, nth) => (
    <CrewMember
      key={`${kind}${nth}`}
      telling={telling}
      text={text}
      kind={kind}
      n={n}
      place={place}
      action={seat === telling.reader ? actionFor(kind) : undefined}
      answer={answer}
    />
  ));
}
