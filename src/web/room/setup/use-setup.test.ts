import { describe, expect, it } from 'vitest';
import { choicesFrom, furthestStep, type SetupStep } from './use-setup.ts';

describe('choicesFrom', () => {
  it.each<[string, unknown, SetupStep]>([
    ['nothing kept', null, 'style'],
    ['not an object', 'rules', 'style'],
    ['an unknown step', { step: 'microphone', style: 'chill', resumeId: 'res_1' }, 'style'],
    ['a step before its choices', { step: 'rules' }, 'style'],
    ['a style but no resume', { step: 'rules', style: 'grill' }, 'resume'],
    ['an unknown style', { step: 'resume', style: 'roast' }, 'style'],
    ['everything chosen', { step: 'rules', style: 'grill', resumeId: 'res_1' }, 'rules'],
    ['gone back on purpose', { step: 'style', style: 'grill', resumeId: 'res_1' }, 'style'],
  ])('%s', (_, value, step) => {
    expect(choicesFrom(value).step).toBe(step);
  });

  it('who has not agreed goes no further than the notice, whatever is chosen', () => {
    const choices = choicesFrom({ step: 'rules', style: 'grill', resumeId: 'res_1' });
    expect(furthestStep(choices, false)).toBe('notice');
    expect(furthestStep(choices, true)).toBe('rules');
    expect(furthestStep({ ...choices, style: null }, false)).toBe('style');
  });

  it('keeps only what may be sent', () => {
    const choices = choicesFrom({ style: 'chill', statement: 7, targetSchools: ['IIM A', 3], resumeId: {} });
    expect(choices).toMatchObject({ statement: '', targetSchools: ['IIM A'], resumeId: null });
  });
});
