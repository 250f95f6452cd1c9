import type { Page, Preparation, Visit } from '@skerry/e2e';

/** How each state is looked at, and those ways that steps of a game, of which there are many, are looked at. */
export const VISITS = {
  desk: { screen: 'desk' },
  phone: { screen: 'phone' },
  tablet: { screen: 'tablet' },
  lamp: { screen: 'desk', dark: true },
  french: { screen: 'desk', locale: 'fr-FR' },
} as const satisfies { readonly [name: string]: Visit };
export type Way = keyof typeof VISITS;
const EVERY_WAY = ['desk', 'phone', 'tablet', 'lamp', 'french'] as const;
const TWO_WAYS = ['desk', 'phone'] as const;

/** Something that a person can see: an address, or a table, and what is clicked or pressed there. */
export interface Shown {
  readonly name: string;
  readonly ways: readonly Way[];
  readonly at: string | Preparation;
  /** Without it there is nothing to see yet. */
  readonly until?: string;
  act?(page: Page): Promise<void>;
}

/** A day with a puzzle, far from the days on which the prepared games were played. */
export const TODAY = new Date('2026-12-25T12:00:00Z');

const PEOPLE = ['Ada', 'Bruno', 'Chiara'].map((name) => ({ who: 'person', name }) as const);
const CREW = ['Ada', 'Bruno', 'Chiara', 'Dario'].map((name, n) =>
  n === 0 ? ({ who: 'person', name } as const) : ({ who: 'bot', name, level: 'calm' } as const),
);

interface Seen {
  readonly agenda: readonly { readonly do: string }[];
  readonly active: number;
  readonly round: number;
}
const seen = (state: object): Seen => state as Seen;
const stepOf = (state: object): string | undefined => seen(state).agenda.at(-1)?.do;

/** Ada's turn in the middle of a game, and its end. */
const GAMES = {
  'forbidden-island': { seed: 'evening tide 5', step: 'actions', from: 40, name: 'Evening tide' },
  'trails-of-tucana': { seed: 'tucana', step: 'draw', from: 40, name: 'Two islands' },
  islebound: { seed: 'friday crew 4', step: 'act', from: 200, name: 'Friday crew' },
  'island-of-dread': { seed: 'friday crew 2', step: 'walk', from: 250, name: 'Friday crew' },
} as const;

const middleOf = (game: keyof typeof GAMES): Preparation => {
  const { seed, step, from, name } = GAMES[game];
  const until = (state: object, n: number) => n >= from && stepOf(state) === step && (seen(state).active ?? 0) === 0;
  return { game, seed, name, seats: CREW, until };
};

const click = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};
const MENU = '.table-bar .tools > :last-child';
/** An entry of the menu by its label. */
const fromMenu = (label: string) => async (page: Page) => {
  await page.locator(MENU).click();
  await page.locator('.menu-entry').getByText(label, { exact: true }).click();
};
const DIALOG = 'dialog[open] h2';

const pages: readonly Shown[] = [
  { name: 'home', at: '/', until: '.play-now, article' },
  { name: 'tables-none', at: '/tables', until: 'h1' },
  { name: 'about', at: '/about', until: 'h1' },
  { name: 'claim', at: '/claim', until: 'h1' },
  { name: 'daily', at: '/daily', until: '.puzzle, [data-puzzle], h1' },
  { name: 'puzzle', at: '/puzzle', until: '.puzzle-slip h2' },
  { name: 'learn', at: '/learn/forbidden-island', until: 'h1' },
  { name: 'lesson', at: '/learn/islebound/by-force', until: '.lesson-ask .ask-sentence' },
  { name: 'rules', at: '/rules/islebound', until: 'h1' },
  { name: 'set-up', at: '/new/islebound?way=friends', until: 'h1' },
  { name: 'set-up-alone', at: '/new/island-of-dread?way=alone', until: 'h1' },
  { name: 'settings', at: '/', until: DIALOG, act: click('.shell-tools [aria-expanded]') },
].map((page) => ({ ways: EVERY_WAY, ...page }));

