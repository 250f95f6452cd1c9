import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import {
  act,
  can,
  captain,
  crewOf,
  exhaust,
  hire,
  now,
  type Position,
  pay,
  position,
  slotsOf,
  those,
  why,
} from '../position.ts';

const ADVANCED = { options: { boards: 'advanced' } } as const;

test('The Grotto neutral: the coin goes on the map, 4 + 1 fish (IB-49, IB-76, IB-43; example 11)', () => {
  const table = position({ A: { at: 'theGrotto', coins: 7, deck: 'a a w' } });
  const told = act(table, 'visit');
  expect(captain(table)).toMatchObject({ coins: 6, fish: 5 });
  expect(stateOf(table).treasure).toBe(1);
  expect(those(told, 'entryPaid')).toEqual([{ fact: 'entryPaid', seat: 0, town: 'theGrotto', to: 'map' }]);
});

test('the coin goes to the player who controls the town, Customs House or not (IB-50, IB-169; example 12)', () => {
  const table = position({ A: { at: 'theGrotto', coins: 7, city: ['Customs House'] }, B: { towns: ['theGrotto'] } });
  act(table, 'visit');
  expect([captain(table).coins, captain(table, 1).coins, stateOf(table).treasure]).toEqual([6, 8, 0]);
});

test('Customs House saves the coin of a neutral town, not the crew (IB-52, IB-169; example 13)', () => {
  const table = position({ A: { at: 'farwold', coins: 0, deck: 'a w', city: ['Customs House'] } });
  act(table, 'visit');
  expect(crewOf(table)).toMatchObject({ deck: 'w', below: 'a' });
  expect(stateOf(table).treasure).toBe(0);
});

test('without a coin no visit, but a hunt; a town of one’s own costs nothing (IB-52, IB-51; example 14)', () => {
  const table = position({ A: { at: 'grenille', coins: 0 } });
  expect(why(table, 'visit')).toEqual({ why: 'entryCoin' });
  expect(can(table, 'hunt')).toBe(true);
  expect(can(position({ A: { at: 'grenille', coins: 0, towns: ['grenille'] } }), 'visit')).toBe(true);
});

test('neutral Stratic without Administrate crew is refused (IB-52; example 134)', () => {
  const table = position({ A: { at: 'stratic', deck: 'w', coins: 5 } });
  expect(why(table, 'visit')).toEqual({ why: 'entryCrew', symbols: ['administrate'] });
});

test('at neutral Farwold coin first, then crew (IB-52, IB-49; example 122)', () => {
  const table = position({ A: { at: 'farwold', coins: 3, deck: 'a w' } });
  const told = act(table, 'visit');
  expect(told.map(({ fact }) => fact)).toEqual(['visited', 'entryPaid', 'crewExhausted']);
  expect(captain(table).coins).toBe(2);
  expect(crewOf(table).deck).toBe('w');
  expect(stateOf(table).treasure).toBe(1);
});

test('neutral Rockslide asks for crew only, and the map stays as it is (IB-48, IB-71; example 104)', () => {
  const table = position({ A: { at: 'rockslide', coins: 0, deck: 'a w' } });
  act(table, 'visit');
  expect(captain(table)).toMatchObject({ books: 1, renown: 1 });
  expect(crewOf(table).below).toBe('a');
  expect(stateOf(table).treasure).toBe(0);
});

test('only the entry coin goes on the map: not the crew’s price, not a building’s (IB-53; example 105)', () => {
  const table = position({
    A: { at: 'undervall', coins: 10 },
    crewRow: ['A/C', 'A/N', 'A/S'],
    row: ['Palace', 'Market', 'Library', 'Mansion', 'Academy of Builders'],
  });
  act(table, 'visit', hire(1), { act: 'buy', space: 5 });
  expect(captain(table).coins).toBe(1);
  expect(stateOf(table).treasure).toBe(1);
});

test('a visit without any effect is allowed (IB-58; example 106)', () => {
  const table = position({ A: { at: 'sunsRest', deck: 'a a w' } });
  act(table, 'visit', exhaust('w'));
  expect(now(table)).toBe('pay');
  act(table, 'done');
  expect(captain(table)).toMatchObject({ serpents: 0, renown: 0 });
  expect(crewOf(table).deck).toBe('a a');
});

test('abilities when visiting come after the entry cost and before the first part (IB-54)', () => {
  const table = position({
    A: { at: 'marhaven', towns: ['marhaven'], below: 'a', city: ['Trade Office', 'Monster Trainers'] },
  });
  const told = act(table, 'visit').map((fact) => (fact.fact === 'gained' ? fact.what : fact.fact));
  expect(told).toEqual(['visited', 'abilityUsed', 'serpent', 'abilityUsed', 'coin', 'rested', 'pirate']);
});

