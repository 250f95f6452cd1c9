/**
 * Pictures of cards. Cards that share a picture are told apart by their names. A card of a pack has the picture of
 * the first of its tags that has one, else of its kind; its people and places resemble those of the built-in content.
 */
import { BUILT_IN } from '../../content/built-in.ts';
import type { Card } from '../../content/world.ts';
import type { CardDrawing, DrawingName, EncounterDrawing, EventDrawing, FoeDrawing, ItemDrawing } from './drawing.tsx';

const CARDS: { readonly [P in FoeDrawing | EventDrawing | EncounterDrawing | ItemDrawing]?: readonly string[] } = {
  'foe-goblins': ['reefGoblinPack'],
  'foe-viper': ['bogViper', 'queenOfVipers'],
  'foe-bandits': [
    'smugglersLookout',
    'tollRoadBullies',
    'wreckersOfThePoint',
    'cutpurseTwins',
    'desertersOfTheGuard',
    'corsairLandingParty',
    'hiredBladesOfGarnott',
  ],
  'foe-undead': ['drownedSailor', 'restlessCairn', 'barrowKnight', 'ghoulBroodmother', 'drownedCrew'],
  'foe-gulls': ['carrionGulls'],
  'foe-hound': ['feralBoarhound'],
  'foe-witch': ['hedgeWitchOfTheFens'],
  'foe-leeches': ['mireLeechSwarm'],
  'foe-drake': ['youngCliffDrake'],
  'foe-cult': ['initiateOfTheWarpedGod', 'cultZealots', 'highPriestVashtiKul', 'eyelessChoir'],
  'event-card-fire': ['cindersOnTheWind'],
  'event-card-charts': ['oldPilotsCharts', 'theShiftingCurrents'],
  'event-card-fair': ['harvestFair'],
  'event-card-omen': ['omensInTheSurf', 'theWarpedGodStirs'],
  'encounter-merchant': ['strandedMerchant'],
  'encounter-hermit': ['hermitOfTheTideline'],
  'encounter-chest': ['halfBuriedSeaChest', 'dukesPaymaster'],
  'encounter-singer': ['balladSingerOnTheRoad'],
  'foe-giant': ['ogreOfTheFirecloud', 'stormGiantUthgarn'],
  'foe-harpy': ['ashMountainHarpy'],
  'foe-spider': ['venomWeaver'],
  'foe-hydra': ['marshHydra'],
  'foe-mine': ['collapsingMine'],
  'foe-storm': ['mirageDancers', 'stormElemental'],
  'foe-manticore': ['manticore', 'theBlackManticore'],
  'foe-idol': ['stoneIdol', 'ironColossus', 'obsidianSentinel', 'swarmOfShards'],
  'event-card-flood': ['theSeaComesIn'],
  'event-card-sack': ['theSackOfGarnott'],
  'event-card-bounty': ['bountyOnMonsters'],
  'encounter-shrine': ['shrineBeneathTheDune'],
  'encounter-eyrie': ['cliffFaceEyrie'],
  'foe-riders': ['flyingFishRiders'],
  'foe-ship': ['pressGangCutter', 'pirateSloop', 'cultGalley', 'friendlyMerchantman'],
  'foe-crab': ['giantCrab'],
  'foe-waterspout': ['waterspout'],
  'foe-siren': ['sirenChoir'],
  'foe-seaSerpent': ['seaSerpent'],
  'foe-reef': ['reefTeeth'],
  'foe-kraken': ['kraken'],
  'foe-ghostShip': ['ghostShipMeridian', 'wreckOnTheSandbar'],
  'foe-leviathan': ['leviathanCalf'],
  'event-card-storm': ['seasonOfStorms'],
  'encounter-raft': ['castaway'],
  'foe-wyrm': ['garnetWyrm'],
  'foe-barrowKing': ['theBarrowKing'],
  'foe-assif': ['assifShibSa'],
  'foe-demon': ['coilOfTheWarpedGod', 'thingInTheTidePool', 'heraldOfDread'],
  'encounter-spring': ['springOfTheFirstKings'],
  'item-weapon-ranged': [
    'throwingHatchets',
    'yewShortbow',
    'barbedHarpoon',
    'huntersCrossbow',
    'stormwingBow',
    'swivelBallista',
  ],
  'item-weapon-melee': [
    'boardingAxe',
    'leftHandDagger',
    'duellingRapier',
    'guardsBroadsword',
    'maulOfRuin',
    'wyrmToothLance',
    'witchblade',
    'corsairsCutlass',
    'tridentOfTheTides',
  ],
  'item-weapon-magic': ['ashwoodStaff', 'coralScepter', 'staffOfTheDrownedSun'],
  'item-armour': [
    'boiledLeatherCoat',
    'chainHauberk',
    'wardweaveRobe',
    'wingsOfRegiroth',
    'plateOfTheQueensGuard',
    'leviathanScaleMail',
    'corkAndCanvasVest',
    'sharkskinJack',
  ],
  'item-shield': ['roundShield', 'towerShield'],
  'item-ring': ['ringOfVigor'],
  'item-boots': ['wayfarersBoots'],
  'item-coin': ['luckyHalfCrown'],
  'item-circlet': ['circletOfFocus'],
  'item-belt': ['giantHideBelt'],
  'item-pearl': ['pearlOfInsight', 'pearlDiversCharm'],
  'item-amulet': ['healingAmulet'],
  'item-heartstone': ['heartstone'],
  'item-spyglass': ['captainsSpyglass'],
  'item-chart': ['waxedSeaChart'],
  'item-rune': ['runeOfWarding', 'runeOfHaste', 'runeOfEmbers', 'runeOfRime', 'teleportRune', 'stormRune'],
  'item-potion': ['vigorTonic', 'healingDraught', 'smokeFlask', 'oilOfEdges', 'rumRation'],
};

