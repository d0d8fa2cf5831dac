import type { EndReason } from '#contract/interview-events.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Hook, Move, TacticId } from '#contract/transcript.ts';
import type { Interjection, ScriptedLine, SpeakDirective } from '#core/interview/directive.ts';
import type { Gap } from '#core/interview/questions/question.ts';
import { scriptedLine } from '#core/interview/wordings/scripted-lines.ts';
import type { InterviewState, Setting } from '#core/interview/state.ts';

/** What the conductor wants done, in order. */
export type Directive =
  | { kind: 'speak'; speak: SpeakDirective }
  | { kind: 'freeze_clock' }
  | { kind: 'unfreeze_clock' }
  | { kind: 'finish'; reason: EndReason };

/** A copy of the state that one step works on, and the directives it has given so far. */
export type Draft = { state: InterviewState; setting: Setting; directives: Directive[] };

export type Line = {
  speakerId: string;
  topicId: TopicId;
  move: Move;
  plain: string;
  awaiting: boolean;
  gap?: Gap | undefined;
  tactic?: TacticId | undefined;
  hook?: Hook | undefined;
  stemId?: string | undefined;
  script?: ScriptedLine | undefined;
  factIds?: readonly string[];
  interjects?: Interjection | undefined;
};

const wordLimit = { lead: 32, followUp: 25 };

function nextTurnId(state: InterviewState): string {
  return `T${String(state.turns.length + 1).padStart(2, '0')}`;
}

/** Lets a panellist say something: one turn more, and a directive to speak it. Gives the turn's id. */
export function say(draft: Draft, line: Line): string {
  const { state, setting } = draft;
  const turnId = nextTurnId(state);
  const { plain, awaiting, factIds = [], speakerId, topicId, move } = line;
  const { gap, stemId, script, tactic, hook, interjects } = line;
  const length = plain.split(/\s+/).filter(Boolean).length;
  const limit = move === 'lead' ? wordLimit.lead : wordLimit.followUp;
  state.turns.push({
    id: turnId,
    role: 'panel',
    topicId,
    move,
    speakerId,
    ...(tactic ? { tactic } : {}),
    ...(hook ? { hook } : {}),
    text: plain,
    startedAtMs: state.nowMs,
    endedAtMs: state.nowMs,
  });
  state.usedTexts.push(plain);
  draft.directives.push({
    kind: 'speak',
    speak: {
      turnId,
      speakerId,
      topicId,
      move,
      style: setting.style,
      factIds: [...factIds],
      plain,
      maxWords: Math.max(limit, length),
      awaiting,
      ...(gap ? { gap } : {}),
      ...(tactic ? { tactic } : {}),
      ...(hook ? { hook } : {}),
      ...(stemId ? { stemId } : {}),
      ...(script ? { script } : {}),
      ...(interjects ? { interjects } : {}),
    },
  });
  return turnId;
}

const variants = 8;

/** The name to call the candidate by, if it reads like one; capitals throughout are a resume's habit. */
function firstNameOf(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  if (!/^\p{L}[\p{L}\p{M}'’.-]{1,24}$/u.test(first)) return null;
  return first === first.toUpperCase() ? first.charAt(0) + first.slice(1).toLowerCase() : first;
}

/** A fixed line in words not used in this interview yet, as far as there are any. */
export function scriptWords(draft: Draft, script: ScriptedLine, hint?: string): string {
  const { state, setting } = draft;
  const firstName = firstNameOf(setting.candidateName);
  const word = (attempt: number): string =>
    scriptedLine(script, {
      style: setting.style,
      seed: `${setting.seed}|${attempt}`,
      panel: panelShown(state),
      minutesLeft: Math.max(1, Math.round((30 * 60_000 - state.nowMs) / 60_000)),
      ...(firstName ? { candidateFirstName: firstName } : {}),
      ...(hint ? { hint } : {}),
    });
  const attempts = Array.from({ length: variants }, (_, index) => word(index));
  return attempts.find((text) => !state.usedTexts.includes(text)) ?? attempts[0] ?? '';
}

function panelShown({ panel }: InterviewState) {
  return panel.map(({ id, name, shortName, role, portrait }) => ({ id, name, shortName, role, portrait }));
}

/** Says a fixed line that asks for nothing. */
export function remark(
  draft: Draft,
  script: ScriptedLine,
  { speakerId, topicId, move = 'remark' }: { speakerId: string; topicId: TopicId; move?: Move },
): string {
  return say(draft, { speakerId, topicId, move, script, plain: scriptWords(draft, script), awaiting: false });
}

/** From so many turns on, everything that can be left unsaid is: the rest is needed to close (`interviewLimits.turns`). */
const fewTurnsLeftFrom = 50;

/** Whether the turns that remain are needed for the closing. */
export function fewTurnsLeft({ turns }: Pick<InterviewState, 'turns'>): boolean {
  return turns.length >= fewTurnsLeftFrom;
}

/** Says a fixed line that may also be left unsaid, unless turns run short. */
export function aside(draft: Draft, ...line: [script: ScriptedLine, by: Parameters<typeof remark>[2]]): void {
  if (!fewTurnsLeft(draft.state)) remark(draft, ...line);
}

/** Ends the interview for good. */
export function finish(draft: Draft, reason: EndReason): void {
  draft.state.phase = 'finished';
  draft.state.endReason = reason;
  draft.state.asked = null;
  draft.state.thread = null;
  draft.state.frozen = false;
  draft.directives.push({ kind: 'finish', reason });
}
