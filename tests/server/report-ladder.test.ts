import { beforeAll, describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { type AnswerLadder, ladder as contractLadder, type LadderPart } from '#contract/ladder.ts';
import { ladderSection } from '#server/insight/ladder-section.ts';
import { words } from '#tests/fixtures/report-claims.ts';
import { asked, draw, ladderOf, moreOf, rungsFromBefore, scored } from '#tests/fixtures/report-desk.ts';

let full: Feedback;
let ladder: AnswerLadder;
beforeAll(async () => {
  full = await scored(asked);
  ladder = ladderOf(full);
});

describe('the ladder in a report (rules LADDER-1, REPORT-4)', () => {
  it('says what is put in and what can go to who hears it, and prints every word of a rung', async () => {
    const { onward: _, ...before } = ladder;
    const { text, raw } = await draw(full, moreOf(full, { ...before, rungs: rungsFromBefore }));
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
