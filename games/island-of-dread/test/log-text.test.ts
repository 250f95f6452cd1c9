import { languagesOf, type Seat, sayAsk, sayFact } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../content/built-in.ts';
import { makeWorld } from '../content/world.ts';
import { failThreat } from '../rules/combat/values.ts';
import type { Fact } from '../rules/facts.ts';
import type { TextContext } from '../text/context.ts';
import { en } from '../text/en/index.ts';
import { things as english } from '../text/en/things.ts';
import { fr } from '../text/fr/index.ts';
import { things as french } from '../text/fr/things.ts';
import { act, card, face, inPhase, setTable, swing, type Table, world } from './position.ts';

const TEXTS = { en, fr };
const LANGUAGES = languagesOf(TEXTS);
type Spoken = (typeof LANGUAGES)[number];
const { state } = setTable(2);
const tellingOf = (reader: Seat | undefined, content = world): TextContext => ({
  ...{ state, reader, names: ['Ada', 'Bruno'], content },
});
const say = (language: Spoken, fact: Fact, reader?: Seat, content = world): string =>
  sayFact(TEXTS[language], fact, tellingOf(reader, content));
const log = (language: Spoken, { state: now, dealer }: Table): string[] =>
  dealer.facts.map((fact) => sayFact(TEXTS[language], fact, { ...tellingOf(0), state: now }));

describe('the log says what happened', () => {
  test('adventure counters come back, not jewels', () => {
    const fact = { fact: 'replenished', spaces: ['i8', 'g8', 'd7'] } as const;
    expect(say('en', fact)).toBe('Three adventure counters came back.');
    expect(say('fr', fact)).toBe('Trois jetons d’aventure sont revenus sur leurs joyaux.');
  });

  test('where only the Captain died, gold is lost in the shipwreck and nobody was knocked out', () => {
    const table = inPhase('pressGangCutter', 'ranged', { A: { gold: 4, captain: 'oldGilMarrow', captainWounds: 1 } });
    swing(table, 'oldGilMarrow', 2);
    expect(log('en', table)).toContain('You lost 4 gold in the shipwreck.');
    expect(log('fr', table)).toContain('Vous avez perdu 4 pièces d’or dans le naufrage.');
    expect(log('en', table).filter((sentence) => sentence.includes('knock'))).toEqual([]);
  });

  test('what a Challenge does by itself is said', () => {
    const table = face('carrionGulls', { A: { gold: 2 }, chance: { testDice: [2] } });
    expect(log('en', table)).toContain('Effect of Carrion Gulls: Search (Mind) 12 or lose 1 gold.');
    expect(log('en', table)).toContain('You lost 1 gold to Carrion Gulls.');
    expect(log('fr', table)).toContain(
      'Effet des Goélands charognards\u202f: Fouille (Esprit) 12 ou perdez 1 pièce d’or.',
    );
  });

  test('of an Event only what it does in play', () => {
    const fact = { fact: 'abilityUsed', seat: 0, card: card('cindersOnTheWind') } as const;
    expect(say('en', fact)).toBe('Effect of Cinders on the Wind: a Hero who enters a forest space takes 1 exhaustion.');
    expect(say('fr', fact)).toBe(
      'Effet de l’Évènement «\u202fCendres au vent\u202f»\u202f: un Héros qui entre sur une case de forêt subit 1 fatigue.',
    );
  });

  test.each(LANGUAGES)('every card that acts by itself has an effect to tell (%s)', (language) => {
    const things = { en: english, fr: french }[language];
    const acting = world.cards.filter(({ textActs }) => textActs !== 0);
    expect(acting.length).toBeGreaterThan(10);
    for (const { id, number } of acting) {
      const told = say(language, { fact: 'abilityUsed', seat: 0, card: number });
      const effect = told.slice(told.indexOf(': ') + 2);
      // The first letter follows a colon.
      expect(effect.length).toBeGreaterThan(10);
      expect([id, things[id]!.text!.endsWith(effect.slice(1))]).toEqual([id, true]);
    }
  });
});

describe('a cost that a used card cancels is not shown', () => {
  test('the Book: no damage in the first round, and damage again in the second', () => {
    const table = face('assifShibSa', { A: { legendary: ['bookOfKorsecAmin'] } });
    act(table, { act: 'use', card: 'bookOfKorsecAmin' });
    const asked = (language: Spoken) => sayAsk(TEXTS[language], 0, { ...tellingOf(0), state: table.state });
    expect(failThreat(world, table.state)).toBe(0);
    expect(asked('en')).toContain('18 to reach, no damage.');
    expect(asked('fr')).toContain('18 à atteindre, aucun dégât.');
    table.state.combat!.round = 2;
    expect(failThreat(world, table.state)).toBe(3);
    expect(asked('en')).toContain('18 to reach, damage 3.');
  });
});

