import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { aims } from './aims.ts';
import { panelCard } from './cards.ts';
import { styleCards, worked } from './rules.ts';
import { panelFor } from '#core/interview/panel.ts';
import { probeDirective } from '#core/interview/testing/probe-directive.ts';
import { checkUtterance } from '#core/interview/guards/check-utterance.ts';

const directive: SpeakDirective = { ...probeDirective, draft: 'Who chose that?' };

const check = (text: string, lastAnswer: string) =>
  checkUtterance({
    text,
    directive,
    lastAnswer,
    facts: [],
    slotValues: {},
    earlierQuestions: [],
    allowedTexts: [],
  });

/** The lines that show how a habit of speech sounds, of everybody who may sit at a table. */
const habitLines = styles.flatMap((style) =>
  Array.from({ length: 12 }, (_, seed) =>
    panelCard(panelFor(style, seed), { firstName: null, hide: (text) => text }),
  )
    .flat()
    .flatMap((line) => line.split(' → ').slice(1)),
);

const shown = [
  ...new Set([
    ...styles.flatMap((style) => styleCards[style].good),
    ...Object.values(aims).map(({ like }) => like),
    ...worked.map(({ words }) => words),
    ...habitLines,
  ]),
];

describe('a line shown to a model as good', () => {
  it('is one of many', () => {
    expect(shown.length).toBeGreaterThan(55);
  });

  it.each(shown)('would itself be let through: %s', (line) => {
    expect(check(line, line)).toEqual({ ok: true });
  });
});

describe('a line shown to a model as bad', () => {
  it.each(styles.flatMap((style) => styleCards[style].bad.map(([line]) => line)))(
    'would not be: %s',
    (line) => {
      expect(check(line, 'I sold vegetables in the mandi near the station.').ok).toBe(false);
    },
  );
});
