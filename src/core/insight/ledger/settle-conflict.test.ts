import { describe, expect, it } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import type { StandingClaim } from '#contract/ledger.ts';
import { interviewConflicts } from '#core/claims/interview-conflicts.ts';
import { ledgerTranscript } from '#tests/fixtures/ledger-interviews.ts';
import { claimStandings } from './claim-standings.ts';

const facts: ResumeFact[] = [
  {
    id: 'F01',
    kind: 'metric',
    value: 'Cut the changeover time on the casting line from 90 minutes to 48 minutes',
    line: 1,
    attributes: {},
    confidence: 0.9,
  },
];
const other = 'I cut the changeover time on the casting line from 90 minutes to 19 minutes in one summer.';
const confronted = 'You said 19 minutes; your resume says 48. Which is it?';

function ledgerAfter(reply: string): { said?: StandingClaim; written?: StandingClaim; explained: boolean } {
  const transcript = ledgerTranscript([
    { move: 'lead', asked: 'What did you change there?', said: other },
    { move: 'challenge', tactic: 'contradiction', asked: confronted, said: reply },
  ]);
  const ledger = claimStandings({ transcript, facts });
  const said = ledger.find(({ words }) => words === '19 minutes');
  const written = ledger.find(({ words }) => words === '48 minutes');
  const [conflict] = interviewConflicts(transcript, facts);
  return {
    ...(said ? { said } : {}),
    ...(written ? { written } : {}),
    explained: conflict?.explained === true,
  };
}

describe('a conflict that was spoken about (rules LEDGER-4, LEDGER-11)', () => {
  it.each([
    'Because the second crew came in that summer, the dies were changed by four people and not by two.',
    'It was much faster than before, because I moved the tools next to the machine and trained the crew.',
    'If my resume is wrong then I will check it, because I would not like to mislead you.',
    'My resume is not wrong, because my manager read it before I sent it to you.',
  ])('stands in conflict, with the words: %s', (reply) => {
    const { said, written, explained } = ledgerAfter(reply);
    expect(explained).toBe(true);
    expect([said?.standing, written?.standing]).toEqual(['in_conflict', 'in_conflict']);
    expect(said?.steps.map(({ kind }) => kind)).toEqual(['asked', 'conflicts', 'asked', 'spoken_of']);
    expect(reply).toBe(said?.steps[3]?.quote);
    expect(said?.against?.words).toContain('48 minutes');
  });

  it.each([
    [
      'It was 48 minutes on the old line and 19 minutes on the new one, because the dies were smaller.',
      'defended',
      'left_open',
    ],
    ['I have to correct myself: my resume is right, I gave you the wrong line.', 'corrected', 'defended'],
    ['I misspoke, because I was thinking of the second line.', 'corrected', 'defended'],
    [
      'My resume is outdated there, because I wrote it in the spring before the last trial.',
      'defended',
      'corrected',
    ],
  ])('is settled by what says which holds: %s', (reply, saidStands, writtenStands) => {
    const { said, written } = ledgerAfter(reply);
    expect([said?.standing, written?.standing]).toEqual([saidStands, writtenStands]);
  });

  it('stands in conflict where nobody spoke about it', () => {
    const { said, explained } = ledgerAfter('I do not want to go into that.');
    expect(explained).toBe(false);
    expect(said?.standing).toBe('in_conflict');
    expect(said?.steps.map(({ kind }) => kind)).not.toContain('spoken_of');
  });
});
