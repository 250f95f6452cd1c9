import { capital, figures, has, list, nameOf, number, people, theyDo, who } from '@skerry/speech/fr';
import { hereOf, namesOf, type Text } from '../context.ts';
import { asking } from './asking.ts';
import { amount, CREW, crewFor, kind, SKILLS } from './grammar.ts';

const names = namesOf('fr');

const short = (what: string, have: number): string =>
  have === 0 ? `${what}, et vous n’en avez pas` : `${what}, et vous en avez ${have}`;

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose: seats }, context) => `C’est à ${people(context, seats)} de décider maintenant.`,
  notAsked: ({ now }) => `Ce n’est pas possible maintenant. ${asking[now]}`,
  notPlayed: ({ variant }) =>
    ({
      trading: 'Cette table se joue sans la variante Commerce.',
      raid: 'Cette table se joue sans la variante Abordage.',
      architect: 'Cette table se joue sans la variante Architecte.',
      row: 'Avec Architecte, il n’y a pas de piste de construction.',
    })[variant],
  moveFirst: () => 'Déplacez d’abord votre bateau.',
  actionTaken: () => 'Vous avez déjà fait votre action ce tour-ci.',
  finishAction: () => 'Terminez d’abord votre action.',

  portTaken: ({ by }, context) => `Ce port d’attache est déjà pris : ${nameOf(context, by)}.`,
  notInPack: () => 'Cette carte n’est pas dans votre paquet.',
  alreadyChosen: () => 'Vous avez déjà choisi : attendez les autres.',

  mustMove: () => 'Votre bateau doit quitter la région où il se trouve.',
  tooFar: ({ distance, speed, fish }) =>
    `C’est à ${distance} régions : votre vitesse est de ${speed}, il faut ${short(amount(distance - speed, 'fish'), fish)}.`,
  needAdministrate: ({ ships }, context) =>
    `${capital(people(context, ships))} ${theyDo(context, ships, 's’y trouve', 's’y trouvent', 'vous y trouvez')} : il faut un membre d’équipage Administratif sur le pont.`,
  needAdministrateCloseQuarters: () =>
    'L’autre bateau est sur ce plateau Mer : il faut un membre d’équipage Administratif sur le pont pour s’y arrêter.',

  entryCoin: () => 'Vous n’avez pas la pièce du droit de visite.',
  entryCrew: ({ symbols }) => `Le droit de visite demande ${crewFor(symbols)} sur le pont.`,
  noSuchChoice: () => 'La ville ne propose pas cela.',
  noCrewLeft: () => 'Il n’y a plus personne à recruter.',
  nobodyThere: () => 'Il n’y a personne à recruter à cette place.',
  timesUsed: ({ limit }) =>
    limit === 0
      ? 'C’est possible une fois par membre d’équipage sur le pont, et il n’y a personne sur le pont.'
      : `C’est possible ${limit === 1 ? 'une seule' : limit} fois pendant cette visite.`,
  supplyEmpty: ({ what }) => `Il n’y a plus de ${kind(what)} dans la réserve.`,
  trackFull: () => 'Il n’y a plus de case vide sur la piste d’influence.',
  noFreeCube: () => 'Vous n’avez plus de cube libre.',
  noCards: () => 'Il n’y a plus de carte à piocher.',
  noReputationLeft: () => 'Il n’y a plus de carte Réputation.',
  noCardThere: () => 'Il n’y a pas de carte Réputation à cette place.',

  lacks: ({ what, need, have }) => `Il faut ${short(amount(need, what), have)}.`,
  coins: ({ cost, have }) => `Cela coûte ${short(amount(cost, 'coin'), have)}.`,
  books: ({ need, have }) => `Cet emplacement demande ${short(amount(need, 'book'), have)}.`,
  noCrewFor: ({ symbols }) => `Il faut ${crewFor(symbols)} sur le pont.`,
  crewNeededFor: ({ symbols }) =>
    `Ce membre d’équipage doit servir à autre chose : ${list(symbols.map((symbol) => SKILLS[symbol]))}.`,
  notOnDeck: () => 'Il n’y a personne de ce type sur le pont.',
  lacksSkill: ({ skill }) => `Ce membre d’équipage n’a pas la compétence ${SKILLS[skill]}.`,

  spaceEmpty: () => 'Il n’y a pas de bâtiment sur cet emplacement.',
  notInHand: () => 'Cette carte n’est pas dans votre main.',
  handEmpty: () => 'Vous n’avez aucune carte en main.',
  onlyOneBuild: () => 'Vous ne pouvez construire qu’un bâtiment par visite.',

  ownTown: () => 'Vous contrôlez déjà cette ville.',
  noRedBanner: (_, context) => `Pas de bannière rouge ici\u202f: ${names.town(context, hereOf(context))}.`,
  noFleet: () => 'Il faut un pirate, un serpent de mer ou Ichor pour attaquer.',
  groupEmpty: () => 'Choisissez au moins un pirate, un serpent de mer ou Ichor.',
  notThatMany: ({ have }) => `Vous n’en avez que ${have}.`,
  tenDice: () => 'Il n’y a que dix dés.',
  noCombatCrew: () => 'Vous n’avez pas de membre d’équipage Combat sur le pont.',
  noWood: () => 'Relancer un dé coûte 1 bois, et vous n’en avez pas.',
  noSuchFace: () => 'Aucun dé n’affiche cela.',
  dieUsed: () => 'Ce dé est déjà placé.',
  enoughAlready: () => 'Votre force suffit déjà.',
  cannotReach: ({ missing, onDeck }) =>
    `Il vous manque ${missing} de force, et il n’y a ${onDeck === 0 ? 'personne' : `que ${figures(onDeck, CREW)}`} sur le pont.`,
  ichorIsLost: () => 'Ichor était dans le groupe : c’est donc Ichor que vous perdez.',
  notInGroup: () => 'Aucune carte de ce type n’était dans le groupe.',
  noBlueGreenBanner: (_, context) => `Pas de bannière bleue ici\u202f: ${names.town(context, hereOf(context))}.`,
  noCubeOnTrack: () => 'Vous n’avez pas de cube sur la piste d’influence.',
  tooLittleInfluence: ({ need, have }) =>
    `Il faut ${need} d’influence, et vous ${have === 0 ? 'n’en avez pas' : `en avez ${have} en tout`}.`,
  needMet: () => 'Vous avez déjà payé assez.',
  oneCubeAtLeast: () => 'Il faut payer avec au moins un cube.',
  noNegotiateCrew: () => 'Vous n’avez pas de membre d’équipage Négociation sur le pont.',
  notYourCube: () => 'Votre cube n’est pas sur cette case.',

  noEventThere: () => 'Il n’y a pas d’évènement à cette place.',
  eventElsewhere: ({ town }, context) => `Cet évènement se passe ailleurs : ${names.town(context, town)}.`,
  ichorNotForEvents: () => 'Ichor ne peut pas payer un évènement.',
  noSkip: () => 'Aucun de vos bâtiments ne permet de sauter une case.',
  skipUsed: () => 'Vous avez déjà choisi de sauter une case ou non.',
  noSlotBehind: () => 'Il n’y a qu’une case vide : vous ne pouvez pas la sauter.',

  noMiracleHut: () => 'Aucun de vos bâtiments ne permet cela.',
  nobodyInjured: () => 'Il n’y a aucun blessé dans votre équipage.',
  notInjured: () => 'Il n’y a personne de ce type à soigner.',
  usedThisTurn: () => 'Vous l’avez déjà fait une fois ce tour-ci.',
  exactlyTheExcess: ({ n }) => `Jetez exactement ${n} de vos marchandises.`,

  noShipHere: () => 'Il n’y a pas d’autre bateau dans votre région.',
  notYourself: () => 'Choisissez une autre personne.',
  refusedOften: ({ by, limit }, context) =>
    `${has(context, by)} déjà refusé ${number(limit)} de vos propositions ce tour-ci.`,
  bothMustGive: () => 'Les deux côtés doivent donner quelque chose.',
  sameKindBothWays: ({ what }) => `Le même type ne s’échange pas dans les deux sens : ${kind(what)}.`,
  ichorNotTraded: () => 'Ichor ne s’échange pas.',
  noneInTrade: ({ what }) => `Il n’y a rien à reprendre : ${kind(what)}.`,
  sameTerms: () => 'C’est ce qu’on vous propose. Changez quelque chose, ou acceptez.',
  rivalLacks: ({ what, need, have }, context) => {
    const { trade, active } = context.state;
    const rival = trade?.rival === context.reader ? active : trade?.rival;
    const whom = rival === undefined ? 'l’autre personne' : who(context, rival);
    return `Vous demandez ${amount(need, what)}, et ${whom} ${have === 0 ? 'n’en a pas' : `en a ${have}`}.`;
  },
  noBooksInArchitect: () => 'Avec Architecte, il n’y a pas de livres à échanger, et les cartes ne s’échangent pas.',
};
