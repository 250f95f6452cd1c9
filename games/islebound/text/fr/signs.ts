import type { Said } from '@skerry/engine';
import type { signs as en } from '../en/signs.ts';

export const signs: Said<typeof en> = {
  ship: 'Un bateau. Le vôtre se déplace au début de votre tour.',
  red: 'Une bannière rouge : ce qu’il faut pour gagner la ville par une attaque.',
  blue: 'Une bannière bleue : ce qu’il faut pour gagner la ville par la diplomatie.',
  cube: 'Un cube d’influence : les évènements en placent sur la piste, la diplomatie les dépense.',
  coin: 'Les pièces paient les droits de visite, l’équipage et les bâtiments.',
  wood: 'Le bois est dans la cale ; il sert à construire et à relancer des dés.',
  fish: 'Le poisson est dans la cale ; chacun mène une région plus loin.',
  book: 'Les livres : certains emplacements de la piste de construction en demandent.',
  pirate:
    'Pirates, serpents de mer et Ichor attaquent, avec un dé chacun. En cas de victoire, ils retournent à la réserve.',
  renown: 'La réputation : à sept, vous prenez un jeton et sa récompense.',
  token: 'Un jeton Réputation vaut sept points à la fin.',
};
