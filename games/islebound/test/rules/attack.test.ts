import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { islebound } from '../../index.ts';
import { bestPlacing, strengthOf } from '../../rules/placing.ts';
import {
  act,
  actOf,
  can,
  captain,
  crew,
  crewOf,
  injure,
  lose,
  now,
  ownerOf,
  type Position,
  position,
  rolled,
  those,
  why,
} from '../position.ts';

const group = (cards: number) => ({ act: 'group', cards }) as const;
const combat = (word: string) => ({ act: 'combat', crew: crew(word) }) as const;
const ATTACK = { need: 5, combat: 0, placed: [], strength: 0, injured: 0, pirates: 0, serpents: 0, ichor: false };

test('red banners are attacked, others not; a town of one’s own is not (IB-83; example 53)', () => {
  const at = (town: 'felsGarden' | 'grenille' | 'farwold') =>
    position({ A: { at: town, pirates: 1, slots: [11, 12, 13] } });
  expect(why(at('felsGarden'), 'attack')).toEqual({ why: 'noRedBanner' });
  expect(can(at('grenille'), 'attack')).toBe(true);
  expect(can(at('farwold'), 'attack')).toBe(true);
  const own = position({ A: { at: 'grenille', pirates: 1, towns: ['grenille'] } });
  expect(why(own, 'attack')).toEqual({ why: 'ownTown' });
});

test('an attack needs fleet, and a group of at least one card (IB-83 to IB-85; example 135)', () => {
  expect(why(position({ A: { at: 'grenille' } }), 'attack')).toEqual({ why: 'noFleet' });
  const table = position({ A: { at: 'grenille', pirates: 2, serpents: 1, deck: 'a w' } });
  act(table, 'attack', group(0));
  expect(now(table)).toBe('combat');
  expect(stateOf(table).attack).toMatchObject({ pirates: 0, serpents: 1 });
  const two = position({ A: { at: 'grenille', pirates: 2, serpents: 2, deck: 'a w' } });
  act(two, 'attack', group(0));
  expect(why(two, group(0))).toEqual({ why: 'groupEmpty' });
  expect(why(two, group(3))).toEqual({ why: 'notThatMany', have: 2 });
  act(two, group(1));
  expect(why(two, combat('A/C'))).toEqual({ why: 'noCombatCrew' });
});

test('never more than ten dice: nine cards and one Combat crew member (IB-84, IB-85; example 37)', () => {
  const table = position({ A: { at: 'grenille', pirates: 9, deck: 'A/C C/S C/W' } });
  act(table, 'attack', group(9), combat('A/C'));
  expect(why(table, combat('C/S'))).toEqual({ why: 'tenDice' });
  const many = position({ A: { at: 'grenille', pirates: 9, serpents: 4 } });
  act(many, 'attack', group(9));
  expect(why(many, group(2))).toEqual({ why: 'tenDice' });
});

test('one serpent and two Combat dice: the best die counts, two are left over (IB-85, IB-88; example 37)', () => {
  const table = rolled({ A: { at: 'theGrotto', serpents: 1, deck: '' } }, { need: 4, serpents: 1, dice: [1, 2, 5] });
  const [placed] = those(act(table, 'placeBest'), 'dicePlaced');
  expect(placed).toMatchObject({ pairs: [{ card: 'serpent', face: 5, strength: 3 }], total: 3 });
});

test('one die for each card and Combat crew member, all at once (IB-86; example 112)', () => {
  const table = position({ A: { at: 'grenille', pirates: 3, serpents: 1, deck: 'C/W' } });
  act(table, 'attack', group(3), group(1), combat('C/W'));
  const told = act(table, 'roll');
  expect(those(told, 'rolled')[0]!.dice).toHaveLength(5);
  expect(those(told, 'attacked')[0]).toMatchObject({ dice: 5, group: { pirates: 3, serpents: 1, ichor: false } });
  const [placed] = those(act(table, 'placeBest'), 'dicePlaced');
  expect(placed!.pairs).toHaveLength(4);
  expect(crewOf(table).below).toBe('C/W');
});

