import { capital, does, figures, list, small, who } from '@skerry/speech/fr';
import type { Condition, When } from '../content/vocabulary.ts';
import { asking } from './asking.fr.ts';
import { COLOURS, counters, figureIn, gold, heroOf, LIMITED_NAMES, names, points } from './french.ts';
import type { Text } from './telling.ts';

const short = (need: string, have: number): string =>
  have === 0 ? `${need}, et vous n’en avez pas` : `${need}, et vous en avez ${have}`;

const DIE = { name: 'dé', gender: 'm' } as const;
const BLUE = { name: 'bleue', gender: 'f' } as const;
const GREEN = { name: 'verte', gender: 'f' } as const;
const PROPOSAL = { name: 'proposition', gender: 'f' } as const;

const WHENS: { readonly [W in When]: string } = {
  static: 'Cela s’applique tout le temps.',
  turnStart: 'C’est pour le début d’un tour.',
  beforeMove: 'Utilisable seulement avant votre déplacement.',
  afterMoveDice: 'Utilisable seulement après le jet de déplacement.',
  enterSpace: 'C’est pour l’entrée sur une case.',
  adventureStart: 'C’est pour le début de votre étape d’aventure.',
  drawn: 'C’est pour le moment où un Défi est pioché.',
  beforeCombat: 'C’est pour le moment avant un combat.',
  roundStart: 'C’est pour le début d’un round.',
  escape: 'C’est pour une phase de fuite.',
  beforeRoll: 'C’est pour le moment avant un jet de combat.',
  afterRoll: 'C’est pour un jet de combat raté.',
  hit: 'C’est pour une attaque qui touche.',
  miss: 'C’est pour une attaque ratée.',
  defendFail: 'C’est pour une défense ratée.',
  damage: 'C’est pour le moment où des dégâts sont infligés.',
  hurt: 'C’est pour le moment après des dégâts.',
  reward: 'C’est pour la récompense d’un Défi.',
  beforeTest: 'C’est pour les tests.',
  experience: 'C’est pour le début de votre étape d’expérience.',
  shipwrecked: 'C’est pour un naufrage.',
  anytime: 'Impossible entre le choix de qui agit et les dégâts.',
};

