import { expect, it } from 'vitest';
import { readAll } from './check-imports.ts';

const sources = [...readAll(new URL('../../', import.meta.url).pathname, 'src')];
const tracing = 'src/server/platform/tracing';

it('the packages of OpenTelemetry are imported by one file, and that file only when a collector is set', () => {
  const users = sources.filter(([, source]) => source.includes('@opentelemetry/')).map(([file]) => file);
  expect(users).toEqual([`${tracing}/otlp-tracing.ts`]);
  const importers = sources.filter(([, source]) => source.includes('otlp-tracing.ts'));
  expect(importers.map(([file]) => file)).toEqual([`${tracing}/open-tracing.ts`]);
  const lines = importers.flatMap(([, source]) =>
    source.split('\n').filter((l) => l.includes('otlp-tracing')),
  );
  expect(lines).toEqual([expect.stringContaining("await import('./otlp-tracing.ts')")]);
});
