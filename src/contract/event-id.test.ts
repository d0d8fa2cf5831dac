import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEventIds, formatEventId, parseEventId } from './event-id.ts';

const number = fc.integer({ min: 0, max: 999_999_999 });

describe('the id of a streamed event', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(number, number, (seq, offset) => {
        expect(parseEventId(formatEventId(seq, offset))).toEqual({ seq, offset });
      }),
    );
  });

  it.each([undefined, '', '3', '3.', '.3', '-1.0', '3.1.4', ' 3.1', '3.1e2', '1234567890.0', '0.1234567890'])(
    'is not read from %j',
    (text) => {
      expect(parseEventId(text)).toBeNull();
    },
  );

  it.each([
    ['2.9', '10.0', -1],
    ['10.9', '10.10', -1],
    ['10.10', '10.10', 0],
    ['10.0', '9.99', 1],
  ])('%s stands to %s as %d', (a, b, order) => {
    const [first, second] = [parseEventId(a), parseEventId(b)];
    expect(first && second && Math.sign(compareEventIds(first, second))).toBe(order);
  });
});
