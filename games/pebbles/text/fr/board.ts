import type { BoardWords } from '../board.ts';

const count = (pebbles: number): string => (pebbles < 2 ? `${pebbles} galet` : `${pebbles} galets`);

export const board: BoardWords = {
  shore: 'La grève',
  sack: 'Dans le sac',
  sea: 'Au large',
  shells: 'Coquillages',
  wish: 'Votre vœu',
  animals: { heron: 'Héron', gull: 'Mouette', crab: 'Crabe', seal: 'Phoque' },
  pebbles: { white: 'Un galet blanc', grey: 'Un galet gris', green: 'Un galet vert', red: 'Un galet rouge' },
  colours: { white: 'blanc', grey: 'gris', green: 'vert', red: 'rouge' },
  labels: { keep: 'Garder un vœu', gather: 'Ramasser', throwShell: 'Lancer un coquillage', rest: 'Se reposer' },
  hotkeys: { keep: 'g', gather: 'r', throwShell: 'l', rest: 's' },
  count,
  found: ({ state, reader, names }, seat) => {
    const found = count(state.finds[seat]!.length);
    return seat === reader ? `Vous avez trouvé ${found}.` : `${names[seat]} a trouvé ${found}.`;
  },
  none: 'Rien.',
  points: 'Points',
};
