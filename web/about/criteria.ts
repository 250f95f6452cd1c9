/** What we know of each criterion of WCAG 2.2, levels A and AA. */
export type Result = 'met' | 'partly' | 'notMet' | 'untested' | 'none';

/** How it was found out: by a test in a browser on every change, or by reading the code and looking at the pages. */
export type Shown = 'axe' | 'keyboard' | 'listening' | 'phone' | 'touch' | 'read';

export interface Criterion {
  readonly level: 'A' | 'AA';
  readonly result: Result;
  readonly shown?: Shown;
}

export const CRITERIA = {
  '1.1.1': { level: 'A', result: 'met', shown: 'axe' },
  '1.2.1': { level: 'A', result: 'none' },
  '1.2.2': { level: 'A', result: 'none' },
  '1.2.3': { level: 'A', result: 'none' },
  '1.2.4': { level: 'AA', result: 'none' },
  '1.2.5': { level: 'AA', result: 'none' },
  '1.3.1': { level: 'A', result: 'met', shown: 'axe' },
  '1.3.2': { level: 'A', result: 'met', shown: 'listening' },
  '1.3.3': { level: 'A', result: 'met', shown: 'read' },
  '1.3.4': { level: 'AA', result: 'met', shown: 'phone' },
  '1.3.5': { level: 'AA', result: 'met', shown: 'axe' },
  '1.4.1': { level: 'A', result: 'met', shown: 'read' },
  '1.4.2': { level: 'A', result: 'met', shown: 'read' },
  '1.4.3': { level: 'AA', result: 'partly', shown: 'axe' },
  '1.4.4': { level: 'AA', result: 'partly', shown: 'phone' },
  '1.4.5': { level: 'AA', result: 'met', shown: 'read' },
  '1.4.10': { level: 'AA', result: 'partly', shown: 'phone' },
  '1.4.11': { level: 'AA', result: 'partly', shown: 'read' },
  '1.4.12': { level: 'AA', result: 'untested' },
  '1.4.13': { level: 'AA', result: 'partly', shown: 'read' },
  '2.1.1': { level: 'A', result: 'met', shown: 'keyboard' },
  '2.1.2': { level: 'A', result: 'met', shown: 'keyboard' },
  '2.1.4': { level: 'A', result: 'notMet' },
  '2.2.1': { level: 'A', result: 'partly', shown: 'read' },
  '2.2.2': { level: 'A', result: 'met', shown: 'read' },
  '2.3.1': { level: 'A', result: 'met', shown: 'read' },
  '2.4.1': { level: 'A', result: 'partly', shown: 'axe' },
  '2.4.2': { level: 'A', result: 'met', shown: 'axe' },
  '2.4.3': { level: 'A', result: 'met', shown: 'keyboard' },
  '2.4.4': { level: 'A', result: 'met', shown: 'axe' },
  '2.4.5': { level: 'AA', result: 'met', shown: 'read' },
  '2.4.6': { level: 'AA', result: 'met', shown: 'read' },
  '2.4.7': { level: 'AA', result: 'met', shown: 'read' },
  '2.4.11': { level: 'AA', result: 'untested' },
  '2.5.1': { level: 'A', result: 'met', shown: 'touch' },
  '2.5.2': { level: 'A', result: 'met', shown: 'touch' },
  '2.5.3': { level: 'A', result: 'met', shown: 'read' },
  '2.5.4': { level: 'A', result: 'none' },
  '2.5.7': { level: 'AA', result: 'met', shown: 'touch' },
  '2.5.8': { level: 'AA', result: 'met', shown: 'phone' },
  '3.1.1': { level: 'A', result: 'met', shown: 'axe' },
  '3.1.2': { level: 'AA', result: 'met', shown: 'axe' },
  '3.2.1': { level: 'A', result: 'met', shown: 'read' },
  '3.2.2': { level: 'A', result: 'met', shown: 'read' },
  '3.2.3': { level: 'AA', result: 'met', shown: 'read' },
  '3.2.4': { level: 'AA', result: 'met', shown: 'read' },
  '3.2.6': { level: 'A', result: 'met', shown: 'read' },
  '3.3.1': { level: 'A', result: 'met', shown: 'phone' },
  '3.3.2': { level: 'A', result: 'met', shown: 'axe' },
  '3.3.3': { level: 'AA', result: 'met', shown: 'read' },
  '3.3.4': { level: 'AA', result: 'met', shown: 'read' },
  '3.3.7': { level: 'A', result: 'met', shown: 'read' },
  '3.3.8': { level: 'AA', result: 'met', shown: 'read' },
  '4.1.2': { level: 'A', result: 'met', shown: 'axe' },
  '4.1.3': { level: 'AA', result: 'met', shown: 'listening' },
} as const satisfies { readonly [number: string]: Criterion };

export type CriterionNumber = keyof typeof CRITERIA;
