import { count, does, list, nameOf, number, people, theyDo } from '@skerry/speech/fr';
import { CARDS_TO_CAPTURE } from '../../content/cards.ts';
import { mustDiscardNow, type Text } from '../context.ts';
import { agree, au, card, du, Le, le, STEP, verb } from './grammar.ts';
import { names } from './names.ts';

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose }, context) => `Ce n’est pas votre tour : ${nameOf(context, whose)} joue en ce moment.`,
  noActionsLeft: () => 'Il ne vous reste aucune action : terminez vos actions pour continuer.',
  actionsOver: () => 'Plus aucune action pendant ce tour.',
  mustDiscardFirst: ({ seat }, context) => `${does(context, seat, 'doit', 'devez')} d’abord revenir à cinq cartes.`,
  mustSwimFirst: ({ seat }, context) => `${does(context, seat, 'doit', 'devez')} d’abord quitter la tuile engloutie.`,

  alreadyThere: () => 'Vous y êtes déjà : choisissez une autre tuile.',
  openSea: () => 'C’est la pleine mer : il n’y a jamais eu de tuile ici.',
  tileMissing: ({ tile }) =>
    `${Le(tile)} ${verb(tile, 'a', 'ont')} sombré : on ne peut plus y aller ni ${verb(tile, 'l’assécher', 'les assécher')}.`,
  notAdjacent: ({ tile }) => `${Le(tile)} ne ${verb(tile, 'touche', 'touchent')} pas votre tuile.`,
  onlyDiagonal: ({ tile }) =>
    `${Le(tile)} ne ${verb(tile, 'touche', 'touchent')} votre tuile que par un coin : seul l’Explorateur agit en diagonale.`,

  noDive: ({ tile }) =>
    `Vous ne pouvez pas plonger jusqu’${au(tile)} : une plongée ne traverse que des tuiles inondées ou englouties.`,
  cannotStopOnMissing: ({ tile }) =>
    `${Le(tile)} ${verb(tile, 'a', 'ont')} sombré : vous pouvez plonger au travers, mais il faut finir sur une tuile encore là.`,

  onlyPilotFlies: () => 'Seul le Pilote peut voler.',
  alreadyFlown: () => 'Vous avez déjà volé ce tour-ci : marchez, ou volez de nouveau au prochain tour.',

  onlyNavigatorGuides: () => 'Seul le Navigateur peut déplacer les autres pions.',
  notYourOwnPawn: () => 'Vous ne guidez que les autres pions : déplacez le vôtre normalement.',
  pawnAlreadyThere: ({ seat }, context) =>
    `${does(context, seat, 'y est', 'y êtes')} déjà : choisissez une autre tuile.`,
  moreThanTwoSteps: ({ tile }) =>
    `${Le(tile)} ${verb(tile, 'est', 'sont')} à plus de deux pas, et une action guide un pion de deux pas au plus.`,
  missingInTheWay: ({ tile }) => `Une tuile engloutie barre le chemin ${du(tile)}.`,
  pilotDoesNotFly: () => 'Guidé, le Pilote marche, de deux pas au plus : il ne vole pas.',
  diverDivesOne: () => 'Guidé, le Plongeur traverse une seule tuile engloutie.',

  notFlooded: ({ tile }) =>
    `${Le(tile)} ${verb(tile, 'n’est', 'ne sont')} pas ${agree(tile, 'inondé')} : il n’y a rien à assécher.`,
  outOfReach: ({ tile }) =>
    `${Le(tile)} ${verb(tile, 'est', 'sont')} hors de portée : asséchez votre tuile ou une tuile voisine.`,
  onlyEngineerTakesTwo: () => 'Seul l’Ingénieur assèche deux tuiles pour une action : choisissez-en une.',
  nameTwoDifferent: () => 'Choisissez une tuile ; l’Ingénieur peut en choisir deux différentes.',

  notOnSameTile: ({ seat, tile }, context) =>
    `${does(context, seat, 'se trouve', 'vous trouvez')} ${au(tile)} : on ne donne une carte que sur la même tuile.`,
  specialNotGiven: ({ card: kept }) => `Une ${card(kept)} ne se donne pas : une carte spéciale reste dans sa main.`,
  cardNotHeld: ({ card: wanted }) => `Vous n’avez pas de ${card(wanted)}.`,
  notToYourself: () => 'Vous ne pouvez pas vous donner une carte : choisissez quelqu’un d’autre.',
  cardsNotTaken: () => 'Une carte se donne, elle ne se prend pas : demandez-la au tour de la personne qui l’a.',

  noTreasureHere: ({ tile }) => `Il n’y a pas de trésor ${au(tile)}.`,
  alreadyCaptured: ({ treasure }) => `${Le(treasure)} est déjà ${agree(treasure, 'pris')}.`,
  tooFewCards: ({ have, treasure }) =>
    have === 0
      ? `Vous n’avez aucune des ${number(CARDS_TO_CAPTURE)} cartes ${names.cards[treasure]} nécessaires.`
      : `Vous avez ${number(have)} des ${number(CARDS_TO_CAPTURE)} cartes ${names.cards[treasure]} nécessaires.`,
  cardsForAnotherTile: ({ treasure, tiles }) =>
    `${Le(treasure)} se prend ailleurs : allez ${list(tiles.map(au), 'ou')}.`,

  onlyActiveEnds: ({ whose }, context) =>
    `C’est à ${nameOf(context, whose)} de jouer, et de décider quand finissent les actions.`,

  noSandbags: () => `Vous n’avez pas de ${card('sandbags')}.`,
  nothingFlooded: (_, context) =>
    mustDiscardNow(context)
      ? 'Aucune tuile n’est inondée : vos sacs de sable ne peuvent pas servir, défaussez une carte.'
      : 'Aucune tuile n’est inondée : gardez vos sacs de sable pour plus tard.',
  noLift: () => `Vous n’avez pas de ${card('helicopter-lift')}.`,
  namePawn: () => 'Choisissez au moins un pion à transporter.',
  pawnsApart: () => 'Ces pions ne sont pas ensemble : un vol emmène des pions d’une même tuile.',
  pawnsAlreadyThere: () => 'Ces pions y sont déjà : choisissez une autre tuile.',
  treasuresMissing: ({ treasures }) =>
    `Il est trop tôt pour partir : ${list(treasures.map(le))} ${treasures.length === 1 ? 'est' : 'sont'} encore sur l’île.`,
  notAllOnLanding: ({ seats }, context) =>
    `Il est trop tôt pour partir : ${people(context, seats)} ${theyDo(context, seats, 'n’est', 'ne sont', 'n’êtes')} pas encore ${au('fools-landing')}.`,

  handWithinLimit: () => 'Vous avez cinq cartes ou moins : pas besoin de défausser.',
  anotherMustDiscard: ({ seat }, context) => `C’est à ${nameOf(context, seat)} de défausser, pas à vous.`,

  pawnSafe: () => 'Votre pion est en sécurité : sa tuile n’a pas sombré.',
  nearerTile: ({ steps }) => `Le Plongeur nage vers la tuile la plus proche : il y en a une à ${count(steps, STEP)}.`,
  anotherSwimsFirst: ({ seat }, context) => `${nameOf(context, seat)} doit quitter la tuile engloutie avant vous.`,

  nothingToPass: () => 'Personne n’attend que vous passiez.',
  mustDiscard: () => 'Revenez d’abord à cinq cartes : défaussez-en une, ou jouez une carte spéciale.',
  mustSwim: () => 'Quittez d’abord votre tuile : elle a sombré.',
};
