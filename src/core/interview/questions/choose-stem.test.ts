import { describe, expect, it } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import { type CandidateProfile, topicIds } from '#contract/topics.ts';
import { aimFacts } from './aim-facts.ts';
import { chooseStem, disciplineOf, type StemChoice } from './choose-stem.ts';
import { questionBank, questionsOn } from './question-bank.ts';
import { openingTopic } from '#core/topics/topic-table.ts';
import { experiencedFacts, fresherFacts } from '#core/interview/testing/complete-resumes.ts';

const choice = (part: Partial<StemChoice>): StemChoice => ({
  topicId: 'work_experience',
  profile: 'experienced',
  style: 'grill',
  facts: experiencedFacts,
  discipline: 'mechanical',
  usedStemIds: [],
  recentStemIds: [],
  seed: 1,
  ...part,
});

const aims = aimFacts({ statement: 'I want to run a cold chain.', targetSchools: ['IIM Indore'] });

describe('chooseStem', () => {
  it('has nothing for composure', () => {
    expect(chooseStem(choice({ topicId: 'composure' }))).toBeNull();
  });

  it.each(topicIds.filter((id) => id !== 'composure'))(
    'opens %s for both kinds of candidate, and without a single fact',
    (topicId) => {
      for (const profile of ['experienced', 'fresher'] as const) {
        for (const facts of [profile === 'fresher' ? fresherFacts : experiencedFacts, []]) {
          expect(chooseStem(choice({ topicId, profile, facts, discipline: 'any' }))).not.toBeNull();
        }
      }
    },
  );

  it('asks about the resume as long as it can', () => {
    for (let seed = 0; seed < 40; seed++) {
      for (const topicId of ['work_experience', 'hobbies', 'academics'] as const) {
        expect(chooseStem(choice({ topicId, seed }))?.stem.specific).toBe(true);
      }
    }
  });

  it('begins a topic in a plain way where there is one, and no second time (rule BANK-5)', () => {
    for (const topicId of topicIds.filter((id) => questionsOn[id].some(({ opening }) => opening))) {
      for (let seed = 0; seed < 40; seed++) {
        const first = chooseStem(choice({ topicId, seed, style: 'chill' }));
        const usedStemIds = [first?.stem.id ?? ''];
        const second = chooseStem(choice({ topicId, seed, style: 'chill', usedStemIds }));
        expect([first?.stem.opening, second?.stem.opening], topicId).toEqual([true, undefined]);
      }
    }
  });

  it('opens every interview of one candidate by asking for an introduction (rule BANK-5)', () => {
    const recentStemIds: string[] = [];
    for (let seed = 0; seed < 6; seed++) {
      const first = chooseStem(choice({ topicId: openingTopic, seed, recentStemIds }));
      expect(first?.stem.opening).toBe(true);
      recentStemIds.push(first?.stem.id ?? '');
    }
    expect(new Set(recentStemIds.slice(0, 4)).size).toBe(4);
  });

  it('never takes a used or a recent stem, until there is none left', () => {
    const used: string[] = [];
    const recent = ['work_experience.employer_money', 'work_experience.claim_on_page'];
    for (;;) {
      const filled = chooseStem(choice({ usedStemIds: used, recentStemIds: recent, seed: used.length }));
      if (!filled) break;
      expect([...used, ...recent]).not.toContain(filled.stem.id);
      used.push(filled.stem.id);
    }
    expect(used.length).toBeGreaterThan(18);
  });

  it('keeps to the profile and the discipline', () => {
    for (let seed = 0; seed < 60; seed++) {
      const filled = chooseStem(
        choice({
          topicId: 'academics',
          profile: 'fresher',
          facts: fresherFacts,
          discipline: 'commerce',
          seed,
        }),
      );
      expect(['any', 'fresher']).toContain(filled?.stem.profile);
      expect(['any', 'commerce', undefined]).toContain(filled?.stem.key?.discipline);
    }
  });

  it('goes to another fact before it comes back to one', () => {
    const first = chooseStem(choice({ topicId: 'hobbies' }));
    const second = chooseStem(
      choice({ topicId: 'hobbies', usedStemIds: [first?.stem.id ?? ''], usedFactIds: first?.factIds ?? [] }),
    );
    expect(second?.factIds.some((id) => first?.factIds.includes(id))).toBe(false);
  });

  it('is decided by the seed, and differs between seeds', () => {
    expect(chooseStem(choice({ seed: 'a' }))).toEqual(chooseStem(choice({ seed: 'a' })));
    const usedStemIds = questionsOn.work_experience.flatMap(({ id, opening }) => (opening ? id : []));
    const ids = new Set(
      Array.from(
        { length: 40 },
        (_, seed) => chooseStem(choice({ seed, style: 'chill', usedStemIds }))?.stem.id,
      ),
    );
    expect(ids.size).toBeGreaterThan(10);
  });

  it('reaches every stem of the bank by some seed and resume', () => {
    const missing = questionBank.filter((stem) => {
      const others = questionBank
        .filter((s) => s.topicId === stem.topicId && s.id !== stem.id)
        .map((s) => s.id);
      const profiles: CandidateProfile[] =
        stem.profile === 'any' ? ['experienced', 'fresher'] : [stem.profile];
      return !profiles.some((profile) =>
        [experiencedFacts, fresherFacts].some(
          (facts) =>
            chooseStem(
              choice({
                topicId: stem.topicId,
                profile,
                facts: [...facts, ...aims],
                discipline: stem.key?.discipline ?? 'any',
                usedStemIds: others,
              }),
            )?.stem.id === stem.id,
        ),
      );
    });
    expect(missing.map((stem) => stem.id)).toEqual([]);
  });
});

