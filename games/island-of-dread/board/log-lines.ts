import type { LineLook, Sound } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';

/** Facts that other lines tell, or that are seen on the board. */
const SILENT: ReadonlySet<Fact['fact']> = new Set([
  'stackFilled',
  'turnEnded',
  'stepBegan',
  'phaseBegan',
  'roundBeganCombat',
  'activated',
  'cardDiscarded',
  'encounterDone',
  'laneOpened',
  'laneClosed',
  'ranked',
] satisfies Fact['fact'][]);

const LOSSES: ReadonlySet<Fact['fact']> = new Set([
  'damageTaken',
  'allyKilled',
  'captainKilled',
  'knockedOut',
  'shipwrecked',
  'cardLost',
  'goldLost',
  'rewardLost',
  'townRuined',
  'doomCounter',
  'lastTurns',
] satisfies Fact['fact'][]);

/** A Challenge that was just drawn is met at once: drawing it was told. */
const isSilent = (fact: Fact): boolean => SILENT.has(fact.fact) || (fact.fact === 'challengeMet' && fact.place === 0);

/** How a fact stands in the log. */
export function line(fact: Fact): LineLook {
  return {
    ...('seat' in fact && fact.seat !== null ? { seat: fact.seat } : {}),
    ...(fact.fact === 'turnBegan' ? { heading: true } : {}),
    ...(isSilent(fact) ? { silent: true } : {}),
    ...(LOSSES.has(fact.fact) ? { loss: true } : {}),
  };
}

const SOUNDS: { readonly [K in Fact['fact']]?: Sound } = {
  moveRolled: 'wood',
  diceRerolled: 'wood',
  moved: 'ink',
  teleported: 'rise',
  setSail: 'water',
  sailed: 'water',
  shipwrecked: 'sink',
  cardDrawn: 'paper',
  cardTurnedUp: 'paper',
  eventInPlay: 'paper',
  tilePlaced: 'wood',
  replenished: 'rise',
  rolled: 'wood',
  rolledAgain: 'wood',
  tested: 'wood',
  escapeTried: 'wood',
  duelRolled: 'wood',
  challengeDefeated: 'rise',
  knockedOut: 'sink',
  allyKilled: 'sink',
  captainKilled: 'sink',
  goldGained: 'treasure',
  mapGained: 'treasure',
  legendaryGained: 'treasure',
  bought: 'paper',
  hired: 'paper',
  hiredOnLoan: 'paper',
  trained: 'rise',
  reachedIsland: 'sink',
  gameEnded: 'won',
};

export const sound = ({ fact }: Fact): Sound | undefined => SOUNDS[fact];
