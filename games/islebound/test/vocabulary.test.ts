import { choices } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  type Ability,
  type Action,
  BUILDINGS,
  BUILT_IN,
  COUNTS,
  EDITIONS,
  EVENTS,
  islebound,
  LEAVES,
  MODIFIED,
  PART_KINDS,
  REPUTATION,
  SIDES,
  THINGS,
  TOKENS,
  TOWN_NAMES,
  WHENS,
} from '../index.ts';
import { act, captain, gainRenown, now, type Position, position, rolled, slotsOf, type Table } from './position.ts';

/** What shows of a seat: everything it has. */
const shows = (table: Table, seat = 0): string => {
  const { city: _, ...rest } = captain(table, seat);
  return JSON.stringify([rest, slotsOf(table, seat), stateOf(table).hands]);
};

const offered = (table: Table): Action[] =>
  choices(table, 0).flatMap(({ action, why }) => (why === undefined ? [action] : []));

const RICH = { coins: 20, wood: 4, fish: 4, books: 3, pirates: 2, serpents: 2 } as const;
const finalScore = (wanted: Position): string =>
  JSON.stringify(
    islebound.outcome(
      stateOf(
        position({
          ...wanted,
          change: (state) =>
            Object.assign(state, { active: 2, ending: { round: 1, cause: 'buildings' }, agenda: [{ do: 'endTurn' }] }),
        }),
      ),
    )!.scores![0]!.abilities,
  );

const won = (A: Position['A']): Table => {
  const table = rolled(
    { A: { at: 'theGrotto', pirates: 1, serpents: 2, ...A } },
    { need: 4, pirates: 1, serpents: 2, dice: [6, 6, 6] },
  );
  act(table, 'placeBest');
  return table;
};

const allied = (A: Position['A']): Table => {
  const table = position({ A: { at: 'felsGarden', slots: [11, 12, 13], ...A } });
  act(table, 'diplomacy', { act: 'payCube', slot: 11 }, { act: 'payCube', slot: 12 });
  return table;
};

