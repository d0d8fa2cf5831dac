import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { asTold } from '#core/scoring/as-told.ts';
import { drawReport } from '#server/feedback/report/draw-report.ts';
import { reportContent } from '#server/feedback/report/report-content.ts';
import { reportPdf } from '#server/feedback/report/report-pdf.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import type { TopicId } from '#contract/topics.ts';
import { fullAnswer } from '#tests/fixtures/full-candidate.ts';
import { type Exchange, feedbackBy, finishedInterview } from '#tests/fixtures/scored-interview.ts';

const asked: readonly TopicId[] = [
  'introduction',
  'why_mba',
  'career_goals',
  'work_experience',
  'academics',
  'current_affairs',
  'analytical',
  'hobbies',
  'background',
  'situational_ethics',
];
const interview = (topics: readonly TopicId[], answers: number): Exchange[] =>
  topics.flatMap((topicId) =>
    Array.from(
      { length: answers },
      (_, at): Exchange => [
        topicId,
        at === 0 ? 'lead' : 'probe',
        `Question ${at + 1}?`,
        fullAnswer({ topicId }, at),
      ],
    ),
  );
const scored = async (exchanges: readonly Exchange[]): Promise<Feedback> =>
  asTold(await feedbackBy(createOfflineAssessor(), finishedInterview(exchanges)), {});

let full: Feedback;
let short: Feedback;
beforeAll(async () => {
  full = await scored(interview(asked, 4));
  short = await scored(interview(asked.slice(0, 3), 2));
});

async function read(pdf: Buffer) {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(file, { mergePages: true });
  return { pages: file.numPages, text: text.replaceAll(/\s+/g, ' '), file };
}
const draw = async (feedback: Feedback, candidate = 'Kavya Ramanathan') =>
  read(await reportPdf(reportContent(feedback, candidate)));

describe('the report of an interview (rules REPORT-1, REPORT-2)', () => {
  it('is four to six pages of a full one, and at least two of a short one', async () => {
    const [ofFull, ofShort] = [await draw(full), await draw(short)];
    const [hobbies] = full.topics.filter(({ topicId }) => topicId === 'hobbies');
    const ofGrill = full.topics.map((one) =>
      one.topicId === 'composure' && hobbies ? { ...hobbies, topicId: one.topicId, name: one.name } : one,
    );
    expect((await draw({ ...full, topics: ofGrill })).pages).toBeLessThanOrEqual(6);
    expect(full.assessedTopics).toBeGreaterThan(8);
    expect(ofFull.pages).toBeGreaterThanOrEqual(4);
    expect(ofFull.pages).toBeLessThanOrEqual(6);
    expect(ofShort.pages).toBeGreaterThanOrEqual(2);
    for (let at = 1; at <= ofFull.pages; at++) expect(ofFull.text).toContain(`Page ${at} of ${ofFull.pages}`);
  });

  it('says name, date, scores with their ranges, verdict, topics, quotes and what to fix, as text', async () => {
    const { text } = await draw(full);
    const plain = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();
    expect(text).toContain('Kavya Ramanathan');
    expect(text).toContain('Held on March 7, 2026 at 9:42 PM IST');
    expect(text).toContain(`${full.avgScore} of 10`);
    expect(text).toContain(plain(full.verdict));
    expect(text).toContain('What to fix first');
    expect(text).toContain('no chance of admission');
    expect(text).toContain(plain(full.assessor.honesty));
    for (const { name, score, band, quotes, text: words } of full.topics) {
      expect(text).toContain(name);
      if (score === null || !band) continue;
      expect(text).toContain(`${score}, likely ${band.low} to ${band.high}`);
      expect(text).toContain(plain(words));
      if (quotes[0]) expect(text).toContain(plain(quotes[0].quote).slice(0, 200));
    }
  });

  it('names itself and carries its structure for who hears it', async () => {
    const { file } = await draw(full);
    const { info } = await file.getMetadata();
    expect(info).toMatchObject({ Title: 'Hotseat interview report', Language: 'en-IN' });
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await file.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'P']) expect(tree).toContain(`"${role}"`);
  });

  it('is drawn on a thread as it is here, the same bytes each time', async () => {
    const report = reportContent(full, 'Kavya Ramanathan');
    const here = await reportPdf(report);
    for (const drawn of await Promise.all([drawReport(report), drawReport(report)]))
      expect(drawn.equals(here)).toBe(true);
  });

  it.each([
    ['Āshā Ījaz', 'Āshā Ījaz', false],
    ['इरा देशपांडे', 'इरा', false],
    ['தமிழ் Selvan', '[…] Selvan', true],
    ['Ira 🎓 Rao', 'Ira […] Rao', true],
    ['Ira \u202eoaR', 'Ira […]oaR', true],
    ['', 'Interview report Held on', false],
  ])('of somebody called %j', async (candidate, shown, leaves) => {
    const { text } = await draw(short, candidate);
    expect(text).toContain(shown);
    expect(text).not.toContain('?'.repeat(2));
    expect(text.includes('Words in letters that the typeface')).toBe(leaves);
  });

  it('goes on over pages with answers and words of any length, and loses none', async () => {
    const long = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
    const endless = 'x'.repeat(3_000);
    const { text, pages } = await draw({ ...short, verdict: `${long} ${endless}` });
    expect(pages).toBeGreaterThan(3);
    expect(text).toContain('word0 word1 ');
    expect(text).toContain('word898 word899');
    expect(text.match(/x{20,}/g)?.join('')).toHaveLength(3_000);
  });

  it('has sections of other rooms in their place when they are there (rule REPORT-3)', async () => {
    const section = (title: string) =>
      ({ title, blocks: [{ kind: 'text', text: `All of ${title}.` }] }) as const;
    const more = {
      again: section('The weak answer'),
      ledger: section('The ledger'),
      drills: section('The drills'),
    };
    const { text } = await read(await reportPdf(reportContent(full, 'Kavya', more)));
    const places = [
      'What to fix first',
      'All of The weak answer.',
      'All of The drills.',
      'Your score',
      'All of The ledger.',
    ];
    expect(places.map((words) => text.indexOf(words))).toEqual(
      places.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
    );
    for (const words of places) expect(text).toContain(words);
    expect((await draw(full)).text).not.toMatch(/The (?:weak answer|ledger)/);
  });
});
