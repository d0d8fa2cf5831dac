import { describe, expect, it } from 'vitest';
import type { Move } from '#contract/transcript.ts';
import { onTheTable } from './on-the-table.ts';
import type { RoomTurn } from './room-state.ts';

const turn = (rest: Partial<RoomTurn>): RoomTurn => ({
  id: '',
  role: 'panel',
  topicId: 'work_experience',
  text: 'words',
  startedAtMs: 0,
  endedAtMs: 0,
  finished: true,
  live: true,
  ...rest,
});
const says = (move: Move) => turn({ move });
const answers = turn({ role: 'candidate', source: 'typed' });
const isSilent = turn({ role: 'candidate', source: 'none', text: '' });

/** Turns are numbered in order, so that the table reads: before, question, after. */
type Table = [before: number[], question: number | null, after: number | null];

describe('onTheTable', () => {
  it.each<[string, RoomTurn[], Table]>([
    ['nothing was said yet', [], [[], null, null]],
    ['an opening remark waits for its question', [says('remark')], [[1], null, null]],
    ['the opening stands above the first question', [says('remark'), says('lead')], [[1], 2, null]],
    ['a nudge stands under the open question', [says('lead'), says('nudge')], [[], 1, 2]],
    [
      'a tactic that waits for more takes the place of the question',
      [says('lead'), answers, turn({ move: 'nudge', tactic: 'silence' })],
      [[], 3, null],
    ],
    ['only the last remark stands there', [says('lead'), says('nudge'), says('remark')], [[], 1, 3]],
    ['a remark leads to the repeat', [says('lead'), answers, says('remark'), says('repeat')], [[3], 4, null]],
    ['an answered question stays while they think', [says('lead'), answers], [[], 1, null]],
    ['a remark on an answer clears the table', [says('lead'), answers, says('remark')], [[3], null, null]],
    ['silence counts as answered', [says('lead'), isSilent, says('remark'), says('lead')], [[3], 4, null]],
    ['a repeat is the question', [says('lead'), says('nudge'), says('repeat')], [[], 3, null]],
    ['closing words are large', [says('lead'), answers, says('closing')], [[], 3, null]],
  ])('%s', (_, said, [before, question, after]) => {
    const transcript = said.map((each, index) => ({ ...each, id: `T0${index + 1}` }));
    const id = (number: number | null) => (number === null ? undefined : `T0${number}`);
    const table = onTheTable(transcript, false);
    expect(table.before.map((each) => each.id)).toEqual(before.map(id));
    expect([table.question?.id, table.after?.id]).toEqual([id(question), id(after)]);
  });

  it('puts words of care in the place of the question only while the clock stands', () => {
    const transcript = [says('lead'), answers, says('care')];
    expect(onTheTable(transcript, true).question?.move).toBe('care');
    expect(onTheTable(transcript, false).question).toBeNull();
    const resumed = [...transcript, turn({ id: 'T04', move: 'care' }), says('lead')];
    expect(onTheTable(resumed, false).before.map((each) => each.id)).toEqual(['T04']);
  });
});
