import { type GistPart, type GistWords, gathered, type Seat } from '@skerry/engine';
import type { Counter, Kind, MapColour, Space } from '../content/vocabulary.ts';
import { CELLS, cellOf } from '../content/world.ts';
import type { Fact } from '../rules/facts.ts';
import type { IslandOfDread } from '../rules/types.ts';
import type { TextContext } from './context.ts';

export type Part =
  | (By & { part: 'rested'; n: number })
  | (By & { part: 'went'; to: Space })
  | (By & { part: 'sailed'; to: string })
  | (By & { part: 'wrecked'; anchor: string })
  | (By & { part: 'met'; cards: Cards })
  | (By & { part: 'defeated'; cards: Cards })
  | (By & { part: 'escaped'; cards: Cards })
  | (By & { part: 'knockedOut' })
  | (By & { part: 'hurt'; counts: Hurts })
  | (By & { part: 'gained'; counts: { readonly [what in 'gold' | 'points']?: number } })
  | (By & { part: 'maps'; counts: Maps })
  | (By & { part: 'got'; cards: Cards })
  | (By & { part: 'bought'; cards: Cards })
  | (By & { part: 'sold'; cards: Cards })
  | (By & { part: 'hired'; cards: Cards })
  | (By & { part: 'healed'; n: number })
  | (By & { part: 'trained'; counts: { readonly [C in Counter]?: number } })
  | (By & { part: 'lost'; cards: Cards })
  | (By & { part: 'lostGold'; n: number })
  | (By & { part: 'attacked'; whom: Seat })
  | (By & { part: 'beat'; whom: Seat })
  | (By & { part: 'took'; whom: Seat; cards: Cards; n: number; counts: Maps })
  | (By & { part: 'traded'; whom: Seat })
  | (By & { part: 'island' })
  | (GistPart & { part: 'suffered'; whom: Seat; counts: Hurts })
  | (GistPart & { part: 'bereft'; whom: Seat; cards: Cards; n: number })
  | (GistPart & { part: 'event'; cards: Cards })
  | (GistPart & { part: 'undefeated'; cards: Cards })
  | (GistPart & { part: 'jewels'; n: number })
  | (GistPart & { part: 'tiles'; n: number })
  | (GistPart & { part: 'ruined'; town: string })
  | (GistPart & { part: 'doom'; level: number })
  | (GistPart & { part: 'last' });
type By = GistPart & { seat: Seat };
type Cards = readonly number[];
type Hurts = { readonly [K in Kind]?: number };
type Maps = { readonly [C in MapColour]?: number };

export type Words = GistWords<Part, IslandOfDread>;

