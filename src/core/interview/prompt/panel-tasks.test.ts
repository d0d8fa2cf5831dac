import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { panelPrompt, promptStart, secretTexts } from './panel-prompt.ts';
import { engineer, fictionalCandidates, fresher } from '#core/interview/testing/fictional-candidates.ts';
import { callMark, personOf, callsOf, simulated, taskOf, fact } from '#tests/fixtures/panel-calls.ts';

describe('a task', () => {
  const calls = styles.flatMap((style) =>
    [1, 2, 3, 4].flatMap((seed) => simulated(engineer, style, seed).calls),
  );

  it('names the speaker and nobody’s notes', () => {
    for (const call of calls) {
      const member = call.state.panel.find(({ id }) => id === call.directive.speakerId);
      const { speaker } = taskOf(call).task;
      expect(speaker).toEqual({
        seat: member?.seat,
        agenda: member?.agenda,
        voice: member?.voice.join(', '),
      });
    }
  });

  it('is a brief without the planned words: what is sought, which answer it follows, what is known, what not to ask (rule ENGINE-6)', () => {
    let known = 0;
    for (const call of calls) {
      const { directive, state } = call;
      const text = call.prompt.parts.at(-1)?.text ?? '';
      const { task, lines, says } = taskOf(call);
      expect(task).not.toHaveProperty('draft');
      if (directive.move !== 'repeat' && directive.move !== 'clarify')
        expect(text).not.toContain(directive.draft);
      expect(task).toMatchObject({ maxWords: directive.maxWords, seeks: expect.stringMatching(/\w+ \w+/) });
      expect(String(task['move'])).toMatch(new RegExp(`^${directive.move}: \\w`));
      expect('tactic' in task).toBe(directive.tactic !== undefined);
      expect('interjects' in task).toBe(directive.interjects !== undefined);
      if (directive.move === 'probe' || directive.move === 'challenge') {
        const at = state.turns.findIndex(({ id }) => id === directive.turnId);
        expect(task['answer']).toBe(
          state.turns.slice(0, at).findLast(({ role }) => role === 'candidate')?.id,
        );
      } else expect(task).not.toHaveProperty('answer');
      known += ((task['known'] ?? []) as string[]).map(says).filter((words) => words !== '').length;
      const { asked } = task['mustNotAsk'] as { asked: string[] };
      expect(asked.length).toBeLessThanOrEqual(20);
      for (const id of asked) {
        const turn = lines.find((line) => line.turn === id);
        expect(turn).toHaveProperty('seat');
        expect(id).not.toBe(directive.turnId);
      }
    }
    expect(known).toBeGreaterThan(20);
  });

  it('has facts with what is known of them', () => {
    const hobby = fact('F57', { kind: 'hobby', value: 'Veena', attributes: { depth: '11 years' } });
    const [first] = callsOf(
      { ...fresher, facts: [...fresher.facts, hobby] },
      { style: 'chill', seed: 2 },
      () => 'I do not know, sir.',
    );
    expect(first?.prompt.parts[0]?.text).toContain('"says":"Veena, 11 years"');
  });

  it('tells, when asked again, what was wrong and what was already heard', () => {
    const [call] = calls;
    if (!call) throw new Error('no call');
    const retry = { reason: 'praise', detail: 'great answer', said: 'Sixty-two jobs.' } as const;
    const start = promptStart(call.state, personOf(call.state), callMark);
    const [first, second] = [undefined, retry].map((r) => panelPrompt(call.state, call.directive, start, r));
    if (!second) throw new Error('no second call');
    expect(second.parts.slice(0, -1)).toEqual(first?.parts.slice(0, -1));
    const { task, says } = taskOf({ prompt: second });
    expect(task['wrongBefore']).toContain('praised');
    expect(says(task['spot'])).toBe('great answer');
    expect(task).not.toHaveProperty('draft');
    expect(says(task['alreadySaid'])).toBe('Sixty-two jobs.');
  });
});

describe('the instructions nobody may hear', () => {
  it('are all in the prompt, without a fact, a name or a line of the offline panel', () => {
    for (const style of styles) {
      const [first] = simulated(engineer, style, 2, 'average').calls;
      if (!first) throw new Error('no call');
      const secrets = secretTexts(first.state);
      expect(secrets.length).toBeGreaterThan(20);
      for (const secret of secrets) expect(first.prompt.instructions).toContain(secret);
      const all = secrets.join('\n');
      for (const member of first.state.panel) expect(all).not.toContain(member.shortName);
      for (const { value, kind } of engineer.facts) if (kind !== 'tool') expect(all).not.toContain(value);
      const runs = new Set(sixWordRuns(all));
      for (const candidate of fictionalCandidates)
        for (const seed of [1, 2, 3])
          for (const line of simulated(candidate, style, seed).lines)
            expect(sixWordRuns(line).filter((run) => runs.has(run))).toEqual([]);
    }
  });
});

function sixWordRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  return words.slice(5).map((_, at) => words.slice(at, at + 6).join(' '));
}
