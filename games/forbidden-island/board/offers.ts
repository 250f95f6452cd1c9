import type { Choice } from '@skerry/engine';
import type { IconName, Offer, Scene } from '@skerry/look';
import { CARDS_TO_CAPTURE } from '../content/cards.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { GEOMETRY, type Space } from '../rules/spaces.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { type BoardWords, OFFER_KEYS, type OfferKey, wordsOf } from '../text/board.ts';
import type { Choices } from './chart/concerns.ts';

type FiOffer = Offer<ForbiddenIsland>;
type Refused = Choice<ForbiddenIsland> & { why: NonNullable<Choice<ForbiddenIsland>['why']> };

const ICONS: Readonly<Record<OfferKey, IconName>> = {
  move: 'move',
  fly: 'fly',
  guide: 'guide',
  shoreUp: 'shoreUp',
  give: 'give',
  take: 'take',
  capture: 'capture',
  lift: 'lift',
  sandbags: 'sandbags',
  liftOff: 'lift',
  discard: 'discard',
  swim: 'swim',
  passTurn: 'pass',
  pass: 'pass',
  endActions: 'endActions',
};

/** The choices as buttons, in the order of `OFFER_KEYS`; the greyed ones stand before the last. */
export function offers(scene: Scene<ForbiddenIsland>, choices: Choices): FiOffer[] {
  const offered = choices.flatMap(({ action, why }) => (why === undefined ? [action] : []));
  const refused = choices.filter((choice): choice is Refused => choice.why !== undefined);
  const words = wordsOf(scene.text);
  const found = OFFER_KEYS.flatMap((key) => {
    const actions = offered.filter((action) => keyOf(action) === key);
    if (actions.length === 0) return [];
    return key === 'give' ? gifts(scene, words, actions) : [one(scene, words, key, actions)];
  });
  const plain = found.filter(({ go }) => go !== true);
  return [...plain, ...greyed(scene, words, offered, refused), ...found.filter(({ go }) => go === true)];
}

function keyOf(action: Action): OfferKey {
  return action.act === 'pass' && action.until === 'turn' ? 'passTurn' : action.act;
}

function one({ telling }: Scene<ForbiddenIsland>, words: BoardWords, key: OfferKey, actions: Action[]): FiOffer {
  const [first] = actions;
  const base = { key, icon: ICONS[key], hotkey: words.hotkeys[key], actions };
  const step = telling.state.agenda.at(-1);
  switch (key) {
    case 'move':
    case 'fly':
    case 'sandbags':
      return { ...base, label: words.labels[key], detail: words.tiles(actions.length) };
    case 'shoreUp':
      return { ...base, label: words.labels[key], detail: words.tiles(singles(actions)) };
    case 'swim': {
      const flies = telling.reader !== undefined && telling.state.adventurers[telling.reader] === 'pilot';
      return { ...base, label: flies ? words.flyAway : words.labels.swim, detail: words.tiles(actions.length) };
    }
    case 'guide': {
      const pawns = new Set(actions.flatMap((action) => (action.act === 'guide' ? [action.pawn] : [])));
      return { ...base, label: words.labels[key], detail: words.or([...pawns].map((pawn) => nameOf(telling, pawn))) };
    }
    // However many there are to choose from, one goes (FI-71, FI-74).
    case 'discard':
      return { ...base, label: words.labels[key], detail: words.cards(1) };
    case 'capture':
      return { ...base, label: first?.act === 'capture' ? words.captures[first.treasure] : '' };
    case 'endActions': {
      const unused = step?.do === 'actions' && step.left === 3;
      return { ...base, label: words.labels[key], go: true, ...(unused ? { confirm: words.confirmEnd } : {}) };
    }
    case 'pass': {
      const danger = step?.do === 'drowning' ? { confirm: words.confirmPass(telling, step.seat) } : {};
      return { ...base, label: words.labels[key], go: true, ...danger };
    }
    case 'give':
      return { ...base, label: words.giveNobody };
    default:
      return { ...base, label: words.labels[key] };
  }
}

