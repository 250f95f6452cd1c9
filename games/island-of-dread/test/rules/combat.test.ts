import { describe, expect, test } from 'vitest';
import {
  act,
  can,
  card,
  choicesOf,
  enemy,
  face,
  fate,
  guard,
  hasCounter,
  hero,
  ids,
  inPhase,
  letGo,
  now,
  offers,
  position,
  swing,
  told,
  tried,
  where,
  why,
  world,
  wounds,
} from '../position.ts';

const use = (id: string) => ({ act: 'use', card: id }) as const;
const attack = (figure: string) => ({ act: 'attack', figure }) as const;

describe('rolls and damage', () => {
  test('a failed defence hurts, an attack that hits for its Life defeats at once (ID-96, ID-97, ID-99, ID-108; example 32)', () => {
    const table = face('reefGoblinPack');
    act(table, 'stand');
    guard(table, 11);
    expect([wounds(table), enemy(table).phase]).toEqual([[1, 0], 1]);
    fate(table, { combatDice: [7] });
    const facts = act(table, attack('steelhorns'), use('steelhorns'));
    expect(told(facts, 'rolled')).toMatchObject([{ value: 4, bonus: 2, need: 13, success: true }]);
    expect(told(facts, 'damageDealt')).toMatchObject([{ n: 2, wounds: 2 }]);
    expect(told(facts, 'phaseBegan')).toEqual([]);
    expect([table.state.combat, hasCounter(table, 'j8'), hero(table).gold]).toEqual([null, false, 3]);
  });

  test('damage 0 is no damage and sets nothing off (ID-101; example 33)', () => {
    const table = inPhase('reefGoblinPack', 'magic', { A: { items: ['boiledLeatherCoat'] } });
    const facts = guard(table, 2);
    expect([told(facts, 'rolled')[0]!.success, wounds(table), hero(table).down]).toEqual([false, [0, 0], []]);
    expect(enemy(table).round).toBe(2);
  });

  test('a failed attack of an Ally hurts the Ally; the Hero neither rolls nor suffers (ID-98, ID-100; example 34)', () => {
    const table = inPhase('reefGoblinPack', 'melee', { A: { allies: ['docksideBrawler'] } });
    const facts = swing(table, 'docksideBrawler', 7);
    expect([told(facts, 'rolled').length, hero(table).allyWounds, wounds(table)]).toEqual([1, [1], [0, 0]]);
  });

  test('each figure attacks once a round; the Hero may still defend (ID-95; example 35)', () => {
    const table = inPhase('marshHydra', 'ranged', { A: { allies: ['fenTrapper'] } });
    swing(table, 'steelhorns', 20);
    expect(why(table, attack('steelhorns'))).toEqual({ why: 'alreadyAttacked', figure: card('steelhorns') });
    const helped = inPhase('marshHydra', 'ranged', { A: { allies: ['fenTrapper'] } });
    swing(helped, 'steelhorns', 20);
    expect([can(helped, 'defend'), can(helped, attack('fenTrapper'))]).toEqual([true, true]);
  });

  test('exactly one figure acts in a phase, in the order ranged, melee, magic (ID-92, ID-94; example 94)', () => {
    const table = inPhase('leviathanCalf', 'ranged', {
      A: { allies: ['sirOdranOfDallak', 'vessaThePaleSeer'], captain: 'umberVane' },
    });
    expect(choicesOf(table, 'attack', 'figure')).toEqual([
      'steelhorns',
      'sirOdranOfDallak',
      'vessaThePaleSeer',
      'umberVane',
    ]);
    expect(can(table, 'defend')).toBe(true);
    swing(table, 'umberVane', 2);
    swing(table, 'sirOdranOfDallak', 2);
    swing(table, 'vessaThePaleSeer', 2);
    expect([enemy(table).round, told(table, 'rolled').length]).toEqual([2, 3]);
  });

  test('Armour is turned down to lessen damage, and only once (ID-24, ID-105; example 36)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { items: ['chainHauberk'] } });
    fate(table, { combatDice: [2, 2] });
    act(table, 'defend', use('chainHauberk'));
    expect([wounds(table), ids(hero(table).down)]).toEqual([[0, 0], ['chainHauberk']]);
    act(table, 'defend');
    expect([wounds(table)[0], enemy(table).round]).toEqual([2, 2]);
    const faceDown = inPhase('barrowKnight', 'melee', {
      A: { items: ['chainHauberk', 'boiledLeatherCoat'], down: ['chainHauberk'] },
    });
    fate(faceDown, { combatDice: [2] });
    act(faceDown, 'defend');
    expect(why(faceDown, use('chainHauberk'))).toEqual({ why: 'faceDown', card: card('chainHauberk') });
  });

  test('coat and exhaustion lessen one blow, each once (ID-105, ID-29; example 37)', () => {
    const table = inPhase('theBarrowKing', 'melee', { A: { hero: 'brannicTidewarden', items: ['boiledLeatherCoat'] } });
    fate(table, { combatDice: [2] });
    act(table, 'defend', use('boiledLeatherCoat'), use('brannicTidewarden'));
    expect(wounds(table)).toEqual([1, 1]);
    const again = inPhase('theBarrowKing', 'melee', { A: { hero: 'brannicTidewarden', items: ['boiledLeatherCoat'] } });
    fate(again, { combatDice: [2] });
    act(again, 'defend', use('brannicTidewarden'));
    expect(why(again, use('brannicTidewarden'))).toEqual({ why: 'oncePerRoll' });
  });

  test('a face-down card keeps its bonus (ID-25; example 38)', () => {
    const table = inPhase('barrowKnight', 'melee', {
      A: { items: ['leviathanScaleMail'], down: ['leviathanScaleMail'] },
    });
    expect(told(guard(table, 9), 'rolled')).toMatchObject([{ value: 4, bonus: 2, success: true }]);
  });

  test('Tarn’s first damage in a combat is 1 less (ID-29; example 39)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { hero: 'tarnDeepdelver' } });
    guard(table, 2);
    expect(wounds(table)[0]).toBe(1);
    guard(table, 2);
    expect(wounds(table)[0]).toBe(3);
  });

  test('a combat that an escape ends is over for what is once per combat, too (ID-29)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { hero: 'tarnDeepdelver' } });
    guard(table, 2);
    table.state.agenda = [{ do: 'endTurn', cause: 'over' }, { do: 'escape' }];
    fate(table, { testDice: [20] });
    act(table, 'tryEscape');
    expect([told(table, 'turnEnded')[0]!.cause, table.state.used]).toEqual(['escaped', []]);
  });

  test('the Challenge’s text comes first: exhaustion beyond Stamina is a wound, then the damage (ID-28, ID-22; example 40)', () => {
    const table = inPhase('hedgeWitchOfTheFens', 'magic', { A: { hero: 'ashkaNineVeils', exhaustion: 4 } });
    const facts = guard(table, 2);
    expect(wounds(table)).toEqual([2, 4]);
    expect(
      facts.filter(({ fact }) => fact === 'countersPut' || fact === 'damageTaken').map(({ fact }) => fact),
    ).toEqual(['countersPut', 'damageTaken']);
  });

  test('exhaustion as a price never goes beyond Stamina (ID-23; example 41)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { exhaustion: 3, items: ['oilOfEdges'] } });
    act(table, attack('steelhorns'));
    expect(why(table, use('steelhorns'))).toEqual({ why: 'staminaFull', figure: card('steelhorns') });
  });

  test('at the start of a round the Hydra heals, never below 0 (ID-93; example 42)', () => {
    for (const hurt of [1, 0]) {
      const table = inPhase('marshHydra', 'magic');
      table.state.combat!.wounds = hurt;
      guard(table, 20);
      expect([enemy(table).round, enemy(table).wounds]).toEqual([2, 0]);
    }
  });

  test('whoever may not attack is not offered (ID-106; example 43)', () => {
    const mine = inPhase('collapsingMine', 'ranged', { A: { allies: ['fenTrapper'] } });
    expect(why(mine, attack('fenTrapper'))).toEqual({
      why: 'mayNotAttack',
      figure: card('fenTrapper'),
      card: card('collapsingMine'),
    });
    const harpy = inPhase('ashMountainHarpy', 'melee', { A: { allies: ['fenTrapper'] } });
    expect(why(harpy, attack('steelhorns'))).toMatchObject({ why: 'mayNotAttack' });
    expect([can(harpy, 'defend'), can(harpy, attack('fenTrapper'))]).toEqual([true, true]);
    expect(tried(harpy)).toContainEqual({ act: 'attack', figure: card('steelhorns') });
    expect(can(inPhase('ashMountainHarpy', 'melee', {}, 2), attack('steelhorns'))).toBe(true);
  });

  test('damage to the Iron Colossus is 1 less, but at least 1 (ID-105; example 44)', () => {
    const dealt = (figure: string, allies: readonly string[] = [], items: readonly string[] = []) => {
      const table = inPhase('ironColossus', 'melee', { A: { allies, items } });
      return told(swing(table, figure, 20), 'damageDealt')[0]!.n;
    };
    expect([dealt('tolanTheMercenary', ['tolanTheMercenary']), dealt('steelhorns', [], ['maulOfRuin'])]).toEqual([
      1, 2,
    ]);
  });

  test('the Sea Serpent hurts a failed melee attack more than a failed defence (ID-98, ID-99; example 45)', () => {
    const attacked = inPhase('seaSerpent', 'melee');
    swing(attacked, 'steelhorns', 2);
    const defended = inPhase('seaSerpent', 'melee');
    guard(defended, 2);
    expect([wounds(attacked)[0], wounds(defended)[0]]).toEqual([3, 2]);
    expect(told(swing(inPhase('seaSerpent', 'melee'), 'steelhorns', 20), 'damageDealt')[0]!.n).toBe(2);
  });

  test('the Venom Weaver hurts Allies more (ID-105; example 46)', () => {
    const table = inPhase('venomWeaver', 'ranged', { A: { allies: ['rookAndRaven'] } });
    swing(table, 'rookAndRaven', 2);
    expect(hero(table).allyWounds).toEqual([2]);
  });

  test('a second roll counts, also if lower (ID-103; example 47)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { items: ['luckyHalfCrown'] } });
    fate(table, { combatDice: [9, 7] });
    act(table, 'defend');
    expect(now(table)).toBe('afterRoll');
    const facts = act(table, use('luckyHalfCrown'));
    expect(told(facts, 'rolledAgain')).toMatchObject([{ success: false }]);
    expect(wounds(table)[0]).toBe(2);
  });

  test('a Rune may save a failed defence (ID-103)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { items: ['runeOfWarding'] } });
    fate(table, { combatDice: [9] });
    act(table, 'defend');
    expect(told(act(table, use('runeOfWarding')), 'rollRaised')).toMatchObject([{ by: 3, success: true }]);
    expect(wounds(table)).toEqual([0, 0]);
    const accepted = inPhase('barrowKnight', 'melee', { A: { items: ['runeOfWarding'] } });
    fate(accepted, { combatDice: [9] });
    act(accepted, 'defend', 'accept');
    expect(wounds(accepted)[0]).toBe(2);
  });

  test('what a Challenge does to the Hero does not touch Allies (ID-107; example 145)', () => {
    const queen = () => inPhase('queenOfVipers', 'ranged', { A: { hero: 'motherOru', allies: ['sirOdranOfDallak'] } });
    const ally = queen();
    swing(ally, 'sirOdranOfDallak', 2);
    expect([hero(ally).allyWounds, hero(ally).allyExhaustion, wounds(ally)]).toEqual([[2], [0], [0, 0]]);
    const own = queen();
    guard(own, 2);
    expect(wounds(own)).toEqual([2, 1]);
  });

  test('a killed Ally is discarded, and the combat goes on (ID-109, ID-21; example 146)', () => {
    const table = inPhase('manticore', 'ranged', { A: { allies: ['fenTrapper'] } });
    const facts = swing(table, 'fenTrapper', 2);
    expect([hero(table).allies, ids(table.state.marketDiscards), enemy(table).phase]).toEqual([[], ['fenTrapper'], 1]);
    expect(told(facts, 'allyKilled')).toHaveLength(1);
  });

  test('two Weapons count at once (ID-33; example 132)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { items: ['guardsBroadsword', 'duellingRapier'] } });
    expect(told(swing(table, 'steelhorns', 2), 'rolled')[0]!.bonus).toBe(5);
  });

  test('an ability is for its bearer’s rolls (ID-30, ID-20; example 128)', () => {
    const table = inPhase('reefGoblinPack', 'melee', {
      A: { allies: ['docksideBrawler'], items: ['boardingAxe', 'oilOfEdges'] },
    });
    fate(table, { combatDice: [7] });
    expect(why(table, use('steelhorns'))).toEqual({ why: 'notNow', when: 'beforeRoll' });
    const facts = act(table, attack('docksideBrawler'));
    expect(told(facts, 'rolled')).toMatchObject([{ value: 5, bonus: 0 }]);
    const helped = inPhase('reefGoblinPack', 'melee', { A: { allies: ['docksideBrawler', 'burnishedAcolyte'] } });
    act(helped, attack('steelhorns'));
    expect([can(helped, use('steelhorns')), can(helped, use('burnishedAcolyte'))]).toEqual([true, true]);
    expect(world.cards[card('docksideBrawler')]!.damages[1]).toBe(1);
  });

  test('Potions are used before the dice, not after them (ID-102; example 144)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { items: ['oilOfEdges', 'luckyHalfCrown'] } });
    fate(table, { combatDice: [2] });
    act(table, attack('steelhorns'));
    expect(can(table, use('oilOfEdges'))).toBe(true);
    act(table, 'rollCombat');
    expect(why(table, use('oilOfEdges'))).toEqual({ why: 'notNow', when: 'beforeRoll' });
    const oiled = inPhase('barrowKnight', 'melee', { A: { items: ['oilOfEdges'] } });
    fate(oiled, { combatDice: [2] });
    expect(told([...act(oiled, attack('steelhorns'), use('oilOfEdges')), ...letGo(oiled)], 'rolled')[0]!.bonus).toBe(4);
    expect(ids(oiled.state.marketDiscards)).toEqual(['oilOfEdges']);
  });

  test('what may be used when a hit lands is offered with the blow (ID-105)', () => {
    const table = inPhase('ogreOfTheFirecloud', 'ranged', { A: { hero: 'ysoldeKestrel', items: ['barbedHarpoon'] } });
    fate(table, { combatDice: [20] });
    act(table, attack('ysoldeKestrel'));
    expect(offers(table).map((each) => each.act)).toEqual(['use', 'strike']);
    expect(told(act(table, use('barbedHarpoon')), 'damageDealt')[0]!.n).toBe(2);
  });

  test('abilities at any time come between two phases, not inside a roll, and in one’s own turn (ID-38; example 134)', () => {
    const table = inPhase('barrowKnight', 'melee', {
      A: { wounds: 2, items: ['healingDraught', 'boiledLeatherCoat'] },
    });
    expect(can(table, use('healingDraught'))).toBe(true);
    fate(table, { combatDice: [2] });
    act(table, 'defend');
    expect(why(table, use('healingDraught'))).toEqual({ why: 'notNow', when: 'anytime' });
    expect(why(table, use('healingDraught'), 1)).toEqual({ why: 'notYourTurn', whose: 0 });
    act(table, 'suffer', use('healingDraught'));
    expect(wounds(table)[0]).toBe(2);
  });

  test('an optional ability that could change nothing is refused, the others happen by themselves (ID-26, ID-27)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { items: ['healingDraught', 'vigorTonic'] } });
    expect(why(table, use('healingDraught'))).toEqual({ why: 'noEffect' });
    expect(why(table, use('vigorTonic'))).toEqual({ why: 'noEffect' });
    const twins = inPhase('cutpurseTwins', 'ranged', { A: { gold: 2 } });
    guard(twins, 2);
    expect(hero(twins).gold).toBe(1);
  });

  test('a price without a limit may be paid again and again (ID-29)', () => {
    const table = inPhase('marshHydra', 'melee', { A: { hero: 'motherOru', wounds: 3 } });
    act(table, use('motherOru'), use('motherOru'));
    expect(wounds(table)).toEqual([1, 4]);
    expect(why(table, use('motherOru'))).toEqual({ why: 'staminaFull', figure: card('motherOru') });
  });

  test('except before combat, where each ability is used once per combat (ID-29)', () => {
    const table = face('marshHydra', { A: { items: ['runeOfRime'] } });
    act(table, use('runeOfRime'));
    // Even if it were face up again.
    hero(table).down = [];
    table.state.agenda.push({ do: 'beforeCombat' });
    expect(why(table, use('runeOfRime'), 0)).toEqual({ why: 'oncePerCombat' });
  });

  test('values and damages of every figure serve the three phases (ID-20)', () => {
    expect(world.cards[card('steelhorns')]).toMatchObject({
      values: [1, 4, 1],
      damages: [1, 2, 1],
      life: 6,
      stamina: 3,
    });
    expect(world.cards[card('umberVane')]).toMatchObject({ values: [8, 5, 2], damages: [2, 1, 1] });
    expect(world.cards[card('kraken')]).toMatchObject({ values: [17, 19, 16], damages: [2, 3, 2], life: 5 });
  });
});

