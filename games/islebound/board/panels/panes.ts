import type { Pane } from '@skerry/look';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf } from '../../text/board.ts';
import { RenownBoard } from './renown-board.tsx';
import { BuildingRow } from './row.tsx';

export const panes: readonly Pane<Islebound>[] = [
  { key: 'renown', label: (text) => panelWordsOf(text).tabs.renown, Pane: RenownBoard },
  { key: 'row', label: (text) => panelWordsOf(text).tabs.row, Pane: BuildingRow },
];
