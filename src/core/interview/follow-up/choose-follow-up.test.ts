import { describe, expect, it } from 'vitest';
import { type Style, styles } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { engineer, fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { Play } from '#core/interview/testing/play.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { type ProbeForm, probeLines } from '#core/interview/wordings/probe-lines.ts';

/** An interview whose question in the air is this one, without prepared follow-ups and without pressure. */
function askedThis(question: string, style: Style, topicId: TopicId = 'work_experience'): Play {
  const play = new Play(style, 11, engineer);
  const { asked, thread, tactics } = play.state;
  if (!asked || !thread) throw new Error('the panel asked nothing');
  const kind = topicId === 'analytical' ? ('knowledge' as const) : ('profile' as const);
  const stem = { ...thread.filled.stem, kind, ladder: [] };
  play.state = {
    ...play.state,
    tactics: { ...tactics, aim: 0 },
    asked: { ...asked, topicId, text: question },
    thread: { ...thread, topicId, filled: { stem, slots: {}, factIds: [] }, budgetMs: 400_000 },
    topics: { [topicId]: { spentMs: 0, threads: 1, answers: 0 } },
  };
  return play;
}

function nextAfter(
  question: string,
  answer: string,
  style: Style,
  topicId?: TopicId,
): SpeakDirective | undefined {
  const play = askedThis(question, style, topicId);
  play.answer(answer, 40_000);
  return play.spoken.at(-1);
}

const told = 'What did you do there?';
const forms: readonly [ProbeForm, question: string, answer: string][] = [
  ['act', told, 'I rebuilt the roster with two seniors during the monsoon.'],
  ['plan', 'Your boss has promised the date. What do you do?', 'I will go to him alone, the same evening.'],
  ['opinion', 'What do you make of night shifts?', 'I think they should go, all of them.'],
  ['figure', 'How good are you at crosswords, in one number?', 'Forty per cent, on a normal day.'],
  ['plain', 'Which of the two would you keep?', 'Chennai, sir.'],
  ['plain', 'Reading or cricket: which?', 'Cricket.'],
  ['plain', 'Where was it kept?', 'I think in Pune, with the others.'],
  [
    'plain',
    'Name three firms that would hire you.',
    'The British Museum, a heritage hotel, and a third one.',
  ],
  ['brief', told, 'The roster.'],
  ['refusal', 'It pays, and you know the work. Stay.', 'No, sir.'],
  [
    'general',
    told,
    'I have strong managerial skills and a holistic view, with good leadership exposure to all of it.',
  ],
];

it('no answer about oneself is asked for one’s own case (rule PROBE-2)', () => {
  const told = 'I am from Kerala, and my strengths are leadership and teamwork in a dynamic environment.';
  const next = nextAfter('Tell us about yourself.', told, 'chill');
  expect(probeLines.general.chill).not.toContain(next?.draft);
});

describe.each(styles)(
  'a probe in %s goes by the form of question and answer alone (rules PROBE-1, PROBE-2)',
  (style) => {
    it.each(forms)('%s: %s %s', (form, question, answer) => {
      const next = nextAfter(question, answer, style);
      expect(next?.move).toBe('probe');
      expect(probeLines[form][style]).toContain(next?.draft);
    });

    it('comes once a question: after its answer the panel goes on', () => {
      const play = askedThis(told, style);
      play.answer('I rebuilt the roster with two seniors during the monsoon.', 40_000);
      play.answer('We met on Sundays and wrote it on a board.', 80_000);
      expect(play.spoken.at(-1)?.move).toBe('lead');
    });
  },
);

it.each(['rapid_fire', 'interrupt'] as const)(
  'after %s, which wanted one breath, nothing is probed (rule TACTIC-2)',
  (tactic) => {
    const play = askedThis(`${told} In one line.`, 'grill');
    play.state = { ...play.state, asked: play.state.asked && { ...play.state.asked, tactic } };
    play.answer('The roster.', 40_000);
    expect(play.spoken.at(-1)?.move).toBe('lead');
  },
);

const long =
  'I rebuilt the roster with two seniors during the monsoon, we met on Sundays in the canteen, wrote every name on a board, moved the night people to mornings for a week, and then asked the matron to hang it at the gate.';

describe.each(styles)('a full answer in %s (rule PROBE-3)', (style) => {
  it.each([
    ['of many words', told, long],
    [
      'of a reason',
      'Which customer was right to be angry?',
      'The sweet shop, because his son had failed and I had told him at the meeting that the boy was doing fine in all his papers.',
    ],
    [
      'of the length that was asked for',
      'In two sentences: how does it earn?',
      'It sells units for years. My part is that they are there.',
    ],
  ])('%s gets the next question', (_, question, answer) => {
    expect(nextAfter(question, answer, style)?.move).toBe('lead');
  });

  it('is met with a bare word at times, in words not heard before', () => {
    const said = fictionalCandidates.flatMap((candidate) =>
      [1, 2].map((seed) => {
        const { spoken } = simulateInterview(candidate, style, seed, 'strong');
        return spoken.filter(({ script }) => script === 'acknowledged').map(({ draft }) => draft);
      }),
    );
    expect(said.some((words) => words.length > 1)).toBe(true);
    for (const words of said) expect(new Set(words).size).toBe(words.length);
  });
});

describe.each(styles)('an admission in %s (rule PROBE-4)', (style) => {
  it.each([
    'To be honest my father is vice president there.',
    'That was not my idea.',
    `${long} I should have asked the matron first.`,
    'The sheet was late, and I did not tell anybody.',
    'It was my own mistake.',
    'My English is weak, sir.',
  ])('is stayed with: %s', (answer) => {
    expect(probeLines.admission[style]).toContain(nextAfter(told, answer, style)?.draft);
  });

  it.each([
    `${long} He was a bit angry that I did not call.`,
    `${long} If I had not asked the matron we would have lost a week.`,
    `${long} I was not late even once.`,
    `${long} Honestly the largest is the spares budget.`,
  ])('is not heard in: %s', (answer) => {
    expect(nextAfter(told, answer, style)?.move).toBe('lead');
  });

  it('is no matter of knowledge', () => {
    const next = nextAfter(
      'What is an index?',
      'I did not read that chapter, sir, to be honest, only the one on joins.',
      style,
      'analytical',
    );
    expect(probeLines.admission[style]).not.toContain(next?.draft ?? '');
  });
});
