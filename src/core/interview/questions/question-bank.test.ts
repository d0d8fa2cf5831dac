import { wordCount } from '#core/text/words-of.ts';
import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { topicIds } from '#contract/topics.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import type { SpeakDirective } from '../directive.ts';
import { experiencedFacts, fresherFacts } from '../testing/complete-resumes.ts';
import { fillStem, fillText } from './fill-stem.ts';
import { aimFacts } from './aim-facts.ts';
import { contentStems } from '#core/text/overlap.ts';
import { gaps } from '#core/topics/gap.ts';
import { disciplines, type Stem } from './question.ts';
import { checkUtterance } from '#core/interview/guards/check-utterance.ts';
import { asksOneThing } from '#core/interview/guards/question.ts';
import { slotNamesIn } from './define-stems.ts';
import { questionBank } from './question-bank.ts';

const wordings = (stem: Stem) => styles.map((style) => ({ style, text: stem.wording[style] }));
const rungs = (stem: Stem) => stem.ladder.flatMap((rung) => [rung.chill, rung.grill]);
const aims = aimFacts({ statement: 'I want to run a cold chain.', targetSchools: ['IIM Indore'] });
const facts = (stem: Stem) => [...(stem.profile === 'fresher' ? fresherFacts : experiencedFacts), ...aims];
const filledBy = (stem: Stem) => fillStem(stem, facts(stem), 1) ?? fillStem(stem, fresherFacts, 1);

const directive = (draft: string, move: 'lead' | 'probe'): SpeakDirective => ({
  turnId: 'T01',
  speakerId: 'kale',
  topicId: 'introduction',
  move,
  style: 'grill',
  factIds: [],
  draft,
  maxWords: 32,
  awaiting: true,
});
const guard = (draft: string, move: 'lead' | 'probe') =>
  checkUtterance({
    text: draft,
    directive: directive(draft, move),
    lastAnswer: '',
    facts: [],
    slotValues: {},
    earlierQuestions: [],
    allowedTexts: [],
  });

describe('the bank as a whole', () => {
  const count = (test: (stem: Stem) => boolean) => questionBank.filter(test).length;
  it.each([
    ['introduction', 'any', 8],
    ['work_experience', 'experienced', 20],
    ['work_experience', 'fresher', 12],
    ['academics', 'any', 28],
    ['why_mba', 'any', 10],
    ['career_goals', 'any', 8],
    ['current_affairs', 'any', 12],
    ['analytical', 'any', 14],
    ['hobbies', 'any', 10],
    ['background', 'any', 6],
    ['situational_ethics', 'any', 10],
    ['closing', 'any', 4],
  ] as const)('%s (%s) has at least %i stems', (topicId, profile, least) => {
    expect(
      count((s) => s.topicId === topicId && (profile === 'any' || s.profile === profile)),
    ).toBeGreaterThanOrEqual(least);
  });

  it('has at least 130 stems, none for composure, and unique ids', () => {
    expect(questionBank.length).toBeGreaterThanOrEqual(130);
    expect(count((s) => s.topicId === 'composure')).toBe(0);
    expect(new Set(questionBank.map((s) => s.id)).size).toBe(questionBank.length);
    expect(new Set(questionBank.map((s) => s.topicId)).size).toBe(topicIds.length - 1);
  });

  it('never words two questions alike', () => {
    const texts = questionBank.flatMap((stem) => wordings(stem).map(({ text }) => text));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('covers every discipline with at least three ladders of its own', () => {
    for (const discipline of disciplines.filter((d) => d !== 'any')) {
      expect(
        count((s) => s.key?.discipline === discipline),
        discipline,
      ).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps the stems of a topic apart: content words shared by less than three quarters', () => {
    const alike: string[] = [];
    questionBank.forEach((a, i) => {
      for (const b of questionBank.slice(i + 1).filter((s) => s.topicId === a.topicId)) {
        for (const one of wordings(a)) {
          for (const two of wordings(b)) {
            const left = contentStems(one.text);
            const right = contentStems(two.text);
            const shared = [...left].filter((word) => right.has(word)).length;
            if (shared / (left.size + right.size - shared) >= 0.75) alike.push(`${one.text} | ${two.text}`);
          }
        }
      }
    });
    expect(alike).toEqual([]);
  });
});

describe.each(questionBank.map((stem) => [stem.id, stem] as const))('%s', (_, stem) => {
  const filled = filledBy(stem);

  it('can be filled by one of two ordinary resumes', () => {
    expect(filled).not.toBeNull();
  });

  it('asks one short question in every wording and rung', () => {
    for (const { text } of wordings(stem)) {
      const said = fillText(text, filled?.slots ?? {}) ?? '';
      expect(wordCount(said), said).toBeGreaterThanOrEqual(6);
      expect(wordCount(said), said).toBeLessThanOrEqual(32);
      expect(asksOneThing(said), said).toBe(true);
      expect(guard(said, 'lead'), said).toEqual({ ok: true });
    }
    for (const text of rungs(stem)) {
      const said = fillText(text, filled?.slots ?? {}) ?? '';
      expect(wordCount(said), said).toBeLessThanOrEqual(18);
      expect(guard(said, 'probe'), said).toEqual({ ok: true });
    }
  });

  it('says nothing banned and nothing American', () => {
    for (const text of [...wordings(stem).map((w) => w.text), ...rungs(stem)]) {
      expect(findBannedTopic(text), text).toBeNull();
      expect(text).not.toMatch(
        /\b(gotten|math|resumé|college major|GPA|vacation|elevator pitch|awesome|sidewalk|gas station|can you elaborate)\b/i,
      );
      expect(text).not.toMatch(/\s{2}|^\s|\s$|["']/);
    }
  });

  it('words the two styles differently', () => {
    expect(stem.wording.chill).not.toBe(stem.wording.grill);
  });

  it('declares exactly the slots it uses, and has a ladder of three rungs for three gaps', () => {
    const used = [...wordings(stem).map((w) => w.text), ...rungs(stem)].flatMap(slotNamesIn);
    expect([...new Set(used)].toSorted()).toEqual(stem.slots.map((slot) => slot.name).toSorted());
    expect(new Set(stem.ladder.map(({ gap }) => gap)).size).toBeGreaterThanOrEqual(3);
    for (const rung of stem.ladder) expect(gaps).toContain(rung.gap);
  });

  it('holds an answer key where something can be right or wrong', () => {
    if (!['knowledge', 'puzzle', 'guesstimate'].includes(stem.kind)) return;
    expect(stem.key?.keyPoints.length).toBeGreaterThanOrEqual(4);
    expect(stem.key?.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (stem.kind === 'puzzle') expect(stem.key?.answer?.accepts).toContain(stem.key?.answer?.value);
    if (stem.kind !== 'knowledge') {
      expect(stem.key?.solution?.length).toBeGreaterThan(60);
      expect(stem.key?.hint?.chill).toBeTruthy();
      expect(stem.key?.hint?.grill).toBeTruthy();
    }
  });
});
