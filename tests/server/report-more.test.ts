import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { type AnswerLadder, ladder as contractLadder, type LadderPart } from '#contract/ladder.ts';
import { type TopicId, topicIds } from '#contract/topics.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import { makeLadder } from '#core/insight/ladder/make-ladder.ts';
import { drillsSection } from '#server/drills/drills-section.ts';
import { reportContent } from '#server/feedback/report/report-content.ts';
import { reportPdf } from '#server/feedback/report/report-pdf.ts';
import { ladderSection } from '#server/insight/ladder-section.ts';
import { ledgerSection } from '#server/insight/ledger-section.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { fullAnswer } from '#tests/fixtures/full-candidate.ts';
import { claims, of, turns, words } from '#tests/fixtures/report-claims.ts';
import { type Exchange, feedbackBy, finishedInterview } from '#tests/fixtures/scored-interview.ts';

const weak = [
  'I worked in Infosys as a system engineer. We were handling support tickets for a banking client and there were many issues. I am a hard working person and a quick learner. Our team resolved the tickets on time and the client was happy',
  'I wrote a Python script which sorted the tickets by branch, because the morning queue used to take four hours. After that it took 50 minutes.',
];
const interview = (topics: readonly TopicId[]): Exchange[] =>
  topics.flatMap((topicId) =>
    Array.from({ length: topicId === 'work_experience' ? 2 : 4 }, (_, at): Exchange => {
      const said = topicId === 'work_experience' ? weak[at] : undefined;
      return [
        topicId,
        at === 0 ? 'lead' : 'probe',
        `Question ${at + 1}?`,
        said ?? fullAnswer({ topicId }, at),
      ];
    }),
  );
const scored = (topics: readonly TopicId[]): Promise<Feedback> =>
  feedbackBy(createOfflineAssessor(), finishedInterview(interview(topics)));
const asked = topicIds.filter((topicId) => topicId !== 'composure' && topicId !== 'closing');

type Offer = ReplyOf<'readDrills'>;
const spot = (name: string, more: Partial<Offer['spots'][number]> = {}): Offer['spots'][number] => ({
  aim: { kind: 'topic', topicId: 'hobbies' },
  name,
  because: `Why ${name}.`,
  dueOn: null,
  due: true,
  rests: false,
  closed: null,
  ...more,
});
const plainCode = { kind: 'offline', name: 'offline' } as const;
const done = (
  day: string,
  closed: boolean | null,
  readBy: Offer['done'][number]['readBy'] = plainCode,
): Offer['done'][number] => ({
  sessionId: `session_${day}`,
  name: 'numbers in Career Goals',
  completedAt: `2026-11-${day}T20:00:00.000Z`,
  closed,
  rating: 'good',
  readBy,
});
const offer: Pick<Offer, 'spots' | 'done'> = {
  spots: [
    spot('Academics'),
    spot('numbers in Career Goals', { dueOn: '2026-11-20', closed: false }),
    spot('Hobbies', { dueOn: '2026-12-03', due: false }),
    spot('Background'),
    spot('Closing'),
  ],
  done: [
    done('19', true),
    done('18', false, { kind: 'model', name: 'measured-model' }),
    done('17', null),
    done('16', true),
  ],
};
const now = new Date('2026-11-24T19:00:00.000Z');

/** Heights as ladders from before have them: the answer in lines, with what can go, what is brought in and a blank. */
const old: AnswerLadder['rungs'] = ([7, 8] as const).map((mark) => {
  const [answer = '', later = ''] = weak;
  const talk = 'I am a hard working person and a quick learner. ';
  const from = answer.indexOf(talk);
  const own = (kind: 'kept' | 'left_out', start: number, end: number): LadderPart => {
    const text = answer.slice(start, end).trim();
    return { kind, text, turnId: 'T1', start, end: start + text.length, space: true };
  };
  const source = { by: 'turn', turnId: 'T14', start: 0, end: later.length } as const;
  return {
    mark,
    lifts: [{ criterion: 'evidence', text: 'A figure that can be checked.' }],
    parts: [
      own('kept', 0, from),
      own('left_out', from, from + talk.length),
      own('kept', from + talk.length, answer.length),
      {
        kind: 'lead',
        text: 'Bring this in unasked. They had to ask “Question 2?”, and you said:',
        space: true,
      },
      { kind: 'added', text: later, source, space: true },
      { kind: 'lead', text: 'Only you know this. Say it too:', space: true },
      { kind: 'asked', text: '[What did it cost, or who was against it?]', space: true },
    ],
    wordedBy: 'offline',
  };
});

