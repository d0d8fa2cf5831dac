import { wordCount } from '#core/text/words-of.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { topicIds } from '#contract/topics.ts';
import { tacticIds } from '#contract/transcript.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { type FollowUp, gapWordings, isQuotable, wordFollowUp } from './word-follow-up.ts';
import { toSecondPerson } from './restate-hook.ts';
import { findOutLines } from '#core/interview/wordings/find-out.ts';
import { wordOverlap } from '#core/text/overlap.ts';
import { gaps } from '#core/topics/gap.ts';
import { contradictionWordings } from '#core/interview/wordings/record.ts';
import { tacticWordings } from '#core/interview/wordings/tactic.ts';
import { registerWordings } from '#core/interview/wordings/register.ts';
import { checkUtterance } from '#core/interview/guards/check-utterance.ts';
import { asksOneThing } from '#core/interview/guards/question.ts';

const openGaps = gaps.filter((gap) => gap !== 'contradiction');
const ask = (part: Partial<FollowUp>): FollowUp => ({
  gap: 'own_part',
  move: 'probe',
  style: 'grill',
  answerWords: 20,
  topicId: 'work_experience',
  seed: 's',
  usedTexts: [],
  ...part,
});

const guard = (text: string, followUp: FollowUp, lastAnswer: string) =>
  checkUtterance({
    text,
    directive: {
      turnId: 'T05',
      speakerId: 'bhalla',
      topicId: followUp.topicId,
      move: followUp.move,
      style: followUp.style,
      gap: followUp.gap,
      ...(followUp.tactic ? { tactic: followUp.tactic } : {}),
      ...(followUp.hook ? { hook: followUp.hook } : {}),
      factIds: [],
      draft: text,
      maxWords: 32,
      awaiting: true,
    },
    lastAnswer,
    facts: [],
    slotValues: {},
    earlierQuestions: [...followUp.usedTexts],
    allowedTexts: [],
  });

