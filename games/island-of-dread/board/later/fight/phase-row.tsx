import type { Scene } from '@skerry/look';
import { NONE, type Phase } from '../../../content/vocabulary.ts';
import { type BlowTold, bonusesOf, sumOf } from '../../../outlook/battle.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import type { RollResult } from '../../../text/fight.ts';
import { Medallion } from '../../cards/medallion.tsx';
import { Drawing } from '../../drawings/drawing.tsx';
import { TenSided } from '../../panels/ten-sided.tsx';

type IodScene = Pick<Scene<IslandOfDread>, 'telling' | 'text'>;

export const resultOf = ({ phase, role, success }: BlowTold): RollResult => {
  if (phase === 'escape') return success ? 'away' : 'caught';
  if (role === 'attack') return success ? 'hit' : 'missed';
  return success ? 'held' : 'struck';
};

export function PhaseHead({
  text,
  phase,
  value,
  damage,
}: Pick<IodScene, 'text'> & {
  readonly phase: Phase | 'escape';
  readonly value: number | undefined;
  readonly damage: number | undefined;
}) {
  const { combat } = wordsOf(text);
  return (
    <>
      <div class="stack iod-phase-name">
        <Drawing name={`act-${phase}`} />
        <b>{combat.phases[phase]}</b>
      </div>
      <div class="iod-phase-value">
        {value !== undefined && (
          <b role="img" aria-label={`${combat.value} ${value}`}>
            {value}
          </b>
        )}
        {damage !== undefined && (
          <i class="inline" role="img" aria-label={`${combat.damage} ${damage}`}>
            <Drawing name="wound" />
            {damage}
          </i>
        )}
      </div>
    </>
  );
}

export function Outcome({ text, blow }: Pick<IodScene, 'text'> & { readonly blow: BlowTold }) {
  const { dealt, taken } = blow;
  const harm = dealt > 0 ? dealt : taken;
  return (
    <>
      {wordsOf(text).combat.results[resultOf(blow)]}
      {harm > 0 && (
        <>
          <Drawing name="wound" />
          {harm}
        </>
      )}
    </>
  );
}

/** The dice, each bonus with its source, the sum and the outcome. */
export function BlowRow({
  telling,
  text,
  blow,
  isFresh,
}: IodScene & { readonly blow: BlowTold; readonly isFresh: boolean }) {
  const { combat, names } = wordsOf(text);
  const { roll, used, against, success, figure, phase, role } = blow;
  const acts = phase === 'escape' ? combat.flees : role === 'attack' ? combat.attacks : combat.defends;
  return (
    <div class="stack iod-blow" data-fresh={isFresh} data-good={success}>
      <Medallion world={telling.content} card={figure} />
      <div>
        <b class="iod-acts">{acts(telling, figure)}</b>
        {roll !== undefined && (
          <span class="row wrap iod-sum">
            {roll.dice.map((face, n) => (
              <TenSided key={n} face={face} />
            ))}
            <span class="inline iod-added">{`+ ${roll.value}`}</span>
            {bonusesOf(roll, used).map(({ card, n }, at) => (
              <span
                key={at}
                class="inline iod-added"
                title={card === NONE ? undefined : names.card(telling, card)}
                style={{ '--nth': at + 1 }}
              >
                {`${n < 0 ? '−' : '+'} ${Math.abs(n)}`}
                <Medallion world={telling.content} card={card} />
              </span>
            ))}
            <em>{`= ${sumOf(roll)}`}</em>
          </span>
        )}
      </div>
      {success !== undefined && (
        <div class="fine stack iod-outcome">
          <b>
            <Outcome text={text} blow={blow} />
          </b>
          {roll !== undefined && <span>{combat.needed(roll.need)}</span>}
          {against !== undefined && (
            <span class="inline iod-against">
              {against.dice.map((face, n) => (
                <TenSided key={n} face={face} />
              ))}
              {`+ ${against.value}`}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
