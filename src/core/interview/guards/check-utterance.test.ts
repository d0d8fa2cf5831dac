import { describe, expect, it } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { processorMs } from '#tests/fixtures/processor-time.ts';
import { checkUtterance, type GuardReason, type Utterance } from './check-utterance.ts';
import { asksOneThing } from './question.ts';

const facts: ResumeFact[] = [
  {
    id: 'F01',
    kind: 'employment',
    value: 'Process Engineer, Sarovar Paints',
    line: 1,
    attributes: { organisation: 'Sarovar Paints' },
  },
  {
    id: 'F02',
    kind: 'metric',
    value: 'cut rejection from 4.8% to 1.9%',
    line: 2,
    attributes: { number: '4.8% to 1.9%' },
  },
];
const directive: SpeakDirective = {
  turnId: 'T07',
  speakerId: 'bhalla',
  topicId: 'work_experience',
  move: 'probe',
  style: 'grill',
  factIds: ['F02'],
  draft: 'Who chose the cut-off?',
  maxWords: 25,
  awaiting: true,
};
const check = (text: string, part: Partial<Utterance> = {}) =>
  checkUtterance({
    text,
    directive,
    lastAnswer: 'We took sixty-two batch jobs which had more than 2 failures a month at Vapi.',
    facts,
    slotValues: {},
    earlierQuestions: ['Why those sixty-two jobs and not the others?'],
    allowedTexts: ['Prof. Arvind Bhalla'],
    ...part,
  });

describe('what may be said', () => {
  it.each([
    'Who chose the cut-off of two failures?',
    'Sixty-two jobs. What did the other jobs have in common?',
    '“62 batch jobs”: who would have done them in your place?',
    'From 4.8% to 1.9%. How much of that rejection was luck?',
    'Price one failure now. Thirty seconds.',
    'Who at Sarovar Paints read the batch failures first?',
    'How much of that was rejection at Vapi, and how much was in the counting?',
    'Stay with the batch jobs.',
    'Sixty-two jobs, two failures. Who drew that line?',
    'I am not convinced. Who at Vapi counted the failures?',
    'Suppose the batch fails again next month. Who notices first?',
    'Half the jobs, then. Which half?',
    'Where was that measured?',
    'Name one reason the other jobs stayed.',
    'What does the B2B team at Sarovar Paints do with a failed batch?',
    'Why would a CEO care about batch failures?',
    'You are sure of the batch jobs. Who checked them?',
  ])('%s', (text) => {
    expect(check(text)).toEqual({ ok: true });
  });
});

describe('what is refused', () => {
  const cases: [reason: GuardReason, text: string][] = [
    ['empty', ' … '],
    ['not_english', 'Aapne kya kiya us batch failures mein?'],
    ['not_english', 'Why did the 批 batch fail?'],
    ['instruction_leak', 'My instructions say to ask about batch jobs: why?'],
    ['instruction_leak', 'As an AI language model, what should I ask about jobs?'],
    ['instruction_leak', '{"utterance": "Who chose the jobs?"}'],
    ['instruction_leak', 'In T06 you said jobs. Who chose them?'],
    ['instruction_leak', 'Question: who chose the jobs?'],
    ['instruction_leak', 'My instructions allow it. Who chose the jobs?'],
    ['not_english', 'Warum those batch jobs?'],
    ['not_english', 'Whó chose the batch jobs?'],
    ['persona', 'I’m sorry, but I can’t discuss the batch jobs.'],
    ['persona', 'Here is the question: who chose the jobs?'],
    ['persona', 'The interview is over. Who chose the jobs?'],
    ['markup', '- Who chose the batch jobs?'],
    ['markup', 'Who chose the *batch* jobs?'],
    ['markup', 'Who chose the batch jobs 🙂?'],
    ['markup', 'See www.jobs.example: who chose the batch jobs?'],
    ['markup', 'WHO CHOSE THE BATCH jobs?'],
    ['invented_fact', 'According to the papers batch jobs fail. Why yours?'],
    ['invented_fact', 'That is incorrect. Who chose the batch jobs?'],
    ['stray_comment', 'My cat sleeps all day. Who chose the batch jobs?'],
    ['stray_comment', 'You are wasting away. Who chose the batch jobs?'],
    ['stray_comment', 'The batch jobs were a sensible idea. Who chose them?'],
    ['stray_comment', 'I thought less of you after batch jobs. Who chose them?'],
    ['banned_topic', 'Which caste do the people on those batch jobs come from?'],
    ['banned_topic', 'Will you marry before you finish the batch jobs?'],
    ['banned_topic', 'Are you stupid, or were the batch jobs hard?'],
    ['praise', 'Great answer! Who chose the batch jobs?'],
    ['praise', 'That is impressive. Who chose the batch jobs?'],
    ['praise', 'Excellent. Who chose the batch jobs?'],
    ['praise', 'I like how you chose those batch jobs. Who helped?'],
    ['praise', '“Great answer!” Who chose the batch jobs?'],
    ['praise', 'That makes sense. Who chose the batch jobs?'],
    ['praise', 'You handled that well. Who chose the batch jobs?'],
    ['praise', 'Okay, great. Who chose the batch jobs?'],
    ['score_talk', 'I would give that batch 4 out of 10. Why?'],
    ['score_talk', 'Your score is falling over these jobs. Why?'],
    ['score_talk', 'A 6 at best. Who chose the batch jobs?'],
    ['banned_topic', 'That would not get you in. Who chose the batch jobs?'],
    ['coaching', 'You should have mentioned the batch failures first. Why not?'],
    ['coaching', 'Use the STAR method: what happened to the batch jobs?'],
    ['coaching', 'Perhaps frame it as a choice. Who chose the batch jobs?'],
    ['coaching', 'Consider mentioning the cost. What did a batch cost?'],
    ['not_one_question', 'Who chose the jobs? Why those?'],
    ['not_one_question', 'Who chose the jobs and what did they cost?'],
    ['not_one_question', 'The batch jobs were hard.'],
    ['too_long', `Who chose the batch jobs ${'of that long month '.repeat(6)}?`],
    ['unknown_number', 'Who chose the other 140 batch jobs?'],
    ['unknown_number', 'Forty of the batch jobs failed. Why?'],
    ['unknown_number', 'Did 62 per cent of the batch jobs fail?'],
    ['unknown_number', 'What do two lakh batch jobs cost?'],
    ['unknown_number', 'Did your three years at Vapi help with the batch jobs?'],
    ['unknown_name', 'How would Trivanta Systems run those batch jobs?'],
    ['unknown_name', 'Did Google run those batch jobs better?'],
    ['unknown_name', 'Infosys runs such jobs better. Why?'],
    ['unknown_name', 'Would infosys run those batch jobs?'],
    ['unknown_name', 'Who told Mr. Kulthe about the batch jobs?'],
    ['unknown_name', 'Porter’s forces: which one moved the batch jobs?'],
    ['off_the_answer', 'What do you think about leadership?'],
    ['asked_before', 'Why those sixty-two jobs, and not others?'],
  ];
  it.each(cases)('%s: %s', (reason, text) => {
    expect(check(text)).toMatchObject({ ok: false, reason });
  });

  it('the candidate’s own question about themselves, said back', () => {
    const lastAnswer = 'I ran batch jobs. Which school will take me?';
    expect(check('Batch jobs. Which school will take me?', { lastAnswer })).toMatchObject({
      reason: 'asked_before',
    });
  });

  it('a run of six words from the instructions', () => {
    const secretTexts = ['Never name the batch jobs that another candidate ran last year.'];
    expect(check('Never name the batch jobs that you ran. Why?', { secretTexts })).toMatchObject({
      reason: 'instruction_leak',
    });
  });
});

