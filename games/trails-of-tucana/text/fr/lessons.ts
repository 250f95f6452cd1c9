import type { Said } from '@skerry/engine';
import type { lessons as en } from '../en/lessons.ts';

export const lessons: Said<typeof en> = {
  'two-cards': {
    title: 'Deux cartes, un sentier',
    about: 'Reliez deux cases des terrains affichés.',
    steps: [
      {
        say: 'Deux cartes sont révélées : *Désert* et *Forêt*.',
        why: 'Tout le monde trace un sentier avec les mêmes cartes, chaque personne sur son île.',
      },
      {
        say: 'Choisissez le *sentier marqué* pour le tracer.',
        why: 'Il relie une case désert à la case forêt voisine. Les marques de laiton indiquent tout ce qui est permis.',
      },
      {
        say: 'Choisissez *J’ai fini*.',
        why: 'Jusqu’à ce que tout le monde ait fini, vous pouvez annuler. Puis deux autres cartes sont révélées.',
      },
      {
        say: 'Ensuite : *Désert* et *Montagne*.',
        why: 'Un sentier n’a pas besoin d’en toucher un autre. Mais ceux qui se rejoignent n’en font qu’un.',
      },
      { say: 'Choisissez encore *J’ai fini*.', why: 'Treize tours font une manche.' },
    ],
    done: 'Vous savez tracer des sentiers.',
    remember:
      'Un sentier par tour, entre deux cases voisines : une du terrain de chaque carte. Si vous pouvez en tracer un, il le faut.',
  },
  'reach-a-sight': {
    title: 'Relier une curiosité',
    about: 'Une curiosité compte une fois reliée à un village.',
    steps: [
      {
        say: 'Ce *livre* est une curiosité. Votre sentier en part.',
        why: 'Une curiosité compte dès qu’un sentier la relie à un village, n’importe lequel.',
      },
      {
        say: 'Un dernier tronçon : menez le sentier au *village A*.',
        why: 'Le village est en forêt, et votre sentier finit sur une montagne : exactement ce que veulent les cartes.',
      },
      {
        say: 'Choisissez *J’ai fini*.',
        why: 'Votre sentier est alors révélé, et ce qu’il relie est entouré sur votre feuille.',
      },
      {
        say: 'La *première valeur* du livre est entourée.',
        why: 'On entoure de gauche à droite : la deuxième curiosité d’un type vaut autant ou plus.',
      },
    ],
    done: 'Vous savez relier une curiosité.',
    remember: 'Obélisque, livre, toucan, yéti, monstre marin : chacun compte dès qu’un sentier le relie à un village.',
  },
  'same-letters': {
    title: 'Deux fois la même lettre',
    about: 'Reliez les villages de même lettre avant les autres.',
    steps: [
      {
        say: 'Deux villages portent la lettre *A*.',
        why: 'Chaque lettre figure deux fois sur la côte. Relier les deux villages rapporte gros à la fin.',
      },
      { say: 'Il manque un tronçon. *Tracez-le.*', why: 'Le chemin et sa longueur n’ont pas d’importance.' },
      { say: 'Choisissez *J’ai fini*.', why: 'La première personne qui relie une lettre gagne aussi sa carte bleue.' },
      {
        say: 'A est relié, et sa *carte bleue* est à vous.',
        why: 'Chaque carte bleue ne compte qu’à un seul tour. À partir de cinq, chaque lettre en a une seconde.',
      },
    ],
    done: 'Vous savez relier des villages.',
    remember:
      'Deux villages de même lettre, reliés comme vous voulez : des points à la fin, et une carte bleue pour la première personne.',
  },
  'any-terrain': {
    title: 'Terrain au choix',
    about: 'La carte qui devient ce que vous voulez.',
    steps: [
      {
        say: 'Une carte est *terrain au choix*.',
        why: 'Elle vaut désert, forêt, montagne ou eau. Chaque personne décide pour soi, sans rien annoncer.',
      },
      {
        say: 'Bien plus de sentiers sont marqués.',
        why: 'Tout sentier avec au moins une case eau est permis : l’autre bout peut être n’importe quoi.',
      },
      {
        say: 'Menez votre sentier du livre jusqu’à l’*eau*.',
        why: 'De là, le monstre marin est à un pas. Les cartes Eau sont rares : profitez-en.',
      },
      { say: 'Choisissez *J’ai fini*.', why: 'Sur les 27 cartes, deux sont Terrain au choix et quatre Eau.' },
    ],
    done: 'Vous savez jouer toutes les cartes.',
    remember: 'Le terrain au choix est ce qui vous arrange. Comptez les cartes pour savoir ce qui reste à venir.',
  },
  'bonus-trail': {
    title: 'Un sentier bonus',
    about: 'Complétez un type pour tracer un sentier de plus.',
    steps: [
      {
        say: 'Un *obélisque* est relié. L’autre l’est presque.',
        why: 'Sur cette île, il y a deux curiosités de chaque type. La deuxième d’un type donne un sentier bonus.',
      },
      { say: 'Reliez le second *obélisque*.', why: 'Du désert de l’obélisque à la forêt en dessous.' },
      {
        say: 'Un *sentier bonus* ! Menez-le au sentier du monstre marin.',
        why: 'Tracez-le entre deux cases voisines quelconques, quelles que soient les cartes.',
      },
      { say: 'Choisissez *J’ai fini*.', why: 'Un tour, deux sentiers, deux curiosités.' },
      {
        say: 'Les deux obélisques *reliés*, et le monstre marin aussi.',
        why: 'Si un sentier bonus complète un autre type, vous en tracez encore un.',
      },
    ],
    done: 'Vous savez gagner un sentier bonus.',
    remember:
      'La dernière curiosité d’un type donne tout de suite un sentier bonus, n’importe où : servez-vous-en pour le passage le plus difficile.',
  },
  'end-of-a-round': {
    title: 'La fin d’une manche',
    about: 'Pourquoi les premières curiosités comptent plusieurs fois.',
    steps: [
      {
        say: 'C’est le *treizième tour* : le dernier de la manche.',
        why: 'Isla Petit a deux manches, Isla Grande trois.',
      },
      { say: 'Reliez l’*obélisque* à temps.', why: 'Il est à côté de votre sentier : désert et montagne.' },
      { say: 'Choisissez *J’ai fini*.', why: 'Toutes vos curiosités reliées jusqu’ici sont additionnées.' },
      {
        say: 'La somme de vos curiosités est *inscrite*.',
        why: 'Elles comptent encore à la fin de la prochaine manche : les premières rapportent plusieurs fois.',
      },
    ],
    done: 'Vous savez ce que vaut une manche.',
    remember:
      'Les curiosités comptent à chaque fin de manche, les villages et les cartes bonus une seule fois. Donc, les curiosités d’abord.',
  },
  'count-up': {
    title: 'Faire les comptes',
    about: 'Le dernier sentier, et le total.',
    steps: [
      {
        say: 'Le *dernier tour* de la partie. Où en êtes-vous ?',
        why: 'Deux curiosités et les villages A sont reliés. Il reste un sentier.',
      },
      { say: 'Encore une curiosité : l’*obélisque*.', why: 'Un sentier qui ne relie rien ne vaut plus rien.' },
      {
        say: 'Choisissez *J’ai fini*.',
        why: 'Les points des manches, des villages et des cartes bonus s’additionnent.',
      },
      {
        say: 'Voilà *toute la partie*.',
        why: 'À plusieurs, le meilleur score gagne. En solo, vous visez des titres : dès 50 points sur Isla Petit.',
      },
    ],
    done: 'Vous savez jouer. Place à une première partie.',
    remember:
      'Les curiosités de chaque manche, plus les villages, plus les cartes bonus. Égalité ? Les points de bonus départagent.',
  },
};
