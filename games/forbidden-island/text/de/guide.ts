import type { RuleGuide } from '@skerry/engine';
import type { RuleNumber } from '../en/rules.ts';
import { GUIDE_RULES } from '../guide.ts';

export const guide: RuleGuide<RuleNumber> = {
  aim: 'Alle spielen gemeinsam gegen die Insel. Bergt die vier Schätze, bevor sie versinkt, trefft euch auf dem Landeplatz der Narren und fliegt mit dem Hubschrauber davon.',
  turn: [
    'Du hast bis zu drei Aktionen: zu einem benachbarten Feld gehen, dein Feld oder ein benachbartes trockenlegen, auf deinem Feld jemandem eine Schatzkarte geben oder mit vier passenden Karten auf einem der beiden Felder einen Schatz bergen.',
    'Zieh zwei Schatzkarten. Bei „Die Flut steigt!“ steigt das Wasser um eine Marke, und die abgelegten Flutkarten kommen oben auf den Nachziehstapel.',
    'Zieh so viele Flutkarten, wie der Wasserstand anzeigt. Ein trockenes Feld wird überflutet; ein überflutetes versinkt für immer.',
  ],
  end: [
    'Ihr gewinnt, wenn alle Figuren auf dem Landeplatz der Narren sind, ihr die vier Schätze habt und jemand eine Hubschrauberkarte spielt.',
    'Ihr verliert, wenn der Landeplatz der Narren versinkt, wenn beide Felder eines noch nicht geborgenen Schatzes versinken, wenn eine Figur nirgendwohin schwimmen kann oder wenn das Wasser den Totenkopf erreicht.',
  ],
  rules: GUIDE_RULES,
  chapters: {
    'FI-1': 'Aufbau',
    'FI-14': 'Was alle sehen',
    'FI-16': 'Der Zug',
    'FI-22': 'Gehen',
    'FI-42': 'Trockenlegen',
    'FI-48': 'Eine Schatzkarte geben',
    'FI-53': 'Einen Schatz bergen',
    'FI-57': 'Zwei Schatzkarten ziehen',
    'FI-64': 'Die Flut steigt!',
    'FI-70': 'Höchstens fünf Karten',
    'FI-79': 'Sonderkarten',
    'FI-92': 'Flutkarten ziehen',
    'FI-99': 'Schwimmen',
    'FI-109': 'Das Ende',
  },
};
