import { tableWords } from '../words.ts';
import type { RefusedKind } from './refusals.ts';

const FEW = 3;

const few = (actions: readonly string[], andMore: (n: number) => string): string =>
  [...actions.slice(0, FEW), ...(actions.length > FEW ? [andMore(actions.length - FEW)] : [])].join(' · ');

interface RefusalListProps {
  readonly found: readonly RefusedKind[];
  readonly onRule: (rule: string) => void;
}

export function RefusalList({ found, onRule }: RefusalListProps) {
  const words = tableWords();
  return found.map(({ act, label, reasons }) => (
    <section key={act} class="refused">
      {label !== undefined && <h3 class="row log-turn">{label}</h3>}
      <ul class="refusals">
        {reasons.map(({ reason, rules, actions, isExample = false }) => (
          <li key={reason}>
            <div>
              <p class="reason">{reason}</p>
              <p class="refusal-actions">
                {isExample && `${words.likewise} `}
                {few(isExample ? actions.slice(1) : actions, words.andMore)}
              </p>
            </div>
            <span>
              {rules.map((rule) => (
                <button
                  key={rule}
                  class="link rule-link"
                  type="button"
                  title={words.rule(rule)}
                  onClick={() => onRule(rule)}
                >
                  {rule}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