const tables = (Object.keys(GAMES) as (keyof typeof GAMES)[]).flatMap((game): readonly Shown[] => {
  const middle = middleOf(game);
  const { until: _, ...whole } = middle;
  return [
    { name: `${game}-turn`, ways: EVERY_WAY, at: middle },
    { name: `${game}-result`, ways: EVERY_WAY, at: whole, until: '.result-picture svg' },
    {
      name: `${game}-replay`,
      ways: TWO_WAYS,
      at: whole,
      until: '.replay',
      act: async (page) => {
        await page.locator('dialog[open]').waitFor();
        await page.keyboard.press('Escape');
        await fromMenu('Replay')(page);
      },
    },
    { name: `${game}-aside`, ways: EVERY_WAY, at: middle, act: click('.ask .offer') },
    { name: `${game}-piles`, ways: ['phone'], at: middle, until: DIALOG, act: fromMenu('Piles') },
    { name: `${game}-signs`, ways: ['desk'], at: middle, until: DIALOG, act: fromMenu('Key to the symbols') },
  ];
});

const sheets: readonly Shown[] = [
  { name: 'menu', ways: EVERY_WAY, at: middleOf('forbidden-island'), until: DIALOG, act: click(MENU) },
  { name: 'keys', ways: TWO_WAYS, at: middleOf('islebound'), until: DIALOG, act: fromMenu('Keyboard shortcuts') },
  { name: 'log', ways: ['phone'], at: middleOf('forbidden-island'), until: DIALOG, act: fromMenu('Log') },
  {
    name: 'tables',
    ways: EVERY_WAY,
    at: middleOf('islebound'),
    until: 'h1',
    act: async (page) => {
      await page.goto('/tables');
    },
  },
  {
    name: 'hint',
    ways: TWO_WAYS,
    at: middleOf('forbidden-island'),
    until: '.hint-row',
    act: (page) => page.keyboard.press('h'),
  },
  {
    name: 'review',
    ways: EVERY_WAY,
    at: {
      game: 'forbidden-island',
      seed: 'review',
      name: 'The end',
      seats: CREW.slice(0, 2),
      options: { difficulty: 'legendary' },
    },
    until: '.luck-bars li:nth-child(3)',
    act: async (page) => {
      await page.locator('dialog[open] .result-picture svg').first().waitFor();
      await page.goto(`${new URL(page.url()).pathname}?review&at=3`);
      const luck = page.getByRole('tab', { name: /^(Luck|Chance)/ });
      await page.locator('.pin').first().waitFor();
      if (await luck.isVisible()) await luck.click();
    },
  },
];

/** Proposes to trade one ware for another. */
const trades = ({ act }: { readonly act: string }, state: object): boolean => {
  const { trade } = state as { readonly trade: { readonly give: number[]; readonly get: number[] } | null };
  const [gives, gets] = [trade?.give, trade?.get].map((wares) => wares?.some((count) => count > 0) === true);
  return act === 'trade' || act === (gives ? (gets ? 'propose' : 'ask') : 'give');
};

/** Each step of these games, where a seat is first asked about it. */
const STEPS: readonly { readonly of: Omit<Preparation, 'name' | 'seats'>; readonly steps: readonly string[] }[] = [
  { of: { game: 'forbidden-island', seed: 'evening' }, steps: ['window', 'discard'] },
  {
    of: { game: 'islebound', seed: 'dice', options: { trading: true, raid: true } },
    steps: [
      'homePort',
      'sail',
      'exhaust',
      'hire',
      'groupPirates',
      'combat',
      'reroll',
      'place',
      'short',
      'build',
      'reputation',
      'influence',
    ],
  },
  {
    of: { game: 'islebound', seed: 'archipelago', options: { trading: true, architect: true } },
    steps: ['draft', 'buyCard', 'payCard'],
  },
  {
    of: { game: 'islebound', seed: 'archipelago', options: { trading: true }, prefers: trades },
    steps: ['tradeGive', 'tradeAnswer'],
  },
  {
    of: { game: 'island-of-dread', seed: 'dread' },
    steps: [
      'escape',
      'phase',
      'damage',
      'market',
      'meet',
      'experience',
      'choose',
      'offer',
      'afterRoll',
      'captains',
      'sail',
      'course',
      'makeRoom',
      'beforeRoll',
      'legendary',
    ],
  },
  { of: { game: 'island-of-dread', seed: 'through' }, steps: ['sendHome', 'castAshore'] },
  { of: { game: 'island-of-dread', seed: 'dread-9' }, steps: ['toll'] },
];

const steps = STEPS.flatMap(({ of, steps }) =>
  steps.map(
    (step): Shown => ({
      name: `${of.game}-${step}`,
      ways: TWO_WAYS,
      at: { ...of, name: 'Friday crew', seats: PEOPLE, until: (state) => stepOf(state) === step },
    }),
  ),
);

/** What the pictures of two builds are compared by: every page, and every table in whatever state its mocks show. */
export const SHOWN: readonly Shown[] = [...pages, ...sheets, ...tables, ...steps];