describe('French sentences', () => {
  test.each<[Fact, string]>([
    [
      { fact: 'sailed', seat: 0, from: 'dallak', to: 'S8', through: 'S2' },
      'Ada a navigué jusqu’au Grand Large, en passant par le Goulet de Dallak.',
    ],
    [{ fact: 'setSail', seat: 0, town: 'evenporGrove' }, 'Ada a appareillé du Bosquet d’Evenpor.'],
    [{ fact: 'setSail', seat: 0, town: 'orris' }, 'Ada a appareillé d’Orris.'],
    [
      { fact: 'cardDrawn', seat: 0, deck: 'green', card: card('bogViper') },
      'Ada a tiré la Vipère des tourbières de la pioche verte.',
    ],
    [{ fact: 'bought', seat: 0, card: card('roundShield'), gold: 3 }, 'Ada a acheté la Rondache pour 3 pièces d’or.'],
    [
      { fact: 'rested', seat: 0, figure: card('rookAndRaven'), n: 2 },
      'Le repos a retiré 2 fatigues aux Archers Freux et Corbeau.',
    ],
    [
      { fact: 'damageTaken', seat: 0, figure: card('docksideBrawler'), n: 1, kind: 'wound' },
      'Le Bagarreur des quais a subi 1 blessure.',
    ],
    [
      { fact: 'hired', seat: 0, card: card('umberVane'), gold: 6 },
      'Ada a engagé le capitaine Umber Vane pour 6 pièces d’or.',
    ],
    [{ fact: 'eventInPlay', card: card('theSeaComesIn') }, 'L’Évènement «\u202fLa mer monte\u202f» est entré en jeu.'],
    [{ fact: 'stepBegan', seat: 0, step: 'adventure' }, 'Étape d’aventure d’Ada.'],
  ])('have articles in the place of colons: %#', (fact, sentence) => {
    expect(say('fr', fact)).toBe(sentence);
  });

  test('a space has the article of its terrain', () => {
    const moved = (to: string) => say('fr', { fact: 'moved', seat: 0, from: 'k9', to, how: 'die' }, 0);
    expect(['j8', 'k9', 'i4', 'f4'].map(moved)).toEqual([
      'Votre Héros a marché jusqu’aux collines près de Dallak.',
      'Votre Héros a marché jusqu’à Dallak.',
      'Votre Héros a marché jusqu’à la plaine près de Tarianor.',
      'Votre Héros a marché jusqu’à la route près de Trelton.',
    ]);
  });

  test('what a pack calls otherwise has no gender, so it is told with its kind', () => {
    const renamed = {
      roundShield: { name: 'Buckler' },
      bogViper: { name: 'Adder', text: 'On a swamp space its melee value is 1 higher.' },
      tolanTheMercenary: { name: 'Tolan' },
      S8: { name: 'Long Reach' },
    };
    const content = makeWorld({ ...BUILT_IN, words: { en: renamed, fr: {} } });
    const tell = (fact: Fact) => say('fr', fact, undefined, content);
    expect(tell({ fact: 'gotFree', seat: 0, card: card('roundShield') })).toBe(
      'Ada a reçu l’Objet Buckler gratuitement.',
    );
    expect(tell({ fact: 'challengeDefeated', seat: 0, card: card('bogViper') })).toBe('Ada a vaincu le Défi Adder.');
    expect(tell({ fact: 'allyKilled', seat: 0, card: card('tolanTheMercenary') })).toBe('Ada a perdu un Allié, Tolan.');
    expect(tell({ fact: 'sailed', seat: 0, from: 'orris', to: 'S8', through: null })).toBe(
      'Ada a navigué jusqu’à Long Reach.',
    );
  });

  test('a name printed with its article has the gender of it', () => {
    const wrong = Object.entries(french).filter(([, { name, gender }]) => {
      const article = /^(?:Les? |La |L’)/.exec(name)?.[0];
      const genders: readonly (string | null)[] = {
        'Le ': ['m'],
        'La ': ['f'],
        'Les ': ['mp', 'fp'],
        'L’': ['m', 'f'],
      }[article ?? ''] ?? [gender];
      return !genders.includes(gender);
    });
    expect(wrong).toEqual([]);
  });
});