test('each wood re-rolls one die, the same again if wanted (IB-87; example 38)', () => {
  const table = rolled({ A: { at: 'grenille', pirates: 1, wood: 2 } }, { need: 5, pirates: 1, dice: [1] }, 'reroll');
  expect(why(table, { act: 'reroll', face: 6 })).toEqual({ why: 'noSuchFace' });
  const [first] = those(act(table, { act: 'reroll', face: 1 }), 'rerolled');
  const [second] = those(act(table, { act: 'reroll', face: first!.now }), 'rerolled');
  expect(second!.was).toBe(first!.now);
  expect(captain(table).wood).toBe(0);
  expect(now(table)).toBe('place');
  expect(why(table, { act: 'reroll', face: second!.now })).toEqual({ why: 'noWood' });
});

test('a re-roll of a face that does not show, and a die placed twice, are refused (IB-87, IB-88; example 147)', () => {
  const table = rolled(
    { A: { at: 'grenille', serpents: 2, wood: 1 } },
    { need: 5, serpents: 2, dice: [2, 3] },
    'reroll',
  );
  expect(why(table, { act: 'reroll', face: 5 })).toEqual({ why: 'noSuchFace' });
  act(table, 'keep', 'placeByHand', { act: 'placeDie', face: 3 });
  expect(why(table, { act: 'placeDie', face: 3 })).toEqual({ why: 'dieUsed' });
  expect(why(table, { act: 'placeDie', face: 5 })).toEqual({ why: 'noSuchFace' });
});

test('2 pirates and a serpent roll 2, 3, 5: the best total is 5, and The Grotto falls (IB-88, IB-91, IB-98; example 35)', () => {
  const table = rolled(
    { A: { at: 'theGrotto', pirates: 2, serpents: 1, coins: 0 } },
    { need: 4, pirates: 2, serpents: 1, dice: [2, 3, 5] },
  );
  expect(those(act(table, 'placeBest'), 'dicePlaced')[0]!.total).toBe(5);
  expect(ownerOf(table, 'theGrotto')).toBe(0);
  expect(captain(table).coins).toBe(4);
});

test('the player may place by hand, also badly or not at all (IB-88, IB-89; example 36)', () => {
  const wanted: Position = { A: { at: 'theGrotto', pirates: 1, serpents: 1 } };
  const roll = { need: 4, pirates: 1, serpents: 1, dice: [2, 3] };
  expect(those(act(rolled(wanted, roll), 'placeBest'), 'dicePlaced')[0]!.total).toBe(3);
  const bad = rolled(wanted, roll);
  act(bad, 'placeByHand', { act: 'placeDie', face: 2 });
  expect(those(act(bad, { act: 'placeDie', face: 3 }), 'dicePlaced')[0]!.total).toBe(1);
  const none = rolled(wanted, roll);
  act(none, 'placeByHand', 'placeNone');
  expect(those(act(none, 'placeNone'), 'dicePlaced')[0]).toMatchObject({ total: 0, pairs: [] });
});

test('a serpent has 0, 0, 2, 2, 3, 3 for the faces of its die (IB-89; example 34)', () => {
  const strength = (face: number) => strengthOf(islebound.content, [{ card: 'serpent', face }]);
  expect([1, 2, 3, 4, 5, 6].map(strength)).toEqual([0, 0, 2, 2, 3, 3]);
});

