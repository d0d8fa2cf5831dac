import { useCallback, useRef } from 'react';
import type { Feedback, Relevance } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';

/** Tells whether the answers to a topic met its question; rejects with what went wrong. */
export type Tell = (topicId: TopicId, relevance: Relevance) => Promise<void>;

/** Tells of one topic after another, so that the reply that comes last is the newest. */
export function useTelling(sessionId: string, onTold: (feedback: Feedback) => void): Tell {
  const before = useRef<Promise<void>>(Promise.resolve());
  return useCallback(
    (topicId, relevance) => {
      const call = before.current.then(async () => {
        const { feedback } = await callEndpoint('PUT /api/feedback/:sessionId/relevance', {
          params: { sessionId },
          body: { topicId, relevance },
        });
        onTold(feedback);
      });
      before.current = call.catch(() => undefined);
      return call;
    },
    [sessionId, onTold],
  );
}
