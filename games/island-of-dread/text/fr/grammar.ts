import type { Seat } from '@skerry/engine';
import * as nouns from '@skerry/speech/fr';
import { capital, de, figures, list, type Noun } from '@skerry/speech/fr';
import type {
  Attribute,
  Counter,
  Deck,
  EnemyStat,
  Kind,
  Limited,
  MapColour,
  Phase,
  Space,
  TileKind,
} from '../../content/vocabulary.ts';
import type { Direction } from '../../outlook/bearing.ts';
import type { TurnStep } from '../../rules/facts.ts';
import type { Goods } from '../../rules/state.ts';
import {
  goodsIn,
  isHero,
  type Names,
  namesOf,
  ownerOf,
  portOrSpace,
  spotOf,
  type TextContext,
  townNear,
} from '../context.ts';
import { things } from './things.ts';

const DIRECTIONS: { readonly [D in Direction]: string } = {
  east: 'à l’est',
  southEast: 'au sud-est',
  southWest: 'au sud-ouest',
  west: 'à l’ouest',
  northWest: 'au nord-ouest',
  northEast: 'au nord-est',
};
const SPACE: Noun = { name: 'case', gender: 'f' };

export const names: Names = namesOf('fr', things, {
  near: (context, terrain, town) => `${terrain} ${near(context, town)}`,
  from: (context, [[n, first], second], town) =>
    `à ${figures(n, SPACE)} ${DIRECTIONS[first]}${second === undefined ? '' : ` et ${second[0]} ${DIRECTIONS[second[1]]}`} ${du(placeOf(context, town))}`,
});

/** A thing inside a sentence: a noun, or a proper name, which has no article. */
export type Named = Noun | string;

const isBare = (named: Named): named is string => typeof named === 'string';

/** « la Rondache », « le vieux Gil Marrow », « Tolan le mercenaire ». */
export const le = (named: Named): string => (isBare(named) ? named : nouns.le(named));
/** The same at the start of a sentence. */
export const Le = (named: Named): string => capital(le(named));
/** « de la Rondache », « du vieux Gil Marrow », « de Tolan le mercenaire ». */
export const du = (named: Named): string => (isBare(named) ? de(named) : nouns.du(named));
/** « à la Rondache », « au vieux Gil Marrow », « à Tolan le mercenaire ». */
export const au = (named: Named): string => (isBare(named) ? `à ${named}` : nouns.au(named));
/** The verb form that agrees: « a subi », « ont subi ». */
export const verb = (named: Named, one: string, several: string): string =>
  isBare(named) ? one : nouns.nounDoes(named, one, several);
/** « La Rondache a », « Les Goélands charognards ont », at the start of a sentence. */
export const Has = (named: Named): string => `${Le(named)} ${verb(named, 'a', 'ont')}`;

const ARTICLE = /^(?:L[ea] |Les |L’)/;

/** A town, an anchor, a region or a terrain. The gender of a pack's own name is unknown. */
export function placeOf(context: TextContext, id: string): Named {
  const name = names.named(context, id);
  const gender = names.isOurs(context, id) ? things[id]?.gender : undefined;
  return gender ? { name: name.replace(ARTICLE, ''), gender } : name;
}

/** The word before an Event's or Encounter's title, and before a pack's name. */
const KINDS = {
  challenge: { name: 'Défi', gender: 'm' },
  event: { name: 'Évènement', gender: 'm' },
  encounter: { name: 'Rencontre', gender: 'f' },
  item: { name: 'Objet', gender: 'm' },
  legendary: { name: 'Objet légendaire', gender: 'm' },
} as const;

/**
 * A card: « la Rondache », « l’Évènement « La mer monte » », « Tolan le mercenaire ». No word agrees with a person.
 */
export function cardOf(context: TextContext, card: number): Named {
  const { id, kind } = context.content.cards[card]!;
  const name = names.card(context, card);
  if (kind === 'event' || kind === 'encounter') return { ...KINDS[kind], name: `${KINDS[kind].name} « ${name} »` };
  if (names.isOurs(context, id) || kind === 'hero' || kind === 'ally' || kind === 'captain')
    return placeOf(context, id);
  return { ...KINDS[kind], name: `${KINDS[kind].name} ${name}` };
}

/** « la Rondache et les Ailes de Régiroth ». */
export const cardsOf = (context: TextContext, cards: readonly number[]): string =>
  list(cards.map((card) => le(cardOf(context, card))));

/** « près du Bosquet d’Evenpor ». */
const near = (context: TextContext, town: string): string => `près ${du(placeOf(context, town))}`;

/** « 3 pièces d’or ». */
export const gold = (n: number): string => figures(n, { name: 'pièce d’or', gender: 'f', many: 'pièces d’or' });

/** « 2 blessures », « 1 fatigue ». */
export const counters = (n: number, kind: Kind): string =>
  figures(n, { name: kind === 'wound' ? 'blessure' : 'fatigue', gender: 'f' });

export const points = (n: number): string =>
  figures(n, { name: 'point d’expérience', gender: 'm', many: 'points d’expérience' });

export const COLOURS: { readonly [C in MapColour]: string } = { blue: 'bleue', green: 'verte' };

/** « 1 carte marine bleue », « 2 cartes marines vertes ». */
export const maps = (n: number, colour: MapColour): string =>
  figures(n, {
    name: `carte marine ${COLOURS[colour]}`,
    gender: 'f',
    many: `cartes marines ${COLOURS[colour]}s`,
  });

/** « votre Héros », « le Héros joué par Ada », « Tolan le mercenaire ». */
export const figureOf = (context: TextContext, seat: Seat | undefined, figure: number): Named =>
  isHero(context, figure) && seat !== undefined ? heroNoun(context, seat) : cardOf(context, figure);

