import { view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import type { Action } from '../rules/actions.ts';
import { merit as de } from '../text/de/merit.ts';
import { merit as en } from '../text/en/merit.ts';
import { merit as fr } from '../text/fr/merit.ts';
import { type Position, position } from './position.ts';

const MERITS = [en, fr, de];

/** What is said of an action of seat 0 to whoever asks for advice, in each language. */
function merits(action: Action, wanted: Position): (string | undefined)[] {
  const table = position({ adventurers: ['engineer', 'explorer'], ...wanted });
  const state = stateOf(table);
  const telling = { state: view(table, 0).state, reader: 0, names: ['Ada', 'Bruno'], content: null };
  const advised = { action, seat: 0, before: state, after: state, telling };
  return MERITS.map((merit) => merit(advised));
}

test.each<[string, Action, Position, string, string, string]>([
  [
    'a tile whose card can be drawn sinks next time',
    { act: 'shoreUp', tiles: ['d1'] },
    { flooded: ['d1'], floodDiscards: [] },
    'sinks if drawn again',
    'sombre si sa carte ressort',
    'versinkt, wenn die Karte wiederkommt',
  ],
  [
    'a tile whose card is discarded is safe until the cards are shuffled',
    { act: 'shoreUp', tiles: ['d1'] },
    { flooded: ['d1'] },
    'could sink after the next Waters Rise!',
    'pourrait sombrer après la prochaine Montée des eaux',
    'könnte nach der nächsten Flut versinken',
  ],
  [
    'without Fools’ Landing all is lost',
    { act: 'shoreUp', tiles: ['c1'] },
    { flooded: ['c1'] },
    'if it sinks, the game is lost',
    's’il sombre, la partie est perdue',
    'versinkt er, ist die Partie verloren',
  ],
  [
    'the last place of a treasure is told as such',
    { act: 'sandbags', on: 'a4' },
    { flooded: ['coral-palace'], missing: ['tidal-palace'], hands: [['sandbags']] },
    'the last place for the Ocean’s Chalice',
    'le dernier endroit pour le Calice de l’Onde',
    'das letzte Feld für den Kelch des Ozeans',
  ],
  [
    'a card that is given makes so many',
    { act: 'give', card: 'wind', to: 1 },
    { hands: [['wind'], ['wind', 'wind', 'wind']] },
    'Bruno then holds four',
    'Bruno en a alors 4',
    'Bruno hat dann vier',
  ],
  [
    'whoever holds four cards goes where they count',
    { act: 'move', to: 'a4' },
    { hands: [['water', 'water', 'water', 'water']], lay: { a4: 'coral-palace' } },
    'to capture the Ocean’s Chalice there',
    'pour y prendre le Calice de l’Onde',
    'um dort den Kelch des Ozeans zu bergen',
  ],
  [
    'whoever ends a turn leaves actions unused, and the water comes',
    { act: 'endActions' },
    { left: 2, mark: 3 },
    '2 actions unused, 3 flood cards come next',
    '2 actions inutilisées, puis 3 cartes Inondation',
    '2 ungenutzte Aktionen, dann 3 Flutkarten',
  ],
  [
    'a card of a captured treasure is of no use',
    { act: 'discard', card: 'fire' },
    { captured: ['fire'], hands: [['fire']] },
    'its treasure has already been captured',
    'son trésor est déjà pris',
    'ihr Schatz ist schon geborgen',
  ],
])('%s', (_, action, wanted, ...said) => {
  expect(merits(action, wanted)).toEqual(said);
});

test('of somebody else’s discard nobody but its owner is "you"', () => {
  const table = position({ adventurers: ['engineer', 'explorer'], hands: [['wind', 'wind', 'wind'], ['wind']] });
  const state = stateOf(table);
  const telling = { state: view(table, 1).state, reader: 1, names: ['Ada', 'Bruno'], content: null };
  const said = (seat: number) =>
    MERITS.map((merit) =>
      merit({ action: { act: 'discard', card: 'wind' }, seat, before: state, after: state, telling }),
    );
  expect(said(0)).toEqual([
    'Ada keeps two of this kind',
    'il lui en reste 2 de ce type',
    'Ada bleiben zwei dieser Art',
  ]);
  expect(said(1)).toEqual(['your only one of this kind', 'votre seule carte de ce type', 'deine einzige dieser Art']);
});
