import { readFileSync } from 'node:fs';
import { expect, it, describe } from 'vitest';
import { z } from 'zod';
import { labelValues } from '#server/platform/metrics/label-values.ts';
import { metricTable } from '#server/platform/metrics/metric-table.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import { parsePromQl, type Selected } from './check-promql.ts';

const docs = new URL('../../docs/', import.meta.url).pathname;
const operations = readFileSync(`${docs}operations.md`, 'utf8');
const rulesText = readFileSync(`${docs}dashboards/alerts.yaml`, 'utf8');

/** Nobody looks at these all the time. Each has its place in no panel, and why. */
const forExploration: Readonly<Record<string, string>> = {};

const panel = z.object({
  id: z.number().int(),
  type: z.enum(['row', 'stat', 'timeseries']),
  title: z.string().min(3),
  gridPos: z.object({ h: z.number(), w: z.number(), x: z.number(), y: z.number() }),
  targets: z
    .array(z.object({ refId: z.string().regex(/^[A-Z]$/), expr: z.string(), legendFormat: z.string() }))
    .default([]),
});
const dashboard = z
  .object({
    title: z.literal('Hotseat'),
    uid: z.string().regex(/^[a-z-]{1,40}$/),
    schemaVersion: z.number().int().min(36),
    templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
    panels: z.array(panel),
  })
  .parse(JSON.parse(readFileSync(`${docs}dashboards/hotseat.json`, 'utf8')));

type Rule = { alert: string; expr: string; for: string; severity: string; summary: string; runbook: string };

