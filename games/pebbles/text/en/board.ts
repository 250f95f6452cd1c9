import type { Seat } from '@skerry/engine';
import type { Animal, Colour } from '../../words.ts';
import type { OfferKey, TextContext } from '../board.ts';

const count = (pebbles: number): string => (pebbles === 1 ? '1 pebble' : `${pebbles} pebbles`);

export const board = {
  shore: 'The shore',
  sack: 'In the sack',
  sea: 'Out at sea',
  shells: 'Shells',
  wish: 'Your wish',
  animals: { heron: 'Heron', gull: 'Gull', crab: 'Crab', seal: 'Seal' } satisfies { readonly [A in Animal]: string },
  pebbles: { white: 'A white pebble', grey: 'A grey pebble', green: 'A green pebble', red: 'A red pebble' } satisfies {
    readonly [C in Colour]: string;
  },
  colours: { white: 'white', grey: 'grey', green: 'green', red: 'red' } satisfies { readonly [C in Colour]: string },
  /** The buttons of the bar, and a letter of each. */
  labels: { keep: 'Keep a wish', gather: 'Gather', throwShell: 'Throw a shell', rest: 'Rest' } satisfies {
    readonly [K in OfferKey]: string;
  },
  hotkeys: { keep: 'k', gather: 'g', throwShell: 't', rest: 'r' } satisfies { readonly [K in OfferKey]: string },
  count,
  found: ({ state, reader, names }: TextContext, seat: Seat) => {
    const found = count(state.finds[seat]!.length);
    return seat === reader ? `You have found ${found}.` : `${names[seat]} has found ${found}.`;
  },
  none: 'Nothing.',
  points: 'Points',
};
