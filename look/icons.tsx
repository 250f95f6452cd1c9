/**
 * Signs of the interface. Tools are our own, strokes on a grid of 24; what stands on offers and pawns comes from
 * game-icons.net, one colour on a grid of 512; sandbags are a small coloured drawing on a grid of 64.
 */
import biplane from 'game-icon:biplane';
import caravel from 'game-icon:caravel';
import cardDiscard from 'game-icon:card-discard';
import cardDraw from 'game-icon:card-draw';
import cardExchange from 'game-icon:card-exchange';
import cardPickup from 'game-icon:card-pickup';
import checkMark from 'game-icon:check-mark';
import cog from 'game-icon:cog';
import compass from 'game-icon:compass';
import deathSkull from 'game-icon:death-skull';
import directionSigns from 'game-icon:direction-signs';
import divingHelmet from 'game-icon:diving-helmet';
import emptyHourglass from 'game-icon:empty-hourglass';
import envelope from 'game-icon:envelope';
import helicopter from 'game-icon:helicopter';
import jeweledChalice from 'game-icon:jeweled-chalice';
import propellerBeanie from 'game-icon:propeller-beanie';
import ruleBook from 'game-icon:rule-book';
import scubaMask from 'game-icon:scuba-mask';
import shipWheel from 'game-icon:ship-wheel';
import spyglass from 'game-icon:spyglass';
import swimfins from 'game-icon:swimfins';
import walkingBoot from 'game-icon:walking-boot';

const TOOL_NAMES = [
  'undo',
  'rules',
  'chat',
  'lamp',
  'menu',
  'globe',
  'sound',
  'soundOff',
  'bell',
  'notice',
  'point',
  'close',
  'back',
  'forward',
  'play',
  'pause',
  'step',
  'stepBack',
  'first',
  'last',
  'copy',
  'share',
  'download',
  'upload',
  'plus',
  'minus',
  'check',
  'person',
  'bot',
  'host',
  'watch',
  'clock',
  'link',
  'qr',
  'settings',
  'remove',
  'contrast',
  'motion',
  'log',
  'hand',
  'piles',
  'question',
  'warning',
  'send',
  'ready',
  'pen',
  'home',
  'leave',
  'analysis',
  'learn',
  'archive',
  'search',
] as const;

const GAME_NAMES = [
  'move',
  'give',
  'capture',
  'endActions',
  'fly',
  'guide',
  'dive',
  'swim',
  'lift',
  'discard',
  'pass',
  'take',
  'done',
  'list',
  'explorer',
  'engineer',
  'messenger',
  'pilot',
  'diver',
  'navigator',
  'skull',
  'playNow',
  'passAndPlay',
  'invite',
  'readRules',
] as const;

const DRAWING_NAMES = ['shoreUp', 'sandbags'] as const;

export const ICON_NAMES = [...TOOL_NAMES, ...GAME_NAMES, ...DRAWING_NAMES] as const;
export type IconName = (typeof ICON_NAMES)[number];

const RING = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z';

