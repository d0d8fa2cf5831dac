import { type RefObject, useRef, useState } from 'react';
import type { TopicId } from '#contract/topics.ts';
import type { RubricTopic } from './rubric.tsx';
import type { ReviewKeys } from './use-review-keys.ts';

/** Where one is on a review's page, and the ways about it. */
export type Desk = {
  /** The topic that number keys mark. */
  current: TopicId | null;
  onAt: (topicId: TopicId) => void;
  /** Shows a quote where it was said, and back where one came from. */
  jump: (place: string) => void;
  back: (place?: string) => void;
  toTranscript: () => void;
  toRubric: () => void;
  toPart: (part: TopicId | 'recommendation') => void;
  keys: Omit<ReviewKeys, 'submit' | 'next' | 'help'>;
};

/** The page's element and the note's field, which whoever draws them holds. */
type DeskRefs = {
  root: RefObject<HTMLDivElement | null>;
  note: RefObject<HTMLTextAreaElement | null>;
};

export function useDesk(topics: readonly RubricTopic[], { root, note }: DeskRefs): Desk {
  const jumped = useRef<string | null>(null);
  const [current, setCurrent] = useState<TopicId | null>(topics[0]?.topicId ?? null);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector) ?? null;
  const radioIn = (selector: string) => find(`${selector} input:checked`) ?? find(`${selector} input`);
  const at = topics.findIndex(({ topicId }) => topicId === current);
  const toTopic = (topicId: TopicId | null): void => {
    setCurrent(topicId);
    reach(radioIn(`[data-topic="${topicId}"]`), 'nearest');
  };
  const jump = (place: string): void => {
    jumped.current = place;
    reach(find(`#${place}`), 'center');
  };
  const back = (place = jumped.current ?? ''): void => {
    const button = place ? find(`[data-quote="${place}"]`) : null;
    if (button) reach(button, 'nearest');
    else toTopic(current);
  };
  const nextQuote = (): void => {
    const quotes = topics[at]?.quotes ?? [];
    const seen = quotes.findIndex(({ place }) => place === jumped.current);
    const next = quotes[(seen + 1) % Math.max(1, quotes.length)];
    if (next) jump(next.place);
  };
  return {
    current,
    onAt: setCurrent,
    jump,
    back,
    toTranscript: () => reach(find('#transcript-title'), 'start'),
    toRubric: () => toTopic(current),
    toPart: (part) =>
      part === 'recommendation' ? reach(radioIn('[data-recommend]'), 'nearest') : toTopic(part),
    keys: {
      mark: (mark) => {
        find(`[data-topic="${current}"] input[value="${mark}"]`)?.click();
        reach(radioIn(`[data-topic="${current}"]`), 'nearest');
      },
      topic: (step) => {
        const to = Math.min(topics.length - 1, Math.max(0, at + step));
        toTopic(topics[to]?.topicId ?? null);
      },
      recommend: () => reach(radioIn('[data-recommend]'), 'nearest'),
      note: () => reach(note.current, 'nearest'),
      quote: nextQuote,
      back: () => back(),
    },
  };
}

function reach(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
