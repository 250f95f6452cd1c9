import { describe, expect, test } from 'vitest';
import type { Deed } from '../content/world.ts';
import {
  type Ability,
  BUILT_IN,
  CONDITIONS,
  DECKS,
  EFFECTS,
  GAINS,
  KINDS,
  LEAVES,
  LIMITS,
  PRICED,
  PRICES,
  SKIPS,
  TILE_KINDS,
  WHENS,
  WHOS,
} from '../index.ts';
import {
  type Adventurer,
  act,
  can,
  card,
  face,
  fate,
  guard,
  hero,
  inPhase,
  letGo,
  now,
  offers,
  type Play,
  type Position,
  position,
  type Table,
  world,
} from './position.ts';

/** All that a table shows, without what tells which card is where. */
const shows = ({ state, dealer }: Table): string => {
  const rolled = dealer.facts.filter(({ fact }) => ['rolled', 'damageDealt', 'sureSuccess'].includes(fact));
  const { players, agenda, ...rest } = state;
  const bare = players.map(({ items: _, allies: __, trophies: ___, legendary: ____, ...player }) => player);
  return JSON.stringify([
    rolled,
    bare,
    agenda.map((step) => step.do),
    rest.combat,
    rest.jewels,
    rest.turn,
    rest.tiles,
    rest.turnedUp,
    rest.walk,
  ]);
};

/** Uses the first ability that is offered, if one is, and answers what it asks. */
function useAll(table: Table): Table {
  for (let n = 0; n < 6; n++) {
    const [first] = offers(table).filter(({ act: kind }) => kind === 'use');
    if (first === undefined) return table;
    act(table, first as Play);
    for (
      let m = 0;
      m < 4 && ['choose', 'pickFigure', 'whichDeck', 'markDie', 'startPhase', 'swapMap'].includes(now(table) ?? '');
      m++
    )
      act(table, offers(table)[0] as Play);
  }
  return table;
}

const HURT: Adventurer = {
  wounds: 2,
  exhaustion: 1,
  allies: ['tolanTheMercenary'],
  allyExhaustion: [1],
  captainExhaustion: 2,
  blue: 1,
  gold: 5,
};
const SEA: Adventurer = { ...HURT, at: 'S1', captain: 'dorrinWake' };

/** What comes of a trigger with some cards, for each kind of trigger at which a player's card listens. */
const TRIGGERS: { readonly [when: string]: (cards: Adventurer, sea: boolean) => string } = {
  beforeMove: (cards, sea) =>
    shows(useAll(position({ A: { ...(sea ? SEA : HURT), ...cards }, empty: ['i8'], chance: { testDice: [20] } }))),
  afterMoveDice(cards) {
    const table = position({ A: cards });
    act(table, 'roll');
    return shows(table);
  },
  adventureStart: (cards) =>
    shows(useAll(position({ from: 'adventure', A: { ...SEA, ...cards }, chance: { sea: ['giantCrab', 'kraken'] } }))),
  drawn: (cards) => shows(useAll(face('cultZealots', { A: cards }))),
  beforeCombat: (cards, sea) =>
    [sea ? 'giantCrab' : 'cultZealots', 'assifShibSa']
      .map((id) => shows(useAll(face(id, { A: cards, chance: { testDice: [20, 20] } }))))
      .join(),
  roundStart: (cards) => shows(useAll(face('assifShibSa', { A: cards }))),
  escape: (cards) => shows(useAll(face('cultZealots', { A: cards, chance: { testDice: [20] } }))),
  beforeRoll: (cards) => rolls(cards, 20),
  afterRoll: (cards) => rolls(cards, 2),
  hit: (cards) => rolls({ ...cards, allies: [...(cards.allies ?? [])] }, 20),
  defendFail: (cards) => rolls(cards, 2),
  damage: (cards) => rolls(cards, 2),
  reward: (cards) => `${hero(wonAt('giantCrab', cards)).gold}`,
  beforeTest: (cards, sea) => tests(cards, sea),
  experience: (cards) => shows(useAll(position({ from: 'experience', A: { ...SEA, ...cards } }))),
  shipwrecked(cards) {
    const table = inPhase('giantCrab', 'melee', { A: { ...cards, at: 'S2', wounds: 5, gold: 5 } });
    guard(table, 2);
    return `${hero(table).gold} ${hero(table).items.length - (cards.items?.length ?? 0)}`;
  },
  anytime: (cards) => shows(useAll(position({ A: { ...SEA, ...cards } }))),
  static: (cards, sea) =>
    [
      rolls(cards, 11),
      sea ? seaRolls(cards) : '',
      `${world.cards[card('steelhorns')]!.life}`,
      prices(cards),
      lanes(cards),
      toll(cards),
      river(cards),
      bare(cards),
    ].join('|'),
};