/** The rules, from a file that has one form only; every line of it must fit that form. */
function rulesIn(text: string): Rule[] {
  const unquoted = (value: string): string => /^(['"])(.*)\1$/.exec(value)?.[2] ?? value;
  const rules: Record<string, string>[] = [];
  for (const line of text.split('\n')) {
    if (/^(?:#.*|groups:|\s+rules:|\s+- name: hotseat-[a-z]+|\s+labels:|\s+annotations:|)$/.test(line))
      continue;
    const [, key = '', value = ''] = /^\s+(?:- )?([a-z]+): (.+)$/.exec(line) ?? [];
    if (key === 'alert') rules.push({});
    const rule = rules.at(-1);
    if (!rule || !['alert', 'expr', 'for', 'severity', 'summary', 'runbook'].includes(key))
      throw new Error(`No line of a rule: ${line}`);
    rule[key] = unquoted(value);
  }
  return rules as Rule[];
}

const rules = rulesIn(rulesText);
const expressions: [string, string][] = [
  ...dashboard.panels.flatMap(({ title, targets }): [string, string][] =>
    targets.map(({ expr }) => [title, expr]),
  ),
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
];

/** Metrics that are told beside our own: Node's, and what Prometheus says of a scrape. */
const { body } = await new Metrics().text();
const exported = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
const familyOf = (metric: string): string => {
  const base = metric.replace(/_(?:bucket|sum|count)$/, '');
  return exported.has(base) && body.includes(`# TYPE ${base} histogram`) ? base : metric;
};
const everywhere = ['process', 'instance', 'job', 'le'];

function labelsOf(metric: string): readonly string[] {
  const shape = metricTable[familyOf(metric) as keyof typeof metricTable];
  return [...everywhere, ...(shape ? shape.labels : ['kind', 'type', 'space'])];
}

function wrongMatchers({ metric, matchers }: Selected): string[] {
  return matchers.flatMap(({ label, op, value }) => {
    if (!labelsOf(metric).includes(label)) return [`${metric} has no label ${label}`];
    const values: readonly string[] | undefined = labelValues[label as keyof typeof labelValues];
    const named = op.endsWith('~') ? value.split('|') : [value];
    return values
      ? named.filter((one) => !values.includes(one)).map((one) => `${label} is never ${one}`)
      : [];
  });
}

describe('every expression of the dashboard and of the alerts', () => {
  it.each(expressions)('%s: %s', (_where, expr) => {
    const { selected, grouped } = parsePromQl(expr);
    expect(selected.length).toBeGreaterThan(0);
    const unknown = selected.filter(({ metric }) => metric !== 'up' && !exported.has(familyOf(metric)));
    expect(unknown.map(({ metric }) => metric)).toEqual([]);
    expect(selected.flatMap(wrongMatchers)).toEqual([]);
    const known = selected.flatMap(({ metric }) => labelsOf(metric));
    expect(grouped.filter((label) => !known.includes(label))).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['sum(rate(hotseat_turns_total[5m])', /should be/],
    ['sum by (turn (hotseat_turns_total)', /where|should be/],
    ['rate(hotseat_turns_total)', /range/],
    ['hotseat_turns_total{turn=model}', /no text/],
    ['hotseat_turns_total{turn>"model"}', /does not match/],
    ['hotseat_turns_total[5 minutes]', /no range/],
    ['hotseat_turns_total >', /a value/],
    ['hotseat_turns_total hotseat_turns_total', /after the end/],
    ['hotseat_turns_total ; 1', /no PromQL/],
  ])('is refused when planted: %s', (expr, message) => {
    expect(() => parsePromQl(expr)).toThrow(message);
  });

  it('names what a planted label or value gets wrong', () => {
    const { selected } = parsePromQl('hotseat_turns_total{turn="nobody",endpoint="answer"}');
    expect(selected.flatMap(wrongMatchers)).toEqual([
      'turn is never nobody',
      'hotseat_turns_total has no label endpoint',
    ]);
  });
});

describe('every metric of ours', () => {
  const used = new Set(
    expressions.flatMap(([, expr]) => parsePromQl(expr).selected.map(({ metric }) => familyOf(metric))),
  );
  it.each(Object.keys(metricTable))('%s stands on the dashboard or in an alert, or says why not', (name) => {
    expect(used.has(name) || name in forExploration).toBe(true);
    expect(used.has(name) && name in forExploration).toBe(false);
  });
});

describe('every alert', () => {
  const anchors = new Set(
    [...operations.matchAll(/^#+ (.+)$/gm)].map(([, head = '']) =>
      head
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  it('is there, and has a name of its own', () => {
    expect(rules.length).toBeGreaterThan(25);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it.each(rules)('$alert has a runbook that names it', ({ alert, runbook, severity, summary, ...rest }) => {
    const [file, anchor = ''] = runbook.split('#');
    expect(file).toBe('docs/operations.md');
    expect(anchors).toContain(anchor);
    expect(operations).toContain(`\`${alert}\` (${severity})`);
    expect(['page', 'ticket']).toContain(severity);
    expect(rest.for).toMatch(/^\d+[mh]$/);
    expect(summary.length).toBeGreaterThan(10);
  });

  it('stands in the runbooks and is a rule, whichever way one looks', () => {
    const told = [...operations.matchAll(/^`(Hotseat\w+)` \(/gm)].map(([, name]) => name);
    expect(told).toEqual(rules.map(({ alert }) => alert));
  });
});

describe('the dashboard', () => {
  it('has its rows, and panels that lie beside each other', () => {
    const rows = dashboard.panels.filter(({ type }) => type === 'row').map(({ title }) => title);
    expect(rows).toEqual(['Is it working', 'The room', 'Money', 'Models and cost', 'Machine']);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    const taken = new Set<string>();
    for (const { gridPos, title } of dashboard.panels)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect([title, taken.has(`${x},${y}`), x < 24]).toEqual([title, false, true]);
          taken.add(`${x},${y}`);
        }
  });

  it('asks the source that is chosen', () => {
    expect(dashboard.templating.list).toMatchObject([{ name: 'source', type: 'datasource' }]);
    expect(dashboard.panels.every(({ type, targets }) => (type === 'row') === (targets.length === 0))).toBe(
      true,
    );
  });
});
