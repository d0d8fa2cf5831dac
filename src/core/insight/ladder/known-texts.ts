import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import { saidTurns } from '#core/claims/interview-conflicts.ts';

const unspoken: ReadonlySet<ResumeFact['kind']> = new Set(['email', 'phone']);

/** What of the interview stands against something else, or was taken back: it is not known. */
const disputed = (ledger: readonly Claim[]): readonly Claim[] =>
  ledger.filter(({ outcome }) => outcome === 'in_conflict' || outcome === 'corrected');

/** A text that facts may come from: what the candidate said, with what it answered, or a line of the resume. */
export type KnownText = { by: 'turn' | 'resume'; asked: string | null; said: string };

type Input = { transcript: readonly Turn[]; facts: readonly ResumeFact[]; ledger: readonly Claim[] };

/** All that the candidate said and the resume says, without what they took back or what stands against something else. */
export function knownSayings({ transcript, facts, ledger }: Input): KnownText[] {
  const sources = disputed(ledger).flatMap((claim) => claim.sources);
  const said = saidTurns(transcript).map((turn): KnownText => {
    const asked = transcript
      .slice(0, transcript.indexOf(turn))
      .findLast(({ role }) => role === 'panel')?.text;
    const left = sources
      .flatMap((one) => (one.by === 'turn' && one.turnId === turn.id ? [one] : []))
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { start, end }) => `${text.slice(0, start)} … ${text.slice(end)}`, turn.text);
    return { by: 'turn', asked: asked ?? null, said: left };
  });
  const contested = new Set(sources.flatMap((one) => (one.by === 'resume' ? [one.factId] : [])));
  const written = facts
    .filter(({ id, kind }) => !unspoken.has(kind) && !contested.has(id))
    .map(({ value }): KnownText => ({ by: 'resume', asked: null, said: value }));
  return [...said, ...written];
}

/** Every text a rung may take words from: what is known, and the question itself. */
export const knownTexts = (input: Input & { question: string }): string[] => [
  ...knownSayings(input).map(({ said }) => said),
  input.question,
];
