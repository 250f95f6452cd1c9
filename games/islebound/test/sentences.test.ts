import { choices, open, type Seat, sayAsk, sayFact, sayReason, view } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { board } from '../board/index.ts';
import { TreasureMap } from '../board/panels/renown-track.tsx';
import { EVENTS, type Fact, islebound } from '../index.ts';
import { lesson as sailing } from '../lessons/sail-and-visit.ts';
import { visitOutlook } from '../outlook/visit.ts';
import { panelWordsOf } from '../text/board.ts';
import { crewFor as crewForEn } from '../text/en/grammar.ts';
import { en } from '../text/en/index.ts';
import { lessons } from '../text/en/lessons.ts';
import { crewFor as crewForFr } from '../text/fr/grammar.ts';
import { fr } from '../text/fr/index.ts';
import { act, exhaust, hire, pay, position, type Table, those, why } from './position.ts';

const TEXTS = { en, fr };
type Language = keyof typeof TEXTS;

const tellingOf = (table: Table, reader: Seat = 0) => ({
  state: view(table, reader).state,
  reader,
  names: ['Ada', 'Bruno', 'Chiara', 'Dario'].slice(0, table.seats),
  content: table.game.content,
});
const inBoth = (said: (language: Language) => string | undefined) => [said('en'), said('fr')];

const refused = (table: Table, action: Parameters<typeof why>[1]) =>
  inBoth((language) => sayReason(TEXTS[language], why(table, action), tellingOf(table)));
const told = (table: Table, fact: Fact) => inBoth((language) => sayFact(TEXTS[language], fact, tellingOf(table)));
const detailOf = (table: Table, key: string) =>
  inBoth((language) => {
    const scene = { telling: tellingOf(table), text: TEXTS[language] };
    return board.offers(scene, choices(table, 0)).find((offer) => offer.key === key)?.detail;
  });

describe('a refusal says what is missing', () => {
  test('nobody to hire, and not a building, in an empty place of the crew row', () => {
    const table = position({ A: { at: 'morlim', towns: ['morlim'] }, crewRow: ['', '', 'A/N'] });
    act(table, 'visit');
    expect(refused(table, hire(1))).toEqual([
      'There’s nobody to hire in this place.',
      'Il n’y a personne à recruter à cette place.',
    ]);
  });

  test('cards, and not a certain one, with an empty hand in Architect', () => {
    const table = position({ options: { architect: true }, A: { coins: 9 } });
    expect(refused(table, 'buyFromHand')).toEqual(['You have no cards in hand.', 'Vous n’avez aucune carte en main.']);
  });

  test('crew on deck, where a payment goes by them and there are none', () => {
    const table = position({ A: { at: 'borsham', towns: ['borsham'], wood: 2, deck: '', below: 'a a w' } });
    act(table, 'visit');
    expect(refused(table, pay())[0]).toBe('You can do this once per crew member on deck, and nobody is on deck.');
  });

  test('how many refusals there were already', () => {
    const table = position({
      options: { trading: true },
      A: { at: 'grenille', fish: 1 },
      B: { at: 'grenille', wood: 1 },
      change: (state) => void Object.assign(state, { refusals: [0, 3, 0] }),
    });
    expect(refused(table, { act: 'trade', rival: 1 })).toEqual([
      'Bruno has already refused three of your proposals this turn.',
      'Bruno a déjà refusé trois de vos propositions ce tour-ci.',
    ]);
  });
});

describe('a payment says how often it can be made', () => {
  const borsham = (deck: string) =>
    position({ A: { at: 'borsham', towns: ['borsham'], wood: 4, coins: 9, deck, below: deck === '' ? 'a a w' : '' } });

  test('before the first time, and after it', () => {
    const once = borsham('w');
    act(once, 'visit');
    expect(detailOf(once, 'pay-1')).toEqual(['at most once', 'une fois au plus']);
    const twice = borsham('a w');
    act(twice, 'visit');
    expect(detailOf(twice, 'pay-1')).toEqual(['up to 2 times', '2 fois au plus']);
    act(twice, pay());
    expect(detailOf(twice, 'pay-1')).toEqual(['once more', 'encore une fois']);
  });

  test('not “up to 0×” where nobody is on deck', () => {
    const parts = (deck: string) => en.board.slip.parts(visitOutlook(tellingOf(borsham(deck))).parts);
    expect(parts('')).toBe(
      '1 pirate for 1 wood, but nobody on deck, then 1 sea serpent for 1 coin and 1 wood, but nobody on deck',
    );
    expect(parts('w')).toContain('up to 1×');
    expect(detailOf(borsham(''), 'visit')[0]).toBe('nothing now');
  });
});