test('the best placing is the best of all placings (IB-88)', () => {
  const world = islebound.content;
  const most = (cards: readonly ('pirate' | 'serpent' | 'ichor')[], dice: readonly number[]): number => {
    const [card, ...rest] = cards;
    if (card === undefined) return 0;
    return Math.max(
      most(rest, dice),
      ...dice.map((face, n) => world.byDie[card][face]! + most(rest, dice.toSpliced(n, 1))),
    );
  };
  for (let seed = 0; seed < 200; seed++) {
    const dice = Array.from({ length: 5 }, (_, n) => 1 + ((seed * 7919 + n * n * 104729 + seed * n) % 6)).sort(
      (a, b) => a - b,
    );
    const pirates = seed % 3;
    const serpents = (seed >> 1) % 3;
    const ichor = seed % 2 === 1 || pirates + serpents === 0;
    const cards = [
      ...Array.from({ length: pirates }, () => 'pirate' as const),
      ...Array.from({ length: serpents }, () => 'serpent' as const),
      ...(ichor ? ['ichor' as const] : []),
    ];
    const best = bestPlacing(world, { ...ATTACK, pirates, serpents, ichor, dice });
    expect(strengthOf(world, best), `${cards} with ${dice}`).toBe(most(cards, dice));
  }
});

test('a rival’s town needs 2 more, 3 with Harbour Watch; spoils are the printed strength (IB-90, IB-98, IB-170, IB-159; example 44)', () => {
  const need = (city: string[]) => {
    const table = position({ A: { at: 'grenille', pirates: 1 }, B: { towns: ['grenille'], city } });
    return those(act(table, 'attack'), 'attackDeclared')[0]!.need;
  };
  expect([need([]), need(['Harbour Watch'])]).toEqual([7, 8]);
  const table = rolled(
    { A: { at: 'grenille', serpents: 2, coins: 0, city: ['Sword Academy'] }, B: { towns: ['grenille'] } },
    { need: 7, serpents: 2, dice: [5, 6] },
  );
  expect(those(act(table, 'placeBest'), 'dicePlaced')[0]).toMatchObject({ bonus: 1, total: 7 });
  expect(captain(table).coins).toBe(5);
});

test('short by 2 with one crew member only a retreat is left; with two both may be injured (IB-91 to IB-93; example 39)', () => {
  const roll = { need: 5, pirates: 1, serpents: 1, dice: [2, 3] };
  const one = rolled({ A: { at: 'grenille', pirates: 1, serpents: 1, deck: 'a' } }, roll);
  act(one, 'placeBest');
  expect(why(one, injure('a'))).toEqual({ why: 'cannotReach', missing: 2, onDeck: 1 });
  expect(can(one, 'retreat')).toBe(true);
  const two = rolled({ A: { at: 'grenille', pirates: 1, serpents: 1, deck: 'a w' } }, roll);
  act(two, 'placeBest', injure('a'), injure('w'));
  expect(ownerOf(two, 'grenille')).toBe(0);
  expect(crewOf(two).injured).toBe('a w');
});

test('a met need takes the town; a further injury is refused (IB-91, IB-92; example 136)', () => {
  const table = rolled({ A: { at: 'grenille', serpents: 2, deck: 'a w' } }, { need: 5, serpents: 2, dice: [3, 3] });
  act(table, 'placeBest', injure('a'));
  expect(now(table)).toBe('freeVisit');
  expect(why(table, injure('w'))).toEqual({ why: 'enoughAlready' });
});

test('a retreat costs one card of the group, wood and crew are gone, and buying is still possible (IB-93, IB-95; example 40)', () => {
  const wanted: Position = {
    A: { at: 'grenille', pirates: 2, serpents: 1, deck: 'a', below: 'C/W', wood: 0, coins: 20 },
    row: ['Palace', 'Market', 'Mansion', 'Bridge', 'Library'],
  };
  for (const card of ['pirate', 'serpent'] as const) {
    const table = rolled(wanted, { need: 5, pirates: 2, serpents: 1, dice: [1, 1, 1, 1] });
    act(table, 'placeBest', 'retreat');
    expect(why(table, lose('ichor'))).toEqual({ why: 'notInGroup' });
    act(table, lose(card));
    expect(captain(table)).toMatchObject(card === 'pirate' ? { pirates: 1, serpents: 1 } : { pirates: 2, serpents: 0 });
    expect(crewOf(table).below).toBe('C/W');
    expect(can(table, { act: 'buy', space: 5 })).toBe(true);
    expect(why(table, 'hunt')).toEqual({ why: 'actionTaken' });
  }
});