test('parts are done in order, and any may be left out: Farwold without its card, or without its goods (IB-55, IB-61; example 108)', () => {
  const wanted: Position = { A: { at: 'farwold', towns: ['farwold'] }, reputation: ['Well Read', 'The Big Catch'] };
  const goods = position(wanted);
  act(goods, 'visitByParts', 'leaveOut', { act: 'gainOne', choice: 2 });
  expect(captain(goods)).toMatchObject({ fish: 2, renown: 0 });
  const card = position(wanted);
  act(card, 'visitByParts', { act: 'reputation', place: 1 }, 'leaveOut');
  expect(captain(card)).toMatchObject({ fish: 0, wood: 0, renown: 2 });
});

test('visitByParts asks before plain gains: the last token can be left lying (IB-55, IB-56; example 31)', () => {
  const wanted: Position = { A: { at: 'morlim', towns: ['morlim'], renown: 6 }, tokens: ['2 coins'] };
  const careful = position(wanted);
  act(careful, 'visitByParts', 'leaveOut');
  expect(now(careful)).toBe('parts');
  act(careful, 'leaveOut');
  expect(captain(careful)).toMatchObject({ renown: 6, tokens: [] });
  expect(stateOf(careful).ending).toBeNull();
  const doing = position(wanted);
  act(doing, 'visitByParts', 'leaveOut', 'doPart');
  expect(stateOf(doing).ending).toMatchObject({ cause: 'tokens' });
});

test('a plain visit asks nothing where nothing is to be chosen (IB-56)', () => {
  const table = position({ A: { at: 'rockslide', towns: ['rockslide'] } });
  act(table, 'visit');
  expect(now(table)).toBe('act');
});

test('a payment whose one gain is out is made for the other (IB-75, IB-57; example 18)', () => {
  const table = position({
    ...ADVANCED,
    A: { at: 'sunsRest', towns: ['sunsRest'], fish: 6, deck: 'a a w' },
    B: { serpents: 12 },
  });
  act(table, 'visit', pay(), exhaust('a'), pay(), exhaust('a'), pay(), 'done');
  expect(captain(table)).toMatchObject({ serpents: 2, renown: 3, fish: 0 });
  expect(crewOf(table)).toMatchObject({ deck: '', below: 'a a w' });
});

test('Borsham: at most as many of each as crew on deck after the entry (IB-59; example 16)', () => {
  const table = position({ A: { at: 'borsham', wood: 4, coins: 3, deck: 'a a w' } });
  act(table, 'visit', exhaust('w'), pay(), pay());
  expect(why(table, pay())).toEqual({ why: 'timesUsed', limit: 2 });
  act(table, 'done', pay(), pay());
  expect(captain(table)).toMatchObject({ pirates: 2, serpents: 2, wood: 0, coins: 1 });
  expect(crewOf(table).deck).toBe('a a');
});

test('Sun’s Rest: at most two serpents with two on deck (IB-74; example 17)', () => {
  const table = position({ A: { at: 'sunsRest', fish: 6, deck: 'a a w' } });
  act(table, 'visit', exhaust('w'), pay(), pay());
  expect(why(table, pay())).toEqual({ why: 'timesUsed', limit: 2 });
  expect(captain(table)).toMatchObject({ serpents: 2, fish: 2 });
});

test('Undervall: rest, then hire for a coin more, or for nothing in fr1 (IB-79, IB-41, IB-44; example 19)', () => {
  const wanted: Position = { A: { at: 'undervall', coins: 2, below: 'a', injured: 'w' } };
  const en2 = position(wanted);
  act(en2, 'visit');
  expect(crewOf(en2)).toEqual({ deck: 'a', below: 'w', injured: '' });
  expect(why(en2, hire(1))).toEqual({ why: 'coins', cost: 2, have: 1 });
  expect(why(en2, hire(2))).toEqual({ why: 'coins', cost: 2, have: 1 });
  act(en2, hire(3));
  expect(captain(en2).coins).toBe(0);
  const fr1 = position({ ...wanted, options: { edition: 'fr1' } });
  act(fr1, 'visit', hire(1));
  expect(captain(fr1).coins).toBe(1);
});

test('Dockside Tavern: any of the three for nothing, then a coin (IB-168; example 20)', () => {
  for (const place of [1, 2, 3]) {
    const table = position({ A: { at: 'undervall', coins: 1, city: ['Dockside Tavern'] } });
    act(table, 'visit', hire(place));
    expect(captain(table).coins).toBe(1);
  }
});

