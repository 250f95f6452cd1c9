import { at, type Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { FleetKind } from '../content/vocabulary.ts';
import { crewIn, type World } from '../content/world.ts';
import { bonus } from '../rules/abilities.ts';
import type { ActionOf } from '../rules/actions.ts';
import { count } from '../rules/crew.ts';
import { bestPlacing, cardAt, dieStrength, groupSize, type Placed, strengthOf } from '../rules/placing.ts';
import { type Attack, playerOf, type State, shipOf } from '../rules/state.ts';
import { needFor, townAt } from '../rules/town.ts';
import { cardsIn, type Landing, oddsIn, within } from './odds.ts';
import { type Position, publicState } from './position.ts';

/** A card of the group. */
export interface FightCard {
  readonly card: FleetKind;
  /** The die on it; 0 for none. */
  readonly face: number;
  readonly strength: number;
  /** In placement by hand: the card that needs a die next. */
  readonly isNext: boolean;
}

/** IB-92: where all on deck are needed, the further crew to injure. */
export function alsoInjured(position: Position, { crew }: ActionOf<'injure'>): ActionOf<'injure'>[] {
  const { agenda, active, players } = publicState(position);
  const step = agenda.at(-1);
  const deck = crewIn(at(players, active).deck);
  if (step?.do !== 'short' || step.missing < deck.length) return [];
  return deck.toSpliced(deck.indexOf(crew), 1).map((kind) => ({ act: 'injure', crew: kind }));
}

/** The cards of one kind with their dice and strengths. */
export interface Placing {
  readonly card: FleetKind;
  readonly faces: readonly number[];
  readonly strengths: readonly number[];
}

/** The current attack: the placement, or the best possible one. */
export interface Fight {
  readonly cards: readonly FightCard[];
  /** Dice on no card, in rising order. */
  readonly spare: readonly number[];
  /** Added by buildings. */
  readonly bonus: number;
  readonly injured: number;
  readonly total: number;
  readonly need: number;
  /** Never below 0. */
  readonly missing: number;
  /** Crew on deck who could be injured. */
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

/** Dice by kind of card, as read aloud. */
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

/** The chance of taking the town with all wood, and with the crew too. */
export type Chances = Pick<AttackOdds, 'withWood' | 'withInjuries'>;

/** The chance of taking the town: with nothing paid, and with everything payable until the dice are kept. */
export interface AttackOdds {
  /** By the dice alone. */
  readonly dice: number;
  /** IB-87: with all wood paid for rerolls. */
  readonly withWood: number;
  /** IB-92: if all on deck may be injured as well. */
  readonly withInjuries: number;
  readonly wood: number;
  readonly onDeck: number;
}

/** With the current group, and after the roll with the current dice, until they are kept. */
export function oddsOf(position: Position): AttackOdds | undefined {
  const { content: world } = position;
  const state = publicState(position);
  const { attack, active, agenda } = state;
  if (attack === null) return undefined;
  if (attack.dice.length === 0) return odds(world, state, active, attack, attack.need);
  if (agenda.at(-1)?.do !== 'reroll') return undefined;
  const { deck, wood } = playerOf(state, active);
  const onDeck = count(deck);
  const need = attack.need - bonus(world, state, active, 'attackStrength');
  const rolls = oddsIn(world).rerolls(attack);
  const after = (wanted: number, paid: number): number => rolls.after(attack.dice, wanted, paid);
  return { dice: after(need, 0), withWood: after(need, wood), withInjuries: after(need - onDeck, wood), wood, onDeck };
}

function odds(world: World, state: State, seat: Seat, landing: Landing, need: number, spared = 0): AttackOdds {
  const { deck, wood } = playerOf(state, seat);
  const known = oddsIn(world);
  const wanted = need - bonus(world, state, seat, 'attackStrength');
  const onDeck = count(deck) - spared;
  return {
    dice: known.reaching(wanted, landing),
    withWood: known.rerolling(wanted, landing, wood),
    withInjuries: known.rerolling(wanted - onDeck, landing, wood),
    wood,
    onDeck,
  };
}

/** With the optimal number of Combat crew: those who roll a die cannot be injured for the attack. */
function oddsWithCombat(world: World, state: State, seat: Seat, landing: Landing, need: number): AttackOdds {
  const able = count(playerOf(state, seat).deck & world.skilled.combat);
  const most = Math.min(able, CONSTANTS.dice - cardsIn(landing) - landing.combat);
  const each = Array.from({ length: most + 1 }, (_, more) =>
    odds(world, state, seat, { ...landing, combat: landing.combat + more }, need, more),
  );
  const best = (of: (one: AttackOdds) => number): number => Math.max(...each.map(of));
  return {
    ...at(each, 0),
    dice: best(({ dice }) => dice),
    withWood: best(({ withWood }) => withWood),
    withInjuries: best(({ withInjuries }) => withInjuries),
  };
}

/** Steps that gather the group, and the kind of cards each adds. */
const GATHERING = { groupPirates: 'pirates', groupSerpents: 'serpents', groupIchor: 'ichor' } as const;

/** Kinds that may still join: the current one and those after it. */
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

/** The odds if that many of the current kind join, then everything else available. */
export function oddsAtBest(position: Position, cards: number): AttackOdds | undefined {
  const { content: world } = position;
  const state = publicState(position);
  const step = state.agenda.at(-1)?.do;
  const { attack, active } = state;
  if (attack === null || (step !== 'groupPirates' && step !== 'groupSerpents' && step !== 'groupIchor'))
    return undefined;
  const own = playerOf(state, active);
  const room = (group: Attack): number => CONSTANTS.dice - groupSize(group);
  let group: Attack = { ...attack, [GATHERING[step]]: step === 'groupIchor' ? cards > 0 : cards };
  if (step === 'groupPirates') group = { ...group, serpents: Math.min(own.serpents, room(group)) };
  if (step !== 'groupIchor') group = { ...group, ichor: own.ichor && room(group) > 0 };
  return oddsWithCombat(world, state, active, group, attack.need);
}

/** The odds with one more Combat crew member. */
export function oddsWithOneMore(position: Position): AttackOdds | undefined {
  const { content: world } = position;
  const state = publicState(position);
  const { attack, active } = state;
  if (attack === null || groupSize(attack) + attack.combat >= CONSTANTS.dice) return undefined;
  return odds(world, state, active, { ...attack, combat: attack.combat + 1 }, attack.need, 1);
}

/** The odds after paying wood for one die, and then for others. */
export interface RerollOdds extends Chances {
  /** The die's current face. */
  readonly face: number;
}

/** Rerollable dice, most useful first; empty once they are kept. */
export function rerollsOf(position: Position): readonly RerollOdds[] {
  const { content: world } = position;
  const state = publicState(position);
  const { attack, active, agenda } = state;
  const { wood, deck } = playerOf(state, active);
  if (attack === null || agenda.at(-1)?.do !== 'reroll' || wood === 0) return [];
  const need = attack.need - bonus(world, state, active, 'attackStrength');
  const rolls = oddsIn(world).rerolls(attack);
  const again = (face: number, wanted: number): number => rolls.again(attack.dice, face, wanted, wood);
  return [...new Set(attack.dice)]
    .map((face) => ({ face, withWood: again(face, need), withInjuries: again(face, need - count(deck)) }))
    .sort(
      (one, other) => other.withWood - one.withWood || other.withInjuries - one.withInjuries || one.face - other.face,
    );
}

/** The best possible attack of the player, where their ship is. */
export function attackOutlook(position: Position): AttackOdds & { readonly spoils: number } {
  const { content: world, reader } = position;
  const state = publicState(position);
  const seat = reader ?? state.active;
  return { ...oddsWithEverything(world, state, seat), spoils: townAt(world, state, seat).strength };
}

/** With all available cards; at the seat's ship by default. */
export function oddsWithEverything(world: World, state: State, seat: Seat, cell = shipOf(state, seat)): AttackOdds {
  const { pirates, serpents, ichor } = playerOf(state, seat);
  const everything = within({ pirates, serpents, ichor, combat: 0 });
  return oddsWithCombat(world, state, seat, everything, needFor(world, state, seat, cell));
}