const CONDITIONS: { readonly [C in Condition]: string } = {
  phase: 'C’est pour une autre phase.',
  role: 'Cela n’aide qu’une attaque, ou qu’une défense, et c’est l’autre cas.',
  roller: 'Cela n’aide pas le personnage qui lance les dés.',
  target: 'Cela n’aide pas le personnage qui subit les dégâts.',
  terrain: 'Ce n’est pas le bon terrain.',
  voyaging: 'Cela ne sert qu’en mer.',
  onLand: 'Cela ne sert qu’à terre.',
  round: 'C’est pour un autre round.',
  tag: 'Cela ne sert à rien contre ce Défi.',
  deck: 'Cela ne sert à rien contre un Défi de cette couleur.',
  gold: 'Vous n’avez pas assez d’or pour cela.',
  skill: 'C’est pour une autre compétence.',
};

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose: seat }, telling) =>
    seat === telling.reader ? 'C’est votre tour.' : `À ${who(telling, seat)} de jouer : ce n’est pas votre tour.`,
  notAsked: ({ now }) => `Pas maintenant. ${asking[now]}`,

  turnHasBegun: () => 'Vous ne pouvez partir pour l’Île qu’avant toute autre chose à votre tour.',
  beganElsewhere: () => 'Pour partir vers l’Île, votre tour doit commencer sur un mouillage.',
  notOnAnchor: () => 'Votre Héros doit être sur un mouillage pour cela.',
  noMapSet: ({ blue, green }) =>
    `Il faut une carte marine bleue et une verte, et vous avez ${figures(blue, BLUE)} et ${figures(green, GREEN)}.`,
  onAnchorSailOn: () => 'Votre Héros est en mer et doit poursuivre sa route.',
  movedAlready: () => 'Votre Héros s’est déjà déplacé ce tour-ci.',
  nothingToRest: ({ exhaustion }) =>
    exhaustion === 0
      ? 'Personne n’a de fatigue dans votre groupe.'
      : `Votre groupe n’a que ${counters(exhaustion, 'exhaustion')}.`,
  tooFewDice: ({ dice }) =>
    dice === 0 ? 'Vous n’avez pas de dé à lancer.' : `Vous n’avez que ${figures(dice, DIE)} pour vous reposer.`,
  noExhaustion: ({ figure }, telling) => `Rien à récupérer : ${figureIn(telling, figure)}.`,
  noSuchFace: () => 'Aucun dé non marqué n’affiche cela.',
  noDieMarked: () => 'Marquez d’abord au moins un dé.',
  notAdjacent: () => 'Cette case n’est pas à côté de votre Héros.',
  noDieFor: ({ terrain, dice }, telling) => {
    const name = small(names.named(telling, terrain));
    return dice.length === 0
      ? `Vous n’avez plus de dé pour ce terrain : ${name}.`
      : `Il ne reste pas de dé pour ce terrain (${name}) : vos dés affichent ${list(dice.map(String))}.`;
  },
  diceSpent: () => 'Vous avez utilisé tous vos dés.',
  acrossSea: () => 'La mer vous en sépare : on ne la traverse qu’avec un Capitaine.',
  flooded: ({ space }, telling) => `Sous les eaux : ${names.space(telling, space)}.`,
  noSuchRow: () => 'Il n’y a pas de case de cette île dans cette rangée.',
  otherRow: () => 'Cette case n’est pas dans la rangée choisie, ou pas sur cette île.',
  standsThere: () => 'Votre Héros y est déjà.',

  noCaptain: () => 'Il faut un Capitaine pour appareiller.',
  notInTown: () => 'Votre Héros doit être dans une ville pour cela.',
  noLane: ({ to }, telling) => `Aucune route maritime ne mène d’ici à ${names.named(telling, to)}.`,
  laneClosed: ({ number }) => `La route maritime ${number} est fermée : sa tuile n’est pas sur le plateau.`,
  sailForbidden: ({ event }, telling) =>
    `Personne ne peut appareiller d’ici. Évènement en jeu : ${names.card(telling, event)}.`,
  onlyThePilot: () => 'Votre Capitaine ne peut pas traverser un mouillage sans s’y arrêter.',
  notBackAtOnce: () => 'Vous ne pouvez pas revenir aussitôt au point de départ.',

  notYours: ({ card }, telling) => `Vous n’avez pas cette carte : ${names.card(telling, card)}.`,
  noAbility: ({ card }, telling) => `Cette carte n’a pas cette capacité : ${names.card(telling, card)}.`,
  faceDown: ({ card }, telling) =>
    `Carte face cachée jusqu’à votre prochaine étape de réactivation : ${names.card(telling, card)}.`,
  staminaFull: ({ figure }, telling) => `Trop de fatigue : ${figureIn(telling, figure)}.`,
  oncePerRoll: () => 'Une seule fois par jet.',
  oncePerRound: () => 'Une seule fois par round.',
  oncePerCombat: () => 'Une seule fois par combat.',
  oncePerTurn: () => 'Une seule fois par tour.',
  notNow: ({ when }) => `Pas maintenant. ${WHENS[when]}`,
  condition: ({ which }) => CONDITIONS[which],
  noEffect: () => 'Cela ne changerait rien.',
  noSuchOption: () => 'La carte ne propose pas cela.',

  alreadyAttacked: ({ figure }, telling) => `Une attaque par round, déjà faite : ${figureIn(telling, figure)}.`,
  mayNotAttack: ({ figure, card }, telling) =>
    `Pas d’attaque maintenant, à cause de ce Défi (${names.card(telling, card)}) : ${figureIn(telling, figure)}.`,
  captainOnlyAtSea: () => 'Les Capitaines ne combattent qu’en mer.',
  noEscapeHere: () => 'On ne fuit pas sur l’Île de l’Effroi.',
  triedThisRound: () => 'Votre Héros a déjà tenté de fuir à ce round.',
  firstRoundSkipped: () => 'Le premier round n’a pas de phase de fuite : il a commencé plus tard.',
  notAFigure: () => 'Ce n’est pas l’un de vos personnages.',

  gold: ({ need, have }) => `Cela coûte ${short(gold(need), have)}.`,
  soldThisTurn: () => 'Vous l’avez vendue ou cédée ce tour-ci : vous ne pouvez pas la racheter.',
  boughtThisTurn: () => 'Vous l’avez achetée ce tour-ci : vous ne pouvez pas la vendre.',
  notInStack: () => 'Cette carte n’est pas à l’étal de la ville.',
  shelfNotNeeded: () => 'Tout ce que vous pouvez acheter est déjà devant vous.',
  shelfEmpty: ({ kind }) => `Rien à acheter ici dans ce rayon : ${LIMITED_NAMES[kind]}.`,
  onAShelf: ({ kind }) => `Regardez d’abord dans ce rayon : ${LIMITED_NAMES[kind]}.`,
  nothingToSell: () => 'Vous n’avez rien à vendre.',
  wouldFall: () => 'Sans cette carte, votre Héros serait assommé.',
  noCost: () => 'Cette carte n’a pas de coût : elle ne se vend pas.',
  unhurt: ({ figure }, telling) => `Aucune blessure à soigner : ${figureIn(telling, figure)}.`,
  captainsNotHealed: () => 'Les Capitaines ne sont pas soignés ici.',
  lookedAlready: () => 'Vous avez déjà cherché des Capitaines à cette étape de marché.',
  lookFirst: () => 'Cherchez d’abord des Capitaines.',
  hiredAlready: () => 'Vous avez déjà engagé un Capitaine à cette étape de marché.',
  noCaptainsHere: () => 'Il n’y a pas de Capitaine dans cette ville.',
  otherKind: ({ kind }) => `Il faut choisir parmi vos cartes de ce type : ${LIMITED_NAMES[kind]}.`,
  notTheDearest: () => 'Ce n’est pas l’une de vos cartes les plus chères.',
  notShown: () => 'Cette carte n’a pas été piochée.',
  tooDear: ({ maxCost }) => `Un Objet n’est gratuit que s’il coûte ${maxCost} ou moins.`,
  onlyItems: () => 'Les Objets sont gratuits, pas les Alliés.',

  points: ({ price, have }) => `Un jeton coûte ${short(points(price), have)}.`,
  poolEmpty: () => 'La réserve des Objets légendaires est vide.',
  notInPool: () => 'Cet Objet légendaire n’est pas dans la réserve.',
  noMap: () => 'Vous n’avez pas de carte marine de cette couleur.',
  poolHasNone: ({ colour }) => `Il n’y a pas de carte marine ${COLOURS[colour]} dans la réserve.`,
  poolNotEmpty: () => 'Il reste des cartes marines dans la réserve.',
  hasNone: ({ seat, colour }, telling) =>
    `${does(telling, seat, 'n’a', 'n’avez')} pas de carte marine ${COLOURS[colour]}.`,

  pvpOff: () => 'À cette table, les Héros ne s’attaquent pas.',
  negotiateOff: () => 'À cette table, les Héros n’échangent pas.',
  notYourself: () => 'Choisissez une autre personne.',
  notHere: ({ seat }, telling) => `${capital(heroOf(telling, seat))} n’est pas sur votre case.`,
  voyaging: ({ seat }, telling) => `${capital(heroOf(telling, seat))} est en mer.`,
  attackedAlready: () => 'Vous pouvez attaquer un seul Héros par tour.',
  proposalsUsed: ({ limit }) => `Vous pouvez faire ${figures(limit, PROPOSAL)} par tour.`,
  hasNot: ({ what }, telling) => {
    if (what === 'gold') return 'Il n’y a pas autant d’or de ce côté.';
    if (typeof what === 'number') return `Cette carte n’est pas de ce côté : ${names.card(telling, what)}.`;
    return `Il n’y a plus de carte marine ${COLOURS[what]} de ce côté.`;
  },
  notTraded: ({ card }, telling) => `Cette carte ne s’échange pas : ${names.card(telling, card)}.`,
  nothingNamed: () => 'Ajoutez au moins une chose.',
  noGoldThere: () => 'Il n’y a pas d’or à prendre.',

  notAdjacentLand: ({ space }, telling) => `Ce n’est pas une case de terre voisine : ${names.space(telling, space)}.`,
  notATown: () => 'Il faut une ville.',
  notTheNearest: () => 'Il faut l’une des villes les plus proches.',
};
