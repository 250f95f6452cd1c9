import type { BoardWords } from '../board.ts';

const count = (pebbles: number): string => (pebbles === 1 ? '1 pebble' : `${pebbles} pebbles`);

export const board: BoardWords = {
  shore: 'The shore',
  sack: 'In the sack',
  sea: 'Out at sea',
  shells: 'Shells',
  wish: 'Your wish',
  animals: { heron: 'Heron', gull: 'Gull', crab: 'Crab', seal: 'Seal' },
  pebbles: { white: 'A white pebble', grey: 'A grey pebble', green: 'A green pebble', red: 'A red pebble' },
  colours: { white: 'white', grey: 'grey', green: 'green', red: 'red' },
  labels: { keep: 'Keep a wish', gather: 'Gather', throwShell: 'Throw a shell', rest: 'Rest' },
  hotkeys: { keep: 'k', gather: 'g', throwShell: 't', rest: 'r' },
  count,
  found: ({ state, reader, names }, seat) => {
    const found = count(state.finds[seat]!.length);
    return seat === reader ? `You have found ${found}.` : `${names[seat]} has found ${found}.`;
  },
  none: 'Nothing.',
  points: 'Points',
};
