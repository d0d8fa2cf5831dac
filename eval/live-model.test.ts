import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineer } from '#core/interview/testing/fictional-candidates.ts';
import { assessorScript } from '../bench/fake-model/assessor-script.ts';
import { type FakeModel, startFakeModel } from '../bench/fake-model/fake-model.ts';
import { panelScript } from '../bench/fake-model/panel-script.ts';
import { fitFrom } from './calibrate.ts';
import { evaluate, type GoldSets } from './evaluate.ts';
import { followUpsTo } from './follow-ups/follow-ups-to.ts';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import { liveModel, liveSpeaker } from './live-model.ts';
import { scoreAll, topicsOf } from './measure-transcripts.ts';
import { readOwnGold } from './read-gold.ts';
import { readTranscripts } from './read-transcripts.ts';

const folder = join(import.meta.dirname, 'gold');
const own = readOwnGold(folder);
const gold = readTranscripts(folder);
const few = ['it-a', 'res-b', 'fam-b'];
const sets: GoldSets = {
  tiered: { own: own.tiered.slice(0, 5) },
  rated: {},
  adversarial: own.adversarial.slice(0, 2),
  unseenAttacks: [],
  pairs: own.pairs.slice(0, 4),
  transcripts: gold.filter((one) => few.includes(one.id)),
  fooled: {},
};

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());

const endpoint = () => ({ provider: 'compatible' as const, apiKey: null, baseUrl: fake.baseUrl });

describe('a configured model', () => {
  test('is measured by the same code as the offline assessor, its quotes and readers too', async () => {
    fake.play(assessorScript);
    const model = liveModel(endpoint(), 'fake');
    const parts: string[] = [];
    const report = await evaluate(model.scorerWith(null), sets, {
      repeats: 2,
      onPart: (one) => parts.push(one),
    });
    expect(model.troubles.size).toBe(0);
    expect(report.part).toEqual({ readItself: 1, quoteSurvival: 1 });
    expect(report.codeOnly).toBeNull();
    expect(report.repeats).toMatchObject({ times: 2, combined: 1, medianGap: 0 });
    expect(report.repeats.single).not.toBeNull();
    expect(report.agreements.map((one) => one.set)).toContain('overall, held_out');
    expect(report.gates.find((one) => one.name === 'ratings by people')?.passed).toBe(false);
    expect(report.gates.filter((one) => one.passed === null).map((one) => one.name)).toEqual([
      '80 generic words, mean lift',
      'grammar slips, mean |delta|',
      'swaps of name, gender, region, college, mean |delta|',
      'no swap favours one side (least p of sign tests)',
    ]);
    expect(parts).toContain('attacks');
  });

  test('scores by its calibration, which moves what its levels decide', async () => {
    fake.play(assessorScript);
    const model = liveModel(endpoint(), 'fake');
    const plain = await scoreAll(model.scorerWith(null), sets.transcripts);
    const fitted = fitFrom(plain);
    expect(fitted.fittedOn).toBeGreaterThan(0);
    const calibrated = await scoreAll(
      model.scorerWith({
        knots: [
          { raw: 0, score: 0 },
          { raw: 10, score: 5 },
        ],
        residual: 0.5,
      }),
      sets.transcripts,
    );
    const [before, after] = [topicsOf(plain), topicsOf(calibrated)];
    before.forEach(({ found }, at) => {
      if (found.raw === null) return;
      expect(after[at]?.found.raw).toBeCloseTo(found.raw, 6);
      expect(after[at]?.found.score).toBeCloseTo(found.raw / 2, 0);
    });
  });

  test('that fails is not mistaken for one that scores', async () => {
    fake.play(() => ({ fail: 'unauthorised' }));
    const model = liveModel(endpoint(), 'fake');
    const [first] = await scoreAll(model.scorerWith(null), sets.transcripts.slice(0, 1));
    expect(first?.scored.topics.map((one) => one.readBy)).toEqual(first?.gold.topics.map(() => 'offline'));
    expect(first?.scored.quoteSurvival).toBeNull();
    expect(fitFrom(first ? [first] : []).fittedOn).toBe(0);
    expect([...model.troubles.keys()]).toEqual(['provider_failed']);
  });

  test('that speaks is rated by what it said itself', async () => {
    fake.play(panelScript);
    const given = {
      id: 'one',
      style: 'grill',
      resume: '',
      stemId: 'why_mba.all_say_no',
      question: 'Every school refuses you. What have you lost, exactly?',
      answer: 'The fees, about 14,000 rupees, and one monsoon of Sundays. I would still be at the plant.',
    } as const;
    const model = await followUpsTo(liveSpeaker(endpoint(), 'fake'), given, engineer.facts);
    const prepared = await followUpsTo(createOfflineSpeaker(0), given, engineer.facts);
    expect(model.length).toBeGreaterThan(1);
    expect(model.filter(({ next }) => !prepared.some((line) => line.next === next))).not.toEqual([]);
  });
});
