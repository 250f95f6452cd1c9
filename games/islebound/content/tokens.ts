import { type Nameless, namedByNumber } from './names.ts';
import type { TokenKind } from './vocabulary.ts';

export const TOKENS: readonly TokenKind[] = namedByNumber<Nameless<TokenKind>>('tokens', [
  { number: 1, reward: { fish: 4 }, copies: 3 },
  { number: 2, reward: { wood: 2 }, copies: 3 },
  { number: 3, reward: { coin: 2 }, copies: 3 },
  { number: 4, reward: { book: 1 }, copies: 2 },
  { number: 5, reward: { serpent: 1 }, copies: 2 },
  { number: 6, reward: { pirate: 2 }, copies: 1 },
  { number: 7, reward: { cube: 2 }, copies: 2 },
]);
