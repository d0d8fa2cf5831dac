import { describe, expect, it } from 'vitest';
import { conflictWords, type Feedback } from '#contract/feedback.ts';
import { feedbackWithoutResume } from './without-resume.ts';

const said = { panellistId: 'meera', turnId: 'T02', text: 'It is not said how it was counted.' };
const feedback = {
  verdict: 'Clear, and short of figures.',
  contradictions: [
    { turnId: 'T02', claim: '12 analysts', resumeSays: 'Led a team of 6 analysts' },
    { turnId: 'T08', claim: 'nine days', resumeSays: 'eleven days', againstTurnId: 'T04' },
  ],
  notes: [said, { ...said, text: 'The answer says “12”, and against it stands “6”.', quotesResume: true }],
} as Partial<Feedback> as Feedback;

describe('feedback after its resume was deleted (rule ERASE-6)', () => {
  it('says so where it quoted the resume, and keeps what was said', () => {
    const { verdict, contradictions, notes } = feedbackWithoutResume(feedback);
    expect(verdict).toBe(feedback.verdict);
    expect(contradictions.map(conflictWords)).toEqual([
      'Your resume said something else; it has since been deleted.',
      'Earlier you said “eleven days”.',
    ]);
    expect(contradictions[0]?.claim).toBe('12 analysts');
    expect(notes?.map(({ text }) => text)).toEqual([
      said.text,
      'The answer did not agree with the resume, which has since been deleted.',
    ]);
  });

  it('is the same when it is cut twice, and where nobody took notes', () => {
    const once = feedbackWithoutResume(feedback);
    expect(feedbackWithoutResume(once)).toEqual(once);
    const { notes: _notes, ...unnoted } = feedback;
    expect(feedbackWithoutResume(unnoted)).not.toHaveProperty('notes');
  });
});
