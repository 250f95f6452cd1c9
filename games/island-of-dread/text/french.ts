import type { Seat } from '@skerry/engine';
import { de, figures, list, small } from '@skerry/speech/fr';
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
} from '../content/vocabulary.ts';
import type { TurnStep } from '../rules/facts.ts';
import type { Goods } from '../rules/state.ts';
import { goodsIn, isHero, namesOf, ownerOf, type Telling } from './telling.ts';
import { things } from './things.fr.ts';

export const names = namesOf('fr', things, (terrain, town) => `${terrain} près ${de(town)}`);

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

/** A name inside a sentence: « le capitaine Umber Vane ». */
export const inside = (name: string): string => (/^(Le |La |Les |L’)/.test(name) ? small(name) : name);

// The gender of Allies and Captains is not known, least of all that of a pack's, so nothing agrees with their names:
// « 2 blessures pour Tolan le mercenaire ».

/** « votre Héros », « le Héros joué par Ada », « Tolan le mercenaire ». */
export const figureOf = (telling: Telling, seat: Seat | undefined, figure: number): string =>
  isHero(telling, figure) && seat !== undefined ? heroOf(telling, seat) : inside(names.card(telling, figure));

/** The same for a figure that is still in play. */
export const figureIn = (telling: Telling, figure: number): string =>
  figureOf(telling, ownerOf(telling, figure), figure);

/** « votre Héros », « le Héros joué par Ada ». */
export const heroOf = (telling: Telling, seat: Seat): string =>
  seat === telling.reader ? 'votre Héros' : `le Héros joué par ${telling.names[seat] ?? `la place ${seat + 1}`}`;

/** « à Dallak », « près de Dallak »; « en j8 » where no town is on the same land. */
export const inSpace = (telling: Telling, at: Space): string => {
  const name = names.space(telling, at);
  if (name !== at) return `à ${name}`;
  const town = names.near(telling, at);
  return town === undefined ? `en ${at}` : `près ${de(town)}`;
};

/** After a verb: « jusqu’à Dallak », « : collines près de Dallak ». */
export const toSpace = (telling: Telling, at: Space): string => {
  const name = names.space(telling, at);
  return name === at ? ` : ${names.where(telling, at)}` : ` jusqu’à ${name}`;
};

/** « 3 or, Lame de sorcière et 1 carte marine bleue ». */
export const goodsOf = (telling: Telling, goods: Goods): string =>
  list(goodsIn(goods, { gold, card: (card) => names.card(telling, card), maps })) || 'rien';

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

/** « attaque à distance ». */
export const ATTACK_NAMES: { readonly [P in Phase]: string } = {
  ranged: 'à distance',
  melee: 'au corps à corps',
  magic: 'magique',
};

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

export const STAT_NAMES: { readonly [S in EnemyStat]: string } = {
  ranged: 'valeur à distance',
  melee: 'valeur au corps à corps',
  magic: 'valeur magique',
  rangedDamage: 'dégâts à distance',
  meleeDamage: 'dégâts au corps à corps',
  magicDamage: 'dégâts magiques',
  life: 'Vie',
};

export const TILE_NAMES: { readonly [K in TileKind]: string } = {
  plains: 'tuile de plaine',
  sea: 'tuile de mer',
  lane: 'tuile de route maritime',
  ruins: 'tuile de ruines',
};

/** What there is a limit of. */
export const LIMITED_NAMES: { readonly [L in Limited]: string } = {
  weapon: 'Armes',
  armour: 'Armures',
  other: 'autres Objets',
  ally: 'Alliés',
};
