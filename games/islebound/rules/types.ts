import type { ActionRules, Dealer as EngineDealer, StepRules as EngineStepRules } from '@skerry/engine';
import type { World } from '../content/world.ts';
import type { Action, ActionOf } from './actions.ts';
import type { Fact } from './facts.ts';
import type { Reason, Refusal } from './reasons.ts';
import type { Asked, Options, State, Step } from './state.ts';

export interface Islebound {
  State: State;
  Step: Step;
  Asks: Asked;
  Action: Action;
  Fact: Fact;
  Why: Reason;
  Options: Options;
  Refusal: Refusal;
  Content: World;
}

export type Dealer = EngineDealer<Fact>;
export type Rules<K extends Action['act']> = ActionRules<Islebound, ActionOf<K>>;
export type StepOf<K extends Step['do']> = Extract<Step, { do: K }>;
export type StepRules<K extends Step['do']> = EngineStepRules<Islebound, StepOf<K>>;