describe('before combat and rounds', () => {
  test('the Rune of Embers may defeat a Challenge before the first round (ID-91, ID-108; example 48)', () => {
    const table = face('carrionGulls', { A: { items: ['runeOfEmbers'] }, chance: { testDice: [20, 20] } });
    act(table, use('runeOfEmbers'));
    expect([hero(table).points, hero(table).gold, told(table, 'roundBeganCombat')]).toEqual([1, 2, []]);
  });

  test('a Challenge that is paid off goes under its deck, also from the track; the counter stays (ID-113; example 49)', () => {
    const table = face('tollRoadBullies', { A: { gold: 3 } });
    expect(now(table)).toBe('choose');
    const met = face('tollRoadBullies', { A: { gold: 3 } });
    act(met, { act: 'choose', option: 0 });
    expect([hero(met).gold, hasCounter(met, 'j8'), met.state.combat, ids(met.state.decks[0]![0]!)]).toEqual([
      1,
      true,
      null,
      ['tollRoadBullies'],
    ]);
    expect(hero(met).points).toBe(0);
    expect(met.state.active).toBe(1);
  });

  test('the same from place 2 of the track: its counter returns (ID-113, ID-68; example 49)', () => {
    const table = position({
      A: { at: 'j9', gold: 3 },
      track: [
        ['bogViper', 'g8'],
        ['tollRoadBullies', 'j8'],
      ],
    });
    act(table, { act: 'step', to: 'j8' }, { act: 'choose', option: 0 });
    expect([table.state.track[1], table.state.trackAt[1], hasCounter(table, 'j8')]).toEqual([-1, -1, true]);
    expect(ids(table.state.decks[0]![0]!)).toEqual(['tollRoadBullies']);
  });

  test('without the gold nothing is asked, and Hired Blades are discarded (ID-113)', () => {
    expect(now(face('tollRoadBullies', { A: { gold: 1 } }))).toBe('escape');
    const table = face('hiredBladesOfGarnott', { A: { gold: 3 } });
    act(table, { act: 'choose', option: 0 });
    expect(ids(table.state.discards[1]!)).toEqual(['hiredBladesOfGarnott']);
    const fought = face('hiredBladesOfGarnott', { A: { gold: 3 } });
    act(fought, { act: 'choose', option: 1 });
    expect(now(fought)).toBe('escape');
  });

  test('text first, then Runes, then escape, ranged, melee, magic (ID-90, ID-91, ID-92; example 143)', () => {
    const table = face('cultZealots', { A: { items: ['stormRune'] }, chance: { testDice: [2] } });
    expect([told(table, 'tested')[0]!.passed, wounds(table), now(table)]).toEqual([false, [0, 1], 'beforeCombat']);
    act(table, use('stormRune'));
    expect(told(table, 'challengeChanged')).toMatchObject([{ stat: 'ranged', now: 11 }]);
    expect(now(table)).toBe('escape');
    act(table, 'stand');
    guard(table, 20);
    guard(table, 20);
    guard(table, 20);
    expect(told(table, 'phaseBegan').map(({ phase }) => phase)).toEqual(['ranged', 'melee', 'magic']);
    expect([enemy(table).round, now(table)]).toEqual([2, 'escape']);
  });

  test('from the 11th round on the Hero takes a wound at its start (ID-112, ID-21; example 55)', () => {
    const table = inPhase('marshHydra', 'magic', { A: { wounds: 5 } }, 10);
    guard(table, 20);
    expect([where(table), table.state.active, told(table, 'weary').length]).toEqual(['k9', 1, 1]);
    const fresh = inPhase('marshHydra', 'magic', {}, 9);
    guard(fresh, 20);
    expect(wounds(fresh)[0]).toBe(0);
  });

  test('on a swamp the Bog Viper is stronger in melee (ID-90)', () => {
    expect(told(guard(inPhase('bogViper', 'melee', { A: { at: 'q14' } }), 2), 'rolled')[0]!.need).toBe(14);
    expect(told(guard(inPhase('bogViper', 'melee'), 2), 'rolled')[0]!.need).toBe(13);
  });

  test('Omens raise the magic value of every Challenge (ID-76)', () => {
    expect(told(guard(inPhase('marshHydra', 'magic', { event: 'omensInTheSurf' }), 2), 'rolled')[0]!.need).toBe(15);
  });
});