test('Ichor in the group is the card lost on a retreat (IB-94; example 41)', () => {
  const table = rolled(
    { A: { at: 'grenille', pirates: 2, ichor: true, city: ['Underriver Gate'], deck: '' } },
    { need: 9, pirates: 2, ichor: true, dice: [1, 1, 1] },
  );
  act(table, 'placeBest');
  expect(why(table, lose('pirate'))).toEqual({ why: 'ichorIsLost' });
  act(table, 'retreat');
  expect(captain(table)).toMatchObject({ pirates: 2, ichor: false });
  expect(stateOf(table).ichor).toBe(true);
});

test('only a card of the group can be given up (IB-93; example 136)', () => {
  const table = rolled(
    { A: { at: 'grenille', pirates: 2, serpents: 1, deck: '' } },
    { need: 5, pirates: 2, dice: [1, 1] },
  );
  act(table, 'placeBest');
  expect(why(table, lose('serpent'))).toEqual({ why: 'notInGroup' });
  act(table, 'retreat');
  expect(captain(table)).toMatchObject({ pirates: 1, serpents: 1 });
});

test('Ichor and three pirates take Marhaven; the visit brings a serpent and Ichor back (IB-96, IB-100, IB-54, IB-154, IB-161; example 42)', () => {
  const table = rolled(
    {
      A: {
        at: 'marhaven',
        pirates: 3,
        ichor: true,
        coins: 0,
        below: 'a',
        city: ['Underriver Gate', 'Monster Trainers'],
      },
    },
    { need: 5, pirates: 3, ichor: true, dice: [6, 6, 6, 6] },
  );
  act(table, 'placeBest');
  expect(captain(table)).toMatchObject({ pirates: 0, ichor: false, coins: 5 });
  act(table, 'visit');
  expect(captain(table)).toMatchObject({ serpents: 1, ichor: true, pirates: 1 });
  expect(crewOf(table).deck).toBe('a');
});

test('a former controller’s cube returns, and the taker’s is placed (IB-97, IB-102)', () => {
  const table = rolled(
    { A: { at: 'krazk', serpents: 3 }, B: { towns: ['krazk'] } },
    { need: 7, serpents: 3, dice: [6, 6, 6] },
  );
  act(table, 'placeBest');
  expect(ownerOf(table, 'krazk')).toBe(0);
  expect([captain(table).cubes, captain(table, 1).cubes]).toEqual([17, 18]);
  act(table, 'decline', 'endTurn');
  // Without a home port B sails and plays on.
  expect(now(table)).toBe('sail');
  expect(can(table, { act: 'sail', to: 'W.B' }, 1)).toBe(true);
});

test('ports are towns: Krazk, with all that listens (IB-90, IB-99, IB-159, IB-143, IB-160, IB-151, IB-65; example 45)', () => {
  const table = rolled(
    {
      A: { at: 'krazk', serpents: 2, coins: 0, below: 'a', city: ['Sword Academy', 'Combat Arena', 'Trade Office'] },
      B: { towns: ['krazk'], city: ['Mausoleum'] },
    },
    { need: 7, serpents: 2, dice: [6, 6] },
  );
  const told = act(table, 'placeBest');
  expect(captain(table)).toMatchObject({ coins: 5, renown: 2 });
  expect(captain(table, 1).renown).toBe(3);
  expect(those(told, 'renown').map(({ seat }) => seat)).toEqual([0, 1]);
  act(table, 'visit', { act: 'gainOne', choice: 2 });
  expect(captain(table)).toMatchObject({ coins: 6, fish: 1 });
  expect(crewOf(table).deck).toBe('a');
});

