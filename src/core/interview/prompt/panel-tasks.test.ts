import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { panelMessages, secretTexts } from './panel-messages.ts';
import { engineer, fictionalCandidates, fresher } from '#core/interview/testing/fictional-candidates.ts';
import { personOf, callsOf, simulated, taskOf, fact } from '#tests/fixtures/panel-calls.ts';

describe('a task', () => {
  const calls = styles.flatMap((style) =>
    [1, 2, 3, 4].flatMap((seed) => simulated(engineer, style, seed).calls),
  );

  it('names the speaker with nobody’s notes but their own, and at most four', () => {
    for (const call of calls) {
      const { speakerId } = call.directive;
      const { speaker } = taskOf(call).task as { speaker: { name: string; agenda: string; notes: string[] } };
      const member = call.state.panel.find((m) => m.id === speakerId);
      expect(speaker).toMatchObject({ name: member?.name, agenda: member?.agenda });
      const own = call.state.notes.filter((n) => n.panellistId === speakerId).slice(-4);
      expect(speaker.notes).toHaveLength(own.length);
      own.forEach((note, at) =>
        expect(note.text.startsWith(speaker.notes[at]?.slice(0, 80) ?? '?')).toBe(true),
      );
    }
    expect(calls.some((call) => call.state.notes.length > 10)).toBe(true);
  });

  it('is a brief without the planned words: what is sought, what to hook on, what is known, what not to ask (rule ENGINE-6)', () => {
    let hooked = 0;
    let known = 0;
    for (const call of calls) {
      const { directive, state } = call;
      const text = call.messages.at(-1)?.parts.at(-1)?.text ?? '';
      const { task } = taskOf(call);
      expect(task).not.toHaveProperty('draft');
      if (directive.move !== 'repeat' && directive.move !== 'clarify')
        expect(text).not.toContain(directive.draft);
      expect(task).toMatchObject({ maxWords: directive.maxWords, seeks: expect.stringMatching(/\w+ \w+/) });
      expect(String(task['move'])).toMatch(new RegExp(`^${directive.move}: \\w`));
      expect('tactic' in task).toBe(directive.tactic !== undefined);
      expect('interjects' in task).toBe(directive.interjects !== undefined);
      const hooks = (task['hooks'] ?? []) as { turn: string; says: string }[];
      expect(hooks.length).toBeLessThanOrEqual(3);
      for (const { turn, says } of hooks)
        expect(state.turns.find(({ id }) => id === turn)?.text).toContain(says);
      if (directive.hook) expect(hooks[0]?.says).toContain(directive.hook.quote);
      hooked += hooks.length;
      known += ((task['known'] ?? []) as string[]).length;
      const { asked } = task['mustNotAsk'] as { asked: string[] };
      expect(asked.length).toBeLessThanOrEqual(16);
      expect(asked).not.toContain(directive.draft);
    }
    expect(hooked).toBeGreaterThan(calls.length);
    expect(known).toBeGreaterThan(20);
    expect(
      calls.some((call) => (taskOf(call).task['interjects'] as { disagrees?: boolean })?.disagrees),
    ).toBe(true);
  });

  it('has facts with what is known of them', () => {
    const hobby = fact('F57', { kind: 'hobby', value: 'Veena', attributes: { depth: '11 years' } });
    const [first] = callsOf(
      { ...fresher, facts: [...fresher.facts, hobby] },
      { style: 'chill', seed: 2 },
      () => 'I do not know, sir.',
    );
    expect(first?.instructions).toContain('"says":"Veena, 11 years"');
  });

  it('tells, when asked again, what was wrong and what was already heard', () => {
    const [call] = calls;
    if (!call) throw new Error('no call');
    const retry = { reason: 'praise', detail: 'great answer', said: 'Sixty-two jobs.' } as const;
    const [first, second] = [undefined, retry].map((r) =>
      panelMessages(call.state, call.directive, personOf(call.state), r),
    );
    expect(second?.slice(0, -1)).toEqual(first?.slice(0, -1));
    expect(second?.at(-1)?.parts[0]).toEqual(first?.at(-1)?.parts[0]);
    const task = taskOf({ ...call, messages: second ?? [] }).task;
    expect(task).toMatchObject({
      wrongBefore: expect.stringContaining('praised'),
      draft: call.directive.draft,
      alreadySaid: 'Sixty-two jobs.',
    });
    expect(String(task['wrongBefore'])).toContain('great answer');
    expect(String(task['wrongBefore'])).not.toMatch(/_|praise:/);
  });
});

describe('the instructions nobody may hear', () => {
  it('are all in the prompt, without a fact, a name or a line of the offline panel', () => {
    for (const style of styles) {
      const [first] = simulated(engineer, style, 2, 'average').calls;
      if (!first) throw new Error('no call');
      const secrets = secretTexts(first.state);
      expect(secrets.length).toBeGreaterThan(20);
      for (const secret of secrets) expect(first.instructions).toContain(secret);
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