describe('disciplineOf', () => {
  const degree = (attributes: ResumeFact['attributes'], value = 'x'): ResumeFact => ({
    id: 'F01',
    kind: 'education',
    value,
    line: 1,
    attributes,
  });
  it.each([
    ['B.Com. (Hons.)', '', 'commerce'],
    ['B.A.', 'Economics', 'economics'],
    ['B.E.', 'Computer Science and Engineering', 'computer_science'],
    ['B.Tech', 'Information Technology', 'computer_science'],
    ['BCA', '', 'computer_science'],
    ['B.Tech.', 'Mechanical Engineering', 'mechanical'],
    ['B.Tech', 'Civil Engineering', 'civil'],
    ['B.E.', 'Electronics and Communication', 'electrical'],
    ['B.Sc.', 'Statistics', 'mathematics'],
    ['B.Sc. (Hons.)', 'Chemistry', 'science'],
    ['B.A.', 'English', 'humanities'],
    ['B.A.', 'History, Political Science, English', 'humanities'],
    ['BA LL.B. (Hons.)', '', 'law'],
    ['MBBS', '', 'medicine'],
    ['BBA', '', 'management'],
    ['BMS', '', 'management'],
    ['B.Voc.', 'Something New', 'any'],
  ])('%s %s is %s', (name, branch, discipline) => {
    expect(disciplineOf([degree({ level: 'UG', degree: name, ...(branch ? { branch } : {}) })])).toBe(
      discipline,
    );
  });

  it('looks at the first degree before a later one, and at the words if nothing is typed', () => {
    expect(
      disciplineOf([
        degree({ level: 'PG', degree: 'M.A.', branch: 'Economics' }),
        degree({ level: 'UG', degree: 'B.Com.' }),
      ]),
    ).toBe('commerce');
    expect(disciplineOf([degree({ level: 'professional' }, 'Chartered Accountant, ICAI')])).toBe('commerce');
    expect(disciplineOf([])).toBe('any');
  });
});

it('opens a Grill topic with what the resume leaves to be explained (rule TOPIC-9)', () => {
  const claimed = experiencedFacts.filter(({ kind }) => ['gap', 'grade_trend', 'claim'].includes(kind));
  const opened = (style: 'chill' | 'grill') =>
    (['work_experience', 'academics'] as const).map(
      (topicId) =>
        chooseStem({
          topicId,
          profile: 'experienced',
          style,
          facts: experiencedFacts,
          discipline: 'any',
          usedStemIds: [],
          recentStemIds: [],
          seed: 5,
        })?.factIds ?? [],
    );
  const touches = (ids: readonly string[]): boolean => claimed.some(({ id }) => ids.includes(id));
  expect(claimed.length).toBeGreaterThan(1);
  expect(opened('grill').every(touches)).toBe(true);
  expect(opened('chill').every(touches)).toBe(false);
});