/** The gist of turns. What happens to a seat in another's turn is told separately. */
export function partsOf(facts: readonly Fact[], { state, content }: TextContext): readonly Part[] {
  const { chart } = content;
  const everyone = state.players.map((_, seat) => seat);
  const others = (seat: Seat): Seat[] => everyone.filter((other) => other !== seat);
  /** The chart numbers places: land spaces, then anchors. */
  const portAt = (port: string): string => {
    const number = chart.ports.indexOf(port);
    return String(number < chart.towns.length ? chart.towns[number] : CELLS + number - chart.towns.length);
  };
  const spaceAt = (space: string): string => {
    const cell = cellOf(space as Space);
    return cell >= 0 ? String(cell) : portAt(space);
  };
  let active = state.active;
  let foe: number | undefined;
  const ownOr = (seat: Seat, own: Part, other: Part): readonly Part[] => (seat === active ? [own] : [other]);
  const lost = (seat: Seat, card: number) =>
    ownOr(
      seat,
      { part: 'lost', seat, cards: [card] },
      { part: 'bereft', whom: seat, cards: [card], n: 0, harms: [seat] },
    );
  return gathered(facts, (fact): readonly Part[] => {
    switch (fact.fact) {
      case 'turnBegan':
        active = fact.seat;
        return [];
      case 'rested':
        return [{ part: 'rested', seat: fact.seat, n: fact.n }];
      case 'moved':
      case 'teleported':
        return [{ part: 'went', seat: fact.seat, to: fact.to }];
      case 'sailed':
        return [{ part: 'sailed', seat: fact.seat, to: fact.to }];
      case 'landed':
        return [{ part: 'sailed', seat: fact.seat, to: fact.town }];
      case 'shipwrecked':
        return [{ part: 'wrecked', seat: fact.seat, anchor: fact.anchor }];
      case 'combatBegan':
        foe = fact.card;
        return [];
      case 'encounterDone':
        return [{ part: 'met', seat: fact.seat, cards: [fact.card] }];
      case 'challengeDefeated':
        return [{ part: 'defeated', seat: fact.seat, cards: [fact.card] }];
      case 'escaped':
        return foe === undefined ? [] : [{ part: 'escaped', seat: fact.seat, cards: [foe] }];
      case 'knockedOut':
        return [{ part: 'knockedOut', seat: fact.seat }];
      case 'damageTaken':
      case 'countersPut': {
        const { seat, kind, n } = fact;
        const counts = { [kind]: n };
        return ownOr(seat, { part: 'hurt', seat, counts }, { part: 'suffered', whom: seat, counts, harms: [seat] });
      }
      case 'weary':
        return [{ part: 'hurt', seat: fact.seat, counts: { wound: 1 } }];
      case 'pointsGained':
        return [{ part: 'gained', seat: fact.seat, counts: { points: fact.n } }];
      case 'goldGained':
        return [{ part: 'gained', seat: fact.seat, counts: { gold: fact.n } }];
      case 'mapGained': {
        const { seat, from, colour } = fact;
        const counts = { [colour]: 1 };
        return from === 'pool'
          ? [{ part: 'maps', seat, counts }]
          : [{ part: 'took', seat, whom: from, cards: [], n: 0, counts, harms: [from] }];
      }
      case 'legendaryGained':
        return [{ part: 'got', seat: fact.seat, cards: [fact.item] }];
      case 'gotFree':
        return [{ part: 'got', seat: fact.seat, cards: [fact.card] }];
      case 'bought':
        return [{ part: 'bought', seat: fact.seat, cards: [fact.card] }];
      case 'sold':
        return [{ part: 'sold', seat: fact.seat, cards: [fact.card] }];
      case 'hired':
      case 'hiredOnLoan':
        return [{ part: 'hired', seat: fact.seat, cards: [fact.card] }];
      case 'healed':
        return [{ part: 'healed', seat: fact.seat, n: 1 }];
      case 'trained':
        return [
          {
            part: 'trained',
            seat: fact.seat,
            counts: { [fact.counter]: content.content.numbers.counters[fact.counter] },
          },
        ];
      case 'allyKilled':
      case 'captainKilled':
      case 'cardLost':
        return lost(fact.seat, fact.card);
      case 'goldLost': {
        const { seat, n } = fact;
        return ownOr(seat, { part: 'lostGold', seat, n }, { part: 'bereft', whom: seat, cards: [], n, harms: [seat] });
      }
      case 'attackedHero':
        return [{ part: 'attacked', seat: fact.seat, whom: fact.rival, harms: [fact.rival] }];
      case 'duelWon':
        return [{ part: 'beat', seat: fact.seat, whom: fact.rival, harms: [fact.rival] }];
      case 'spoilsTaken': {
        const { seat, rival, what } = fact;
        if (what === null) return [];
        const took = { part: 'took', seat, whom: rival, counts: {}, harms: [rival] } as const;
        return 'gold' in what ? [{ ...took, n: what.gold, cards: [] }] : [{ ...took, n: 0, cards: [what.card] }];
      }
      case 'traded':
        return [{ part: 'traded', seat: fact.seat, whom: fact.rival, helps: [fact.rival] }];
      case 'reachedIsland':
        return [{ part: 'island', seat: fact.seat, harms: others(fact.seat) }];
      case 'eventInPlay':
        return [{ part: 'event', cards: [fact.card] }];
      case 'undefeated':
        return [{ part: 'undefeated', cards: [fact.card], places: [spaceAt(fact.space)] }];
      case 'replenished':
        return fact.spaces.length === 0
          ? []
          : [{ part: 'jewels', n: fact.spaces.length, places: fact.spaces.map(spaceAt) }];
      case 'tilePlaced':
        return [{ part: 'tiles', n: 1, places: [spaceAt(fact.at)] }];
      case 'townRuined':
        return [{ part: 'ruined', town: fact.town, places: [portAt(fact.town)], harms: everyone }];
      case 'doomCounter':
        return [{ part: 'doom', level: fact.n, harms: everyone }];
      case 'lastTurns':
        return [{ part: 'last', harms: everyone }];
      default:
        return [];
    }
  });
}
