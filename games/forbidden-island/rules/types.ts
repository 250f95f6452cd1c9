import type { ActionRules, Dealer as EngineDealer, StepRules as EngineStepRules } from '@skerry/engine';
import type { Action, ActionOf } from './actions.ts';
import type { Fact } from './facts.ts';
import type { Reason } from './reasons.ts';
import type { Options, State, Step } from './state.ts';

export interface ForbiddenIsland {
  State: State;
  Step: Step;
  Asks: 'actions' | 'window' | 'discard' | 'swim' | 'drowning';
  Action: Action;
  Fact: Fact;
  Why: Reason;
  Options: Options;
  Refusal: never;
  Content: null;
}

export type Dealer = EngineDealer<Fact>;
export type Rules<K extends Action['act']> = ActionRules<ForbiddenIsland, ActionOf<K>>;
export type StepRules<K extends Step['do']> = EngineStepRules<ForbiddenIsland, Extract<Step, { do: K }>>;
