import { wordCount } from '#core/text/words-of.ts';
import type { Move } from '#contract/transcript.ts';
import { type Step, say, scriptWords } from './step.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { sentencesOf } from '#core/interview/guards/question.ts';
import type { Asked } from '#core/interview/state.ts';

/** The question itself, without what leads up to it. */
function bareQuestion(text: string): string | null {
  const last = sentencesOf(text).at(-1)?.split(/:\s+/).at(-1);
  return last && wordCount(last) >= 4 && last !== text ? last.charAt(0).toUpperCase() + last.slice(1) : null;
}

/** The same question: word for word the first time, then without what led up to it; who did not understand hears only the question (rule CLOCK-9). */
function sameQuestion({ state, setting }: Step, asked: Asked, move: 'repeat' | 'clarify'): string {
  const bare = asked.repeats > 0 || move === 'clarify' ? bareQuestion(asked.text) : null;
  if (bare && !state.usedTexts.includes(bare)) return bare;
  const again = `Let me put it again. ${asked.text}`;
  return move === 'clarify' && !findBannedPhrase(again, setting.scenario?.banned) ? again : asked.text;
}

/** Puts the question in the air again; an answer to any of its turns answers it. */
export function repeatQuestion(step: Step, asked: Asked, move: Extract<Move, 'repeat' | 'clarify'>): void {
  const { state } = step;
  const { topicId, speakerId } = asked;
  const text =
    asked.kind === 'care' ? scriptWords(step, 'crisis', speakerId) : sameQuestion(step, asked, move);
  const turnId = say(step, {
    speakerId,
    topicId,
    move,
    draft: text,
    awaiting: true,
    ...(asked.gap ? { gap: asked.gap } : {}),
    ...(asked.asWritten ? { asWritten: true as const } : {}),
    ...(state.thread && asked.kind !== 'closing' ? { stemId: state.thread.filled.stem.id } : {}),
  });
  state.asked = {
    ...asked,
    turnId,
    turnIds: [...asked.turnIds, turnId],
    repeats: asked.repeats + 1,
    quietUntilMs: Math.max(state.nowMs, asked.quietUntilMs),
  };
}
