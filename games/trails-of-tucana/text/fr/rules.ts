import type { Said } from '@skerry/engine';
import type { rules as en } from '../en/rules.ts';

export const rules: Said<typeof en> = {
  'TT-1': 'Une à huit personnes peuvent jouer, une par place. Avec une seule place, c’est une partie en solo.',
  'TT-2':
    'Tout le monde joue sur la même île : Isla Petit avec deux manches et deux curiosités de chaque type, ou Isla Grande avec trois manches et trois de chaque type.',
  'TT-3': 'La première place est celle du Maire. Cela fixe seulement le premier village de départ.',
  'TT-4': 'Les 27 cartes Terrain sont mélangées avant la première manche.',
  'TT-5':
    'Une des 13 cartes de mise en place est tirée au hasard et révélée à tout le monde ; les autres ne servent pas.',
  'TT-6':
    'Ses dix lettres se lisent depuis le haut dans le sens des aiguilles d’une montre et s’écrivent, une à une, dans les dix villages de chaque feuille.',
  'TT-7':
    'La première lettre va dans le village de départ, chaque lettre suivante dans le village suivant ; le village 1 suit le village 10.',
  'TT-8':
    'La première place part du village 1, la deuxième du village 2, et ainsi de suite : deux feuilles ne sont jamais pareilles.',
  'TT-9':
    'Avec un village de départ au hasard, on tire d’abord un nombre de 1 à 10. Le Maire part de ce village, et les autres places des villages qui suivent.',
  'TT-10':
    'Dans le sens inverse, chaque lettre suivante va dans le village précédent ; la carte se lit toujours dans le sens des aiguilles d’une montre.',
  'TT-11':
    'Même dans le sens inverse, les villages de départ des places se suivent dans le sens des aiguilles d’une montre.',
  'TT-12': 'Avec des feuilles identiques, tout le monde a les mêmes lettres.',
  'TT-13':
    'Les feuilles identiques portent les lettres du Maire. Départ au hasard, sens et feuilles identiques se combinent librement, même en solo.',
  'TT-14':
    'De deux à quatre personnes, une carte bleue est face visible pour chaque lettre, celle qui vaut le plus ; les secondes restent dans la boîte.',
  'TT-15':
    'De cinq à huit personnes, deux cartes bleues sont face visible pour chaque lettre, celle qui vaut le plus au-dessus.',
  'TT-16':
    'Avec le bonus spécial, une carte rouge au hasard est face visible de deux à quatre personnes, et deux différentes de cinq à huit. Les autres ne servent pas.',
  'TT-17': 'Le bonus spécial n’existe pas en solo.',
  'TT-18': 'Chaque feuille commence sans sentier et sans point.',
  'TT-19':
    'À chaque tour, les deux premières cartes Terrain sont révélées à tout le monde. Elles peuvent porter le même terrain.',
  'TT-20': 'Tout le monde trace alors un sentier sur sa propre feuille, en même temps.',
  'TT-21': 'Un sentier relie les centres de deux cases qui ont un côté commun.',
  'TT-22': 'L’une des deux cases correspond à une carte, l’autre case à l’autre carte, dans l’ordre que l’on veut.',
  'TT-23': 'Deux cartes du même terrain demandent deux cases voisines de ce terrain.',
  'TT-24': 'Un sentier n’a pas besoin de toucher ce que vous avez déjà tracé.',
  'TT-25': 'Une carte Terrain au choix vaut le terrain que vous voulez, et chaque personne décide pour soi.',
  'TT-26':
    'Il n’y a rien à annoncer : avec une carte au choix, tout sentier pas encore tracé qui touche au moins une case du terrain de l’autre carte est permis.',
  'TT-27': 'Avec deux cartes au choix, tout sentier pas encore tracé est permis.',
  'TT-28': 'Un même sentier ne se trace jamais deux fois sur une feuille.',
  'TT-29': 'Tant qu’il reste un sentier permis, il faut en tracer un, même s’il ne vous sert à rien.',
  'TT-30': 'Une carte au choix ne peut pas se lire de façon à ne rien laisser à tracer.',
  'TT-31': 'S’il ne vous reste aucun sentier permis, vous ne tracez rien et rien ne vous est demandé.',
  'TT-32': 'Les trous et la mer autour de l’île ne sont pas des cases : aucun sentier n’y mène ni ne les traverse.',
  'TT-33':
    'Ce que vous tracez pendant un tour, sentiers bonus compris, reste secret jusqu’à ce que tout le monde ait fini ; tout est alors révélé ensemble.',
  'TT-34':
    'Vous décidez quand vous avez fini. Jusqu’à ce que la dernière personne ait fini, vous pouvez annuler ce que vous avez tracé à ce tour et choisir à nouveau.',
  'TT-35':
    'Aucun de vos choix ne peut dépendre de ce que les autres tracent au même tour. Curiosités, paires et sentiers bonus comptent aussitôt sur votre feuille, les cartes bonus quand tout le monde a fini.',
  'TT-36': 'Une manche a 13 tours : une des 27 cartes Terrain n’y sert donc pas.',
  'TT-37': 'La carte qui reste n’est jamais révélée, quoi que la table affiche.',
  'TT-38':
    'Seules les deux cartes du tour sont visibles ; les précédentes sont couvertes. Une option affiche combien de cartes de chaque terrain il reste ; elle ne change que l’affichage, pas les règles.',
  'TT-39': 'Toutes les feuilles, les lettres et les points des tours finis sont visibles de tout le monde.',
  'TT-40': 'Deux cases sont reliées quand une suite de vos sentiers mène de l’une à l’autre.',
  'TT-41':
    'Les sentiers peuvent bifurquer, former des boucles et passer par des curiosités ou des villages. Leur longueur ne compte pas.',
  'TT-42':
    'Un village, c’est sa case : un sentier doit atteindre le centre de cette case ; passer à côté ne compte pas.',
  'TT-43': 'Les sentiers restent pour toute la partie, d’une manche à l’autre.',
  'TT-44':
    'Quand une curiosité est reliée à un village quelconque, vous entourez la valeur libre la plus à gauche de son type.',
  'TT-45': 'Peu importe quel est ce village et à quoi d’autre il est relié.',
  'TT-46': 'Chaque curiosité compte une fois ; la relier à d’autres villages n’ajoute rien.',
  'TT-47':
    'Un sentier qui relie plusieurs curiosités les marque toutes. Deux du même type prennent les deux valeurs suivantes.',
  'TT-48': 'Sur Isla Petit, la deuxième curiosité d’un type donne aussitôt un sentier bonus.',
  'TT-49': 'Sur Isla Grande, seule la troisième curiosité d’un type donne un sentier bonus.',
  'TT-50':
    'Un sentier bonus est un sentier de plus entre deux cases voisines quelconques de votre feuille, quel que soit leur terrain.',
  'TT-51': 'Un sentier bonus se trace au même tour ; on ne peut ni le refuser ni le garder.',
  'TT-52': 'Un sentier bonus qui complète un autre type en donne encore un, et ainsi de suite.',
  'TT-53':
    'Plusieurs sentiers bonus se tracent l’un après l’autre, chacun compté avant le suivant. Il y en a un par type complété, cinq au plus dans une partie.',
  'TT-54': 'Un sentier bonus du dernier tour d’une manche se trace avant le décompte de cette manche.',
  'TT-55': 'Quand vos deux villages d’une lettre sont reliés, vous entourez la valeur de cette lettre, une seule fois.',
  'TT-56': 'Un sentier peut relier plusieurs lettres, et chacune compte. Le chemin peut passer par d’autres villages.',
  'TT-57': 'Si une carte bleue de cette lettre est face visible, vous gagnez aussi les points de celle du dessus.',
  'TT-58': 'Toutes les personnes qui relient la même lettre au même tour gagnent tous les points de cette carte.',
  'TT-59':
    'Les sentiers bonus font partie de leur tour : relier une lettre par l’un d’eux vaut autant que par le sentier ordinaire.',
  'TT-60': 'Après ce tour, la carte du dessus est retirée, quel que soit le nombre de personnes qui l’ont gagnée.',
  'TT-61':
    'De cinq à huit personnes, la seconde carte paie la fois suivante où quelqu’un relie la lettre, puis est retirée aussi.',
  'TT-62':
    'La seconde carte ne paie qu’à un tour postérieur à la première, et personne ne gagne deux cartes bleues d’une lettre.',
  'TT-63': 'Quand il n’y a plus de carte d’une lettre, la relier ne rapporte que la valeur de ses villages.',
  'TT-64':
    'Vous pouvez gagner autant de cartes bonus que vous voulez, même plus qu’une feuille de papier n’a de place.',
  'TT-65':
    'La première personne qui relie l’une à l’autre deux curiosités du type d’une carte rouge gagne ses six points, et la carte est retirée.',
  'TT-66': 'Toutes les personnes qui y parviennent au même tour gagnent les points.',
  'TT-67':
    'Une carte rouge n’exige aucun village et ne fait entourer aucune curiosité. Sur Isla Grande, deux des trois curiosités suffisent.',
  'TT-68': 'Chaque carte rouge ne paie qu’à un seul tour, et les sentiers bonus y comptent aussi.',
  'TT-69': 'Les points des cartes rouges sont des points de bonus, comme les points des cartes bleues.',
  'TT-70':
    'Après le dernier tour d’une manche, tout le monde note la somme de toutes les curiosités entourées jusque-là, celles des manches précédentes comprises.',
  'TT-71': 'Puis les 27 cartes Terrain, celle qui restait aussi, sont mélangées pour la manche suivante.',
  'TT-72': 'Isla Petit finit au décompte de sa deuxième manche, Isla Grande à celui de la troisième.',
  'TT-73':
    'Villages et bonus comptent une fois, à la fin. Votre score est la somme de toutes les manches, des villages et des bonus.',
  'TT-74': 'Le meilleur score gagne.',
  'TT-75': 'À égalité de score, les points de bonus départagent. S’ils sont égaux aussi, la victoire est partagée.',
  'TT-76':
    'Un tour se règle dans cet ordre : les sentiers sont révélés, cartes bleues de A à E, cartes rouges, après le tour 13 les curiosités, en solo le tri des cartes bleues, puis les cartes suivantes ou la fin.',
  'TT-77': 'En solo, on ne joue qu’avec la seconde carte bleue de chaque lettre.',
  'TT-78':
    'En solo, relier une lettre rapporte les points de sa carte bleue tant qu’elle est face visible ; la carte est ensuite retirée.',
  'TT-79':
    'Avant la dernière manche d’une partie en solo, les cartes bleues encore face visible sont mélangées : deux au hasard restent, les autres sont retirées.',
  'TT-80': 'S’il en reste alors deux ou moins, elles restent toutes.',
  'TT-81': 'En solo, personne ne gagne : votre score et son titre sont le résultat.',
  'TT-82': 'Votre titre est le plus haut dont votre score atteint le seuil. Sous le premier seuil, il n’y en a pas.',
  'TT-83': 'À deux ou plus, les titres sont affichés aussi, mais ne décident pas de la victoire.',
  'TT-84': 'Après la fin, il n’y a plus rien à faire.',
};
