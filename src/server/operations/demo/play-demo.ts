import { setImmediate as setImmediatePromise } from 'node:timers/promises';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { clockOf } from '#core/interview/plan/time-budget.ts';
import { acceptsAnswerTo, awaitingTurnId } from '#core/interview/shown-state.ts';
import type { Setting } from '#core/interview/state.ts';
import { wordCount } from '#core/text/words-of.ts';
import { applyEvent, emptyLog, type InterviewLog } from '#server/interviews/interview-log.ts';
import type { DemoAnswer, DemoQuality } from './answers/demo-answer.ts';
import { chooseAnswer } from './choose-answer.ts';

type DemoScript = {
  bank: readonly DemoAnswer[];
  /** What is said where nothing of the bank fits, each once. */
  limits: readonly string[];
  quality: DemoQuality;
  /** What is seen beside the answers of a sitting, after so many of them (rule SCHOOL-7). */
  noticed?: readonly DemoSignal[];
};

export type DemoSignal = { after: number; what: 'tab_left' | 'pasted' | 'second_tab'; size: number };

const panelWordsPerMinute = 150;
const leastSayingMs = 3_000;
const thinkingMs = 12_000;
const typedWordsPerMinute = 60;
/** No interview takes so many events; one that does is a fault of ours. */
const mostEvents = 400;

const sayingMs = (text: string): number =>
  Math.max(leastSayingMs, Math.round((wordCount(text) * 60_000) / panelWordsPerMinute));
const typingMs = (text: string): number =>
  thinkingMs + Math.round((wordCount(text) * 60_000) / typedWordsPerMinute);

/**
 * A whole interview or drill as its events, by the conductor itself with the offline panel's words: the panel is heard, an answer is chosen
 * and typed, the clock moves by what that takes. The same setting and script give the same events. Between two answers others have their turn.
 */
export async function playDemo(setting: Setting, script: DemoScript): Promise<InterviewLog> {
  let log = applyEvent(emptyLog, 1, { kind: 'started', atMs: 0, ...setting });
  const given = new Set<string>();
  let asked: SpeakDirective | null = null;
  const happen = (event: ConductorEvent): void => {
    if (log.lastSeq >= mostEvents) throw new Error('The demo does not come to an end.');
    log = applyEvent(log, log.lastSeq + 1, event);
  };
  // The clock stands until the first words are said (rule CLOCK-8).
  let atMs = 0;
  for (;;) {
    for (let [speak] = log.pending; speak; [speak] = log.pending) {
      if (log.lastSeq > 1) atMs += sayingMs(speak.draft);
      happen({ kind: 'uttered', turnId: speak.turnId, text: speak.draft, atMs });
      if (speak.awaiting) asked = speak;
    }
    if (log.state.phase === 'finished') return log;
    const turnId = awaitingTurnId(log.state);
    if (!asked || !turnId || !acceptsAnswerTo(log.state, turnId))
      throw new Error('The demo waits for nobody.');
    const text = nextAnswer(asked, script, given);
    if (text !== null) given.add(text);
    for (const { what, size } of script.noticed?.filter(({ after }) => after === given.size) ?? [])
      happen({ kind: 'noticed', what, size, atMs });
    await setImmediatePromise();
    const startedAtMs = atMs;
    atMs += text === null ? thinkingMs : typingMs(text);
    const { answerStopMs } = clockOf(setting);
    if (atMs >= answerStopMs) happen({ kind: 'time_up', atMs: answerStopMs });
    else if (text === null) happen({ kind: 'move_on', atMs });
    else happen({ kind: 'answered', turnId, text, source: 'typed', startedAtMs, atMs });
    atMs = Math.min(atMs, answerStopMs);
  }
}

/** What is said next; null when nothing is left to be said, not even that. */
function nextAnswer(
  asked: SpeakDirective,
  { bank, limits, quality }: DemoScript,
  given: ReadonlySet<string>,
): string | null {
  const found = chooseAnswer(bank, asked, { quality, given })?.text;
  return found ?? limits.find((line) => !given.has(line)) ?? null;
}
