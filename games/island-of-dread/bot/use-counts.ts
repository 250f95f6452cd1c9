import type { UseCount } from '@skerry/bots/profile';
import type { Seat } from '@skerry/engine';
import { type CardNumber, COUNTERS } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import type { IslandOfDread } from '../rules/types.ts';

/** A card's id in plain words: `dockside brawler`. Titles are in the texts, which a bot does not read. */
const readable = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Report counts of Heroes, Captains, Items, Allies, Challenges and experience counters. */
export function usesOf(world: World): readonly UseCount<IslandOfDread>[] {
  const ids = (cards: readonly CardNumber[]) => cards.map((card) => readable(cardOf(world, card).id));
  const among = (cards: readonly CardNumber[], seat: Seat, card: CardNumber) => ({ seat, nth: cards.indexOf(card) });
  const wares = [...world.items, ...world.allies];
  const challenges = world.decks.flat().filter((card) => cardOf(world, card).kind === 'challenge');
  return [
    {
      name: 'Heroes played',
      all: ids(world.heroes),
      used: (fact) => (fact.fact === 'heroDealt' ? among(world.heroes, fact.seat, fact.hero) : undefined),
    },
    {
      name: 'Captains hired',
      all: ids(world.captains),
      used: (fact) =>
        fact.fact === 'hired' || fact.fact === 'hiredOnLoan' ? among(world.captains, fact.seat, fact.card) : undefined,
    },
    {
      name: 'Items and Allies bought or got',
      all: ids(wares),
      used: (fact) =>
        fact.fact === 'bought' || fact.fact === 'gotFree' ? among(wares, fact.seat, fact.card) : undefined,
    },
    {
      name: 'Legendary Items found',
      all: ids(world.legendary),
      used: (fact) => (fact.fact === 'legendaryGained' ? among(world.legendary, fact.seat, fact.item) : undefined),
    },
    {
      name: 'Challenges met',
      all: ids(challenges),
      used: (fact) => (fact.fact === 'challengeMet' ? among(challenges, fact.seat, fact.card) : undefined),
    },
    {
      name: 'Challenges defeated',
      all: ids(challenges),
      used: (fact) => (fact.fact === 'challengeDefeated' ? among(challenges, fact.seat, fact.card) : undefined),
    },
    {
      name: 'Experience counters',
      all: COUNTERS,
      used: (fact) => (fact.fact === 'trained' ? { seat: fact.seat, nth: COUNTERS.indexOf(fact.counter) } : undefined),
    },
  ];
}
