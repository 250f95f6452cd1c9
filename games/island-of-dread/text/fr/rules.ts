import type { Said } from '@skerry/engine';
import type { rules as en } from '../en/rules.ts';

export const rules: Said<typeof en> = {
  'ID-1': 'De deux à six personnes jouent.',
  'ID-2':
    'Le plateau se compose de cinq îles divisées en cases et, autour, de la mer de Cerridor, qui n’a pas de cases et ne se traverse que par les routes maritimes.',
  'ID-3':
    'Au début, un jeton d’aventure de la couleur du joyau se trouve sur chaque joyau : 26 verts, 20 jaunes et 7 rouges.',
  'ID-4': 'Les jetons de Défi invaincu, de 1 à 6, se trouvent sur leurs places de la piste des Défis invaincus.',
  'ID-5':
    'Tous les Objets et les Alliés, du jeu de base et de l’extension, forment une seule pioche de marché mélangée de 61 cartes.',
  'ID-6':
    'On pioche six cartes de marché, face visible, pour l’étal de Tarianor, et deux pour celui de chaque autre ville.',
  'ID-7':
    'On mélange la pioche des Capitaines et on en place un, face visible, à l’étal de chaque ville. Cinq restent dans la pioche.',
  'ID-8':
    'Les cartes d’aventure vertes, jaunes, de mer, rouges et argent forment cinq pioches mélangées. Il n’y a pas de pioche bleue : celle de mer la remplace.',
  'ID-9': 'Aucune carte d’aventure du jeu de base ne sert.',
  'ID-10': 'Vous commencez avec 3 pièces d’or. L’hôte peut en fixer 5 ou 8 à la place.',
  'ID-11':
    'L’or et les jetons de blessure, de fatigue, d’expérience et d’aventure ne manquent jamais. L’or est un simple nombre : personne n’a besoin de monnaie.',
  'ID-12': 'Les douze cartes marines sont mélangées face cachée dans leur réserve.',
  'ID-13': 'Les huit Objets légendaires se trouvent face visible dans leur réserve.',
  'ID-14': 'Chaque personne reçoit un Héros au hasard, tous différents. Les autres Héros restent hors de la partie.',
  'ID-15':
    'Quand les Héros sont choisis, chaque place reçoit le Héros qui lui est attribué. Personne ne partage le sien.',
  'ID-16': 'Tous les Héros commencent à Dallak.',
  'ID-17':
    'Le hasard désigne la première place. Les tours suivent l’ordre des places, et « à gauche » désigne la place suivante dans cet ordre.',
  'ID-18': 'Au début, aucun Évènement n’est en jeu et toutes les tuiles d’évènement sont à côté du plateau.',
  'ID-19':
    'Dans la partie courte, tout le monde commence avec 6 points d’expérience et 3 pièces d’or de plus. Rien d’autre ne change.',
  'ID-20':
    'Un Héros a de la Vie, de la Vigueur, et Esprit, Corps et Âme avec leurs dégâts ; ces trois-là servent aux phases à distance, de corps à corps et de magie. Les Alliés, les Capitaines et les Défis ont une valeur et des dégâts pour chaque phase.',
  'ID-21':
    'Dès que les blessures atteignent la Vie, c’est la chute : un Héros est assommé, un Allié ou un Capitaine meurt, un Défi est vaincu.',
  'ID-22': 'Les fatigues qu’un personnage doit subir au-delà de sa Vigueur deviennent des blessures, une pour une.',
  'ID-23':
    'Les fatigues prises comme prix d’une capacité ne peuvent pas dépasser la Vigueur. Faute de place, la capacité ne peut pas servir.',
  'ID-24':
    'Activer une carte, c’est la retourner face cachée. Elle doit être face visible, et reste cachée jusqu’à votre prochaine étape de réactivation.',
  'ID-25': 'Une carte face cachée ne perd que ce qui se paie en l’activant. Ses autres capacités et bonus continuent.',
  'ID-26':
    'Une capacité qui a un prix, ou qui dit « pouvez », sert quand vous le voulez. Toute autre capacité s’applique d’elle-même.',
  'ID-27': 'Une capacité qui ne changerait rien du tout ne peut pas servir.',
  'ID-28':
    'Quand plusieurs choses arrivent au même moment, on applique d’abord ce que dit le Défi ou l’Évènement, puis vos capacités qui s’appliquent d’elles-mêmes (Héros, Objets, Alliés, Capitaine, trophées, Objets légendaires, chacun dans l’ordre d’arrivée), puis celles que vous pouvez utiliser, une à une, dans l’ordre de votre choix.',
  'ID-29':
    '« Une fois par jet », par round, par combat ou par tour vaut pour chaque carte séparément. Vous pouvez payer plusieurs fois un prix sans cette limite, mais chaque capacité d’Avant le combat ne sert qu’une fois par combat.',
  'ID-30':
    'Une capacité ne change que les jets et les dégâts de son porteur, sauf si elle en nomme d’autres. Le porteur d’un Objet est le Héros.',
  'ID-31': 'Une carte qui quitte le jeu perd tous les jetons posés sur elle.',
  'ID-32':
    'Un Défi vaincu rapporte des points d’expérience : 1 pour un vert, 2 pour un jaune, 3 en mer, 4 pour un rouge, aucun pour un argent.',
  'ID-33': 'Vous pouvez avoir deux Armes, une Armure et deux Alliés au plus. Les deux Armes comptent en même temps.',
  'ID-34':
    'Les autres Objets ne sont pas limités. Si l’hôte fixe la limite, vous pouvez avoir en tout deux Artefacts, Runes et Potions.',
  'ID-35': 'Les Objets légendaires sont des Objets sans coût. Ils n’ont pas de type et ne comptent dans aucune limite.',
  'ID-36':
    'Si vous avez trop de cartes d’un type, vous en cédez une aussitôt, au choix, même la nouvelle : dans une ville à l’étal, ailleurs dans la défausse.',
  'ID-37':
    'Vous ne pouvez ni vendre, ni échanger, ni céder une carte si les blessures de votre Héros atteignaient alors sa Vie, ou si ses fatigues dépassaient sa Vigueur.',
  'ID-38':
    'Les capacités « à tout moment de votre tour » peuvent servir chaque fois que quelque chose vous est demandé pendant votre tour, mais pas entre le choix de qui agit et la fin des dégâts de ce jet.',
  'ID-39':
    'Un test, c’est deux dés à dix faces plus l’attribut, plus le bonus de votre Héros pour la compétence, plus vos cartes. La réussite demande au moins la difficulté.',
  'ID-40':
    'Seules les capacités qui parlent de tests changent un test, et les Alliés n’aident pas sauf s’ils le disent. Aucun résultat des dés ne suffit à réussir ou à échouer.',
  'ID-41': 'Une manche est un tour de chaque place, à partir de la première.',
  'ID-42': 'Un tour a cinq étapes : réactivation, déplacement, aventure, marché, expérience.',
  'ID-43':
    'À l’étape de réactivation, toutes vos cartes activées se retournent face visible, votre Capitaine aussi, même en mer.',
  'ID-44':
    'Votre tour prend fin après l’étape d’expérience, ou aussitôt que votre Héros fuit, est assommé ou fait naufrage. Les étapes restantes sont perdues.',
  'ID-45':
    'À la fin de votre tour, vous laissez un Capitaine à chaque étal qui en a plusieurs et défaussez les autres de cet étal.',
  'ID-46':
    '« Avant de vous déplacer », c’est le début de l’étape de déplacement : ces capacités servent une à une avant que le nombre de dés soit fixé. Une blessure soignée alors rend le cinquième dé.',
  'ID-47':
    'Ensuite votre Héros fait une chose : lancer les dés, se reposer, faire un pas gratuit, rester sur place ou, dans une ville avec un Capitaine, appareiller.',
  'ID-48':
    'Vous lancez cinq dés de déplacement, ou quatre si votre Héros ou l’un de vos Alliés a une blessure ou une fatigue.',
  'ID-49': 'Les cartes ajoutent ou retirent ensuite des dés. Leur nombre reste de 0 à 5.',
  'ID-50':
    'Pour vous reposer, vous lancez moins de quatre dés. Pour chaque dé de moins que quatre, vous retirez une fatigue à votre Héros ou à l’un de vos Alliés, au choix à chaque fois. Si vous en retirez quatre, vous n’en lancez aucun.',
  'ID-51':
    'Vous ne pouvez pas vous reposer de plus de fatigues qu’il n’y en a, ni de plus que vos dés, comptés au plus à quatre.',
  'ID-52':
    'Chaque dé sert une fois à entrer sur une case voisine dont il affiche le terrain. Vous pouvez vous arrêter à tout moment ; les dés non utilisés sont perdus.',
  'ID-53':
    'Vous choisissez des cases, pas des dés : vous pouvez entrer sur une case si les terrains de toutes les cases de ce jet, la nouvelle comprise, vont chacun avec un dé différent.',
  'ID-54': 'N’importe quel dé permet d’entrer dans une ville.',
  'ID-55':
    'Une carte peut permettre d’entrer sur un terrain avec n’importe quel dé, comme Séreth de l’Écume pour les rivières.',
  'ID-56': 'Au lieu de lancer les dés, votre Héros peut aller sur une case voisine, quel que soit son terrain.',
  'ID-57': 'Passer ou s’arrêter là où il y a d’autres Héros ou des jetons ne coûte rien.',
  'ID-58':
    'Aucun Héros n’entre ni n’est envoyé dans la mer, sauf en naviguant, et alors seulement par les routes maritimes.',
  'ID-59':
    'Seuls les voyages traversent la mer, et les cartes d’aventure qui le disent ; aucune des nôtres ne le fait. Les Objets ne la traversent jamais.',
  'ID-60':
    'Les Ailes de Régiroth portent votre Héros à 4 cases au plus, sur tout terrain de l’île. C’est tout le déplacement de l’étape.',
  'ID-61':
    'Rune de téléportation : en cas de réussite, votre Héros va sur une autre case de l’île, au choix, et l’étape de déplacement est finie ; en cas d’échec, il subit 1 fatigue et l’étape continue.',
  'ID-62':
    '« Relancer les dés de votre choix » s’utilise après le jet et avant la première case : vous marquez des dés un à un, puis tous les dés marqués sont relancés une fois.',
  'ID-63':
    '« Cinq dés au prochain jet » attend le prochain jet de déplacement de ce Héros. Blessures et fatigues ne le réduisent pas, mais un Évènement le peut.',
  'ID-64':
    'Ce qu’un Évènement fait à l’entrée d’une case arrive aussitôt pour chaque case où vous allez, même par un pas, les Ailes ou la Rune de téléportation, mais pas quand votre Héros y est placé.',
  'ID-65': 'L’étape d’aventure commence par la rencontre des autres Héros de votre case.',
  'ID-66':
    'S’il y a un jeton d’aventure sur la case de votre Héros, l’aventure est obligatoire. Sans jeton, pas d’aventure, et il n’y en a pas dans les villes.',
  'ID-67': 'Vous tirez la première carte de la pioche de la couleur du jeton.',
  'ID-68': 'S’il y a là un jeton de Défi invaincu, vous affrontez ce Défi et ne tirez rien.',
  'ID-69':
    'Une pioche vide se refait en mélangeant sa défausse. Si celle-ci est vide aussi, l’étape d’aventure prend fin et le jeton reste.',
  'ID-70': 'Une carte est un Défi, un Évènement ou une Rencontre.',
  'ID-71': 'On applique le texte d’une Rencontre, puis on la défausse.',
  'ID-72':
    'Après un Évènement ou une Rencontre, vous tirez de nouveau dans la même pioche jusqu’à un Défi, en mer et sur l’Île de l’Effroi aussi.',
  'ID-73': 'Une carte révélée sur une pioche y reste face visible et sera la prochaine tirée.',
  'ID-74':
    'Un Évènement tiré regarnit d’abord le plateau : chaque joyau à soleil sans jeton retrouve son jeton d’aventure.',
  'ID-75':
    'Les joyaux sans soleil restent vides. Un joyau qui a son jeton reste tel quel, avec ou sans jeton de Défi invaincu.',
  'ID-76': 'Un seul Évènement au plus est en jeu. Son texte durable vaut pour tout le monde.',
  'ID-77':
    'Les Évènements se rangent ainsi : vert, jaune, mer, rouge. Un Évènement de rang égal ou supérieur remplace celui qui est en jeu, qui est défaussé ; ses tuiles restent.',
  'ID-78': 'Un Évènement de rang inférieur ne fait que regarnir, puis il est défaussé.',
  'ID-79':
    'Le reste du texte avant « En jeu » s’applique une fois, quand l’Évènement entre en jeu. Un Évènement sans texte durable est en jeu quand même.',
  'ID-80': 'Une case d’évènement garde son terrain imprimé, ou la mer, tant qu’aucune tuile d’évènement n’y est posée.',
  'ID-81': 'Une tuile de route maritime ne se pose que sur la case d’évènement de son numéro, et ouvre cette route.',
  'ID-82':
    'Une face vient de la tuile de plus petit numéro de la réserve qui la porte, sinon de la tuile de plus petit numéro posée sur une face d’un autre type. Celle-ci est reprise et retournée ; jamais les ruines.',
  'ID-83': 'Si aucune tuile ne peut donner la face, ou si la case d’évènement est déjà couverte, rien n’y est posé.',
  'ID-84': 'Une tuile de plaine fait de sa case une plaine.',
  'ID-85':
    'Tant qu’une tuile de mer couvre une case, cette case n’existe pas : personne n’y entre, et ce n’est pas un rivage.',
  'ID-86':
    'Un Héros sur une telle case est placé sur une case de terre voisine par la personne à sa gauche. Chaque case d’évènement bleue en a une, et ne porte pas de joyau.',
  'ID-87':
    'La tuile de ruines fait de Garnott une plaine : ni ville, ni étal, ni étape de marché. Ses cartes de marché et ses Capitaines sont défaussés, et ses deux routes maritimes n’en font plus qu’une, de la Gueule des Vipères à la Houle du sud-ouest.',
  'ID-88': 'Un Héros qui s’y trouve avec un Capitaine perd ce Capitaine, qui est défaussé.',
  'ID-89':
    'Une tuile retirée laisse le terrain imprimé ou la route fermée. Un Héros sur un mouillage y reste et prend les routes qui restent.',
  'ID-90':
    'Un combat, c’est : les capacités d’après la pioche, Avant le combat, puis des rounds jusqu’à la chute du Défi ou du Héros, ou jusqu’à la fuite du Héros.',
  'ID-91': 'Dans Avant le combat, on applique d’abord le texte du Défi, puis vous utilisez des capacités.',
  'ID-92':
    'Un round, c’est une phase de fuite, puis une phase à distance, une de corps à corps et une de magie, dans cet ordre.',
  'ID-93': '« Au début d’un round », c’est avant sa phase de fuite, et d’abord le texte du Défi.',
  'ID-94':
    'À chacune des trois phases, un personnage et un seul agit : le Héros attaque, ou un Allié attaque, ou le Héros se défend. En mer, le Capitaine peut attaquer à la place.',
  'ID-95':
    'Chaque personnage attaque au plus une fois par round. Le Héros peut se défendre à chaque phase, même après avoir attaqué.',
  'ID-96':
    'Le personnage qui agit lance deux dés à dix faces, plus sa valeur pour la phase, plus les cartes. La réussite demande au moins la valeur du Défi. Rien ne réussit ni n’échoue d’office.',
  'ID-97': 'Une attaque réussie inflige au Défi autant de blessures que les dégâts de l’attaquant pour la phase.',
  'ID-98': 'Une attaque ratée inflige à l’attaquant autant de blessures que les dégâts du Défi pour la phase.',
  'ID-99': 'Une défense réussie ne fait rien. Une défense ratée inflige au Héros les dégâts du Défi pour la phase.',
  'ID-100': 'Quand un Allié ou le Capitaine attaque, le Héros ne lance pas de dés et ne subit rien à cette phase.',
  'ID-101': 'Des dégâts de 0 ne sont pas des dégâts et ne déclenchent rien.',
  'ID-102': 'Les capacités « avant un jet » servent après le choix de qui agit et avant les dés.',
  'ID-103':
    'Après un jet raté, les capacités « après un jet » servent une à une jusqu’à la réussite, ou jusqu’à ce que vous l’acceptiez. Un second jet compte, même plus bas.',
  'ID-104':
    '« Réussit » ne demande pas de dés. Les dégâts et les capacités d’une attaque qui touche restent les mêmes.',
  'ID-105':
    'Le texte du Défi change d’abord les dégâts, puis vos capacités qui s’appliquent d’elles-mêmes, puis celles que vous pouvez utiliser. Ce qui reste, jamais moins de 0, devient des jetons.',
  'ID-106': 'Un personnage qui ne peut pas attaquer ne peut pas être choisi pour attaquer à cette phase.',
  'ID-107': 'Ce qu’un Défi fait à votre Héros ne touche ni les Alliés ni le Capitaine, et inversement.',
  'ID-108':
    'Un Défi qui a autant de blessures que de Vie est vaincu aussitôt, entre deux phases ou dans Avant le combat ; le reste du round n’a pas lieu.',
  'ID-109': 'Un Allié qui meurt est défaussé, et le combat continue.',
  'ID-110':
    'À la phase de fuite, votre Héros peut faire un test de Furtivité contre la valeur à distance du Défi. En cas d’échec, il subit ses dégâts à distance et le round continue.',
  'ID-111':
    'Après une fuite réussie, votre Héros reste sur la case et votre tour prend fin aussitôt ; personne ne recule.',
  'ID-112':
    'À partir du 11e round d’un combat, votre Héros subit 1 blessure au début de chaque round. Cette lassitude est une règle à nous, pour que tout combat ait une fin.',
  'ID-113':
    'Quand un texte met fin au combat, il n’y a ni récompense ni point. Le jeton d’aventure reste, la carte va où le texte le dit, même depuis la piste, et votre tour continue par l’étape de marché.',
  'ID-114':
    'Après une victoire, les jetons quittent la case, vous gagnez les points, puis la récompense imprimée de gauche à droite, puis ce qu’ajoutent le Capitaine et l’Évènement.',
  'ID-115': 'Le jeton d’aventure gagné représente les points de sa couleur.',
  'ID-116': 'Une carte vaincue est défaussée, sauf si on la garde.',
  'ID-117':
    'Une carte que son texte vous fait garder est un trophée : visible, jamais vendue, échangée ni perdue, et hors de sa pioche.',
  'ID-118':
    'Un trophée cédé pour son effet va dans la défausse argent. Quand aucun Héros n’est sur l’Île, cette défausse est mélangée aussitôt à la pioche argent.',
  'ID-119':
    'Un Objet légendaire gagné se choisit librement dans sa réserve. Si la réserve est vide, vous ne recevez rien.',
  'ID-120':
    'Un Défi terrestre qu’on a fui, ou qui a assommé son Héros, va à la première place libre de la piste des Défis invaincus, et le jeton de cette place va sur la case. Le jeton d’aventure reste.',
  'ID-121': 'Un Défi de la piste n’a pas de blessures : chaque rencontre est un nouveau combat.',
  'ID-122': 'S’il reste invaincu, il garde sa place.',
  'ID-123':
    'Quand il est vaincu, son jeton numéroté retourne sur la piste, et le jeton d’aventure est gagné comme d’habitude.',
  'ID-124': 'Si les six places sont prises, un autre Défi invaincu est défaussé. Le jeton d’aventure reste.',
  'ID-125': 'Les Défis de mer ne vont jamais sur la piste, les Défis argent non plus.',
  'ID-126': 'Il n’y a d’étape de marché que pour un Héros à terre dans une ville. Sur un mouillage, on la saute.',
  'ID-127': 'L’étape de marché commence par une carte de marché piochée pour l’étal de la ville.',
  'ID-128':
    'Ensuite vous achetez, vendez, soignez et engagez dans l’ordre et autant que vous voulez, jusqu’à votre départ.',
  'ID-129': 'Pour acheter, payez le coût et prenez la carte à l’étal. Elle peut servir aussitôt.',
  'ID-130':
    'Pour vendre, vous recevez la moitié du coût, arrondie à l’unité inférieure, et la carte va à l’étal de la ville. Les Objets légendaires, les trophées et les Capitaines ne se vendent pas.',
  'ID-131':
    'Ce que vous avez acheté ce tour-ci ne se vend pas ce tour-ci, et ce que vous avez vendu ou cédé ce tour-ci ne se rachète pas ce tour-ci.',
  'ID-132': 'Pour soigner, payez 1 pièce d’or et retirez 1 blessure à votre Héros ou à l’un de vos Alliés.',
  'ID-133': 'Les fatigues ne se retirent pas contre de l’or, et les Capitaines ne sont pas soignés.',
  'ID-134':
    'Un prix réduit n’est jamais inférieur à 1 pièce d’or, sauf les soins, qui peuvent être gratuits. Un prix augmenté ou réduit ne vaut que pour ce qu’il nomme.',
  'ID-135': 'Une pioche de marché vide se refait avec la défausse. S’il n’y en a pas, rien n’est pioché.',
  'ID-136':
    'Une carte de marché révélée par une Rencontre et non prise va à l’étal de la ville la plus proche de l’île, à égalité la première de la liste des villes ; en mer, à celui de Tarianor.',
  'ID-137':
    'L’Allié du Naufragé est un Allié de la pioche de marché, tiré au hasard ; la pioche est ensuite mélangée. S’il n’y a pas d’Allié dans la pioche, rien ne se passe.',
  'ID-138':
    'Un Capitaine n’est pas un Allié : aucune limite, aucun prix ni aucun effet des Alliés ne touche les Capitaines.',
  'ID-139':
    'L’engagement, à tout moment de votre étape de marché, commence par le premier Capitaine de la pioche, placé face visible à l’étal de la ville.',
  'ID-140':
    'Notre décision : vous tirez un Capitaine au plus une fois par étape de marché, et vous en engagez un au plus. Vous ne pouvez pas engager avant d’avoir tiré.',
  'ID-141': 'Ensuite vous pouvez prendre un Capitaine de cet étal pour son coût, ou aucun.',
  'ID-142':
    'Vous avez un Capitaine au plus. Si vous en engagez un second, vous gardez l’un des deux et défaussez l’autre.',
  'ID-143': 'Un Capitaine défaussé perd tous ses jetons et va face cachée sous la pioche des Capitaines.',
  'ID-144': 'Si votre Héros quitte une ville sans appareiller, le Capitaine retourne à l’étal de cette ville.',
  'ID-145': 'Un Héros déplacé hors de la ville la quitte. Rester en ville avec un Capitaine ne coûte rien.',
  'ID-146': 'Un Capitaine qui retourne à un étal perd tous ses jetons, l’or du crédit aussi. Rien n’est remboursé.',
  'ID-147': 'Vous pouvez engager un Capitaine à crédit : vous ne payez rien, et un jeton d’or est posé sur la carte.',
  'ID-148':
    'En mer avec un Capitaine à crédit, toute récompense est aussitôt perdue : or, points, cartes marines, cartes et le reste.',
  'ID-149':
    'Les récompenses sont tous les gains des Défis, des Rencontres, des Capitaines et des Évènements en mer. Le Défi compte quand même comme vaincu ; l’achat et les soins restent possibles, et le texte qui blesse s’applique. Une carte marine ainsi perdue reste dans la réserve.',
  'ID-150':
    'Un Capitaine à crédit peut mener votre Héros à l’Île. Le voyage est alors fini, et les récompenses argent comptent.',
  'ID-151': 'Si la pioche des Capitaines est vide, rien n’est tiré, et les Capitaines de l’étal peuvent être engagés.',
  'ID-152': 'Si votre Héros commence l’étape de déplacement dans une ville avec un Capitaine, vous pouvez appareiller.',
  'ID-153':
    'Tout ce qu’une étape du tour permet à terre, elle le permet aussi en mer, sauf si l’une de ces règles dit le contraire.',
  'ID-154': 'En mer, vous ne lancez pas de dés de déplacement, ne faites pas de pas et ne pouvez pas vous reposer.',
  'ID-155': 'Le déplacement suit une route maritime jusqu’à son prochain mouillage ou sa prochaine ville.',
  'ID-156':
    'Chaque fois, vous pouvez prendre n’importe quelle route de la ville ou du mouillage, même celle par où vous venez d’arriver.',
  'ID-157':
    'Un Héros qui commence l’étape de déplacement sur un mouillage doit naviguer jusqu’à un mouillage voisin ou une ville voisine.',
  'ID-158': 'Une route numérotée n’existe que tant que sa tuile est sur le plateau, sauf pour Hestia Deux-Rames.',
  'ID-159': 'Un Évènement peut interdire d’appareiller d’une ville. On peut quand même y arriver ou passer devant.',
  'ID-160':
    'Avec le Pilote sans nom, votre déplacement peut traverser un mouillage jusqu’à un autre mouillage ou une ville à côté, mais pas revenir à son point de départ.',
  'ID-161':
    'L’arrivée dans une ville met fin au voyage : le Capitaine va à l’étal de cette ville, il n’y a pas d’aventure, et l’étape de marché suit.',
  'ID-162': 'Sur un mouillage, l’étape d’aventure tire la première carte de la pioche de mer, à chaque fois.',
  'ID-163':
    'Le Capitaine peut attaquer une fois par round, comme un Allié et en plus de vos Alliés. Une attaque ratée blesse le Capitaine.',
  'ID-164': 'Aucun effet sur les Alliés ne touche le Capitaine.',
  'ID-165': 'Après une fuite, votre Héros reste sur le mouillage et votre tour prend fin : ni tribut, ni dépense.',
  'ID-166': 'Un Défi de mer qu’on a fui, ou qui a causé le naufrage, est défaussé.',
  'ID-167': 'Un Défi de mer vaincu rapporte des points, même sans jeton sur le plateau.',
  'ID-168':
    'Si votre Héros est sur un mouillage au début de l’étape d’expérience, le Capitaine subit 1 fatigue comme tribut, ou 1 blessure si ses fatigues égalent sa Vigueur.',
  'ID-169': 'Les capacités « au début de l’étape d’expérience » viennent avant le tribut. Les dépenses viennent après.',
  'ID-170': 'Les Héros en mer n’attaquent pas et ne négocient pas, et personne ne les attaque ni ne négocie avec eux.',
  'ID-171': 'Un Héros en mer qui est assommé, ou dont le Capitaine meurt, fait naufrage.',
  'ID-172':
    'Un naufrage est une mise hors de combat, sauf pour le lieu : la personne à gauche place le Héros sur une case de terre à côté du mouillage, terrain ou ville, au choix s’il y en a plusieurs.',
  'ID-173': 'Le Capitaine est défaussé et le tour prend fin. Il n’y a pas d’étape de marché, même dans une ville.',
  'ID-174': 'Un Capitaine tué par le tribut, ou par un effet hors d’un combat, cause aussi le naufrage du Héros.',
  'ID-175': 'À l’étape d’expérience, vous achetez des jetons d’expérience, autant que vous voulez, un à un.',
  'ID-176':
    'Un jeton coûte 2 points : c’est notre prix, pour lequel les cartes sont équilibrées. Si l’hôte choisit le prix du jeu de base, il coûte 5 points à deux, 4 à trois et 3 à quatre, de mémoire. À cinq ou six, nous ne le connaissons pas : il coûte 3.',
  'ID-177':
    'Chaque jeton vaut, pour toujours, +2 en Esprit, +2 en Corps, +2 en Âme, +2 en Vigueur ou +1 en Vie. Il ne retire aucune blessure ni fatigue au Héros.',
  'ID-178': 'Les points non dépensés se gardent.',
  'ID-179': 'Une carte marine gagnée est tirée au hasard dans la réserve.',
  'ID-180':
    'Si la réserve est vide, vous pouvez prendre une carte marine à une autre personne, de la couleur de votre choix.',
  'ID-181': 'Si personne n’en a non plus, vous n’en gagnez pas. Les cartes marines de tout le monde sont visibles.',
  'ID-182': 'Les cartes marines dépensées retournent dans la réserve, face cachée.',
  'ID-183':
    'À l’étape d’expérience sur un mouillage, chaque paire défaussée, une carte marine bleue et une verte, vous donne un Objet légendaire de votre choix. Vous pouvez dépenser plusieurs paires tant que la réserve en a.',
  'ID-184':
    'Seul le Héros sur un mouillage le peut ; un Héros arrivé dans une ville ce tour-ci n’est plus en mer. La route de l’Île ne s’achète pas à cette étape.',
  'ID-185':
    'Une carte qui échange des cartes marines met l’une des vôtres dans la réserve et en prend une de l’autre couleur, au vu de tous. S’il n’y en a pas, elle ne peut pas servir.',
  'ID-186': 'Un Objet légendaire utilisé retourne dans la réserve, face visible, et peut être gagné de nouveau.',
  'ID-187': 'Lance de Trelton : avant le jet d’une attaque à distance de votre Héros, elle la fait réussir.',
  'ID-188': 'Épée d’Anténor : avant le jet d’une attaque au corps à corps de votre Héros, elle la fait réussir.',
  'ID-189': 'Talisman de Korsec-Amin : avant le jet d’une attaque magique de votre Héros, il la fait réussir.',
  'ID-190':
    'Heaume de Trelton : au début de n’importe quel round de combat, même contre un autre Héros, il fait que l’ennemi inflige des fatigues au lieu de blessures jusqu’à la fin du round. Ce qui dépasse la Vigueur devient des blessures quand même. Les deux symboles manquent dans le texte que nous avons ; ils sont déduits par élimination.',
  'ID-191': 'Bouclier d’Anténor : après un jet de défense raté de votre Héros, il fait réussir la défense.',
  'ID-192': 'Émeraude de Korsec-Amin : avant de vous déplacer, à terre ou en mer, elle regarnit le plateau.',
  'ID-193':
    'Joyau de Trelton : après la pioche d’un Défi, il saute Avant le combat et commence le premier round par la phase de votre choix.',
  'ID-194':
    'Ce premier round n’a pas de phase de fuite et commence à la phase choisie. Un Défi affronté depuis la piste compte comme pioché.',
  'ID-195':
    'Livre de Korsec-Amin : dans Avant le combat contre Assif Shib-Sa, il fixe sa Vie à 7 pour ce combat, et il n’inflige aucun dégât au premier round.',
  'ID-196':
    'Si votre tour commence avec votre Héros sur un mouillage, vous pouvez défausser une paire de cartes marines et partir pour l’Île de l’Effroi.',
  'ID-197': 'Vous l’annoncez avant toute autre chose à votre tour, même avant les Évènements « au début d’un tour ».',
  'ID-198': 'Votre Héros quitte le plateau pour la tuile de l’Île, et le Capitaine est défaussé.',
  'ID-199':
    'Votre tour continue avec des cartes argent, tirées et résolues une à une, jusqu’à ce qu’Assif Shib-Sa soit vaincu ou que votre Héros soit assommé.',
  'ID-200':
    'Après chaque tirage, toutes vos cartes se retournent aussitôt face visible, avant que la carte soit résolue.',
  'ID-201': 'Rien d’autre n’a lieu à ce tour : ni étape de déplacement, ni de marché, ni d’expérience.',
  'ID-202': 'Il n’y a pas de phase de fuite sur l’Île.',
  'ID-203': 'Pour le reste, le combat est le même, et les Alliés y participent.',
  'ID-204': 'Si votre Héros y est assommé, la personne à gauche le place dans la ville de son choix.',
  'ID-205': 'Vous perdez tout ce que coûte une mise hors de combat. Des ruines ne sont pas une ville.',
  'ID-206': 'Les cartes argent que vous gardez restent à vous.',
  'ID-207': 'Toutes les cartes argent défaussées, et celle en cours, sont ensuite mélangées à la pioche argent.',
  'ID-208': 'Vaincre Assif Shib-Sa, c’est gagner la partie aussitôt.',
  'ID-209':
    'Si votre Héros est assommé, vous perdez tout votre or et votre Objet ou Allié le plus cher, qui est défaussé.',
  'ID-210':
    'Seules comptent les cartes qui ont un coût, d’après leur coût imprimé ; à égalité, vous choisissez. Les Objets légendaires et les trophées ne sont jamais perdus.',
  'ID-211': 'Toutes les blessures et les fatigues du Héros sont retirées. Les Alliés gardent les leurs.',
  'ID-212':
    'Les jetons d’expérience, les points non dépensés, les cartes marines et toutes les autres cartes se gardent.',
  'ID-213':
    'À terre, le Héros va à la ville la plus proche de l’île, en comptant les cases ; à égalité, vous choisissez.',
  'ID-214': 'Si c’était votre tour, il prend fin.',
  'ID-215': 'Un Héros assommé au tour d’une autre personne subit la même chose aussitôt. Le jeu continue ensuite.',
  'ID-216': 'Un Capitaine reste avec un Héros placé dans la même ville. Sinon le Héros a quitté la ville.',
  'ID-217': 'Les cartes qui évitent des pertes lors d’un naufrage ne servent que pour les naufrages.',
  'ID-218':
    'Si plusieurs personnages tombent par un même effet, la chute du Héros vient en dernier. Un Héros qui tombe dans un combat tombe avant la suite de ce round.',
  'ID-219': 'Le Défi est mis sur la piste, ou défaussé, avant que le Héros soit déplacé.',
  'ID-220':
    'Si votre Héros est à terre sur la même case qu’un autre Héros, vous pouvez attaquer ou négocier au début de votre étape d’aventure.',
  'ID-221':
    'Là où les attaques sont permises, vous pouvez en faire une par tour, même dans une ville. Après le combat, il n’y a pas d’aventure à cette étape.',
  'ID-222':
    'La personne qui attaque joue le premier round comme Héros, et l’autre fait l’opposition. Après chaque round, les rôles changent.',
  'ID-223': 'À chaque phase, le nombre à atteindre est deux dés à dix faces plus la valeur du Héros adverse.',
  'ID-224':
    'Le Héros adverse compte ses bonus de défense contre une attaque et ses bonus d’attaque contre une défense, et inflige ses dégâts de la phase.',
  'ID-225': 'Le Héros adverse utilise ses Objets, pas ses Alliés. Le Héros qui agit utilise les deux.',
  'ID-226':
    'Un combat entre Héros commence par Avant le combat : le Héros attaqué utilise ses capacités d’abord, puis celui qui attaque. Au début de chaque round aussi, le Héros qui s’oppose passe en premier. Ce qu’une capacité fait au Défi, elle le fait à l’autre Héros, mais elle ne change jamais la Vie d’un Héros et ne met jamais fin au combat. Les capacités pour les jets et les dégâts servent aux deux.',
  'ID-227':
    'Le Héros qui agit peut fuir : un test de Furtivité contre deux dés à dix faces plus la valeur à distance de l’autre. Un échec coûte les dégâts à distance de l’autre. Une fuite met fin au combat, et au tour du Héros qui a attaqué si c’est lui qui a fui. Si l’hôte le choisit, ce tour prend fin après chaque combat entre Héros, comme dans le jeu de base.',
  'ID-228':
    'À partir du 11e round, les deux Héros subissent 1 blessure au début de chaque round, celui qui agit d’abord.',
  'ID-229':
    'Le Héros vainqueur prend tout l’or du vaincu, ou un Objet, un Allié ou un Objet légendaire, ou rien. Le vaincu ne perd rien d’autre.',
  'ID-230':
    'Le Héros vaincu est soigné et va à la ville la plus proche ; si c’était l’attaquant, son tour prend fin. Aucun point n’est gagné.',
  'ID-231':
    'Là où les échanges sont permis, une proposition nomme ce que vous donnez et ce que vous demandez : or, Objets, Objets légendaires, Alliés, cartes marines. Dans les villes aussi.',
  'ID-232': 'Les Capitaines, les points, les jetons d’expérience et les trophées ne changent pas de mains.',
  'ID-233': 'Il faut nommer au moins une chose en tout ; un cadeau est possible. Les promesses ne sont pas notées.',
  'ID-234':
    'L’autre personne accepte ou refuse. En cas d’accord, tout change de mains aussitôt, avec les jetons des Alliés, puis chaque côté respecte ses limites.',
  'ID-235': 'Vous pouvez faire trois propositions au plus par tour.',
  'ID-236': 'La partie prend fin dès qu’Assif Shib-Sa est vaincu, et la personne qui l’a vaincu est première.',
  'ID-237':
    'Les autres se classent selon les jetons d’expérience achetés, puis les points non dépensés, puis l’or. Les égalités partagent un rang, et le rang suivant est sauté.',
  'ID-238':
    'La dernière manche est une règle à nous : la manche 60, celle que fixe l’hôte, ou aucune. Si elle se termine sans victoire, la partie prend fin : personne n’a la première place, et le classement commence à la deuxième place.',
  'ID-239': 'Tout le monde joue jusqu’à la fin.',
  'ID-240':
    'Avec la piste de fatalité, chaque carte d’aventure verte, jaune, de mer ou rouge mise à la défausse compte pour un.',
  'ID-241':
    'Toutes les 5, 7, 9, 10 ou 12 cartes de ce type, de deux à six personnes, on ajoute un jeton de fatalité, huit au plus.',
  'ID-242':
    'Quand un tour prend fin avec huit jetons de fatalité, chaque place a un dernier tour, à partir de la suivante.',
  'ID-243':
    'À ce tour, votre Héros va droit à l’Île, où qu’il soit, sans paire de cartes marines. Un Capitaine retourne à l’étal de la ville, ou est défaussé en mer.',
  'ID-244':
    'Si personne ne vainc Assif Shib-Sa pendant ces tours, la partie prend fin, et le classement commence à la deuxième place.',
};
