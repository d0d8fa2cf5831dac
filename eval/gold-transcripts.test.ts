import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CandidateProfile, topicIds } from '#contract/topics.ts';
import { checkUtterance, type GuardResult } from '#core/interview/guards/check-utterance.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { type GoldTranscript, readTranscripts, splits } from './read-transcripts.ts';

const gold = readTranscripts(join(import.meta.dirname, 'gold'));
const each = gold.map((one): [string, GoldTranscript] => [one.id, one]);

const seats = { chill: ['kale', 'ritu'], grill: ['meera', 'bhalla', 'nandita'] } as const;

function weighedQuality({ topics }: GoldTranscript, profile: CandidateProfile): number {
  const weights = topics.map((one) => topicTable[one.topicId].scoring.weight[profile]);
  const total = weights.reduce((a, b) => a + b, 0);
  return topics.reduce((sum, one, at) => sum + (one.quality * (weights[at] ?? 0)) / total, 0);
}

/** What the guards say of the panel's turn; `draft` is what was planned to be said. */
function guarded(transcript: GoldTranscript, at: number, draft: string): GuardResult {
  const { style, facts, turns } = transcript;
  const { id = '', text = '', speakerId = '', topicId = 'closing', move = 'remark' } = turns[at] ?? {};
  const before = turns.slice(0, at);
  const said = before.filter((turn) => turn.role === 'candidate').map((turn) => turn.text);
  const rest = { turnId: id, speakerId, topicId, move, style, factIds: [], maxWords: 25, awaiting: true };
  return checkUtterance({
    text,
    directive: { ...rest, draft },
    lastAnswer: said.at(-1) ?? '',
    facts,
    slotValues: {},
    earlierQuestions: before.filter((turn) => turn.role === 'panel').map((turn) => turn.text),
    allowedTexts: said,
  });
}

/** Comments are held against what was planned to be said; these lines were planned as they stand. */
const heldAgainstPlan: readonly string[] = ['stray_comment'];

describe('a folder of transcripts', () => {
  test('without any gives none, and a broken one is named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hotseat-gold-'));
    try {
      expect(readTranscripts(folder)).toEqual([]);
      mkdirSync(join(folder, 'transcripts'));
      writeFileSync(
        join(folder, 'transcripts', 'one.json'),
        JSON.stringify({ ...gold[0], ratings: 'human' }),
      );
      expect(readTranscripts(folder).map((one) => one.ratings)).toEqual(['human']);
      writeFileSync(join(folder, 'transcripts', 'two.json'), JSON.stringify({ ...gold[0], overall: 11 }));
      expect(() => readTranscripts(folder)).toThrow('two.json is not a gold transcript');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the gold transcripts as a set', () => {
  test('are twelve profiles in two qualities, half Chill and half Grill, intended and not rated', () => {
    expect(new Set(gold.map((one) => one.ratings))).toEqual(new Set(['intended']));
    const profiles = Map.groupBy(gold, (one) => one.profile);
    for (const pair of profiles.values()) {
      expect(pair).toHaveLength(2);
      expect(Math.abs((pair[0]?.overall ?? 0) - (pair[1]?.overall ?? 0))).toBeGreaterThanOrEqual(2.5);
    }
  });

  test('no profile is in two splits, and each split holds good and weak ones', () => {
    for (const one of gold)
      expect(gold.filter((other) => other.profile === one.profile && other.split !== one.split)).toEqual([]);
    expect(splits.map((split) => gold.filter((one) => one.split === split).length)).toEqual([12, 6, 6]);
    for (const split of splits) {
      const overall = gold.filter((one) => one.split === split).map((one) => one.overall);
      expect(Math.max(...overall) - Math.min(...overall)).toBeGreaterThanOrEqual(4);
    }
  });

  test('share no run of seven words', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, turns } of gold)
      for (const { text } of turns) {
        const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
        for (let at = 0; at + 7 <= words.length; at += 1) {
          const run = words.slice(at, at + 7).join(' ');
          const before = seen.get(run);
          if (before !== undefined && before !== id) shared.push(`${before} and ${id}: ${run}`);
          seen.set(run, id);
        }
      }
    expect(shared).toEqual([]);
  });
});

describe.each(each)('%s', (_id, transcript) => {
  const { turns, topics } = transcript;
  const answers = turns.filter((one) => one.role === 'candidate');

  test('is an interview of 8-12 answers over 3-5 topics', () => {
    expect(turns.map((one) => one.id)).toEqual(turns.map((_, at) => `T${String(at + 1).padStart(2, '0')}`));
    expect(turns.map((one) => one.role)).toEqual(
      turns.map((_, at) => (at % 2 === 0 ? 'panel' : 'candidate')),
    );
    expect(answers.length).toBeGreaterThanOrEqual(8);
    expect(answers.length).toBeLessThanOrEqual(12);
    expect(topics.length).toBeGreaterThanOrEqual(3);
    expect(topics.length).toBeLessThanOrEqual(5);
    expect([...new Set(turns.map((one) => one.topicId))]).toEqual(topics.map((one) => one.topicId));
    for (const { topicId } of topics) {
      expect(topicIds).toContain(topicId);
      expect(turns.find((one) => one.topicId === topicId)?.move).toBe('lead');
    }
    for (const one of turns.filter((turn) => turn.role === 'panel'))
      expect(seats[transcript.style]).toContain(one.speakerId);
  });

  test('its overall quality goes with those of its topics', () => {
    expect(
      Math.abs(transcript.overall - weighedQuality(transcript, transcript.candidateProfile)),
    ).toBeLessThanOrEqual(0.6);
  });

  test('its panel asks one short thing at a time, about what was said', () => {
    const refused = turns.flatMap(({ role, id, text }, at) =>
      role === 'panel'
        ? [guarded(transcript, at, ''), guarded(transcript, at, text)].flatMap((found) =>
            found.ok || heldAgainstPlan.includes(found.reason) ? [] : `${id} ${text}: ${found.reason}`,
          )
        : [],
    );
    expect(refused).toEqual([]);
  });
});
