import type { Throws } from '../../../rules/chance.ts';

const WIDE = 9;
const STEP = 11;
const HIGH = 44;

/** Distribution of two dice, from 2 to 20; successes are filled. */
export function OddsBars({ throws, label }: { readonly throws: Throws; readonly label: string }) {
  const { sums, least } = throws;
  const cut = least === undefined || least <= 2 || least > 20 ? undefined : (least - 2) * STEP - 1;
  return (
    <svg class="iod-odds" viewBox="-2 0 214 62" role="img" aria-label={label}>
      {sums.map(({ rolls, wins }, n) => {
        const high = rolls * 4;
        return (
          <g key={n} transform={`translate(${n * STEP} ${HIGH})`}>
            <rect y={-high} width={WIDE} height={high} fill="none" stroke="var(--line-2)" />
            {wins > 0 && (
              <rect y={-high * wins} width={WIDE} height={high * wins} fill="var(--brass-glow)" stroke="var(--ink)" />
            )}
          </g>
        );
      })}
      {cut !== undefined && <path d={`M${cut} 0V48`} stroke="var(--ink)" stroke-width="2" />}
      <text y="59">2</text>
      {cut !== undefined && least !== undefined && least > 3 && least < 19 && (
        <text x={cut} y="59">
          {least}
        </text>
      )}
      <text x="209" y="59" text-anchor="end">
        20
      </text>
    </svg>
  );
}
