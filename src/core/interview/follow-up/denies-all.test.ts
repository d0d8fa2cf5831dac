import { describe, expect, it } from 'vitest';
import { engineer } from '#core/interview/testing/fictional-candidates.ts';
import { Play } from '#core/interview/testing/play.ts';
import { deniesAll } from './denies-all.ts';

const what = 'What did they have to redo after you left the trust?';

describe('an answer that says there was none', () => {
  it.each([
    [what, 'Nothing.'],
    [what, 'Nothing that I know of. I did ask in September, and they had used the table as it is.'],
    [what, 'Honestly, sir, nothing as such.'],
    ['When did you last miss a date?', 'Never.'],
    ['Who would miss it if it were deleted tonight?', 'No one. It was for a course.'],
    ['Which rule did you break there?', 'There was no such rule.'],
    ['Which customer was furious?', 'I cannot think of anyone.'],
  ])('%s %s', (question, answer) => {
    expect(deniesAll(question, answer)).toBe(true);
  });

  it.each([
    [what, 'Nothing, but my colleague had to type two forms again.'],
    [what, 'Nobody told me. Maybe the table of loans.'],
    [what, 'They did the second table again because the village was missing.'],
    ['Is the plant well managed?', 'No. I would be worried.'],
    ['Should the state do it?', 'Never.'],
    [what, `Nothing. ${'We kept the forms and wrote every number twice. '.repeat(5)}`],
  ])('is not: %s %s', (question, answer) => {
    expect(deniesAll(question, answer)).toBe(false);
  });

  it.each(['chill', 'grill'] as const)('is followed by another question in %s (rule GAP-10)', (style) => {
    for (const seed of [11, 12, 13, 14, 15, 16]) {
      const play = new Play(style, seed, engineer);
      play.state = { ...play.state, asked: play.state.asked && { ...play.state.asked, text: what } };
      play.answer('Nothing that I can name.', 20_000);
      expect(play.spoken.at(-1)?.move).toBe('lead');
    }
  });
});
