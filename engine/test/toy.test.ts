import { battery } from '../testing/index.ts';
import { pebbles } from './toy/pebbles.ts';

battery(pebbles, { games: 500 });
