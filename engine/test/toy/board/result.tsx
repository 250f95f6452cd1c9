import { type Ending, pictureInk, Rhumbs, squeezed } from '@skerry/look';
import { wordsOf } from '../text/board.ts';
import { COLOURS, type Pebbles } from '../words.ts';
import { Pebble } from './pebble.tsx';

/** The end of the game as a picture to share; it carries its colours with it. */
export function Result({ telling, text, outcome }: Ending<Pebbles>) {
  const { points } = wordsOf(text);
  const totals = telling.names.map((_, seat) => {
    const { pebbles = 0, wish = 0 } = outcome.scores?.[seat] ?? {};
    return pebbles + wish;
  });
  const ending = text.endings[outcome.why.why]?.(outcome.why, telling) ?? '';
  return (
    <svg class="pb-result" viewBox="0 0 1200 630" role="img" aria-label={ending} style={pictureInk(TOKENS)}>
      <rect width="1200" height="630" fill="var(--sea)" />
      <Rhumbs x={1080} y={90} />
      <path d="M0 400C200 340 340 400 520 380S900 330 1200 380V630H0Z" fill="var(--w-sand)" stroke="var(--ink)" />
      {COLOURS.map((colour, place) => (
        <g key={colour} transform={`translate(${120 + place * 120} ${place % 2 === 0 ? 500 : 545}) scale(1.6)`}>
          <Pebble colour={colour} />
        </g>
      ))}
      <rect x="640" y="70" width="490" height="490" fill="var(--paper)" stroke="var(--ink)" />
      <text x="680" y="140" class="serif" font-size="40" fill="var(--ink)">
        {text.title}
      </text>
      <text x="680" y="184" class="serif italic" font-size="22" fill="var(--ink-2)" {...squeezed(ending, 420, 10)}>
        {ending}
      </text>
      {telling.names.map((name, seat) => (
        <g key={seat} transform={`translate(680 ${250 + seat * 60})`} fill="var(--ink)" class="serif" font-size="28">
          <text {...squeezed(name, 300, 14)}>{name}</text>
          <text x="410" text-anchor="end">{`${totals[seat]} ${points.toLowerCase()}`}</text>
        </g>
      ))}
    </svg>
  );
}

const TOKENS = 'paper ink ink-2 sea sea-line tile tile-ink w-sand w-silver w-iron w-moss w-coral serif sans'.split(' ');
