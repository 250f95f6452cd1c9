import { LANGUAGES, type Language, type PackFault, same } from '@skerry/engine';
import { BUILT_IN, type Content } from '../content/built-in.ts';
import { CONSTANTS, COPIES, KEPT_TOWNS } from '../content/constants.ts';
import {
  type Ability,
  ASKING,
  type Challenge,
  COLUMNS,
  DECKS,
  DRAWN,
  type Effect,
  PAIRS,
  REWARDS,
  type SpaceNumber,
  TERRAIN_LETTERS,
} from '../content/vocabulary.ts';
import { cellOf, connected, makeWorld, neighbours, SEA, SPACE_WORDS, TOWN, type World } from '../content/world.ts';

/** What can be wrong with a well-formed pack: ledger 1.2. */
export type ContentFault = { readonly place: string } /** fixed content that no pack may change */ & (
  | { readonly fault: 'fixed' }
  | { readonly fault: 'idTwice'; readonly id: string }
  | { readonly fault: 'noSuch'; readonly id: string }
  | { readonly fault: 'badRow' }
  | { readonly fault: 'badPair'; readonly when: string; readonly does: string }
  /** This trigger asks no player. */
  | { readonly fault: 'neverAsked'; readonly when: string }
  | { readonly fault: 'mustBeOptional'; readonly when: string }
  /** A card with an ability of its own lacks a text in a language. */
  | { readonly fault: 'noText'; readonly id: string; readonly language: Language }
  | { readonly fault: 'oneWinner'; readonly have: number }
  | { readonly fault: 'winnerTooWeak' }
  | { readonly fault: 'mapsOnlyAtSea' }
  | { readonly fault: 'harmless' }
  | { readonly fault: 'fewChallenges'; readonly have: number; readonly least: number }
  | { readonly fault: 'replenishFirst' }
  | { readonly fault: 'wrongFaces'; readonly kind: string; readonly have: number; readonly wanted: number }
  | { readonly fault: 'wrongExpansion'; readonly have: number; readonly wanted: number }
  | { readonly fault: 'notLand'; readonly space: string }
  | { readonly fault: 'notSea'; readonly space: string }
  | { readonly fault: 'notATown'; readonly space: string }
  | { readonly fault: 'townNotNamed'; readonly space: string }
  | { readonly fault: 'inland'; readonly id: string }
  | { readonly fault: 'noLane'; readonly id: string }
  | { readonly fault: 'noShore'; readonly id: string }
  | { readonly fault: 'laneTwice'; readonly id: string }
  | { readonly fault: 'lanesApart' }
  | { readonly fault: 'landApart'; readonly landmass: string }
  | { readonly fault: 'townlessLand'; readonly space: string }
  | { readonly fault: 'jewelThere'; readonly space: string }
);

/** Faults of a pack, each with its place. Later checks need a valid grid and valid references. */
export function checkContent(pack: Content): readonly PackFault[] {
  const faults: ContentFault[] = [
    ...checkFixed(pack),
    ...checkIds(pack),
    ...checkGrid(pack),
    ...checkAbilities(pack),
    ...checkWords(pack),
    ...checkChallenges(pack),
    ...checkCounts(pack),
  ];
  return faults.length > 0 ? faults : checkChart(pack, makeWorld(pack));
}

/** The ids of Legendary Items and of three towns, the ruins, and the gold that the rulebook gives. */
function checkFixed({ legendary, chart, numbers }: Content): ContentFault[] {
  const faults: ContentFault[] = [];
  for (const [n, { id }] of BUILT_IN.legendary.entries())
    if (legendary[n]?.id !== id) faults.push({ place: `legendary[${n}].id`, fault: 'fixed' });
  for (const id of KEPT_TOWNS)
    if (!chart.towns.some((town) => town.id === id)) faults.push({ place: 'chart.towns', fault: 'noSuch', id });
  if (numbers.startGoldOption[0] !== CONSTANTS.startGold)
    faults.push({ place: 'numbers.startGoldOption[0]', fault: 'fixed' });
  return faults;
}

