import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { weighAnswer } from './heard-answer.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { notesOf } from '#core/interview/shown-state.ts';
import { panelFor } from '#core/interview/panel.ts';
import { notesBeside } from './private-notes.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { Play } from '#core/interview/testing/play.ts';
import { temperaments } from '#core/interview/testing/simulated-answers.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';

const counted =
  'I traced the ledger in March because two clerks lost 40 hours a month. It came down to 9 hours.';

function notesOn(text: string, topicId: TopicId) {
  const signals = analyseAnswer({
    answer: text,
    question: 'What did you do?',
    facts: [],
    earlierAnswers: [],
  });
  const heard = weighAnswer({ turnId: 'T07', text, topicId }, signals, undefined);
  const panel = panelFor('grill', 1);
  const seatOf = (id: string) => panel.find((m) => m.id === id)?.seat;
  const notes = notesBeside(heard, panel, []);
  return {
    notes: notes.map((note) => `${seatOf(note.panellistId)}: ${note.text}`),
    again: notesBeside(heard, panel, notes),
  };
}

describe('notes on an answer', () => {
  it('are written by who asked, and beside them by others whose agenda it touches', () => {
    const play = new Play('grill');
    const asked = play.spoken.at(-1)?.speakerId;
    play.answer(counted, 60_000);
    const notes = notesOf(play.state);
    expect(notes[0]?.panellistId).toBe(asked);
    expect(notes.length).toBeGreaterThan(1);
    expect(new Set(notes.map((n) => n.panellistId)).size).toBe(notes.length);
    expect(new Set(notes.map((n) => n.text)).size).toBe(notes.length);
    expect(notes.every((n) => n.turnId === 'T03')).toBe(true);
  });

  it('differ: what one takes for an own step, another wants counted', () => {
    const answer = 'I rebuilt the roster, and the waiting time fell by 40 per cent. I told the head nurse.';
    const { notes } = notesOn(answer, 'work_experience');
    expect(notes).toEqual([
      'subject: It is not said how the figure in “the waiting time fell by 40 per cent” was counted.',
      'industry: There is an own act: “I rebuilt the roster”.',
    ]);
  });

  it('are not written twice by the same hand', () => {
    const answer = 'I rebuilt the roster, and the waiting time fell by 40 per cent.';
    const { notes, again } = notesOn(answer, 'work_experience');
    expect(notes.length).toBeGreaterThan(0);
    expect(again).toEqual([]);
  });

  it('take nobody else’s act for the candidate’s own', () => {
    const { notes } = notesOn(
      'The scheme missed its first instalment. My brother sold the van.',
      'work_experience',
    );
    expect(notes.filter((note) => note.includes('own act'))).toEqual([]);
  });

  it.each([
    [
      'If copper rises by a tenth, the margin on a small panel is gone, because the buyer accepts no escalation.',
    ],
    ['I would say the state should pay, because the farmer cannot.'],
    ['We lost two months; I had counted the contract drivers, which is why it came out.'],
    ['What I rebuilt was a queue problem, and what I was wrong on is the monsoon.'],
    ['I said 9 technicians earlier. Sorry, it is 7, I had two on leave, so it fell from 9 to 7.'],
    ['It was as per our records, and on average it was like that.'],
    ['When one tender was postponed, overtime stopped, but nobody was sent home.'],
    ['The second corrects my 80 kilometres, and I would shorten the quote from 60 days to 30.'],
    ['She gains only if the farmer hires more days because of it.'],
  ])('say of no answer what plain code cannot tell (rule NOTE-1): %s', (answer) => {
    for (const topic of ['work_experience', 'situational_ethics', 'analytical'] as const)
      for (const note of notesOn(answer, topic).notes)
        expect(note).toMatch(/: It is worth coming back to “|There is a figure in “|own act: “I /);
    expect(notesOn(answer, 'work_experience').notes.join('\n')).not.toMatch(
      /checked|One side|at what price|queue problem|was counted|would|contract drivers” came/,
    );
  });

  it('come from nobody else when nothing was answered', () => {
    const play = new Play('grill');
    play.answer('I do not know, sir.', 30_000);
    expect(notesOf(play.state)).toHaveLength(1);
  });
});

it.each(styles)('over whole %s interviews notes stay few, clean, verbatim and of the panel', (style) => {
  for (const candidate of fictionalCandidates) {
    for (const temperament of temperaments) {
      const { state } = simulateInterview(candidate, style, 7, temperament);
      const panel = state.panel.map((m) => m.id);
      const notes = notesOf(state);
      for (const id of panel)
        expect(notes.filter((note) => note.panellistId === id).length).toBeLessThanOrEqual(6);
      for (const { panellistId, turnId, text } of notes) {
        expect(panel).toContain(panellistId);
        expect(findBannedTopic(text)).toBeNull();
        expect(text).not.toMatch(/[.,;:!?]”[.]/);
        expect(text).toMatch(/^(?:It|There|This|The|One|No|Was) (?:[a-z]+,? ){1,12}.*[.?]$/);
        if (text.startsWith('There is an own act')) expect(text).toMatch(/: “(?:\p{L}+ )?I\b/u);
        const said = state.turns.find((t) => t.id === turnId)?.text ?? '';
        const [, words = ''] = /“([^”]*)”/.exec(text) ?? [];
        expect(said).toContain(words.replace(/…$/, ''));
      }
      const beside = notes.map((n) => `${n.panellistId} ${n.turnId}`);
      expect(new Set(beside).size).toBe(beside.length);
    }
  }
});
