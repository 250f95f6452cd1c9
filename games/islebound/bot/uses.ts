import type { UseCount } from '@skerry/bots/profile';
import type { Seat } from '@skerry/engine';
import type { Content } from '../content/built-in.ts';
import type { Islebound } from '../rules/types.ts';

/** Report counts of towns, buildings, events and reputation cards. Facts number cards from 1. */
export function usesOf({ towns, buildings, events, reputation }: Content): readonly UseCount<Islebound>[] {
  const names = (cards: readonly { readonly name: { readonly en: string } }[]) => cards.map(({ name }) => name.en);
  const inTown = (seat: Seat, town: string) => ({ seat, nth: towns.findIndex(({ id }) => id === town) });
  return [
    {
      name: 'Towns visited',
      all: names(towns),
      used: (fact) => (fact.fact === 'visited' ? inTown(fact.seat, fact.town) : undefined),
    },
    {
      name: 'Towns taken',
      all: names(towns),
      used: (fact) => (fact.fact === 'townTaken' ? inTown(fact.seat, fact.town) : undefined),
    },
    {
      name: 'Buildings bought or built',
      all: names(buildings),
      used: (fact) =>
        fact.fact === 'bought' || fact.fact === 'built' ? { seat: fact.seat, nth: fact.building - 1 } : undefined,
    },
    {
      name: 'Events done',
      all: names(events),
      used: (fact) => (fact.fact === 'eventDone' ? { seat: fact.seat, nth: fact.event - 1 } : undefined),
    },
    {
      name: 'Reputation cards activated',
      all: names(reputation),
      used: (fact) => (fact.fact === 'reputationActivated' ? { seat: fact.seat, nth: fact.card - 1 } : undefined),
    },
  ];
}
