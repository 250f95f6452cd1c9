import type { ActionRules, Dealer as EngineDealer, StepRules as EngineStepRules } from '@skerry/engine';
import type { Action, ActionOf } from './actions.ts';
import type { Fact } from './facts.ts';
import type { World } from './map.ts';
import type { Reason, Refusal } from './reasons.ts';
import type { Options, State, Step } from './state.ts';

/** Trails of Tucana, as the engine sees it. */
export interface TrailsOfTucana {
  State: State;
  Step: Step;
  Asks: 'draw';
  Action: Action;
  Fact: Fact;
  Why: Reason;
  Options: Options;
  Refusal: Refusal;
  Content: World;
}

export type Dealer = EngineDealer<Fact>;
export type Rules<K extends Action['act']> = ActionRules<TrailsOfTucana, ActionOf<K>>;
export type StepRules<K extends Step['do']> = EngineStepRules<TrailsOfTucana, Extract<Step, { do: K }>>;
