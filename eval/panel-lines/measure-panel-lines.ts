import { openGate } from '#core/interview/guards/gate.ts';
import { type Half, readPanelLines } from './read-panel-lines.ts';
import { reactionOf } from './read-reactions.ts';

type Stopped = { reason: string; detail: string; words: string };

/** Which written lines of a half the gate stops or shortens, and why. */
export function stoppedOf(half: Half): { all: number; stopped: Stopped[] } {
  const lines = readPanelLines(half);
  const stopped = lines.flatMap(({ words, context }) => {
    const gate = openGate(context);
    const said = gate.push(words) + gate.finish();
    if (gate.complete && said === words) return [];
    return [{ reason: gate.failure?.reason ?? 'cut', detail: gate.failure?.detail ?? said, words }];
  });
  return { all: lines.length, stopped };
}

/** The written lines of a half that react more than a person would (rule GUARD-4): a matter of style, which no gate stops. */
export const overreacting = (half: Half): string[] =>
  readPanelLines(half).flatMap(({ words, context, reactedLately }) => {
    const { lastAnswer, directive, earlierQuestions, facts } = context;
    const near = [
      lastAnswer,
      directive.draft,
      earlierQuestions.at(-1) ?? '',
      ...facts.map(({ value }) => value),
    ];
    return reactionOf(words, near, reactedLately) === 'too_much' ? [words] : [];
  });
