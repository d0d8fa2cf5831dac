import { describe, expect, it } from 'vitest';
import { breachDeadlines, grievanceDeadlines } from './deadlines.ts';

describe('a grievance', () => {
  it.each([
    [
      'is acknowledged in 48 hours and ended on the same day of the next month',
      '2026-11-24T06:00:00Z',
      '2026-11-26T06:00:00Z',
      '2026-12-24T06:00:00Z',
    ],
    [
      'of the last day ends with a shorter month',
      '2027-01-31T06:00:00Z',
      '2027-02-02T06:00:00Z',
      '2027-02-28T06:00:00Z',
    ],
    ['over the new year', '2026-12-15T06:00:00Z', '2026-12-17T06:00:00Z', '2027-01-15T06:00:00Z'],
    ['by the day in India', '2026-11-30T19:00:00Z', '2026-12-02T19:00:00Z', '2026-12-31T19:00:00Z'],
  ])('%s', (_name, receivedAt, acknowledgeBy, endBy) => {
    expect(grievanceDeadlines(new Date(receivedAt))).toEqual({
      acknowledgeBy: new Date(acknowledgeBy),
      endBy: new Date(endBy),
    });
  });
});

it('a breach is told of in 6 and in 72 hours', () => {
  expect(breachDeadlines(new Date('2026-11-24T06:00:00Z'))).toEqual({
    certIn: new Date('2026-11-24T12:00:00Z'),
    boardDetails: new Date('2026-11-27T06:00:00Z'),
  });
});
