import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printJson } from './print-json.ts';

it('puts what fits on one line, and the parts of the rest one below the other', () => {
  expect(printJson({ a: 1, b: [true, null], c: {} })).toBe('{ "a": 1, "b": [true, null], "c": {} }');
  const long = 'x'.repeat(40);
  expect(printJson({ a: long, b: [{ c: long }] })).toBe(
    `{\n  "a": "${long}",\n  "b": [{ "c": "${long}" }]\n}`,
  );
});

it('is the same value when it is read again, and no line of short parts is wide', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const wide = printJson(Array.from({ length: 30 }, (_, at) => ({ at, name: 'short' })));
  expect(Math.max(...wide.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(66);
});