/** Every card with its place in the pack. */
function cardsOf(pack: Content): { readonly place: string; readonly card: { readonly id: string } }[] {
  const lists = {
    heroes: pack.heroes,
    captains: pack.captains,
    legendary: pack.legendary,
    items: pack.items,
    allies: pack.allies,
    ...Object.fromEntries(DECKS.map((deck) => [`adventure.${deck}`, pack.adventure[deck]])),
  };
  return Object.entries(lists).flatMap(([name, cards]) =>
    cards.map((card: { id: string }, n: number) => ({ place: `${name}[${n}]`, card })),
  );
}

/** Every id is unique, and every reference exists. */
function checkIds(pack: Content): ContentFault[] {
  const faults: ContentFault[] = [];
  const { chart } = pack;
  const seen = new Set<string>();
  for (const { place, card } of cardsOf(pack)) {
    if (seen.has(card.id)) faults.push({ place: `${place}.id`, fault: 'idTwice', id: card.id });
    seen.add(card.id);
  }
  const ports = [...chart.towns.map(({ id }) => id), ...chart.anchors.map(({ id }) => id)];
  const known = (place: string, id: string, among: readonly string[]): void => {
    if (!among.includes(id)) faults.push({ place, fault: 'noSuch', id });
  };
  for (const [n, { landmass }] of chart.towns.entries())
    known(`chart.towns[${n}].landmass`, landmass, chart.landmasses);
  for (const [n, ends] of chart.lanes.entries()) for (const end of ends) known(`chart.lanes[${n}]`, end, ports);
  const eventSpaces = chart.eventSpaces.map(({ id }) => id);
  for (const [n, space] of chart.eventSpaces.entries()) {
    if (eventSpaces.indexOf(space.id) !== n)
      faults.push({ place: `chart.eventSpaces[${n}].id`, fault: 'idTwice', id: space.id });
    if (space.kind === 'lane') for (const end of space.opens) known(`chart.eventSpaces[${n}].opens`, end, ports);
  }
  for (const { place, effect } of effectsOf(pack)) {
    if (effect.do === 'tile' && effect.act === 'place') for (const at of effect.at) known(place, at, eventSpaces);
    if (effect.do === 'forbid' && effect.what === 'setSail')
      known(
        place,
        effect.town,
        chart.towns.map(({ id }) => id),
      );
  }
  return faults;
}

/** All named spaces are on the grid, and its letters are terrains. */
function checkGrid({ chart }: Content): ContentFault[] {
  const faults: ContentFault[] = [];
  const letters = new RegExp(`^[.${TERRAIN_LETTERS}]{${COLUMNS}}$`);
  for (const [n, row] of chart.rows.entries())
    if (!letters.test(row)) faults.push({ place: `chart.rows[${n}]`, fault: 'badRow' });
  const spaces = [
    ...chart.towns.map(({ space }, n) => ({ place: `chart.towns[${n}].space`, space })),
    ...chart.anchors.map(({ at }, n) => ({ place: `chart.anchors[${n}].at`, space: at })),
    ...chart.jewels.map(({ space }, n) => ({ place: `chart.jewels[${n}].space`, space })),
    ...chart.eventSpaces.map((each, n) => ({
      place: `chart.eventSpaces[${n}]`,
      space: each.kind === 'lane' ? each.at : each.space,
    })),
  ];
  for (const { place, space } of spaces) if (cellOf(space) < 0) faults.push({ place, fault: 'noSuch', id: space });
  return faults;
}

interface Placed<V> {
  readonly place: string;
  readonly effect: V;
}

/** The effects of a list, nested ones included. */
function within(effects: readonly Effect[], place: string): Placed<Effect>[] {
  return effects.flatMap((effect, n) => {
    const here = `${place}[${n}]`;
    const inside = (lists: readonly (readonly [string, readonly Effect[]])[]): Placed<Effect>[] =>
      lists.flatMap(([part, list]) => within(list, `${here}.${part}`));
    const found: Placed<Effect> = { place: here, effect };
    switch (effect.do) {
      case 'test':
        return [
          found,
          ...inside([
            ['pass', effect.pass],
            ['fail', effect.fail],
          ]),
        ];
      case 'choose':
        return [found, ...inside(effect.options.map(({ does }, option) => [`options[${option}].does`, does] as const))];
      case 'each':
        return [found, ...inside([['does', effect.does]])];
      default:
        return [found];
    }
  });
}

