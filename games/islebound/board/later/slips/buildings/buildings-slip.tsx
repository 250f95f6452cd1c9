import { at, type Choice, sayReason } from '@skerry/engine';
import type { FocusProps } from '@skerry/look';
import { spacesOf } from '../../../../outlook/buildings.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import { BuildingTable, type CardToTake } from './building-table.tsx';

/** The building row, and all cities. While a visit builds, wood and fish are the price. */
export function BuildingsSlip(props: FocusProps<Islebound>) {
  const { telling, choices } = props;
  const isBuilding = telling.state.agenda.at(-1)?.do === 'build';
  const cards = spacesOf(telling).flatMap(({ space, building, books }): CardToTake[] => {
    if (building === 0) return [];
    const choice = choices.find(
      ({ action }) => (action.act === 'buy' || action.act === 'build') && action.space === space,
    );
    const common = { building, space, books };
    if (choice === undefined) return [{ ...common, is: 'shown' }];
    const words = wordsOn(props, building, choice.why, isBuilding);
    if (choice.why !== undefined) return [{ ...common, is: 'refused', words }];
    return [{ ...common, is: 'open', words, action: choice.action }];
  });
  return <BuildingTable {...props} cards={cards} isBuilding={isBuilding} />;
}

/** In a few words: the price, or what is lacking. */
export function wordsOn(
  { telling, text }: Pick<FocusProps<Islebound>, 'telling' | 'text'>,
  building: number,
  why: Choice<Islebound>['why'],
  isBuilding: boolean,
): string {
  const words = slipWordsOf(text).row;
  const { coins, wood, fish } = at(telling.content.buildings, building);
  if (why === undefined) return words.yoursFor(isBuilding ? { wood, fish } : { coin: coins });
  switch (why.why) {
    case 'books':
      return words.haveBooks(why.have);
    case 'coins':
      return words.short(why.cost - why.have, 'coin');
    case 'lacks':
      return words.short(why.need - why.have, why.what);
    default:
      return sayReason(text, why, telling);
  }
}
