import type { Scene } from '@skerry/look';
import { counterPrice } from '../../outlook/experience.ts';
import { reachOf } from '../../outlook/reach.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';

export function remark({ telling, text }: Scene<IslandOfDread>): string | undefined {
  const { content, state, reader } = telling;
  const { how, dice } = wordsOf(text);
  const step = state.agenda.at(-1)?.do;
  switch (step) {
    case 'walk': {
      const reach = reader === undefined ? 0 : reachOf(content, state, reader).size;
      return reach === 0 ? '' : dice.hint(reach);
    }
    case 'move':
    case 'sail':
    case 'market':
    case 'phase':
      return how[step];
    case 'experience':
      return how.experience(counterPrice(telling));
    default:
      return undefined;
  }
}
