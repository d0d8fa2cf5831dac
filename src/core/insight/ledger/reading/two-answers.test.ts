import { describe, expect, it } from 'vitest';
import { between, conflictsOf, led, never, row } from '#tests/fixtures/two-answers.ts';
import type { ReadRow } from './check-rows.ts';
import { ledgerRead } from './read-ledger.ts';

describe('two answers that exclude each other, of which nobody took notice (rules LEDGER-19, LEDGER-20)', () => {
  it.each<[string, string, string, string, string]>([
    [
      'a first job told twice',
      'This port is my first job, I came straight from college.',
      'is my first job',
      'I was a clerk with a customs agent for two years, in Karwar.',
      'was a clerk with a customs agent',
    ],
    [
      'a thing done alone',
      'Nobody else has touched the berth planner.',
      'Nobody else has touched',
      'For the planner Imran wrote the solver and I drew the screens.',
      'Imran wrote the solver',
    ],
    [
      'an office held by somebody else',
      'Every single berth order was signed by me.',
      'signed by me',
      'Only the harbour master signs berth orders, we can only draft them.',
      'the harbour master signs',
    ],
    [
      'a fact that no absolute word marks',
      'We took the tide tables of the survey office for the plan.',
      'tide tables of the survey office',
      'The plan runs on tide tables that I worked out from our own gauge.',
      'worked out from our own gauge',
    ],
    [
      'what was done so far, beside a year',
      never,
      'never managed people',
      'In 2023 I had four juniors under me.',
      'four juniors under me',
    ],
    [
      'beside a condition of something else in the same sentence',
      never,
      'never managed people',
      'I had four juniors under me, and if you ask the harbour master he will say so.',
      'four juniors under me',
    ],
    [
      'beside somebody of the family in the sentence before',
      'I have not sat on the counter of the chandler shop till today.',
      'have not sat on the counter',
      'My father was in hospital, and that whole year I was running the shop.',
      'that whole year I was running the shop',
    ],
    [
      'what one of the family kept them from',
      'My father has kept me away from the chandler shop, always.',
      'has kept me away from the chandler shop',
      'That whole year I was running the shop.',
      'I was running the shop',
    ],
    [
      'whose it was, told of others',
      'Whether to leave them was not my decision at all.',
      'was not my decision at all',
      'The owner wanted to keep that agent, so I decided we were going out.',
      'I decided we were going out',
    ],
    [
      'two years of one thing',
      'I joined the port planning cell in 2019.',
      'port planning cell in 2019',
      'When I joined the planning cell in 2021 it was five people.',
      'joined the planning cell in 2021',
    ],
  ])('may be %s', (_, first, said, later, words) =>
    expect(conflictsOf(between(first, later), [row(said, words)])).toHaveLength(1),
  );

  it.each<[string, string, string, string, string]>([
    ['words nobody said', never, 'managed nobody at all', led, 'team of six reported to me'],
    ['other words nobody said', never, 'never managed people', led, 'a team of nine obeyed me'],
    ['a question', never, 'What do you do at the port', led, 'team of six reported to me'],
    ['a question as the other side', never, 'never managed people', led, 'And the monsoon'],
    ['one turn twice', `${never} ${led}`, 'never managed people', 'It rained.', 'team of six reported to me'],
    ['a piece too short to say anything', never, 'never', led, 'reported to me'],
    [
      'half of a condition',
      'If the others had left I alone would have run it, they said so.',
      'I alone would have run it',
      led,
      'team of six reported to me',
    ],
    [
      'half of a wish',
      never,
      'never managed people',
      'I would like my team of six to be under me one day.',
      'my team of six',
    ],
    [
      'somebody’s words',
      never,
      'never managed people',
      'The old manager used to say “my team of six reported to me like soldiers”.',
      'my team of six reported to me',
    ],
    [
      'what somebody else did',
      never,
      'never managed people',
      'He had six people at the gate and they reported daily.',
      'He had six people',
    ],
    [
      'one’s brother',
      never,
      'never managed people',
      'My brother runs the shop now, six people report to him.',
      'six people report to him',
    ],
    ['a question back', never, 'never managed people', 'My team of six, you mean, sir?', 'My team of six'],
    [
      'a feeling',
      'I have always wanted to lead people, from the first day.',
      'always wanted to lead people',
      'I am alone at my desk and there is no team.',
      'there is no team',
    ],
    [
      'the same again',
      'I have never managed people.',
      'never managed people',
      'As it stands I have never managed people. That is all.',
      'have never managed people',
    ],
    [
      'other times of a life',
      'In college I never spoke on a stage.',
      'never spoke on a stage',
      'Now I speak on a stage in the port each month.',
      'speak on a stage',
    ],
    [
      'times that began and ended',
      'In those two years I never saw a captain.',
      'never saw a captain',
      'Now captains sit in my room every day.',
      'captains sit in my room',
    ],
    [
      'a time that was over, and none',
      'In those two years I never saw a captain.',
      'never saw a captain',
      'Captains sit in my room every day and I know each by name.',
      'Captains sit in my room',
    ],
    [
      'other years',
      'In 2019 I never saw a captain myself.',
      'never saw a captain',
      'In 2023 I saw a captain nearly every day.',
      'saw a captain nearly every day',
    ],
    [
      'other employers',
      'At Karwar I never saw a captain.',
      'never saw a captain',
      'At Mangaluru I see a captain every day.',
      'see a captain every day',
    ],
    [
      'what was set right openly',
      'I wrote the planner alone.',
      'wrote the planner alone',
      'Earlier I said alone, but Imran wrote the solver.',
      'Imran wrote the solver',
    ],
    [
      'what was narrowed openly',
      'I wrote the planner alone.',
      'wrote the planner alone',
      'To be fair, the solver was by Imran. Imran wrote that part.',
      'Imran wrote that part',
    ],
    [
      'two things of nothing in common',
      'We took the tide tables of the survey office.',
      'tide tables of the survey office',
      'On Sundays I cook fish for the neighbours.',
      'cook fish for the neighbours',
    ],
    [
      'equal figures',
      'We plan 14 ships a week on two berths.',
      'plan 14 ships a week',
      'It is 14 ships a week, on berths of two kinds, two in all.',
      'It is 14 ships a week',
    ],
    [
      'the end of a condition',
      'If the others leave, I alone run the berth at night.',
      'I alone run the berth',
      led,
      'team of six reported to me',
    ],
    [
      'a longer question back',
      never,
      'never managed people',
      'The road was gone for weeks. Do you mean the team of six that reported to me then, or the boys at the gate?',
      'team of six that reported to me',
    ],
    [
      'too few words to claim anything',
      never,
      'never managed people',
      'Six people there. It rained for weeks and the road to the gate was gone.',
      'Six people there',
    ],
  ])('are never %s', (_, first, said, later, words) =>
    expect(conflictsOf(between(first, later), [row(said, words)])).toEqual([]),
  );

  it.each<[string, Partial<ReadRow>]>([
    ['an exchange that is not there', { of: 'Q77' }],
    ['another exchange', { of: 'Q3' }],
    ['no exchange', { of: '' }],
    ['another standing', { standing: 'shaken' }],
  ])('are not taken from %s', (_, more) =>
    expect(
      ledgerRead(
        between(never, led),
        [row('never managed people', 'team of six reported to me', more)],
        [],
      ).filter(({ statement }) => statement.text === never),
    ).toEqual([]),
  );

  it.each<[string, string, string, string]>([
    [
      'of the panel',
      'We hear that six people report to you at the gate.',
      'Yes, that is a good port.',
      'six people report to you',
    ],
    [
      'that repeat the panel’s',
      'So my team of six reported to me, you say.',
      'My team of six reported to me, yes.',
      'My team of six reported to me',
    ],
  ])('are never words %s', (_, question, later, words) =>
    expect(conflictsOf(between(never, later, question), [row('never managed people', words)])).toEqual([]),
  );
});
