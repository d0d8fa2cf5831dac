import type { Style } from '#contract/styles.ts';
import { type ConductorEvent, step, transcriptOf } from '#core/interview/conductor.ts';
import { initialState } from '#core/interview/state.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import type { FictionalCandidate } from '#core/interview/testing/fictional-candidates.ts';
import { simulatedAnswer, type Temperament } from '#core/interview/testing/simulated-answers.ts';
import { typedPace } from '#core/interview/testing/simulated-interview.ts';
import type { SpeakContext, Speaker, Worded } from '#server/interviewer/speaker.ts';
import type { PlayedInterview } from './panel-decisions.ts';

type Casting = {
  candidate: FictionalCandidate;
  style: Style;
  temperament: Temperament;
  seed: number;
};

const nothingElse = { statement: '', targetSchools: [], recentStemIds: [] };
const sayingMs = 5_000;
const mostAnswers = 80;

/** A whole interview with a made-up candidate, worded by any speaker; no clock runs, time passes as such candidates take. */
export async function playInterview(
  speaker: Speaker,
  { candidate, style, temperament, seed }: Casting,
): Promise<PlayedInterview> {
  const id = [candidate.profile, candidate.name.split(' ')[0], style, temperament, seed].join('-');
  let state = initialState();
  let pending: SpeakDirective[] = [];
  let question: SpeakDirective | undefined;
  const send = (event: ConductorEvent): void => {
    const next = step(state, event);
    state = next.state;
    pending = [...pending, ...next.directives.flatMap((one) => (one.kind === 'speak' ? [one.speak] : []))];
  };
  const sayAll = async (atMs: number): Promise<void> => {
    while (pending.length > 0) {
      const [directive, ...later] = pending;
      pending = later;
      if (!directive) return;
      const words = await wordsOf(speaker, directive, { state, sessionId: id, uid: 'eval' });
      if (directive.awaiting) question = directive;
      send({ kind: 'uttered', atMs, turnId: directive.turnId, ...words });
    }
  };
  const { name: candidateName, profile, facts } = candidate;
  send({ kind: 'started', atMs: 0, seed, style, profile, facts, candidateName, ...nothingElse });
  let atMs = 0;
  for (let index = 0; index < mostAnswers && state.phase !== 'finished'; index += 1) {
    atMs += sayingMs;
    await sayAll(atMs);
    const asked = question;
    if (!asked) break;
    const heard = state.turns.find((turn) => turn.id === asked.turnId)?.text ?? asked.draft;
    const text = simulatedAnswer(temperament, heard, `${seed}|${index}`);
    const startedAtMs = atMs;
    atMs += typedPace(text, seed, index);
    send({ kind: 'answered', atMs, turnId: asked.turnId, text, source: 'typed', startedAtMs });
  }
  return { id, style, facts, turns: transcriptOf(state) };
}

async function wordsOf(
  speaker: Speaker,
  directive: SpeakDirective,
  context: Pick<SpeakContext, 'state' | 'sessionId' | 'uid'>,
): Promise<{ text: string; worded?: Worded }> {
  const { signal } = new AbortController();
  const words = speaker.utter(directive, { ...context, signal });
  let text = '';
  for (;;) {
    const { done, value } = await words.next();
    if (!done) text += value;
    else {
      const said = text.trim() || directive.draft;
      return speaker.capabilities.engine === 'model' ? { text: said, worded: value } : { text: said };
    }
  }
}
