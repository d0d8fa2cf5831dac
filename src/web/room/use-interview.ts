import { useCallback, useEffect, useMemo, useState } from 'react';
import type { InterviewSnapshot, InterviewStreamEvent } from '#contract/interview-events.ts';
import { callEndpoint, EndpointError } from '#web/lib/call-endpoint.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { followEvents, type StreamStatus } from '#web/lib/event-stream.ts';
import { isPassing } from './deliver.ts';
import { applyEvent, holdsPen, type RoomState, roomFromSnapshot, withPen } from './room-state.ts';
import { tabLease } from './tab-lease.ts';

/** The interview as this tab knows it, and what this tab may do about it. */
export type Interview = {
  sessionId: string;
  room: RoomState;
  leaseId: string;
  writable: boolean;
  connection: StreamStatus;
  /** Reads everything afresh, for when the stream and the room do not agree. */
  refresh: () => Promise<void>;
  /** Puts a snapshot in place that a call has brought. */
  show: (snapshot: InterviewSnapshot) => void;
  takeOver: () => Promise<void>;
  /** Another tab has the pen: a call was refused for it. */
  losePen: () => void;
};

export type InterviewLoading =
  | { kind: 'loading' }
  | { kind: 'failed'; error: EndpointError; retry: () => void }
  | { kind: 'loaded'; interview: Interview };

/** Loads an interview, follows its stream and keeps the pen. */
export function useInterview(sessionId: string): InterviewLoading {
  const [leaseId, setLeaseId] = useState<string | null>(null);
  const [room, setRoom] = useState<RoomState | null>(null);
  const [error, setError] = useState<EndpointError | null>(null);

  const show = useCallback((snapshot: InterviewSnapshot) => {
    setRoom(roomFromSnapshot(snapshot, performance.now()));
  }, []);
  const fail = useCallback((cause: unknown) => {
    setError(cause instanceof EndpointError ? cause : new EndpointError('internal', { cause }));
  }, []);

  const load = useCallback(
    () =>
      openRoom(sessionId).then((opened) => {
        setLeaseId(opened.leaseId);
        setRoom(opened.room);
        setError(null);
      }, fail),
    [sessionId, fail],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const refresh = useCallback(async () => {
    if (!leaseId) return;
    try {
      show(await readSnapshot(sessionId, leaseId));
    } catch (cause) {
      if (!isPassing(cause)) fail(cause);
    }
  }, [sessionId, leaseId, show, fail]);

  const connection = useStream(sessionId, room, setRoom);
  useNewsNeedsSnapshot(room, refresh);

  const losePen = useCallback(() => setRoom((now) => now && withPen(now, '')), []);
  const takeOver = useCallback(async () => {
    if (!leaseId) return;
    await callEndpoint('takePen', { params: { sessionId }, body: { leaseId, takeOver: true } });
    const snapshot = await readSnapshot(sessionId, leaseId);
    setRoom(withPen(roomFromSnapshot(snapshot, performance.now()), leaseId));
  }, [sessionId, leaseId]);

  return useMemo((): InterviewLoading => {
    if (error) return { kind: 'failed', error, retry: () => void load() };
    if (!room || !leaseId) return { kind: 'loading' };
    const writable = holdsPen(room, leaseId);
    const interview = { sessionId, room, leaseId, writable, connection, refresh, show, takeOver, losePen };
    return { kind: 'loaded', interview };
  }, [error, load, room, leaseId, sessionId, connection, refresh, show, takeOver, losePen]);
}

function readSnapshot(sessionId: string, leaseId: string): Promise<InterviewSnapshot> {
  return callEndpoint('readInterview', { params: { sessionId }, query: { lease: leaseId } });
}

/** The room and this tab's lease, with the pen where no other tab holds it. */
async function openRoom(sessionId: string): Promise<{ leaseId: string; room: RoomState }> {
  const leaseId = await tabLease(sessionId);
  const snapshot = await readSnapshot(sessionId, leaseId);
  const room = roomFromSnapshot(snapshot, performance.now());
  const isOpen = snapshot.state === 'preparing' || snapshot.state === 'running';
  if (!isOpen || snapshot.writable) return { leaseId, room };
  const { held } = await callEndpoint('takePen', {
    params: { sessionId },
    body: { leaseId, takeOver: false },
  });
  return { leaseId, room: held ? withPen(room, leaseId) : room };
}

/** Follows the stream from where the room stands; a new snapshot starts it anew. */
function useStream(
  sessionId: string,
  room: RoomState | null,
  setRoom: (change: (room: RoomState | null) => RoomState | null) => void,
): StreamStatus {
  const [status, setStatus] = useState<StreamStatus>('connecting');
  const snapshot = room?.snapshot ?? null;
  const settled = room !== null && isSettled(room);
  useEffect(() => {
    if (!snapshot || settled) return undefined;
    return followEvents({
      url: (after) =>
        addressOf('followInterview', { params: { sessionId }, query: { after: after ?? undefined } }).url,
      after: snapshot.lastEventId,
      onStatus: setStatus,
      onEvent: (data, id) => {
        if (!isStreamEvent(data) || id === null) return;
        const readAtMs = performance.now();
        setRoom((now) => now && applyEvent(now, id, data, readAtMs));
      },
    });
  }, [sessionId, snapshot, settled, setRoom]);
  return settled ? 'connected' : status;
}

/** Nothing more can happen in this room. */
function isSettled(room: RoomState): boolean {
  const { state } = room.phase.value;
  return state === 'discarded' || state === 'failed' || room.outcome.kind !== 'open';
}

function isStreamEvent(data: unknown): data is InterviewStreamEvent {
  return typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string';
}

/** The stream tells that an interview began elsewhere, but not who sits at the table. And a panel silent for long may have been missed. */
function useNewsNeedsSnapshot(room: RoomState | null, refresh: () => Promise<void>): void {
  const state = room?.phase.value.state;
  const seated = (room?.snapshot.panel.length ?? 0) > 0;
  const isStale = state === 'running' && !seated;
  const isWaiting = state === 'running' && room?.floor.value.kind === 'thinking';
  const waitingAfter = isWaiting ? room.lastEventId : null;
  useEffect(() => {
    if (isStale) void refresh();
  }, [isStale, refresh]);
  useEffect(() => {
    if (waitingAfter === null) return undefined;
    const timer = setTimeout(() => void refresh(), longThinkingMs);
    return () => clearTimeout(timer);
  }, [waitingAfter, refresh]);
}

const longThinkingMs = 12_000;
