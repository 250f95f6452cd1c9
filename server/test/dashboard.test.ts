import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from '../metrics.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const dashboard = JSON.parse(read('packaging/grafana/skerry.json')) as {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
};
const alerts = read('packaging/grafana/alerts.yml');

/** The names of everything that `/metrics` shows, with the parts of histograms. */
async function shown(): Promise<ReadonlySet<string>> {
  const all = await new Metrics().registry.getMetricsAsJSON();
  return new Set(
    all.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  );
}

const metricsIn = (expression: string): string[] => expression.match(/\b(skerry|nodejs|process)_\w+/g) ?? [];

test('every panel of the dashboard shows metrics that exist', async () => {
  const known = await shown();
  for (const { title, targets } of dashboard.panels) {
    const used = targets.flatMap(({ expr }) => metricsIn(expr));
    expect(used, title).not.toEqual([]);
    expect(
      used.filter((name) => !known.has(name)),
      title,
    ).toEqual([]);
  }
});

test('every metric of ours is on the dashboard', async () => {
  const used = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  const ours = [...(await shown())].filter((name) => name.startsWith('skerry_'));
  const isShown = (name: string) =>
    used.some((each) => each.replace(/_(bucket|sum|count)$/, '') === name.replace(/_(bucket|sum|count)$/, ''));
  expect(ours.filter((name) => !isShown(name))).toEqual([]);
});

test('every alarm watches metrics that exist, and the page says what it means', async () => {
  const known = await shown();
  const page = read('docs/operations.md');
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(page).toContain(`\`${name}\``);
  const used = [...alerts.matchAll(/expr: (.*)/g)].flatMap(([, expression = '']) => metricsIn(expression));
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});
