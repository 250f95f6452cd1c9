import { CONSTANTS } from '../content/constants.ts';
import type { FleetKind } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { bonus } from '../rules/abilities.ts';
import { count } from '../rules/crew.ts';
import { bestPlacing, cardAt, dieStrength, groupSize, type Placed, strengthOf } from '../rules/placing.ts';
import { type Attack, playerOf, type State } from '../rules/state.ts';
import { needFor } from '../rules/town.ts';
import { Odds } from './odds.ts';
import { type Position, publicState } from './position.ts';

/** A card of the group. */
export interface FightCard {
  readonly card: FleetKind;
  /** The die on it; 0 for none. */
  readonly face: number;
  readonly strength: number;
  /** By hand: the card that a die is asked for. */
  readonly isNext: boolean;
}

/** The cards of one kind with the dice on them, and what each gives. */
export interface Placing {
  readonly card: FleetKind;
  readonly faces: readonly number[];
  readonly strengths: readonly number[];
}

/** An attack as it stands: what was placed, or the best that the dice could do. */
export interface Fight {
  readonly cards: readonly FightCard[];
  /** The dice on no card, in rising order. */
  readonly spare: readonly number[];
  /** What buildings add. */
  readonly bonus: number;
  readonly injured: number;
  readonly total: number;
  readonly need: number;
  /** Never below 0. */
  readonly missing: number;
  /** How many could be injured. */
  readonly onDeck: number;
}

export function fightOf(position: Position): Fight | undefined {
  const { content: world } = position;
  const state = publicState(position);
  const { attack, active } = state;
  if (attack === null) return undefined;
  const isByHand = state.agenda.at(-1)?.do === 'placeCard';
  const placed = attack.placed.length > 0 || isByHand ? attack.placed : bestPlaced(world, attack);
  const added = bonus(world, state, active, 'attackStrength');
  const total = strengthOf(world, placed) + attack.injured + added;
  return {
    cards: Array.from({ length: groupSize(attack) }, (_, n) => {
      const card = cardAt(attack, n);
      const face = placed[n]?.face ?? 0;
      return {
        card,
        face,
        strength: dieStrength(world.byDie[card], face),
        isNext: isByHand && n === attack.placed.length,
      };
    }),
    spare: without(attack.dice, placed),
    bonus: added,
    injured: attack.injured,
    total,
    need: attack.need,
    missing: Math.max(0, attack.need - total),
    onDeck: count(playerOf(state, active).deck),
  };
}

/** The dice by the kinds of their cards, as they are read aloud. */
export function placingsOf({ cards }: Fight): Placing[] {
  const withDice = cards.filter(({ face }) => face > 0);
  return (['ichor', 'serpent', 'pirate'] as const).flatMap((card) => {
    const those = withDice.filter((each) => each.card === card);
    if (those.length === 0) return [];
    return [{ card, faces: those.map(({ face }) => face), strengths: those.map(({ strength }) => strength) }];
  });
}

const bestPlaced = (world: World, attack: Attack): readonly Placed[] =>
  attack.dice.length === 0 ? [] : bestPlacing(world, attack);

function without(dice: readonly number[], placed: readonly Placed[]): number[] {
  const left = [...dice];
  for (const { face } of placed) if (face > 0) left.splice(left.indexOf(face), 1);
  return left;
}

/** The chance to take the town, before the roll. */
export interface AttackOdds {
  /** By the dice alone. */
  readonly dice: number;
  /** If all on deck may be injured for it. */
  readonly withInjuries: number;
}

/** With the group as it stands; re-rolls are not in it. */
export function oddsOf(position: Position): AttackOdds | undefined {
  const { content: world } = position;
  const state = publicState(position);
  const { attack, active } = state;
  return attack === null ? undefined : odds(world, state, attack, count(playerOf(state, active).deck));
}

function odds(world: World, state: State, attack: Attack, onDeck: number): AttackOdds {
  const known = new Odds(world);
  const wanted = attack.need - bonus(world, state, state.active, 'attackStrength');
  return { dice: known.reaching(wanted, attack), withInjuries: known.reaching(wanted - onDeck, attack) };
}

/** The steps that gather the group, and the cards that each of them takes in. */
const GATHERING = { groupPirates: 'pirates', groupSerpents: 'serpents', groupIchor: 'ichor' } as const;

/** The cards that may still join, of the kind that is asked for and of those after it. */
export function waitingCards({ state }: Pick<Position, 'state'>): FleetKind[] {
  const step = state.agenda.at(-1)?.do;
  const { pirates, serpents, ichor } = playerOf(state, state.active);
  if (state.attack === null || (step !== 'groupPirates' && step !== 'groupSerpents' && step !== 'groupIchor'))
    return [];
  const of = (card: FleetKind, n: number): FleetKind[] => Array.from({ length: n }, () => card);
  return [
    ...of('ichor', Number(ichor)),
    ...(step === 'groupIchor' ? [] : of('serpent', serpents)),
    ...(step === 'groupPirates' ? of('pirate', pirates) : []),
  ];
}

/** The odds if that many cards of the kind that is asked for join, and after them everything there is. */
export function oddsAtBest(position: Position, cards: number): AttackOdds | undefined {
  const { content: world } = position;
  const state = publicState(position);
  const step = state.agenda.at(-1)?.do;
  const { attack, active } = state;
  if (attack === null || (step !== 'groupPirates' && step !== 'groupSerpents' && step !== 'groupIchor'))
    return undefined;
  const { deck, ...own } = playerOf(state, active);
  let group: Attack = { ...attack, [GATHERING[step]]: step === 'groupIchor' ? cards > 0 : cards };
  if (step === 'groupPirates') group = { ...group, serpents: Math.min(own.serpents, room(group)) };
  if (step !== 'groupIchor') group = { ...group, ichor: own.ichor && room(group) > 0 };
  const fighters = Math.min(count(deck & world.skilled.combat), room(group));
  return odds(world, state, { ...group, combat: fighters }, count(deck) - fighters);
}

/** The odds if one more Combat crew member joins. */
export function oddsWithOneMore(position: Position): AttackOdds | undefined {
  const { content: world } = position;
  const state = publicState(position);
  const { attack, active } = state;
  if (attack === null || room(attack) === 0) return undefined;
  return odds(world, state, { ...attack, combat: attack.combat + 1 }, count(playerOf(state, active).deck) - 1);
}

const room = (attack: Attack): number => CONSTANTS.dice - groupSize(attack) - attack.combat;

export interface AttackOutlook {
  readonly need: number;
  readonly dice: number;
  /** That the dice alone suffice, with the whole fleet and all Combat crew on deck; exact. */
  readonly chance: number;
}

/** What an attack with everything there is could do. */
export function attackOutlook(position: Position): AttackOutlook {
  const { content: world, reader } = position;
  const state = publicState(position);
  const seat = reader ?? state.active;
  const { pirates, serpents, ichor, deck } = playerOf(state, seat);
  const room = CONSTANTS.dice - (ichor ? 1 : 0);
  const need = needFor(world, state, seat);
  const group = { ichor, serpents: Math.min(serpents, room), pirates: Math.min(pirates, Math.max(0, room - serpents)) };
  const cards = group.pirates + group.serpents + (ichor ? 1 : 0);
  const combat = Math.min(count(deck & world.skilled.combat), CONSTANTS.dice - cards);
  const wanted = need - bonus(world, state, seat, 'attackStrength');
  return { need, dice: cards + combat, chance: new Odds(world).reaching(wanted, { ...group, combat }) };
}
