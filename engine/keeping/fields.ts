import type { Field, Game, GameTypes } from '../contract.ts';
import { actionRules } from '../loop.ts';

/**
 * An action as sent by somebody, if it is written in the game's vocabulary; whether it is offered is another question.
 * Sets are brought into the order of their vocabulary.
 */
export function readAction<T extends GameTypes>(game: Game<T>, seats: number, sent: unknown): T['Action'] | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  const { act, ...rest } = sent as Record<string, unknown>;
  if (typeof act !== 'string' || !Object.hasOwn(game.actions, act)) return undefined;
  const fields: { readonly [field: string]: Field } = actionRules(game, { act }).fields;
  if (Object.keys(rest).some((name) => !Object.hasOwn(fields, name))) return undefined;
  const action: { act: string; [field: string]: unknown } = { act };
  for (const [name, field] of Object.entries(fields)) {
    const value = readField(field, rest[name], seats);
    if (value === undefined) return undefined;
    action[name] = value;
  }
  return action as T['Action'];
}

function readField(field: Field, value: unknown, seats: number): unknown {
  if (typeof field === 'object' && 'setOf' in field) {
    if (!Array.isArray(value) || value.length > 64) return undefined;
    const words = vocabulary(field.setOf, seats);
    const parts = [...value];
    if (!parts.every((each) => words.includes(each))) return undefined;
    return parts.sort((a, b) => words.indexOf(a) - words.indexOf(b));
  }
  return vocabulary(field, seats).includes(value) ? value : undefined;
}

/** All values a plain field may hold. */
export function vocabulary(field: readonly unknown[] | 'seat', seats: number): readonly unknown[] {
  return field === 'seat' ? Array.from({ length: seats }, (_, seat) => seat) : field;
}