const TAGS: { readonly [tag: string]: FoeDrawing } = {
  beast: 'foe-hound',
  undead: 'foe-undead',
  humanoid: 'foe-bandits',
  cult: 'foe-cult',
  giant: 'foe-giant',
  elemental: 'foe-storm',
  hazard: 'foe-mine',
  drake: 'foe-drake',
  demon: 'foe-demon',
  god: 'foe-assif',
};

const KNOWN: ReadonlyMap<string, CardDrawing> = new Map(
  Object.entries(CARDS).flatMap(([picture, ids]) => ids.map((id) => [id, picture as CardDrawing] as const)),
);

const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);
const HEROES = idsOf(BUILT_IN.heroes);
const CAPTAINS = idsOf(BUILT_IN.captains);
const ALLIES = idsOf(BUILT_IN.allies);
const LEGENDARY = idsOf(BUILT_IN.legendary);
const TOWNS = idsOf(BUILT_IN.chart.towns);

/** The id itself if there is a drawing of it, else a stable substitute. */
const like = (drawnIds: readonly string[], id: string): string =>
  drawnIds.includes(id)
    ? id
    : drawnIds[Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % drawnIds.length]!;

export function pictureOf({ id, kind, tags, limited }: Card): DrawingName {
  switch (kind) {
    case 'hero':
      return `hero-${like(HEROES, id)}`;
    case 'captain':
      return `captain-${like(CAPTAINS, id)}`;
    case 'ally':
      return `ally-${like(ALLIES, id)}`;
    case 'legendary':
      return `legend-${like(LEGENDARY, id)}`;
    case 'event':
      return KNOWN.get(id) ?? 'event-card-omen';
    case 'encounter':
      return KNOWN.get(id) ?? 'encounter-hermit';
    case 'challenge':
      return KNOWN.get(id) ?? tags.map((tag) => TAGS[tag]).find((picture) => picture !== undefined) ?? 'foe-hound';
    case 'item':
      return (
        KNOWN.get(id) ??
        (limited === 'weapon' ? 'item-weapon-melee' : limited === 'armour' ? 'item-armour' : 'item-ring')
      );
  }
}

export const figureOf = ({ id }: Card): DrawingName => `figure-${like(HEROES, id)}`;

export const townPicture = (town: string): DrawingName => `town-${like(TOWNS, town)}`;
