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

const onKnowledge: readonly string[] = ['academics', 'current_affairs', 'analytical', 'background'];

/** Words that are untrue of some candidates, and the slot that makes them true; null where none does. */
type Premise = readonly [words: RegExp, slot: string | null];
const premises: readonly Premise[] = [
  [/\byour (?:appraisal|salary|promotion|bonus|customers?|clients?|wife|husband|children|parents)\b/i, null],
  [/\byour (?:boss|manager|employer|company|firm|colleagues?)\b/i, 'at_workplace'],
  [/\byour (?:team|subordinates)\b/i, 'team'],
  [/\byour (?:internship|supervisor)\b/i, 'at_internship'],
  [/\byour (?:project|thesis|dissertation)\b/i, 'project'],
  [/\byour hobb(?:y|ies)\b/i, 'hobby'],
  [/\byour statement\b/i, 'purpose'],
];
/** Said to nobody who may never have worked. */
const worksNow: Premise = [/\bat work\b|\byour (?:work|job|career)\b(?! as)/i, null];

const ownStems = (text: string) => contentStems(text.replace(/\{\w+\}/g, ''));

/** Whether one interview can have both. */
const mayMeet = (a: Stem, b: Stem): boolean =>
  a.topicId === b.topicId &&
  !(a.opening && b.opening) &&
  (a.profile === 'any' || b.profile === 'any' || a.profile === b.profile);

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
  it('opens an interview in four ways, and each topic plainly (rule BANK-5)', () => {
    const openings = questionBank.filter(({ opening }) => opening);
    expect(openings.filter(({ topicId }) => topicId === 'introduction')).toHaveLength(4);
    expect(openings.filter(({ topicId, slots }) => topicId === 'introduction' && slots.length > 0)).toEqual(
      [],
    );
  });

  const count = (test: (stem: Stem) => boolean) => questionBank.filter(test).length;
  it('has questions for every topic but composure, and unique ids', () => {
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
      for (const b of questionBank.slice(i + 1).filter((s) => mayMeet(a, s))) {
        for (const one of wordings(a)) {
          for (const two of wordings(b)) {
            const [left, right] = [ownStems(one.text), ownStems(two.text)];
            if (Math.min(left.size, right.size) < 3) continue;
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
      expect(wordCount(said), said).toBeGreaterThanOrEqual(3);
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

  it('declares exactly the slots it uses', () => {
    const used = [...wordings(stem).map((w) => w.text), ...rungs(stem)].flatMap(slotNamesIn);
    expect([...new Set(used)].toSorted()).toEqual(stem.slots.map((slot) => slot.name).toSorted());
  });

  it('has a ladder of three rungs for three gaps where there is a key, and one rung at most outside knowledge (rule BANK-6)', () => {
    const { length } = stem.ladder;
    if (stem.key) expect(new Set(stem.ladder.map(({ gap }) => gap)).size).toBeGreaterThanOrEqual(3);
    else if (!onKnowledge.includes(stem.topicId)) expect(length).toBeLessThanOrEqual(1);
    for (const rung of stem.ladder) expect(gaps).toContain(rung.gap);
  });

  it('is about twelve words of plain speech where it is about the candidate (rule BANK-5)', () => {
    if (stem.kind !== 'profile') return;
    for (const { text } of wordings(stem)) expect(wordCount(text), text).toBeLessThanOrEqual(16);
  });

  it('takes nothing for granted that its facts do not say (rule BANK-7)', () => {
    if (stem.kind === 'situation') return;
    const told = new Set(stem.slots.map(({ name }) => name));
    const texts = [...wordings(stem).map((w) => w.text), ...(stem.key ? [] : rungs(stem))];
    const all = stem.profile === 'experienced' ? premises : [...premises, worksNow];
    for (const text of texts)
      for (const [words, slot] of all) {
        if (slot === null || !told.has(slot)) expect(text).not.toMatch(words);
      }
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