describe('escape', () => {
  test('Sneak against the ranged value: away, the turn is over, the Challenge on the track (ID-44, ID-110, ID-111, ID-120; example 50)', () => {
    const table = face('ogreOfTheFirecloud', { A: { hero: 'corvinHalfLight', points: 4 }, chance: { testDice: [6] } });
    const facts = act(table, 'tryEscape');
    expect(told(facts, 'escapeTried')).toMatchObject([{ bonus: 8, need: 14, success: true }]);
    expect([where(table), table.state.active, ids([table.state.track[0]!])]).toEqual([
      'g10',
      1,
      ['ogreOfTheFirecloud'],
    ]);
    expect(told(facts, 'undefeated')).toMatchObject([{ place: 1, space: 'g10' }]);
    expect(told(facts, 'turnEnded')).toEqual([{ fact: 'turnEnded', seat: 0, cause: 'escaped' }]);
    expect(told(facts, 'stepBegan').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('a failed try costs the ranged damage, and there is one try a round (ID-110; example 51)', () => {
    const table = face('ogreOfTheFirecloud', { A: { hero: 'corvinHalfLight' }, chance: { testDice: [5] } });
    act(table, 'tryEscape');
    expect([wounds(table)[0], now(table), enemy(table).phase]).toEqual([1, 'phase', 0]);
    expect(why(table, 'tryEscape')).toEqual({ why: 'triedThisRound' });
  });

  test('a Smoke Flask makes it succeed (ID-111)', () => {
    const table = face('ogreOfTheFirecloud', { A: { items: ['smokeFlask'] } });
    act(table, use('smokeFlask'));
    expect([table.state.active, ids(table.state.marketDiscards)]).toEqual([1, ['smokeFlask']]);
  });
});
