import type { EndReason } from '#contract/interview-events.ts';
import { forget, keep, kept } from './room-storage.ts';
import type { RoomTurn } from './room-state.ts';

/** After these ends nothing is kept to be shown: the interview itself was taken back, or stopped in care. */
const dropped: readonly EndReason[] = ['restarted', 'withdrawn', 'distress'];

/** What was written and is in no transcript: an answer that never arrived, and what was still being written. */
export function unsentWords(sessionId: string, turns: readonly RoomTurn[]): string {
  const sending = kept(sessionId, 'sending') as { text?: unknown } | null;
  const draft = kept(sessionId, 'draft', 'browser');
  return [sending?.text, draft]
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '' && !isSaid(text, turns))
    .join('\n');
}

function isSaid(text: string, turns: readonly RoomTurn[]): boolean {
  return turns.some((turn) => turn.role === 'candidate' && bare(turn.text) === bare(text));
}

const bare = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

export function forgetUnsent(sessionId: string): void {
  forget(sessionId, 'sending');
  forget(sessionId, 'draft', 'browser');
}

/** The room sent what was written when the time was up: said then, and on the page after the end. */
export const noteSentForThem = (sessionId: string): void => keep(sessionId, 'sent-for-them', true);
export const wasSentForThem = (sessionId: string): boolean => kept(sessionId, 'sent-for-them') === true;
export const sentForThemWords = 'Time was up, so what you had written was sent as your last answer.';

/** Whether words that were not sent are shown after an end like this. */
export const keepsWords = (reason: EndReason | null): boolean => reason === null || !dropped.includes(reason);
