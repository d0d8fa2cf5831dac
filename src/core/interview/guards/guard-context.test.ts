import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { step } from '#core/interview/conductor.ts';
import { initialState, type ConductorState } from '#core/interview/state.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { guardContext } from './guard-context.ts';
import { doctor, engineer } from '#core/interview/testing/fictional-candidates.ts';
import { Play } from '#core/interview/testing/play.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { openGate } from './gate.ts';
import { asksOneThing } from './question.ts';

/** Every line of a whole interview with the state it was asked for in. */
function linesOf(...[candidate, style, seed, temperament]: Parameters<typeof simulateInterview>) {
  const lines: { state: ConductorState; speak: SpeakDirective }[] = [];
  let state = initialState();
  for (const event of simulateInterview(candidate, style, seed, temperament).events) {
    const next = step(state, event);
    state = next.state;
    for (const d of next.directives) if (d.kind === 'speak') lines.push({ state, speak: d.speak });
  }
  return lines;
}

describe('what the guards are told', () => {
  const full =
    'I traced the ledger in March because two clerks lost 40 hours a month, and I rejected the cheaper option. It came down to 9 hours.';
  const play = new Play('grill', 11, engineer);
  const [, lead] = play.spoken;
  play.answer(full, 60_000);
  const followUp = play.spoken.at(-1);
  const contextOf = (speak = followUp, secrets: string[] = []) =>
    guardContext(play.state, speak ?? play.spoken[0] ?? expect.fail(), secrets);

  it('the last answer, and none before the first', () => {
    expect(contextOf().lastAnswer).toBe(full);
    expect(contextOf(lead).lastAnswer).toBe('');
  });

  it('the questions before this one, and not this one', () => {
    expect(contextOf(lead).earlierQuestions).toEqual([]);
    expect(contextOf().earlierQuestions).toContain(lead?.draft);
    expect(contextOf().earlierQuestions).not.toContain(followUp?.draft);
  });

  it('a repeat may repeat the question in the air', () => {
    const again = new Play('chill', 3);
    again.answer(full, 60_000);
    const asked = again.spoken.at(-1);
    again.send({ kind: 'ask_again', atMs: 61_000 });
    const repeat = again.spoken.at(-1);
    expect(repeat?.move).toBe('repeat');
    const { earlierQuestions } = guardContext(again.state, repeat ?? expect.fail(), []);
    expect(earlierQuestions.length).toBeGreaterThan(0);
    expect(earlierQuestions).not.toContain(asked?.draft);
  });

  it('names at the table, and no way to reach the candidate', () => {
    const { tableNames, allowedTexts } = contextOf();
    const speaker = play.state.panel.find((member) => member.id === followUp?.speakerId);
    expect(tableNames?.speaker).toBe(speaker?.name);
    expect(tableNames?.others).toContain(engineer.name);
    expect(allowedTexts).toEqual(expect.arrayContaining(play.state.panel.map((member) => member.name)));
    const fact = (kind: 'phone' | 'hobby', value: string) =>
      ({ id: 'F01', kind, value, line: 1, attributes: {} }) as const;
    const facts = [fact('phone', '70070 12345'), fact('hobby', 'Chess')];
    const known = new Play('chill', 1, { ...engineer, facts });
    const context = guardContext(known.state, known.spoken[0] ?? expect.fail(), []);
    expect(context.facts.map((f) => f.value)).toEqual(['Chess']);
  });

  it('what must not shine through', () => {
    expect(contextOf(followUp, ['a secret']).secretTexts).toEqual(['a secret']);
  });
});

describe.each(styles)('a model that says the draft as it is, in %s', (style) => {
  it.each([
    [engineer, 'strong'],
    [doctor, 'average'],
    [engineer, 'weak'],
    [doctor, 'rambling'],
  ] as const)('is let through', (candidate, temperament) => {
    for (const seed of sampled([1, 2, 3, 4])) {
      for (const { state, speak } of linesOf(candidate, style, seed, temperament)) {
        // Half a sentence of ours (“Go on.”) is no model's to say.
        if (speak.script || !asksOneThing(speak.draft)) continue;
        const gate = openGate(guardContext(state, speak, []));
        gate.push(speak.draft);
        gate.finish();
        const { said, failure } = gate;
        expect({ said, failure }).toEqual({ said: speak.draft, failure: null });
      }
    }
  });
});
