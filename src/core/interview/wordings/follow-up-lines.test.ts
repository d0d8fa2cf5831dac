import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { checkUtterance } from '#core/interview/guards/check-utterance.ts';
import { probeDirective } from '#core/interview/testing/probe-directive.ts';
import { wordCount } from '#core/text/words-of.ts';
import { drillGapLines } from './drill-gap-lines.ts';
import { probeLines } from './probe-lines.ts';
import { contradictionLines } from './record.ts';
import { quickEndings, quickOpenings, tacticLines } from './tactic.ts';
import { unknownLines } from './unknown-lines.ts';

const probes = Object.values(probeLines);
const unknown = [unknownLines.own, unknownLines.knowledge];
const all = [
  ...styles.flatMap((style) => [...probes, ...unknown].flatMap((lines) => lines[style])),
  ...Object.values(drillGapLines).flat(),
  ...Object.values(tacticLines).flat(),
];

describe('every line that follows an answer (rule PROBE-2)', () => {
  it.each([...new Set(all)])('%s', (line) => {
    expect(wordCount(line)).toBeLessThanOrEqual(11);
    expect(line).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(line).not.toMatch(/["{}]/);
    expect(findBannedTopic(line)).toBeNull();
    const said = checkUtterance({
      text: line,
      directive: { ...probeDirective, draft: line },
      lastAnswer: '',
      facts: [],
      slotValues: {},
      earlierQuestions: [],
      allowedTexts: [],
    });
    // A panellist may wait in half a sentence; a model may not.
    expect(said.ok || said.reason).toBe(said.ok || 'not_one_question');
  });

  it.each(styles)('in %s there are forty probes at least, none of them twice', (style) => {
    const lines = probes.flatMap((one) => one[style]);
    expect(lines.length).toBeGreaterThanOrEqual(40);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('asks nothing as past after a plan', () => {
    for (const style of styles)
      for (const line of probeLines.plan[style]) expect(line).not.toMatch(/\b(?:did|was|were|had|went)\b/i);
  });

  it('quotes only what does not fit together, both sides', () => {
    for (const line of styles.flatMap((style) => contradictionLines[style])) {
      expect(line).toContain('“{claim}”');
      expect(line).toContain('“{against}”');
    }
  });

  it('wants an answer in one breath in few words', () => {
    for (const line of [...quickOpenings, ...quickEndings]) expect(wordCount(line)).toBeLessThanOrEqual(4);
  });
});