const TOOLS: Readonly<Record<(typeof TOOL_NAMES)[number], string>> = {
  undo: 'M4 9h10a5 5 0 0 1 0 10h-4M8 4.5L3.5 9L8 13.5',
  rules: 'M12 6C10 4.5 7 4 3 4v14c4 0 7 .5 9 2c2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  lamp: 'M8 3h8l3 9H5zM12 12v7M8 20.5h8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  globe: `${RING}M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9`,
  sound: 'M4 10v5h4l5 4V6L8 10zM16.5 9.5a4 4 0 0 1 0 6M19 7a8 8 0 0 1 0 11',
  bell: 'M5 17.5h14l-1.8-2.6V10a5.2 5.2 0 0 0-10.4 0v4.9zM12 4.8V3M10 20.2a2.2 2.2 0 0 0 4 0',
  notice: 'M4 5h16v11h-8l-4.5 4v-4H4zM12 8v3.4M12 13.6v.1',
  point: 'M12 21s6-6.2 6-11a6 6 0 1 0-12 0c0 4.8 6 11 6 11zM9.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z',
  soundOff: 'M4 10v5h4l5 4V6L8 10zM16.5 10l5 5M21.5 10l-5 5',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M20 12H4.5M11 5.5L4.5 12l6.5 6.5',
  forward: 'M4 12h15.5M13 5.5l6.5 6.5l-6.5 6.5',
  play: 'M7 4.5L19.5 12L7 19.5z',
  pause: 'M6.5 5H10v14H6.5zM14 5h3.5v14H14z',
  step: 'M6 5.5l9.5 6.5L6 18.5zM18.5 5.5v13',
  stepBack: 'M18 5.5L8.5 12l9.5 6.5zM5.5 5.5v13',
  first: 'M20.5 6.5L13 12l7.5 5.5zM13 6.5L5.5 12l7.5 5.5zM3.5 6v12',
  last: 'M3.5 6.5L11 12l-7.5 5.5zM11 6.5l7.5 5.5l-7.5 5.5zM20.5 6v12',
  copy: 'M9 8h11v13H9zM15 8V3H4v13h5',
  share:
    'M8.5 10.7l7-4M8.5 13.3l7 4M3.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM15.2 5.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM15.2 18.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z',
  download: 'M12 3.5V15M7.5 10.5L12 15l4.5-4.5M4 15.5v5h16v-5',
  upload: 'M12 15.5V4M7.5 8.5L12 4l4.5 4.5M4 15.5v5h16v-5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5.5L20 6',
  person: 'M7.8 8a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM4 20.5c.6-4.6 3.6-6.3 8-6.3s7.4 1.7 8 6.3z',
  bot: 'M5 9h14v10.5H5zM12 9V5.5M9.5 4.5h5M9 13v1.5M15 13v1.5M9.5 17h5M2.5 12.5v3.5M21.5 12.5v3.5',
  host: 'M4.5 17.5L3 7.5l5.3 4L12 5l3.7 6.5l5.3-4l-1.5 10zM4.5 20.5h15',
  watch:
    'M2.5 12c2.6-4.4 5.8-6.5 9.5-6.5s6.9 2.1 9.5 6.5c-2.6 4.4-5.8 6.5-9.5 6.5S5.1 16.4 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  clock: `${RING}M12 6.8V12l3.6 2.4`,
  link: 'M10.2 13.8a3.9 3.9 0 0 0 5.5 0l4-4a3.9 3.9 0 0 0-5.5-5.5l-2 2M13.8 10.2a3.9 3.9 0 0 0-5.5 0l-4 4a3.9 3.9 0 0 0 5.5 5.5l2-2',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2M19 20h1v-1',
  settings:
    'M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20M12.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM6.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  remove:
    'M5.5 8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0zM2.5 20c.5-4.2 3-5.7 6.8-5.7s6.3 1.5 6.8 5.7zM16.5 7l5 5M21.5 7l-5 5',
  contrast: `${RING}M12 3v18M12 7.5h7.6M12 12h9M12 16.5h7.6`,
  motion: 'M11.5 12a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0zM5 7.5h5M2.5 12H8M5 16.5h5',
  log: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5',
  hand: 'M3 8.6l7-2.6l4.7 12.2l-7 2.6zM12.5 5h8v13h-3.3',
  piles: 'M4 8.5h9.5v12H4zM7.3 8.5V5.7h9.5v12h-3.3M10.6 5.7V3h9.5v12h-3.3',
  question: `${RING}M9.3 9.6a2.8 2.8 0 1 1 4.2 2.5c-1 .6-1.5 1.1-1.5 2.1M12 17.3v.1`,
  warning: 'M12 3.5L22 20.5H2zM12 9.5v5.5M12 17.7v.1',
  send: 'M3.5 10.5L21 3.5l-7 17.5l-3.2-7.8zM10.8 13.2L21 3.5',
  ready: 'M6 21V3.5M6 4.5c4-2 7.5 2 12.5 0v8.5c-5 2-8.5-2-12.5 0',
  pen: 'M4 20l1.2-4.7L16.3 4.2a2.4 2.4 0 0 1 3.5 3.5L8.7 18.8zM14 6.5l3.5 3.5',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  leave: 'M13 4H5v16h8M10 12h10.5M16.5 8l4 4l-4 4',
  analysis: 'M3.5 4v16.5H21M6.5 16l4.5-5.5l3.5 3l6-8',
  archive: 'M3.5 4.5h17v4.5h-17zM5 9v10.5h14V9M9.5 13h5',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM15.3 15.3l5.2 5.2',
  learn: 'M2.5 9L12 5l9.5 4L12 13zM6 10.7V16c3 2.5 9 2.5 12 0v-5.3M21.5 9v6',
};