interface Listed {
  readonly place: string;
  readonly does: readonly Effect[];
  /** The allowed effects, and their name. */
  readonly allowed: readonly Effect['do'][];
  readonly when: string;
}

/** All abilities with their places; trophies have theirs inside the reward. */
function abilitiesOf(pack: Content): { readonly place: string; readonly ability: Ability }[] {
  return cardsOf(pack).flatMap(({ place, card }) => {
    const parts = card as Partial<Challenge> & { inPlay?: readonly Ability[] };
    const own = [...(parts.abilities ?? []).map((ability, n) => ({ place: `${place}.abilities[${n}]`, ability }))];
    const inPlay = (parts.inPlay ?? []).map((ability, n) => ({ place: `${place}.inPlay[${n}]`, ability }));
    const kept = (parts.reward ?? []).flatMap((effect, at) =>
      effect.do === 'keep'
        ? effect.abilities.map((ability, n) => ({ place: `${place}.reward[${at}].abilities[${n}]`, ability }))
        : [],
    );
    return [...own, ...inPlay, ...kept];
  });
}

function listsOf(pack: Content): Listed[] {
  const abilities = abilitiesOf(pack).map(({ place, ability }): Listed => {
    const { when, does } = ability;
    return { place: `${place}.does`, does, allowed: PAIRS[when], when };
  });
  const cards = DECKS.flatMap((deck) =>
    pack.adventure[deck].map((card, n): Listed => {
      const place = `adventure.${deck}[${n}]`;
      return card.kind === 'challenge'
        ? { place: `${place}.reward`, does: card.reward, allowed: REWARDS, when: 'reward' }
        : { place: `${place}.drawn`, does: card.drawn, allowed: DRAWN, when: 'drawn' };
    }),
  );
  return [...abilities, ...cards];
}

const effectsOf = (pack: Content): Placed<Effect>[] => listsOf(pack).flatMap(({ place, does }) => within(does, place));

/** Each effect is where the rules execute it, and optional ones only where players are asked. */
function checkAbilities(pack: Content): ContentFault[] {
  const pairs = listsOf(pack).flatMap(({ place, does, allowed, when }) =>
    within(does, place).flatMap(({ place: at, effect }): ContentFault[] =>
      allowed.includes(effect.do) ? [] : [{ place: at, fault: 'badPair', when, does: effect.do }],
    ),
  );
  const optional = abilitiesOf(pack).flatMap(({ place, ability }): ContentFault[] => {
    const { when, pay, may, does } = ability;
    const isOptional = pay !== undefined || may === true;
    const isLanes = when === 'static' && does.every((effect) => effect.do === 'move');
    if (isOptional && !isLanes && !ASKING.includes(when)) return [{ place, fault: 'neverAsked', when }];
    return !isOptional && MUST_ASK.includes(when) ? [{ place, fault: 'mustBeOptional', when }] : [];
  });
  return [...pairs, ...optional];
}
const MUST_ASK: readonly string[] = ['anytime', 'escape', 'afterMoveDice', 'drawn', 'afterRoll'];

const saidBy = (card: object): unknown => {
  const { abilities, reward, drawn, inPlay } = card as Partial<Challenge> & { drawn?: unknown; inPlay?: unknown };
  return { abilities, reward, drawn, inPlay };
};
const hasText = (card: object): boolean =>
  Object.values(saidBy(card) as object).some((part) => Array.isArray(part) && part.length > 0);