function wonAt(id: string, cards: Adventurer): Table {
  const table = inPhase(id, 'melee', { A: { ...cards, trained: { body: 9 } } });
  table.state.combat!.wounds = world.cards[card(id)]!.life - 1;
  fate(table, { combatDice: [20] });
  act(table, { act: 'attack', figure: world.cards[hero(table).hero]!.id });
  letGo(table);
  return table;
}

/** Attacks and defences in all phases, on land. */
function rolls(cards: Adventurer, dice: number, id = 'stoneIdol'): string {
  return (['ranged', 'melee', 'magic'] as const)
    .flatMap((phase) => {
      const fresh = () => fate(inPhase(id, phase, { A: cards }), { combatDice: [dice, dice] });
      const acting = (play: Play): string => {
        const table = fresh();
        act(table, play);
        useAll(table);
        letGo(table);
        return shows(table);
      };
      const figures = [
        cards.hero ?? 'steelhorns',
        ...(cards.allies ?? []),
        ...(id === 'leviathanCalf' && cards.captain ? [cards.captain] : []),
      ];
      return [
        acting('defend'),
        ...figures
          .filter((figure) => can(fresh(), { act: 'attack', figure }))
          .map((figure) => acting({ act: 'attack', figure })),
      ];
    })
    .join();
}
const seaRolls = (cards: Adventurer): string => rolls(cards, 11, 'leviathanCalf');
const tests = (cards: Adventurer, sea: boolean): string =>
  [sea ? 'leviathanCalf' : 'cultZealots', 'halfBuriedSeaChest']
    .map((id) => {
      const table = face(id, {
        A: cards,
        chance: { testDice: [11], green: ['youngCliffDrake'], market: ['maulOfRuin'] },
      });
      if (can(table, 'tryEscape')) act(table, 'tryEscape');
      return JSON.stringify(table.dealer.facts.filter(({ fact }) => fact === 'tested' || fact === 'escapeTried'));
    })
    .concat(
      JSON.stringify(
        face('castaway', {
          A: { ...cards, gold: 0 },
          chance: { testDice: [8], sea: ['giantCrab'] },
        }).dealer.facts.filter(({ fact }) => fact === 'tested'),
      ),
    )
    .join();
const prices = (cards: Adventurer): string =>
  JSON.stringify(
    offers(
      position({
        from: 'market',
        A: { ...cards, gold: 5 },
        stacks: { dallak: [cards.items?.includes('guardsBroadsword') ? 'witchblade' : 'guardsBroadsword'] },
      }),
    ).length,
  );
const lanes = (cards: Adventurer): string => {
  const table = position({
    A: { ...cards, at: 'S6', captain: cards.captain ?? 'dorrinWake' },
    chance: { sea: ['giantCrab'] },
  });
  const found = offers(table).length;
  act(table, { act: 'lane', to: 'S3' });
  return `${found} ${now(table)}`;
};
const toll = (cards: Adventurer): string =>
  `${hero(position({ from: 'experience', A: { ...cards, at: 'S1', captain: cards.captain ?? 'dorrinWake' } })).captainWounds}`;
const river = (cards: Adventurer): string => {
  const table = position({ A: { ...cards, at: 'h5' }, chance: { moveDice: [6, 6, 6, 6, 6] } });
  act(table, 'roll');
  return `${can(table, { act: 'enter', to: 'g5' })}`;
};
/** Life and Stamina: how much a Hero bears. */
const bare = (cards: Adventurer): string => {
  const table = position({ A: { ...cards, wounds: 5, exhaustion: 3 } });
  return JSON.stringify([
    can(table, { act: 'rest', n: 1 }),
    rolls({ ...cards, wounds: 4, exhaustion: 3 }, 2, 'hedgeWitchOfTheFens'),
  ]);
};

