import type { Turn } from './transcript.ts';

/** The words of a panel turn, split where the candidate spoke into it: what follows does not count as said (rule VOICE-11). */
export function saidPartsOf(
  { id, role, text }: Pick<Turn, 'id' | 'role' | 'text'>,
  transcript: readonly Turn[],
): { said: string; unsaid: string } {
  const at = transcript.findIndex((turn) => turn.id === id);
  const { spokenInto } = transcript.slice(at + 1).find((turn) => turn.role === 'candidate') ?? {};
  const answeredAt = transcript.slice(0, at).findLastIndex((turn) => turn.role === 'candidate');
  const into = transcript.findIndex((turn) => turn.id === spokenInto?.turnId);
  if (!spokenInto || role === 'candidate' || into <= answeredAt || into > at)
    return { said: text, unsaid: '' };
  const words = text.trim().split(/(?<=\s)(?=\S)/);
  const count = at === into ? spokenInto.words : 0;
  return { said: words.slice(0, count).join('').trimEnd(), unsaid: words.slice(count).join('') };
}
