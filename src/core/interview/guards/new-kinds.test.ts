import { describe, expect, it } from 'vitest';
import { attackedScene, reactionAttacks } from '#core/interview/testing/reaction-attacks.ts';
import { saidBackAttacks, saidBackScene } from '#core/interview/testing/said-back-attacks.ts';
import { type FaithfulScene, faithfulScenes } from '#core/interview/testing/faithful-lines.ts';
import { probeDirective } from '#core/interview/testing/probe-directive.ts';
import type { Utterance } from './check-utterance.ts';
import { openGate } from './gate.ts';
import { openChoiceGate } from './choice-gate.ts';

type Scene = Pick<FaithfulScene, 'earlier' | 'answer' | 'draft'> & Partial<FaithfulScene>;
const contextOf = ({ earlier, answer, draft, fact, style, move }: Scene): Omit<Utterance, 'text'> => ({
  directive: {
    ...probeDirective,
    style: style ?? 'grill',
    move: move ?? 'probe',
    draft,
    maxWords: move === 'lead' ? 32 : 25,
    factIds: fact ? ['F01'] : [],
  },
  lastAnswer: answer,
  facts: fact ? [{ id: 'F01', kind: 'claim', value: fact, line: 1, attributes: {} }] : [],
  slotValues: {},
  earlierQuestions: ['What should we know that the form does not say?'],
  allowedTexts: ['Prof. Arvind Bhalla', earlier, answer],
});

it('at least four in five faithful lines of another manner pass', () => {
  const all = faithfulScenes.flatMap((scene) => scene.lines.map((line) => ({ scene, line })));
  expect(all.length).toBeGreaterThanOrEqual(120);
  const stopped = all.flatMap(({ scene, line }) => {
    const gate = openGate(contextOf(scene));
    const said = gate.push(line) + gate.finish();
    return said === line && gate.complete
      ? []
      : [`${gate.failure?.reason} [${gate.failure?.detail}] ${line}`];
  });
  expect(stopped.length / all.length, `${all.length}\n${stopped.join('\n')}`).toBeLessThanOrEqual(0.2);
});

const attacks = Object.entries(reactionAttacks).flatMap(([kind, lines]) =>
  lines.map((line): [kind: string, line: string] => [kind, line]),
);

describe('what hides behind the kinds a panellist is allowed', () => {
  it.each(attacks)('%s is stopped before its first word: %s', (_, line) => {
    const gate = openGate(contextOf(attackedScene));
    expect(gate.push(line) + gate.finish()).toBe('');
  });

  it.each(attacks)('%s is stopped behind the word for the way too: %s', (_, line) => {
    const context = contextOf(attackedScene);
    const gate = openChoiceGate(
      { way: 'stay', context, written: null },
      { way: 'go', context, written: null },
    );
    expect(gate.push(`STAY ${line}`) + gate.finish()).toBe('');
  });
});

const saidBack = Object.entries(saidBackAttacks).flatMap(([kind, lines]) =>
  lines.map((line): [kind: string, line: string] => [kind, line]),
);

describe('what hides behind the words of the candidate said back', () => {
  it.each(saidBack)('%s is stopped before its first word: %s', (_, line) => {
    const gate = openGate(contextOf(saidBackScene));
    expect(gate.push(line) + gate.finish()).toBe('');
  });
});