describe('crew to exhaust', () => {
  test('two of any kind are any two', () => {
    const { number } = EVENTS.find(({ name }) => name.en === 'Night Watch')!;
    const telling = tellingOf(position());
    const said = inBoth((language) => panelWordsOf(TEXTS[language]).event(telling, number));
    expect(said[0]).toContain('exhaust any two crew members;');
    expect(said[1]).toContain('utiliser deux membres d’équipage au choix,');
  });

  test('one of a kind and another, and two of a kind', () => {
    expect(crewForEn(['work', 'any'])).toBe('a Work crew member and another crew member');
    expect(crewForFr(['work', 'any'])).toBe('un membre d’équipage Travailleur et un autre membre d’équipage');
    expect(crewForEn(['administrate', 'administrate'])).toBe('two Administrate crew members');
    expect(crewForFr(['work', 'work'])).toBe('deux membres d’équipage Travailleurs');
  });

  test('in Close Quarters the other ship may be in another region of the board (IB-186)', () => {
    const table = position({
      seats: 2,
      options: { closeQuarters: true },
      A: { at: 'marhaven', deck: 'a A/C w' },
      B: { at: 'grenille' },
      sailing: true,
    });
    act(table, { act: 'sail', to: 'W.C' });
    expect(sayAsk(en, 0, tellingOf(table))).toBe(
      'Ada, choose which crew member to exhaust to end near the other ship.',
    );
    const [fact] = those(act(table, exhaust('a')), 'crewExhausted');
    expect(told(table, fact!)).toEqual([
      'You exhausted an Administrate crew member to end near the other ship.',
      'Vous avez utilisé un membre d’équipage Administratif pour terminer près de l’autre bateau.',
    ]);
  });
});

test('placed dice say which die gave what', () => {
  const pairs = [
    { card: 'pirate', face: 5, strength: 2 },
    { card: 'pirate', face: 2, strength: 1 },
  ] as const;
  expect(told(position(), { fact: 'dicePlaced', seat: 0, pairs, bonus: 0, total: 3 })).toEqual([
    'A 5 on a pirate gave 2 and a 2 on a pirate gave 1: total strength 3.',
    'Un 5 sur un pirate a donné 2 et un 2 sur un pirate a donné 1\u202f: force totale de 3.',
  ]);
});

test('the coin of an empty treasure map comes from the supply (IB-110)', () => {
  const labels = (treasure: number) =>
    inBoth((language) => {
      const table = position({ change: (state) => void Object.assign(state, { treasure }) });
      const props = { telling: tellingOf(table), text: TEXTS[language] };
      return TreasureMap(props).props.label;
    });
  expect(labels(0)).toEqual([
    'The treasure map is empty: a treasure hunt takes 1 coin from the supply.',
    'Le Trésor de l’archipel est vide\u202f: une chasse au trésor rapporte 1 pièce de la réserve.',
  ]);
  expect(labels(3)[0]).toBe('A treasure hunt takes 3 coins from the treasure map.');
});

test('while home ports are chosen, the board says what is still to be laid out, and not that nothing is left (IB-215)', () => {
  const table = open(islebound, { seats: 2, seed: 'laying', options: { first: 0 } });
  for (const [language, text] of Object.entries(TEXTS)) {
    const scene = { telling: tellingOf(table, 1), text };
    const lines = board.describe!(scene).flatMap((part) => part.lines);
    expect(lines, language).toContain(panelWordsOf(text).notLaid);
    expect(
      lines.filter((line) => /left|reste|nobody|personne/.test(line)),
      language,
    ).toEqual([]);
    expect(board.focus?.(scene, choices(table, 1)), language).toBeUndefined();
  }
});

test('the first lesson says how far its ship goes: two steps, which six regions are (IB-28, IB-29)', () => {
  const table = sailing.table(islebound);
  const reached = choices(table, 0).filter(({ why: refusal }) => refusal === undefined);
  expect(reached).toHaveLength(6);
  expect(lessons['sail-and-visit'].steps[1].why).toContain('Your speed is 2, so you go one or two steps');
});