type Owned = { readonly id: string; readonly abilities: readonly Ability[] };

/** How a card is in play. */
const WAYS: readonly (readonly [readonly Owned[], (id: string) => Adventurer])[] = [
  [BUILT_IN.items, (id) => ({ items: [id] })],
  [BUILT_IN.allies, (id) => ({ allies: [id] })],
  [BUILT_IN.captains, (id) => ({ captain: id })],
  [BUILT_IN.legendary, (id) => ({ legendary: [id] })],
];

/** A card whose abilities are taken away for comparison: the same card, deaf. */
function without<V>(id: string, run: () => V): V {
  const found = world.cards[card(id)]! as unknown as Record<string, unknown>;
  const { powers, statics } = found;
  const deaf = world.cards[card('docksideBrawler')]!;
  Object.assign(found, { powers: [], statics: deaf.statics });
  try {
    return run();
  } finally {
    Object.assign(found, { powers, statics });
  }
}

const SEA_CARDS = (ability: Ability): boolean => ability.if?.voyaging === true;

describe('each ability of a card in play does something', () => {
  const owned: (readonly [string, Adventurer, readonly Ability[]])[] = [
    ...WAYS.flatMap(([cards, having]) => cards.map(({ id, abilities }) => [id, having(id), abilities] as const)),
    ...BUILT_IN.heroes.map(({ id, abilities }) => [id, { hero: id }, abilities] as const),
    ...BUILT_IN.adventure.silver.flatMap((each) =>
      each.kind === 'challenge'
        ? each.reward.flatMap((effect) =>
            effect.do === 'keep' ? [[each.id, { trophies: [each.id] }, effect.abilities] as const] : [],
          )
        : [],
    ),
  ].filter(([, , abilities]) => abilities.length > 0);

  test.each(owned)('%s', (id, having, abilities) => {
    for (const ability of abilities) {
      const isSea = SEA_CARDS(ability) || having.captain !== undefined;
      const run = () => {
        const held: Adventurer = ability.if?.tag === 'assif' && ability.when === 'static' ? { ...having } : having;
        if (ability.if?.tag === 'assif' && ability.when === 'static') return rolls(held, 13, 'assifShibSa');
        return TRIGGERS[ability.when]!(held, isSea);
      };
      expect(run(), ability.when).not.toBe(without(id, run));
    }
  });
});

describe('the whole vocabulary is in use', () => {
  const text = JSON.stringify(BUILT_IN);
  const used = (word: string): boolean => text.includes(`"${word}"`);

  test('every trigger, condition, price, limit and effect stands on some card', () => {
    const words = [
      ...WHENS,
      ...CONDITIONS,
      ...PRICES,
      ...LIMITS,
      ...EFFECTS,
      ...WHOS,
      ...KINDS,
      ...GAINS,
      ...SKIPS,
      ...LEAVES,
      ...PRICED,
      ...TILE_KINDS,
    ];
    expect(words.filter((word) => !used(word))).toEqual([]);
  });
});

/** A Challenge, with and without its text. */
describe('each text of a Challenge does something', () => {
  const challenges = DECKS.flatMap((deck) =>
    BUILT_IN.adventure[deck].flatMap((each) =>
      each.kind === 'challenge' && each.abilities.length > 0 ? [each.id] : [],
    ),
  );

  test.each(challenges)('%s', (id) => {
    const A: Adventurer = { gold: 5, trained: { life: 5 }, allies: ['rookAndRaven'] };
    const run = (): string =>
      [1, 2, 3]
        .flatMap((round) =>
          (['ranged', 'melee', 'magic'] as const).map((phase) => {
            const outcomes = ['defend', 'steelhorns', 'rookAndRaven', 'dorrinWake'].map((figure) => {
              const wanted: Position = {
                A: { ...A, ...(id === 'bogViper' && { at: 'q14' }) },
                chance: { testDice: [2] },
              };
              const table = face(id, wanted);
              if (now(table) === 'choose') return 'choose';
              if (now(table) !== 'escape') return `${now(table)}`;
              act(table, 'stand');
              Object.assign(table.state.combat!, {
                phase: ['ranged', 'melee', 'magic'].indexOf(phase),
                round,
                wounds: 1,
              });
              const play: Play = figure === 'defend' ? 'defend' : { act: 'attack', figure };
              if (!can(table, play)) return 'no';
              fate(table, { combatDice: [figure === 'steelhorns' && phase === 'melee' ? 20 : 2] });
              act(table, play);
              letGo(table);
              return shows(table);
            });
            return outcomes.join();
          }),
        )
        .join();
    const found = world.cards[card(id)]! as unknown as Record<string, unknown>;
    const { text, textStatics } = found;
    const told = run();
    Object.assign(found, { text: [], textStatics: world.cards[card('docksideBrawler')]!.statics });
    try {
      expect(run()).not.toBe(told);
    } finally {
      Object.assign(found, { text, textStatics });
    }
  });
});

