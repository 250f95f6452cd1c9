import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['engineer', 'pilot', 'explorer', 'navigator'],
    at: ['fools-landing', 'observatory', 'copper-gate', 'iron-gate'],
    flooded: ['bronze-gate', 'whispering-garden', 'cave-of-embers'],
    draws: ['earth', 'fire'],
    floods: ['watchtower', 'crimson-forest'],
    left: 1,
  }),
  steps: [
    {
      say: {
        en: 'Each adventurer has *a power*. You’re the Engineer.',
        fr: 'Chaque aventurier a *un pouvoir*. Vous êtes l’Ingénieur.',
        de: 'Jeder Abenteurer *kann etwas*. Du bist der Ingenieur.',
      },
      why: {
        en: 'Choose a name at any time to read its power.',
        fr: 'Choisissez un nom à tout moment pour lire son pouvoir.',
        de: 'Wähle jederzeit einen Namen, um zu lesen, was er kann.',
      },
      rules: ['FI-7', 'FI-45'],
      lit: ['.panel[data-large="true"] .panel-who', '[data-tile="fools-landing"]'],
    },
    {
      say: {
        en: 'Shore up *Bronze Gate* and *Whispering Garden* with one action.',
        fr: 'Asséchez d’un coup *Porte de Bronze* et *Jardin des Murmures*.',
        de: 'Leg *Bronzetor* und *Garten des Flüsterns* zusammen trocken.',
      },
      why: {
        en: 'The Engineer shores up two tiles at once. Choose Shore up, then the pair.',
        fr: 'L’Ingénieur assèche deux tuiles d’un coup. Choisissez Assécher, puis la paire.',
        de: 'Der Ingenieur schafft zwei Felder mit einer Aktion. Wähle Trockenlegen, dann das Paar.',
      },
      rules: ['FI-45', 'FI-46'],
      lit: ['[data-tile="bronze-gate"]', '[data-tile="whispering-garden"]', '[data-offer="shoreUp"]'],
      show: { act: 'shoreUp', tiles: ['c2', 'd3'] },
      aim: (facts) =>
        facts.some(
          (fact) =>
            fact.fact === 'shoredUp' && fact.tiles.includes('bronze-gate') && fact.tiles.includes('whispering-garden'),
        ),
    },
    {
      say: {
        en: 'End your actions. Bruno is the *Pilot*.',
        fr: 'Terminez vos actions. Bruno est le *Pilote*.',
        de: 'Beende deine Aktionen. Bruno ist der *Pilot*.',
      },
      why: {
        en: 'Once per turn, the Pilot can fly to any tile for one action.',
        fr: 'Une fois par tour, le Pilote peut voler vers n’importe quelle tuile pour une action.',
        de: 'Einmal im Zug kann der Pilot für eine Aktion zu jedem Feld fliegen.',
      },
      rules: ['FI-18', 'FI-27'],
      lit: ['[data-offer="endActions"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
      others: [{ seat: 1, action: { act: 'fly', to: 'd6' } }],
    },
    {
      say: {
        en: 'Bruno flew all the way to *Tidal Palace*.',
        fr: 'Bruno a volé jusqu’au *Palais des Marées*.',
        de: 'Bruno ist bis zum *Gezeitenpalast* geflogen.',
      },
      why: {
        en: 'Chiara, the Explorer, also moves diagonally. Dario, the Navigator, can move other players’ pawns.',
        fr: 'Chiara, l’Explorateur, va aussi en diagonale. Dario, le Navigateur, peut déplacer les pions des autres.',
        de: 'Chiara, der Forscher, geht auch schräg. Dario, der Navigator, kann andere Figuren lotsen.',
      },
      rules: ['FI-25', 'FI-27', 'FI-34'],
      lit: ['[data-tile="tidal-palace"]'],
    },
    {
      say: {
        en: 'Two more are in the box: *Diver* and *Messenger*.',
        fr: 'Deux autres sont dans la boîte : *Plongeur* et *Messager*.',
        de: 'Zwei weitere gibt es noch: *Taucher* und *Bote*.',
      },
      why: {
        en: 'The Diver moves through flooded and sunken tiles; the Messenger gives treasure cards at any distance.',
        fr: 'Le Plongeur traverse les tuiles inondées ou englouties ; le Messager donne des cartes Trésor à toute distance.',
        de: 'Der Taucher kommt durch überflutete und versunkene Felder; der Bote gibt Schatzkarten auch in die Ferne.',
      },
      rules: ['FI-30', 'FI-49'],
      lit: ['.crew'],
    },
  ],
  done: {
    en: 'You know the six adventurers.',
    fr: 'Vous connaissez les six aventuriers.',
    de: 'Du kennst die sechs Abenteurer.',
  },
  remember: {
    en: 'Powers save actions. Plan every turn around who can do what.',
    fr: 'Les pouvoirs économisent des actions. Préparez chaque tour selon les pouvoirs de l’équipe.',
    de: 'Fähigkeiten sparen Aktionen. Überlegt in jedem Zug, wer was am besten kann.',
  },
  rules: ['FI-25', 'FI-27', 'FI-30', 'FI-34', 'FI-45', 'FI-49'],
};
