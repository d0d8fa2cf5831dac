import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StandingClaim } from '#contract/ledger.ts';
import { ledgerTranscript } from '#tests/fixtures/ledger-interviews.ts';
import type { ReadRow } from './check-rows.ts';
import { ledgerRead, ledgerToJudge } from './read-ledger.ts';
import { type JudgedRow, together } from './settle-rows.ts';
import { claimsToRead } from './shown-claims.ts';

const never = 'I write the code myself and I have never managed people there.';
const led = 'My team of six reported to me through the whole monsoon, and we lost no day.';
const lines = ['ANVITA RAO | Mangaluru', 'Software engineer at a port, berth planning for 14 ships a week'];
const asked = 'What do you do at the port?';

/** An interview whose second and last answers are these; between them one speaks of other things. */
const between = (first: string, later: string, question = 'And the monsoon?') => ({
  transcript: ledgerTranscript([
    {
      move: 'lead',
      asked: 'Please begin.',
      said: 'I am from Mangaluru, my parents keep a small shop near the old port road.',
    },
    { move: 'lead', asked, said: first },
    {
      move: 'lead',
      asked: 'Why management?',
      said: 'Because ships wait for paper, and paper waits for people I never meet.',
    },
    {
      move: 'lead',
      asked: 'What do you read?',
      said: 'Mostly Kannada novels, Bhyrappa and Karanth, on the bus in the evening.',
    },
    { move: 'lead', asked: question, said: later },
  ]),
  facts: [],
  lines,
});
type Input = ReturnType<typeof between>;

