import type { Pane } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Instruments } from './instruments.tsx';

export const panes: readonly Pane<IslandOfDread>[] = [
  { key: 'cards', label: (text) => wordsOf(text).rails.tab, Pane: Instruments },
];
