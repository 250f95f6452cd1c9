import { isBonus } from '../../outlook/position.ts';
import { place, type Text } from '../context.ts';
import { names } from './names.ts';

export const actions: Text['actions'] = {
  draw: ({ between }, context) => {
    const trail = between.map((hex) => place(context, names, hex, context.reader)).join(' to ');
    return trail === '' ? 'Draw a trail' : `Draw ${isBonus(context) ? 'a bonus trail, ' : ''}${trail}`;
  },
  done: () => 'I’m done',
};
