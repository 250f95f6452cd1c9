/**
 * Icons of the interface. Tools are our own, strokes on a grid of 24; those on offers and pawns come from
 * game-icons.net, one colour on a grid of 512; sandbags are a small coloured drawing on a grid of 64.
 */
import caravel from 'game-icon:caravel';
import cardExchange from 'game-icon:card-exchange';
import envelope from 'game-icon:envelope';
import ruleBook from 'game-icon:rule-book';
import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Coming, coming } from './later.tsx';
import { TOOL_NAMES, TOOLS } from './tool-signs.ts';

/** Icons of the home page; the others of game-icons.net are fetched when the first of them is drawn. */
const FIRST_NAMES = ['playNow', 'passAndPlay', 'invite', 'readRules'] as const;

const GAME_NAMES = [
  'move',
  'give',
  'capture',
  'endActions',
  'fly',
  'guide',
  'dive',
  'lift',
  'pass',
  'done',
  'hint',
  'explorer',
  'engineer',
  'messenger',
  'pilot',
  'diver',
  'navigator',
  'skull',
] as const;
export type GameSign = (typeof GAME_NAMES)[number];

const RARE_NAMES = ['discard', 'swim', 'take'] as const;
export type RareSign = (typeof RARE_NAMES)[number];

const DRAWING_NAMES = ['shoreUp', 'sandbags'] as const;

export const ICON_NAMES = [...TOOL_NAMES, ...FIRST_NAMES, ...GAME_NAMES, ...RARE_NAMES, ...DRAWING_NAMES] as const;
export type IconName = (typeof ICON_NAMES)[number];

export const FIRST_SIGNS: Readonly<Record<(typeof FIRST_NAMES)[number], string>> = {
  playNow: caravel,
  passAndPlay: cardExchange,
  invite: envelope,
  readRules: ruleBook,
};

type SignsComing = Coming<Readonly<Record<string, string>>>;
const gameSigns: SignsComing = coming(async () => (await import('./signs/game-signs.ts')).GAME_SIGNS);
const rareSigns: SignsComing = coming(async () => (await import('./signs/rare-signs.ts')).RARE_SIGNS);

/** One bag and the hatching of its shaded side; the pile is three of them. */
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

const isTool = (name: IconName): name is keyof typeof TOOLS => name in TOOLS;
const isFirst = (name: IconName): name is keyof typeof FIRST_SIGNS => name in FIRST_SIGNS;
const isIn = (names: readonly string[], name: IconName): boolean => names.includes(name);

export interface IconProps {
  readonly name: IconName;
  /** In pixels, or in units of the surrounding drawing. */
  readonly size?: number;
  /** Upper left corner, inside another drawing. */
  readonly x?: number;
  readonly y?: number;
  readonly class?: string;
}

/** Hidden from screen readers: a word is always beside it. */
export function Icon({ name, size = 20, x, y, class: more }: IconProps) {
  const names = more === undefined ? 'icon' : `icon ${more}`;
  const frame = { width: size, height: size, x, y };
  if (isTool(name)) {
    return (
      <svg {...frame} class={`${names} icon-tool`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={TOOLS[name]} />
      </svg>
    );
  }
  const sign = { ...frame, class: names, viewBox: '0 0 512 512' };
  if (isFirst(name))
    return <svg {...sign} aria-hidden="true" dangerouslySetInnerHTML={{ __html: FIRST_SIGNS[name] }} />;
  if (isIn(GAME_NAMES, name)) return <Later name={name} signs={gameSigns} {...sign} />;
  if (isIn(RARE_NAMES, name)) return <Later name={name} signs={rareSigns} {...sign} />;
  return (
    <svg {...frame} class={`${names} icon-drawing`} viewBox="-2 -2 64 64" aria-hidden="true">
      <Sandbags />
    </svg>
  );
}

/** Reserves its space until it has loaded. */
function Later({
  name,
  signs,
  ...sign
}: { readonly name: IconName; readonly signs: SignsComing } & ComponentProps<'svg'>) {
  useEffect(signs.fetch, [signs]);
  return <svg {...sign} aria-hidden="true" dangerouslySetInnerHTML={{ __html: signs.there.value?.[name] ?? '' }} />;
}
