import { capital, count, does, list, nameOf, number, people, theyDo } from '@skerry/speech/de';
import { CARDS_TO_CAPTURE } from '../../content/cards.ts';
import { mustDiscardNow, type Text } from '../context.ts';
import { card, Der, der, STEP, to, verb, where } from './grammar.ts';
import { names } from './names.ts';

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose }, context) => `Du bist nicht dran: Gerade spielt ${nameOf(context, whose)}.`,
  noActionsLeft: () => 'Du hast keine Aktionen mehr: Beende deine Aktionen, um fortzufahren.',
  actionsOver: () => 'In diesem Zug gibt es keine Aktionen mehr.',
  mustDiscardFirst: ({ seat }, context) => `${does(context, seat, 'muss', 'musst')} zuerst auf fünf Karten kommen.`,
  mustSwimFirst: ({ seat }, context) => `${does(context, seat, 'muss', 'musst')} zuerst das versunkene Feld verlassen.`,

  alreadyThere: () => 'Dort bist du schon: Wähle ein anderes Feld.',
  openSea: () => 'Das ist offenes Meer: Dort war nie ein Feld.',
  tileMissing: ({ tile }) =>
    `${Der(tile)} ${verb(tile, 'ist', 'sind')} versunken: Hingehen und Trockenlegen gehen nicht mehr.`,
  notAdjacent: ({ tile }) => `${Der(tile)} ${verb(tile, 'grenzt', 'grenzen')} nicht an dein Feld.`,
  onlyDiagonal: ({ tile }) =>
    `${Der(tile)} ${verb(tile, 'berührt', 'berühren')} dein Feld nur an der Ecke: Schräg kommt nur der Forscher hin.`,

  noDive: ({ tile }) =>
    `${capital(to(tile))} kannst du nicht tauchen: Das geht nur durch überflutete und versunkene Felder.`,
  cannotStopOnMissing: ({ tile }) =>
    `${Der(tile)} ${verb(tile, 'ist', 'sind')} versunken: Du kannst hindurchtauchen, aber nicht dort anhalten.`,

  onlyPilotFlies: () => 'Nur der Pilot kann fliegen.',
  alreadyFlown: () => 'In diesem Zug bist du schon geflogen: Geh zu Fuß, oder flieg im nächsten Zug wieder.',

  onlyNavigatorGuides: () => 'Nur der Navigator kann andere Figuren lotsen.',
  notYourOwnPawn: () => 'Du kannst nur andere Figuren lotsen: Geh mit deiner einfach selbst.',
  pawnAlreadyThere: ({ seat }, context) => `${does(context, seat, 'ist', 'bist')} schon dort: Wähle ein anderes Feld.`,
  moreThanTwoSteps: ({ tile }) =>
    `${Der(tile)} ${verb(tile, 'ist', 'sind')} zu weit weg: Eine Aktion lotst höchstens zwei Schritte weit.`,
  missingInTheWay: ({ tile }) => `Ein versunkenes Feld versperrt den Weg ${to(tile)}.`,
  pilotDoesNotFly: () => 'Gelotst geht der Pilot zu Fuß, höchstens zwei Schritte, und fliegt nicht.',
  diverDivesOne: () => 'Gelotst durchquert der Taucher höchstens ein versunkenes Feld.',

  notFlooded: ({ tile }) =>
    `${Der(tile)} ${verb(tile, 'ist', 'sind')} nicht überflutet: Da gibt es nichts trockenzulegen.`,
  outOfReach: ({ tile }) =>
    `${Der(tile)} ${verb(tile, 'ist', 'sind')} außer Reichweite: Leg dein Feld oder ein benachbartes trocken.`,
  onlyEngineerTakesTwo: () => 'Nur der Ingenieur legt zwei Felder für eine Aktion trocken: Wähle eines.',
  nameTwoDifferent: () => 'Wähle ein Feld; der Ingenieur kann zwei verschiedene wählen.',

  notOnSameTile: ({ seat, tile }, context) =>
    `${does(context, seat, 'ist', 'bist')} ${where(tile)}: Karten kannst du nur auf demselben Feld geben.`,
  specialNotGiven: ({ card: kept }) => `Eine ${card(kept)} kannst du nicht abgeben: Sonderkarten bleiben, wo sie sind.`,
  cardNotHeld: ({ card: wanted }) => `Du hast keine ${card(wanted)}.`,
  notToYourself: () => 'Du kannst dir selbst keine Karte geben: Wähle jemanden aus dem Team.',
  cardsNotTaken: () => 'Karten werden gegeben, nicht genommen: Bitte im anderen Zug darum.',

  noTreasureHere: ({ tile }) => `${capital(where(tile))} gibt es keinen Schatz.`,
  alreadyCaptured: ({ treasure }) => `${Der(treasure)} ist schon geborgen.`,
  tooFewCards: ({ have, treasure }) =>
    `Du hast ${have === 0 ? 'keine' : have === 1 ? 'eine' : number(have)} der ${number(CARDS_TO_CAPTURE)} nötigen ${names.cards[treasure]}-Karten.`,
  cardsForAnotherTile: ({ treasure, tiles }) =>
    `${Der(treasure)} ist woanders zu bergen: Geh ${list(tiles.map(to), 'oder')}.`,

  onlyActiveEnds: ({ whose }, context) => `${nameOf(context, whose)} ist dran und beendet die Aktionen selbst.`,

  noSandbags: () => `Du hast keine ${card('sandbags')}.`,
  nothingFlooded: (_, context) =>
    mustDiscardNow(context)
      ? 'Kein Feld ist überflutet, also helfen deine Sandsäcke nicht: Leg eine Karte ab.'
      : 'Kein Feld ist überflutet: Heb deine Sandsäcke für später auf.',
  noLift: () => `Du hast keine ${card('helicopter-lift')}.`,
  namePawn: () => 'Wähle mindestens eine Figur für den Flug.',
  pawnsApart: () => 'Diese Figuren sind nicht zusammen: Ein Flug nimmt nur Figuren von einem Feld mit.',
  pawnsAlreadyThere: () => 'Diese Figuren sind schon dort: Wähle ein anderes Feld.',
  treasuresMissing: ({ treasures }) =>
    `Es ist zu früh zum Abheben: ${capital(list(treasures.map(der)))} ${treasures.length === 1 ? 'ist' : 'sind'} noch auf der Insel.`,
  notAllOnLanding: ({ seats }, context) =>
    `Es ist zu früh zum Abheben: ${capital(people(context, seats))} ${theyDo(context, seats, { one: 'ist', you: 'bist', many: 'sind', youAll: 'seid' })} noch nicht ${where('fools-landing')}.`,

  handWithinLimit: () => 'Du hast höchstens fünf Karten: Du musst keine ablegen.',
  anotherMustDiscard: ({ seat }, context) => `${nameOf(context, seat)} muss eine Karte ablegen, nicht du.`,

  pawnSafe: () => 'Deine Figur ist sicher: Ihr Feld ist nicht versunken.',
  nearerTile: ({ steps }) =>
    `Der Taucher schwimmt zum nächsten Feld, und das ist nur ${count(steps, STEP, 'accusative')} entfernt.`,
  anotherSwimsFirst: ({ seat }, context) => `${nameOf(context, seat)} muss das versunkene Feld vor dir verlassen.`,

  nothingToPass: () => 'Niemand wartet darauf, dass du passt.',
  mustDiscard: () => 'Komm zuerst auf fünf Karten: Leg eine ab, oder spiel eine Sonderkarte.',
  mustSwim: () => 'Verlass zuerst dein Feld: Es ist versunken.',
};