test('advanced Undervall: 1 renown, hire at the row price, no rest, in either edition (IB-80; example 21)', () => {
  for (const edition of ['en2', 'fr1'] as const) {
    const table = position({ options: { boards: 'advanced', edition }, A: { at: 'undervall', coins: 2, below: 'a' } });
    act(table, 'visit');
    expect(captain(table).renown).toBe(1);
    expect([1, 2, 3].map((place) => can(table, hire(place)))).toEqual([true, true, true]);
    act(table, hire(1));
    expect(captain(table).coins).toBe(0);
    expect(crewOf(table).below).toBe('a');
  }
});

test('advanced Morlim: may hire, then wood with the new crew member counted (IB-68; example 22)', () => {
  const table = position({ ...ADVANCED, A: { at: 'morlim', deck: 'a a w' }, crewRow: ['A/C', 'A/N', 'S/W'] });
  act(table, 'visit', hire(3));
  expect(captain(table).wood).toBe(2);
});

test('Morlim gives its renown also without hiring (IB-67)', () => {
  const table = position({ A: { at: 'morlim' } });
  act(table, 'visit', 'leaveOut');
  expect(captain(table).renown).toBe(1);
});

test('advanced Fel’s Garden: a wood and an Administrate crew member for a renown and a cube (IB-63; example 23)', () => {
  const table = position({ ...ADVANCED, A: { at: 'felsGarden', coins: 1, wood: 3, deck: 'a a w' } });
  act(table, 'visit', pay(), pay());
  expect(captain(table)).toMatchObject({ renown: 2, wood: 1 });
  expect(slotsOf(table)).toEqual([1, 2]);
  expect(why(table, pay())).toEqual({ why: 'noCrewFor', symbols: ['administrate'] });
});

test('advanced Ratnest rests after its pirates; advanced Grotto; Marhaven without pirates only rests (IB-70, IB-77, IB-66; example 24)', () => {
  const ratnest = position({ ...ADVANCED, A: { at: 'ratnest', coins: 1, deck: 'a w' } });
  act(ratnest, 'visit', exhaust('w'));
  expect(captain(ratnest).pirates).toBe(2);
  expect(crewOf(ratnest).deck).toBe('a w');
  const grotto = position({ ...ADVANCED, A: { at: 'theGrotto', deck: 'a a w' } });
  const gains = act(grotto, 'visit').flatMap((fact) => {
    if (fact.fact === 'gained') return [`${fact.n} ${fact.what}`];
    return fact.fact === 'renown' ? ['renown'] : [];
  });
  expect(gains).toEqual(['3 fish', 'renown', '1 fish']);
  const marhaven = position({ A: { at: 'marhaven', towns: ['marhaven'], below: 'w' }, B: { pirates: 15 } });
  act(marhaven, 'visit');
  expect(captain(marhaven).pirates).toBe(0);
  expect(crewOf(marhaven).deck).toBe('w');
});

test('Marhaven: rest, then a pirate (IB-66)', () => {
  const table = position({ A: { at: 'marhaven', towns: ['marhaven'], below: 'w' } });
  act(table, 'visit');
  expect(captain(table).pirates).toBe(1);
  expect(crewOf(table).deck).toBe('w');
});

test('advanced Rockslide: 2 coins for a book and 2 renown, as often as crew on deck (IB-72, IB-43; example 25)', () => {
  const table = position({ ...ADVANCED, A: { at: 'rockslide', coins: 7, deck: 'a a w' } });
  act(table, 'visit', pay(), pay());
  expect(why(table, pay())).toEqual({ why: 'timesUsed', limit: 2 });
  expect(captain(table)).toMatchObject({ books: 2, renown: 4, coins: 3 });
});

test('Zilliam: a fish or a wood and a crew member for each book (IB-81; example 26)', () => {
  const table = position({ A: { at: 'zilliam', coins: 1, fish: 1, wood: 2, deck: 'a w' } });
  act(table, 'visit', pay(1), exhaust('a'), pay(2));
  expect(captain(table)).toMatchObject({ books: 2, fish: 0, wood: 1 });
  expect(why(table, pay(2))).toEqual({ why: 'noCrewFor', symbols: ['any'] });
  expect(why(table, pay(1))).toEqual({ why: 'lacks', what: 'fish', need: 1, have: 0 });
  expect(why(table, pay(3))).toEqual({ why: 'noSuchChoice' });
});

test('Thundrake: 2 renown for each book, in either edition (IB-78; example 27)', () => {
  for (const edition of ['en2', 'fr1'] as const) {
    const table = position({ options: { edition }, A: { at: 'thundrake', books: 3 } });
    act(table, 'visit', pay(), pay(), pay());
    expect(captain(table)).toMatchObject({ renown: 6, books: 0 });
  }
});

