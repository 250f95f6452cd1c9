import { capital, de, figures, list, does as personDoes, who } from '@skerry/speech/fr';
import type { Condition, When } from '../../content/vocabulary.ts';
import type { Text } from '../context.ts';
import {
  au,
  COLOURS,
  cardOf,
  counters,
  du,
  figureIn,
  gold,
  heroOf,
  Le,
  LIMITED_NAMES,
  le,
  type Named,
  placeOf,
  points,
  verb,
} from './grammar.ts';
import { asking } from './prompts.ts';

const short = (need: string, have: number): string =>
  have === 0 ? `${need}, et vous n’en avez pas` : `${need}, et vous en avez ${have}`;

const DIE = { name: 'dé', gender: 'm' } as const;
const PROPOSAL = { name: 'proposition', gender: 'f' } as const;

/** « La Rondache reste », « Les Ailes de Régiroth restent ». */
const does = (named: Named, one: string, several: string): string => `${Le(named)} ${verb(named, one, several)}`;

const WHENS: { readonly [W in When]: string } = {
  static: 'C’est automatique.',
  turnStart: 'Utilisable seulement au début d’un tour.',
  beforeMove: 'Utilisable seulement avant votre déplacement.',
  afterMoveDice: 'Utilisable seulement après le jet de déplacement.',
  enterSpace: 'Utilisable seulement en entrant sur une case.',
  adventureStart: 'Utilisable seulement au début de votre étape d’aventure.',
  drawn: 'Utilisable seulement quand vous piochez un Défi.',
  beforeCombat: 'Utilisable seulement avant un combat.',
  roundStart: 'Utilisable seulement au début d’un round.',
  escape: 'Utilisable seulement pendant une phase de fuite.',
  beforeRoll: 'Utilisable seulement avant un jet de combat.',
  afterRoll: 'Utilisable seulement après un jet de combat raté.',
  hit: 'Utilisable seulement quand une attaque touche.',
  miss: 'Utilisable seulement après une attaque ratée.',
  defendFail: 'Utilisable seulement après une défense ratée.',
  damage: 'Utilisable seulement quand des dégâts sont infligés.',
  hurt: 'Utilisable seulement après des dégâts.',
  reward: 'Utilisable seulement avec la récompense d’un Défi.',
  beforeTest: 'Utilisable seulement pour un test.',
  experience: 'Utilisable seulement au début de votre étape d’expérience.',
  shipwrecked: 'Utilisable seulement lors d’un naufrage.',
  anytime: 'Impossible entre le choix de qui agit et les dégâts.',
};

