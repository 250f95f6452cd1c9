import { type Ending, EndPaper, EndPicture, squeezed } from '@skerry/look';
import { wordsOf } from '../text/board.ts';
import { COLOURS, type Pebbles } from '../words.ts';
import { Pebble } from './pebble.tsx';

/** The pebbles on the beach, and everybody's points. */
export function Result({ telling, text, outcome }: Ending<Pebbles>) {
  const { points } = wordsOf(text);
  const totals = telling.names.map((_, seat) => {
    const { pebbles = 0, wish = 0 } = outcome.scores?.[seat] ?? {};
    return pebbles + wish;
  });
  const ending = text.endings[outcome.why.why]?.(outcome.why, telling) ?? '';
  return (
    <EndPicture class="pb-result" label={ending} tokens={TOKENS}>
      <path d="M0 400C200 340 340 400 520 380S900 330 1200 380V630H0Z" fill="var(--w-sand)" stroke="var(--ink)" />
      {COLOURS.map((colour, place) => (
        <g key={colour} transform={`translate(${120 + place * 120} ${place % 2 === 0 ? 500 : 545}) scale(1.6)`}>
          <Pebble colour={colour} />
        </g>
      ))}
      <EndPaper x={640} y={70} width={490} height={490}>
        <text x="40" y="70" class="serif" font-size="40">
          {text.title}
        </text>
        <text x="40" y="114" class="serif italic" font-size="22" fill="var(--ink-2)" {...squeezed(ending, 420, 10)}>
          {ending}
        </text>
        {telling.names.map((name, seat) => (
          <g key={seat} transform={`translate(40 ${180 + seat * 60})`} class="serif" font-size="28">
            <text {...squeezed(name, 300, 14)}>{name}</text>
            <text x="410" text-anchor="end">{`${totals[seat]} ${points.toLowerCase()}`}</text>
          </g>
        ))}
      </EndPaper>
    </EndPicture>
  );
}

const TOKENS = 'paper ink ink-2 line sea sea-line tile tile-ink w-sand w-silver w-iron w-moss w-coral serif sans'.split(
  ' ',
);
