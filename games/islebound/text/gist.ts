import { at, type GistPart, type GistWords, gathered, type Seat } from '@skerry/engine';
import type { Cell } from '../content/map.ts';
import type { EventNumber, Port, ReputationNumber, Thing, TokenNumber, TownName } from '../content/vocabulary.ts';
import type { Fact } from '../rules/facts.ts';
import type { Cause } from '../rules/state.ts';
import type { Islebound } from '../rules/types.ts';
import type { namesOf, TextContext } from './context.ts';

export type Part =
  | (By & { part: 'chose'; port: Port })
  | (By & { part: 'sailed'; to: Cell })
  | (By & { part: 'visited'; town: TownName })
  | (By & { part: 'rested' })
  | (By & { part: 'joined'; counts: Things })
  | (By & { part: 'ichor' })
  | (By & { part: 'gained'; counts: Things })
  | (By & { part: 'hired'; n: number })
  | (By & { part: 'retreated'; town: TownName })
  | (By & { part: 'took'; towns: readonly TownName[]; whom?: Seat; how: 'attack' | 'diplomacy' })
  | (By & { part: 'completed'; events: readonly EventNumber[] })
  | (By & { part: 'bought'; buildings: readonly number[] })
  | (By & { part: 'built'; buildings: readonly number[] })
  | (By & { part: 'token'; tokens: readonly TokenNumber[] })
  | (By & { part: 'reputation'; cards: readonly ReputationNumber[] })
  | (By & { part: 'paid'; whom: Seat; n: number })
  | (By & { part: 'raided'; whom: Seat })
  | (By & { part: 'robbed'; whom: Seat; n: number })
  | (By & { part: 'traded'; whom: Seat })
  | (GistPart & { part: 'shown'; events: readonly { readonly event: EventNumber; readonly town: TownName }[] })
  | (GistPart & { part: 'last'; cause: Cause });
type By = GistPart & { seat: Seat };
type Things = { readonly [T in Thing]?: number };

export type Words = GistWords<Part, Islebound>;

export const partsIn =
  ({ town }: Pick<ReturnType<typeof namesOf>, 'town'>) =>
  (facts: readonly Fact[], context: TextContext): readonly Part[] => {
    const others = (seat: Seat): Seat[] => context.state.players.flatMap((_, other) => (other === seat ? [] : [other]));
    const gains = (seat: Seat, what: Thing, n: number): readonly Part[] => {
      if (n === 0) return [];
      return [{ part: what === 'pirate' || what === 'serpent' ? 'joined' : 'gained', seat, counts: { [what]: n } }];
    };
    /** A seat that visits the town it sailed to is said to have sailed there. */
    const sailing = new Set<Seat>();
    return gathered(facts, (fact): readonly Part[] => {
      switch (fact.fact) {
        case 'homePortChosen':
          return [{ part: 'chose', seat: fact.seat, port: fact.port }];
        case 'sailed':
          sailing.add(fact.seat);
          return [{ part: 'sailed', seat: fact.seat, to: at(fact.route, fact.route.length - 1) }];
        case 'visited':
          return sailing.has(fact.seat) || fact.free ? [] : [{ part: 'visited', seat: fact.seat, town: fact.town }];
        case 'rested':
          return [{ part: 'rested', seat: fact.seat }];
        case 'gained':
          return gains(fact.seat, fact.what, fact.n);
        case 'spoils':
          return gains(fact.seat, 'coin', fact.n);
        case 'hunted':
          return gains(fact.seat, 'coin', fact.coins);
        case 'renown':
          return gains(fact.seat, 'renown', fact.n);
        case 'cubesPlaced':
          return gains(fact.seat, 'cube', fact.slots.length);
        case 'ichorTaken':
          return [{ part: 'ichor', seat: fact.seat }];
        case 'crewHired':
          return [{ part: 'hired', seat: fact.seat, n: 1 }];
        case 'retreated':
          return [{ part: 'retreated', seat: fact.seat, town: fact.town }];
        case 'townTaken': {
          const took = { part: 'took', seat: fact.seat, towns: [fact.town], how: fact.how } as const;
          const places = [town(context, fact.town)];
          return [{ ...took, places, ...(fact.from !== null && { whom: fact.from, harms: [fact.from] }) }];
        }
        case 'eventDone':
          return [{ part: 'completed', seat: fact.seat, events: [fact.event] }];
        case 'eventShown':
          return [{ part: 'shown', events: [fact], places: [town(context, fact.town)] }];
        case 'bought':
          return [{ part: 'bought', seat: fact.seat, buildings: [fact.building] }];
        case 'built':
          return [{ part: 'built', seat: fact.seat, buildings: [fact.building] }];
        case 'tokenTaken':
          return [{ part: 'token', seat: fact.seat, tokens: [fact.token], harms: others(fact.seat) }];
        case 'reputationActivated':
          return [{ part: 'reputation', seat: fact.seat, cards: [fact.card] }];
        case 'entryPaid':
          return fact.to === 'map' ? [] : [{ part: 'paid', seat: fact.seat, whom: fact.to, n: 1, helps: [fact.to] }];
        case 'raided':
          return [{ part: 'raided', seat: fact.seat, whom: fact.rival, harms: [fact.rival] }];
        case 'coinsTaken':
          return [{ part: 'robbed', seat: fact.to, whom: fact.from, n: fact.n, harms: [fact.from] }];
        case 'traded':
          return [{ part: 'traded', seat: fact.seat, whom: fact.rival, helps: [fact.rival] }];
        case 'lastRound':
          return [{ part: 'last', cause: fact.cause, harms: others(fact.seat) }];
        default:
          return [];
      }
    });
  };
