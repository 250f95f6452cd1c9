import { isBonus } from '../../outlook/position.ts';
import { place, type Text } from '../context.ts';
import { names } from './names.ts';

export const actions: Text['actions'] = {
  draw: ({ between }, context) => {
    const trail = between.map((hex) => place(context, names, hex, context.reader)).join(' – ');
    if (trail === '') return 'Tracer un sentier';
    return `${isBonus(context) ? 'Tracer un sentier bonus' : 'Tracer'} : ${trail}`;
  },
  done: () => 'J’ai fini',
};
