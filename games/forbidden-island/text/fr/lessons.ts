import type { Said } from '@skerry/engine';
import type { lessons as en } from '../en/lessons.ts';

export const lessons: Said<typeof en> = {
  'fly-home': {
    title: 'Comment gagner',
    about: 'Rentrer ensemble par les airs, et quatre façons de perdre.',
    steps: [
      {
        say: 'Les *quatre trésors* sont à vous. Il faut partir !',
        why: 'On gagne quand tout le monde est à l’Héliport et que quelqu’un joue une carte Hélicoptère.',
      },
      {
        say: 'Choisissez l’*Héliport* pour y aller.',
        why: 'Il est inondé. S’il sombre, la partie est perdue, quels que soient vos trésors.',
      },
      {
        say: 'Il y a *quatre façons de perdre*.',
        why: 'L’Héliport sombre ; un trésor non pris perd ses deux tuiles ; un pion se noie ; l’eau atteint la tête de mort.',
      },
      {
        say: 'Tout le monde est là. *Décollez !*',
        why: 'L’hélicoptère ne coûte pas d’action : on le joue quand on veut.',
      },
    ],
    done: 'Vous savez comment gagner.',
    remember: 'Quatre trésors, tout le monde à l’Héliport, une carte Hélicoptère : gardez-la jusqu’à la fin.',
  },
  'three-actions': {
    title: 'Vos trois actions',
    about: 'Allez de tuile en tuile.',
    steps: [
      {
        say: 'Vous voici, sur la *Porte de Fer*.',
        why: 'À chaque tour, vous avez trois actions. Les pastilles près de votre nom les comptent.',
      },
      { say: 'Choisissez le *Marais brumeux* pour y aller.', why: 'Aller sur une tuile voisine coûte une action.' },
      {
        say: 'Continuez vers le *Jardin des Murmures*.',
        why: 'En haut, en bas, à gauche ou à droite, jamais par la mer. Seul l’Explorateur va aussi en diagonale.',
      },
      {
        say: 'Il reste une action. Allez à l’*Héliport*.',
        why: 'Retenez cet endroit : à la fin, l’hélicoptère part d’ici.',
      },
      {
        say: 'Terminez maintenant vos actions.',
        why: 'Vous piochez alors deux cartes Trésor, puis vous tirez les cartes Inondation.',
      },
    ],
    done: 'Vous savez jouer un tour.',
    remember:
      'Trois actions, comme vous voulez ; celles qui ne servent pas sont perdues. Puis deux cartes Trésor, puis les cartes Inondation.',
  },
  'keep-it-dry': {
    title: 'Garder au sec',
    about: 'Asséchez les tuiles inondées avant qu’elles ne sombrent.',
    steps: [
      {
        say: 'Trois tuiles sont *inondées*.',
        why: 'On y tient encore debout. Mais si la carte d’une tuile inondée ressort, la tuile sombre pour de bon.',
      },
      {
        say: 'Le *Palais de Corail* est inondé. Choisissez-le, asséchez-le.',
        why: 'Vous êtes à côté : vous pouvez l’assécher. Cela coûte une de vos trois actions.',
      },
      {
        say: 'Maintenant la *Tour du Guet*, de l’autre côté.',
        why: 'Votre tuile ou une tuile voisine : la Porte d’Or est trop loin.',
      },
      {
        say: 'Laissez venir la mer : terminez vos actions.',
        why: 'On tire deux cartes Inondation. Regardez le Palais de Corail.',
      },
      {
        say: 'Le *Palais de Corail* est sorti : il n’est qu’inondé.',
        why: 'Si vous ne l’aviez pas asséché, il aurait sombré.',
      },
    ],
    done: 'Vous savez garder une île au sec.',
    remember:
      'Asséchez votre tuile ou une voisine, une action chacune. Une tuile inondée dont la carte sort sombre pour de bon.',
  },
  'treasure-cards': {
    title: 'Cartes Trésor',
    about: 'Piochez-en deux, gardez-en cinq au plus.',
    steps: [
      {
        say: 'Voici vos *cartes Trésor*.',
        why: 'Quatre cartes pareilles font un trésor. Les mains sont visibles : décidez ensemble qui collectionne quoi.',
      },
      { say: 'Terminez vos actions pour *piocher deux cartes*.', why: 'Vous les piochez l’une après l’autre.' },
      {
        say: 'Six cartes, c’est une de trop. Défaussez *Feu*.',
        why: 'Une main compte cinq cartes au plus. Bruno collectionne le Feu, et vous l’Eau.',
      },
      {
        say: 'Trois cartes *Eau* : avec une de plus, le compte est bon.',
        why: 'Il y en a cinq par trésor, et la défausse revient quand la pioche est vide.',
      },
    ],
    done: 'Vous savez gérer vos cartes.',
    remember: 'À chaque tour, deux cartes Trésor après vos actions ; jamais plus de cinq cartes en main.',
  },
  'give-and-take': {
    title: 'Donner et recevoir',
    about: 'Donnez vos cartes à qui en a besoin.',
    steps: [
      {
        say: 'Bruno a trois cartes *Eau*. Vous en avez une quatrième.',
        why: 'Cela suffit pour un trésor, si votre carte arrive jusqu’à Bruno.',
      },
      {
        say: 'Rejoignez Bruno au *Palais de Corail*.',
        why: 'Vous pouvez donner une carte à toute personne dont le pion est sur votre tuile.',
      },
      {
        say: 'Donnez votre carte *Eau* à Bruno.',
        why: 'Une carte, une action. Les cartes se donnent, elles ne se prennent pas.',
      },
      {
        say: 'Terminez vos actions et regardez Bruno.',
        why: 'Bruno a maintenant quatre cartes Eau, sur une tuile du Calice.',
      },
      { say: 'Bruno a pris le *Calice de l’Onde*.', why: 'C’est grâce à votre carte. On gagne ou on perd ensemble.' },
    ],
    done: 'Vous savez aider les autres.',
    remember: 'Sur la même tuile, une action donne une carte Trésor. Les cartes spéciales ne se donnent pas.',
  },
  'raise-a-treasure': {
    title: 'Prendre un trésor',
    about: 'Quatre cartes pareilles, au bon endroit.',
    steps: [
      {
        say: 'Vous avez *quatre cartes Terre*.',
        why: 'La Pierre sacrée se prend sur deux tuiles au choix : le Temple du Soleil ou le Temple de la Lune.',
      },
      {
        say: 'Allez au *Temple du Soleil*.',
        why: 'Il est inondé, peu importe. Mais si les deux temples sombrent avant, la partie est perdue.',
      },
      { say: 'Prenez la *Pierre sacrée*.', why: 'Cela coûte une action et les quatre cartes.' },
      {
        say: 'La *Pierre sacrée* est à vous pour toujours.',
        why: 'Peu importe désormais si ses temples sombrent. Encore trois trésors.',
      },
    ],
    done: 'Vous savez prendre un trésor.',
    remember:
      'Quatre cartes pareilles, sur l’une des deux tuiles du trésor, pour une action. Ne laissez pas les deux sombrer avant.',
  },
  'waters-rise': {
    title: 'Montée des eaux !',
    about: 'Pourquoi les mêmes tuiles reviennent.',
    steps: [
      {
        say: 'Ces *trois tuiles* viennent d’être inondées.',
        why: 'Leurs cartes Inondation sont dans la défausse. Elles ne devraient pas ressortir de sitôt.',
      },
      {
        say: 'Avec votre dernière action, asséchez le *Marais brumeux*.',
        why: 'On ne sait jamais quand sortira une carte Montée des eaux.',
      },
      {
        say: 'Terminez vos actions et voyez ce que vous piochez.',
        why: 'Trois des 28 cartes Trésor sont des cartes Montée des eaux.',
      },
      {
        say: '*Montée des eaux !* Les mêmes tuiles sont ressorties.',
        why: 'Leurs cartes étaient revenues sur la pioche. Le Marais, sec, n’est qu’inondé ; les deux autres ont sombré.',
      },
    ],
    done: 'Vous savez pourquoi les inondations reviennent.',
    remember:
      'Montée des eaux remet la défausse sur la pioche : les tuiles inondées sont menacées d’abord. Aux crans 3, 6 et 8, on tire une carte de plus par tour.',
  },
  'six-adventurers': {
    title: 'Six aventuriers',
    about: 'Ce que chacun fait mieux que les autres.',
    steps: [
      {
        say: 'Chaque aventurier a *un pouvoir*. Vous êtes l’Ingénieur.',
        why: 'Choisissez un nom à tout moment pour lire son pouvoir.',
      },
      {
        say: 'Asséchez d’un coup *Porte de Bronze* et *Jardin des Murmures*.',
        why: 'L’Ingénieur assèche deux tuiles d’un coup. Choisissez Assécher, puis la paire.',
      },
      {
        say: 'Terminez vos actions. Bruno est le *Pilote*.',
        why: 'Une fois par tour, le Pilote peut voler vers n’importe quelle tuile pour une action.',
      },
      {
        say: 'Bruno a volé jusqu’au *Palais des Marées*.',
        why: 'Chiara, l’Explorateur, va aussi en diagonale. Dario, le Navigateur, peut déplacer les pions des autres.',
      },
      {
        say: 'Deux autres sont dans la boîte : *Plongeur* et *Messager*.',
        why: 'Le Plongeur traverse les tuiles inondées ou englouties ; le Messager donne des cartes Trésor à toute distance.',
      },
    ],
    done: 'Vous connaissez les six aventuriers. Jouez une première partie.',
    remember: 'Les pouvoirs économisent des actions. Préparez chaque tour selon les pouvoirs de l’équipe.',
  },
};
