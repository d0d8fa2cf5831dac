import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#core/interview/shown-state.ts';
import type { Setting } from '#core/interview/state.ts';
import { engineer } from '#core/interview/testing/fictional-candidates.ts';
import { demoAnswers } from './answers/answer-bank.ts';
import { honestLimits } from './answers/honest-limits.ts';
import { demoEvents } from './demo-plan.ts';
import { playDemo } from './play-demo.ts';

const script = { bank: demoAnswers, limits: honestLimits, quality: 2 } as const;
const setting = (more: Partial<Setting> = {}): Setting => ({
  seed: 7,
  style: 'grill',
  profile: engineer.profile,
  facts: engineer.facts,
  candidateName: engineer.name,
  statement: '',
  targetSchools: [],
  recentStemIds: [],
  ...more,
});
const said = (log: Awaited<ReturnType<typeof playDemo>>) =>
  transcriptOf(log.state).flatMap(({ role, text }) => (role === 'candidate' && text ? [text] : []));

describe('an interview of the demo', () => {
  it('comes to its end with no answer twice, in either style', async () => {
    for (const style of ['chill', 'grill'] as const) {
      const log = await playDemo(setting({ style }), script);
      expect(log.state.phase).toBe('finished');
      const answers = said(log);
      expect(answers.length).toBeGreaterThan(12);
      expect(new Set(answers).size).toBe(answers.length);
    }
  });

  it('is the same for the same seed, its events in the order of its clock', async () => {
    const log = await playDemo(setting(), script);
    expect((await playDemo(setting(), script)).entries).toEqual(log.entries);
    const times = log.entries.map(({ event }) => event.atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(said(await playDemo(setting({ seed: 8 }), script))).not.toEqual(said(log));
  });

  it('ends for a candidate who has nothing to say at all', async () => {
    const log = await playDemo(setting(), { bank: [], limits: [], quality: 1 });
    expect(log.state.phase).toBe('finished');
    expect(said(log)).toEqual([]);
  });

  it('stays in five minutes and on its topic where it is a drill', async () => {
    const drill = { kind: 'topic', topicId: 'hobbies' } as const;
    const log = await playDemo(setting({ drill, style: 'chill' }), script);
    expect(log.state.phase).toBe('finished');
    expect(new Set(transcriptOf(log.state).map(({ topicId }) => topicId))).toEqual(new Set(['hobbies']));
  });
});

describe('the days of the demo', () => {
  it('come in order, from seeds of their own', () => {
    const days = demoEvents.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(new Set(days).size).toBe(days.length);
    expect(new Set(demoEvents.map(({ seed }) => seed)).size).toBe(demoEvents.length);
  });
});
