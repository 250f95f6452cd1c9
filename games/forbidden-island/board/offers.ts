import { type Offer, offersBy, type Refused, type Scene } from '@skerry/look';
import { ACTIONS_A_TURN } from '../content/adventurers.ts';
import { CARDS_TO_CAPTURE, type SpecialCard } from '../content/cards.ts';
import { GEOMETRY, type Space } from '../content/spaces.ts';
import { cardsMissing, isTreasure, isUnasked } from '../outlook/hands.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { OFFER_KEYS, wordsOf } from '../text/board.ts';
import type { Choices } from './chart/concerns.ts';

const about = ({ telling, text }: Scene<ForbiddenIsland>) => ({
  telling,
  words: wordsOf(text),
  step: telling.state.agenda.at(-1),
  nameOf: (seat: number): string => telling.names[seat] ?? `${seat + 1}`,
});
type About = ReturnType<typeof about>;

const tiles = (_: Action, { words }: About, all: readonly Action[]): string => words.tiles(all.length);

/**
 * The table's bots are fast: in another seat's turn the player may have meant a button that was there a moment ago.
 */
const special =
  (card: SpecialCard) =>
  (_: Action, { words, telling }: About): string | undefined =>
    telling.reader !== undefined && isUnasked(telling.state, telling.reader)
      ? words.confirmSpecial(telling, telling.state.active, card)
      : undefined;

const buttons = offersBy<ForbiddenIsland, About>({
  about,
  words: ({ words }) => words,
  // Each possible recipient has a button, so these get letters no other button has.
  taken: ({ words: { hotkeys } }) => OFFER_KEYS.flatMap((key) => (key === 'give' ? [] : hotkeys[key])),
  kinds: {
    move: { icon: 'move', key: 'move', detail: tiles },
    fly: { icon: 'fly', key: 'fly', detail: tiles },
    guide: {
      icon: 'guide',
      key: 'guide',
      detail: (_, { words, nameOf }, all) => words.or([...new Set(all.map(({ pawn }) => pawn))].map(nameOf)),
    },
    shoreUp: {
      icon: 'shoreUp',
      key: 'shoreUp',
      detail: (_, { words }, all) => words.tiles(new Set(all.flatMap(({ tiles }) => tiles)).size),
    },
    give: {
      icon: 'give',
      key: ({ to }) => `give-${to}`,
      label: ({ to }, { words, nameOf }) => words.give(nameOf(to)),
      detail: (_, { words }, all) => words.or(all.map(({ card }) => words.names.cards[card])),
      letter: (_, { words }) => words.hotkeys.give,
    },
    take: { icon: 'take', key: 'take' },
    capture: { icon: 'capture', key: 'capture', label: ({ treasure }, { words }) => words.captures[treasure] },
    lift: { icon: 'lift', key: 'lift', confirm: special('helicopter-lift') },
    sandbags: { icon: 'sandbags', key: 'sandbags', detail: tiles, confirm: special('sandbags') },
    liftOff: { icon: 'lift' },
    // One card goes, however many there are to choose from (FI-71, FI-74).
    discard: { icon: 'discard', key: 'discard', detail: (_, { words }) => words.cards(1) },
    swim: {
      icon: 'swim',
      key: 'swim',
      label: (_, { words, telling: { state, reader } }) =>
        reader !== undefined && state.adventurers[reader] === 'pilot' ? words.flyAway : words.labels.swim,
      detail: tiles,
    },
    pass: {
      icon: 'pass',
      key: ({ until }) => (until === 'turn' ? 'passTurn' : 'pass'),
      go: ({ until }) => until !== 'turn',
      confirm: (_, { words, telling, step }) =>
        step?.do === 'drowning' ? words.confirmPass(telling, step.seat) : undefined,
    },
    endActions: {
      icon: 'endActions',
      // A slip of the finger must not end a turn that has more to do.
      go: (_, { step }) => (step?.do === 'actions' && step.left > 0 ? 'early' : true),
      confirm: (_, { words, step }) =>
        step?.do === 'actions' && step.left === ACTIONS_A_TURN ? words.confirmEnd : undefined,
    },
  },
  greyed,
});

/** Choices as buttons, in the order of `OFFER_KEYS`; the greyed ones come before the last. */
export const offers = (scene: Scene<ForbiddenIsland>, choices: Choices): Offer<ForbiddenIsland>[] => {
  const placeOf = ({ action }: Choices[number]): number => OFFER_KEYS.indexOf(action.act);
  return buttons(
    scene,
    choices.toSorted((one, other) => placeOf(one) - placeOf(other)),
  );
};

type Not<K extends Action['act']> = Refused<ForbiddenIsland> & { readonly action: ActionOf<K> };

/** Refused actions that a player would look for now: at most two. */
function greyed(
  { telling: { state, reader } }: About,
  offered: readonly Action[],
  refused: readonly Refused<ForbiddenIsland>[],
): readonly Refused<ForbiddenIsland>[] {
  const of = <K extends Action['act']>(act: K) =>
    offered.some((action) => action.act === act)
      ? []
      : refused.filter((choice): choice is Not<K> => choice.action.act === act);
  const { numbers, strides } = GEOMETRY[state.island.layout];
  const away = ({ action: { tiles } }: Not<'shoreUp'>): number => {
    const [space] = tiles as readonly Space[];
    return space === undefined || reader === undefined ? 0 : strides[state.pawns[reader]!]![numbers.get(space)!]!;
  };
  return [
    of('liftOff').find(({ why }) => why.why === 'notAllOnLanding'),
    of('capture')
      .filter(({ why }) => why.why === 'noTreasureHere' || why.why === 'cardsForAnotherTile' || isNearly(why))
      .sort((a, b) => Number(isNearly(a.why)) - Number(isNearly(b.why)))[0],
    // A seat could capture with one more of the player's cards.
    of('give').find(
      ({ action: { card, to }, why }) =>
        why.why === 'notOnSameTile' &&
        reader !== undefined &&
        isTreasure(card) &&
        cardsMissing(state, to, card) <= 1 &&
        cardsMissing(state, reader, card) > 0,
    ),
    of('shoreUp')
      .filter(({ why }) => why.why === 'onlyDiagonal' || why.why === 'outOfReach')
      .sort((one, other) => away(one) - away(other))[0],
  ]
    .filter((choice) => choice !== undefined)
    .slice(0, 2);
}

const isNearly = (why: Refused<ForbiddenIsland>['why']): boolean =>
  why.why === 'tooFewCards' && why.have === CARDS_TO_CAPTURE - 1;
