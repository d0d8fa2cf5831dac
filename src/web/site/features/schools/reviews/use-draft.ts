import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Review } from '#contract/schools/review.ts';
import { forgetting } from '#web/lib/kept-words.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { type Draft, DraftKeeper } from './draft-keeper.ts';
import { forgetWords, leaveWords, wordsLeft } from './words-left.ts';

/** Drafts that one left before they were kept. They go on trying, and are taken up again when one comes back. */
const unkept = new Map<string, DraftKeeper>();

/** The draft of a review, kept as one writes. Who closes the page before it is kept is asked first. */
export function useDraft(orgId: string, review: Review): { draft: Draft; keeper: DraftKeeper } {
  const { reviewId } = review;
  const [keeper] = useState(() => unkept.get(reviewId) ?? keeperOf(orgId, review));
  const draft = useSyncExternalStore(keeper.subscribe, keeper.draft);
  useEffect(() => {
    unkept.delete(reviewId);
    const stop = new AbortController();
    const { signal } = stop;
    let isForgotten = false;
    forgetting.addEventListener('forget', () => (isForgotten = true), { signal });
    window.addEventListener('online', () => void keeper.flush(), { signal });
    window.addEventListener('beforeunload', (event) => keeper.isSafe || event.preventDefault(), { signal });
    return () => {
      stop.abort();
      if (keeper.isSafe || review.state === 'submitted') return;
      unkept.set(reviewId, keeper);
      if (!isForgotten) leaveWords(reviewId, { words: keeper.draft().words, revision: keeper.revision });
      void keeper.flush().then((isKept) => isKept && unkept.delete(reviewId));
    };
  }, [keeper, reviewId, review.state]);
  return { draft, keeper };
}

function keeperOf(orgId: string, review: Review): DraftKeeper {
  const { reviewId, marks, recommendation, note, revision } = review;
  const params = { orgId, reviewId };
  const left = review.state === 'submitted' ? null : wordsLeft(reviewId);
  const keeper = new DraftKeeper(
    { marks, recommendation, note, revision: left?.revision ?? revision },
    {
      keep: async (body) => {
        const kept = await callEndpoint('PUT /api/schools/:orgId/reviews/mine/:reviewId', { params, body });
        forgetWords(reviewId);
        return kept;
      },
      read: async () => {
        const now = await callEndpoint('GET /api/schools/:orgId/reviews/mine/:reviewId', { params });
        if (now.state === 'submitted') return null;
        return {
          marks: now.marks,
          recommendation: now.recommendation,
          note: now.note,
          revision: now.revision,
        };
      },
    },
  );
  if (left) keeper.write(left.words);
  return keeper;
}