test('Veterans’ Barracks keeps one pirate of a winning group, if there was one (IB-172, IB-96; example 46)', () => {
  const city = ['Veterans’ Barracks'];
  const some = rolled(
    { A: { at: 'theGrotto', pirates: 3, serpents: 1, city } },
    { need: 4, pirates: 3, serpents: 1, dice: [6, 6, 6, 6] },
  );
  act(some, 'placeBest');
  expect(captain(some)).toMatchObject({ pirates: 1, serpents: 0 });
  const none = rolled({ A: { at: 'theGrotto', serpents: 2, city } }, { need: 4, serpents: 2, dice: [6, 6] });
  act(none, 'placeBest');
  expect(captain(none)).toMatchObject({ pirates: 0, serpents: 0 });
});

test('the active player scores first: the last token, then a seven kept (IB-99, IB-131, IB-143, IB-151; example 47)', () => {
  const table = rolled(
    {
      A: { at: 'borsham', serpents: 3, renown: 5, city: ['Combat Arena'] },
      B: { towns: ['borsham'], renown: 5, city: ['Mausoleum'] },
      tokens: ['2 coins'],
    },
    { need: 7, serpents: 3, dice: [6, 6, 6] },
  );
  act(table, 'placeBest');
  expect(captain(table)).toMatchObject({ renown: 0, tokens: [3] });
  expect(captain(table, 1)).toMatchObject({ renown: 1, sevens: 1, tokens: [] });
  expect(stateOf(table).ending).toEqual({ round: 2, cause: 'tokens' });
  expect(now(table)).toBe('freeVisit');
});

test('the cube of the town lost is free for the reward of losing it (IB-97, IB-117, IB-130; example 48)', () => {
  const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  const table = rolled(
    {
      A: { at: 'borsham', serpents: 3 },
      B: { slots: [...slots, 14], towns: ['borsham', 'grenille', 'morlim', 'ratnest'], renown: 5, city: ['Mausoleum'] },
      tokens: ['2 influence cubes', '4 fish'],
    },
    { need: 7, serpents: 3, dice: [6, 6, 6] },
  );
  const told = act(table, 'placeBest');
  expect(those(told, 'cubesPlaced')).toEqual([{ fact: 'cubesPlaced', seat: 1, slots: [15], forgone: 1 }]);
});

test('with all cubes in use one comes off the track for the town (IB-101, IB-8; example 49)', () => {
  const towns = ['borsham', 'grenille', 'morlim', 'ratnest', 'stratic'] as const;
  const table = rolled(
    { A: { at: 'theGrotto', serpents: 2, towns, slots: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] } },
    { need: 4, serpents: 2, dice: [6, 6] },
  );
  act(table, 'placeBest');
  expect(now(table)).toBe('freeCube');
  expect(why(table, { act: 'freeCube', slot: 15 })).toEqual({ why: 'notYourCube' });
  act(table, { act: 'freeCube', slot: 7 });
  expect(ownerOf(table, 'theGrotto')).toBe(0);
  expect(stateOf(table).influence.filter((owner) => owner === 0)).toHaveLength(12);
  expect(captain(table).cubes).toBe(0);
});

test('a city lies inland: taking the home port takes no building (IB-205, IB-102; example 125)', () => {
  const city = ['Palace', 'Market', 'Mansion', 'Bridge', 'Library', 'Butcher', 'Museum'];
  const table = rolled(
    { A: { at: 'krazk', serpents: 3 }, B: { towns: ['krazk'], city } },
    { need: 7, serpents: 3, dice: [6, 6, 6] },
  );
  act(table, 'placeBest', 'visit', 'leaveOut');
  expect(captain(table, 1).city).toHaveLength(7);
});

test('the free visit may be declined (IB-100)', () => {
  const table = rolled({ A: { at: 'theGrotto', serpents: 2 } }, { need: 4, serpents: 2, dice: [6, 6] });
  act(table, 'placeBest');
  expect(those(actOf(table, 0, 'decline'), 'freeVisitDeclined')).toHaveLength(1);
  expect(captain(table).fish).toBe(0);
  expect(now(table)).toBe('act');
});
