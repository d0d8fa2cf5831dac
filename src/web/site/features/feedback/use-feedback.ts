import { useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { Feedback } from '#contract/feedback.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { followEvents } from '#web/lib/event-stream.ts';

type Reply = ReplyOf<'readFeedback'>;

type FeedbackState =
  | { status: 'fetching' }
  | { status: 'none' }
  | { status: 'deleted' }
  | { status: 'failed'; message: string }
  | { status: 'writing'; progress: { done: number; of: number } | null }
  | { status: 'ready'; feedback: Feedback; previous: Reply['previous']; delivery: Reply['delivery'] };

const askAgainMs = 4_000;

/** What a reply means for the page. */
export function feedbackState(reply: Reply): FeedbackState {
  if (reply.status === 'ready' && reply.feedback) {
    return { status: 'ready', feedback: reply.feedback, previous: reply.previous, delivery: reply.delivery };
  }
  if (reply.status === 'deleted') return { status: 'deleted' };
  return reply.status === 'writing' ? { status: 'writing', progress: reply.progress } : { status: 'none' };
}

/** What a failed call means: an interview that is not there, or not ours, has no feedback. */
export function feedbackFailure(error: unknown): FeedbackState {
  return error instanceof EndpointError && (error.code === 'not_found' || error.code === 'invalid_input')
    ? { status: 'none' }
    : { status: 'failed', message: wordsFor(error) };
}

/**
 * The feedback of one interview; while it is being written, or the interview still runs, asked for again on every step of the stream and every
 * few seconds.
 */
export function useFeedback(sessionId: string, running: boolean): FeedbackState {
  const [state, setState] = useState<FeedbackState>({ status: 'fetching' });
  const pending = state.status === 'writing' || (state.status === 'none' && running);
  const ready = state.status === 'ready';

  useEffect(() => {
    if (ready) return undefined;
    const stop = new AbortController();
    const ask = (): void => {
      callEndpoint('POST /api/feedback/:sessionId/open', { params: { sessionId }, signal: stop.signal }).then(
        (reply) => setState(feedbackState(reply)),
        (error: unknown) => {
          // While one waits, a lost network is no news: the next ask may get through.
          if (!stop.signal.aborted && !pending) setState(feedbackFailure(error));
        },
      );
    };
    if (!pending) {
      ask();
      return () => stop.abort();
    }
    const timer = setInterval(ask, askAgainMs);
    const stopFollowing = followEvents({
      url: (after) =>
        addressOf('GET /api/interviews/:sessionId/stream', {
          params: { sessionId },
          ...(after && { query: { after } }),
        }).url,
      onEvent: (data) => {
        const { type } = data as { type?: unknown };
        if (typeof type === 'string' && type.startsWith('feedback_')) ask();
      },
    });
    return () => {
      stop.abort();
      clearInterval(timer);
      stopFollowing();
    };
  }, [sessionId, pending, ready]);

  return state;
}
