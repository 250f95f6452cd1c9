import type { FocusProps } from '@skerry/look';
import { ownSecret } from '../../../../outlook/position.ts';
import type { Action } from '../../../../rules/actions.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import { BuildingTable, type CardToTake } from './building-table.tsx';
import { wordsOn } from './buildings-slip.tsx';

/** Architect: the player's hand, to buy, build, pay with, or look at. */
export function HandSlip(props: FocusProps<Islebound>) {
  const { telling, text, choices } = props;
  const hand = ownSecret(telling)?.hand ?? [];
  const step = telling.state.agenda.at(-1)?.do;
  const cards = hand.map((building): CardToTake => {
    const choice = choices.find(({ action }) => cardOf(action) === building);
    if (choice === undefined) return { building, is: 'shown' };
    const words = step === 'payCard' ? undefined : wordsOn(props, building, choice.why, step === 'build');
    if (choice.why !== undefined) return { building, is: 'refused', words };
    return { building, is: 'open', words, action: choice.action };
  });
  if (hand.length === 0) return <p class="cap">{slipWordsOf(text).hand.empty}</p>;
  return <BuildingTable {...props} cards={cards} isBuilding={step === 'build'} />;
}

const cardOf = (action: Action): number | undefined =>
  action.act === 'buyCard' || action.act === 'buildCard' || action.act === 'payCard' ? action.building : undefined;
