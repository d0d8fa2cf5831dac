import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Account } from '#contract/account.ts';
import type { FrameMessage } from '#contract/interview-events.ts';
import { expiryWords } from '#web/content/expiry-words.ts';
import { justPaid } from '#web/content/just-paid.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { carryAims } from '#web/lib/kept-words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Refused } from '#web/ui/refused.tsx';
import { InterviewFrame } from './frame.tsx';
import { Intro } from './intro.tsx';
import { PutAway } from './put-away.tsx';
import { restartQuestion } from './restart-cost.ts';
import { SubscriptionRequired } from './no-interview.tsx';

/** From the intro panel to the running interview. The account decides what may begin; once begun, the frame stays until the person leaves. */
export function Interview({
  account,
  plans,
  receipt,
  running,
  setRunning,
  onPastInterviews,
  refresh,
}: {
  account: Account;
  /** Asks anew how the account stands. */
  refresh: () => Promise<void>;
  plans: ReactNode;
  /** The link to the receipts, for who has just paid. */
  receipt: ReactNode;
  running: boolean;
  setRunning: (running: boolean) => void;
  onPastInterviews: () => void;
}) {
  const [sessionId, setSessionId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [unbegun, setUnbegun] = useState<unknown>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [restartsLeft, setRestartsLeft] = useState<number | null>(null);
  useEffect(() => () => setRunning(false), [setRunning]);
  const hasJustPaid = useJustPaid();
  const minutesLeft = useMinutesLeft(
    sessionId === null && account.activeInterviewState === 'running' ? account.activeSessionId : null,
  );

  const begin = async (): Promise<void> => {
    setBusy(true);
    setUnbegun(null);
    try {
      setSessionId((await callEndpoint('POST /api/interviews')).sessionId);
    } catch (error) {
      setUnbegun(error);
    } finally {
      setBusy(false);
    }
  };

  const restart = async (current: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { activeSessionId } = account;
      // A restart whose reply was lost has taken: what is open now is what it began.
      const isTaken = activeSessionId !== null && activeSessionId !== current;
      const fresh = isTaken ? activeSessionId : await askForRestart(current);
      carryAims(current, fresh);
      setRunning(false);
      setSessionId(fresh);
      setAsking(false);
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };

  const askToRestart = useCallback((current: string): void => {
    setFailure(null);
    setRestartsLeft(null);
    setAsking(true);
    callEndpoint('GET /api/interviews/:sessionId', { params: { sessionId: current } }).then(
      (snapshot) => setRestartsLeft(snapshot.restartsLeft),
      () => {},
    );
  }, []);

  const hear = useCallback(
    (message: FrameMessage): void => {
      if (message.type === 'INTERVIEW_RUNNING') return setRunning(message.running);
      if (message.type === 'ASK_TO_RESTART') return sessionId === null ? undefined : askToRestart(sessionId);
      setRunning(false);
      onPastInterviews();
    },
    [sessionId, askToRestart, setRunning, onPastInterviews],
  );

  if (sessionId === null) {
    const preparedId = account.activeInterviewState === 'preparing' ? account.activeSessionId : null;
    if (!account.activeSessionId && account.remaining === 0) {
      return <SubscriptionRequired status={account.subscriptionStatus} plans={plans} />;
    }
    return (
      <Intro
        waiting={account.activeSessionId ? (account.activeInterviewState ?? 'preparing') : null}
        minutesLeft={minutesLeft}
        paid={hasJustPaid && account.remaining > 0 ? receipt : null}
        remaining={account.remaining}
        expiry={expiryWords(account.nextExpiry)}
        busy={busy}
        failure={unbegun !== null && <Refused error={unbegun} />}
        putAway={preparedId && <PutAway sessionId={preparedId} onAway={refresh} />}
        onBegin={() => void begin()}
      />
    );
  }
  const question = restartQuestion(restartsLeft);
  return (
    <>
      <InterviewFrame
        key={sessionId}
        sessionId={sessionId}
        onMessage={hear}
        running={running}
        mayRestart={account.activeSessionId === sessionId}
        onRestart={() => askToRestart(sessionId)}
      />
      <Dialog
        open={asking}
        title="Restart"
        text={question.text}
        note={question.note}
        confirmLabel={question.mayRestart ? (busy ? 'Restarting...' : 'Restart') : null}
        cancelLabel={question.mayRestart ? 'Cancel' : 'Back'}
        busy={busy}
        failure={failure}
        onCancel={() => setAsking(false)}
        onConfirm={() => void restart(sessionId)}
      />
    </>
  );
}

async function askForRestart(current: string): Promise<string> {
  const params = { sessionId: current };
  return (await callEndpoint('POST /api/interviews/:sessionId/restart', { params })).sessionId;
}

/** The minutes that a running interview still has; null while they are not known. */
function useMinutesLeft(runningId: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (runningId === null) return undefined;
    const read = (): void =>
      void callEndpoint('GET /api/interviews/:sessionId', { params: { sessionId: runningId } }).then(
        ({ lengthMs, elapsedMs }) => setLeft(Math.max(0, Math.ceil((lengthMs - elapsedMs) / minuteMs))),
        () => {},
      );
    read();
    const timer = setInterval(read, minuteMs / 2);
    return () => clearInterval(timer);
  }, [runningId]);
  return runningId === null ? null : left;
}

const minuteMs = 60_000;

/** Whether this visit follows a payment; its mark leaves the address, so that a refresh or a bookmark does not say it again. */
function useJustPaid(): boolean {
  const [paid] = useState(() => new URLSearchParams(window.location.search).has(justPaid));
  useEffect(() => {
    if (paid) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [paid]);
  return paid;
}