/** What a building of a city does, at a trigger at which an ability listens: with it something else shows than without. */
const TRIGGERS: { readonly [key: string]: (city: readonly string[]) => string } = {
  bought: (city) => {
    const table = position({ A: { ...RICH, city }, row: ['Palace', 'Market', 'Mansion', 'Butcher', 'Jeweller'] });
    act(table, { act: 'buy', space: 5 });
    return shows(table);
  },
  built: (city) => {
    const table = position({
      A: { at: 'stratic', towns: ['stratic'], ...RICH, city },
      row: ['Palace', 'Market', 'Mansion', 'Butcher', 'Jeweller'],
    });
    act(table, 'visit', { act: 'build', space: 5 });
    return shows(table);
  },
  buildingGained: (city) => {
    const table = position({ options: { architect: true }, A: { coins: 20, city, hand: ['Jeweller'] } });
    act(table, 'buyFromHand', { act: 'buyCard', building: 8 });
    return shows(table);
  },
  gained: () => '',
  rested: (city) => visited('marhaven', city),
  visited: (city) => visited('marhaven', city),
  townGift: (city) => visited('theGrotto', city) + visited('grenille', city),
  serpentGained: (city) => {
    const table = position({ A: { at: 'sunsRest', towns: ['sunsRest'], fish: 2, city } });
    act(table, 'visit', { act: 'pay', price: 1 });
    return shows(table);
  },
  hunted: (city) => {
    const table = position({ A: { city } });
    act(table, 'hunt');
    return shows(table);
  },
  bookGained: (city) => visited('rockslide', city),
  hired: (city) => {
    const table = position({ A: { at: 'morlim', towns: ['morlim'], city } });
    act(table, 'visit', { act: 'hire', place: 1 });
    return shows(table);
  },
  reputationActivated: (city) => {
    const table = position({
      A: { at: 'farwold', towns: ['farwold'], city },
      reputation: ['Well Read', 'The Big Catch'],
    });
    act(table, 'visit', { act: 'reputation', place: 1 });
    return shows(table);
  },
  attackWon: (city) => shows(won({ city })),
  allied: (city) => shows(allied({ city })),
  townLost: (city) => {
    const table = rolled(
      { A: { at: 'theGrotto', serpents: 2 }, B: { towns: ['theGrotto'], city } },
      { need: 6, serpents: 2, dice: [6, 6] },
    );
    act(table, 'placeBest');
    return shows(table, 1);
  },
  freeAction: (city) => JSON.stringify(offered(position({ A: { injured: 'w', city } }))),
  gameEnd: (city) => finalScore({ A: { ...RICH, deck: 'a A/C', towns: ['borsham'], city } }),
  books: (city) => JSON.stringify(offered(position({ A: { coins: 20, books: 0, city } }))),
  attackStrength: (city) => {
    const table = rolled({ A: { at: 'theGrotto', serpents: 1, city } }, { need: 4, serpents: 1, dice: [6] });
    act(table, 'placeBest');
    return `${now(table)}`;
  },
  influence: (city) => JSON.stringify(offered(position({ A: { at: 'felsGarden', slots: [1, 11], city } }))),
  defence: (city) => {
    const table = position({ A: { at: 'theGrotto', pirates: 1 }, B: { towns: ['theGrotto'], city } });
    act(table, 'attack');
    return `${stateOf(table).attack!.need}`;
  },
  speed: (city) => JSON.stringify(offered(position({ sailing: true, A: { city } }))),
  hold: (city) => {
    const table = position({ A: { at: 'grenille', towns: ['grenille'], wood: 9, city } });
    act(table, 'visit');
    return shows(table);
  },
  eventCubes: (city) => {
    const table = position({ A: { at: 'farwold', coins: 3, city }, events: ['Herald’s Fee', 'Dock Brawl'] });
    act(table, { act: 'event', place: 1 });
    return shows(table);
  },
  piratesKept: (city) => shows(won({ city })),
  countBelowDeck: (city) => {
    const table = position({ A: { at: 'grenille', towns: ['grenille'], below: 'w', city } });
    act(table, 'visit');
    return shows(table);
  },
  skipSlot: (city) => {
    const table = position({ A: { at: 'felsGarden', towns: ['felsGarden'], city } });
    act(table, 'visit');
    return `${now(table)}`;
  },
  freeHire: (city) => {
    const table = position({ A: { at: 'morlim', towns: ['morlim'], coins: 0, city } });
    act(table, 'visit');
    return JSON.stringify(offered(table));
  },
  freeEntryCoin: (city) => JSON.stringify(offered(position({ A: { at: 'theGrotto', coins: 0, city } }))),
  freeBerth: (city) =>
    JSON.stringify(offered(position({ sailing: true, A: { at: 'marhaven', deck: 'w', city }, B: { at: 'sunsRest' } }))),
};

function visited(at: 'marhaven' | 'theGrotto' | 'grenille' | 'rockslide', city: readonly string[]): string {
  const table = position({ A: { at, towns: [at], city } });
  act(table, 'visit');
  return shows(table);
}

/** The trigger at which an ability shows. */
function triggerOf(ability: Ability): string {
  if (ability.do === 'modify') return ability.what;
  return ability.when === 'always' ? ability.do : ability.when;
}

