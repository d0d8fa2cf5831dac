import { useCallback, useEffect, useMemo, useState } from 'react';
import type { InterviewSnapshot, InterviewStreamEvent } from '#contract/interview-events.ts';
import { callEndpoint, commonError, EndpointError } from '#web/lib/call-endpoint.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { followEvents, type StreamStatus } from '#web/lib/event-stream.ts';
import { isPassing } from './deliver.ts';
import {
  applyEvent,
  floorNow,
  holdsPen,
  type RoomState,
  roomFromSnapshot,
  withPen,
  withSnapshot,
} from './room-state.ts';
import { tabLease } from './tab-lease.ts';
import { useReadAgain } from './use-read-again.ts';

/** The interview as this tab knows it, and what this tab may do about it. */
export type Interview = {
  sessionId: string;
  room: RoomState;
  leaseId: string;
  writable: boolean;
  connection: StreamStatus;
  /** Reads everything afresh, for when the stream and the room do not agree. */
  refresh: () => Promise<void>;
  /** The service has taken something that its stream will tell of: where it does not, everything is read afresh. */
  expectNews: () => void;
  /** Puts a snapshot in place that a call has brought. */
  show: (snapshot: InterviewSnapshot) => void;
  takeOver: () => Promise<void>;
  /** Another tab has the pen: a call was refused for it. */
  losePen: () => void;
};

type InterviewLoading =
  | { kind: 'loading' }
  | { kind: 'failed'; error: EndpointError; retry: () => void }
  | { kind: 'loaded'; interview: Interview };

/** Loads an interview, follows its stream and keeps the pen. */
export function useInterview(sessionId: string): InterviewLoading {
  const [opened, setOpened] = useState<{ leaseId: string; after: string } | null>(null);
  const [room, setRoom] = useState<RoomState | null>(null);
  const [error, setError] = useState<EndpointError | null>(null);

  const show = useCallback((snapshot: InterviewSnapshot) => {
    const readAtMs = performance.now();
    setRoom((now) => (now ? withSnapshot(now, snapshot, readAtMs) : roomFromSnapshot(snapshot, readAtMs)));
  }, []);
  const fail = useCallback((cause: unknown) => {
    setError(cause instanceof EndpointError ? cause : commonError('internal', { cause }));
  }, []);

  const load = useCallback(
    () =>
      openRoom(sessionId).then(({ leaseId, room }) => {
        setOpened({ leaseId, after: room.lastEventId });
        setRoom(room);
        setError(null);
      }, fail),
    [sessionId, fail],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const leaseId = opened?.leaseId ?? null;
  const refresh = useCallback(async () => {
    if (!leaseId) return;
    try {
      show(await readSnapshot(sessionId, leaseId));
    } catch (cause) {
      if (!isPassing(cause)) fail(cause);
    }
  }, [sessionId, leaseId, show, fail]);

  const connection = useStream(sessionId, room && isSettled(room) ? null : (opened?.after ?? null), setRoom);
  const [expectedAfter, setExpectedAfter] = useState<string | null>(null);
  useNewsNeedsSnapshot(room, expectedAfter, refresh);
  const lastEventId = room?.lastEventId ?? null;
  const expectNews = useCallback(() => setExpectedAfter(lastEventId), [lastEventId]);

  const losePen = useCallback(() => setRoom((now) => now && withPen(now, '')), []);
  const takeOver = useCallback(async () => {
    if (!leaseId) return;
    await callEndpoint('POST /api/interviews/:sessionId/pen', {
      params: { sessionId },
      body: { leaseId, takeOver: true },
    });
    const snapshot = await readSnapshot(sessionId, leaseId);
    show(snapshot);
    setRoom((now) => now && withPen(now, leaseId));
  }, [sessionId, leaseId, show]);

  return useMemo((): InterviewLoading => {
    if (error) return { kind: 'failed', error, retry: () => void load() };
    if (!room || !leaseId) return { kind: 'loading' };
    const writable = holdsPen(room, leaseId);
    const acts = { refresh, expectNews, show, takeOver, losePen };
    const interview = { sessionId, room, leaseId, writable, connection, ...acts };
    return { kind: 'loaded', interview };
  }, [error, load, room, leaseId, sessionId, connection, refresh, expectNews, show, takeOver, losePen]);
}

function readSnapshot(sessionId: string, leaseId: string): Promise<InterviewSnapshot> {
  return callEndpoint('GET /api/interviews/:sessionId', { params: { sessionId }, query: { lease: leaseId } });
}

/** The room and this tab's lease, with the pen where no other tab holds it. */
async function openRoom(sessionId: string): Promise<{ leaseId: string; room: RoomState }> {
  const leaseId = await tabLease(sessionId);
  const snapshot = await readSnapshot(sessionId, leaseId);
  const room = roomFromSnapshot(snapshot, performance.now());
  const isOpen = snapshot.state === 'preparing' || snapshot.state === 'running';
  if (!isOpen || snapshot.writable) return { leaseId, room };
  const { held } = await callEndpoint('POST /api/interviews/:sessionId/pen', {
    params: { sessionId },
    body: { leaseId, takeOver: false },
  });
  return { leaseId, room: held ? withPen(room, leaseId) : room };
}

/** Follows the stream after the event id `after`; null is no stream. */
function useStream(
  sessionId: string,
  after: string | null,
  setRoom: (change: (room: RoomState | null) => RoomState | null) => void,
): StreamStatus {
  const [status, setStatus] = useState<StreamStatus>('connecting');
  useEffect(() => {
    if (after === null) return undefined;
    return followEvents({
      url: (id) =>
        addressOf('GET /api/interviews/:sessionId/stream', {
          params: { sessionId },
          query: { after: id ?? undefined },
        }).url,
      after,
      onStatus: setStatus,
      onEvent: (data, id) => {
        if (!isStreamEvent(data) || id === null) return;
        const readAtMs = performance.now();
        setRoom((now) => now && applyEvent(now, id, data, readAtMs));
      },
    });
  }, [sessionId, after, setRoom]);
  return after === null ? 'connected' : status;
}

/** Nothing more can happen in this room. */
function isSettled(room: RoomState): boolean {
  const { state } = room.phase;
  return state === 'discarded' || state === 'failed' || room.outcome.kind !== 'open';
}

function isStreamEvent(data: unknown): data is InterviewStreamEvent {
  return typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';
}

/**
 * Reads afresh where the stream does not say enough: an interview that began elsewhere, whose panel it does not name; a panel from which
 * nothing has come for long although it is its turn; something that the service has taken, and of which nothing was told since the event
 * `expectedAfter`; feedback that is being written; and a tab that is looked at again (rule STREAM-2).
 */
function useNewsNeedsSnapshot(
  room: RoomState | null,
  expectedAfter: string | null,
  refresh: () => Promise<void>,
): void {
  const running = room?.phase.state === 'running';
  const isStale = running && room.snapshot.panel.length === 0;
  const floor = room && floorNow(room).kind;
  const isPanelsTurn = running && (floor === 'thinking' || floor === 'quiet');
  const isUntold = running && room.lastEventId === expectedAfter;
  const isToCome = isPanelsTurn || isUntold || room?.phase.state === 'scoring';
  useEffect(() => {
    if (isStale) void refresh();
  }, [isStale, refresh]);
  // A computer that slept has clocks that stood still, and may hold a stream that is dead.
  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [refresh]);
  useReadAgain(room && isToCome ? room.lastEventId : null, refresh);
}