let full: Feedback;
let short: Feedback;
let ladder: AnswerLadder;
beforeAll(async () => {
  full = await scored(asked);
  short = await scored(['introduction', 'why_mba', 'work_experience']);
  const made = makeLadder(full, []);
  if (made.kind === 'none') throw new Error(made.because);
  ladder = made;
});

const moreOf = (feedback: Feedback, told: AnswerLadder = ladder) => ({
  ladder: ladderSection(told, feedback.transcript),
  ledger: ledgerSection(claims, turns, 'fake'),
  drills: drillsSection(offer, now),
});
async function read(pdf: Buffer) {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(file, { mergePages: true });
  return { pages: file.numPages, text: text.replaceAll(/\s+/g, ' '), raw: pdf.toString('latin1') };
}
const draw = async (feedback: Feedback, more = moreOf(feedback)) =>
  read(await reportPdf(reportContent(feedback, 'Kavya Ramanathan', more)));
describe('a report with all its sections (rules REPORT-3, REPORT-4)', () => {
  it('is four to six pages of a full interview, and says the words of each in its place', async () => {
    const { text, pages } = await draw(full);
    expect(full.assessedTopics).toBe(10);
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(pages).toBeLessThanOrEqual(6);
    const inOrder = [
      'What to fix first',
      'Your weakest answer, and how it could have gone',
      'You said: “I worked in Infosys',
      'What they asked on, and what you said',
      'They asked: “Question 2?” “I wrote a Python script which sorted the tickets by branch, because the morning queue used to take four hours. After that it took 50 minutes.” (00:',
      'Put together by plain code, without a model.',
      'As about a 7',
      criterionAnchors.evidence.full,
      'As about an 8',
      'Your own part: A decision of yours',
      'On any question: Something that only you',
      'To practise',
      'Weak spots due next',
      'From all your interviews and drills, as it stands on 25 November 2026.',
      'Academics Not practised yet Why Academics.',
      'Numbers in Career Goals Due now',
      'Hobbies Due on 3 December 2026',
      '…and 2 more among the drills on your page of past interviews.',
      'Numbers in Career Goals: closed, 20 November 2026. Read by plain code, without a model.',
      'Numbers in Career Goals: still open, 19 November 2026. Read by measured-model.',
      'Numbers in Career Goals: nothing to tell, 18 November 2026. Read by plain code',
      'Levels of 4: Evidence',
      'Your claims',
      'Taken back',
      'You took it back: “Honestly, I made that number up. I went along on two mornings.”',
      'In conflict',
      'Corrected',
      'Of each topic one quote and the levels are printed here',
    ];
    let at = 0;
    for (const piece of inOrder) {
      expect(text.slice(at)).toContain(piece);
      at = text.indexOf(piece, at) + piece.length;
    }
    expect(text).not.toContain('17 November 2026');
  });

  const month = (at: number): string =>
    `Then, in month ${at}, ${'we went on with the work we had and '.repeat(4)}it was a lot of work.`;
  const months = Array.from({ length: 24 }, (_, at) => month(at));
  const inProse = (text: string): LadderPart => ({
    kind: 'kept',
    text,
    turnId: 'T1',
    start: 0,
    end: text.length,
    space: true,
  });
  it.each<[string, () => AnswerLadder, readonly string[]]>([
    [
      'a long answer, many follow-ups and long prose',
      () => ({
        ...ladder,
        answer: months.join(' '),
        onward: months
          .slice(0, 6)
          .map((_, at) => ({ question: `And then, at ${at}?`, turnId: `T${at}`, answer: months.join(' ') })),
        rungs: ([5, 7, 8] as const).map((mark) => ({
          mark,
          lifts: [],
          parts: [inProse(months.slice(0, 6).join(' '))],
          wordedBy: 'model',
        })),
      }),
      ['And then, at 2?', '…and 3 more questions in your feedback.'],
    ],
    [
      'a long ladder from before',
      () => {
        const { onward: _, ...before } = ladder;
        return {
          ...before,
          rungs: old.map((rung) => ({ ...rung, parts: [...months.map(inProse), ...rung.parts] })),
        };
      },
      [
        'more sentences unchanged in your feedback)',
        '[What did it cost, or who was against it?]',
        'They had to ask “Question 2?”, and you said:',
      ],
    ],
  ])(
    'stays six pages at most with %s, eleven topics and every claim printed that may be',
    async (_, told, printed) => {
      const hobbies = full.topics.find(({ topicId }) => topicId === 'hobbies');
      const topics = full.topics.map((one) =>
        one.topicId === 'composure' && hobbies ? { ...hobbies, topicId: one.topicId, name: one.name } : one,
      );
      const many = [...of('in_conflict'), ...of('in_conflict'), ...of('shaken'), ...of('corrected')];
      const more = { ...moreOf(full, told()), ledger: ledgerSection([...many, ...claims], turns, 'fake') };
      const { text, pages } = await draw({ ...full, topics }, more);
      expect(pages).toBeLessThanOrEqual(6);
      expect(text).toMatch(/…and \d+ more claims in your feedback/);
      expect(text).toContain('Then, in month 0,');
      expect(text).not.toContain('Then, in month 11,');
      for (const piece of printed) expect(text).toContain(piece);
      expect(text).not.toContain('And then, at 3?');
    },
  );

  it('keeps the topics of a short interview whole', async () => {
    const { text, pages } = await draw(short);
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(text).toContain('level 4 of 4');
    expect(text).not.toContain('Of each topic one quote');
  });

  it('leaves out what has nothing to say, without a heading', async () => {
    const none = { kind: 'none', because: 'all_strong' } as const;
    const more = {
      ladder: ladderSection(none, []),
      ledger: ledgerSection(of('untested'), turns, null),
      drills: drillsSection({ spots: [], done: [] }, now),
    };
    expect(more).toEqual({ ladder: null, ledger: null, drills: null });
    const { text } = await draw(full, more);
    expect(text).not.toMatch(/weakest answer|Your claims|Weak spots|Of each topic one quote/);
    expect(text).toContain('level 4 of 4');
  });
});

