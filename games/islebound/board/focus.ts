import type { Choice } from '@skerry/engine';
import type { Focus, Scene } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** What lies over the chart now, if anything. */
export function focus(_scene: Scene<Islebound>, _choices: readonly Choice<Islebound>[]): Focus<Islebound> | undefined {
  return undefined;
}
