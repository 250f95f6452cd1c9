import { FocusLayout, type FocusProps, Slip } from '@skerry/look';
import { ownSecret } from '../../../../outlook/position.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { BuildingTable } from './building-table.tsx';

/** Architect: the cards to choose from, or the wait for other seats. Each seat sees only its own. */
export function DraftSlip(props: FocusProps<Islebound>) {
  const { telling, text, choices } = props;
  const { draft: words, names } = slipWordsOf(text);
  const secret = ownSecret(telling);
  const step = telling.state.agenda.at(-1);
  const left = step?.do === 'draft' ? step.left : [];
  if (secret === undefined) return <p class="cap">{words.waiting(telling, left)}</p>;
  const { hand, pack, chosen } = secret;
  const kept = (
    <Slip as="part" class="ib-kept" title={words.kept}>
      <ul class="wrap">
        {hand.map((building) => (
          <li key={building} class="row">
            <Drawing name={`building-${building}`} />
            <span>{names.building(telling, building)}</span>
          </li>
        ))}
      </ul>
    </Slip>
  );
  if (chosen !== 0)
    return (
      <FocusLayout class="ib-draft-wait">
        <span class="parchment ib-draft-chosen">
          <Drawing name={`building-${chosen}`} />
        </span>
        <h3>{words.keeping(names.building(telling, chosen))}</h3>
        <p role="status">{words.waiting(telling, left)}</p>
        {hand.length > 0 && kept}
      </FocusLayout>
    );
  const cards = pack.map((building) => {
    const choice = choices.find(({ action }) => action.act === 'draft' && action.building === building);
    return { building, is: 'shown' as const, action: choice?.why === undefined ? choice?.action : undefined };
  });
  return (
    <BuildingTable {...props} cards={cards} cities={false}>
      {hand.length > 0 && kept}
    </BuildingTable>
  );
}
