import type { Lesson } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

const walkedTo = (tile: string) => (facts: readonly Fact[]) =>
  facts.some((fact) => fact.fact === 'moved' && fact.seat === 0 && fact.to === tile);

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'engineer'],
    at: ['iron-gate', 'bronze-gate'],
    draws: ['earth', 'fire'],
    floods: ['watchtower', 'crimson-forest'],
  }),
  steps: [
    {
      say: {
        en: 'This is you, on *Iron Gate*.',
        fr: 'Vous voici, sur la *Porte de Fer*.',
        de: 'Das bist du, am *Eisentor*.',
      },
      why: {
        en: 'Each turn you have three actions. The discs beside your name count them.',
        fr: 'À chaque tour, vous avez trois actions. Les pastilles près de votre nom les comptent.',
        de: 'In jedem Zug hast du drei Aktionen. Die Scheiben neben deinem Namen zählen sie.',
      },
      rules: ['FI-17'],
      lit: ['[data-tile="iron-gate"]', '.crew .pips'],
    },
    {
      say: {
        en: 'Choose *Misty Marsh* to move there.',
        fr: 'Choisissez le *Marais brumeux* pour y aller.',
        de: 'Wähle das *Nebelmoor*, um dorthin zu gehen.',
      },
      why: {
        en: 'Moving to the next tile costs one action.',
        fr: 'Aller sur une tuile voisine coûte une action.',
        de: 'Zum benachbarten Feld zu gehen kostet eine Aktion.',
      },
      rules: ['FI-22'],
      lit: ['[data-tile="misty-marsh"]'],
      show: { act: 'move', to: 'd4' },
      aim: walkedTo('misty-marsh'),
    },
    {
      say: {
        en: 'Keep going to *Whispering Garden*.',
        fr: 'Continuez vers le *Jardin des Murmures*.',
        de: 'Geh weiter zum *Garten des Flüsterns*.',
      },
      why: {
        en: 'Up, down, left or right, never across open sea. Only the Explorer also moves diagonally.',
        fr: 'En haut, en bas, à gauche ou à droite, jamais par la mer. Seul l’Explorateur va aussi en diagonale.',
        de: 'Nach oben, unten, links oder rechts, nie übers offene Meer. Nur der Forscher geht auch schräg.',
      },
      rules: ['FI-22', 'FI-23', 'FI-25', 'FI-33'],
      lit: ['[data-tile="whispering-garden"]'],
      show: { act: 'move', to: 'd3' },
      aim: walkedTo('whispering-garden'),
    },
    {
      say: {
        en: 'One action left. Move to *Fools’ Landing*.',
        fr: 'Il reste une action. Allez à l’*Héliport*.',
        de: 'Noch eine Aktion. Geh zum *Landeplatz der Narren*.',
      },
      why: {
        en: 'Remember this place: the helicopter leaves from here at the end.',
        fr: 'Retenez cet endroit : à la fin, l’hélicoptère part d’ici.',
        de: 'Merk dir diesen Ort: Am Ende startet von hier der Hubschrauber.',
      },
      rules: ['FI-22', 'FI-109'],
      lit: ['[data-tile="fools-landing"]'],
      show: { act: 'move', to: 'c3' },
      aim: walkedTo('fools-landing'),
    },
    {
      say: { en: 'Now end your actions.', fr: 'Terminez maintenant vos actions.', de: 'Beende jetzt deine Aktionen.' },
      why: {
        en: 'Then you draw two treasure cards, and after them the flood cards.',
        fr: 'Vous piochez alors deux cartes Trésor, puis vous tirez les cartes Inondation.',
        de: 'Dann ziehst du zwei Schatzkarten und danach die Flutkarten.',
      },
      rules: ['FI-16', 'FI-18'],
      lit: ['[data-offer="endActions"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
    },
  ],
  done: { en: 'You can take a turn.', fr: 'Vous savez jouer un tour.', de: 'Du kannst einen Zug spielen.' },
  remember: {
    en: 'Three actions, in any mix; unused ones are lost. Then two treasure cards, then the flood cards.',
    fr: 'Trois actions, comme vous voulez ; celles qui ne servent pas sont perdues. Puis deux cartes Trésor, puis les cartes Inondation.',
    de: 'Drei Aktionen, beliebig gemischt; ungenutzte verfallen. Dann zwei Schatzkarten, dann die Flutkarten.',
  },
  rules: ['FI-16', 'FI-17'],
};