/** A card that differs from the built-in one of its id has a text in each language of the pack. */
function checkWords(pack: Content): ContentFault[] {
  const builtIn = new Map(cardsOf(BUILT_IN).map(({ card }) => [card.id, card]));
  return cardsOf(pack).flatMap(({ place, card }) => {
    const known = builtIn.get(card.id);
    if (known !== undefined && same(saidBy(known), saidBy(card))) return [];
    return LANGUAGES.flatMap((language): ContentFault[] => {
      const { [language]: inLanguage } = pack.words;
      if (inLanguage === undefined) return [];
      const words = inLanguage[card.id];
      const isSaid = words !== undefined && (words.text !== undefined || !hasText(card));
      return isSaid ? [] : [{ place, fault: 'noText', id: card.id, language }];
    });
  });
}

const challengesIn = (pack: Content, deck: (typeof DECKS)[number]) =>
  pack.adventure[deck].flatMap((card, n) =>
    card.kind === 'challenge' ? [{ place: `adventure.${deck}[${n}]`, card }] : [],
  );

/** One Challenge wins, maps come from the sea, each Challenge can hurt, and no deck runs out of Challenges. */
function checkChallenges(pack: Content): ContentFault[] {
  const faults: ContentFault[] = [];
  const winners = DECKS.flatMap((deck) =>
    challengesIn(pack, deck).filter(({ card }) => card.reward.some((effect) => effect.do === 'win')),
  );
  const silver = winners.filter(({ place }) => place.startsWith('adventure.silver'));
  if (winners.length !== 1 || silver.length !== 1)
    faults.push({ place: 'adventure.silver', fault: 'oneWinner', have: winners.length });
  for (const { place, card } of silver)
    if (card.life <= 7) faults.push({ place: `${place}.life`, fault: 'winnerTooWeak' });
  for (const deck of DECKS) {
    const found = challengesIn(pack, deck);
    // The track holds as many as it has places, and an adventure continues until a Challenge comes.
    const least = deck === 'sea' || deck === 'silver' ? 1 : CONSTANTS.track + 1;
    if (found.length < least)
      faults.push({ place: `adventure.${deck}`, fault: 'fewChallenges', have: found.length, least });
    for (const { place, card } of found) {
      if (card.ranged.damage + card.melee.damage + card.magic.damage === 0) faults.push({ place, fault: 'harmless' });
      const givesMap = card.reward.some((effect) => effect.do === 'gain' && effect.what === 'map');
      if (givesMap && deck !== 'sea') faults.push({ place: `${place}.reward`, fault: 'mapsOnlyAtSea' });
    }
    for (const [n, card] of pack.adventure[deck].entries())
      if (card.kind === 'event' && card.drawn[0]?.do !== 'replenish')
        faults.push({ place: `adventure.${deck}[${n}].drawn`, fault: 'replenishFirst' });
  }
  return faults;
}

/** The faces of the tiles, and the cards of the expansion. */
function checkCounts({ tiles, items, allies }: Content): ContentFault[] {
  const faces = tiles.flat();
  const builtIn = BUILT_IN.tiles.flat();
  const kinds = ['plains', 'lane', 'sea', 'ruins'].flatMap((kind): ContentFault[] => {
    const [have, wanted] = [faces, builtIn].map((each) => each.filter((face) => face.kind === kind).length);
    return have === wanted ? [] : [{ place: 'tiles', fault: 'wrongFaces', kind, have: have!, wanted: wanted! }];
  });
  const extra = [
    { place: 'items', cards: items, wanted: COPIES.expansion.items },
    { place: 'allies', cards: allies, wanted: COPIES.expansion.allies },
  ].flatMap(({ place, cards, wanted }): ContentFault[] => {
    const have = cards.filter((card) => card.set === 'expansion').length;
    return have === wanted ? [] : [{ place, fault: 'wrongExpansion', have, wanted }];
  });
  return [...kinds, ...extra];
}

