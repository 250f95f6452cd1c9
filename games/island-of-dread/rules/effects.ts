import type { Seat } from '@skerry/engine';
import { type CardNumber, DECKS, ENEMY_STATS, NONE } from '../content/vocabulary.ts';
import type { Deed, World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { endCombat } from './combat/end.ts';
import { enemyHarm, hurtEnemy, statOfEnemy } from './combat/enemy.ts';
import { rollAgainIn, rollOn, rollRival } from './combat/roll.ts';
import { figuresFor, helped, putCounters, removeCounters } from './counters.ts';
import { enemySeat, isAt, isDuel, top, whyNotAt } from './current-step.ts';
import { discardAdventure, drawMarket, toBottom } from './decks.ts';
import { endGame } from './ending.ts';
import { replenish } from './events.ts';
import { noRoll } from './flight.ts';
import { gainMaps } from './maps.ts';
import { askForMarks } from './movement.ts';
import { offerAlly, offerCards, offerFree } from './offer.ts';
import { layOn } from './owned-cards.ts';
import type { Reason } from './reasons.ts';
import { reveal } from './reveal.ts';
import { test } from './skill-test.ts';
import { isOnLand, isVoyaging, townAt } from './spaces.ts';
import { combatOf, playerOf, type State, type Step } from './state.ts';
import { remember } from './this-turn.ts';
import { placeTile, removeTiles } from './tiles.ts';
import type { Dealer, Rules, StepRules } from './types.ts';
import { offTrack } from './undefeated.ts';

/** Effects are executed in order, each with its consequences before the next. */
export const effects = (world: World): StepRules<'effects'> => ({
  run(state, step, dealer) {
    const { list, nth, seat, card } = step;
    const deeds = world.lists[list]!;
    const deed = deeds[nth];
    if (deed === undefined) return;
    if (nth + 1 < deeds.length) state.agenda.push({ do: 'effects', list, nth: nth + 1, seat, card });
    carryOut(world, state, step, deed, dealer);
  },
});

/** The one executor of the vocabulary. `static` effects and those on movement rolls are read where they apply. */
function carryOut(
  world: World,
  state: State,
  step: Extract<Step, { do: 'effects' }>,
  deed: Deed,
  dealer: Dealer,
): void {
  const { seat, card } = step;
  const player = playerOf(state, seat);
  switch (deed.do) {
    case 'roll':
      return onRoll(world, state, seat, card, deed, dealer);
    case 'damage':
      return onDamage(state, seat, card, deed, dealer);
    case 'counters':
      return onCounters(world, state, seat, card, deed, dealer);
    case 'stat':
      return onStat(world, state, seat, deed, dealer);
    case 'gain':
      return gain(state, seat, card, deed.what, deed.n, dealer);
    case 'lose': {
      const n = deed.n === 'all' ? player.gold : Math.min(deed.n, player.gold);
      if (n === 0) return;
      player.gold -= n;
      dealer.tell?.({ fact: 'goldLost', seat, n, why: card });
      return;
    }
    case 'test': {
      const passed = test(world, state, seat, deed.skill, deed.difficulty, dealer);
      const list = passed ? deed.pass : deed.fail;
      if (world.lists[list]!.length > 0) state.agenda.push({ do: 'effects', list, nth: 0, seat, card });
      return;
    }
    case 'choose':
      state.agenda.push({ do: 'choose', list: step.list, nth: step.nth, seat, card });
      return;
    case 'each':
      // The active seat first, so its step is pushed last.
      for (let after = state.seats - 1; after >= 0; after--) {
        const other = (state.active + after) % state.seats;
        if (isOnLand(playerOf(state, other)))
          state.agenda.push({ do: 'effects', list: deed.list, nth: 0, seat: other, card });
      }
      return;
    case 'move':
      if (deed.how === 'spaces') state.agenda.push({ do: 'fly', left: deed.n });
      else if (deed.how === 'landmass') state.agenda.push({ do: 'teleportRow' });
      return;
    case 'moveDice':
      if ('add' in deed) remember(state, { dice: state.turn.dice + deed.add });
      else if ('set' in deed) {
        player.promisedDice = deed.set;
        dealer.tell?.({ fact: 'dicePromised', seat, dice: deed.set });
      } else if ('reroll' in deed) askForMarks(state);
      else if ('none' in deed) noRoll(state);
      return;
    case 'skip':
      if (deed.what === 'captainToll') remember(state, { tollSkipped: true });
      else if (deed.what === 'beforeCombat') combatOf(state).startPhase = 0;
      return;
    case 'swapMap':
      state.agenda.push({ do: 'swapMap', seat });
      return;
    case 'startPhase':
      state.agenda.push({ do: 'startPhase' });
      return;
    case 'tile':
      if (deed.act === 'remove') removeTiles(world, state, deed.kind, dealer);
      else for (const at of deed.at) placeTile(world, state, at, dealer);
      return;
    case 'replenish':
      return replenish(world, state, dealer);
    case 'draw':
      return draw(world, state, seat, deed, dealer);
    case 'keep':
      combatOf(state).kept = true;
      player.trophies.push(card);
      dealer.tell?.({ fact: 'trophyKept', seat, card });
      return;
    case 'put':
      if (isDuel(state)) return;
      offTrack(state, combatOf(state).place);
      combatOf(state).place = NONE;
      state.facing = NONE;
      if (deed.where === 'deckBottom') toBottom(world, state, card);
      else discardAdventure(world, state, card, dealer);
      return;
    case 'end':
      if (isDuel(state)) return;
      dealer.tell?.({ fact: 'paidOff', seat, card });
      return endCombat(state);
    case 'win':
      return endGame(state, 'defeated', seat, dealer);
    case 'toll':
    case 'forbid':
    case 'allow':
    case 'price':
      return;
  }
}

type DeedOf<K extends Deed['do']> = Extract<Deed, { do: K }>;

function onRoll(world: World, state: State, seat: Seat, card: CardNumber, deed: DeedOf<'roll'>, dealer: Dealer): void {
  const combat = combatOf(state);
  if (seat === combat.rival) return onRivalRoll(world, state, seat, card, deed, dealer);
  if ('again' in deed) return rollAgainIn(world, state, dealer);
  if ('succeed' in deed) {
    combat.sure = true;
    dealer.tell?.({ fact: 'sureSuccess', seat, card });
    return;
  }
  combat.bonus += deed.add;
  if (combat.dice[0] !== 0) tellRaised(world, state, seat, card, deed.add, dealer);
}

/** ID-226: the opposing Hero's roll is the number to reach. */
function onRivalRoll(
  world: World,
  state: State,
  seat: Seat,
  card: CardNumber,
  deed: DeedOf<'roll'>,
  dealer: Dealer,
): void {
  const combat = combatOf(state);
  if ('again' in deed) return rollRival(world, state, dealer);
  if ('succeed' in deed) {
    combat.rivalSure = true;
    dealer.tell?.({ fact: 'sureSuccess', seat, card });
    return;
  }
  combat.rivalBonus += deed.add;
  if (combat.dice[0] !== 0) tellRaised(world, state, seat, card, deed.add, dealer);
}

function tellRaised(world: World, state: State, seat: Seat, card: CardNumber, by: number, dealer: Dealer): void {
  if (dealer.tell === undefined) return;
  const roll = rollOn(world, state);
  dealer.tell({ fact: 'rollRaised', seat, card, by, success: roll.success === (seat === combatOf(state).seat), roll });
}

function onDamage(state: State, seat: Seat, card: CardNumber, deed: DeedOf<'damage'>, dealer: Dealer): void {
  const combat = combatOf(state);
  if ('dealt' in deed) {
    // ID-226: the opposing Hero's damage is already under way.
    if (seat === combat.rival) combat.damage += deed.dealt;
    else combat.dealt += deed.dealt;
  } else if ('taken' in deed) {
    const before = combat.damage;
    combat.damage = Math.max(before + deed.taken, Math.min(before, deed.min ?? 0));
    const by = combat.damage - before;
    if (by < 0) dealer.tell?.({ fact: 'damageLessened', seat, card, by: -by });
    else if (by > 0) dealer.tell?.({ fact: 'damageRaised', card, by });
  } else if ('as' in deed) {
    if (seat === combat.rival) combat.rivalExhausts = combat.round;
    else combat.exhausts = combat.round;
  } else if (deed.span === 'firstRound') {
    if (seat === combat.rival) combat.rivalHarmless = true;
    else combat.harmless = true;
  } else {
    dealer.tell?.({ fact: 'damageLessened', seat, card, by: combat.damage });
    combat.damage = 0;
  }
}

function onCounters(
  world: World,
  state: State,
  seat: Seat,
  card: CardNumber,
  deed: DeedOf<'counters'>,
  dealer: Dealer,
): void {
  const { who, kind } = deed;
  const player = playerOf(state, seat);
  if ('add' in deed) {
    if (who === 'enemy') return hurtEnemy(world, state, seat, kind, deed.add, dealer);
    const { harm, n } = enemyHarm(state, card, kind, deed.add);
    if (n > 0)
      for (const figure of [...figuresFor(player, who)]) putCounters(world, state, seat, figure, harm, n, dealer);
    return;
  }
  const { remove } = deed;
  const most = remove === 'all' ? Infinity : remove;
  if (who === 'enemy' && isDuel(state)) {
    const other = enemySeat(state, seat);
    return removeCounters(state, other, playerOf(state, other).hero, kind, most, dealer);
  }
  if (who === 'enemy') {
    const combat = combatOf(state);
    const n = Math.min(most, combat.wounds);
    if (n === 0) return;
    combat.wounds -= n;
    dealer.tell?.({ fact: 'challengeHealed', card: combat.card, n, wounds: combat.wounds });
    return;
  }
  if (remove !== 'all' && (who === 'heroOrAlly' || who === 'party')) {
    state.agenda.push({ do: 'pickFigure', seat, who, kind, n: remove });
    return;
  }
  for (const figure of helped(state, seat, who, kind)) removeCounters(state, seat, figure, kind, most, dealer);
}

/** ID-226: in a fight of Heroes the other Hero changes, but never in Life. */
function onStat(world: World, state: State, seat: Seat, deed: DeedOf<'stat'>, dealer: Dealer): void {
  if (deed.who === 'hero' || (deed.stat === 'life' && isDuel(state))) return;
  const combat = combatOf(state);
  if ('set' in deed && deed.stat === 'life') combat.life = deed.set;
  else {
    const which = seat === combat.rival ? 'rivalChange' : 'change';
    const by = 'add' in deed ? deed.add : deed.set - statOfEnemy(world, state, seat, deed.stat);
    const stat = ENEMY_STATS.indexOf(deed.stat);
    combat[which] = combat[which].with(stat, combat[which][stat]! + by);
  }
  const card = isDuel(state) ? playerOf(state, enemySeat(state, seat)).hero : combat.card;
  dealer.tell?.({ fact: 'challengeChanged', card, stat: deed.stat, now: statOfEnemy(world, state, seat, deed.stat) });
}

/** ID-148, ID-149: on a voyage with a borrowed Captain every reward is lost at once. */
export const losesRewards = (state: State, seat: Seat): boolean => {
  const player = playerOf(state, seat);
  return player.loan && isVoyaging(player);
};

/** The one executor of gains. */
export function gain(
  state: State,
  seat: Seat,
  from: number,
  what: DeedOf<'gain'>['what'],
  n: number,
  dealer: Dealer,
): void {
  const player = playerOf(state, seat);
  if (losesRewards(state, seat)) {
    dealer.tell?.({ fact: 'rewardLost', seat, what });
    return;
  }
  switch (what) {
    case 'gold':
      player.gold += n;
      dealer.tell?.({ fact: 'goldGained', seat, n, from });
      return;
    case 'experience':
      player.points += n;
      dealer.tell?.({ fact: 'pointsGained', seat, n });
      return;
    case 'map':
      return gainMaps(state, seat, n, dealer);
    case 'legendary':
      state.agenda.push({ do: 'legendary', seat, left: n });
  }
}

function draw(world: World, state: State, seat: Seat, deed: DeedOf<'draw'>, dealer: Dealer): void {
  switch (deed.mode) {
    case 'reveal':
      if (deed.deck === 'land') state.agenda.push({ do: 'whichDeck', n: deed.n });
      else reveal(state, DECKS.indexOf(deed.deck), deed.n, dealer);
      return;
    case 'eachTown':
      for (const [town, cell] of world.chart.towns.entries()) {
        if (townAt(world, state, cell) === NONE) continue;
        for (let n = 0; n < deed.n; n++) {
          const card = drawMarket(state, dealer);
          if (card === NONE) return;
          layOn(state.stacks, town, card);
          dealer.tell?.({ fact: 'marketDrawn', town: world.chart.ports[town]!, card });
        }
      }
      return;
    case 'offer':
      return offerCards(world, state, seat, deed.n, deed.discount, dealer);
    case 'freeItem':
      if (losesRewards(state, seat)) dealer.tell?.({ fact: 'rewardLost', seat, what: 'card' });
      else offerFree(state, seat, deed.n, deed.maxCost, dealer);
      return;
    case 'allyHalfPrice':
      return offerAlly(world, state, seat, dealer);
  }
}

/** The options of the card that asks. */
const optionsAt = (world: World, { list, nth }: Extract<Step, { do: 'choose' }>) => {
  const deed = world.lists[list]![nth]!;
  return deed.do === 'choose' ? deed.options : [];
};

/** An option that begins with a payment needs the gold. */
function whyNotOption(world: World, state: State, seat: Seat, list: number): Reason | undefined {
  const [first] = world.lists[list]!;
  const have = playerOf(state, seat).gold;
  if (first?.do !== 'lose' || first.n === 'all' || first.n <= have) return undefined;
  return { why: 'gold', need: first.n, have };
}

export const chooseStep = (world: World): StepRules<'choose'> => ({
  asks: (state, step, seat) =>
    seat === step.seat &&
    optionsAt(world, step).filter(({ list }) => whyNotOption(world, state, seat, list) === undefined).length > 1,
  acts: ['choose'],
  run(state, step, dealer) {
    const option = optionsAt(world, step).findIndex(
      ({ list }) => whyNotOption(world, state, step.seat, list) === undefined,
    );
    if (option >= 0) takeOption(world, state, step, option, dealer);
  },
});

function takeOption(
  world: World,
  state: State,
  step: Extract<Step, { do: 'choose' }>,
  option: number,
  dealer: Dealer,
): void {
  const { seat, card } = step;
  const { id, list } = optionsAt(world, step)[option]!;
  dealer.tell?.({ fact: 'optionChosen', seat, card, option: id });
  state.agenda.push({ do: 'effects', list, nth: 0, seat, card });
}

/** No card has more options than this. */
const CHOICES = [0, 1, 2, 3].map((option): ActionOf<'choose'> => ({ act: 'choose', option }));

export const choose = (world: World): Rules<'choose'> => ({
  fields: { option: [0, 1, 2, 3] },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do === 'choose' && isAt(state, seat, 'choose'))
      tries.push(...CHOICES.slice(0, optionsAt(world, step).length));
  },
  why(state, seat, { option }) {
    const notNow = whyNotAt(state, seat, 'choose');
    if (notNow !== undefined) return notNow;
    const step = top(state);
    const chosen = step.do === 'choose' ? optionsAt(world, step)[option] : undefined;
    return chosen === undefined ? { why: 'noSuchOption' } : whyNotOption(world, state, seat, chosen.list);
  },
  take(state, _seat, { option }, dealer) {
    const step = state.agenda.pop()!;
    if (step.do === 'choose') takeOption(world, state, step, option, dealer);
  },
});
