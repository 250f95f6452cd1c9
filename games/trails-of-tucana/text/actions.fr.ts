import { names } from './names.fr.ts';
import { isBonus, place, type Text } from './telling.ts';

export const actions: Text['actions'] = {
  draw: ({ between }, telling) => {
    const trail = between.map((hex) => place(telling, names, hex, telling.reader)).join(' – ');
    if (trail === '') return 'Tracer un sentier';
    return `${isBonus(telling) ? 'Tracer un sentier bonus' : 'Tracer'} : ${trail}`;
  },
  done: () => 'J’ai fini',
};
