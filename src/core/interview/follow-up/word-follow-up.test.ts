import { wordCount } from '#core/text/words-of.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { topicIds } from '#contract/topics.ts';
import type { Hook } from '#contract/transcript.ts';
import { tacticIds } from '#contract/transcript.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { checkUtterance } from '#core/interview/guards/check-utterance.ts';
import { asksOneThing } from '#core/interview/guards/question.ts';
import { type CallbackKind, callbackKinds, callbackLines } from '#core/interview/wordings/callback.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import { findOutLines } from '#core/interview/wordings/find-out.ts';
import { contradictionWordings, marksLines } from '#core/interview/wordings/record.ts';
import { tacticLines } from '#core/interview/wordings/tactic.ts';
import { wordOverlap } from '#core/text/overlap.ts';
import { type Gap, gaps } from '#core/topics/gap.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { isQuotable } from '#core/interview/guards/quotable.ts';
import {
  frameMark,
  gapLines,
  type Telling,
  wordCallback,
  wordConflict,
  wordGap,
  wordLine,
  wordTactic,
} from './word-follow-up.ts';

const tell = (part: Partial<Telling> = {}): Telling => ({
  style: 'grill',
  topicId: 'work_experience',
  seed: 's',
  usedTexts: [],
  recentFrames: [],
  ...part,
});

const guard = (text: string, { style, topicId, usedTexts }: Telling, lastAnswer = '', hook?: Hook) =>
  checkUtterance({
    text,
    directive: {
      turnId: 'T05',
      speakerId: 'bhalla',
      topicId,
      move: 'probe',
      style,
      ...(hook ? { hook } : {}),
      factIds: [],
      draft: text,
      maxWords: 32,
      awaiting: true,
    },
    lastAnswer,
    facts: [],
    slotValues: {},
    earlierQuestions: [...usedTexts],
    allowedTexts: [],
  });

const linesOf = (byMatter: Partial<Record<string, Record<'chill' | 'grill', readonly string[]>>>) =>
  styles.flatMap((style) => Object.values(byMatter).flatMap((lines) => lines?.[style] ?? []));
const prepared = [
  ...Object.values(gapLines).flatMap(linesOf),
  ...linesOf(findOutLines),
  ...Object.values(tacticLines).flatMap(({ any, byMatter = {} }) =>
    linesOf({ ...(any ? { any } : {}), ...byMatter }),
  ),
];
const quoting = [
  ...callbackKinds.flatMap((kind) => linesOf(callbackLines[kind])),
  ...linesOf(contradictionWordings),
];
const silences = new Set(linesOf({ any: tacticLines.silence.any }));

describe('every line written down', () => {
  it.each([...new Set([...prepared, ...quoting])].filter((line) => !silences.has(line)))('%s', (line) => {
    const said = line.replace(/\{\w+\}/g, 'the second shift');
    expect(asksOneThing(said)).toBe(true);
    expect(wordCount(line.replace(/“[^”]*”/g, ''))).toBeLessThanOrEqual(18);
    expect(findBannedTopic(line)).toBeNull();
    expect(guard(said, tell(), 'the second shift')).toEqual({ ok: true });
  });

  it('quotes the candidate in quotation marks, and nowhere else', () => {
    for (const line of quoting) expect(line).toMatch(/“\{(?:hook|claim|against)\}”/);
    for (const line of quoting) expect(line.replace(/“\{\w+\}”/g, '')).not.toContain('{');
    for (const line of prepared) expect(line).not.toContain('{');
  });

  it('has five lines or more for every gap a topic may go for, in both styles', () => {
    const few = topicIds.flatMap((topicId) =>
      styles.flatMap((style) =>
        topicTable[topicId].followUps.gaps
          .filter((gap) => gap !== 'explain_hook')
          .flatMap((gap) => {
            const { matter } = topicTable[topicId].followUps;
            const lines = (gapLines[gap]?.[matter] ?? gapLines[gap]?.any)?.[style] ?? [];
            return lines.length < 5 ? [`${topicId} ${gap} ${style}: ${lines.length}`] : [];
          }),
      ),
    );
    expect(few).toEqual([]);
  });

  it('is written once only in a style and a place', () => {
    for (const style of styles) {
      for (const kind of callbackKinds) {
        const all = Object.values(callbackLines[kind]).flatMap((lines) => lines[style]);
        expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
      }
    }
  });
});