/** One button for each person who can be given something. */
function gifts({ telling }: Scene<ForbiddenIsland>, words: BoardWords, actions: Action[]): FiOffer[] {
  const taken = new Set(Object.values(words.hotkeys));
  return telling.state.hands.flatMap((_, to) => {
    const here = actions.filter((action) => action.act === 'give' && action.to === to);
    if (here.length === 0) return [];
    const label = words.give(nameOf(telling, to));
    const hotkey = freeLetter(label, taken, words.hotkeys.give);
    const cards = here.flatMap((action) => (action.act === 'give' ? [words.names.cards[action.card]] : []));
    return [{ key: `give-${to}`, icon: ICONS.give, label, detail: words.or(cards), hotkey, actions: here }];
  });
}

/** The preferred letter once, then any letter of the label that no other button has. */
function freeLetter(label: string, taken: Set<string>, preferred: string): string {
  const mark = `${preferred}!`;
  if (!taken.has(mark)) {
    taken.add(mark);
    return preferred;
  }
  const letters = label
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const letter = Array.from(`${letters}123456789`).find((each) => !taken.has(each)) ?? '';
  taken.add(letter);
  return letter;
}

const singles = (actions: readonly Action[]): number =>
  new Set(actions.flatMap((action) => (action.act === 'shoreUp' ? action.tiles : []))).size;

/** What a player would look for here and now: at most two. */
function greyed(
  { telling }: Scene<ForbiddenIsland>,
  words: BoardWords,
  offered: readonly Action[],
  refused: readonly Refused[],
): FiOffer[] {
  const { state, reader } = telling;
  const isOffered = (act: Action['act']) => offered.some((action) => action.act === act);
  const grey = (key: OfferKey, label: string, { why }: Refused): FiOffer[] => [
    { key, label, icon: ICONS[key], hotkey: words.hotkeys[key], actions: [], why },
  ];
  const of = <K extends Action['act']>(act: K) =>
    refused.filter((choice): choice is Refused & { action: ActionOf<K> } => choice.action.act === act);
  const held = (card: string, seat: number) => state.hands[seat]?.filter((each) => each === card).length ?? 0;

  const home = of('liftOff').find(({ why }) => why.why === 'notAllOnLanding');
  const capture = of('capture')
    .filter(({ why }) => why.why === 'noTreasureHere' || why.why === 'cardsForAnotherTile' || isNearly(why))
    .sort((a, b) => Number(isNearly(a.why)) - Number(isNearly(b.why)))[0];
  // Someone could capture with one more card of the reader's.
  const gift = of('give').find(
    ({ action, why }) =>
      why.why === 'notOnSameTile' &&
      reader !== undefined &&
      held(action.card, action.to) + 1 >= CARDS_TO_CAPTURE &&
      held(action.card, reader) < CARDS_TO_CAPTURE,
  );
  const { numbers, strides } = GEOMETRY[state.island.layout];
  const away = ([space]: readonly Space[]): number =>
    space === undefined || reader === undefined ? 0 : strides[state.pawns[reader]!]![numbers.get(space)!]!;
  const shore = of('shoreUp')
    .filter(({ why }) => why.why === 'onlyDiagonal' || why.why === 'outOfReach')
    .sort((one, other) => away(one.action.tiles) - away(other.action.tiles))[0];
  return [
    ...(home === undefined ? [] : grey('liftOff', words.labels.liftOff, home)),
    ...(capture === undefined || isOffered('capture')
      ? []
      : grey('capture', words.captures[capture.action.treasure], capture)),
    ...(gift === undefined || isOffered('give') ? [] : grey('give', words.give(nameOf(telling, gift.action.to)), gift)),
    ...(shore === undefined || isOffered('shoreUp') ? [] : grey('shoreUp', words.labels.shoreUp, shore)),
  ].slice(0, 2);
}

const isNearly = (why: Refused['why']): boolean => why.why === 'tooFewCards' && why.have === CARDS_TO_CAPTURE - 1;

const nameOf = (telling: Scene<ForbiddenIsland>['telling'], seat: number): string =>
  telling.names[seat] ?? `${seat + 1}`;
