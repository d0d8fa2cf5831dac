import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import type { Feedback } from '#contract/feedback.ts';
import { formatIndiaTime } from '#contract/india-time.ts';

/** One thing said in an interview, and by whom. */
export type Said = { who: string; text: string };

/** What was said: as the feedback keeps it, which knows the panellists' names, or else by the log. */
export function wordsOf(feedback: Feedback | null, events: readonly { event: unknown }[]): Said[] {
  if (!feedback) return events.flatMap(({ event }) => saidIn(event as ConductorEvent));
  const names = new Map(feedback.panel.map(({ id, name }) => [id, name]));
  return feedback.transcript.map(({ role, speakerId = '', text }) => ({
    who: role === 'candidate' ? 'You' : (names.get(speakerId) ?? 'The panel'),
    text,
  }));
}

function saidIn(event: ConductorEvent): Said[] {
  if (event.kind === 'uttered') return [{ who: 'The panel', text: event.text }];
  return event.kind === 'answered' ? [{ who: 'You', text: event.text }] : [];
}

/** A transcript as plain text, its lines ended as every editor reads them. What moves a terminal's cursor is taken out. */
export function transcriptText(title: string, startedAt: string | null, words: readonly Said[]): string {
  const head = [title, startedAt ? formatIndiaTime(startedAt) : 'It was never started.', ''];
  const body = words.flatMap(({ who, text }) => [`${who}:`, readable(text), '']);
  return `${[...head, ...body].join('\r\n')}\r\n`;
}

function readable(text: string): string {
  return text.replaceAll(/\r?\n/g, '\r\n').replaceAll(/[^\P{Cc}\r\n\t]/gu, '');
}
