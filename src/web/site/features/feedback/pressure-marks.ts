import type { Feedback } from '#contract/feedback.ts';
import type { EvidenceLevel, PressureMap } from '#contract/pressure-map.ts';
import { formatClock } from '#contract/time.ts';
import type { Turn } from '#contract/transcript.ts';
import { tacticNote } from '#web/ui/report/feedback-words.ts';
import { spokenName } from '#web/ui/room/panellist-names.ts';

/** One mark of the line, an answer or a tactic, with all that is said of it. */
export type PressureMark = {
  id: string;
  kind: 'answer' | 'tactic';
  atMs: number;
  topic: string;
  level: EvidenceLevel | null;
  /** In one line: what a screen reader says of the mark. */
  label: string;
  /** What was found in the answer, or what became of the tactic. */
  said: string;
  asked: Turn | undefined;
  answered: Turn | undefined;
  notes: { by: string; text: string }[];
};

const levelWords: Readonly<Record<EvidenceLevel, string>> = {
  none: 'nothing counted',
  little: 'little counted',
  some: 'some counted',
  much: 'much counted',
};

type Told = Pick<Feedback, 'transcript' | 'panel' | 'notes'>;

/** Every mark in the order of the clock, a tactic before the answer to it. */
export function pressureMarks(map: PressureMap, { transcript, panel, notes = [] }: Told): PressureMark[] {
  const turnOf = (turnId: string | null) => transcript.find(({ id }) => id === turnId);
  const topicAt = (atMs: number): string =>
    map.grounds.findLast(({ fromMs }) => fromMs <= atMs)?.name ?? map.grounds[0]?.name ?? '';
  const notesOn = (...turnIds: (string | undefined)[]) =>
    notes
      .filter(({ turnId, text }) => turnIds.includes(turnId) && text.trim() !== '')
      .map(({ panellistId, text }) => {
        const who = panel.find(({ id }) => id === panellistId);
        return { by: who ? spokenName(who) : 'The panel', text };
      });
  const answerAfter = (turnId: string): Turn | undefined => {
    const from = transcript.findIndex(({ id }) => id === turnId);
    return from < 0
      ? undefined
      : transcript.slice(from).find(({ role, unscored }) => role === 'candidate' && !unscored);
  };
  const answers = map.answers.map(({ turnId, askedTurnId, atMs, level, because }): PressureMark => {
    const read = level === null ? 'not read' : levelWords[level];
    return {
      id: turnId,
      kind: 'answer',
      atMs,
      topic: topicAt(atMs),
      level,
      label: `${formatClock(atMs)}, your answer: ${read}`,
      said: `${read}: ${because}`,
      asked: turnOf(askedTurnId),
      answered: turnOf(turnId),
      notes: notesOn(turnId, askedTurnId ?? undefined),
    };
  });
  const tactics = map.tactics.map((firing): PressureMark => {
    const answered = answerAfter(firing.turnId);
    const note = tacticNote(firing);
    return {
      id: `${firing.turnId} ${firing.tactic}`,
      kind: 'tactic',
      atMs: firing.atMs,
      topic: topicAt(firing.atMs),
      level: null,
      label: `${formatClock(firing.atMs)}, ${note}`,
      said: note,
      asked: turnOf(firing.turnId),
      answered,
      notes: notesOn(firing.turnId, answered?.id),
    };
  });
  return [...tactics, ...answers].sort((a, b) => a.atMs - b.atMs);
}

/** From each tactic to the answer that recovered, in milliseconds; nothing where none did. */
export function recoveries({
  tactics,
  answers,
}: PressureMap): { id: string; fromMs: number; toMs: number }[] {
  return tactics.flatMap(({ tactic, turnId, atMs, turnsToRecover }) => {
    if (turnsToRecover === null) return [];
    const by = answers.filter((answer) => answer.atMs >= atMs)[turnsToRecover];
    return by ? [{ id: `${turnId} ${tactic}`, fromMs: atMs, toMs: by.atMs }] : [];
  });
}
