import { describe, expect, it } from 'vitest';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { mayReword } from './may-reword.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import { probeDirective } from '#core/interview/testing/probe-directive.ts';

describe('what a model may put in its own words', () => {
  const keyed = questionBank.find((stem) => stem.key)?.id ?? '';
  it.each<[Partial<SpeakDirective>, ReturnType<typeof mayReword>]>([
    [{}, 'free'],
    [{ move: 'lead' }, 'free'],
    [{ move: 'repeat' }, 'scripted'],
    [{ script: 'injection', move: 'remark' }, 'scripted'],
    [{ script: 'hint', move: 'clarify' }, 'scripted'],
    [{ move: 'care' }, 'scripted'],
    [{ move: 'boundary' }, 'scripted'],
    [{ move: 'closing', topicId: 'closing' }, 'scripted'],
    [{ move: 'repeat', topicId: 'closing' }, 'scripted'],
    [{ move: 'nudge', tactic: 'silence' }, 'scripted'],
    [{ stemId: keyed }, 'free'],
    [{ stemId: keyed, move: 'challenge' }, 'free'],
    [{ stemId: keyed, move: 'repeat' }, 'scripted'],
    [{ stemId: keyed, move: 'clarify' }, 'as_reviewed'],
    [{ stemId: keyed, move: 'lead' }, 'as_reviewed'],
    [{ stemId: 'no such stem' }, 'free'],
  ])('%o: %s', (part, expected) => {
    expect(mayReword({ ...probeDirective, ...part })).toBe(expected);
  });
});
