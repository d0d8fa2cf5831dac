import type { ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import type { Turn } from '#contract/transcript.ts';
import { closingTopic } from '#core/topics/topic-table.ts';

/** An interview whose panel is rated; from whichever speaker, or written by hand. */
export type PlayedInterview = {
  id: string;
  style: Style;
  facts: readonly ResumeFact[];
  turns: readonly Turn[];
};

/** What the panel did after an answer: went after it, or moved on. One row of the sheet. */
export type PanelDecision = {
  id: string;
  style: Style;
  kind: 'follow_up' | 'moved_on';
  /** The lead that opened this thread, and all that was said in it up to the answer. */
  thread: readonly Turn[];
  question: Turn;
  answer: Turn;
  /** What the panel said next. */
  next: Turn;
  /** Everything said before `next`. */
  before: readonly Turn[];
  facts: readonly ResumeFact[];
};

const asking = new Set(['lead', 'probe', 'challenge']);
const isAsking = (turn: Turn): boolean => turn.role === 'panel' && asking.has(turn.move ?? '');
const aside = new Set(['remark', 'nudge']);

/** The panel's next turn that asks; none when it repeated, redirected, cared or closed, which is no choice between following up and moving on. */
function nextAsked(turns: readonly Turn[], from: number): Turn | undefined {
  const next = turns.slice(from).find((turn) => turn.role === 'panel' && !aside.has(turn.move ?? ''));
  return next && isAsking(next) ? next : undefined;
}

/** Every choice of a panel between a follow-up and moving on, in order. */
export function panelDecisions({ id, style, facts, turns }: PlayedInterview): PanelDecision[] {
  return turns.flatMap((answer, at): PanelDecision[] => {
    if (answer.role !== 'candidate' || answer.unscored === true || answer.topicId === closingTopic) return [];
    const question = turns.slice(0, at).findLast(isAsking);
    const next = nextAsked(turns, at + 1);
    const opened = turns.slice(0, at).findLastIndex((turn) => isAsking(turn) && turn.move === 'lead');
    if (!question || !next || opened < 0) return [];
    return [
      {
        id: `${id}/${next.id}`,
        style,
        kind: next.move === 'lead' ? 'moved_on' : 'follow_up',
        thread: turns.slice(opened, at + 1),
        question,
        answer,
        next,
        before: turns.slice(0, turns.indexOf(next)),
        facts,
      },
    ];
  });
}

/** So many of a list, spread over it evenly. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[Math.floor(at * step)] as T);
}

/** A sheet of so many turns, follow-ups and moves in the share they occur in. */
export function sampled(decisions: readonly PanelDecision[], count: number): PanelDecision[] {
  return spread(decisions, count);
}