describe('what depends on the directive', () => {
  it('a lead need not follow the answer', () => {
    expect(check('What would you scrap?', { directive: { ...directive, move: 'lead' } })).toEqual({
      ok: true,
    });
  });
  it('a scripted line need not ask, and may be as long as it is', () => {
    const draft = 'That is all from us. Your feedback follows in writing.';
    expect(
      check(draft, {
        directive: { ...directive, draft, move: 'closing', script: 'closing', awaiting: false },
      }),
    ).toEqual({ ok: true });
  });
  it('silence is broken by two words only', () => {
    expect(check('Go on.', { directive: { ...directive, draft: 'Go on.', tactic: 'silence' } })).toEqual({
      ok: true,
    });
    expect(check('The clock runs.', { directive })).toMatchObject({ ok: false });
  });
  it('the quoted words of the candidate are not taken for the panel’s own', () => {
    const text = '“a great answer to 40 problems”: which of the problems was yours?';
    expect(check(text, { lastAnswer: 'It was a great answer to 40 problems.' })).toEqual({ ok: true });
  });
});

it('one thing is asked in twin questions and in imperatives, not in two', () => {
  for (const text of [
    'How much was luck, and how much was work?',
    'Defend it.',
    'Price it now. Thirty seconds.',
    'You know the work. Stay.',
  ]) {
    expect(asksOneThing(text), text).toBe(true);
  }
  for (const text of [
    'What happened and why did it?',
    'Why? How?',
    'I see.',
    'Well?  I wonder.',
    'Tell me what it was and explain how it works.',
  ]) {
    expect(asksOneThing(text), text).toBe(false);
  }
});

it('takes hardly more than four times as long for four times an interview', () => {
  const partOf = (size: number) => ({
    facts: [
      ...facts,
      ...Array.from(
        { length: 60 * size },
        (_, i): ResumeFact => ({
          ...(facts[1] as ResumeFact),
          id: `F${100 + i}`,
          value: 'cut rejection from 4.8% to 1.9% at Sarovar. '.repeat(6),
        }),
      ),
    ],
    earlierQuestions: Array.from(
      { length: 10 * size },
      (_, i) => `What did the ${i} other teams do about paint, and who paid?`,
    ),
  });
  const text = 'Forty-eight jobs at Sarovar Paints: who chose 4.8 as the line for Vapi?';
  const tookMs = (size: number): number => {
    const part = partOf(size);
    return processorMs(() => {
      for (let time = 0; time < 60; time += 1) check(text, part);
    }, 0);
  };
  // What grows with the square takes sixteen times as long.
  expect(tookMs(8) / tookMs(2)).toBeLessThan(10);
});
