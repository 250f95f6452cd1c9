import type { Said } from '@skerry/engine';
import type { signs as en } from '../en/signs.ts';

export const signs: Said<typeof en> = {
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
