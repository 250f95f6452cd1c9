import type { Words } from '../../content/built-in.ts';

export const things: Words = {
  // Heroes
  steelhorns: {
    name: 'Steelhorns',
    text: 'Once per roll, before rolling a melee attack, you may take 1 exhaustion: +2 to the roll.',
  },
  ysoldeKestrel: {
    name: 'Ysolde Kestrel',
    text: 'Once per turn, after rolling movement dice, you may reroll any of them.',
  },
  brannicTidewarden: {
    name: 'Brannic Tidewarden',
    text: 'Once per roll, when damage would be inflicted on this Hero, you may take 1 exhaustion: 1 less damage.',
  },
  ashkaNineVeils: {
    name: 'Ashka Nine-Veils',
    text: 'Once per roll, before any magic combat roll of this Hero, attack or defence, you may take 1 exhaustion: +2 to the roll.',
  },
  corvinHalfLight: {
    name: 'Corvin Half-Light',
    text: 'Items and Allies you buy in a Market Step cost you 1 gold less (never less than 1).',
  },
  motherOru: {
    name: 'Mother Oru',
    text: 'At any time during your turn, except during a roll, you may take 2 exhaustion to remove 1 wound from this Hero or one of your Allies.',
  },
  tarnDeepdelver: {
    name: 'Tarn Deepdelver',
    text: 'In each combat, the first damage inflicted on this Hero is 1 less.',
  },
  serethOfTheFoam: {
    name: 'Sereth of the Foam',
    text: 'While voyaging, +1 to all combat rolls of this Hero. You may enter river spaces with any movement die.',
  },
  // Captains
  oldGilMarrow: { name: 'Old Gil Marrow' },
  dorrinWake: { name: 'Dorrin Wake' },
  madPetra: {
    name: 'Mad Petra of the Squall',
    text: 'Her toll in your Experience Step on an anchor is 1 wound instead of 1 exhaustion.',
  },
  hestiaTwoOars: {
    name: 'Hestia Two-Oars',
    text: 'You may also sail the numbered sea lanes whose tile is not on the board, and no Event forbids you to set sail.',
  },
  magisterPell: { name: 'Magister Pell', text: '+2 to your Hero’s magic defence rolls while voyaging.' },
  blackAnneke: { name: 'Black Anneke', text: 'Whenever you defeat a Challenge while voyaging, gain 1 more gold.' },
  joryThreefingers: { name: 'Jory Threefingers', text: '+1 to your Hero’s ranged attack rolls while voyaging.' },
  sisterCalm: {
    name: 'Sister Calm',
    text: 'At the start of your Experience Step on an anchor, remove 1 exhaustion from your Hero.',
  },
  braskIronkeel: { name: 'Brask Ironkeel' },
  ladyVerrin: { name: 'Lady Verrin', text: '+4 to your Sneak tests (escapes too) while voyaging.' },
  namelessPilot: {
    name: 'The Nameless Pilot',
    text: 'In your Movement Step you may sail through one anchor space without stopping there.',
  },
  umberVane: { name: 'Captain Umber Vane' },
  tidecallerIssk: {
    name: 'Tidecaller Issk',
    text: 'Before combat while voyaging, activate: the Challenge’s magic value is 2 lower for this combat.',
  },
  admiralRhosyn: {
    name: 'Admiral Rhosyn',
    text: '+2 to this Captain’s combat rolls in the first round of each combat.',
  },
  // Legendary Items
  spearOfTrelton: {
    name: 'Spear of Trelton',
    text: 'Discard before your Hero’s ranged attack roll: the attack succeeds without a roll.',
  },
  swordOfAntenor: {
    name: 'Sword of Antenor',
    text: 'Discard before your Hero’s melee attack roll: the attack succeeds without a roll.',
  },
  talismanOfKorsecAmin: {
    name: 'Talisman of Korsec-Amin',
    text: 'Discard before your Hero’s magic attack roll: the attack succeeds without a roll.',
  },
  helmetOfTrelton: {
    name: 'Helmet of Trelton',
    text: 'Discard at the start of a combat round: until that round ends, your enemy inflicts exhaustion instead of wounds.',
  },
  shieldOfAntenor: {
    name: 'Shield of Antenor',
    text: 'When your Hero defends, discard after the combat roll: the defence succeeds.',
  },
  emeraldOfKorsecAmin: {
    name: 'Emerald of Korsec-Amin',
    text: 'Discard before moving: replenish the adventure counters on all spaces with a sunburst.',
  },
  jewelOfTrelton: {
    name: 'Jewel of Trelton',
    text: 'Discard after you draw a Challenge: skip “Before Combat” and begin the first round in the phase of your choice.',
  },
  bookOfKorsecAmin: {
    name: 'Book of Korsec-Amin',
    text: 'Discard during “Before Combat” against Assif Shib-Sa: his Life is 7 for this combat and he inflicts no damage in the first round.',
  },
  // Items and Allies
  throwingHatchets: { name: 'Throwing Hatchets', text: '+1 to ranged attack rolls.' },
  yewShortbow: { name: 'Yew Shortbow', text: '+2 to ranged attack rolls.' },
  barbedHarpoon: {
    name: 'Barbed Harpoon',
    text: '+1 to ranged attack rolls. Activate when your Hero’s ranged attack hits: +1 damage.',
  },
  huntersCrossbow: { name: 'Hunter’s Crossbow', text: '+3 to ranged attack rolls.' },
  stormwingBow: { name: 'Stormwing Bow', text: '+3 to ranged attack rolls and +1 damage with ranged attacks.' },
  boardingAxe: { name: 'Boarding Axe', text: '+2 to melee attack rolls.' },
  leftHandDagger: { name: 'Left-Hand Dagger', text: '+2 to melee defence rolls.' },
  duellingRapier: { name: 'Duelling Rapier', text: '+2 to melee attack rolls and +1 to melee defence rolls.' },
  guardsBroadsword: { name: 'Guard’s Broadsword', text: '+3 to melee attack rolls.' },
  maulOfRuin: { name: 'Maul of Ruin', text: '+2 to melee attack rolls and +1 damage with melee attacks.' },
  wyrmToothLance: { name: 'Wyrm-Tooth Lance', text: '+4 to melee attack rolls and +1 damage with melee attacks.' },
  ashwoodStaff: { name: 'Ashwood Staff', text: '+2 to magic attack rolls.' },
  coralScepter: { name: 'Coral Sceptre', text: '+3 to magic attack rolls.' },
  witchblade: { name: 'Witchblade', text: '+2 to melee and to magic attack rolls.' },
  staffOfTheDrownedSun: {
    name: 'Staff of the Drowned Sun',
    text: '+3 to magic attack rolls and +1 damage with magic attacks.',
  },
  boiledLeatherCoat: { name: 'Boiled Leather Coat', text: 'Activate: damage inflicted on your Hero is 1 less.' },
  roundShield: { name: 'Round Shield', text: '+1 to ranged and melee defence rolls.' },
  chainHauberk: { name: 'Chain Hauberk', text: 'Activate: damage inflicted on your Hero is 2 less.' },
  wardweaveRobe: { name: 'Wardweave Robe', text: '+3 to magic defence rolls.' },
  towerShield: { name: 'Tower Shield', text: '+2 to ranged and melee defence rolls.' },
  wingsOfRegiroth: {
    name: 'Wings of Regiroth',
    text: 'Before moving on land, activate: instead of rolling dice, move up to 4 spaces over any terrain. You cannot cross the sea.',
  },
  plateOfTheQueensGuard: {
    name: 'Plate of the Queen’s Guard',
    text: '+1 to melee defence rolls. Activate: cancel all damage of one failed defence roll of your Hero.',
  },
  leviathanScaleMail: {
    name: 'Leviathan-Scale Mail',
    text: '+2 to all defence rolls. Activate: damage inflicted on your Hero is 1 less.',
  },
  wayfarersBoots: {
    name: 'Wayfarer’s Boots',
    text: 'Once per turn, after rolling movement dice, you may reroll any of them.',
  },
  luckyHalfCrown: {
    name: 'Lucky Half-Crown',
    text: 'Activate after a failed combat roll of your Hero: reroll and keep the second result.',
  },
  ringOfVigor: { name: 'Ring of Vigour', text: '+2 Stamina.' },
  circletOfFocus: { name: 'Circlet of Focus', text: '+1 Mind.' },
  giantHideBelt: { name: 'Giant-Hide Belt', text: '+1 Body.' },
  pearlOfInsight: { name: 'Pearl of Insight', text: '+1 Spirit.' },
  healingAmulet: {
    name: 'Healing Amulet',
    text: 'Before moving, activate: remove 1 wound from your Hero or one of your Allies.',
  },
  heartstone: { name: 'Heartstone', text: '+1 Life.' },
  runeOfWarding: { name: 'Rune of Warding', text: 'Activate after a failed defence roll of your Hero: +3 to it.' },
  runeOfHaste: {
    name: 'Rune of Haste',
    text: 'Before moving on land, activate: roll 1 more movement die (never more than 5).',
  },
  runeOfEmbers: {
    name: 'Rune of Embers',
    text: 'Before combat, activate: Lore (Spirit) 14; if you pass, the Challenge takes 1 wound.',
  },
  runeOfRime: {
    name: 'Rune of Rime',
    text: 'Before combat, activate: the Challenge’s melee damage is 1 lower for this combat.',
  },
  teleportRune: {
    name: 'Teleport Rune',
    text: 'Before moving on land, activate: Lore (Spirit) 15. Pass: do not roll dice; put your Hero on any other space of the same island. Fail: take 1 exhaustion. You cannot cross the sea.',
  },
  vigorTonic: {
    name: 'Vigour Tonic',
    text: 'Discard at any time during your turn: remove 2 exhaustion from your Hero.',
  },
  healingDraught: {
    name: 'Healing Draught',
    text: 'Discard at any time during your turn: remove 2 wounds from your Hero or one of your Allies.',
  },
  smokeFlask: { name: 'Smoke Flask', text: 'Discard in an escape phase: your escape test succeeds.' },
  oilOfEdges: { name: 'Oil of Edges', text: 'Discard before an attack roll of your Hero: +4 to it.' },
  docksideBrawler: { name: 'Dockside Brawler' },
  fenTrapper: { name: 'Fen Trapper', text: '+2 to your Search tests.' },
  noviceSpellwright: { name: 'Novice Spellwright' },
  shieldSisterMaeve: {
    name: 'Shield-Sister Maeve',
    text: 'Once per roll she may take 1 exhaustion: damage inflicted on your Hero is 1 less.',
  },
  burnishedAcolyte: {
    name: 'Burnished Acolyte',
    text: 'Once per roll she may take 1 exhaustion before a combat roll of your Hero: +2 to it.',
  },
  tolanTheMercenary: { name: 'Tolan the Mercenary' },
  rookAndRaven: {
    name: 'Rook and Raven, Archers',
    text: 'When their ranged attack hits they may take 1 exhaustion: +1 damage, once per roll.',
  },
  sirOdranOfDallak: { name: 'Sir Odran of Dallak' },
  vessaThePaleSeer: {
    name: 'Vessa the Pale Seer',
    text: 'Before moving on land, activate: turn up the top card of the green, yellow or red deck; it stays face up.',
  },
  gorrumHalfGiant: {
    name: 'Gorrum Half-Giant',
    text: 'When this Ally would take damage in the melee phase, it is 1 less.',
  },
  corsairsCutlass: { name: 'Corsair’s Cutlass', text: '+2 to melee attack rolls; +3 instead while voyaging.' },
  tridentOfTheTides: {
    name: 'Trident of the Tides',
    text: '+2 to melee and +1 to ranged attack rolls; +1 damage with melee attacks while voyaging.',
  },
  swivelBallista: {
    name: 'Swivel Ballista',
    text: '+1 to ranged attack rolls; +3 instead while voyaging. Activate when your Hero’s ranged attack hits: +1 damage.',
  },
  corkAndCanvasVest: {
    name: 'Cork-and-Canvas Vest',
    text: 'When your Hero is shipwrecked you do not discard an Item or Ally.',
  },
  sharkskinJack: { name: 'Sharkskin Jack', text: '+1 to all defence rolls; +2 instead while voyaging.' },
  captainsSpyglass: {
    name: 'Captain’s Spyglass',
    text: 'Activate at the start of your Adventure Step on an anchor: turn up the top 2 sea cards and put them back face up in any order.',
  },
  pearlDiversCharm: {
    name: 'Pearl-Diver’s Charm',
    text: '+3 to Swim tests. When your Hero is shipwrecked, keep half of your gold (rounded up).',
  },
  waxedSeaChart: {
    name: 'Waxed Sea-Chart',
    text: 'Discard at the start of your Experience Step on an anchor: swap one of your map counters for one of the other colour from the pool.',
  },
  rumRation: {
    name: 'Rum Ration',
    text: 'Discard at any time during your turn: remove 2 exhaustion from your Captain, or 1 from each of your Allies.',
    options: { captain: 'The Captain', allies: 'The Allies' },
  },
  stormRune: {
    name: 'Storm Rune',
    text: 'Before combat, activate: the Challenge’s ranged value is 3 lower for this combat.',
  },
  nessaSaltwind: {
    name: 'Nessa Saltwind, Navigator',
    text: 'At the start of your Experience Step on an anchor she may take 1 exhaustion: your Captain then pays no toll in this step.',
  },
  // Adventure cards
  reefGoblinPack: { name: 'Reef Goblin Pack' },
  bogViper: { name: 'Bog Viper', text: 'On a swamp space its melee value is 1 higher.' },
  smugglersLookout: { name: 'Smuggler’s Lookout' },
  drownedSailor: { name: 'Drowned Sailor' },
  carrionGulls: { name: 'Carrion Gulls', text: 'Before combat: Search (Mind) 12 or lose 1 gold.' },
  feralBoarhound: { name: 'Feral Boarhound' },
  hedgeWitchOfTheFens: {
    name: 'Hedge Witch of the Fens',
    text: 'When your Hero fails a magic combat roll against her, your Hero also takes 1 exhaustion.',
  },
  tollRoadBullies: {
    name: 'Toll-Road Bullies',
    text: 'Before combat you may pay 2 gold: the card goes under its deck, the counter stays, your Adventure Step ends.',
    options: { pay: 'Pay 2 gold', fight: 'Fight' },
  },
  mireLeechSwarm: { name: 'Mire Leech Swarm' },
  wreckersOfThePoint: { name: 'Wreckers of the Point' },
  youngCliffDrake: { name: 'Young Cliff Drake' },
  cutpurseTwins: { name: 'Cutpurse Twins', text: 'Whenever your Hero fails a combat roll against them, lose 1 gold.' },
  restlessCairn: { name: 'Restless Cairn' },
  desertersOfTheGuard: { name: 'Deserters of the Guard' },
  initiateOfTheWarpedGod: {
    name: 'Initiate of the Warped God',
    text: 'Reward: turn up the top silver card too; it stays face up.',
  },
  cindersOnTheWind: {
    name: 'Cinders on the Wind',
    text: 'Replenish. Wildfire: place plains tiles on R1, R2 and R3. In play: a Hero who enters a forest space takes 1 exhaustion.',
  },
  oldPilotsCharts: {
    name: 'The Old Pilots’ Charts',
    text: 'Replenish. Forgotten routes: place sea-lane tiles 1 and 2. In play: Captains cost 1 gold less (never less than 1).',
  },
  harvestFair: {
    name: 'Harvest Fair',
    text: 'Replenish. Add 1 market card to every town’s stack. In play: the first wound healed in each Market Step is free.',
  },
  omensInTheSurf: {
    name: 'Omens in the Surf',
    text: 'Replenish. Every Hero on land: Faith (Spirit) 12 or take 1 exhaustion. In play: the magic value of every Challenge is 1 higher.',
  },
  strandedMerchant: {
    name: 'Stranded Merchant',
    text: 'Choose one. Carry her goods: Endure (Body) 13. Pass: 3 gold. Fail: 1 exhaustion. Or see her stock: draw a market card; you may buy it for 1 gold less.',
    options: { carry: 'Carry her goods', stock: 'See her stock' },
  },
  hermitOfTheTideline: {
    name: 'Hermit of the Tideline',
    text: 'Choose one. Mend wounds: remove 2 wounds from your Hero. Or rest: remove all exhaustion from your Hero and Allies.',
    options: { mend: 'Mend wounds', rest: 'Rest' },
  },
  halfBuriedSeaChest: {
    name: 'Half-Buried Sea Chest',
    text: 'Search (Mind) 13. Pass: 2 gold, and draw a market card: an Item of cost 3 or less is yours free. Fail: 1 wound.',
  },
  balladSingerOnTheRoad: {
    name: 'Ballad-Singer on the Road',
    text: 'Diplomacy (Spirit) 12. Pass: 1 gold, and your next movement roll uses 5 dice whatever your wounds and exhaustion.',
  },
  ogreOfTheFirecloud: { name: 'Ogre of the Firecloud' },
  ashMountainHarpy: {
    name: 'Ash-Mountain Harpy',
    text: 'Your Hero may not attack it in the melee phase of the first round.',
  },
  barrowKnight: { name: 'Barrow Knight' },
  corsairLandingParty: { name: 'Corsair Landing Party' },
  venomWeaver: { name: 'Venom Weaver', text: 'Damage it inflicts on an Ally is 1 higher.' },
  marshHydra: { name: 'Marsh Hydra', text: 'At the start of each round after the first, remove 1 wound from it.' },
  cultZealots: { name: 'Cult Zealots', text: 'Before combat: Faith (Spirit) 14 or take 1 exhaustion.' },
  collapsingMine: { name: 'Collapsing Mine', text: 'Allies may not attack it.' },
  mirageDancers: { name: 'Mirage Dancers' },
  manticore: { name: 'Manticore' },
  hiredBladesOfGarnott: {
    name: 'Hired Blades of Garnott',
    text: 'Before combat you may pay 3 gold: discard the card, the counter stays, your Adventure Step ends.',
    options: { pay: 'Pay 3 gold', fight: 'Fight' },
  },
  ghoulBroodmother: { name: 'Ghoul Broodmother' },
  stoneIdol: { name: 'Stone Idol', text: 'Reward: 1 more experience point.' },
  theSeaComesIn: {
    name: 'The Sea Comes In',
    text: 'Replenish. Flood: place sea tiles on B1, B2, B3 and B4. In play: a Hero who begins the Movement Step on a swamp or river space rolls 1 fewer die.',
  },
  theSackOfGarnott: {
    name: 'The Sack of Garnott',
    text: 'Replenish. Place the ruins tile on Garnott: it is no longer a town. In play: Captains cost 1 gold more.',
  },
  bountyOnMonsters: {
    name: 'Bounty on Monsters',
    text: 'Replenish. Remove every plains tile. In play: each defeated yellow or red Challenge gives 1 more gold.',
  },
  shrineBeneathTheDune: {
    name: 'The Shrine Beneath the Dune',
    text: 'Lore (Spirit) 15. Pass: remove all wounds and exhaustion from your Hero. Fail: 2 exhaustion.',
  },
  dukesPaymaster: {
    name: 'Duke’s Paymaster',
    text: 'Choose one. Serve him: Diplomacy (Spirit) 14. Pass: 4 gold. Or rob him: Sneak (Mind) 15. Pass: 7 gold. Fail: lose all your gold.',
    options: { serve: 'Serve him', rob: 'Rob him' },
  },
  cliffFaceEyrie: {
    name: 'Cliff-Face Eyrie',
    text: 'Climb (Body) 15. Pass: draw 2 market cards, one Item of cost 5 or less among them is yours free. Fail: 2 wounds.',
  },
  flyingFishRiders: { name: 'Flying-Fish Riders' },
  pressGangCutter: {
    name: 'Press-Gang Cutter',
    text: 'When your Captain takes damage from it, the Captain also takes 1 exhaustion.',
  },
  giantCrab: { name: 'Giant Crab' },
  waterspout: { name: 'Waterspout', text: 'Before combat: Swim (Body) 14 or your Captain takes 1 exhaustion.' },
  sirenChoir: { name: 'Siren Choir', text: 'Your Captain may not attack in the first round.' },
  pirateSloop: { name: 'Pirate Sloop' },
  drownedCrew: { name: 'Drowned Crew' },
  seaSerpent: { name: 'Sea Serpent', text: 'Damage it inflicts for a failed attack in the melee phase is 1 higher.' },
  stormElemental: { name: 'Storm Elemental' },
  reefTeeth: { name: 'Reef-Teeth', text: 'At the start of the third and each later round your Captain takes 1 wound.' },
  cultGalley: { name: 'Cult Galley of the Warped God' },
  kraken: { name: 'Kraken', text: 'Allies may not attack it in the first round.' },
  ghostShipMeridian: { name: 'Ghost Ship Meridian', text: 'Reward: 1 more experience point.' },
  leviathanCalf: { name: 'Leviathan Calf' },
  seasonOfStorms: {
    name: 'Season of Storms',
    text: 'Replenish. In play: a Hero who begins the turn on an anchor makes a Swim (Body) 13 test; fail: the Captain takes 1 exhaustion.',
  },
  theShiftingCurrents: {
    name: 'The Shifting Currents',
    text: 'Replenish. Remove all sea-lane tiles, then place sea-lane tiles 3, 4 and 5.',
  },
  theWarpedGodStirs: {
    name: 'The Warped God Stirs',
    text: 'Replenish. Remove every sea tile; place plains tiles on R4, R5 and R6. In play: nobody may set sail from Tarianor, and the ranged value of every sea Challenge is 1 higher.',
  },
  friendlyMerchantman: {
    name: 'Friendly Merchantman',
    text: 'Choose one. Trade news: remove 2 exhaustion from your Captain. Or trade charts: swap one of your map counters for one of the other colour from the pool. Or trade goods: Bargain (Mind) 13, then draw a market card; you may buy it, for 2 gold less if you passed, at its price if you failed.',
    options: { news: 'Trade news', charts: 'Trade charts', goods: 'Trade goods' },
  },
  castaway: {
    name: 'Castaway',
    text: 'Swim (Body) 13. Pass: draw a random Ally from the market deck; you may hire it for half its cost, rounded up. Fail: 1 wound.',
  },
  wreckOnTheSandbar: {
    name: 'Wreck on the Sandbar',
    text: 'Search (Mind) 14. Pass: 2 gold. Fail: your Captain takes 1 wound.',
  },
  garnetWyrm: { name: 'Garnet Wyrm' },
  theBarrowKing: { name: 'The Barrow King' },
  stormGiantUthgarn: { name: 'Storm Giant Uthgarn' },
  queenOfVipers: {
    name: 'Queen of Vipers',
    text: 'When your Hero takes damage from her, your Hero also takes 1 exhaustion.',
  },
  highPriestVashtiKul: {
    name: 'High Priest Vashti-Kul',
    text: 'Before combat: Faith (Spirit) 17 or take 2 exhaustion.',
  },
  ironColossus: { name: 'Iron Colossus', text: 'Damage inflicted on it is 1 less, but at least 1.' },
  theBlackManticore: { name: 'The Black Manticore' },
  assifShibSa: { name: 'Assif Shib-Sa', text: 'Defeat him and you win the game.' },
  coilOfTheWarpedGod: {
    name: 'Coil of the Warped God',
    text: 'Reward: keep this card. Discard it before a combat roll of your Hero: +4.',
  },
  thingInTheTidePool: {
    name: 'Thing in the Tide Pool',
    text: 'Reward: keep this card and remove 2 wounds from your Hero.',
  },
  eyelessChoir: {
    name: 'Eyeless Choir',
    text: 'Reward: keep this card and remove all exhaustion from your Hero and Allies.',
  },
  obsidianSentinel: {
    name: 'Obsidian Sentinel',
    text: 'Reward: keep this card. Discard it when damage would be inflicted on one of your figures: cancel it.',
  },
  swarmOfShards: { name: 'Swarm of Shards', text: 'Reward: keep this card and gain 1 Legendary Item of your choice.' },
  heraldOfDread: {
    name: 'Herald of Dread',
    text: 'Reward: keep this card. While you hold it, Assif Shib-Sa’s magic value is 2 lower against you.',
  },
  springOfTheFirstKings: {
    name: 'Spring of the First Kings',
    text: 'Remove up to 3 wounds, split as you like, and all exhaustion from your Hero and Allies.',
  },
  // Towns
  tarianor: { name: 'Tarianor' },
  dallak: { name: 'Dallak' },
  evenporGrove: { name: 'Evenpor Grove' },
  trelton: { name: 'Trelton' },
  garnott: { name: 'Garnott' },
  saltmere: { name: 'Saltmere' },
  harrowQuay: { name: 'Harrow Quay' },
  orris: { name: 'Orris' },
  gafford: { name: 'Gafford' },
  // Anchors
  S1: { name: 'Orris Roads' },
  S2: { name: 'Dallak Narrows' },
  S3: { name: 'Weeping Reach, South' },
  S4: { name: 'Weeping Reach, North' },
  S5: { name: 'Trelton Head' },
  S6: { name: 'Tarianor Bar' },
  S7: { name: 'Tears Passage' },
  S8: { name: 'The Long Fetch' },
  S9: { name: 'Garnet Shoals' },
  S10: { name: 'Gafford Deeps' },
  S11: { name: 'Ashen Bight' },
  S12: { name: 'Viper’s Mouth' },
  S13: { name: 'Southwest Swell' },
  S14: { name: 'Northwest Swell' },
  S15: { name: 'Southern Fetch' },
  // Islands
  torueAlbes: { name: 'Torue Albes' },
  isleOfTears: { name: 'Isle of Tears' },
  garnetIsland: { name: 'Garnet Island' },
  orrisay: { name: 'Orrisay' },
  gaffmoor: { name: 'Gaffmoor' },
  // Regions
  cerridorSea: { name: 'Cerridor Sea' },
  weepingReach: { name: 'Weeping Reach' },
  firecloudRange: { name: 'Firecloud Range' },
  mountainsOfAsh: { name: 'Mountains of Ash' },
  bogOfVipers: { name: 'Bog of Vipers' },
  islandOfDread: { name: 'Island of Dread' },
  // Skills
  sneak: { name: 'Sneak' },
  search: { name: 'Search' },
  bargain: { name: 'Bargain' },
  climb: { name: 'Climb' },
  swim: { name: 'Swim' },
  endure: { name: 'Endure' },
  lore: { name: 'Lore' },
  diplomacy: { name: 'Diplomacy' },
  faith: { name: 'Faith' },
  // Terrains
  plains: { name: 'Plains' },
  road: { name: 'Road' },
  hills: { name: 'Hills' },
  forest: { name: 'Forest' },
  swamp: { name: 'Swamp' },
  mountains: { name: 'Mountains' },
  river: { name: 'River' },
  town: { name: 'Town' },
};
