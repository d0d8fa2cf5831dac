import { expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { guardContext } from '#core/interview/guards/guard-context.ts';
import { mayReword } from '#core/interview/prompt/may-reword.ts';
import { panelPrompt, promptStart, secretTexts } from '#core/interview/prompt/panel-prompt.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { simulatedAnswer } from '#core/interview/testing/simulated-answers.ts';
import { speakInterview } from '#core/interview/testing/spoken-interview.ts';
import { openGate } from '#core/interview/guards/gate.ts';
import { panelScript } from './panel-script.ts';

const unnamed = { firstName: null, hide: (text: string) => text };

it('words nine of ten tasks so that the guards let them pass, none as planned', () => {
  let asked = 0;
  let passed = 0;
  let asDrafted = 0;
  for (const style of styles)
    for (const candidate of fictionalCandidates)
      for (const temperament of ['strong', 'terse'] as const)
        speakInterview(
          candidate,
          { style, seed: 7 },
          (question, index) => simulatedAnswer(temperament, question, index),
          (directive, state) => {
            if (mayReword(directive) !== 'free') return directive.draft;
            const [words, again] = ['a', 'b'].map((digit) => {
              const { parts } = panelPrompt(state, directive, promptStart(state, unnamed, digit.repeat(18)));
              const promptText = parts.map(({ text }) => text).join('');
              return panelScript({ promptText, input: JSON.parse(promptText.split('\n').at(-1) ?? '') });
            }) as [string, string];
            expect(again).toBe(words);
            const gate = openGate(guardContext(state, directive, secretTexts(state)));
            gate.push(words);
            gate.finish();
            asked += 1;
            if (gate.complete) passed += 1;
            if (words === directive.draft) asDrafted += 1;
            return gate.complete ? words : directive.draft;
          },
        );
  expect(asked).toBeGreaterThan(20);
  expect(passed / asked).toBeGreaterThan(0.9);
  expect(asDrafted / asked).toBeLessThan(0.1);
});

const brief = {
  move: 'probe',
  seeks: 'where the figure comes from',
  answer: 'L1',
  mustNotAsk: { asked: [] },
  maxWords: 25,
};

const promptText =
  '| {"id":"L1","turn":"T04","says":"We took 40 cases a week."}\n| {"id":"L2","says":"Forty cases."}';

it('has another manner for everybody at a table', () => {
  const voices = [
    'measured, short sentences, follows incentives',
    'numbers first, few words',
    'quick, asks who decided',
  ];
  const said = voices.map((voice) => panelScript({ input: { ...brief, speaker: { voice } }, promptText }));
  expect(new Set(said).size).toBe(3);
  for (const words of said) {
    expect(words).toContain('40 cases');
    expect(words).toMatch(/[^?]\?$/);
  }
});

it('goes on after what was heard', () => {
  const input = { ...brief, speaker: { voice: '' }, alreadySaid: 'L2' };
  expect(panelScript({ input, promptText })).toMatch(/^[^.?]+\?$/);
});
