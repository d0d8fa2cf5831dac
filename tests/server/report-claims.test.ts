import { describe, expect, it } from 'vitest';
import { ledgerRows } from '#contract/ledger-rows.ts';
import type { Standing } from '#contract/ledger.ts';
import { ledgerSection } from '#server/insight/ledger-section.ts';
import { cameUp, claims, of, turns, words } from '#tests/fixtures/report-claims.ts';

const now = new Date('2026-11-24T19:00:00.000Z');

describe('the claims in a report (rules LEDGER-7, REPORT-4)', () => {
  it('are those that need a look, five at most, and every other is counted', () => {
    const section = ledgerSection(claims, turns, 'fake');
    const printed = (section?.blocks ?? []).filter(({ kind }) => kind === 'heading');
    const look = [...of('collapsed'), ...of('in_conflict'), ...of('shaken'), ...of('corrected')];
    expect(printed.map((block) => block.kind === 'heading' && block.text)).toEqual(
      look.slice(0, 5).map((claim) => claim.statement.text),
    );
    const rows = (standing: Standing) => ledgerRows(of(standing)).length;
    expect(words(section)).toContain(`${rows('left_open')} spoken about, ${rows('defended')} defended.`);
    const again = look.map((claim) => ({
      ...claim,
      statement: { ...claim.statement, text: `${claim.statement.text} ` },
    }));
    const twice = ledgerSection([...look, ...again, ...of('defended')], turns, 'fake');
    expect((twice?.blocks ?? []).filter(({ kind }) => kind === 'heading')).toHaveLength(5);
    expect(words(twice)).toContain(`…and ${2 * look.length - 5} more claims in your feedback`);
  });

  it('are those that came up where code read them, which judges none', () => {
    const printed = (ledgerSection(cameUp, turns, null)?.blocks ?? []).filter(
      ({ kind }) => kind === 'heading',
    );
    expect(printed).toHaveLength(5);
    const section = words(ledgerSection(cameUp, turns, null));
    expect(section).toContain(
      `…and ${ledgerRows(cameUp).length - 5} more claims in your feedback that came up.`,
    );
    expect(section).not.toMatch(/taken back|corrected|defended|need a look/);
  });

  it('say so when none needs a look, and show what was marked as wrong', () => {
    expect(words(ledgerSection(of('defended'), turns, 'fake'))).toContain(
      'No claim was taken back, in conflict, shaken or corrected.',
    );
    const [open] = of('left_open');
    if (!open) throw new Error('No claim was only spoken about.');
    const marked = { ...open, mark: { correct: '41', becomes: '41 mills', at: now.toISOString() } };
    expect(words(ledgerSection([marked], turns, null))).toContain('Read by plain code');
    expect(words(ledgerSection([marked], turns, 'fake'))).toMatch(/Read by fake .+ It may still misjudge\./);
    expect(words(ledgerSection([marked], turns, null))).toContain('You corrected this: it is 41.');
  });
});
