import type { Feedback } from '#contract/feedback.ts';

/** In place of a panellist's note that quoted the resume. */
const goneNote = 'The answer did not agree with the resume, which has since been deleted.';

/**
 * Feedback without the lines of the resume that it quotes; each place says that the resume was deleted. What the panel and the candidate said
 * stays (rule ERASE-6).
 */
export function feedbackWithoutResume(feedback: Feedback): Feedback {
  const { contradictions, notes } = feedback;
  return {
    ...feedback,
    contradictions: contradictions.map((one) => (one.againstTurnId ? one : { ...one, resumeSays: null })),
    ...(notes
      ? {
          notes: notes.map(({ quotesResume, ...note }) =>
            quotesResume ? { ...note, text: goneNote } : note,
          ),
        }
      : {}),
  };
}
