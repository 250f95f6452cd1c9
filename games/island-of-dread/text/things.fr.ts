import type { Words } from '../content/built-in.ts';

export const things: Words = {
  // Heroes
  steelhorns: {
    name: 'Cornacier',
    text: 'Une fois par jet, avant un jet d’attaque au corps à corps, vous pouvez prendre 1 fatigue : +2 au jet.',
  },
  ysoldeKestrel: {
    name: 'Ysolde Crécerelle',
    text: 'Une fois par tour, après le jet de déplacement, vous pouvez relancer les dés de votre choix.',
  },
  brannicTidewarden: {
    name: 'Brannic Garde-Marée',
    text: 'Une fois par jet, quand ce Héros devrait subir des dégâts, vous pouvez prendre 1 fatigue : 1 dégât de moins.',
  },
  ashkaNineVeils: {
    name: 'Ashka aux Neuf Voiles',
    text: 'Une fois par jet, avant tout jet de combat magique de ce Héros, en attaque ou en défense, vous pouvez prendre 1 fatigue : +2 au jet.',
  },
  corvinHalfLight: {
    name: 'Corvin Demi-Jour',
    text: 'Les Objets et les Alliés que vous achetez à l’étape de marché vous coûtent 1 or de moins (jamais moins de 1).',
  },
  motherOru: {
    name: 'Mère Oru',
    text: 'À tout moment de votre tour, sauf pendant un jet, vous pouvez prendre 2 fatigues pour retirer 1 blessure à ce Héros ou à l’un de vos Alliés.',
  },
  tarnDeepdelver: {
    name: 'Tarn Creuse-Fond',
    text: 'À chaque combat, les premiers dégâts que ce Héros devrait subir sont réduits de 1.',
  },
  serethOfTheFoam: {
    name: 'Séreth de l’Écume',
    text: 'En mer, +1 à tous les jets de combat de ce Héros. Vous pouvez entrer sur une case de rivière avec n’importe quel dé de déplacement.',
  },
  // Captains
  oldGilMarrow: { name: 'Le vieux Gil Marrow' },
  dorrinWake: { name: 'Dorrin Sillage' },
  madPetra: {
    name: 'Petra la Folle du Grain',
    text: 'À votre étape d’expérience sur un mouillage, son tribut est de 1 blessure au lieu de 1 fatigue.',
  },
  hestiaTwoOars: {
    name: 'Hestia Deux-Rames',
    text: 'Vous pouvez aussi suivre les routes maritimes numérotées dont la tuile n’est pas sur le plateau, et aucun Évènement ne vous interdit d’appareiller.',
  },
  magisterPell: { name: 'Le magister Pell', text: '+2 aux jets de défense magique de votre Héros en mer.' },
  blackAnneke: { name: 'Anneke la Noire', text: 'Chaque fois que vous vainquez un Défi en mer, gagnez 1 or de plus.' },
  joryThreefingers: { name: 'Jory Trois-Doigts', text: '+1 aux jets d’attaque à distance de votre Héros en mer.' },
  sisterCalm: {
    name: 'Sœur Bonace',
    text: 'Au début de votre étape d’expérience sur un mouillage, retirez 1 fatigue à votre Héros.',
  },
  braskIronkeel: { name: 'Brask Quille-de-Fer' },
  ladyVerrin: { name: 'Dame Verrin', text: '+4 à vos tests de Furtivité (fuites comprises) en mer.' },
  namelessPilot: {
    name: 'Le Pilote sans nom',
    text: 'À votre étape de déplacement, vous pouvez traverser un mouillage sans vous y arrêter.',
  },
  umberVane: { name: 'Le capitaine Umber Vane' },
  tidecallerIssk: {
    name: 'Issk l’Appelle-Marée',
    text: 'Avant un combat en mer, activez : la valeur magique du Défi est réduite de 2 pour ce combat.',
  },
  admiralRhosyn: {
    name: 'L’amirale Rhosyn',
    text: '+2 aux jets de combat de ce Capitaine au premier round de chaque combat.',
  },
  // Legendary Items
  spearOfTrelton: {
    name: 'Lance de Trelton',
    text: 'Défaussez cette carte avant un jet d’attaque à distance de votre Héros : l’attaque réussit sans jet.',
  },
  swordOfAntenor: {
    name: 'Épée d’Anténor',
    text: 'Défaussez cette carte avant un jet d’attaque au corps à corps de votre Héros : l’attaque réussit sans jet.',
  },
  talismanOfKorsecAmin: {
    name: 'Talisman de Korsec-Amin',
    text: 'Défaussez cette carte avant un jet d’attaque magique de votre Héros : l’attaque réussit sans jet.',
  },
  helmetOfTrelton: {
    name: 'Heaume de Trelton',
    text: 'Défaussez cette carte au début d’un round de combat : jusqu’à la fin de ce round, votre ennemi inflige des fatigues au lieu de blessures.',
  },
  shieldOfAntenor: {
    name: 'Bouclier d’Anténor',
    text: 'Quand votre Héros se défend, défaussez cette carte après le jet de combat : la défense réussit.',
  },
  emeraldOfKorsecAmin: {
    name: 'Émeraude de Korsec-Amin',
    text: 'Défaussez cette carte avant de vous déplacer : regarnissez en jetons d’aventure toutes les cases à soleil.',
  },
  jewelOfTrelton: {
    name: 'Joyau de Trelton',
    text: 'Défaussez cette carte après avoir pioché un Défi : sautez « Avant le combat » et commencez le premier round par la phase de votre choix.',
  },
  bookOfKorsecAmin: {
    name: 'Livre de Korsec-Amin',
    text: 'Défaussez cette carte pendant « Avant le combat » contre Assif Shib-Sa : sa Vie est de 7 pour ce combat et il n’inflige aucun dégât au premier round.',
  },
  // Items and Allies
  throwingHatchets: { name: 'Hachettes de jet', text: '+1 aux jets d’attaque à distance.' },
  yewShortbow: { name: 'Arc court en if', text: '+2 aux jets d’attaque à distance.' },
  barbedHarpoon: {
    name: 'Harpon barbelé',
    text: '+1 aux jets d’attaque à distance. Activez quand l’attaque à distance de votre Héros touche : +1 dégât.',
  },
  huntersCrossbow: { name: 'Arbalète de chasse', text: '+3 aux jets d’attaque à distance.' },
  stormwingBow: {
    name: 'Arc Aile-d’Orage',
    text: '+3 aux jets d’attaque à distance et +1 dégât avec vos attaques à distance.',
  },
  boardingAxe: { name: 'Hache d’abordage', text: '+2 aux jets d’attaque au corps à corps.' },
  leftHandDagger: { name: 'Main-gauche', text: '+2 aux jets de défense au corps à corps.' },
  duellingRapier: {
    name: 'Rapière de duel',
    text: '+2 aux jets d’attaque au corps à corps et +1 aux jets de défense au corps à corps.',
  },
  guardsBroadsword: { name: 'Épée large de la garde', text: '+3 aux jets d’attaque au corps à corps.' },
  maulOfRuin: {
    name: 'Masse de ruine',
    text: '+2 aux jets d’attaque au corps à corps et +1 dégât avec vos attaques au corps à corps.',
  },
  wyrmToothLance: {
    name: 'Lance en dent de vouivre',
    text: '+4 aux jets d’attaque au corps à corps et +1 dégât avec vos attaques au corps à corps.',
  },
  ashwoodStaff: { name: 'Bâton de frêne', text: '+2 aux jets d’attaque magique.' },
  coralScepter: { name: 'Sceptre de corail', text: '+3 aux jets d’attaque magique.' },
  witchblade: { name: 'Lame de sorcière', text: '+2 aux jets d’attaque au corps à corps et d’attaque magique.' },
  staffOfTheDrownedSun: {
    name: 'Bâton du soleil noyé',
    text: '+3 aux jets d’attaque magique et +1 dégât avec vos attaques magiques.',
  },
  boiledLeatherCoat: {
    name: 'Manteau de cuir bouilli',
    text: 'Activez : les dégâts subis par votre Héros sont réduits de 1.',
  },
  roundShield: { name: 'Rondache', text: '+1 aux jets de défense à distance et au corps à corps.' },
  chainHauberk: { name: 'Haubert de mailles', text: 'Activez : les dégâts subis par votre Héros sont réduits de 2.' },
  wardweaveRobe: { name: 'Robe tissée de sceaux', text: '+3 aux jets de défense magique.' },
  towerShield: { name: 'Pavois', text: '+2 aux jets de défense à distance et au corps à corps.' },
  wingsOfRegiroth: {
    name: 'Ailes de Régiroth',
    text: 'Avant de vous déplacer à terre, activez : au lieu de lancer les dés, avancez de 4 cases au plus, quel que soit le terrain. Vous ne pouvez pas traverser la mer.',
  },
  plateOfTheQueensGuard: {
    name: 'Armure de la garde de la reine',
    text: '+1 aux jets de défense au corps à corps. Activez : annulez tous les dégâts d’un jet de défense raté de votre Héros.',
  },
  leviathanScaleMail: {
    name: 'Cotte d’écailles de léviathan',
    text: '+2 à tous les jets de défense. Activez : les dégâts subis par votre Héros sont réduits de 1.',
  },
  wayfarersBoots: {
    name: 'Bottes du voyageur',
    text: 'Une fois par tour, après le jet de déplacement, vous pouvez relancer les dés de votre choix.',
  },
  luckyHalfCrown: {
    name: 'Demi-couronne porte-bonheur',
    text: 'Activez après un jet de combat raté de votre Héros : relancez et gardez le second résultat.',
  },
  ringOfVigor: { name: 'Anneau de vigueur', text: '+2 en Vigueur.' },
  circletOfFocus: { name: 'Diadème de concentration', text: '+1 en Esprit.' },
  giantHideBelt: { name: 'Ceinture en peau de géant', text: '+1 en Corps.' },
  pearlOfInsight: { name: 'Perle de clairvoyance', text: '+1 en Âme.' },
  healingAmulet: {
    name: 'Amulette de soin',
    text: 'Avant de vous déplacer, activez : retirez 1 blessure à votre Héros ou à l’un de vos Alliés.',
  },
  heartstone: { name: 'Pierre de cœur', text: '+1 en Vie.' },
  runeOfWarding: { name: 'Rune de garde', text: 'Activez après un jet de défense raté de votre Héros : +3 à ce jet.' },
  runeOfHaste: {
    name: 'Rune de hâte',
    text: 'Avant de vous déplacer à terre, activez : lancez 1 dé de déplacement de plus (jamais plus de 5).',
  },
  runeOfEmbers: {
    name: 'Rune de braises',
    text: 'Avant un combat, activez : Savoir (Âme) 14 ; en cas de réussite, le Défi subit 1 blessure.',
  },
  runeOfRime: {
    name: 'Rune de givre',
    text: 'Avant un combat, activez : les dégâts au corps à corps du Défi sont réduits de 1 pour ce combat.',
  },
  teleportRune: {
    name: 'Rune de téléportation',
    text: 'Avant de vous déplacer à terre, activez : Savoir (Âme) 15. Réussite : ne lancez pas les dés ; placez votre Héros sur n’importe quelle autre case de la même île. Échec : subissez 1 fatigue. Vous ne pouvez pas traverser la mer.',
  },
  vigorTonic: {
    name: 'Tonique de vigueur',
    text: 'Défaussez cette carte à tout moment de votre tour : retirez 2 fatigues à votre Héros.',
  },
  healingDraught: {
    name: 'Breuvage de soin',
    text: 'Défaussez cette carte à tout moment de votre tour : retirez 2 blessures à votre Héros ou à l’un de vos Alliés.',
  },
  smokeFlask: {
    name: 'Fiole fumigène',
    text: 'Défaussez cette carte pendant une phase de fuite : votre test de fuite réussit.',
  },
  oilOfEdges: {
    name: 'Huile d’affûtage',
    text: 'Défaussez cette carte avant un jet d’attaque de votre Héros : +4 à ce jet.',
  },
  docksideBrawler: { name: 'Bagarreur des quais' },
  fenTrapper: { name: 'Trappeuse des marais', text: '+2 à vos tests de Fouille.' },
  noviceSpellwright: { name: 'Apprenti forgesort' },
  shieldSisterMaeve: {
    name: 'Maeve, sœur de bouclier',
    text: 'Une fois par jet, elle peut prendre 1 fatigue : les dégâts subis par votre Héros sont réduits de 1.',
  },
  burnishedAcolyte: {
    name: 'Acolyte de bronze',
    text: 'Une fois par jet, elle peut prendre 1 fatigue avant un jet de combat de votre Héros : +2 à ce jet.',
  },
  tolanTheMercenary: { name: 'Tolan le mercenaire' },
  rookAndRaven: {
    name: 'Freux et Corbeau, archers',
    text: 'Quand leur attaque à distance touche, ils peuvent prendre 1 fatigue : +1 dégât, une fois par jet.',
  },
  sirOdranOfDallak: { name: 'Messire Odran de Dallak' },
  vessaThePaleSeer: {
    name: 'Vessa, la pâle voyante',
    text: 'Avant de vous déplacer à terre, activez : révélez la première carte de la pioche verte, jaune ou rouge ; elle reste face visible.',
  },
  gorrumHalfGiant: {
    name: 'Gorrum le demi-géant',
    text: 'Quand cet Allié devrait subir des dégâts en phase de corps à corps, ils sont réduits de 1.',
  },
  corsairsCutlass: { name: 'Sabre de corsaire', text: '+2 aux jets d’attaque au corps à corps, ou +3 en mer.' },
  tridentOfTheTides: {
    name: 'Trident des marées',
    text: '+2 aux jets d’attaque au corps à corps et +1 aux jets d’attaque à distance ; en mer, +1 dégât avec vos attaques au corps à corps.',
  },
  swivelBallista: {
    name: 'Baliste pivotante',
    text: '+1 aux jets d’attaque à distance, ou +3 en mer. Activez quand l’attaque à distance de votre Héros touche : +1 dégât.',
  },
  corkAndCanvasVest: {
    name: 'Gilet de liège et de toile',
    text: 'Quand votre Héros fait naufrage, vous ne défaussez ni Objet ni Allié.',
  },
  sharkskinJack: { name: 'Jaque en peau de requin', text: '+1 à tous les jets de défense, ou +2 en mer.' },
  captainsSpyglass: {
    name: 'Longue-vue de capitaine',
    text: 'Activez au début de votre étape d’aventure sur un mouillage : révélez les 2 premières cartes de mer et reposez-les face visible dans l’ordre de votre choix.',
  },
  pearlDiversCharm: {
    name: 'Charme du pêcheur de perles',
    text: '+3 aux tests de Natation. Quand votre Héros fait naufrage, gardez la moitié de votre or (arrondie à l’unité supérieure).',
  },
  waxedSeaChart: {
    name: 'Carte marine cirée',
    text: 'Défaussez cette carte au début de votre étape d’expérience sur un mouillage : échangez l’une de vos cartes marines contre une de l’autre couleur, prise dans la réserve.',
  },
  rumRation: {
    name: 'Ration de rhum',
    text: 'Défaussez cette carte à tout moment de votre tour : retirez 2 fatigues à votre Capitaine, ou 1 à chacun de vos Alliés.',
    options: { captain: 'Le Capitaine', allies: 'Les Alliés' },
  },
  stormRune: {
    name: 'Rune de tempête',
    text: 'Avant un combat, activez : la valeur à distance du Défi est réduite de 3 pour ce combat.',
  },
  nessaSaltwind: {
    name: 'Nessa Vent-de-Sel, navigatrice',
    text: 'Au début de votre étape d’expérience sur un mouillage, elle peut prendre 1 fatigue : votre Capitaine ne paie alors pas de tribut à cette étape.',
  },
  // Adventure cards
  reefGoblinPack: { name: 'Meute de gobelins des récifs' },
  bogViper: {
    name: 'Vipère des tourbières',
    text: 'Sur une case de marais, sa valeur au corps à corps augmente de 1.',
  },
  smugglersLookout: { name: 'Guetteur des contrebandiers' },
  drownedSailor: { name: 'Marin noyé' },
  carrionGulls: { name: 'Goélands charognards', text: 'Avant le combat : Fouille (Esprit) 12 ou perdez 1 or.' },
  feralBoarhound: { name: 'Molosse sauvage' },
  hedgeWitchOfTheFens: {
    name: 'Sorcière des roselières',
    text: 'Quand votre Héros rate un jet de combat magique contre elle, il subit aussi 1 fatigue.',
  },
  tollRoadBullies: {
    name: 'Brutes du péage',
    text: 'Avant le combat, vous pouvez payer 2 or : la carte va sous sa pioche, le jeton reste, votre étape d’aventure prend fin.',
    options: { pay: 'Payer 2 or', fight: 'Combattre' },
  },
  mireLeechSwarm: { name: 'Nuée de sangsues du bourbier' },
  wreckersOfThePoint: { name: 'Naufrageurs de la Pointe' },
  youngCliffDrake: { name: 'Jeune drake des falaises' },
  cutpurseTwins: {
    name: 'Jumeaux coupe-bourses',
    text: 'Chaque fois que votre Héros rate un jet de combat contre eux, perdez 1 or.',
  },
  restlessCairn: { name: 'Cairn sans repos' },
  desertersOfTheGuard: { name: 'Déserteurs de la garde' },
  initiateOfTheWarpedGod: {
    name: 'Initié du dieu difforme',
    text: 'Récompense : révélez aussi la première carte argent ; elle reste face visible.',
  },
  cindersOnTheWind: {
    name: 'Cendres au vent',
    text: 'Regarnissez. Incendie : posez des tuiles de plaine sur R1, R2 et R3. En jeu : un Héros qui entre sur une case de forêt subit 1 fatigue.',
  },
  oldPilotsCharts: {
    name: 'Les cartes des vieux pilotes',
    text: 'Regarnissez. Routes oubliées : posez les tuiles de route maritime 1 et 2. En jeu : les Capitaines coûtent 1 or de moins (jamais moins de 1).',
  },
  harvestFair: {
    name: 'Foire des moissons',
    text: 'Regarnissez. Ajoutez 1 carte de marché à l’étal de chaque ville. En jeu : la première blessure soignée à chaque étape de marché est gratuite.',
  },
  omensInTheSurf: {
    name: 'Présages dans les vagues',
    text: 'Regarnissez. Chaque Héros à terre : Foi (Âme) 12, ou il subit 1 fatigue. En jeu : la valeur magique de chaque Défi augmente de 1.',
  },
  strandedMerchant: {
    name: 'Marchande naufragée',
    text: 'Au choix. Porter ses marchandises : Résistance (Corps) 13. Réussite : 3 or. Échec : 1 fatigue. Ou voir ce qu’elle vend : piochez une carte de marché ; vous pouvez l’acheter 1 or de moins.',
    options: { carry: 'Porter ses marchandises', stock: 'Voir ce qu’elle vend' },
  },
  hermitOfTheTideline: {
    name: 'Ermite de la laisse de mer',
    text: 'Au choix. Se soigner : retirez 2 blessures à votre Héros. Ou se reposer : retirez toutes les fatigues de votre Héros et de vos Alliés.',
    options: { mend: 'Se soigner', rest: 'Se reposer' },
  },
  halfBuriedSeaChest: {
    name: 'Coffre à demi enfoui',
    text: 'Fouille (Esprit) 13. Réussite : 2 or, et piochez une carte de marché : un Objet de coût 3 ou moins est à vous gratuitement. Échec : 1 blessure.',
  },
  balladSingerOnTheRoad: {
    name: 'Chanteuse de ballades',
    text: 'Diplomatie (Âme) 12. Réussite : 1 or, et votre prochain jet de déplacement se fait avec 5 dés, malgré blessures et fatigues.',
  },
  ogreOfTheFirecloud: { name: 'Ogre de la Nuée-de-Feu' },
  ashMountainHarpy: {
    name: 'Harpie des monts de Cendre',
    text: 'Votre Héros ne peut pas l’attaquer à la phase de corps à corps du premier round.',
  },
  barrowKnight: { name: 'Chevalier du tertre' },
  corsairLandingParty: { name: 'Débarquement de corsaires' },
  venomWeaver: { name: 'Tisseuse de venin', text: 'Les dégâts qu’elle inflige à un Allié augmentent de 1.' },
  marshHydra: { name: 'Hydre des marais', text: 'Au début de chaque round après le premier, retirez-lui 1 blessure.' },
  cultZealots: { name: 'Fanatiques du culte', text: 'Avant le combat : Foi (Âme) 14 ou subissez 1 fatigue.' },
  collapsingMine: { name: 'Mine qui s’effondre', text: 'Les Alliés ne peuvent pas l’attaquer.' },
  mirageDancers: { name: 'Danseuses du mirage' },
  manticore: { name: 'Manticore' },
  hiredBladesOfGarnott: {
    name: 'Spadassins de Garnott',
    text: 'Avant le combat, vous pouvez payer 3 or : défaussez la carte, le jeton reste, votre étape d’aventure prend fin.',
    options: { pay: 'Payer 3 or', fight: 'Combattre' },
  },
  ghoulBroodmother: { name: 'Mère des goules' },
  stoneIdol: { name: 'Idole de pierre', text: 'Récompense : 1 point d’expérience de plus.' },
  theSeaComesIn: {
    name: 'La mer monte',
    text: 'Regarnissez. Inondation : posez des tuiles de mer sur B1, B2, B3 et B4. En jeu : un Héros qui commence l’étape de déplacement sur une case de marais ou de rivière lance 1 dé de moins.',
  },
  theSackOfGarnott: {
    name: 'Le sac de Garnott',
    text: 'Regarnissez. Posez la tuile de ruines sur Garnott : ce n’est plus une ville. En jeu : les Capitaines coûtent 1 or de plus.',
  },
  bountyOnMonsters: {
    name: 'Prime sur les monstres',
    text: 'Regarnissez. Retirez toutes les tuiles de plaine. En jeu : chaque Défi jaune ou rouge vaincu rapporte 1 or de plus.',
  },
  shrineBeneathTheDune: {
    name: 'Le sanctuaire sous la dune',
    text: 'Savoir (Âme) 15. Réussite : retirez toutes les blessures et fatigues de votre Héros. Échec : 2 fatigues.',
  },
  dukesPaymaster: {
    name: 'Trésorier du duc',
    text: 'Au choix. Le servir : Diplomatie (Âme) 14. Réussite : 4 or. Ou le voler : Furtivité (Esprit) 15. Réussite : 7 or. Échec : perdez tout votre or.',
    options: { serve: 'Le servir', rob: 'Le voler' },
  },
  cliffFaceEyrie: {
    name: 'Aire à flanc de falaise',
    text: 'Escalade (Corps) 15. Réussite : piochez 2 cartes de marché, un Objet de coût 5 ou moins parmi elles est à vous gratuitement. Échec : 2 blessures.',
  },
  flyingFishRiders: { name: 'Chevaucheurs de poissons volants' },
  pressGangCutter: {
    name: 'Cotre des recruteurs',
    text: 'Quand ce Défi inflige des dégâts à votre Capitaine, il lui inflige aussi 1 fatigue.',
  },
  giantCrab: { name: 'Crabe géant' },
  waterspout: {
    name: 'Trombe marine',
    text: 'Avant le combat : Natation (Corps) 14 ou votre Capitaine subit 1 fatigue.',
  },
  sirenChoir: { name: 'Chœur de sirènes', text: 'Votre Capitaine ne peut pas attaquer au premier round.' },
  pirateSloop: { name: 'Sloop pirate' },
  drownedCrew: { name: 'Équipage noyé' },
  seaSerpent: {
    name: 'Serpent de mer',
    text: 'Les dégâts qu’il inflige pour une attaque ratée au corps à corps augmentent de 1.',
  },
  stormElemental: { name: 'Élémentaire de tempête' },
  reefTeeth: {
    name: 'Dents du récif',
    text: 'Au début du troisième round et de chacun des suivants, votre Capitaine subit 1 blessure.',
  },
  cultGalley: { name: 'Galère du dieu difforme' },
  kraken: { name: 'Kraken', text: 'Les Alliés ne peuvent pas l’attaquer au premier round.' },
  ghostShipMeridian: { name: 'Vaisseau fantôme Méridien', text: 'Récompense : 1 point d’expérience de plus.' },
  leviathanCalf: { name: 'Jeune léviathan' },
  seasonOfStorms: {
    name: 'Saison des tempêtes',
    text: 'Regarnissez. En jeu : un Héros qui commence son tour sur un mouillage fait un test de Natation (Corps) 13 ; échec : son Capitaine subit 1 fatigue.',
  },
  theShiftingCurrents: {
    name: 'Les courants changeants',
    text: 'Regarnissez. Retirez toutes les tuiles de route maritime, puis posez les tuiles de route maritime 3, 4 et 5.',
  },
  theWarpedGodStirs: {
    name: 'Le dieu difforme s’agite',
    text: 'Regarnissez. Retirez toutes les tuiles de mer ; posez des tuiles de plaine sur R4, R5 et R6. En jeu : personne ne peut appareiller de Tarianor, et la valeur à distance de chaque Défi de mer augmente de 1.',
  },
  friendlyMerchantman: {
    name: 'Navire marchand ami',
    text: 'Au choix. Échanger des nouvelles : retirez 2 fatigues à votre Capitaine. Ou échanger des cartes marines : échangez l’une des vôtres contre une de l’autre couleur, prise dans la réserve. Ou échanger des marchandises : Marchandage (Esprit) 13, puis piochez une carte de marché ; vous pouvez l’acheter, 2 or de moins en cas de réussite, à son prix en cas d’échec.',
    options: {
      news: 'Échanger des nouvelles',
      charts: 'Échanger des cartes marines',
      goods: 'Échanger des marchandises',
    },
  },
  castaway: {
    name: 'Naufragé',
    text: 'Natation (Corps) 13. Réussite : tirez un Allié au hasard dans la pioche de marché ; vous pouvez l’engager pour la moitié de son coût, arrondie à l’unité supérieure. Échec : 1 blessure.',
  },
  wreckOnTheSandbar: {
    name: 'Épave sur le banc de sable',
    text: 'Fouille (Esprit) 14. Réussite : 2 or. Échec : votre Capitaine subit 1 blessure.',
  },
  garnetWyrm: { name: 'Vouivre de grenat' },
  theBarrowKing: { name: 'Le roi du tertre' },
  stormGiantUthgarn: { name: 'Uthgarn, géant des tempêtes' },
  queenOfVipers: {
    name: 'Reine des vipères',
    text: 'Quand elle inflige des dégâts à votre Héros, elle lui inflige aussi 1 fatigue.',
  },
  highPriestVashtiKul: {
    name: 'Grand prêtre Vashti-Kul',
    text: 'Avant le combat : Foi (Âme) 17 ou subissez 2 fatigues.',
  },
  ironColossus: { name: 'Colosse de fer', text: 'Les dégâts qu’il subit sont réduits de 1, mais valent au moins 1.' },
  theBlackManticore: { name: 'La manticore noire' },
  assifShibSa: { name: 'Assif Shib-Sa', text: 'Vainquez-le et vous gagnez la partie.' },
  coilOfTheWarpedGod: {
    name: 'Anneau du dieu difforme',
    text: 'Récompense : gardez cette carte. Défaussez-la avant un jet de combat de votre Héros : +4.',
  },
  thingInTheTidePool: {
    name: 'La Chose de la flaque',
    text: 'Récompense : gardez cette carte et retirez 2 blessures à votre Héros.',
  },
  eyelessChoir: {
    name: 'Chœur sans yeux',
    text: 'Récompense : gardez cette carte et retirez toutes les fatigues de votre Héros et de vos Alliés.',
  },
  obsidianSentinel: {
    name: 'Sentinelle d’obsidienne',
    text: 'Récompense : gardez cette carte. Défaussez-la quand l’un de vos personnages devrait subir des dégâts : annulez-les.',
  },
  swarmOfShards: {
    name: 'Nuée d’éclats',
    text: 'Récompense : gardez cette carte et gagnez 1 Objet légendaire de votre choix.',
  },
  heraldOfDread: {
    name: 'Héraut de l’Effroi',
    text: 'Récompense : gardez cette carte. Tant que vous l’avez, la valeur magique d’Assif Shib-Sa est réduite de 2 contre vous.',
  },
  springOfTheFirstKings: {
    name: 'Source des premiers rois',
    text: 'Retirez jusqu’à 3 blessures, réparties à votre gré, et toutes les fatigues de votre Héros et de vos Alliés.',
  },
  // Towns
  tarianor: { name: 'Tarianor' },
  dallak: { name: 'Dallak' },
  evenporGrove: { name: 'Bosquet d’Evenpor' },
  trelton: { name: 'Trelton' },
  garnott: { name: 'Garnott' },
  saltmere: { name: 'Mare-au-Sel' },
  harrowQuay: { name: 'Quai-aux-Herses' },
  orris: { name: 'Orris' },
  gafford: { name: 'Gafford' },
  // Anchors
  S1: { name: 'Rade d’Orris' },
  S2: { name: 'Goulet de Dallak' },
  S3: { name: 'Bras des Pleurs, sud' },
  S4: { name: 'Bras des Pleurs, nord' },
  S5: { name: 'Cap de Trelton' },
  S6: { name: 'Barre de Tarianor' },
  S7: { name: 'Passe des Larmes' },
  S8: { name: 'Le Grand Large' },
  S9: { name: 'Hauts-fonds du Grenat' },
  S10: { name: 'Fosses de Gafford' },
  S11: { name: 'Baie de Cendre' },
  S12: { name: 'Gueule des Vipères' },
  S13: { name: 'Houle du sud-ouest' },
  S14: { name: 'Houle du nord-ouest' },
  S15: { name: 'Large du sud' },
  // Islands
  torueAlbes: { name: 'Torue Albes' },
  isleOfTears: { name: 'Île des Larmes' },
  garnetIsland: { name: 'Île du Grenat' },
  orrisay: { name: 'Orrisay' },
  gaffmoor: { name: 'Lande de Gaff' },
  // Regions
  cerridorSea: { name: 'Mer de Cerridor' },
  weepingReach: { name: 'Bras des Pleurs' },
  firecloudRange: { name: 'Chaîne de la Nuée-de-Feu' },
  mountainsOfAsh: { name: 'Monts de Cendre' },
  bogOfVipers: { name: 'Tourbière aux Vipères' },
  islandOfDread: { name: 'Île de l’Effroi' },
  // Skills
  sneak: { name: 'Furtivité' },
  search: { name: 'Fouille' },
  bargain: { name: 'Marchandage' },
  climb: { name: 'Escalade' },
  swim: { name: 'Natation' },
  endure: { name: 'Résistance' },
  lore: { name: 'Savoir' },
  diplomacy: { name: 'Diplomatie' },
  faith: { name: 'Foi' },
  // Terrains
  plains: { name: 'Plaine' },
  road: { name: 'Route' },
  hills: { name: 'Collines' },
  forest: { name: 'Forêt' },
  swamp: { name: 'Marais' },
  mountains: { name: 'Montagnes' },
  river: { name: 'Rivière' },
  town: { name: 'Ville' },
};
