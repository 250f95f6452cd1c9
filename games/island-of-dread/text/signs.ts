import type { Translated } from '@skerry/engine';
import type { RuleNumber } from './en/rules.ts';

/** What the signs on the board and beside it mean. */
const en = {
  jewel: 'A jewel: end your move on its counter to have an adventure of its colour. Green is easiest.',
  anchor: 'An anchor: a stop on a sea lane. End your move here and you draw a sea adventure.',
  wound: 'A wound. With as many wounds as Life, a Hero is knocked out, and an Ally or Captain is killed.',
  tired: 'An exhaustion counter: it pays for abilities, as far as Stamina goes.',
  gold: 'Gold buys Items, Allies, Captains and healing.',
  map: 'A map: one blue and one green take you to the Island of Dread, or to a Legendary Item.',
  mind: 'Mind: attack and defence in the ranged phase, and tests.',
  body: 'Body: attack and defence in the melee phase, and tests.',
  spirit: 'Spirit: attack and defence in the magic phase, and tests.',
  undefeated: 'An undefeated Challenge: it waits on the track at the edge of the board.',
};

export type SignName = keyof typeof en;

const fr: Readonly<Record<SignName, string>> = {
  jewel:
    'Un joyau : un déplacement qui finit sur son jeton mène à une aventure de sa couleur. Le vert est le plus facile.',
  anchor: 'Un mouillage : une escale sur une route maritime. Un déplacement qui finit ici mène à une aventure en mer.',
  wound: 'Une blessure. Avec autant de blessures que de Vie, un Héros est assommé, un Allié ou un Capitaine meurt.',
  tired: 'Un jeton de fatigue : il paie des capacités, tant que la Vigueur le permet.',
  gold: 'L’or achète des Objets, des Alliés, des Capitaines et des soins.',
  map: 'Une carte marine : une bleue et une verte mènent à l’Île de l’Effroi, ou à un Objet légendaire.',
  mind: 'Esprit : attaque et défense à distance, et tests.',
  body: 'Corps : attaque et défense au corps à corps, et tests.',
  spirit: 'Âme : attaque et défense magiques, et tests.',
  undefeated: 'Un Défi invaincu : il attend sur la piste, au bord du plateau.',
};

export const SIGNS: Translated<Readonly<Record<SignName, string>>> = { en, fr };

/** The rules that each of them states. */
export const SIGN_RULES: Readonly<Record<SignName, readonly RuleNumber[]>> = {
  jewel: ['ID-66', 'ID-67'],
  anchor: ['ID-155', 'ID-162'],
  wound: ['ID-21'],
  tired: ['ID-23'],
  gold: ['ID-129', 'ID-132', 'ID-141'],
  map: ['ID-183', 'ID-196'],
  mind: ['ID-20', 'ID-39', 'ID-96', 'ID-99'],
  body: ['ID-20', 'ID-39', 'ID-96', 'ID-99'],
  spirit: ['ID-20', 'ID-39', 'ID-96', 'ID-99'],
  undefeated: ['ID-68', 'ID-120'],
};
