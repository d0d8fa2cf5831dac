import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { weighAnswer } from './heard-answer.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { notesOf } from '#core/interview/shown-state.ts';
import { panelFor } from '#core/interview/panel.ts';
import { noteOn } from './private-notes.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { Play } from '#core/interview/testing/play.ts';
import { temperaments } from '#core/interview/testing/simulated-answers.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';

describe('a note on a conflict', () => {
  const text = 'I led a team of 12 analysts.';
  const noteWith = (facts: ResumeFact[], earlierAnswers: { turnId: string; text: string }[]) => {
    const signals = analyseAnswer({ answer: text, question: '', facts, earlierAnswers });
    const heard = weighAnswer({ turnId: 'T07', text, topicId: 'work_experience' }, signals, undefined);
    const [member] = panelFor('grill', 1);
    return member ? noteOn(heard, member, []) : [];
  };

  it('is marked where it quotes the resume, with which it goes (rule ERASE-6)', () => {
    const plain = { line: 3 };
    const facts: ResumeFact[] = [
      {
        id: 'F1',
        kind: 'employment',
        value: 'Analyst, Zenvia',
        attributes: { organisation: 'Zenvia' },
        ...plain,
      },
      {
        id: 'F2',
        kind: 'team',
        value: 'Led a team of 6 analysts',
        ofFactId: 'F1',
        attributes: { size: 6, noun: 'analysts' },
        ...plain,
      },
    ];
    const [note] = noteWith(facts, []);
    expect(note?.text).toContain('the resume says “Led a team of 6 analysts”');
    expect(note?.quotesResume).toBe(true);
  });

  it('is not written where an earlier answer differs', () => {
    const [note] = noteWith([], [{ turnId: 'T03', text: 'I led a team of 6 analysts at Zenvia in Pune.' }]);
    expect(note?.quotesResume).toBeUndefined();
  });
});

it('on an answer that says only that it is not known is written once, by who asked (rule NOTE-1)', () => {
  const play = new Play('grill');
  const asked = play.spoken.at(-1)?.speakerId;
  play.answer('I do not know, sir.', 30_000);
  play.answer('I do not know, sir.', 60_000);
  expect(notesOf(play.state)).toEqual([
    { panellistId: asked, turnId: 'T03', text: 'They said that they did not know.' },
  ]);
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
        expect(text).toMatch(/^(?:The|They) (?:[a-z]+,? ){1,12}.*[.?]$/);
        const said = state.turns.find((t) => t.id === turnId)?.text ?? '';
        const [, words = ''] = /“([^”]*)”/.exec(text) ?? [];
        expect(said).toContain(words.replace(/…$/, ''));
      }
      const beside = notes.map((n) => `${n.panellistId} ${n.turnId}`);
      expect(new Set(beside).size).toBe(beside.length);
    }
  }
});
