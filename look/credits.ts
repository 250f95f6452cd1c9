/** The works of others that Skerry shows; the about page lists them. */

export interface Credit {
  readonly work: string;
  readonly author: string;
  readonly licence: string;
  readonly address: string;
}

const OFL = 'SIL Open Font License 1.1';

export const FONT_CREDITS: readonly Credit[] = [
  {
    work: 'IM Fell English',
    author: 'Igino Marini',
    licence: OFL,
    address: 'https://fonts.google.com/specimen/IM+Fell+English',
  },
  {
    work: 'Alegreya Sans',
    author: 'Juan Pablo del Peral, Huerta Tipográfica',
    licence: OFL,
    address: 'https://fonts.google.com/specimen/Alegreya+Sans',
  },
];

const AUTHORS = {
  delapouite: 'Delapouite',
  faithtoken: 'Faithtoken',
  lorc: 'Lorc',
  quoting: 'Quoting',
  sbed: 'Sbed',
} as const;

const ICONS: Readonly<Record<string, keyof typeof AUTHORS>> = {
  biplane: 'quoting',
  caravel: 'delapouite',
  'card-discard': 'faithtoken',
  'card-draw': 'faithtoken',
  'card-exchange': 'delapouite',
  'card-pickup': 'quoting',
  'check-mark': 'delapouite',
  cog: 'lorc',
  compass: 'lorc',
  'death-skull': 'sbed',
  'direction-signs': 'delapouite',
  'diving-helmet': 'delapouite',
  'empty-hourglass': 'lorc',
  envelope: 'lorc',
  helicopter: 'delapouite',
  'jeweled-chalice': 'lorc',
  'propeller-beanie': 'delapouite',
  'rule-book': 'delapouite',
  'scuba-mask': 'delapouite',
  'ship-wheel': 'delapouite',
  spyglass: 'lorc',
  swimfins: 'delapouite',
  'walking-boot': 'lorc',
};

/** Icons of game-icons.net on offers and pawns; `work` is the icon's name there. */
export const ICON_CREDITS: readonly Credit[] = Object.entries(ICONS).map(([work, folder]) => ({
  work,
  author: AUTHORS[folder],
  licence: 'CC BY 3.0',
  address: `https://game-icons.net/1x1/${folder}/${work}.html`,
}));
