import type { Style } from '#contract/styles.ts';
import type { ConductorEvent } from '../conductor-event.ts';
import { awaitingTurnId } from '../shown-state.ts';
import { step } from '../conductor.ts';
import { initialState, type ConductorState } from '#core/interview/state.ts';
import type { SpeakDirective } from '../directive.ts';
import type { FictionalCandidate } from './fictional-candidates.ts';

/** Finds the words for a directive, as a speaker would: from the state in which it is to be said. */
export type FindWords = (directive: SpeakDirective, state: ConductorState) => string;

/** What the candidate does when the panel waits: words, or silence until the panel goes on. */
export type React = (question: string, index: number) => string | null;

const sayingMs = 5_000;
const answeringMs = 60_000;

/** Plays an interview as the service does: every line of the panel is said, one after the other, before the candidate is heard again. */
export function speakInterview(
  candidate: FictionalCandidate,
  { style, seed }: { style: Style; seed: number },
  react: React,
  findWords: FindWords = (directive) => directive.draft,
): ConductorState {
  let state = initialState();
  let atMs = 0;
  const send = (event: ConductorEvent): void => {
    const stepped = step(state, event);
    state = stepped.state;
    for (const directive of stepped.directives) {
      if (directive.kind !== 'speak') continue;
      const { turnId } = directive.speak;
      const text = findWords(directive.speak, state);
      atMs += sayingMs;
      state = step(state, { kind: 'uttered', atMs, turnId, text }).state;
    }
  };
  const { name: candidateName, profile, facts } = candidate;
  send({
    kind: 'started',
    atMs,
    seed,
    style,
    profile,
    facts,
    candidateName,
    statement: 'I run a small library.',
    targetSchools: ['IIM Bangalore'],
    recentStemIds: [],
  });
  for (let index = 0; index < 80 && state.phase !== 'finished'; index++) {
    const turnId = awaitingTurnId(state);
    if (!turnId) break;
    const text = react(state.asked?.text ?? '', index);
    const startedAtMs = atMs;
    atMs += answeringMs;
    if (text === null) send({ kind: 'silence', seconds: 45, atMs });
    else send({ kind: 'answered', atMs, turnId, text, source: 'typed', startedAtMs });
  }
  return state;
}
