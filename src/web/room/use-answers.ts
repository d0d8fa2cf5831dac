import { useEffect, useEffectEvent, useState } from 'react';
import type { BodyOf } from '#contract/endpoints.ts';
import type { HeardStretch, SpokenInto } from '#contract/transcript.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { deliver, pauseUntilOnline } from './deliver.ts';
import { forget, keep, kept } from './room-storage.ts';
import { turnNumber, type RoomTurn } from './room-state.ts';
import { randomName } from './tab-lease.ts';
import type { Interview } from './use-interview.ts';

/** How an answer was spoken: what was heard, nothing where it was typed, and what it was spoken into. */
type Speech = { heard: HeardStretch[]; spokenInto?: SpokenInto | undefined };

/** An answer on its way. `late` means a try has failed and the next one is coming. */
export type Sending = {
  clientTurnId: string;
  toTurnId: string;
  text: string;
  speech: Speech;
  status: 'saving' | 'late' | 'saved';
  /** The turn it was stored as, once it is saved. */
  turnId?: string;
};

type Outcome = { kind: 'saved'; turnId: string } | { kind: 'refused'; error: unknown; text: string };

export type Answers = {
  sending: Sending | null;
  /** What the candidate should know about the last answer or request, in words. */
  trouble: string | null;
  answer: (toTurnId: string, text: string, speech: Speech) => void;
  /** The panel makes its reply to what may be the answer ready; that it does not is no matter. */
  prepare: (toTurnId: string, text: string, speech: Speech) => void;
  signal: (signal: BodyOf<'signal'>['signal']) => Promise<boolean>;
};

/**
 * Sends answers until they are taken, each under one name however often it is sent, also after a refresh. `giveBack` receives the text of
 * an answer that cannot be taken, so that no word is lost.
 */
export function useAnswers(
  interview: Interview,
  transcript: RoomTurn[],
  giveBack: (text: string) => void,
): Answers {
  const { sessionId, leaseId, writable } = interview;
  const [sending, setSending] = useState<Sending | null>(() => keptSending(sessionId));
  const [trouble, setTrouble] = useState<string | null>(null);
  const refuse = (error: unknown, text: string | null): void => {
    setTrouble(wordsFor(error));
    if (text !== null) giveBack(text);
    const elsewhere = error instanceof EndpointError && error.code === 'interview_open_elsewhere';
    if (elsewhere) interview.losePen();
    else void interview.refresh();
  };
  const settle = useEffectEvent((clientTurnId: string, outcome: Outcome) => {
    forget(sessionId, 'sending');
    if (outcome.kind === 'refused') {
      setSending(null);
      return refuse(outcome.error, outcome.text);
    }
    const saved = { status: 'saved', turnId: outcome.turnId } as const;
    interview.expectNews();
    setSending((now) => (now?.clientTurnId === clientTurnId ? { ...now, ...saved } : now));
  });

  const name = sending?.clientTurnId;
  const isSaved = sending?.status === 'saved';
  useEffect(() => {
    if (!name || isSaved || !writable) return undefined;
    const unsent = keptSending(sessionId);
    if (unsent?.clientTurnId !== name) return undefined;
    const { toTurnId, text, speech } = unsent;
    let cancelled = false;
    const body = { leaseId, clientTurnId: name, toTurnId, text, ...speech };
    deliver(() => callEndpoint('POST /api/interviews/:sessionId/answers', { params: { sessionId }, body }), {
      onDelay: () => {
        if (!cancelled) setSending((now) => (now?.clientTurnId === name ? { ...now, status: 'late' } : now));
      },
      pause: pauseUntilOnline,
      isCancelled: () => cancelled,
    })
      .then((taken) => taken && !cancelled && settle(name, { kind: 'saved', turnId: taken.turnId }))
      .catch((error: unknown) => cancelled || settle(name, { kind: 'refused', error, text }));
    return () => {
      cancelled = true;
    };
  }, [name, isSaved, writable, sessionId, leaseId]);

  const answer = (toTurnId: string, text: string, speech: Speech): void => {
    const next: Sending = { clientTurnId: randomName(), toTurnId, text, speech, status: 'saving' };
    keep(sessionId, 'sending', next);
    setTrouble(null);
    setSending(next);
  };

  const signal = async (signal: BodyOf<'signal'>['signal']): Promise<boolean> => {
    try {
      const body = { leaseId, clientTurnId: randomName(), signal };
      await callEndpoint('POST /api/interviews/:sessionId/signals', { params: { sessionId }, body });
      setTrouble(null);
      if (signal.kind !== 'think') interview.expectNews();
      return true;
    } catch (error) {
      if (signal.kind !== 'silence') refuse(error, null);
      return false;
    }
  };

  const prepare = (toTurnId: string, text: string, speech: Speech): void => {
    const body = { leaseId, toTurnId, text, ...speech };
    callEndpoint('POST /api/interviews/:sessionId/prepared', { params: { sessionId }, body }).catch(
      () => undefined,
    );
  };

  const isStanding = sending !== null && transcript.some((turn) => standsFor(turn, sending));
  return { sending: isStanding ? null : sending, trouble, answer, prepare, signal };
}

/** Whether the transcript has the answer, or has gone past it. */
function standsFor(turn: RoomTurn, sending: Sending): boolean {
  if (turn.id === sending.turnId) return true;
  const isLater = turnNumber(turn.id) > turnNumber(sending.toTurnId);
  if (turn.role === 'panel') return isLater && sending.status === 'saved';
  return isLater && turn.text.trim() === sending.text.trim();
}

function keptSending(sessionId: string): Sending | null {
  const value = kept(sessionId, 'sending') as Partial<Sending> | null;
  if (typeof value?.clientTurnId !== 'string' || typeof value.toTurnId !== 'string') return null;
  if (typeof value.text !== 'string') return null;
  const { clientTurnId, toTurnId, text } = value;
  return { clientTurnId, toTurnId, text, speech: value.speech ?? { heard: [] }, status: 'saving' };
}
