import type { ActionRules, Dealer as EngineDealer, StepRules as EngineStepRules } from '@skerry/engine';
import type { World } from '../content/world.ts';
import type { Action, ActionOf } from './actions.ts';
import type { Fact } from './facts.ts';
import type { Options } from './options.ts';
import type { Reason } from './reasons.ts';
import type { Asked, State, Step } from './state.ts';

export interface IslandOfDread {
  State: State;
  Step: Step;
  Asks: Asked;
  Action: Action;
  Fact: Fact;
  Why: Reason;
  Options: Options;
  Refusal: never;
  Content: World;
}

export type Dealer = EngineDealer<Fact>;
export type Rules<K extends Action['act']> = ActionRules<IslandOfDread, ActionOf<K>>;
export type StepOf<K extends Step['do']> = Extract<Step, { do: K }>;
export type StepRules<K extends Step['do']> = EngineStepRules<IslandOfDread, StepOf<K>>;
