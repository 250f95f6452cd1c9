import type { Said } from '@skerry/engine';
import type { rules as en } from '../en/rules.ts';

export const rules: Said<typeof en> = {
  'FI-1':
    'Deux, trois ou quatre aventuriers jouent, un par place. Une même personne peut tenir plusieurs places, et même toutes.',
  'FI-2': 'Les 24 tuiles sont mélangées et posées côté sec, une sur chaque case de l’île.',
  'FI-3': 'L’île habituelle est un losange : des rangées centrées de deux, quatre, six, six, quatre et deux tuiles.',
  'FI-4':
    'Les îles d’une autre forme sont un supplément qui n’est pas dans le livret ; toutes les règles restent les mêmes. Les trous et l’eau autour de l’île sont de la pleine mer pendant toute la partie.',
  'FI-5': 'Les quatre trésors restent à prendre. Chacun peut être pris sur l’une ou l’autre de ses deux tuiles.',
  'FI-6':
    'Avant le premier tour, six cartes Inondation sont tirées, et les tuiles qu’elles nomment sont inondées. Ces six cartes commencent la défausse Inondation.',
  'FI-7':
    'Chaque place reçoit au hasard un aventurier différent. Les aventuriers restants ne servent pas dans cette partie.',
  'FI-8': 'L’hôte peut aussi attribuer les aventuriers. Deux places n’ont jamais le même.',
  'FI-9': 'Chaque pion commence sur la tuile de départ de son aventurier, même si elle est inondée.',
  'FI-10': 'Chaque place reçoit deux cartes de la pioche Trésor mélangée, face visible.',
  'FI-11':
    'Une carte Montée des eaux distribuée à la mise en place ne fait rien : une autre la remplace et elle retourne dans la pioche. La partie commence donc avec les trois dans la pioche.',
  'FI-12': 'L’eau commence au cran 1 pour Novice, 2 pour Normal, 3 pour Élite et 4 pour Légendaire.',
  'FI-13':
    'La première place est tirée au sort, ou choisie par l’hôte. On joue ensuite dans le sens des aiguilles d’une montre.',
  'FI-14': 'Toutes les mains sont face visible, et tout le monde peut consulter les deux défausses à tout moment.',
  'FI-15':
    'Toute carte remise face cachée avait déjà été vue : tout le monde peut donc savoir quelles cartes contient chaque couche d’une pioche. Seul leur ordre est inconnu.',
  'FI-16':
    'Un tour a trois parties, toujours dans cet ordre : vos actions, deux cartes Trésor, puis les cartes Inondation.',
  'FI-17':
    'Vous avez jusqu’à trois actions : vous déplacer, assécher, donner une carte ou prendre un trésor, dans n’importe quel ordre et autant de fois que vous voulez. Les actions non utilisées sont perdues.',
  'FI-18':
    'Vos actions ne finissent que lorsque vous les terminez, même après la troisième. Jusque-là, il est encore temps de jouer une carte spéciale ou d’annuler.',
  'FI-19': 'On ne peut sauter ni les cartes Trésor ni les cartes Inondation.',
  'FI-20':
    'Après la dernière carte Inondation, la place suivante commence son tour avec trois nouvelles actions et, pour le Pilote, un nouveau vol.',
  'FI-21':
    'Seule la place dont c’est le tour fait des actions. Les autres n’agissent que pour jouer une carte spéciale, revenir à cinq cartes ou nager.',
  'FI-22': 'Pour une action, déplacez votre pion sur une tuile qui touche la vôtre par un côté, sèche ou inondée.',
  'FI-23':
    'Aucun pion ne va sur une tuile engloutie, ne la traverse ni n’avance en diagonale, sauf si son aventurier le permet.',
  'FI-24':
    'Un déplacement finit toujours sur une autre tuile. Une tuile peut accueillir autant de pions que l’on veut.',
  'FI-25': 'L’Explorateur peut aussi se déplacer en diagonale, vers une tuile encore là.',
  'FI-26':
    'Pour un pas en diagonale, les deux cases voisines ne comptent pas : elles peuvent être englouties ou de la pleine mer.',
  'FI-27': 'Une fois à chacun de ses tours, le Pilote peut voler jusqu’à n’importe quelle autre tuile pour une action.',
  'FI-28':
    'Marcher n’épuise pas le vol, et l’on peut même voler vers une tuile à côté de la vôtre. Un second vol dans le même tour n’est pas possible.',
  'FI-29':
    'Prendre l’hélicoptère, suivre le Navigateur ou s’envoler d’une tuile qui sombre ne demande pas le vol du Pilote et ne l’épuise pas.',
  'FI-30': 'Pour une action, le Plongeur peut traverser une ou plusieurs tuiles inondées ou englouties.',
  'FI-31':
    'Une plongée traverse des tuiles inondées ou englouties, par les côtés, jamais en diagonale, et peut finir sur toute tuile atteinte ; une tuile sèche y met toujours fin. Un simple pas reste possible, mais pas de plongée qui revienne à son départ.',
  'FI-32': 'Le Plongeur ne s’arrête jamais sur une tuile engloutie, pas même entre deux actions.',
  'FI-33': 'Le Plongeur ne traverse que des cases qui ont porté une tuile, jamais la pleine mer.',
  'FI-34': 'Pour une action, le Navigateur peut déplacer un autre pion d’un ou deux pas.',
  'FI-35': 'Les deux pas d’une même action sont pour le même pion.',
  'FI-36': 'Un pion guidé doit finir sur une tuile encore là, et pas à son point de départ.',
  'FI-37':
    'Un pion guidé marche à sa manière, sur des tuiles encore là : l’Explorateur aussi en diagonale, les autres par les côtés, jamais en diagonale.',
  'FI-38':
    'Guidé de deux pas, le Plongeur peut traverser une tuile engloutie si le second pas finit sur une tuile encore là. Les plongées plus longues sont réservées à ses propres actions.',
  'FI-39': 'Guidé, le Pilote marche. Voler est réservé à ses propres actions.',
  'FI-40': 'Guider coûte une action au Navigateur, et rien à la personne guidée. Son accord n’est pas nécessaire.',
  'FI-41': 'Le pion du Navigateur se déplace comme les autres : on ne guide que les autres pions.',
  'FI-42':
    'Pour une action, asséchez une tuile inondée, la vôtre ou une tuile qui la touche par un côté. Elle est de nouveau sèche.',
  'FI-43':
    'On n’assèche que des tuiles inondées. Une tuile sèche n’en a pas besoin, et une tuile engloutie ne revient jamais.',
  'FI-44': 'L’Explorateur peut aussi assécher en diagonale.',
  'FI-45': 'L’Ingénieur peut assécher deux tuiles différentes pour une action.',
  'FI-46':
    'L’Ingénieur désigne les deux tuiles en même temps, toutes deux inondées et à portée. Une seule tuile coûte quand même une action entière.',
  'FI-47':
    'Assécher ne déplace aucune carte Inondation : celle de la tuile reste où elle est, dans la pioche ou dans la défausse.',
  'FI-48': 'Pour une action, donnez une carte Trésor de votre main à quelqu’un dont le pion est sur votre tuile.',
  'FI-49':
    'Le Messager peut donner une carte Trésor à n’importe qui, où que soient les pions. Chaque carte coûte toujours une action.',
  'FI-50': 'Les cartes Hélicoptère et Sacs de sable ne se donnent jamais, même par le Messager.',
  'FI-51':
    'Les cartes se donnent, elles ne se prennent pas, et seulement à son propre tour. Personne ne peut refuser une carte, et une main pleine n’empêche rien.',
  'FI-52':
    'Les cartes d’un trésor déjà pris restent des cartes ordinaires : elles occupent votre main et peuvent être données ou défaussées.',
  'FI-53':
    'Pour une action, sur l’une des deux tuiles d’un trésor encore à prendre, défaussez quatre de ses cartes de votre propre main : le trésor est à vous.',
  'FI-54': 'Vous pouvez prendre un trésor sur une tuile inondée.',
  'FI-55': 'Exactement quatre cartes partent. Une cinquième reste dans votre main.',
  'FI-56':
    'Un trésor pris reste devant la personne qui l’a pris. Il n’est jamais perdu et ne peut être pris de nouveau.',
  'FI-57':
    'Après vos actions, vous piochez deux cartes Trésor, l’une après l’autre. Les cartes de trésor et les cartes spéciales rejoignent votre main visible.',
  'FI-58':
    'Une carte Montée des eaux n’entre jamais dans une main : elle agit aussitôt, puis part à la défausse. Elle compte comme l’une de vos deux cartes.',
  'FI-59':
    'Dès que la dernière carte Trésor est piochée, la défausse Trésor est mélangée pour former une nouvelle pioche.',
  'FI-60':
    'Si cette dernière carte est une carte Montée des eaux, elle agit et part d’abord à la défausse, car elle se joue avant toute autre chose : elle fait donc partie de la nouvelle pioche.',
  'FI-61':
    'Toute autre dernière carte rejoint la main, puis la pioche est renouvelée, puisqu’elle est vide, et c’est seulement alors que l’on compte la main. Une carte défaussée pour la limite commence la nouvelle défausse.',
  'FI-62':
    'Une pioche Trésor renouvelée a au moins sept cartes, car les mains n’en tiennent jamais plus de 21 ensemble.',
  'FI-63': 'Si votre première carte vide la pioche, la seconde vient de la nouvelle.',
  'FI-64': 'Quand une carte Montée des eaux est piochée, le marqueur monte d’un cran.',
  'FI-65':
    'Puis toute la défausse Inondation est mélangée et posée sur la pioche Inondation. Les cartes du dessous attendent que celles-ci soient tirées.',
  'FI-66': 'Si la défausse Inondation est vide, seul le marqueur monte.',
  'FI-67':
    'Avec deux cartes Montée des eaux dans un tour, le marqueur monte deux fois, mais on ne mélange qu’une fois : la seconde ne trouve plus de cartes.',
  'FI-68': 'Les cartes Inondation du même tour suivent déjà le nouveau niveau d’eau.',
  'FI-69':
    'Si le marqueur atteint la tête de mort, la partie est aussitôt perdue : ni mélange, ni seconde carte, ni carte spéciale.',
  'FI-70': 'Une main tient au plus cinq cartes, de trésor et spéciales ensemble. Les trésors pris ne comptent pas.',
  'FI-71': 'Avec six cartes, vous devez aussitôt revenir à cinq. Vous choisissez la carte à défausser.',
  'FI-72': 'Au lieu de défausser, vous pouvez jouer une carte spéciale, avec tout son effet.',
  'FI-73':
    'Vous pouvez aussi défausser une carte spéciale sans l’utiliser. Sans tuile inondée, des Sacs de sable ne se jouent pas, ils se défaussent.',
  'FI-74':
    'La limite se vérifie après chaque carte, même entre vos deux pioches. Personne ne tient jamais sept cartes.',
  'FI-75':
    'Le tour attend que cette main revienne à cinq, puis continue où il en était. Les autres peuvent jouer des cartes spéciales entre-temps, mais cette main n’en diminue pas.',
  'FI-76':
    'Une carte ne part à la défausse que pour prendre un trésor, comme carte spéciale jouée ou à cause de la limite.',
  'FI-77': 'Le décollage de la victoire peut être la carte que vous jouez pour revenir à cinq.',
  'FI-78':
    'La limite vaut aussi pendant le tour des autres : toute personne qui reçoit une sixième carte en défausse ou en joue une aussitôt.',
  'FI-79':
    'Vous pouvez jouer une carte spéciale de votre main à tout moment, même pendant le tour des autres. Elle ne coûte aucune action.',
  'FI-80': 'Une carte spéciale jouée part aussitôt à la défausse Trésor.',
  'FI-81':
    'À tout moment veut dire entre deux étapes, jamais au milieu d’une : avant, entre et après les actions, entre les deux cartes Trésor, avant chaque carte Inondation, et tant que quelqu’un doit défausser ou nager.',
  'FI-82':
    'Avant une carte à tirer, toute personne qui peut jouer une carte spéciale la joue ou passe, et l’on redemande après chaque carte jouée. Si personne ne le peut, le tirage continue automatiquement.',
  'FI-83':
    'Vous pouvez passer une fois, ou jusqu’au prochain tour. On vous demande de nouveau si vous recevez une carte spéciale ou si un pion n’a plus où nager.',
  'FI-84': 'Les Sacs de sable assèchent une tuile inondée de votre choix, à n’importe quelle distance.',
  'FI-85': 'Une carte Inondation révélée agit aussitôt : les Sacs de sable arrivent trop tard pour l’arrêter.',
  'FI-86':
    'Une tuile qui vient seulement d’être inondée peut être sauvée par des Sacs de sable avant la carte suivante. Une tuile engloutie, non.',
  'FI-87': 'L’Hélicoptère emmène un ou plusieurs pions d’une même tuile vers une autre tuile encore là.',
  'FI-88':
    'Vous choisissez les pions de cette tuile qui s’envolent ; le vôtre peut rester. Leur accord n’est pas nécessaire, et ils doivent arriver sur une autre tuile.',
  'FI-89':
    'Une carte spéciale doit servir : les Sacs de sable demandent une tuile inondée, l’Hélicoptère un pion et une destination.',
  'FI-90':
    'Quand une tuile a sombré sous des pions, l’Hélicoptère peut en emmener un ou plusieurs vers n’importe quelle tuile au lieu de les laisser nager.',
  'FI-91': 'Tant qu’un pion doit nager, on peut encore jouer des Sacs de sable sur une tuile inondée.',
  'FI-92':
    'Les cartes Inondation se tirent une à une : deux aux crans 1 et 2, trois aux crans 3 à 5, quatre aux crans 6 et 7, cinq aux crans 8 et 9. Ce nombre est le niveau d’eau.',
  'FI-93': 'Une tuile sèche dont la carte sort est inondée. La carte part à la défausse Inondation.',
  'FI-94': 'Une tuile inondée dont la carte sort sombre. La tuile et la carte quittent la partie pour de bon.',
  'FI-95': 'Les pions sur une tuile qui vient d’être inondée y restent.',
  'FI-96':
    'Dès que la pioche Inondation est vide, la défausse Inondation est mélangée pour former une nouvelle pioche, et le tirage continue.',
  'FI-97':
    'La carte qui vient d’être tirée est défaussée ou retirée avant que la pioche soit renouvelée, même en fin de tour. Une tuile peut donc être inondée et sombrer dans le même tour.',
  'FI-98': 'Tout ce que provoque une carte Inondation, nage ou défaite, se règle avant la carte suivante.',
  'FI-99':
    'Un pion sur une tuile qui sombre doit aussitôt rejoindre une tuile voisine, sèche ou inondée, au choix de la personne qui le joue. Cela ne coûte aucune action.',
  'FI-100': 'L’Ingénieur, le Messager et le Navigateur ne nagent que vers une tuile qui touche la leur par un côté.',
  'FI-101': 'L’Explorateur peut aussi nager en diagonale.',
  'FI-102':
    'Le Plongeur nage vers la tuile la plus proche, en comptant les pas par les côtés, jamais en diagonale, à travers les tuiles englouties, et choisit en cas d’égalité. Il trouve toujours une tuile ainsi.',
  'FI-103': 'Le Pilote peut s’envoler d’une tuile qui sombre vers n’importe quelle autre.',
  'FI-104':
    'Si plusieurs pions doivent nager, la place dont c’est le tour commence, puis dans le sens des aiguilles d’une montre. Chaque personne choisit pour son propre pion.',
  'FI-105':
    'Si un pion n’a aucune tuile où nager, la partie est perdue pour tout le monde, sauf si une carte Hélicoptère le sauve.',
  'FI-106': 'Si personne n’a de carte Hélicoptère, la défaite est immédiate.',
  'FI-107':
    'Sinon, toute personne qui a une carte Hélicoptère la joue ou passe : transporté en hélicoptère, le pion est sauvé ; si tout le monde passe, la partie est perdue. Le livret de règles ne parle pas de ce sauvetage.',
  'FI-108': 'Si la perte d’une tuile fait à elle seule perdre la partie, personne ne nage plus.',
  'FI-109':
    'Vous gagnez ensemble quand les quatre trésors sont pris, que tous les pions sont à l’Héliport et que quelqu’un joue une carte Hélicoptère pour décoller.',
  'FI-110':
    'Décoller est toujours un choix. Toute personne qui a la carte peut le faire dès qu’une carte spéciale peut être jouée, à n’importe quel tour, même avec une carte tout juste piochée ou pour revenir à cinq cartes.',
  'FI-111': 'Vous pouvez décoller de l’Héliport même inondé.',
  'FI-112':
    'On ne décolle pas tant qu’il manque un trésor ou un pion. La carte peut quand même servir à un vol ordinaire.',
  'FI-113':
    'La partie est perdue si les deux tuiles d’un trésor sombrent avant qu’il soit pris, quelles que soient vos cartes.',
  'FI-114': 'La partie est perdue si l’Héliport sombre, peu importe qui s’y trouve et quels trésors sont pris.',
  'FI-115': 'La partie est perdue si un pion ne peut pas quitter une tuile qui a sombré.',
  'FI-116': 'La partie est perdue si l’eau atteint la tête de mort, au dixième cran.',
  'FI-117': 'Une fois un trésor pris, ses tuiles peuvent sombrer sans conséquence.',
  'FI-118':
    'Chaque étape est menée jusqu’au bout, et la première qui fait gagner ou perdre décide. Quand une tuile sombre, on regarde d’abord l’Héliport, puis les trésors, puis la nage.',
  'FI-119':
    'Rien d’autre ne fait perdre, pas même une île coupée en deux ou une situation sans espoir. Si tout le monde à la table est d’accord, l’équipe peut abandonner.',
  'FI-120': 'Le résultat est le même pour tout le monde : vous gagnez ou perdez ensemble.',
  'FI-121': 'Après la fin, il n’y a plus rien à jouer.',
};