const GAME: Readonly<Record<(typeof GAME_NAMES)[number], string>> = {
  move: walkingBoot,
  give: cardExchange,
  capture: jeweledChalice,
  endActions: cardDraw,
  fly: biplane,
  guide: directionSigns,
  dive: scubaMask,
  swim: swimfins,
  lift: helicopter,
  discard: cardDiscard,
  pass: emptyHourglass,
  take: cardPickup,
  done: checkMark,
  list: spyglass,
  explorer: compass,
  engineer: cog,
  messenger: envelope,
  pilot: propellerBeanie,
  diver: divingHelmet,
  navigator: shipWheel,
  skull: deathSkull,
  playNow: caravel,
  passAndPlay: cardExchange,
  invite: envelope,
  readRules: ruleBook,
};

/** One bag and the hatching of its shadow side; the pile is three of them. */
const BAG = 'M4 52Q4 38 18 38Q32 38 32 52Q18 57 4 52Z';
const BAG_HATCH =
  'M32.2 48.4L29.3 44.4L31.3 48.9M31.6 52L27.4 45.7L30.7 52.5M29.4 52.7L25.3 46.5L28.6 53.2M27.3 53.2L22.2 45.3L26.5 53.7M25.1 53.7L19.7 45.3L24.2 54.2M22.6 54L18.3 47.5L21.7 54.5M20 54.2L14.6 45.9L19.1 54.7M17.4 54.2L12.9 47.5L16.5 54.7M14.8 54.1L10.8 48.1L13.9 54.6M12 53.7L8.8 49.1L11.1 54.2M8.9 53.1L6.3 49.6L8 53.6M5.9 52.2L4.7 51.2L5 52.7';

function Bag({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={BAG} fill="var(--tile)" />
      <path d={BAG} fill="var(--w-sand)" transform="translate(1.3 1)" />
      <path d={BAG_HATCH} fill="currentColor" />
      <path d={BAG} fill="none" stroke="currentColor" stroke-width="1.6" />
    </g>
  );
}

/** The drawing of sandbags on a grid of 60; cards use it too. */
export function Sandbags() {
  return (
    <g stroke-linejoin="round">
      <Bag x={0} y={0} />
      <Bag x={25} y={0} />
      <Bag x={11.5} y={-15} />
      <path d="M27 22L24 14L30 17L36 14L33 22Z" fill="currentColor" />
    </g>
  );
}

/** Where the sign is drawn: its view box and what stands in it. */
export function drawing(name: IconName): {
  readonly viewBox: string;
  readonly stroke?: string;
  readonly body?: string;
} {
  if (isTool(name)) return { viewBox: '0 0 24 24', stroke: TOOLS[name] };
  if (isGame(name)) return { viewBox: '0 0 512 512', body: GAME[name] };
  return { viewBox: '-2 -2 64 64' };
}

const isTool = (name: IconName): name is (typeof TOOL_NAMES)[number] => name in TOOLS;
const isGame = (name: IconName): name is (typeof GAME_NAMES)[number] => name in GAME;

export interface IconProps {
  readonly name: IconName;
  /** In pixels, or in units of the drawing around it. */
  readonly size?: number;
  /** Upper left corner, inside another drawing. */
  readonly x?: number;
  readonly y?: number;
  readonly class?: string;
}

/** Says nothing to a screen reader: a word always stands beside it. */
export function Icon({ name, size = 20, x, y, class: more }: IconProps) {
  const { viewBox, stroke, body } = drawing(name);
  const frame = { viewBox, width: size, height: size, x, y };
  const names = more === undefined ? 'icon' : `icon ${more}`;
  if (stroke !== undefined) {
    return (
      <svg class={`${names} icon-tool`} {...frame} aria-hidden="true">
        <path d={stroke} />
      </svg>
    );
  }
  if (body !== undefined) {
    return <svg class={names} {...frame} aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />;
  }
  return (
    <svg class={`${names} icon-drawing`} {...frame} aria-hidden="true">
      <Sandbags />
    </svg>
  );
}
