import type { Gender, Preposition } from '@skerry/speech/de';
import type { Adventurer } from '../../content/adventurers.ts';
import type { Tile, Treasure } from '../../content/tiles.ts';
import type { Names } from '../names.ts';

/**
 * Adventurers and kinds of cards are called as in the German edition. The names of tiles, treasures and the islands that are not in the
 * rulebook are ours: none of them bends, so that it reads on a board as in a sentence.
 */
export const names: Names = {
  tiles: {
    'fools-landing': 'Landeplatz der Narren',
    'bronze-gate': 'Bronzetor',
    'copper-gate': 'Kupfertor',
    'gold-gate': 'Goldtor',
    'iron-gate': 'Eisentor',
    'silver-gate': 'Silbertor',
    'temple-of-the-moon': 'Tempel des Mondes',
    'temple-of-the-sun': 'Tempel der Sonne',
    'howling-garden': 'Garten des Heulens',
    'whispering-garden': 'Garten des Flüsterns',
    'cave-of-embers': 'Höhle der Glut',
    'cave-of-shadows': 'Höhle der Schatten',
    'coral-palace': 'Korallenpalast',
    'tidal-palace': 'Gezeitenpalast',
    'breakers-bridge': 'Brandungsbrücke',
    'cliffs-of-abandon': 'Klippen des Vergessens',
    'crimson-forest': 'Purpurwald',
    'dunes-of-deception': 'Dünen der Täuschung',
    'lost-lagoon': 'Lagune der Verlorenen',
    'misty-marsh': 'Nebelmoor',
    observatory: 'Observatorium',
    'phantom-rock': 'Phantomfelsen',
    'twilight-hollow': 'Dämmertal',
    watchtower: 'Wachturm',
  },
  treasures: {
    earth: 'Stein der Erde',
    wind: 'Statue des Windes',
    fire: 'Kristall des Feuers',
    water: 'Kelch des Ozeans',
  },
  cards: {
    earth: 'Erde',
    wind: 'Wind',
    fire: 'Feuer',
    water: 'Wasser',
    'helicopter-lift': 'Hubschrauber',
    sandbags: 'Sandsäcke',
    'waters-rise': 'Die Flut steigt!',
  },
  adventurers: {
    diver: {
      name: 'Taucher',
      power:
        'Durchquert für eine Aktion beliebig viele überflutete und versunkene Felder. Schwimmt vom versinkenden Feld zum nächsten, das noch da ist.',
    },
    engineer: { name: 'Ingenieur', power: 'Legt für eine Aktion zwei Felder trocken.' },
    explorer: { name: 'Forscher', power: 'Geht, legt trocken und schwimmt auch schräg.' },
    messenger: { name: 'Bote', power: 'Gibt Schatzkarten an alle, egal wie weit sie weg sind.' },
    navigator: { name: 'Navigator', power: 'Lotst für eine Aktion eine andere Figur bis zu zwei Felder weit.' },
    pilot: {
      name: 'Pilot',
      power:
        'Fliegt einmal im Zug für eine Aktion zu jedem beliebigen Feld. Fliegt vom versinkenden Feld ohne Aktion zu jedem anderen.',
    },
  },
  layouts: {
    diamond: 'Verbotene Insel',
    'treasure-island': 'Schatzinsel',
    'island-of-shadows': 'Insel der Schatten',
    'volcano-island': 'Vulkaninsel',
    'island-of-death': 'Insel des Todes',
    'bay-of-gulls': 'Möwenbucht',
    'bone-island': 'Knocheninsel',
    'coral-reef': 'Korallenriff',
    'skull-island': 'Totenkopfinsel',
    'bridge-of-horrors': 'Brücke des Grauens',
    'atoll-of-decisions': 'Atoll der Entscheidungen',
    'arch-of-fate': 'Bogen des Schicksals',
  },
  difficulties: { novice: 'Neuling', normal: 'Normal', elite: 'Elite', legendary: 'Legendär' },
};

export const GENDERS: Readonly<Record<Tile | Treasure | Adventurer, Gender>> = {
  'fools-landing': 'm',
  'bronze-gate': 'n',
  'copper-gate': 'n',
  'gold-gate': 'n',
  'iron-gate': 'n',
  'silver-gate': 'n',
  'temple-of-the-moon': 'm',
  'temple-of-the-sun': 'm',
  'howling-garden': 'm',
  'whispering-garden': 'm',
  'cave-of-embers': 'f',
  'cave-of-shadows': 'f',
  'coral-palace': 'm',
  'tidal-palace': 'm',
  'breakers-bridge': 'f',
  'cliffs-of-abandon': 'p',
  'crimson-forest': 'm',
  'dunes-of-deception': 'p',
  'lost-lagoon': 'f',
  'misty-marsh': 'n',
  observatory: 'n',
  'phantom-rock': 'm',
  'twilight-hollow': 'n',
  watchtower: 'm',
  earth: 'm',
  wind: 'f',
  fire: 'm',
  water: 'm',
  diver: 'm',
  engineer: 'm',
  explorer: 'm',
  messenger: 'm',
  navigator: 'm',
  pilot: 'm',
};

/** Whom the adventurers are given to, where it is not the name: "Ada spielt den Boten". */
export const BENT: Readonly<Partial<Record<Tile | Treasure | Adventurer, string>>> = {
  messenger: 'Boten',
  pilot: 'Piloten',
};

/** A place on a tile: "am Bronzetor", "im Tempel des Mondes", "auf den Klippen des Vergessens". */
export const WHERE: Readonly<Record<Tile, Preposition>> = {
  'fools-landing': 'auf',
  'bronze-gate': 'an',
  'copper-gate': 'an',
  'gold-gate': 'an',
  'iron-gate': 'an',
  'silver-gate': 'an',
  'temple-of-the-moon': 'in',
  'temple-of-the-sun': 'in',
  'howling-garden': 'in',
  'whispering-garden': 'in',
  'cave-of-embers': 'in',
  'cave-of-shadows': 'in',
  'coral-palace': 'in',
  'tidal-palace': 'in',
  'breakers-bridge': 'auf',
  'cliffs-of-abandon': 'auf',
  'crimson-forest': 'in',
  'dunes-of-deception': 'in',
  'lost-lagoon': 'an',
  'misty-marsh': 'in',
  observatory: 'in',
  'phantom-rock': 'auf',
  'twilight-hollow': 'in',
  watchtower: 'auf',
};
