import { describe, expect, it } from 'vitest';
import type { Move } from '#contract/transcript.ts';
import { onTheTable } from './on-the-table.ts';
import type { RoomTurn } from './room-state.ts';

const turn = (id: string, rest: Partial<RoomTurn>): RoomTurn => ({
  id,
  role: 'panel',
  topicId: 'work_experience',
  text: 'words',
  startedAtMs: 0,
  endedAtMs: 0,
  finished: true,
  live: true,
  ...rest,
});
const panel = (id: string, move: Move) => turn(id, { move });
const answer = (id: string) => turn(id, { role: 'candidate', source: 'typed' });
const silence = (id: string) => turn(id, { role: 'candidate', source: 'none', text: '' });

describe('onTheTable', () => {
  it.each<[string, RoomTurn[], string | null, string | null]>([
    ['nothing was said yet', [], null, null],
    ['an opening remark stands alone', [panel('T01', 'remark')], 'T01', null],
    ['a question takes the place of a remark', [panel('T01', 'remark'), panel('T02', 'lead')], 'T02', null],
    [
      'a nudge stands under the question',
      [panel('T01', 'lead'), silence('T02'), panel('T03', 'nudge')],
      'T01',
      'T03',
    ],
    [
      'a redirect keeps the question',
      [panel('T01', 'lead'), answer('T02'), panel('T03', 'redirect')],
      'T01',
      'T03',
    ],
    [
      'a remark while thinking stands under it',
      [panel('T01', 'lead'), silence('T02'), panel('T03', 'remark')],
      'T01',
      'T03',
    ],
    [
      'a remark on an answer closes the question',
      [panel('T01', 'lead'), answer('T02'), panel('T03', 'remark')],
      'T03',
      null,
    ],
    ['a repeat is the question', [panel('T01', 'lead'), silence('T02'), panel('T03', 'repeat')], 'T03', null],
    [
      'a new question clears the aside',
      [panel('T01', 'lead'), panel('T02', 'nudge'), answer('T03'), panel('T04', 'probe')],
      'T04',
      null,
    ],
  ])('%s', (_, transcript, question, aside) => {
    const table = onTheTable(transcript);
    expect([table.question?.id ?? null, table.aside?.id ?? null]).toEqual([question, aside]);
  });
});
