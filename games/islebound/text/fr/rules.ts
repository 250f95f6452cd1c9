import type { Said } from '@skerry/engine';
import type { rules as en } from '../en/rules.ts';

export const rules: Said<typeof en> = {
  'IB-1': 'On joue à deux, trois ou quatre.',
  'IB-2':
    'Quatre plateaux Mer occupent les emplacements ouest, nord, sud et est, et quatre ports les coins entre eux. Cela fait 16 régions, avec exactement une ville chacune. Les plateaux ne se tournent jamais.',
  'IB-3': 'Dans la disposition fixe, chaque plateau et chaque port a sa place.',
  'IB-4':
    'Dans une disposition aléatoire, les plateaux sont mélangés sur leurs emplacements et les ports dans les coins ; tous les ordres sont également probables.',
  'IB-5':
    'Deux régions sont voisines si elles partagent au moins la moitié d’un bord de plateau ; se toucher en un point ne suffit pas. Les trois régions d’un plateau sont voisines, et un port touche les deux plateaux de son coin.',
  'IB-6':
    'La face avancée s’emploie pour les douze villes des îles ou pour aucune. Les ports sont les mêmes dans les deux cas.',
  'IB-7':
    'Vous commencez avec 7 pièces et trois membres d’équipage sur le pont, deux Administratifs et un Travailleur, sans marchandises, livres, flotte ni bâtiments. Votre vitesse est de 2.',
  'IB-8':
    'Vous avez 20 cubes : un indique votre vitesse, un sert à la piste de réputation, et les 18 autres marquent les villes et l’influence.',
  'IB-9':
    'Le sort désigne la première place, ou l’hôte la choisit. Elle reste la première toute la partie. On joue dans le sens des aiguilles d’une montre, place après place.',
  'IB-10':
    'Les ports d’attache se choisissent dans l’ordre inverse du tour, la dernière place d’abord : n’importe quel port encore libre. Votre cube en fait une ville que vous contrôlez, et votre bateau y commence.',
  'IB-11': 'Un port que personne n’a choisi est une ville neutre comme une autre.',
  'IB-215':
    'Une fois tous les ports d’attache choisis, on met en place le plateau de réputation avec les évènements, les cartes Réputation, l’équipage et les jetons, puis la pioche des bâtiments et sa piste. Vous choisissez donc votre port sans rien en connaître.',
  'IB-12':
    'Les 15 évènements sont mélangés en deux piles face visible. Les deux cartes du dessus sont les évènements révélés ; personne ne sait ce qu’il y a dessous.',
  'IB-13':
    'Un marqueur se trouve dans la région de la ville de chaque évènement révélé, où que la disposition l’ait placée.',
  'IB-14':
    'Les 8 cartes Réputation sont mélangées en deux piles face visible. Les deux cartes du dessus sont les cartes révélées.',
  'IB-15':
    'Les dix membres d’équipage à deux compétences sont mélangés. Trois occupent la rangée, à gauche, au milieu et à droite, et le suivant est visible sur la pile.',
  'IB-16': 'Les 16 jetons Réputation sont mélangés en une pile dont le dessus est visible.',
  'IB-17':
    'Les 35 bâtiments forment une pioche face cachée. Cinq sont placés sur la piste de construction, le premier sur l’emplacement 1, à gauche.',
  'IB-18': 'Le Trésor de l’archipel commence sans pièces.',
  'IB-19':
    'À deux, les deux cases d’influence les plus à gauche sont bloquées toute la partie : personne ne les remplit ni ne les vide, et le premier cube va sur la case 3.',
  'IB-20':
    'Les pièces, livres, poissons et bois ne manquent jamais. Tout le reste est limité ; si vous gagnez plus que la réserve, vous recevez ce qui reste.',
  'IB-21':
    'Une manche compte un tour par personne, à partir de la première place. À votre tour, vous vous déplacez, puis vous pouvez faire une action, avec autant d’actions gratuites que vous voulez avant et après, puis vous terminez le tour.',
  'IB-22': 'Le déplacement est obligatoire, l’action ne l’est pas.',
  'IB-23': 'Avant le déplacement, rien d’autre n’est possible.',
  'IB-24':
    'Les actions sont visiter, attaquer, diplomatie et chasse au trésor, ainsi que l’abordage si on y joue. Les actions gratuites sont accomplir un évènement et acheter un bâtiment, et celles qu’ajoutent des bâtiments ou des variantes.',
  'IB-25':
    'Il n’y a pas d’action gratuite pendant une action, de son début à sa toute fin, visite gratuite après la prise d’une ville comprise.',
  'IB-26': 'Votre tour ne se termine que lorsque vous le dites, même s’il ne reste rien à faire.',
  'IB-27': 'Votre bateau doit terminer son déplacement dans une autre région que celle où il l’a commencé.',
  'IB-28':
    'Votre vitesse est de 2, plus 1 pour chacun de vos membres d’équipage Voile sur le pont, au plus 4. Elle se lit une fois, au début du déplacement.',
  'IB-29': 'Chaque point de vitesse est un pas vers une région voisine. Les pas non utilisés sont perdus.',
  'IB-30': 'Votre route ne peut pas repasser par la région de départ, même sans s’y arrêter.',
  'IB-31':
    'Chaque poisson payé ajoute un pas à ce déplacement seulement, même au-delà de 4. Le poisson ne se paie ainsi que pendant le déplacement.',
  'IB-32':
    'Rien ne se passe en route : vous choisissez simplement où aller. Vous payez autant de poissons que la route la plus courte en demande au-delà de votre vitesse, jamais plus. La route affichée est la première des plus courtes.',
  'IB-33': 'Traverser des régions où se trouvent d’autres bateaux est gratuit.',
  'IB-34':
    'Pour terminer dans une région avec un ou plusieurs autres bateaux, vous utilisez un membre d’équipage Administratif sur le pont, à votre choix : un en tout, après les pas.',
  'IB-35': 'Sans membre d’équipage Administratif sur le pont, vous ne pouvez pas choisir une telle région.',
  'IB-36': 'Il y a toujours un endroit où aller.',
  'IB-37':
    'Utiliser un membre d’équipage, c’est le faire passer du pont à la cabine. Seul l’équipage du pont peut être utilisé ; vous choisissez parmi les membres qui conviennent.',
  'IB-38':
    'Un membre d’équipage utilisé paie un seul symbole, même avec deux compétences. Deux symboles demandent deux membres d’équipage.',
  'IB-39': 'Blesser un membre d’équipage, c’est le faire passer du pont à la cabine, face cachée.',
  'IB-40':
    'Un membre d’équipage blessé n’a pas de compétence, ne peut pas être utilisé et ne compte pas comme Travailleur, mais il reste à vous et compte toujours parmi les membres à deux compétences.',
  'IB-41':
    'Quand vous vous reposez, tout votre équipage se repose en même temps : les bien-portants en cabine montent sur le pont, les blessés se retournent face visible et restent en cabine jusqu’au prochain repos.',
  'IB-42':
    'Vous pouvez vous reposer sans personne en cabine, et c’est un repos pour toutes les capacités. Un repos sauté n’en est pas un.',
  'IB-43':
    'Compter les Travailleurs, les membres Voile ou l’équipage sur le pont n’utilise personne. On les compte au début de la partie d’action concernée, donc après le droit de visite et les parties précédentes.',
  'IB-44':
    'Pour recruter, vous payez le prix de la place dans la rangée, 1 à gauche, 1 au milieu et rien à droite, plus ce que la ville ajoute. Le membre d’équipage arrive sur le pont et peut servir aussitôt.',
  'IB-45':
    'Après un recrutement, les membres à gauche du vide glissent à droite et le suivant de la pile entre à gauche. Quand la pile est vide, la rangée raccourcit par la gauche. Les prix appartiennent aux places.',
  'IB-46': 'Vous pouvez avoir autant de membres d’équipage, de pirates et de serpents de mer que vous voulez.',
  'IB-47':
    'Les membres d’équipage du même type et dans le même état se valent : vous choisissez le type, pas la tuile.',
  'IB-48': 'Visiter : payez le droit de visite de la ville de votre région, puis faites son action.',
  'IB-49': 'La pièce du droit de visite d’une ville neutre va sur le Trésor de l’archipel, pour un port neutre aussi.',
  'IB-50':
    'Si une autre personne contrôle la ville, la pièce lui revient. L’équipage est utilisé comme d’habitude et ne lui rapporte rien.',
  'IB-51': 'Dans une ville que vous contrôlez, il n’y a aucun droit de visite.',
  'IB-52': 'La pièce se paie d’abord, l’équipage ensuite. Vous ne pouvez visiter que si vous pouvez tout payer.',
  'IB-53': 'Rien d’autre que les pièces des droits de visite des villes neutres ne va sur le Trésor de l’archipel.',
  'IB-54':
    'Après le droit de visite et avant la première partie de l’action, les capacités liées à une visite prennent effet.',
  'IB-55': 'Les parties de l’action d’une ville se font dans leur ordre. Vous pouvez en sauter.',
  'IB-56':
    'Lors d’une simple visite, les gains et les repos se font automatiquement. Si vous visitez étape par étape, chacun vous est d’abord proposé. Une partie qui demande un choix peut toujours être sautée.',
  'IB-57':
    'Un paiement qui peut se répéter se fait une fois après l’autre. Il est impossible quand rien de ce qu’il donne ne peut être donné ; si une chose peut l’être, vous renoncez au reste.',
  'IB-58': 'Vous pouvez visiter une ville même si elle ne vous apporte rien.',
  'IB-59':
    'Borsham : jusqu’à une fois par membre d’équipage sur le pont, payez 1 bois pour 1 pirate ; puis, jusqu’à une fois par membre d’équipage sur le pont, payez 1 bois et 1 pièce pour 1 serpent. Le même équipage compte pour les deux, et personne n’est utilisé.',
  'IB-60':
    'Crimsika, un port : reposez-vous ; puis, autant de fois que vous voulez, payez 1 livre pour placer 1 cube d’influence.',
  'IB-61': 'Farwold : activez une des cartes Réputation révélées ; puis gagnez 1 bois ou 2 poissons.',
  'IB-62': 'Fel’s Garden : reposez-vous ; puis placez 1 cube.',
  'IB-63':
    'Fel’s Garden, face avancée : autant de fois que vous voulez, payez 1 bois et utilisez un membre d’équipage Administratif pour 1 point de réputation puis 1 cube. Vous ne vous reposez pas.',
  'IB-64': 'Grenille : gagnez 2 bois ; puis 1 bois par Travailleur sur le pont.',
  'IB-65': 'Krazk, un port : reposez-vous ; puis gagnez 1 bois ou 1 poisson.',
  'IB-66': 'Marhaven, un port : reposez-vous ; puis gagnez 1 pirate.',
  'IB-67': 'Morlim : vous pouvez recruter ; puis gagnez 1 point de réputation, même sans recruter.',
  'IB-68':
    'Morlim, face avancée : vous pouvez recruter au prix de la rangée ; puis gagnez 1 bois par Travailleur sur le pont, nouvelle recrue comprise.',
  'IB-69': 'Ratnest : gagnez 2 pirates ; puis 1 bois par Travailleur sur le pont.',
  'IB-70': 'Ratnest, face avancée : gagnez 2 pirates ; puis reposez-vous.',
  'IB-71': 'Rockslide : gagnez 1 livre ; puis 1 point de réputation.',
  'IB-72':
    'Rockslide, face avancée : jusqu’à une fois par membre d’équipage sur le pont, payez 2 pièces pour 1 livre puis 2 points de réputation.',
  'IB-73': 'Stratic : vous pouvez construire un bâtiment.',
  'IB-74': 'Sun’s Rest : jusqu’à une fois par membre d’équipage sur le pont, payez 2 poissons pour 1 serpent.',
  'IB-75':
    'Sun’s Rest, face avancée : autant de fois que vous voulez, payez 2 poissons et utilisez n’importe quel membre d’équipage pour 1 serpent puis 1 point de réputation.',
  'IB-76': 'The Grotto : gagnez 4 poissons ; puis 1 poisson par Travailleur sur le pont.',
  'IB-77':
    'The Grotto, face avancée : gagnez 3 poissons et 1 point de réputation ; puis 1 poisson par Travailleur sur le pont.',
  'IB-78':
    'Thundrake, un port : reposez-vous ; puis, autant de fois que vous voulez, payez 1 livre pour 2 points de réputation.',
  'IB-79':
    'Undervall : reposez-vous ; puis vous pouvez recruter, pour 1 pièce de plus que le prix de la rangée dans la deuxième édition anglaise et gratuitement dans l’édition antérieure.',
  'IB-80':
    'Undervall, face avancée : gagnez 1 point de réputation ; puis vous pouvez recruter au prix de la rangée. Vous ne vous reposez pas.',
  'IB-81':
    'Zilliam : autant de fois que vous voulez, payez 1 poisson ou 1 bois, à votre choix chaque fois, et utilisez n’importe quel membre d’équipage pour 1 livre.',
  'IB-82': 'Borsham, Farwold, Grenille, Stratic et Zilliam ont la même action sur les deux faces.',
  'IB-83':
    'Attaquer : vous pouvez attaquer la ville de votre région si elle a une bannière rouge, comme Farwold aussi, et si vous ne la contrôlez pas.',
  'IB-84':
    'Vous formez un groupe d’au moins un de vos pirates, serpents ou Ichor, et d’au plus dix, parce qu’il y a dix dés.',
  'IB-85':
    'Avant le lancer, vous pouvez utiliser autant de membres d’équipage Combat sur le pont que vous voulez, pour un dé de plus chacun, jusqu’à dix dés en tout. Cela ne s’annule pas, quoi qu’il arrive.',
  'IB-86': 'Vous lancez un dé par carte du groupe et par membre d’équipage Combat utilisé, tous à la fois.',
  'IB-87':
    'Après le lancer et avant de placer les dés, chaque bois payé relance un dé, aussi souvent que vous voulez, un dé à la fois, le même encore si vous le souhaitez.',
  'IB-88':
    'Chaque carte reçoit au plus un dé ; les dés en trop ne comptent pas. Les dés sont placés pour le plus grand total, sauf si vous les placez à la main.',
  'IB-89': 'Un dé donne la force indiquée dans le tableau de sa carte.',
  'IB-90': 'Il vous faut la force de la ville, et 2 de plus si une autre personne la contrôle.',
  'IB-91':
    'Votre total est la somme des dés placés, plus 1 par membre d’équipage blessé dans cette attaque, plus ce que les capacités ajoutent. S’il atteint ce qu’il vous faut, vous prenez la ville ; vous ne pouvez pas refuser.',
  'IB-92':
    'S’il vous en manque après avoir placé les dés, vous pouvez blesser des membres d’équipage du pont, de n’importe quel type, pour 1 chacun, l’un après l’autre, jusqu’à en avoir assez. Ce n’est possible que s’il y a sur le pont au moins autant de membres d’équipage qu’il vous manque de points.',
  'IB-93':
    'Sinon, vous battez en retraite : une carte du groupe, à votre choix, va à la réserve et les autres reviennent. Votre action est utilisée, mais les actions gratuites restent possibles.',
  'IB-94':
    'Ichor est perdu chaque fois qu’il était dans le groupe. Lors d’une retraite, c’est alors la seule carte perdue.',
  'IB-95': 'Le bois payé, l’équipage utilisé et l’équipage blessé le restent après une retraite.',
  'IB-96': 'Quand vous prenez une ville par une attaque, tout le groupe va d’abord à la réserve.',
  'IB-97': 'Ensuite, le cube de la personne qui contrôlait la ville lui revient, et le vôtre est placé.',
  'IB-98': 'Ensuite, vous gagnez le butin : autant de pièces de la réserve que la force imprimée, sans les 2 de plus.',
  'IB-99':
    'Ensuite, vos capacités pour la prise d’une ville prennent effet, puis celles de la personne qui l’a perdue.',
  'IB-100':
    'Ensuite, vous pouvez visiter la ville aussitôt, comme vôtre, sans droit de visite. C’est une visite pour toutes les capacités. Vous pouvez y renoncer.',
  'IB-101':
    'Si vos 18 cubes sont tous en jeu, vous retirez d’abord un de vos cubes d’influence, à votre choix, pour la ville.',
  'IB-102':
    'Perdre votre port d’attache n’a pas d’autre effet. Vous pouvez le reprendre, et on peut contrôler plusieurs ports.',
  'IB-103':
    'Diplomatie : vous pouvez utiliser la diplomatie sur la ville de votre région si elle a une bannière bleue, comme Farwold aussi, et si vous ne la contrôlez pas.',
  'IB-104': 'Il vous faut autant d’influence que la force de la ville, et 2 de plus si une autre personne la contrôle.',
  'IB-105':
    'Vous retirez vos cubes de la piste d’influence dans l’ordre que vous voulez ; chacun paie la valeur de sa case. Les cubes vous reviennent, et les cases sont vides aussitôt.',
  'IB-106':
    'Chaque membre d’équipage Négociation utilisé ajoute 1 point d’influence, et vous pouvez en utiliser autant que vous voulez. Il faut tout de même retirer au moins un cube.',
  'IB-107': 'Vous pouvez payer plus qu’il ne faut, sans rien récupérer. Le paiement s’arrête dès que vous avez assez.',
  'IB-108':
    'Vous ne pouvez commencer une diplomatie que si vos cubes, votre équipage Négociation sur le pont et vos capacités suffisent ensemble. Une diplomatie n’échoue jamais.',
  'IB-109': 'Vous prenez alors la ville, avec butin et visite gratuite comme après une attaque.',
  'IB-110':
    'Chasse au trésor, dans n’importe quelle région : prenez toutes les pièces du Trésor de l’archipel ; s’il n’y en a pas, prenez 1 pièce de la réserve.',
  'IB-111':
    'Action gratuite : accomplissez un évènement révélé dont la ville est dans votre région en payant tout ce qu’il demande, puis placez ses cubes. Autant d’évènements par tour que vous voulez, sans droit de visite.',
  'IB-112':
    'Chaque symbole à utiliser demande son propre membre d’équipage. Un choix qui laisserait un symbole suivant sans équipage est impossible.',
  'IB-113': 'Les pirates et serpents demandés retournent à la réserve. Ichor ne peut pas servir à cela.',
  'IB-114':
    'La carte est défaussée, la suivante est révélée à sa place et son marqueur posé. Si elle est dans la même région, vous pouvez l’accomplir aussitôt.',
  'IB-115':
    'Quand il n’y a plus de carte à révéler, l’autre évènement révélé reste en place ; quand il est accompli à son tour, les 15 sont mélangés et deux sont révélés.',
  'IB-116': 'Chaque cube va sur la case vide la plus à gauche, et une case contient un seul cube.',
  'IB-117':
    'Les cubes pour lesquels il n’y a pas de case vide, ou pas de cube libre, ne sont pas placés. L’évènement ou la partie compte comme accompli.',
  'IB-118':
    'Action gratuite, où que soit votre bateau : payez le coût en pièces d’un bâtiment de la piste de construction et ajoutez-le à votre Capitale. Autant par tour que vous voulez.',
  'IB-119':
    'Les emplacements 1 à 5 demandent 3, 2, 1, 0 et 0 livres. Il suffit de les avoir ; ils ne se paient pas. Cela vaut pour acheter et pour construire.',
  'IB-120':
    'Pour construire, ce que seule l’action d’une ville permet, vous payez le bois et les poissons de la carte et aucune pièce ; un bâtiment par visite.',
  'IB-121':
    'Aussitôt, les cartes à gauche du vide glissent à droite, et une nouvelle entre sur l’emplacement 1, visible de tout le monde.',
  'IB-122': 'Quand la pioche est vide, la piste raccourcit par la gauche. Les livres dépendent de l’emplacement.',
  'IB-123':
    'Une capacité compte dès que vous avez le bâtiment. Elle ne s’applique pas au gain de ce même bâtiment, sauf si elle le dit.',
  'IB-124': 'Un bâtiment vaut son coût en pièces à la fin, acheté ou construit.',
  'IB-125':
    'Plusieurs capacités d’une même personne au même moment prennent effet dans l’ordre de la liste des bâtiments.',
  'IB-126':
    'La réputation gagnée en jeu fait avancer votre marqueur sur la piste de 7 ; vous commencez hors de la piste.',
  'IB-127':
    'Quand vous atteignez 7, votre marqueur quitte la piste, vous prenez le jeton du dessus et sa récompense aussitôt, et vous continuez avec le reste du gain.',
  'IB-128':
    'Une récompense s’applique entièrement, avec tout ce qu’elle déclenche, avant le reste du gain. Un gain peut passer 7 plusieurs fois, pour un jeton chaque fois.',
  'IB-129':
    'Si plusieurs personnes gagnent de la réputation par la même chose, celle dont c’est le tour marque d’abord et entièrement, puis les autres dans le sens des aiguilles d’une montre ; chacune prend le jeton du dessus à ce moment.',
  'IB-130':
    'Si vous recevez une récompense pendant un autre tour, vous faites vos choix aussitôt ; le jeu vous attend.',
  'IB-131':
    'Quand il n’y a plus de jeton, chaque 7 complet est gardé comme 7 points sans récompense, et le marqueur repart hors de la piste. Cela ne prend aucun de vos 18 cubes.',
  'IB-132': 'La réputation de fin de partie ne fait jamais avancer le marqueur.',
  'IB-133':
    'La personne qui active une carte Réputation en choisit une parmi celles révélées et gagne d’abord son nombre, qui peut être 0.',
  'IB-134':
    'Ensuite, chaque personne, celle dont c’est le tour d’abord puis les autres dans le sens des aiguilles d’une montre, gagne 1 point de réputation par chose nommée, comptée quand son décompte commence.',
  'IB-135':
    'Une limite de 7 plafonne ce qu’une personne gagne par cette seconde partie ; le nombre de la personne active s’y ajoute.',
  'IB-136': 'La carte sort du jeu et la suivante est révélée. Les cartes utilisées ne sont jamais remélangées.',
  'IB-137':
    'S’il ne reste qu’une carte, c’est la seule possible ; s’il n’en reste aucune, la partie ne fait rien, et la suivante a tout de même lieu.',
  'IB-138': 'Vous ne gardez jamais plus de 10 marchandises, poissons et bois ensemble.',
  'IB-139':
    'Si vous gagnez plus que votre cale ne contient, vous recevez d’abord tout, puis vous choisissez quelles marchandises jeter, anciennes ou nouvelles : exactement l’excédent. Vous ne pouvez en jeter à aucun autre moment.',
  'IB-140':
    'Académie des Bâtisseurs : pour les livres que demande un emplacement, vous comptez 2 livres de plus. Avec Architecte : chaque bâtiment suivant que vous gagnez apporte 1 carte, comme un livre gagné.',
  'IB-141': 'Pont : après chaque bâtiment construit, et non acheté, gagnez 1 point de réputation et 1 poisson.',
  'IB-142':
    'Boucher : ce que vous gagnez par Travailleur compte aussi vos Travailleurs bien portants en cabine, mais jamais les blessés.',
  'IB-143': 'Zone de combat : gagnez 2 points de réputation pour chaque ville prise par une attaque, ports compris.',
  'IB-144': 'Académie des Pêcheurs : gagnez 1 poisson à chaque repos dans une ville.',
  'IB-145': 'Casino : gagnez 1 pièce à chaque repos dans une ville.',
  'IB-146':
    'Chambre du Parlement : une fois par visite, évènement ou récompense, avant son premier cube, vous pouvez sauter la case vide la plus à gauche ; elle reste sautée jusqu’à la fin. Il faut au moins deux cases vides. La fois suivante, vous pouvez de nouveau sauter une case, même la même.',
  'IB-147':
    'Bijoutier : gagnez 1 pièce de la réserve à chaque chasse au trésor, même si le Trésor de l’archipel est vide.',
  'IB-148': 'Bibliothèque : gagnez 1 point de réputation pour chaque livre gagné, un ou plusieurs à la fois.',
  'IB-149': 'Manoir : gagnez 2 points de réputation pour chaque ville prise par diplomatie.',
  'IB-150': 'Marché : gagnez 1 bois et 2 poissons pour chaque ville prise par diplomatie.',
  'IB-151':
    'Mausolée : gagnez 3 points de réputation chaque fois qu’une autre personne vous prend une ville, ports compris, par attaque ou diplomatie.',
  'IB-152': 'Académie des Mercenaires : gagnez 1 pirate pour chaque bâtiment acheté, et non construit.',
  'IB-153':
    'La Cabane des Miracles : action gratuite, une fois par tour : un de vos membres d’équipage blessés monte directement sur le pont, face visible.',
  'IB-154':
    'Éleveur de Monstres : gagnez 1 serpent à chaque visite d’un port que vous contrôlez, n’importe lequel des quatre.',
  'IB-155': 'Musée : à la fin, 1 point par ville que vous contrôlez, ports compris.',
  'IB-156': 'Palace : à la fin, 1 point par bois et 1 par paire de poissons restants.',
  'IB-157':
    'Académie des Marins : à la fin, 1 point par membre d’équipage à deux compétences, dans n’importe quel état.',
  'IB-158':
    'École militaire : gagnez 1 pirate pour chaque livre gagné ; dans l’édition antérieure, pour deux livres complets gagnés à la fois, dans une partie d’action de ville ou une récompense.',
  'IB-159': 'École de maniement d’épée : +1 de force dans chaque attaque d’une ville.',
  'IB-160':
    'Bureau des changes : gagnez 1 pièce à chaque visite d’une ville que vous contrôlez, ports et visite gratuite après la prise compris.',
  'IB-161':
    'Portes du Village : prenez Ichor quand vous gagnez ce bâtiment. Ichor retourne à la réserve après toute attaque à laquelle il a pris part ; reprenez-le dès que vous gagnez au moins un serpent. Il n’y a pas d’autre moyen d’avoir Ichor.',
  'IB-162': 'Phare : vitesse +1, toujours 4 au plus sans compter les poissons.',
  'IB-163': 'Cale sèche : votre cale contient 14 marchandises au lieu de 10.',
  'IB-164':
    'Scierie : une fois par visite, après qu’une partie de l’action de la ville vous a donné au moins 1 bois, gagnez-en 1 de plus. Les récompenses et les capacités ne sont pas une action de ville.',
  'IB-165':
    'Fumoir : une fois par visite, après qu’une partie de l’action de la ville vous a donné au moins 1 poisson, gagnez-en 2 de plus.',
  'IB-166': 'Ambassade : +1 d’influence à chaque action Diplomatie.',
  'IB-167': 'Poste du héraut : placez 1 cube de plus pour chaque évènement accompli.',
  'IB-168':
    'Taverne des quais : recruter ne vous coûte aucune pièce, même celle qu’une ville ajoute, et vous gagnez 1 pièce par membre d’équipage recruté.',
  'IB-169':
    'Bureau des douanes : vous ne payez pas de pièce pour entrer dans les villes neutres ; l’équipage est tout de même utilisé.',
  'IB-170': 'Garde du port : les autres ont besoin de 3 de plus au lieu de 2 pour vous prendre une ville.',
  'IB-171':
    'Maison des pilotes : vous n’avez besoin d’aucun membre d’équipage Administratif et n’en utilisez aucun pour terminer dans une région avec d’autres bateaux, ni sur le plateau adverse avec Proximité.',
  'IB-172':
    'Caserne des vétérans : quand vous prenez une ville par une attaque, vous gardez un pirate du groupe, s’il y en avait un.',
  'IB-173':
    'Théâtre : gagnez 2 points de réputation pour chaque carte Réputation que vous activez, juste après son nombre.',
  'IB-174': 'Grandes archives : à la fin, 1 point par livre que vous avez ; avec Architecte, par carte en main.',
  'IB-175': 'La dernière manche se déclenche dès qu’une personne a 8 bâtiments à deux ou trois, ou 7 à quatre.',
  'IB-176':
    'Dans la deuxième édition anglaise, prendre le dernier jeton Réputation la déclenche aussi ; dans l’édition antérieure, non.',
  'IB-177':
    'Après le déclenchement, la manche en cours se joue jusqu’au bout, puis une dernière manche complète à partir de la première place. Ensuite, la partie est terminée.',
  'IB-178':
    'Un autre déclenchement ne change rien. Toutes les règles valent dans la dernière manche, et le nombre de bâtiments n’est pas limité.',
  'IB-179':
    'Votre score compte vos pièces, la valeur de vos bâtiments, ce que les capacités rapportent à la fin, votre position sur la piste de réputation et 7 par jeton Réputation et par 7 gardé. Les villes, les livres, la flotte et l’influence ne valent rien en eux-mêmes.',
  'IB-180':
    'Le meilleur score gagne. En cas d’égalité, la personne avec le plus de poissons et de bois est devant ; si l’égalité persiste, la place est partagée.',
  'IB-181':
    'Commerce : des marchandises, livres, pirates et serpents peuvent changer de mains entre la personne dont c’est le tour et une autre dont le bateau est dans la même région ; jamais les pièces, bâtiments, jetons, membres d’équipage ni Ichor.',
  'IB-182':
    'Vous pouvez échanger après votre déplacement, mais pas pendant une action. Notre propre règle : quand une personne a refusé trois de vos propositions, vous ne pouvez plus lui en faire ce tour-ci. Les échanges acceptés ne comptent pas, les contre-propositions si.',
  'IB-216':
    'La personne sollicitée peut répondre par une contre-proposition, une par proposition : d’autres quantités dans un sens ou dans l’autre. C’est un refus. La personne dont c’est le tour accepte ou refuse.',
  'IB-183':
    'Les deux côtés doivent donner quelque chose ; les nombres peuvent différer, et aucun type ne va dans les deux sens.',
  'IB-184': 'Un échange n’a lieu que si l’autre personne accepte. Chacune ne garde que ce que sa cale contient.',
  'IB-185':
    'Dans la deuxième édition anglaise, ce qui vient d’un échange est gagné, et les capacités s’appliquent : Bibliothèque, École militaire, et Ichor avec un serpent. Dans l’édition antérieure, vous le recevez seulement, et aucune capacité ne s’applique.',
  'IB-186':
    'Proximité, à deux : terminer votre déplacement sur le plateau Mer où se trouve l’autre bateau, dans n’importe laquelle de ses régions, coûte un membre d’équipage Administratif utilisé ; un en tout, même dans la même région. Les ports ne sont sur aucun plateau Mer ; là, seule la règle habituelle vaut.',
  'IB-187': 'Sans ce membre d’équipage, vous ne pouvez pas y aller. Traverser ne coûte rien.',
  'IB-188':
    'Abordage : une action contre un autre bateau de votre région. Vous d’abord, l’autre personne ensuite, lancez un dé par membre d’équipage Combat sur le pont et par pirate, au plus dix chacun ; 4, 5 et 6 touchent. Un abordage sans dé est possible.',
  'IB-189':
    'Le côté qui touche le plus prend autant de pièces que la différence, au plus ce que l’autre possède. Une égalité ne fait rien.',
  'IB-190': 'Un abordage n’utilise aucun membre d’équipage et ne coûte aucune carte de flotte.',
  'IB-191':
    'Six bâtiments : la piste a six emplacements, toujours remplis tant que la pioche dure, qui demandent 4, 3, 2, 1, 0 et 0 livres.',
  'IB-192':
    'Prendre la carte de l’emplacement 1 rapporte 1 pièce, après le paiement : achetée ou construite dans la deuxième édition anglaise, seulement achetée dans l’édition antérieure.',
  'IB-193':
    'Architecte vaut pour la deuxième édition anglaise et ne va pas avec Six bâtiments. Il n’y a ni livres ni piste de construction.',
  'IB-194':
    'Après le choix des ports d’attache, chaque place reçoit sept cartes Bâtiment ; le reste est la pioche face cachée.',
  'IB-195':
    'Tout le monde choisit en même temps une carte du paquet en main ; les choix restent scellés jusqu’au dernier, puis les paquets passent à gauche. La septième carte vient automatiquement : chaque main compte sept cartes.',
  'IB-196': 'Les mains sont secrètes. Leur taille et celle de la pioche sont connues, et il n’y a pas de limite.',
  'IB-197': 'Vous n’achetez ou ne construisez que depuis votre main, sans livres.',
  'IB-198':
    'Là où vous gagneriez un livre, vous piochez une carte ; cela compte comme un livre gagné pour toutes les capacités. Ne rien piocher, c’est ne rien gagner.',
  'IB-199':
    'Là où vous paieriez un livre, une carte de votre main, à votre choix, va face visible sur la pile des cartes payées.',
  'IB-200': 'Là où l’on compte les livres, on compte les cartes de votre main.',
  'IB-201':
    'Une pioche vide est renouvelée en mélangeant la pile des cartes payées ; si elle est vide aussi, rien n’est pioché.',
  'IB-202': 'Avec Commerce, les cartes ne sont pas des livres et ne s’échangent pas.',
  'IB-203':
    'Un paiement sur le panneau d’une ville est toujours facultatif. Sans rien au-dessus de sa flèche, vous pouvez le faire autant de fois que vous voulez par visite ; avec un symbole d’équipage au-dessus, jusqu’à une fois par membre d’équipage sur le pont ; avec un équipage à utiliser, autant de fois que vous voulez, en utilisant un membre d’équipage chaque fois.',
  'IB-204':
    'Sont hors du jeu dès le début : les premiers membres d’équipage des places vides, les cubes des couleurs inutilisées, dont deux bloquent des cases à deux, et le jeton de quatre livres sans Six bâtiments.',
  'IB-205':
    'Une ville sur une carte est toute ville d’île ou tout port, neutre ou contrôlé. Une Capitale se trouve dans les terres, hors de toute région : un port d’attache peut être pris, un bâtiment jamais.',
  'IB-206':
    'Un échange a exactement deux côtés. Avec plusieurs bateaux dans la région, vous faites une proposition après l’autre.',
  'IB-207':
    'Les règles ont une page Aide de jeu : l’ordre d’un tour, les cinq compétences, ce que permettent le bois et le poisson et tous les symboles, chacun avec sa règle.',
  'IB-208':
    'Les règles ont une page Équipage dans Above and Below, qui s’ouvre sans table. Elle ne change rien à Islebound, où le dos d’une tuile d’équipage dit seulement qu’il y a une blessure.',
  'IB-209':
    'Sur cette page : à la mise en place, mettez les 22 tuiles d’équipage dans un sac, aucune dans la rangée des villageois. Quand on complète les villageois à la fin d’une manche et que la place à 5 pièces est vide après le glissement, tirez-y une tuile d’équipage ; non vendue, elle glisse à gauche comme tout villageois.',
  'IB-210':
    'À la fin de cette partie-là, une tuile avec une marchandise vaut 1 point de village par marchandise de ce type que vous avez ; une tuile avec un nombre, ce nombre ; une tuile avec une potion ou du cidre, 1 par potion ou cidre que vous avez.',
  'IB-211':
    'Cette page additionne les points : pour chacune des 22 tuiles au plus, vous choisissez marchandise, points, potion ou cidre et un nombre de 0 à 20, et vous lisez la somme. Rien n’est conservé.',
  'IB-212':
    'Un jeu de contenu ne peut servir que s’il passe toutes les vérifications. Chaque défaut est une phrase qui nomme l’endroit et ce qui ne va pas.',
  'IB-213':
    'Un jeu de contenu peut changer les bannières, les forces, les droits de visite, les plateaux et leur disposition, les tableaux des dés, les compétences de l’équipage, la piste d’influence, les bâtiments, les évènements, les cartes Réputation et les récompenses des jetons, et rien d’autre.',
  'IB-214':
    'Une table se joue jusqu’au bout avec le contenu du début. Sa partie enregistrée porte ce contenu et nomme le jeu de contenu et sa version.',
};
