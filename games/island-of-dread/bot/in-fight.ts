import { type CardNumber, DECKS, type DeckNumber, NONE } from '../content/vocabulary.ts';
import type { Deed, World } from '../content/world.ts';
import type { Foe } from '../outlook/later/fighters.ts';
import { Odds } from '../outlook/later/odds.ts';
import { partyOf } from '../outlook/later/party.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { throwsToEscape } from '../rules/chance.ts';
import { damageOf, enemyDamage, enemyLife, enemyStat, strengthOf } from '../rules/combat/values.ts';
import { countersOn, lifeOf, staminaOf } from '../rules/figures.ts';
import { isVoyaging } from '../rules/spaces.ts';
import { combatOf, type Player, playerOf, type State } from '../rules/state.ts';
import { fallCost, prizesOf } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { FIGHTING } from './weights.ts';

const SILVER = DECKS.indexOf('silver');
const PHASE_NUMBERS = [0, 1, 2];
/** Of two ten-sided dice. */
const MEAN_ROLL = 11;

/** Decisions in fights: what to use, who acts, and when to flee. */
export class InFight {
  private readonly world: World;
  private readonly outlook: Outlook;

  constructor(world: World, outlook: Outlook) {
    this.world = world;
    this.outlook = outlook;
  }

  /** An ability best used now, if any. */
  useful(state: State, seat: number, offers: readonly Action[]): ActionOf<'use'> | undefined {
    for (const offer of offers) if (offer.act === 'use' && this.isUseful(state, seat, offer)) return offer;
    return undefined;
  }

  private isUseful(state: State, seat: number, { card, ability }: ActionOf<'use'>): boolean {
    const player = playerOf(state, seat);
    const { when, discard, exhaust } = this.world.cards[card]!.powers[ability]!;
    const left = lifeOf(this.world, player, player.hero) - player.wounds;
    const isGrave = left <= FIGHTING.desperate || this.isAgainst(state, SILVER);
    const spare = exhaust === 0 || this.staminaLeft(player, card) > exhaust || isGrave;
    switch (when) {
      case 'beforeMove':
        return !discard && this.world.cards[card]!.kind !== 'ally' && this.heals(card, ability)
          ? true
          : this.hastens(card, ability);
      case 'beforeCombat':
      case 'experience':
        return spare;
      case 'afterRoll':
      case 'hit':
      case 'defendFail':
      case 'damage':
        return spare && (!discard || isGrave);
      case 'beforeRoll':
        return spare && (!discard || isGrave) && !this.isSure(state, seat);
      case 'roundStart':
        return isGrave;
      case 'escape':
        return this.wouldFlee(state, player);
      case 'anytime':
        return this.heals(card, ability) && player.wounds > 0 && (isGrave || !discard) && spare;
      default:
        return false;
    }
  }

  private deeds(card: CardNumber, ability: number): readonly Deed[] {
    return this.world.lists[this.world.cards[card]!.powers[ability]!.list]!;
  }

  private heals(card: CardNumber, ability: number): boolean {
    return this.deeds(card, ability).some(
      (deed) => deed.do === 'counters' && deed.kind === 'wound' && 'remove' in deed,
    );
  }

  private hastens(card: CardNumber, ability: number): boolean {
    return this.deeds(card, ability).some((deed) => deed.do === 'moveDice' && 'add' in deed);
  }

  private staminaLeft(player: Player, card: CardNumber): number {
    const { kind } = this.world.cards[card]!;
    const bearer = kind === 'ally' || kind === 'captain' ? card : player.hero;
    return staminaOf(this.world, player, bearer) - countersOn(player, bearer, 'exhaustion');
  }

  private isAgainst({ combat }: State, deck: DeckNumber): boolean {
    return combat !== null && combat.card !== NONE && this.world.cards[combat.card]!.deck === deck;
  }

  /** Whether the current roll needs no help. */
  private isSure(state: State, seat: number): boolean {
    const { combat } = state;
    if (combat === null || combat.rival !== NONE) return false;
    const { hero } = playerOf(state, seat);
    if (combat.role === 'defend' && enemyDamage(this.world, state, combat.phase) === 0) return true;
    return combat.actor !== hero && combat.role === 'attack';
  }

  private foe(state: State): Foe | undefined {
    const { combat } = state;
    if (combat === null) return undefined;
    if (combat.card === NONE) {
      const rival = playerOf(state, combat.rival);
      const { hero } = rival;
      return {
        values: PHASE_NUMBERS.map((phase) => strengthOf(this.world, state, combat.rival, hero, phase) + MEAN_ROLL),
        damages: PHASE_NUMBERS.map((phase) => damageOf(this.world, state, combat.rival, hero, phase)),
        life: lifeOf(this.world, rival, hero),
      };
    }
    return {
      ...this.outlook.foes.of(this.world.cards[combat.card]!),
      values: PHASE_NUMBERS.map((phase) => enemyStat(this.world, state, phase)),
      damages: PHASE_NUMBERS.map((phase) => enemyDamage(this.world, state, phase)),
      life: enemyLife(this.world, state),
    };
  }

  /** The odds of the fight from here. While only the Hero is hurt, they are cached. */
  private odds(state: State, player: Player): Odds {
    const atSea = isVoyaging(player);
    const foe = this.foe(state)!;
    const isUnhurt = player.captainWounds === 0 && player.allyWounds.every((wounds) => wounds === 0);
    return isUnhurt ? this.outlook.of(player).versus(foe, atSea) : new Odds(partyOf(this.world, player, atSea), foe);
  }

  private foeLife(state: State): number {
    const { combat } = state;
    const wounds = combat!.card === NONE ? playerOf(state, combat!.rival).wounds : combat!.wounds;
    return Math.max(1, this.foe(state)!.life - wounds);
  }

  /**
   * The prize of the current fight. It must match the worth of going there, or the Hero would flee again and again.
   */
  private prize(state: State): number {
    const { combat } = state;
    if (!this.outlook.isExact || combat!.card === NONE) return 1;
    return prizesOf(this.world, state)[this.world.cards[combat!.card]!.deck]!;
  }

  /** Whether fleeing beats standing, given the cost of a failed escape. */
  wouldFlee(state: State, player: Player): boolean {
    if (state.combat === null) return false;
    const odds = this.odds(state, player);
    const life = this.outlook.lifeLeft(player);
    const fall = fallCost(this.world, player, isVoyaging(player));
    const foeLife = this.foeLife(state);
    const prize = this.prize(state);
    const value = (left: number): number => odds.win(left, foeLife) * (prize + fall) - fall;
    const harm = this.foe(state)!.damages[0]!;
    return value(life) < (1 - throwsToEscape(this.world, state).chance) * value(life - harm);
  }

  phase(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const { phase, attacked } = combatOf(state);
    const odds = this.odds(state, player);
    const { figures } = odds.party;
    const places = (cards: readonly CardNumber[]): number[] =>
      cards.map((card) => figures.findIndex(({ figure }) => figure === card));
    const allowed = places(offers.flatMap((offer) => (offer.act === 'attack' ? [offer.figure] : [])));
    const life = this.outlook.lifeLeft(player);
    const best = odds.bestActor(phase, life, this.foeLife(state), allowed, places(attacked));
    return offers.find((offer) =>
      best < 0 ? offer.act === 'defend' : offer.act === 'attack' && offer.figure === figures[best]!.figure,
    );
  }
}