const CONDITIONS: { readonly [C in Condition]: string } = {
  phase: 'Utilisable seulement à une autre phase.',
  role: 'Cela ne s’applique pas à ce type de jet.',
  roller: 'Cela ne s’applique pas au personnage qui lance les dés.',
  target: 'Cela ne s’applique pas au personnage qui subit les dégâts.',
  terrain: 'Ce n’est pas le bon terrain.',
  voyaging: 'Cela ne sert qu’en mer.',
  onLand: 'Cela ne sert qu’à terre.',
  round: 'Utilisable seulement à un autre round.',
  tag: 'Cela ne sert à rien contre ce Défi.',
  deck: 'Cela ne sert à rien contre un Défi de cette couleur.',
  gold: 'Vous n’avez pas assez d’or pour cela.',
  skill: 'Utilisable seulement pour une autre compétence.',
};

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose: seat }, context) =>
    seat === context.reader ? 'C’est votre tour.' : `À ${who(context, seat)} de jouer : ce n’est pas votre tour.`,
  notAsked: ({ now }) => `Pas maintenant. ${asking[now]}`,

  turnHasBegun: () => 'Vous ne pouvez partir pour l’Île qu’avant toute autre chose à votre tour.',
  beganElsewhere: () => 'Pour partir vers l’Île, votre tour doit commencer sur un mouillage.',
  notOnAnchor: () => 'Votre Héros doit être sur un mouillage pour cela.',
  noMapSet: ({ blue, green }) => {
    const lacking = blue + green === 0 ? '' : ` ${blue === 0 ? COLOURS.blue : COLOURS.green}`;
    return `Il faut une carte marine bleue et une verte, et vous n’avez pas de carte marine${lacking}.`;
  },
  onAnchorSailOn: () => 'Votre Héros est en mer : naviguez jusqu’à un mouillage ou une ville.',
  movedAlready: () => 'Votre Héros s’est déjà déplacé ce tour-ci.',
  nothingToRest: ({ exhaustion }) =>
    exhaustion === 0
      ? 'Personne n’a de fatigue dans votre groupe.'
      : `Votre groupe n’a que ${counters(exhaustion, 'exhaustion')}.`,
  tooFewDice: ({ dice }) =>
    dice === 0
      ? 'Vous n’avez pas de dé à lancer.'
      : `Vous n’avez ${dice === 1 ? 'qu’un dé' : `que ${figures(dice, DIE)}`} pour vous reposer.`,
  noExhaustion: ({ figure }, context) => `Il n’y a pas de fatigue à retirer ${au(figureIn(context, figure))}.`,
  noSuchFace: () => 'Aucun dé non marqué n’affiche cela.',
  noDieMarked: () => 'Marquez d’abord au moins un dé.',
  notAdjacent: () => 'Cette case n’est pas à côté de votre Héros.',
  noDieFor: ({ terrain, dice }, context) => {
    const name = le(placeOf(context, terrain)).toLowerCase();
    return dice.length === 0
      ? `Vous n’avez plus de dé pour ${name}.`
      : `Il ne reste pas de dé pour ${name} : vos dés affichent ${list(dice.map(String))}.`;
  },
  diceSpent: () => 'Vous avez utilisé tous vos dés.',
  acrossSea: () => 'La mer vous en sépare : on ne la traverse qu’avec un Capitaine.',
  flooded: () => 'Cette case est inondée.',
  noSuchRow: () => 'Il n’y a pas de case de cette île dans cette rangée.',
  otherRow: () => 'Cette case n’est pas dans la rangée choisie, ou pas sur cette île.',
  standsThere: () => 'Votre Héros y est déjà.',

  noCaptain: () => 'Il faut un Capitaine pour appareiller.',
  notInTown: () => 'Votre Héros doit être dans une ville pour cela.',
  noLane: ({ to }, context) => `Aucune route maritime ne mène d’ici ${au(placeOf(context, to))}.`,
  laneClosed: ({ number }) => `La route maritime ${number} est fermée : sa tuile n’est pas sur le plateau.`,
  sailForbidden: ({ event }, context) =>
    `Personne ne peut appareiller d’ici : ${le(cardOf(context, event))} est en jeu.`,
  onlyThePilot: () => 'Votre Capitaine ne peut pas traverser un mouillage sans s’y arrêter.',
  notBackAtOnce: () => 'Vous ne pouvez pas revenir aussitôt au point de départ.',

  notYours: ({ card }, context) => `Vous n’avez pas ${le(cardOf(context, card))}.`,
  noAbility: ({ card }, context) => `${does(cardOf(context, card), 'n’a', 'n’ont')} pas cette capacité.`,
  faceDown: ({ card }, context) =>
    `${does(cardOf(context, card), 'reste', 'restent')} face cachée jusqu’à votre prochaine étape de réactivation.`,
  staminaFull: ({ figure }, context) =>
    `${does(figureIn(context, figure), 'ne peut', 'ne peuvent')} pas prendre autant de fatigue.`,
  oncePerRoll: () => 'Utilisable une seule fois par jet.',
  oncePerRound: () => 'Utilisable une seule fois par round.',
  oncePerCombat: () => 'Utilisable une seule fois par combat.',
  oncePerTurn: () => 'Utilisable une seule fois par tour.',
  notNow: ({ when }) => `Pas maintenant. ${WHENS[when]}`,
  condition: ({ which }) => CONDITIONS[which],
  noEffect: () => 'Cela ne changerait rien.',
  noSuchOption: () => 'La carte ne propose pas cela.',

  alreadyAttacked: ({ figure }, context) => `${does(figureIn(context, figure), 'a', 'ont')} déjà attaqué à ce round.`,
  mayNotAttack: ({ figure, card }, context) =>
    `${does(figureIn(context, figure), 'ne peut', 'ne peuvent')} pas attaquer maintenant, à cause ${du(cardOf(context, card))}.`,
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
  shelfEmpty: ({ kind }) => `Il n’y a pas ${de(LIMITED_NAMES[kind])} à acheter ici.`,
  onAShelf: ({ kind }) => `Regardez d’abord les ${LIMITED_NAMES[kind]}.`,
  nothingToSell: () => 'Vous n’avez rien à vendre.',
  wouldFall: () => 'Votre Héros a trop de blessures ou de fatigues pour se passer de cette carte.',
  noCost: () => 'Cette carte n’a pas de coût : elle ne se vend pas.',
  unhurt: ({ figure }, context) => `${does(figureIn(context, figure), 'n’a', 'n’ont')} pas de blessure à soigner.`,
  captainsNotHealed: () => 'Les Capitaines ne sont pas soignés ici.',
  lookedAlready: () => 'Vous avez déjà cherché des Capitaines à cette étape de marché.',
  lookFirst: () => 'Cherchez d’abord des Capitaines.',
  hiredAlready: () => 'Vous avez déjà engagé un Capitaine à cette étape de marché.',
  noCaptainsHere: () => 'Il n’y a pas de Capitaine dans cette ville.',
  otherKind: ({ kind }) => `Choisissez parmi vos ${LIMITED_NAMES[kind]}.`,
  notTheDearest: () => 'Ce n’est pas l’une de vos cartes les plus chères.',
  notShown: () => 'Cette carte n’a pas été piochée.',
  tooDear: ({ maxCost }) => `Un Objet n’est gratuit que s’il coûte ${gold(maxCost)} ou moins.`,
  onlyItems: () => 'Les Objets sont gratuits, pas les Alliés.',

  points: ({ price, have }) => `Un jeton coûte ${short(points(price), have)}.`,
  poolEmpty: () => 'La réserve des Objets légendaires est vide.',
  notInPool: () => 'Cet Objet légendaire n’est pas dans la réserve.',
  noMap: () => 'Vous n’avez pas de carte marine de cette couleur.',
  poolHasNone: ({ colour }) => `Il n’y a pas de carte marine ${COLOURS[colour]} dans la réserve.`,
  poolNotEmpty: () => 'Il reste des cartes marines dans la réserve.',
  hasNone: ({ seat, colour }, context) =>
    `${personDoes(context, seat, 'n’a', 'n’avez')} pas de carte marine ${COLOURS[colour]}.`,

  pvpOff: () => 'À cette table, les Héros ne s’attaquent pas.',
  negotiateOff: () => 'À cette table, les Héros n’échangent pas.',
  notYourself: () => 'Choisissez une autre personne.',
  notHere: ({ seat }, context) => `${capital(heroOf(context, seat))} n’est pas sur votre case.`,
  voyaging: ({ seat }, context) => `${capital(heroOf(context, seat))} est en mer.`,
  attackedAlready: () => 'Vous pouvez attaquer un seul Héros par tour.',
  proposalsUsed: ({ limit }) => `Vous pouvez faire ${figures(limit, PROPOSAL)} par tour.`,
  hasNot: ({ what }, context) => {
    if (what === 'gold') return 'Il n’y a pas autant d’or de ce côté.';
    if (typeof what === 'number') return `${does(cardOf(context, what), 'n’est', 'ne sont')} pas de ce côté.`;
    return `Il n’y a plus de carte marine ${COLOURS[what]} de ce côté.`;
  },
  notTraded: ({ card }, context) => `${does(cardOf(context, card), 'ne s’échange', 'ne s’échangent')} pas.`,
  nothingNamed: () => 'Ajoutez au moins une chose.',
  noGoldThere: () => 'Il n’y a pas d’or à prendre.',

  notAdjacentLand: () => 'Cette case n’est pas une case de terre voisine.',
  notATown: () => 'Il faut une ville.',
  notTheNearest: () => 'Il faut l’une des villes les plus proches.',
};
