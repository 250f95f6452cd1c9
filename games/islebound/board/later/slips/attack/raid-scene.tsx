import { type BoardProps, SeatMark, Tool } from '@skerry/look';
import { useRef, useState } from 'preact/hooks';
import { CONSTANTS } from '../../../../content/constants.ts';
import type { Fact } from '../../../../rules/facts.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import { Die } from './dice.tsx';
import { useRolling } from './rolling.ts';

type Raided = Extract<Fact, { fact: 'raided' }>;

/** A raid is over as soon as it begins: its dice cover the chart while it is the latest event. */
export function RaidScene(props: BoardProps<Islebound>) {
  const facts = props.moment?.facts ?? [];
  const raided = facts.find((fact): fact is Raided => fact.fact === 'raided');
  const last = useRef<Raided | undefined>(undefined);
  const [closed, setClosed] = useState<Raided | undefined>(undefined);
  if (raided !== undefined) last.current = raided;
  else if (!facts.some(({ fact }) => fact === 'coinsTaken')) last.current = undefined;
  const shown = last.current;
  if (shown === undefined || shown === closed) return null;
  return <RaidDice {...props} raided={shown} onClose={() => setClosed(shown)} />;
}

function RaidDice(props: BoardProps<Islebound> & { readonly raided: Raided; onClose(): void }) {
  const { telling, text, raided, onClose } = props;
  const { seat, rival, dice, hits } = raided;
  const words = slipWordsOf(text).raid;
  const root = useRef<HTMLElement>(null);
  const all = dice[0].length + dice[1].length;
  const rolling = useRolling(props, root, ({ fact }) => (fact.fact === 'raided' ? all : 0));
  const lead = hits[0] - hits[1];
  const sides = [
    { each: seat, faces: dice[0], before: 0, hit: hits[0] },
    { each: rival, faces: dice[1], before: dice[0].length, hit: hits[1] },
  ];
  return (
    <section ref={root} class="slip stack ib-raid">
      <h2>{words.title(telling, seat, rival)}</h2>
      <Tool icon="close" label={words.close} quiet onClick={onClose} />
      {sides.map(({ each, faces, before, hit }) => (
        <div key={each} class="ib-raid-side">
          <SeatMark seat={each} size={26} />
          <span class="wrap">
            {faces.map((face, n) => {
              const nth = before + n;
              const isSettled = nth < rolling.settled;
              return (
                <span key={n} class="ib-die-box" data-die={nth} data-hit={isSettled && face >= CONSTANTS.raidHitFrom}>
                  <Die face={face} turn={isSettled ? 0 : rolling.turn + nth} />
                </span>
              );
            })}
          </span>
          <b>{rolling.isOn ? '' : words.hits(hit)}</b>
        </div>
      ))}
      {!rolling.isOn && <p>{words.result(telling, lead === 0 ? undefined : lead > 0 ? seat : rival)}</p>}
    </section>
  );
}
