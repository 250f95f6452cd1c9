import { SkerryError } from '@skerry/engine';

export class ConfigError extends SkerryError {
  override readonly name = 'ConfigError';
}

export type Environment = { readonly [name: string]: string | undefined };

/** An empty setting counts as missing. */
export const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

export const word = (env: Environment, name: string, otherwise: string): string => given(env, name) ?? otherwise;

export function wholeNumber(
  env: Environment,
  name: string,
  otherwise: number,
  least: number,
  most = 1_000_000_000,
): number {
  const text = given(env, name);
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new ConfigError(`${name} needs a whole number from ${least} to ${most}, not "${text}".`);
}

export function oneOf<W extends string>(env: Environment, name: string, words: readonly W[], otherwise: W): W {
  const text = given(env, name);
  if (text === undefined) return otherwise;
  const found = words.find((each) => each === text);
  if (found === undefined) throw new ConfigError(`${name} cannot be "${text}"; choose ${words.join(', ')}.`);
  return found;
}
