import { useEffect, useEffectEvent, useState } from 'react';
import { lastAnswerTimes, minutesForLast } from './last-answer.ts';
import { elapsedAt, type RoomState } from './room-state.ts';

const tickMs = 1000;

type LastAnswerOptions = {
  room: RoomState;
  /** The question that what is written would answer; null while nothing can be sent. */
  awaitedId: string | null;
  /** Sends what is written, or lets what is being said be understood and sends it then. */
  send: () => void;
};

/** Minutes left for the last answer, null while there are plenty. At none what is written is sent, once for a question. */
export function useLastAnswer({ room, awaitedId, send }: LastAnswerOptions): number | null {
  const read = (): number | null =>
    minutesForLast(elapsedAt(room.clock.value, performance.now()), lastAnswerTimes(room.snapshot));
  const [minutes, setMinutes] = useState(read);
  const tick = useEffectEvent(() => setMinutes(read()));
  useEffect(() => {
    const timer = setInterval(() => tick(), tickMs);
    return () => clearInterval(timer);
  }, []);
  const isOver = minutes === 0;
  const onOver = useEffectEvent(() => send());
  useEffect(() => {
    if (isOver && awaitedId !== null) onOver();
  }, [isOver, awaitedId]);
  return minutes;
}