/** Towns, jewels, anchors and lanes are where they can be played. */
function checkChart({ chart: written }: Content, { chart }: World): ContentFault[] {
  const faults: ContentFault[] = [];
  const { terrain, landmass, towns, jewels, anchors, eventSpaces, ports } = chart;
  const word = (cell: SpaceNumber): string => SPACE_WORDS[cell]!;
  for (const [n, cell] of towns.entries()) {
    const place = `chart.towns[${n}]`;
    const id = ports[n]!;
    if (terrain[cell] !== TOWN) faults.push({ place, fault: 'notATown', space: word(cell) });
    // Beyond the edge of the grid is sea.
    const around = neighbours(cell);
    if (around.length === 6 && around.every((each) => terrain[each] !== SEA))
      faults.push({ place, fault: 'inland', id });
    if (chart.legs[n]!.every(({ number }) => number > 0)) faults.push({ place, fault: 'noLane', id });
  }
  for (const cell of chart.spaces) {
    if (terrain[cell] === TOWN && !towns.includes(cell))
      faults.push({ place: 'chart.rows', fault: 'townNotNamed', space: word(cell) });
    if (landmass[cell] === -1) faults.push({ place: 'chart.rows', fault: 'townlessLand', space: word(cell) });
  }
  for (const [n, { space }] of jewels.entries()) {
    const isTaken = chart.townAt[space] !== -1 || chart.eventAt[space] !== -1;
    if (terrain[space] === SEA || isTaken)
      faults.push({ place: `chart.jewels[${n}]`, fault: 'jewelThere', space: word(space) });
  }
  for (const [n, { kind, space }] of eventSpaces.entries()) {
    const place = `chart.eventSpaces[${n}]`;
    if (kind === 'lane' && terrain[space] !== SEA) faults.push({ place, fault: 'notSea', space: word(space) });
    if (kind !== 'lane' && terrain[space] === SEA) faults.push({ place, fault: 'notLand', space: word(space) });
    if (kind === 'ruins' && space !== towns[chart.ruinTown]) faults.push({ place, fault: 'fixed' });
  }
  const flooded = new Set(eventSpaces.flatMap(({ kind, space }) => (kind === 'sea' ? [space] : [])));
  for (const [n, cell] of anchors.entries()) {
    const place = `chart.anchors[${n}]`;
    if (terrain[cell] !== SEA) faults.push({ place, fault: 'notSea', space: word(cell) });
    if (chart.shores[n]!.every((each) => flooded.has(each)))
      faults.push({ place, fault: 'noShore', id: ports[towns.length + n]! });
  }
  return [...faults, ...checkLandmasses(written, chart, flooded), ...checkLanes(chart)];
}

/** Each landmass is connected, also with every flood tile on it. */
function checkLandmasses(
  { landmasses }: Content['chart'],
  { near, spaces, landmass }: World['chart'],
  flooded: ReadonlySet<number>,
): ContentFault[] {
  const dry = near.map((cells) => cells.filter((cell) => !flooded.has(cell)));
  return landmasses.flatMap((name, n): ContentFault[] => {
    const land = spaces.filter((cell) => landmass[cell] === n && !flooded.has(cell));
    const isWhole = land.length > 0 && connected(land[0]!, dry).length === land.length;
    return isWhole ? [] : [{ place: 'chart.rows', fault: 'landApart', landmass: name }];
  });
}

/** The printed lanes are connected, also with a town in ruins, and there are no duplicates. */
function checkLanes({ legs, ruinedLegs, ruinTown, ports }: World['chart']): ContentFault[] {
  const twice = legs.flatMap((each, port): ContentFault[] => {
    const ends = each.map(({ to }) => to);
    return new Set(ends).size === ends.length ? [] : [{ place: 'chart.lanes', fault: 'laneTwice', id: ports[port]! }];
  });
  const printed = (all: typeof legs) =>
    all.map((each) => each.filter(({ number }) => number === 0).map(({ to }) => to));
  const isWhole = connected(0, printed(legs)).length === ports.length;
  const start = ruinTown === 0 ? 1 : 0;
  const isWholeInRuins = connected(start, printed(ruinedLegs)).length === ports.length - 1;
  return isWhole && isWholeInRuins ? twice : [...twice, { place: 'chart.lanes', fault: 'lanesApart' }];
}
