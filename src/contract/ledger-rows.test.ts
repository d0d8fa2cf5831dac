import { expect, it } from 'vitest';
import { ledgerRows } from './ledger-rows.ts';
import type { ShownClaim, Standing } from './ledger.ts';

const text = '48 pumps in 9 days; all by hand';
const claim = (
  from: number,
  to: number,
  standing: Standing,
  steps: ShownClaim['steps'] = [],
): ShownClaim => ({
  id: `figure:F01:${from}`,
  kind: 'figure',
  words: text.slice(from, to),
  statement: { text, from, to },
  places: [{ by: 'resume', factId: 'F01', text: text.slice(from, to), within: text }],
  standing,
  steps,
  against: null,
  mark: null,
});
const asked = { kind: 'asked', turnId: 'T09', quote: 'How?' } as const;

it('reads the figures of one statement as one row, each marked, and what was asked of them once and in its order', () => {
  const rows = ledgerRows([
    claim(12, 18, 'left_open', [asked, { kind: 'left_open', turnId: 'T101', quote: 'So.' }]),
    claim(0, 2, 'left_open', [{ kind: 'asked', turnId: 'T03', quote: 'Why?' }, asked]),
    claim(0, 2, 'untested'),
  ]);
  expect(
    rows.map(({ standing, pieces }) => [
      standing,
      pieces.map((one) => (one.claim ? `[${one.text}]` : one.text)).join(''),
    ]),
  ).toEqual([
    ['left_open', '[48] pumps in [9 days]; all by hand'],
    ['untested', '[48] pumps in 9 days; all by hand'],
  ]);
  expect(rows[0]?.steps.map(({ turnId }) => turnId)).toEqual(['T03', 'T09', 'T101']);
});

it('shows a statement without a figure whole', () =>
  expect(ledgerRows([claim(0, 0, 'left_open')])[0]?.pieces).toEqual([{ text, claim: null }]));