describe('each value of the vocabulary does something', () => {
  test.each(BUILDINGS.map((building) => [building.name.en, building.abilities] as const))('%s', (name, abilities) => {
    for (const ability of abilities) {
      const trigger = triggerOf(ability);
      if (trigger === 'gained') {
        const table = position({ A: { coins: 20 }, row: ['Palace', 'Market', 'Mansion', 'Butcher', name] });
        act(table, { act: 'buy', space: 5 });
        expect(captain(table).ichor).toBe(true);
      } else {
        expect(TRIGGERS[trigger]!([name]), trigger).not.toBe(TRIGGERS[trigger]!([]));
      }
    }
  });

  test('every occasion, leave and modifier is used by some building', () => {
    const used = new Set(BUILDINGS.flatMap(({ abilities }) => abilities.map(triggerOf)));
    const words = [...WHENS.filter((when) => when !== 'always'), ...LEAVES, ...MODIFIED];
    expect(words.filter((word) => !used.has(word))).toEqual([]);
    expect([...used].filter((word) => TRIGGERS[word] === undefined)).toEqual([]);
  });

  const visits = TOWN_NAMES.flatMap((town) =>
    EDITIONS.flatMap((edition) => SIDES.map((boards) => [town, edition, boards] as const)),
  );

  test.each(visits)('each part of %s in %s on %s boards', (town, edition, boards) => {
    const { parts } = islebound.content.places[edition][boards][TOWN_NAMES.indexOf(town)]!;
    /** A careful visit in which only one part is done. */
    const visit = (only: number): string => {
      const table = position({
        options: { edition, boards },
        A: { at: town, towns: [town], ...RICH, deck: 'a w', below: 'A/C' },
      });
      act(table, 'visitByParts');
      for (let answers = 0; now(table) !== 'act'; answers++) {
        const wanted = offered(table).find(({ act: kind }) => kind !== 'leaveOut' && kind !== 'done');
        const step = stateOf(table).agenda.at(-1)!;
        const isOn = 'part' in step && step.part === only && wanted !== undefined && answers < 20;
        if (isOn) act(table, wanted);
        else
          act(
            table,
            offered(table).find(({ act: kind }) => kind === 'leaveOut' || kind === 'done') ?? offered(table)[0]!,
          );
      }
      return shows(table);
    };
    const nothing = visit(-1);
    for (const part of parts.keys()) expect(visit(part), `${part}`).not.toBe(nothing);
  });

  test('every kind of part, thing and count is in some town, token or card', () => {
    const sides = BUILT_IN.towns.flatMap(({ standard, advanced }) => [standard, advanced ?? standard]);
    const parts = sides.flatMap(({ action }) => action);
    expect(PART_KINDS.filter((kind) => !parts.some((part) => part.do === kind))).toEqual([]);
    const text = JSON.stringify([parts, TOKENS]);
    expect(THINGS.filter((thing) => !text.includes(`"${thing}"`))).toEqual([]);
    expect(COUNTS.filter((count) => !REPUTATION.some(({ per }) => per === count))).toEqual([]);
  });

  test.each(EVENTS.map((event) => [event.name.en, event] as const))('%s', (name, { town, cubes }) => {
    const table = position({ A: { at: town, ...RICH, deck: 'a w' }, events: [name] });
    act(table, { act: 'event', place: 1 });
    while (now(table) === 'exhaust') act(table, offered(table)[0]!);
    expect(slotsOf(table)).toHaveLength(cubes);
  });

  test.each(REPUTATION.map((card) => [card.name.en, card] as const))('%s', (name, { active }) => {
    const table = position({
      A: { at: 'farwold', ...RICH, towns: ['farwold'], deck: 'a A/C', slots: [1], city: ['Bridge'] },
      reputation: [name, name === 'Well Read' ? 'A Fine City' : 'Well Read'],
      tokens: ['2 coins', '2 coins', '2 coins'],
    });
    act(table, 'visit', { act: 'reputation', place: 1 });
    const { renown, tokens } = captain(table);
    expect(renown + 7 * tokens.length).toBeGreaterThan(active);
  });

  test.each(TOKENS.map((token) => [token.name.en]))('%s', (name) => {
    const before = position({ A: { renown: 6 }, tokens: [name, '2 coins'] });
    const { renown: _, tokens, ...rest } = captain(gainRenown(before, 1));
    const { renown: __, tokens: ___, ...was } = captain(before);
    expect(tokens).toHaveLength(1);
    expect(rest).not.toEqual(was);
  });
});
