import type { Language } from '@skerry/engine';

/** What the signs on the board and beside it mean. */
const en = {
  jewel: 'A jewel: end your move here to have an adventure of its colour. Green is easiest.',
  anchor: 'An anchor: a stop on a sea lane. End your move here and you draw a sea adventure.',
  wound: 'A wound. A figure with as many wounds as Life is knocked out.',
  tired: 'An exhaustion counter: it pays for abilities, as far as Stamina goes.',
  gold: 'Gold buys Items, Allies, Captains and healing.',
  map: 'Maps show the way to the Island of Dread.',
  mind: 'Mind: attacks in the ranged phase, and tests.',
  body: 'Body: attacks in the melee phase, and tests.',
  spirit: 'Spirit: attacks in the magic phase, and tests.',
  undefeated: 'An undefeated Challenge: it waits on the track at the edge of the board.',
};

export type SignName = keyof typeof en;

const fr: Readonly<Record<SignName, string>> = {
  jewel: 'Un joyau : un déplacement qui finit ici mène à une aventure de sa couleur. Le vert est le plus facile.',
  anchor: 'Un mouillage : une escale sur une route maritime. Un déplacement qui finit ici mène à une aventure en mer.',
  wound: 'Une blessure. Autant de blessures que de Vie, et un personnage est assommé.',
  tired: 'Un jeton de fatigue : il paie des capacités, tant que la Vigueur le permet.',
  gold: 'L’or achète des Objets, des Alliés, des Capitaines et des soins.',
  map: 'Les cartes marines montrent le chemin vers l’Île de l’Effroi.',
  mind: 'Esprit : attaques à distance, et tests.',
  body: 'Corps : attaques au corps à corps, et tests.',
  spirit: 'Âme : attaques magiques, et tests.',
  undefeated: 'Un Défi invaincu : il attend sur la piste, au bord du plateau.',
};

export const SIGNS: Readonly<Record<Language, Readonly<Record<SignName, string>>>> = { en, fr };