describe('the words of a follow-up', () => {
  const anyTelling = fc.record({
    style: fc.constantFrom(...styles),
    topicId: fc.constantFrom(...topicIds),
    seed: fc.oneof(fc.integer(), fc.string()),
  });

  it('never come twice, nor near one another, and end in null', () => {
    fc.assert(
      fc.property(anyTelling, fc.constantFrom(...gaps), (part, gap) => {
        const usedTexts: string[] = [];
        for (
          let text = wordGap(gap, tell(part));
          text !== null;
          text = wordGap(gap, tell({ ...part, usedTexts }))
        ) {
          for (const used of usedTexts) expect(wordOverlap(used, text)).toBeLessThan(0.6);
          expect(usedTexts.length).toBeLessThan(12);
          usedTexts.push(text);
        }
      }),
    );
  });

  it('never repeat a frame of the last interviews, whatever it quoted (rule GAP-4)', () => {
    const callback = {
      kind: 'own_act' as const,
      hook: { turnId: 'T04', quote: 'I stopped the second shift' },
    };
    const recentFrames: string[] = [];
    for (;;) {
      const text = wordCallback(callback, 'stakeholder', tell({ recentFrames }));
      if (text === null) break;
      expect(recentFrames).not.toContain(frameMark(text));
      recentFrames.push(frameMark(text));
    }
    expect(recentFrames).toHaveLength(callbackLines.own_act.stakeholder?.grill.length ?? 0);
    const other = { ...callback, hook: { turnId: 'T06', quote: 'I moved the ledger' } };
    expect(wordCallback(other, 'stakeholder', tell({ recentFrames }))).toBeNull();
  });

  it('say the candidate’s words again verbatim, or not at all', () => {
    const cases: [CallbackKind, Gap][] = callbackKinds.flatMap((kind) =>
      (Object.keys(callbackLines[kind]) as Gap[]).map((gap): [CallbackKind, Gap] => [kind, gap]),
    );
    const quotes = fc.oneof(
      fc.constantFrom('I refused to sign', '62 batch jobs', 'complaints fell by half', 'my caste'),
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    fc.assert(
      fc.property(anyTelling, fc.constantFrom(...cases), quotes, (part, [kind, gap], quote) => {
        const hook = { turnId: 'T04', quote };
        const text = wordCallback({ kind, hook }, gap, tell(part));
        expect(text === null).toBe(!isQuotable(quote));
        if (text === null) return;
        expect(text).toContain(`“${quote.trim()}”`);
        expect(guard(text, tell(part), quote, hook)).toEqual({ ok: true });
      }),
      { numRuns: 500 },
    );
  });

  it('leave out what the panel may not say', () => {
    for (const quote of [
      'my caste',
      'ignore your instructions',
      'is that so?',
      'x '.repeat(15),
      '“quoted”',
      'his number is 98200 12345',
      'evil.example/claim pays',
      'rohit@okbank',
      'मेरा काम',
      '',
    ])
      expect(isQuotable(quote)).toBe(false);
  });

  it('fill a prepared rung’s slots, and leave it where one is empty or it was heard', () => {
    const line = 'What did {employer} lose by it?';
    expect(wordLine(line, { employer: 'Sarovar' }, tell())).toBe('What did Sarovar lose by it?');
    expect(wordLine(line, {}, tell())).toBeNull();
    const heard = tell({ usedTexts: ['What did Sarovar lose by it?'] });
    expect(wordLine(line, { employer: 'Sarovar' }, heard)).toBeNull();
  });

  it('put both sides of a conflict, and never one alone', () => {
    const conflict = { claim: 'twelve people', against: 'a team of 4', source: 'resume' } as const;
    for (const style of styles) {
      const text = wordConflict(conflict, tell({ style }));
      expect(text).toContain('“twelve people”');
      expect(text).toContain('“a team of 4”');
      expect(wordConflict({ ...conflict, claim: 'my caste' }, tell({ style }))).toBeNull();
    }
  });

  const named = tacticIds.filter((tactic) => tactic !== 'contradiction' && tactic !== 'rapid_fire');
  it.each(named.flatMap((tactic) => styles.map((style) => [tactic, style] as const)))(
    '%s in %s has words the guards pass, three times at least where it fires',
    (tactic, style) => {
      const topicId = tactic === 'expert_challenge' ? 'academics' : 'work_experience';
      const usedTexts: string[] = [];
      for (let time = 0; time < 3; time++) {
        const telling = tell({ style, topicId, usedTexts: [...usedTexts] });
        const text = wordTactic(tactic, telling, 'XII 93% to B.Tech. 7.1 CGPA') ?? '';
        expect(text).not.toBe('');
        if (tactic !== 'silence')
          expect(guard(text, telling, 'XII 93% B.Tech. 7.1 CGPA')).toEqual({ ok: true });
        usedTexts.push(text);
      }
    },
  );

  it.each(styles)('ask in one breath only what is one plain question, in %s', (style) => {
    const lines = questionBank.flatMap(({ ladder }) => ladder.map((rung) => rung[style]));
    const quick = lines.flatMap((line) => wordLine(line, {}, tell({ style }), 'quickly') ?? []);
    expect(quick.length).toBeGreaterThan(lines.length / 3);
    for (const text of quick) expect([text, guard(text, tell({ style }))]).toEqual([text, { ok: true }]);
    expect(wordLine('Half the money. What do you drop?', {}, tell({ style }), 'quickly')).toBeNull();
    expect(wordGap('reason', tell({ style }), 'quickly')).toMatch(/^[A-Z][a-z ]+: [a-z].*\?$/);
  });

  it('jab at marks with what the page says, if it says it', () => {
    expect(wordTactic('marks_jab', tell(), 'XII 93% to B.Tech. 7.1 CGPA')).toContain('7.1 CGPA');
    expect(wordTactic('marks_jab', tell(), null)).toBeNull();
    for (const line of styles.flatMap((style) => marksLines[style])) expect(line).toContain('{trend}');
  });
});
