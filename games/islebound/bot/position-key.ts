import { handOf } from '../rules/hand.ts';
import type { Player, State, Step } from '../rules/state.ts';

/** Offset of every number, so that it maps to a printable character; some numbers are negative. */
const FIRST = 40;
/** Crew are thirteen bits: two characters that fit one byte each. */
const HALF = 7;

/** Scratch list shared by all calls: plans compare many thousands of positions. */
const codes: number[] = [];

const tell = (n: number): void => {
  codes.push(n + FIRST);
};

function tellAll(list: readonly number[]): void {
  tell(list.length);
  for (const each of list) tell(each);
}

function tellCrew(bits: number): void {
  tell(bits & ((1 << HALF) - 1));
  tell(bits >> HALF);
}

/** Everything that the moves of a turn can change, a character per number. */
export function key(state: State): string {
  codes.length = 0;
  tell(state.turns);
  tell(Number(state.acted) + 2 * Number(state.built) + 4 * Number(state.healed));
  for (const player of state.players) tellPlayer(player);
  tellAll(state.ships);
  tellAll(state.owners);
  tellAll(state.influence);
  tellAll(state.row);
  tellAll(state.crewRow);
  tellAll(state.events);
  tellAll(state.reputation);
  tellAll(state.hands);
  tellAll(handOf(state, state.active));
  let key = String.fromCharCode.apply(null, codes);
  const { visit, event, attack, talks } = state;
  if (visit !== null) key += `|v${visit.slot}.${visit.free}.${visit.careful}.${visit.books}`;
  if (event !== null) key += `|e${event.slot}`;
  if (attack !== null) key += `|a${attack.pirates}.${attack.serpents}.${attack.ichor}.${attack.combat}.${attack.dice}`;
  if (talks !== null) key += `|t${talks.paid}.${talks.slots}.${talks.crew}`;
  for (const step of state.agenda) key += stepKey(step);
  return key;
}

function tellPlayer(player: Player): void {
  tell(player.coins);
  tell(player.wood);
  tell(player.fish);
  tell(player.books);
  tell(player.pirates);
  tell(player.serpents);
  tell(Number(player.ichor));
  tellCrew(player.deck);
  tellCrew(player.below);
  tellCrew(player.injured);
  tell(player.cubes);
  tell(player.renown);
  tell(player.tokens.length);
  tellAll(player.city);
}

const stepKey = (step: Step): string => {
  switch (step.do) {
    case 'act':
    case 'endTurn':
      return `/${step.do}`;
    default:
      return `/${Object.values(step).join()}`;
  }
};
