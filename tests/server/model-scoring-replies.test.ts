import { describe, expect, it } from 'vitest';
import { assessorScript } from '../../bench/fake-model/assessor-script.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import type { FakeRequest } from '../../bench/fake-model/fake-model.ts';
import { allBy, becauseOf, expectComplete, readBy } from '#tests/fixtures/complete-feedback.ts';
import { assessorOn, but, fakeForEachTest, fencedLines, levelsFor } from '#tests/fixtures/model-scoring.ts';
import { feedbackBy, finishedInterview, stagesInMemory } from '#tests/fixtures/scored-interview.ts';

const fake = fakeForEachTest();

const callsFor = (task: string): FakeRequest[] => fake.requests.filter((request) => request.task === task);

describe('replies that are wrong in part (rules READ-6, READ-7)', () => {
  const levelsWith = (change: (levels: ReturnType<typeof levelsFor>) => object[]) =>
    but(competentScript, 'level', (request) =>
      JSON.stringify({ levels: change(levelsFor(request, () => 3)), wrong: [] }),
    );

  it.each<[string, (levels: ReturnType<typeof levelsFor>) => object[]]>([
    [
      'a level beyond the scale',
      (levels) => levels.map((one, at) => (at === 0 ? { ...one, level: 9 } : one)),
    ],
    ['a level in words', (levels) => levels.map((one, at) => (at === 3 ? { ...one, level: 'high' } : one))],
    [
      'a topic nobody asked about',
      (levels) => [...levels, { ...levels[0], topicId: 'closing' }, { ...levels[0], topicId: 'x' }],
    ],
    ['a criterion of its own', (levels) => [...levels, { ...levels[0], criterion: 'charm', level: 4 }]],
  ])('%s is dropped and the rest kept, without another call', async (_name, change) => {
    fake.play(levelsWith(change));
    const stages = stagesInMemory();
    const feedback = await feedbackBy(assessorOn(fake), finishedInterview(), stages);
    expect(readBy(feedback)).toEqual(allBy('model'));
    expect(callsFor('level')).toHaveLength(3);
    const { dropped } = JSON.parse(stages.kept.get('level:chair') ?? '{}') as { dropped: number };
    expect(dropped).toBeGreaterThan(0);
  });

  it('with less than four fifths covered it is asked again once; a topic that stays uncovered is read offline', async () => {
    fake.play(
      levelsWith((levels) =>
        levels.filter((one) => one.topicId !== 'academics' && one.topicId !== 'introduction'),
      ),
    );
    const stages = stagesInMemory();
    const feedback = await feedbackBy(assessorOn(fake), finishedInterview(), stages);
    expectComplete(feedback);
    expect(readBy(feedback)).toEqual({ ...allBy('model'), academics: 'offline', introduction: 'offline' });
    expect(becauseOf(stages, 'academics')).toBe('unusable');
    // Three seats, each twice; then two seats for the two topics, each twice.
    expect(callsFor('level')).toHaveLength(10);
  });

  it('when no quote stands, it is told so once; then topics answered at length are read offline and what was dropped is kept', async () => {
    fake.play(
      but(
        levelsWith((levels) =>
          levels.map((one) => ({ ...one, level: 4, evidenceIds: ['E01', 'E02', 'E03'] })),
        ),
        'extract',
        (request) =>
          JSON.stringify({
            evidence: fencedLines(request)
              .filter((line) => 'answer' in line)
              .map((line) => ({
                turnId: line['turnId'],
                quote: 'I doubled the revenue of the whole company in one quarter',
                criterion: 'evidence',
                polarity: 'for',
                note: 'n',
              })),
          }),
      ),
    );
    const stages = stagesInMemory();
    const feedback = await feedbackBy(assessorOn(fake), finishedInterview(), stages);
    expect(callsFor('extract')).toHaveLength(2);
    expect(
      fencedLines(callsFor('extract')[1] as FakeRequest).filter((line) => 'notFoundIn' in line),
    ).toHaveLength(8);
    expectComplete(feedback);
    expect(readBy(feedback)).toEqual(allBy('offline'));
    expect(callsFor('level')).toEqual([]);
    expect(JSON.parse(stages.kept.get('extract') ?? '{}')).toMatchObject({ survival: 0, verified: [] });
    expect(stages.kept.get('reextract')).toContain('doubled the revenue');
  });

  it('a seat that fails is made up for by the others', async () => {
    fake.play((request) => {
      const { reader } = request.input as { reader?: { seat: string } };
      return reader?.seat === 'subject' ? { fail: 'unauthorised' } : assessorScript(request);
    });
    const feedback = await feedbackBy(assessorOn(fake));
    expect(readBy(feedback)).toEqual(allBy('model'));
    const readers = feedback.topics
      .find((one) => one.topicId === 'academics')
      ?.readings?.map((one) => one.reader);
    expect(readers).toEqual(['chair', 'industry']);
  });

  it('a model that parts from the plain reading by more than three points reads twice more, is believed, and says so', async () => {
    fake.play(levelsWith((levels) => levels.map((one) => ({ ...one, level: 0 }))));
    const feedback = await feedbackBy(assessorOn(fake));
    const work = feedback.topics.find((one) => one.topicId === 'work_experience');
    expect(work).toMatchObject({ score: 0, diverged: true });
    expect(callsFor('level')).toHaveLength(5);
    fake.play(levelsWith((levels) => levels.map((one) => ({ ...one, level: 3 }))));
    const near = (await feedbackBy(assessorOn(fake))).topics.find((one) => one.topicId === 'work_experience');
    expect(near?.diverged).toBeUndefined();
    expect((work?.band?.high ?? 0) - (work?.score ?? 0)).toBeCloseTo(
      (near?.band?.high ?? 0) - (near?.score ?? 0) + 0.5,
      1,
    );
  });

  it('words that cannot be had leave the template, not the levels', async () => {
    fake.play(but(competentScript, 'write', () => ({ fail: 'empty' })));
    const feedback = await feedbackBy(assessorOn(fake));
    expectComplete(feedback);
    expect(readBy(feedback)).toEqual(allBy('model'));
  });
});