test('how often a payment can be made: any number, once per crew on deck, or once per crew exhausted (IB-203; example 124)', () => {
  const often = (wanted: Position, exhausting = false) => {
    const table = position(wanted);
    act(table, 'visit');
    let n = 0;
    while (can(table, pay())) {
      act(table, pay());
      if (exhausting && now(table) === 'exhaust') act(table, exhaust('a'));
      n++;
    }
    return n;
  };
  expect(often({ A: { at: 'thundrake', books: 4 } })).toBe(4);
  expect(often({ A: { at: 'borsham', towns: ['borsham'], wood: 6, coins: 3, deck: 'a a w' } })).toBe(3);
  expect(often({ A: { at: 'zilliam', fish: 5, deck: 'a a w' } }, true)).toBe(3);
});

test('Crimsika: rest, then a cube for each book, or none (IB-60, IB-203; example 107)', () => {
  for (const books of [0, 1, 2]) {
    const table = position({ A: { at: 'crimsika', books: 2, below: 'a' } });
    act(table, 'visit');
    for (let n = 0; n < books; n++) act(table, pay());
    act(table, 'done');
    expect(slotsOf(table)).toEqual([1, 2].slice(0, books));
    expect(crewOf(table).deck).toBe('a');
    expect(stateOf(table).treasure).toBe(1);
  }
});

test('Fel’s Garden: rest, then a cube on the next empty slot (IB-62; example 109)', () => {
  const table = position({ A: { at: 'felsGarden', below: 'a' }, B: { slots: [1, 2, 3] } });
  act(table, 'visit');
  expect(slotsOf(table)).toEqual([4]);
  expect(crewOf(table).deck).toBe('a');
});

test('Grenille: 2 wood and one for each Work crew member on deck (IB-64; example 110)', () => {
  const wood = (deck: string, below: string) => {
    const table = position({ A: { at: 'grenille', towns: ['grenille'], deck, below } });
    act(table, 'visit');
    return captain(table).wood;
  };
  expect([wood('S/W w a', ''), wood('w a', 'S/W')]).toEqual([4, 3]);
});

test('Krazk: rest, then a wood or a fish (IB-65)', () => {
  const table = position({ A: { at: 'krazk', towns: ['krazk'], below: 'a' } });
  act(table, 'visit', { act: 'gainOne', choice: 1 });
  expect(captain(table)).toMatchObject({ wood: 1, fish: 0 });
  expect(crewOf(table).deck).toBe('a');
  expect(why(position({ A: { at: 'krazk' } }), { act: 'gainOne', choice: 1 })).toEqual({ why: 'notAsked', now: 'act' });
});

test('Ratnest: 2 pirates, then wood for Work crew (IB-69)', () => {
  const table = position({ A: { at: 'ratnest', towns: ['ratnest'], deck: 'w A/W' } });
  act(table, 'visit');
  expect(captain(table)).toMatchObject({ pirates: 2, wood: 2 });
});

test('Stratic: one building for its wood and fish (IB-73, IB-120; example 28)', () => {
  const table = position({
    A: { at: 'stratic', towns: ['stratic'], wood: 4, fish: 4, coins: 7 },
    row: ['Palace', 'Market', 'Mansion', 'Bridge', 'Library'],
  });
  act(table, 'visit', { act: 'build', space: 5 });
  expect(captain(table)).toMatchObject({ wood: 2, fish: 2, coins: 7 });
  expect(now(table)).toBe('act');
});

test('five towns have the same action on both sides, with other strengths (IB-82; example 111)', () => {
  const towns = ['borsham', 'farwold', 'grenille', 'stratic', 'zilliam'] as const;
  const { places } = position().game.content;
  const side = (boards: 'standard' | 'advanced', town: string) => places.en2[boards].find(({ name }) => name === town)!;
  for (const town of towns) expect(side('advanced', town).parts).toEqual(side('standard', town).parts);
  expect(towns.map((town) => side('advanced', town).strength)).toEqual([6, 8, 5, 8, 7]);
});

test('a payment is refused when no cube can be placed: the track is full, or no cube is free (IB-57, IB-117; examples 62, 145)', () => {
  const full = position({
    A: { at: 'crimsika', books: 1 },
    B: { slots: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
  });
  act(full, 'visit');
  expect(why(full, pay())).toEqual({ why: 'trackFull' });
  const none = position({
    A: {
      at: 'crimsika',
      books: 1,
      slots: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      towns: ['borsham', 'grenille', 'morlim', 'ratnest'],
    },
  });
  act(none, 'visit');
  expect(why(none, pay())).toEqual({ why: 'noFreeCube' });
});
