import { sayAsk } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { type Acts, chancesIn, escapeStakes, stakesOf } from '../outlook/fight.ts';
import { bestAct } from '../outlook/later/best-act.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';
import { act, card, face, inPhase, offers, position, type Table, world } from './position.ts';

const at = ({ state }: Table) => ({ content: world, state });
const chances = (table: Table, phase: number) =>
  chancesIn(at(table), phase).map(({ action, figure, throws, hit, damage }) => ({
    who: action.act === 'attack' ? world.cards[figure]!.id : 'defends',
    percent: Math.round(throws.chance * 100),
    hit,
    damage,
  }));
const best = (table: Table): string | undefined => {
  const acts = offers(table).filter((each): each is Acts => each.act === 'attack' || each.act === 'defend');
  const found = bestAct(at(table), acts);
  return found?.act === 'attack' ? world.cards[found.figure]!.id : found?.act;
};

describe('what each can do in a fight', () => {
  test('is known in all phases before the first roll, and no more for whoever has attacked', () => {
    // 2d10 + 1 against 13, 2d10 + 4 against 15; the Brawler has 5 in melee and nothing else.
    const table = face('barrowKnight', { A: { allies: ['docksideBrawler'] } });
    expect(chances(table, 0)).toEqual([
      { who: 'steelhorns', percent: 45, hit: 1, damage: 0 },
      { who: 'docksideBrawler', percent: 36, hit: 0, damage: 0 },
      { who: 'defends', percent: 45, hit: 0, damage: 0 },
    ]);
    expect(chances(table, 1)).toEqual([
      { who: 'steelhorns', percent: 55, hit: 2, damage: 2 },
      { who: 'docksideBrawler', percent: 64, hit: 1, damage: 2 },
      { who: 'defends', percent: 55, hit: 0, damage: 2 },
    ]);
    act(table, 'stand', { act: 'attack', figure: 'docksideBrawler' });
    expect(chances(table, 1).map(({ who }) => who)).toEqual(['steelhorns', 'defends']);
  });

  test('says the damage that is left after what lessens it by itself, once per combat where it says so', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { hero: 'tarnDeepdelver', allies: ['docksideBrawler'] } });
    const defended = () => chances(table, 1).find(({ who }) => who === 'defends')!.damage;
    expect(defended()).toBe(1);
    table.state.used = [{ bearer: card('tarnDeepdelver'), nth: 0, until: 'combat' }];
    expect(defended()).toBe(2);
  });

  test('costs nothing where a used card keeps it off, or where it cannot fail', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { allies: ['docksideBrawler'] } });
    table.state.combat!.harmless = true;
    expect(chances(table, 1).map(({ damage }) => damage)).toEqual([0, 0, 0]);
    expect(escapeStakes(at(table)).damage).toBe(0);
    table.state.combat!.harmless = false;
    table.state.combat = { ...table.state.combat!, sure: true, actor: card('steelhorns'), role: 'attack' };
    expect(stakesOf(at(table), { act: 'attack', figure: card('steelhorns') }).damage).toBe(0);
  });
});

test('what a used card has cancelled is neither asked for nor paid', () => {
  const table = inPhase('barrowKnight', 'melee', { A: { items: ['plateOfTheQueensGuard', 'luckyHalfCrown'] } });
  const telling = { state: table.state, reader: 0, names: ['Ada', 'Bruno'], content: world };
  table.state.agenda.push({ do: 'defendFail' });
  for (const [damage, en_, fr_] of [
    [2, 'Take the damage', 'Subir les dégâts'],
    [0, 'Continue', 'Continuer'],
  ] as const) {
    table.state.combat = { ...table.state.combat!, damage };
    expect(en.actions.suffer!({ act: 'suffer' }, telling)).toBe(en_);
    expect(fr.actions.suffer!({ act: 'suffer' }, telling)).toBe(fr_);
  }
  expect(sayAsk(en, 0, telling)).toBe('Ada, use other cards, or continue.');
});

describe('who is proposed to act', () => {
  test('is whoever serves the whole fight: nobody attacks at 21% who would attack at 90% later in the round', () => {
    const table = inPhase('manticore', 'ranged', { A: { items: ['guardsBroadsword'], trained: { body: 1 } } });
    const percentOf = (phase: number) => chances(table, phase).find(({ who }) => who === 'steelhorns')!.percent;
    expect([percentOf(0), percentOf(1)]).toEqual([21, 90]);
    expect(best(table)).toBe('defend');
    table.state.combat!.phase = 1;
    expect(best(table)).toBe('steelhorns');
  });

  test('is never an Ally who cannot hurt the foe', () => {
    const table = inPhase('barrowKnight', 'ranged', { A: { allies: ['docksideBrawler'], wounds: 5 } });
    expect(best(table)).toBe('defend');
  });

  test('is known in a fight of Heroes too', () => {
    const table = position({ from: 'adventure', A: { at: 'j9', allies: ['docksideBrawler'] }, B: { at: 'j9' } });
    act(table, { act: 'attackHero', rival: 1 }, 'stand');
    expect(['steelhorns', 'docksideBrawler', 'defend']).toContain(best(table));
  });
});