const row = (said: string, words: string, more: Partial<ReadRow> = {}): ReadRow => ({
  of: 'Q2',
  said,
  standing: 'in_conflict',
  exchanges: [5],
  figures: [],
  words,
  ...more,
});
const isControl = (input: Input, rows: readonly ReadRow[], at: number): boolean => {
  const judged = ledgerToJudge(input, rows).rows;
  return at === judged.length && judged.some(({ also }) => also !== undefined);
};
/** The conflicts of which the second reading says `both`; of two sentences that are true together it says so. */
function conflictsOf(
  input: Input,
  rows: readonly ReadRow[],
  both: JudgedRow['both'] = 'no',
): StandingClaim[] {
  const judged = ledgerToJudge(input, rows).rows.map(({ row: number, also, exchanges }): JudgedRow => {
    const differ = also !== undefined && !isControl(input, rows, number);
    return differ
      ? { row: number, about: exchanges, standing: 'in_conflict', both }
      : {
          row: number,
          about: exchanges,
          standing: 'left_open',
          both: also === undefined ? null : 'other_thing',
        };
  });
  return ledgerRead(input, rows, judged).filter(({ standing }) => standing === 'in_conflict');
}
const refOf = (input: Input, words: string): string =>
  /\[(S\d+)\] [^[]*$/.exec(JSON.stringify(claimsToRead(input)).split(words)[0] ?? '')?.[1] ?? 'none';

describe('two answers that exclude each other, of which nobody took notice (rules LEDGER-19, LEDGER-20)', () => {
  it('are a row with both sentences whole, the earlier against the later, whichever was named first', () => {
    const input = between(never, led);
    const of = refOf(input, 'I write the code');
    const wanted = {
      statement: { text: never },
      against: { words: led, turnId: 'T10' },
      steps: [{ turnId: 'T09' }, { turnId: 'T10', kind: 'conflicts' }],
    };
    for (const one of [
      row('have never managed people', 'team of six reported to me'),
      row('', 'team of six reported to me', { of }),
      row('team of six reported to me', 'have never managed people', { of: 'Q5', exchanges: [2] }),
    ])
      expect(conflictsOf(input, [one])).toMatchObject([wanted]);
  });

  it('are both shown whole to the second reading, among all exchanges, with two that are true together and without what was found', () => {
    const { rows, exchanges } = ledgerToJudge(between(never, led), [
      row('have never managed people', 'team of six reported to me'),
    ]);
    expect(exchanges).toHaveLength(5);
    const pairs = rows.filter(({ also }) => also !== undefined);
    expect(pairs.map(({ claim, also }) => [claim, also])).toEqual([
      [never, led],
      [expect.stringContaining('small shop'), expect.not.stringContaining('monsoon')],
    ]);
    expect(JSON.stringify(rows)).not.toContain('conflict');
  });

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

  it('stand where a reader names beside them some that do not', () => {
    const input = between(never, led);
    const of = refOf(input, 'I write the code');
    const rows = [
      row('', 'paper waits for people', { of, exchanges: [3] }),
      row('', 'team of six reported to me', { of }),
    ];
    expect(
      conflictsOf(input, [{ ...rows[0], words: 'nobody said this' } as ReadRow, rows[1] as ReadRow]),
    ).toHaveLength(1);
  });

  it('are not what was said to the question asked right on', () => {
    const transcript = ledgerTranscript([
      { move: 'lead', asked, said: 'I handle all of it by myself at the berth.' },
      {
        move: 'probe',
        asked: 'The pilots too?',
        said: 'The pilots are called by the harbour office, I give them a slot.',
      },
    ]);
    const rows = [row('all of it by myself', 'called by the harbour office', { of: 'Q1', exchanges: [2] })];
    expect(conflictsOf({ transcript, facts: [], lines }, rows)).toEqual([]);
  });

  it.each<[JudgedRow['both']]>([
    ...together.filter((one) => one !== 'no').map((one) => [one] as [typeof one]),
    [null],
  ])('do not stand where the second reading says %s', (both) =>
    expect(
      conflictsOf(between(never, led), [row('never managed people', 'team of six reported to me')], both),
    ).toEqual([]),
  );

  it('are no row at all where the second reading does not see them so', () => {
    const input = between(never, led);
    const rows = [row('never managed people', 'team of six reported to me')];
    const judged: JudgedRow[] = [{ row: 1, about: [5], standing: 'left_open', both: 'other_time' }];
    expect(ledgerRead(input, rows, judged).some(({ statement }) => statement.text === never)).toBe(false);
  });

  it('are judged beside two sentences that share no word and say nothing of every time', () => {
    const others =
      'My parents keep their shop near the port road even today. I always walk behind it along the winding lanes there.';
    const rows = [row('never managed people', 'team of six reported to me')];
    const { also } = ledgerToJudge(between(never, `${led} ${others}`), rows).rows.at(-1) ?? {};
    expect(also).toContain('Kannada novels');
  });

  it('do not stand where the second reading calls a conflict what is true together', () => {
    const input = between(never, led);
    const rows = [row('never managed people', 'team of six reported to me')];
    const judged = ledgerToJudge(input, rows).rows.map(
      ({ row: number, exchanges }): JudgedRow => ({
        row: number,
        about: exchanges,
        standing: 'in_conflict',
        both: 'no',
      }),
    );
    expect(ledgerRead(input, rows, judged).filter(({ standing }) => standing === 'in_conflict')).toEqual([]);
    expect(
      ledgerRead(input, rows, judged.slice(0, 1)).filter(({ standing }) => standing === 'in_conflict'),
    ).toHaveLength(1);
  });

  it('are four at the most', () => {
    const parts = ['pumps', 'gates', 'cranes', 'lamps', 'ropes', 'tugs'];
    const input = between(
      parts.map((part) => `Nobody else repaired the ${part} there.`).join(' '),
      parts.map((part) => `The ${part} were all repaired for us by Imran.`).join(' '),
    );
    const rows = parts.map((part) =>
      row(`Nobody else repaired the ${part}`, `The ${part} were all repaired for us`),
    );
    expect(conflictsOf(input, rows)).toHaveLength(4);
  });
});

describe('sentences that say it of every time, or of oneself alone (rule LEDGER-19)', () => {
  it('are offered, twelve at the most, the plainest first, and are no row but where something stands against them', () => {
    const input = between(
      never,
      Array.from({ length: 20 }, (_, at) => `I was always at gate ${'abcdefghijklmnopqrst'[at]}.`).join(' '),
    );
    const shown = JSON.stringify(claimsToRead(input));
    expect(shown.match(/\[S\d+\]/g)?.length).toBeLessThanOrEqual(14);
    const of = refOf(input, 'I write the code');
    expect(of).toMatch(/^S/);
    for (const standing of ['left_open', 'defended', 'shaken'] as const) {
      const rows = [row('', 'I was always at gate a', { of, standing })];
      const ledger = ledgerRead(input, rows, [{ row: 1, about: [5], standing, both: null }]);
      expect(ledger.some(({ statement }) => statement.text === never)).toBe(false);
    }
  });

  it.each([
    'I have always wanted to lead.',
    'I would never lie to a captain.',
    'My father has never left the shop.',
    'Was I ever alone, never mind?',
  ])('are not: %s', (said) => expect(refOf(between(said, 'It rained.'), said)).toBe('none'));

  it('whatever two pieces of an interview are held against each other, both sides are whole sentences of two answers', () => {
    const input = between(`${never} ${led}`, `${led} I alone wrote it. Nobody else did.`);
    const words = input.transcript.flatMap(({ text }) => text.split(' '));
    const piece = fc
      .tuple(fc.nat(words.length - 1), fc.integer({ min: 1, max: 12 }))
      .map(([from, size]) => words.slice(from, from + size).join(' '));
    fc.assert(
      fc.property(piece, piece, fc.integer({ min: 0, max: 7 }), (said, other, number) => {
        const [found] = conflictsOf(input, [row(said, other, { of: `Q${number}` })]);
        if (!found) return;
        const [place] = found.places;
        const turnId = place?.by === 'turn' ? place.turnId : '';
        const turns = [turnId, found.against?.turnId].map((id) =>
          input.transcript.find((turn) => turn.id === id),
        );
        expect(turns.map((turn) => turn?.role)).toEqual(['candidate', 'candidate']);
        expect(Number(turnId.slice(1))).toBeLessThan(Number(found.against?.turnId?.slice(1)));
        expect(turns[0]?.text).toContain(found.statement.text);
        expect(turns[1]?.text).toContain(found.against?.words);
        for (const text of [found.statement.text, found.against?.words ?? '']) expect(text).toMatch(/[.?!]$/);
      }),
      { numRuns: 300 },
    );
  });
});
