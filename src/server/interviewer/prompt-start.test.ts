import { expect, test } from 'vitest';
import { promptStart } from '#core/interview/prompt/panel-prompt.ts';
import { firstName } from '#core/interview/questions/spoken-names.ts';
import type { ConductorState } from '#core/interview/state.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { speakInterview } from '#core/interview/testing/spoken-interview.ts';
import { simulatedAnswer } from '#core/interview/testing/simulated-answers.ts';
import { withoutPerson } from '#core/scoring/hidden-texts.ts';
import { createPromptStarts } from './prompt-start.ts';

/** Made anew, with nothing kept from an earlier request. */
function madeAnew(state: ConductorState, shareName: boolean) {
  const { candidateName = '', facts = [] } = state.setting ?? {};
  const shared = shareName ? firstName(candidateName) : null;
  const person = { firstName: shared, hide: withoutPerson(candidateName, facts, shared) };
  return promptStart(state, person, 'a'.repeat(18));
}

/** The states in which words are asked for, interview by interview in turns. */
function statesOf(): ConductorState[] {
  const interviews = fictionalCandidates.slice(0, 3).map((candidate, at) => {
    const states: ConductorState[] = [];
    speakInterview(
      candidate,
      { style: at % 2 ? 'grill' : 'chill', seed: at },
      (question, turn) => simulatedAnswer('average', question, turn),
      (directive, state) => {
        states.push(state);
        return directive.draft;
      },
    );
    return states;
  });
  const longest = Math.max(...interviews.map((states) => states.length));
  return Array.from({ length: longest }, (_, at) => interviews.flatMap((states) => states[at] ?? [])).flat();
}

const states = statesOf();

test.each([true, false])('what is kept is what would be made anew; the name shared: %s', (shareName) => {
  const startOf = createPromptStarts(shareName);
  expect(states.length).toBeGreaterThan(60);
  for (const state of states) {
    const { person, instructions, file } = startOf(state);
    const anew = madeAnew(state, shareName);
    expect({ instructions, file }).toEqual({ instructions: anew.instructions, file: anew.file });
    expect(person.firstName).toBe(anew.person.firstName);
    const name = state.setting?.candidateName ?? '';
    for (const text of [...state.turns.map((turn) => turn.text), `I am ${name}, mail me at a.b@example.com`])
      expect(person.hide(text)).toBe(anew.person.hide(text));
  }
});

test('it is made once for an interview, and again when other facts lie on its table', () => {
  const startOf = createPromptStarts(false);
  const [first] = states;
  if (!first) throw new Error('Nobody spoke.');
  expect(startOf({ ...first, nowMs: first.nowMs + 1 })).toBe(startOf(first));
  const other = { ...first, tableFactIds: [] };
  expect(startOf(other).file).toEqual(madeAnew(other, false).file);
  expect(startOf(other).file).not.toEqual(startOf(first).file);
  expect(startOf(other).mark).toBe(startOf(first).mark);
});
