import { wordCount } from '#core/text/words-of.ts';
import type { Move } from '#contract/transcript.ts';
import { type Step, say, scriptWords } from './step.ts';
import { sentencesOf } from '#core/interview/guards/question.ts';
import { wordStem } from '#core/interview/questions/fill-stem.ts';
import type { Asked } from '#core/interview/state.ts';

const attempts = 6;

function otherWordings({ state, setting }: Step, asked: Asked): string[] {
  const { thread } = state;
  const seeds = Array.from({ length: attempts }, (_, index) => `${setting.seed}|again ${index}`);
  if (asked.kind === 'lead' && thread) return seeds.map((seed) => wordStem(thread.filled, 'chill', seed));
  return [];
}

/** The question itself, without what leads up to it. */
function bareQuestion(text: string): string | null {
  const last = sentencesOf(text).at(-1)?.split(/:\s+/).at(-1);
  return last && wordCount(last) >= 4 && last !== text ? last.charAt(0).toUpperCase() + last.slice(1) : null;
}

/** The same question in simpler words: the shortest plain wording not heard yet, else its bare question, else the same words again. */
function simplerWords(step: Step, asked: Asked): string {
  const { usedTexts } = step.state;
  const fresh = otherWordings(step, asked).filter((text) => text && !usedTexts.includes(text));
  const [shortest] = fresh.toSorted((a, b) => wordCount(a) - wordCount(b));
  if (shortest) return shortest;
  const bare = bareQuestion(asked.text);
  return bare && !usedTexts.includes(bare) ? bare : `Once more: ${asked.text}`;
}

/** Puts the question in the air again; an answer to any of its turns answers it. */
export function repeatQuestion(step: Step, asked: Asked, move: Extract<Move, 'repeat' | 'clarify'>): void {
  const { state } = step;
  const { topicId, speakerId } = asked;
  const text = asked.kind === 'care' ? scriptWords(step, 'crisis') : simplerWords(step, asked);
  const turnId = say(step, {
    speakerId,
    topicId,
    move,
    draft: text,
    awaiting: true,
    ...(asked.gap ? { gap: asked.gap } : {}),
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
