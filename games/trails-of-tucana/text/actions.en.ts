import { names } from './names.en.ts';
import { isBonus, place, type Text } from './telling.ts';

export const actions: Text['actions'] = {
  draw: ({ between }, telling) => {
    const trail = between.map((hex) => place(telling, names, hex, telling.reader)).join(' to ');
    return trail === '' ? 'Draw a trail' : `Draw ${isBonus(telling) ? 'a bonus trail, ' : ''}${trail}`;
  },
  done: () => 'I’m done',
};
