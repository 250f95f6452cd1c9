import type { Said } from '@skerry/engine';
import type { lessons as en } from '../en/lessons.ts';

export const lessons: Said<typeof en> = {
  'sail-and-visit': {
    title: 'Se déplacer, visiter',
    about: 'De quoi est fait un tour.',
    steps: [
      {
        say: 'Votre bateau est à *Marhaven*, un port maritime.',
        why: 'Un tour est simple : se déplacer dans une autre région, puis y faire une action.',
      },
      {
        say: 'Choisissez *The Grotto* pour vous y rendre.',
        why: 'Impossible de rester ici. Votre vitesse est de 2 : un ou deux pas, et plus avec du poisson.',
      },
      {
        say: '*Visitez* la ville.',
        why: 'Cela coûte une pièce ici. The Grotto donne du poisson : quatre, et un de plus par Travailleur sur le pont.',
      },
      {
        say: 'Cinq poissons en cale. *Terminez votre tour.*',
        why: 'La pièce est maintenant au Trésor de l’archipel : la prochaine chasse au trésor prendra tout.',
      },
    ],
    done: 'Vous savez parcourir l’archipel.',
    remember:
      'Se déplacer, puis une action : visiter, attaquer, diplomatie ou chasse au trésor. Acheter un bâtiment est une action gratuite.',
  },
  'share-the-sea': {
    title: 'Partager la mer',
    about: 'Ce qu’il en coûte de rester près d’un autre bateau.',
    steps: [
      {
        say: 'Le bateau de Bruno est à *The Grotto*.',
        why: 'Traverser sa région est gratuit. Pour y rester, vous utilisez un membre d’équipage Administratif.',
      },
      {
        say: 'Rendez-vous quand même à *The Grotto*.',
        why: 'Un seul suffit, quel que soit le nombre de bateaux. Sans lui sur le pont, impossible d’y aller.',
      },
      { say: '*Visitez* la ville.', why: 'L’autre bateau ne gêne pas : vous payez la pièce et prenez le poisson.' },
      {
        say: 'Un membre *Administratif* est en cabine.',
        why: 'Certaines villes en demandent un aussi. Jusqu’au repos, il vous en reste un pour cela ou pour partager.',
      },
    ],
    done: 'Vous savez partager la mer.',
    remember:
      'Passer devant d’autres bateaux est gratuit. Pour finir votre déplacement près d’eux, utilisez un membre Administratif.',
  },
  'your-crew': {
    title: 'Votre équipage',
    about: 'L’équipage utilisé descend ; un repos le fait remonter.',
    steps: [
      {
        say: 'Voici votre *équipage*, au complet sur le pont.',
        why: 'Chaque membre a une compétence. Certaines villes en font utiliser un, qui descend alors en cabine.',
      },
      {
        say: 'Visitez *Ratnest*, le repaire des pirates.',
        why: 'Cela coûte une pièce, et vous utilisez un membre d’équipage au choix.',
      },
      {
        say: 'Utilisez un membre *Administratif*.',
        why: 'Gardez le Travailleur sur le pont : Ratnest donne un bois par Travailleur.',
      },
      {
        say: 'Deux *pirates* et un *bois*. Un membre est en cabine.',
        why: 'Pour faire remonter l’équipage, visitez une ville où l’on se repose : un port maritime, par exemple.',
      },
    ],
    done: 'Vous savez employer votre équipage.',
    remember:
      'L’équipage sert sur le pont ; une fois utilisé, il attend en cabine ; un repos au port le fait remonter.',
  },
  hire: {
    title: 'Recruter',
    about: 'Deux compétences pour quelques pièces.',
    steps: [
      {
        say: 'Deux membres sont *en cabine*, déjà utilisés.',
        why: 'Undervall aide deux fois : on s’y repose, puis on y recrute.',
      },
      { say: 'Visitez *Undervall*.', why: 'L’action d’une ville se fait de gauche à droite : le repos vient d’abord.' },
      {
        say: 'Tout le monde est sur le pont. Recrutez *le membre de gauche*.',
        why: 'Deux compétences, l’une ou l’autre au choix. Le prix est sous chaque place.',
      },
      {
        say: 'Un membre *Voile* sur le pont rend le bateau plus rapide.',
        why: 'Vitesse +1 par membre Voile sur le pont, jusqu’à une vitesse de 4.',
      },
    ],
    done: 'Vous savez former un équipage.',
    remember:
      'Reposez-vous avant de recruter : la nouvelle recrue arrive tout de suite sur le pont. Combat sert aux attaques, Négociation à la diplomatie.',
  },
  'by-force': {
    title: 'Par la force',
    about: 'Attaquez une ville à bannière rouge.',
    steps: [
      {
        say: '*The Grotto* a une bannière rouge : on peut l’attaquer.',
        why: 'Sa force est de quatre. Vous avez trois pirates ; chacun reçoit un dé.',
      },
      { say: '*À l’attaque !*', why: 'C’est votre action du tour, à la place d’une visite.' },
      {
        say: 'Envoyez *trois pirates*.',
        why: 'Si vous gagnez, les trois retournent à la réserve. Si vous battez en retraite, vous n’en perdez qu’un.',
      },
      { say: '*Lancez* les dés.', why: 'Un dé élevé rend un pirate fort.' },
      {
        say: 'Six contre quatre. Choisissez *Meilleur placement*.',
        why: 'S’il en manquait, vous pourriez blesser des membres d’équipage pour combler l’écart.',
      },
      {
        say: '*The Grotto* est à vous, avec quatre pièces de butin.',
        why: 'Désormais, les autres vous paient leur visite, et vous pouvez la visiter tout de suite gratuitement.',
      },
    ],
    done: 'Vous savez prendre une ville par la force.',
    remember:
      'Une bannière rouge, des pirates ou des serpents, des dés aussi forts que la ville : elle est à vous, butin compris.',
  },
  reroll: {
    title: 'Relancer',
    about: 'Du bois pour retenter un mauvais dé.',
    steps: [
      {
        say: 'Trois pirates attaquent *The Grotto*. *Lancez* les dés.',
        why: 'La ville a une force de quatre. Vous avez aussi un bois.',
      },
      {
        say: 'Cela fait trois : il manque un. Relancez le *un*.',
        why: 'Un bois permet de relancer un dé. Pour un pirate, un 1 ne vaut rien : vous ne risquez pas d’y perdre.',
      },
      {
        say: 'Cela suffit : choisissez *Meilleur placement*.',
        why: 'Avec plus de bois, vous pourriez continuer, même avec ce dé. Sinon, chaque membre blessé ajoute un.',
      },
      {
        say: '*The Grotto* est à vous.',
        why: 'Le bois se paie quoi qu’il arrive. Un membre Combat utilisé avant le jet ajoute un dé.',
      },
    ],
    done: 'Vous savez forcer la chance.',
    remember:
      'Avant de placer les dés, chaque bois en relance un. Il en manque encore ? Blessez des membres d’équipage pour combler l’écart.',
  },
  'by-talk': {
    title: 'Par la diplomatie',
    about: 'Gagnez une ville par l’influence.',
    steps: [
      {
        say: '*Fel’s Garden* a une bannière bleue : place à la diplomatie.',
        why: 'Il faut 5 d’influence. Vos deux cubes sur la piste valent deux et trois.',
      },
      { say: 'Choisissez *Diplomatie*.', why: 'C’est votre action du tour, et rien n’est laissé au hasard.' },
      { say: 'Dépensez le cube qui vaut *trois*.', why: 'Les cubes plus loin sur la piste valent plus.' },
      { say: 'Et celui qui vaut *deux*.', why: 'Cela fait cinq : tout juste assez.' },
      {
        say: '*Fel’s Garden* est à vous.',
        why: 'Utiliser des membres Négociation ajoute de l’influence. Évènements et certaines villes donnent des cubes.',
      },
    ],
    done: 'Vous savez gagner une ville par la diplomatie.',
    remember: 'Une bannière bleue et assez d’influence : cela réussit toujours, mais vous dépensez les cubes.',
  },
  events: {
    title: 'Les évènements',
    about: 'Accomplissez un évènement pour gagner de l’influence.',
    steps: [
      {
        say: '*Farwold* a un évènement : Gages du héraut.',
        why: 'Tant que votre bateau y est, vous pouvez l’accomplir en payant ce qu’il demande : trois pièces.',
      },
      {
        say: 'Accomplissez *Gages du héraut*.',
        why: 'C’est une action gratuite, avant ou après votre action, et sans droit de visite.',
      },
      {
        say: 'Vous placez *trois cubes* sur la piste d’influence.',
        why: 'Chacun prend la première case vide à gauche. Plus à droite, il vaut plus. Un autre évènement est révélé.',
      },
      {
        say: 'Il vous reste votre action : la *chasse* au trésor.',
        why: 'Dans toute région, elle prend toutes les pièces du Trésor de l’archipel : cinq. S’il est vide, une pièce.',
      },
    ],
    done: 'Vous savez accomplir un évènement.',
    remember:
      'Un évènement est une action gratuite et donne des cubes pour la diplomatie. La chasse prend tout le Trésor de l’archipel.',
  },
  'a-city-of-your-own': {
    title: 'Votre Capitale',
    about: 'Achetez des bâtiments ; le septième ou le huitième déclenche la dernière manche.',
    steps: [
      {
        say: 'Voici la *piste de construction*.',
        why: 'Les bâtiments sont des points et aident toute la partie. À gauche, il faut aussi des livres.',
      },
      {
        say: 'Ouvrez *Bâtiments* et achetez le *quatrième bâtiment*.',
        why: 'Avec des pièces, où que vous soyez, autant de fois que vous pouvez payer, en plus de votre action.',
      },
      {
        say: 'Visitez maintenant *Stratic*, où l’on construit.',
        why: 'Là, on paie en bois et en poisson plutôt qu’en pièces.',
      },
      { say: '*Construisez*-en un deuxième.', why: 'Deux bâtiments en un tour : belle journée.' },
    ],
    done: 'Vous savez bâtir une Capitale.',
    remember:
      'Achetez avec des pièces partout, construisez avec bois et poisson à Stratic. Dès que quelqu’un a huit bâtiments (sept à quatre), on finit la manche, puis on en joue une dernière.',
  },
  renown: {
    title: 'La réputation',
    about: 'Les cartes Réputation, et ce qu’elles apportent.',
    steps: [
      {
        say: '*Farwold* répand votre réputation.',
        why: 'Les cartes Réputation vous font avancer sur la piste de réputation ; à 7, vous prenez un jeton.',
      },
      { say: 'Visitez *Farwold*.', why: 'Cela coûte une pièce, et vous utilisez un membre Administratif.' },
      {
        say: 'Choisissez *Une cale pleine de bois*.',
        why: 'Elle vous donne 1 point, puis 1 à chaque personne par bois : 4 pour vous. L’autre ne vous en donnerait que 1.',
      },
      {
        say: 'Farwold donne aussi : prenez le *poisson*.',
        why: 'Chaque poisson peut vous mener une région plus loin au prochain tour.',
      },
    ],
    done: 'Vous savez comment grandit la réputation. Place à une première partie.',
    remember:
      'Pièces, bâtiments et réputation sont des points. Il reste une manche de plus quand une Capitale est complète ou, dans la deuxième édition anglaise, quand le dernier jeton est pris.',
  },
};