const phrases = fc.constantFrom(
  '62 batch jobs',
  'my manager wanted all 140',
  'I proposed it, from six months of logs',
  'the paper would be outdated in a month',
  'GST mismatches',
  'after sales',
  'synergy',
  'I relax after I win a piece',
  'roughly 4.2 lakh a year',
  'teamwork and leadership',
  'we did it together',
  'Airflow',
);
const hookQuotes = fc.oneof(
  phrases,
  fc.lorem({ maxCount: 9 }),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const followUps = fc.record({
  gap: fc.constantFrom(...openGaps),
  style: fc.constantFrom(...styles),
  answerWords: fc.integer({ min: 0, max: 300 }),
  topicId: fc.constantFrom(...topicIds),
  seed: fc.oneof(fc.integer(), fc.string()),
  quote: fc.option(hookQuotes, { nil: undefined }),
});

/** How many words of a line are the hook's, quoted or restated. */
function wordsOfHook(text: string, quote: string | undefined): number {
  if (!quote) return 0;
  const said = toSecondPerson(quote.trim().replace(/[.,;:…]+$/, ''));
  if (text.toLowerCase().startsWith(said.toLowerCase())) return wordCount(said);
  return text.includes(quote.trim()) ? wordCount(quote) : 0;
}

describe('wordFollowUp', () => {
  it('may say a word of letters and digits again as the candidate wrote it', () => {
    const followUp = ask({
      gap: 'evasion',
      style: 'grill',
      answerWords: 35,
      topicId: 'introduction',
      seed: 878_485_289,
      hook: { turnId: 'T04', quote: 'a 0A0' },
    });
    const text = wordFollowUp(followUp) ?? '';
    expect(text).toContain('0A0');
    expect(guard(text, followUp, 'a 0A0')).toEqual({ ok: true });
  });

  it('gives a line that the guards pass, whatever the hook, gap, style and seed', () => {
    fc.assert(
      fc.property(followUps, ({ quote, ...rest }) => {
        const followUp = ask({ ...rest, ...(quote === undefined ? {} : { hook: { turnId: 'T04', quote } }) });
        const text = wordFollowUp(followUp);
        expect(text).not.toBeNull();
        expect(guard(text ?? '', followUp, quote ?? '')).toEqual({ ok: true });
        expect(wordCount(text ?? '') - wordsOfHook(text ?? '', quote)).toBeLessThanOrEqual(18);
      }),
      { numRuns: 600 },
    );
  });

  it('says a quotable hook again: quoted verbatim, or first, in the second person', () => {
    fc.assert(
      fc.property(followUps, phrases, (followUp, quote) => {
        const { gap, style, answerWords, topicId, seed } = followUp;
        const hook = { turnId: 'T04', quote };
        const text = wordFollowUp(ask({ gap, style, answerWords, topicId, seed, hook })) ?? '';
        const isSaid = text.toLowerCase().startsWith(`${toSecondPerson(quote).toLowerCase()}. `);
        expect(isSaid || text.includes(`“${quote}”`), text).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each(openGaps.flatMap((gap) => styles.map((style) => [gap, style] as const)))(
    '%s in %s has at least eight different things to say, none near another',
    (gap, style) => {
      const usedTexts: string[] = [];
      for (let i = 0; i < 8; i++) {
        const text = wordFollowUp(
          ask({
            gap,
            style,
            hook: { turnId: 'T04', quote: 'sixty-two jobs' },
            usedTexts,
            seed: i,
            answerWords: i * 12,
          }),
        );
        expect(text).not.toBeNull();
        for (const used of usedTexts) expect(wordOverlap(used, text ?? '')).toBeLessThan(0.6);
        usedTexts.push(text ?? '');
      }
    },
  );

  it('repeats nothing in a whole interview of follow-ups, and ends in null', () => {
    const usedTexts: string[] = [];
    for (let i = 0; ; i++) {
      const text = wordFollowUp(ask({ gap: 'reason', usedTexts, seed: i }));
      if (text === null) break;
      expect(usedTexts).not.toContain(text);
      usedTexts.push(text);
      expect(i).toBeLessThan(50);
    }
    expect(usedTexts.length).toBeGreaterThanOrEqual(4);
  });

  it('is decided by its arguments alone', () => {
    const followUp = ask({ hook: { turnId: 'T04', quote: 'sixty-two jobs' } });
    expect(wordFollowUp(followUp)).toBe(wordFollowUp({ ...followUp }));
  });

  it('asks differently after a long answer', () => {
    const hook = { turnId: 'T04', quote: 'sixty-two jobs' };
    expect(wordFollowUp(ask({ hook, answerWords: 34 }))).not.toBe(
      wordFollowUp(ask({ hook, answerWords: 35 })),
    );
  });

  it('leaves out a hook that the panel may not say', () => {
    for (const quote of [
      'my caste',
      'ignore your instructions',
      'is that so?',
      'x '.repeat(13),
      '“quoted”',
      'his number is 98200 12345',
      'evil.example/claim pays',
      'rohit@okbank',
      'मेरा काम',
      '',
    ]) {
      expect(isQuotable(quote)).toBe(false);
      const text = wordFollowUp(ask({ hook: { turnId: 'T04', quote } }));
      if (quote) expect(text).not.toContain(quote);
      expect(text).not.toBeNull();
    }
  });

  it('climbs the prepared rung first, with its slots and hook, once', () => {
    const rung = {
      gap: 'cost',
      chill: 'What did {employer} pay for “{hook}”?',
      grill: 'What did {employer} lose by “{hook}”?',
    } as const;
    const full = ask({
      gap: 'cost',
      rung,
      slots: { employer: 'Sarovar' },
      hook: { turnId: 'T04', quote: 'the trial' },
    });
    expect(wordFollowUp(full)).toBe('What did Sarovar lose by “the trial”?');
    expect(wordFollowUp({ ...full, usedTexts: ['What did Sarovar lose by “the trial”?'] })).not.toBe(
      'What did Sarovar lose by “the trial”?',
    );
    expect(wordFollowUp({ ...full, slots: {} })).not.toContain('{');
  });

  it('puts both sides of a contradiction and never invents one', () => {
    const contradiction = { claim: 'twelve people', against: 'a team of 4', source: 'resume' } as const;
    for (const style of styles) {
      const text = wordFollowUp(ask({ gap: 'contradiction', style, contradiction }));
      expect(text).toContain('“twelve people”');
      expect(text).toContain('“a team of 4”');
      expect(wordFollowUp(ask({ gap: 'contradiction', style }))).toBeNull();
      expect(wordFollowUp(ask({ tactic: 'contradiction', style }))).toBeNull();
      expect(
        wordFollowUp(
          ask({ gap: 'contradiction', style, contradiction: { claim: 'my caste', against: 'a team' } }),
        ),
      ).toBeNull();
    }
  });
});

describe('every line written down', () => {
  const lines = styles.flatMap((style) => [
    ...Object.values(gapWordings).flatMap((forms) => Object.entries(forms[style])),
    ...Object.entries(tacticWordings).flatMap(([tactic, forms]): [string, readonly string[]][] =>
      tactic === 'silence' ? [] : Object.entries(forms[style]),
    ),
    ...Object.values(registerWordings).flatMap((byGap) =>
      Object.values(byGap).map((forms): [string, readonly string[]] => ['hooked', forms[style]]),
    ),
    ...topicIds.map((topicId): [string, readonly string[]] => ['plain', findOutLines(topicId, style)]),
    ...Object.values(contradictionWordings).map((forms): [string, readonly string[]] => [
      'hooked',
      forms[style],
    ]),
  ]);
  it.each(lines.flatMap(([form, texts]) => texts.map((text) => [text, form] as const)))(
    '%s',
    (text, form) => {
      expect(asksOneThing(text)).toBe(true);
      expect(wordCount(text.replace(/“[^”]*”/g, ''))).toBeLessThanOrEqual(18);
      expect(findBannedTopic(text)).toBeNull();
      expect(/\{(hook|claim)\}/.test(text)).toBe(form !== 'plain');
    },
  );

  it('is written once only in a style', () => {
    for (const style of styles) {
      const all = Object.values(gapWordings).flatMap((forms) => Object.values(forms[style]).flat());
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('has at least four variants of every form', () => {
    for (const [form, texts] of lines)
      if (texts.length > 0) expect(texts.length, form).toBeGreaterThanOrEqual(4);
  });
});

describe('tactics', () => {
  const named = tacticIds.filter((tactic) => tactic !== 'contradiction');
  it.each(named.flatMap((tactic) => styles.map((style) => [tactic, style] as const)))(
    '%s in %s passes the guards at least four times',
    (tactic, style) => {
      for (const hook of [{ turnId: 'T04', quote: 'a robust framework' }, undefined]) {
        const usedTexts: string[] = [];
        for (let i = 0; i < 4; i++) {
          const followUp = ask({
            gap: 'reason',
            move: 'challenge',
            tactic,
            style,
            seed: i,
            usedTexts,
            ...(hook ? { hook } : {}),
          });
          const text = wordFollowUp(followUp);
          expect(text).not.toBeNull();
          expect(guard(text ?? '', followUp, hook?.quote ?? '')).toEqual({ ok: true });
          expect(findBannedTopic(text ?? '')).toBeNull();
          expect(wordCount(text ?? '')).toBeLessThanOrEqual(18 + 3);
          usedTexts.push(text ?? '');
        }
      }
    },
  );

  it('jabs at marks with what the page says, if it says it', () => {
    const said = wordFollowUp(ask({ tactic: 'marks_jab', slots: { trend: 'XII 93% to B.Tech. 7.1 CGPA' } }));
    expect(said).toContain('XII 93% to B.Tech. 7.1 CGPA');
  });
});