describe('the ladder in a report (rules LADDER-1, REPORT-4)', () => {
  it('says what is put in and what can go to who hears it, and prints every word of a rung', async () => {
    const { onward: _, ...before } = ladder;
    const { text, raw } = await draw(full, moreOf(full, { ...before, rungs: old }));
    expect(text).not.toContain('What they asked on, and what you said');
    expect(raw).toContain('Put in: I wrote a Python script');
    expect(raw).toContain(
      'Left out: I am a hard working person and a quick learner. End of what is left out.',
    );
    expect(text).toContain('many issues. I am a hard working person and a quick learner. Our team resolved');
    expect(text).toContain(
      'Plain words are yours. Underlined ones are brought in. What stands [in brackets]',
    );
    expect(text).toContain('Evidence: A figure that can be checked.');
    expect(text).toContain('After that it took 50 minutes. (you, at 00:');
    expect(text).toMatch(/“Question 2\?”, and you said: I wrote .+ Say it too: \[What did it cost, .+?\]/);
  });

  it('names the model for the rungs it worded, and the line of the resume', () => {
    const [first, ...rest] = ladder.rungs;
    if (!first) throw new Error('There is no rung.');
    const source = { by: 'resume', factId: 'F11', line: 11 } as const;
    const parts: LadderPart[] = [{ kind: 'added', text: 'Resolved 1,200 tickets.', source, space: true }];
    const told = {
      ...ladder,
      model: 'Panel 9',
      rungs: [{ ...first, wordedBy: 'model' as const, parts }, ...rest],
    };
    const blocks = words(ladderSection(told, full.transcript));
    expect(blocks).toContain('Put together by plain code, without a model (8).');
    expect(blocks).toContain('Worded by Panel 9 (7). Plain code found no number, name or office');
    expect(blocks).toContain('(your resume, line 11)');
    expect(blocks).toContain('"At 7: Underlined ones are brought in."');
  });

  it('shows what ladders from before took for empty talk as they did', () => {
    const talk = { topicId: 'hobbies', topicName: 'Hobbies', question: 'Why music?', turnId: 'T2' } as const;
    const none = {
      kind: 'none',
      because: 'nothing_to_build_on',
      emptyTalk: { ...talk, answer: 'It is nice.', asks: 'When did you last play?' },
    } as const;
    expect(words(ladderSection(contractLadder.parse(none), []))).toContain(
      'Before all else it has to say one thing: When did you last play?',
    );
    expect(contractLadder.parse({ kind: 'none', because: 'nothing_to_add' }).kind).toBe('none');
  });

  it('has a key only where something is marked', () => {
    expect(words(ladderSection(ladder, full.transcript))).not.toMatch(
      /Plain words|Underlined|brackets|struck|"At \d/,
    );
  });
});