/** What Events and Encounters do when they are drawn, effect by effect: without one of them something else comes of it. */
describe('each effect of an Event or Encounter is carried out', () => {
  type Lists = Record<number, readonly Deed[]>;

  /** The lists of effects that a list leads to, itself first. */
  const listsFrom = (list: number): number[] => [
    list,
    ...world.lists[list]!.flatMap((deed) => {
      switch (deed.do) {
        case 'test':
          return [...listsFrom(deed.pass), ...listsFrom(deed.fail)];
        case 'choose':
          return deed.options.flatMap((option) => listsFrom(option.list));
        case 'each':
          return listsFrom(deed.list);
        default:
          return [];
      }
    }),
  ];

  const drawn = world.cards
    .filter(({ kind }) => kind === 'event' || kind === 'encounter')
    .flatMap(({ id, number, drawn }) =>
      listsFrom(drawn).flatMap((list) =>
        world.lists[list]!.map((deed, nth) => [id, deed.do, number, list, nth] as const),
      ),
    );

  /** Every tile kind can be placed and taken away, every jewel replenished, every counter removed. */
  const wanted = (number: number, dice: number, tiles: boolean): Position => {
    const isAtSea = DECKS[world.cards[number]!.deck] === 'sea';
    const { captainExhaustion, ...hurt } = HURT;
    const isSilver = DECKS[world.cards[number]!.deck] === 'silver';
    return {
      A: {
        ...hurt,
        wounds: 3,
        ...(isAtSea && { captainExhaustion, at: 'S1', captain: 'dorrinWake' }),
        ...(isSilver && { at: 'island' }),
      },
      B: { at: 'j8' },
      empty: ['i8'],
      ...(tiles && { tiles: { R1: 1, Y2: 2, B1: 4 } }),
      chance: {
        testDice: [dice, dice, dice],
        green: ['youngCliffDrake'],
        yellow: ['manticore'],
        sea: ['giantCrab'],
        silver: ['assifShibSa'],
        market: ['roundShield'],
      },
    };
  };

  /** All that comes of a card: whether tests are passed or failed, whatever is chosen, with tiles on the board and without. */
  function outcomes(number: number): string {
    const { id, drawn } = world.cards[number]!;
    const options = world.lists[drawn]!.flatMap((deed) => (deed.do === 'choose' ? deed.options : []));
    return [2, 20]
      .flatMap((dice) => [true, false].map((tiles) => [dice, tiles] as const))
      .flatMap(([dice, tiles]) =>
        (options.length > 0 ? options : [undefined]).map((_, option) => {
          const table = face(id, wanted(number, dice, tiles));
          if (now(table) === 'choose') act(table, { act: 'choose', option });
          const { stacks, shown, event, decks, mapPool, discards } = table.state;
          return JSON.stringify([shows(table), stacks, shown, event, decks, mapPool, discards, table.state.agenda]);
        }),
      )
      .join();
  }

  test.each(drawn)('%s: %s', (_id, _deed, number, list, nth) => {
    const lists = world.lists as Lists;
    const told = lists[list]!;
    const before = outcomes(number);
    lists[list] = told.filter((_, each) => each !== nth);
    try {
      expect(outcomes(number)).not.toBe(before);
    } finally {
      lists[list] = told;
    }
  });
});
