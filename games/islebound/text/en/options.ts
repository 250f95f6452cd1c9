import type { Text } from '../context.ts';

const OFF_OR_ON = { false: 'No', true: 'Yes' };

export const options: Text['options'] = {
  edition: {
    label: 'Edition',
    help: 'The second English edition, or the earlier French one. They differ in six small rules.',
    values: { en2: 'Second English', fr1: 'Earlier, French' },
  },
  boards: {
    label: 'Sea boards',
    help: 'The advanced side has other strengths and other town actions.',
    values: { standard: 'Standard', advanced: 'Advanced' },
  },
  layout: {
    label: 'Layout',
    help: 'Fixed: always the same chart. Random: boards and ports change places.',
    values: { fixed: 'Fixed', random: 'Random' },
  },
  first: { label: 'Who goes first', help: 'At random, or your choice.', values: {} },
  trading: {
    label: 'Trading',
    help: 'Ships in the same region may trade goods, books, pirates and sea serpents.',
    values: OFF_OR_ON,
  },
  closeQuarters: {
    label: 'Close Quarters',
    help: 'Two players: ending your move on the sea board where your rival is costs an Administrate crew member.',
    values: OFF_OR_ON,
  },
  raid: { label: 'Raid', help: 'An action against another ship in your region, for its coins.', values: OFF_OR_ON },
  sixBuildings: {
    label: 'Six Buildings',
    help: 'Six buildings in the row; the extra one needs four books.',
    values: OFF_OR_ON,
  },
  architect: {
    label: 'Architect',
    help: 'No books and no building row: you draft a secret hand of buildings and build from it.',
    values: OFF_OR_ON,
  },
};

export const refusals: Text['refusals'] = {
  closeQuartersNeedsTwo: () => 'Close Quarters is for two players.',
  architectNeedsEn2: () => 'Architect exists only in the second English edition.',
  architectWithoutSix: () => 'Architect has no building row, so it can’t be combined with Six Buildings.',
};