/** The same for a figure that is still in play. */
export const figureIn = (context: TextContext, figure: number): Named =>
  figureOf(context, ownerOf(context, figure), figure);

export const heroNoun = (context: TextContext, seat: Seat): Named =>
  seat === context.reader
    ? 'votre Héros'
    : { name: `Héros joué par ${context.names[seat] ?? `la place ${seat + 1}`}`, gender: 'm' };

/** « votre Héros », « le Héros joué par Ada ». */
export const heroOf = (context: TextContext, seat: Seat): string => le(heroNoun(context, seat));

/** « à Dallak », « près de Dallak »; « en j8 » without a town on the same land. */
export function inSpace(context: TextContext, at: Space): string {
  if (names.space(context, at) !== at) return toSpace(context, at);
  const town = townNear(context, at);
  return town === undefined ? `en ${at}` : near(context, town);
}

/** A land space; undefined without a name. */
function spaceNoun(context: TextContext, at: Space): Named | undefined {
  const spot = spotOf(context, at);
  if (spot === undefined) return undefined;
  return 'id' in spot ? placeOf(context, spot.id) : terrainNoun(context, spot.terrain, near(context, spot.near));
}

function terrainNoun(context: TextContext, id: string, where: string): Named {
  const terrain = placeOf(context, id);
  const name = `${names.terrain(context, id)} ${where}`;
  return isBare(terrain) ? name : { ...terrain, name };
}

/** « à Dallak », « aux collines près de Dallak », « en j8 ». */
export function toSpace(context: TextContext, at: Space): string {
  const noun = spaceNoun(context, at);
  return noun === undefined ? `en ${at}` : au(noun);
}

/** « Dallak », « les collines près de Dallak », « la case j8 ». */
export function theSpace(context: TextContext, at: Space): string {
  const noun = spaceNoun(context, at);
  return noun === undefined ? `la case ${at}` : le(noun);
}

/** The same for any place of a Hero: « à la Rade d’Orris », « la Rade d’Orris ». */
export function toPlace(context: TextContext, at: number): string {
  const place = portOrSpace(context, at);
  return 'space' in place ? toSpace(context, place.space) : au(placeOf(context, place.port));
}
export function thePlace(context: TextContext, at: number): string {
  const place = portOrSpace(context, at);
  return 'space' in place ? theSpace(context, place.space) : le(placeOf(context, place.port));
}

/** Without ambiguity: « aux collines à 2 cases à l’est de Dallak ». */
export function toGround(context: TextContext, at: Space): string {
  const spot = spotOf(context, at);
  const from = names.bearing(context, at);
  if (spot === undefined || from === undefined) return toSpace(context, at);
  return 'id' in spot ? `${au(placeOf(context, spot.id))}, ${from}` : au(terrainNoun(context, spot.terrain, from));
}

/** « 3 pièces d’or, la Lame de sorcière et 1 carte marine bleue ». */
export const goodsOf = (context: TextContext, goods: Goods): string =>
  list(goodsIn(goods, { gold, card: (card) => le(cardOf(context, card)), maps })) || 'rien';

export const DECK_NAMES: { readonly [D in Deck | 'market']: string } = {
  green: 'pioche verte',
  yellow: 'pioche jaune',
  sea: 'pioche de mer',
  red: 'pioche rouge',
  silver: 'pioche argent',
  market: 'pioche de marché',
};

/** « phase à distance ». */
export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  ranged: 'à distance',
  melee: 'de corps à corps',
  magic: 'de magie',
};

/** As a label alone. */
export const PHASE_LABELS: { readonly [P in Phase]: string } = {
  ranged: 'distance',
  melee: 'corps à corps',
  magic: 'magie',
};

/** « une attaque à distance ». */
export const ATTACK_NAMES: { readonly [P in Phase]: string } = {
  ranged: 'à distance',
  melee: 'au corps à corps',
  magic: 'magique',
};

/** « a attaqué à distance ». */
export const ATTACK_WAYS: { readonly [P in Phase]: string } = { ...ATTACK_NAMES, magic: 'par la magie' };

export const STEP_NAMES: { readonly [S in TurnStep]: string } = {
  refresh: 'étape de réactivation',
  movement: 'étape de déplacement',
  adventure: 'étape d’aventure',
  market: 'étape de marché',
  experience: 'étape d’expérience',
};

export const ATTRIBUTE_NAMES: { readonly [A in Attribute | Counter]: string } = {
  mind: 'Esprit',
  body: 'Corps',
  spirit: 'Âme',
  stamina: 'Vigueur',
  life: 'Vie',
};

export const STATS: { readonly [S in EnemyStat]: Noun } = {
  ranged: { name: 'valeur à distance', gender: 'f' },
  melee: { name: 'valeur au corps à corps', gender: 'f' },
  magic: { name: 'valeur magique', gender: 'f' },
  rangedDamage: { name: 'dégâts à distance', gender: 'mp' },
  meleeDamage: { name: 'dégâts au corps à corps', gender: 'mp' },
  magicDamage: { name: 'dégâts magiques', gender: 'mp' },
  life: { name: 'Vie', gender: 'f' },
};

export const TILE_NAMES: { readonly [K in TileKind]: string } = {
  plains: 'tuile de plaine',
  sea: 'tuile de mer',
  lane: 'tuile de route maritime',
  ruins: 'tuile de ruines',
};

/** Kinds with a limit. */
export const LIMITED_NAMES: { readonly [L in Limited]: string } = {
  weapon: 'Armes',
  armour: 'Armures',
  other: 'autres Objets',
  ally: 'Alliés',
};
