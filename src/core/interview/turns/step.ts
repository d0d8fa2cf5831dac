import { wordCount } from '#core/text/words-of.ts';
import { type EndReason, interviewLimits } from '#contract/interview-events.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Move, TacticId } from '#contract/transcript.ts';
import type { Directive, Interjection, ScriptedLine, Way } from '#core/interview/directive.ts';
import { shownPanel } from '#core/interview/panel.ts';
import type { Gap } from '#core/topics/gap.ts';
import { allVariants, fittingLines } from '#core/interview/guards/fitting-lines.ts';
import { firstName } from '#core/interview/questions/spoken-names.ts';
import { interviewClockOf } from '#core/interview/plan/time-budget.ts';
import { scriptedLine } from '#core/interview/wordings/scripted-lines.ts';
import { type ConductorState, mannerOf, type Setting } from '#core/interview/state.ts';

/**
 * One step in the making: a copy of the state to work on, and the directives given so far. `only` is the way it has to take; `took` is the one
 * it took where it was free to take either.
 */
export type Step = {
  state: ConductorState;
  setting: Setting;
  directives: Directive[];
  listens?: boolean;
  only?: Way;
  took?: Way;
};

type Line = {
  speakerId: string;
  topicId: TopicId;
  move: Move;
  draft: string;
  awaiting: boolean;
  gap?: Gap | undefined;
  tactic?: TacticId | undefined;
  stemId?: string | undefined;
  script?: ScriptedLine | undefined;
  factIds?: readonly string[];
  interjects?: Interjection | undefined;
  asWritten?: true;
};

const wordLimit = { lead: 32, followUp: 25 };

function nextTurnId(state: ConductorState): string {
  return `T${String(state.turns.length + 1).padStart(2, '0')}`;
}

/** Lets a panellist say something: one turn more, and a directive to speak it. Gives the turn's id. */
export function say(step: Step, line: Line): string {
  const { state, setting } = step;
  const turnId = nextTurnId(state);
  const { draft, awaiting, factIds = [], speakerId, topicId, move } = line;
  const { gap, stemId, script, tactic, interjects, asWritten } = line;
  const length = wordCount(draft);
  const limit = move === 'lead' ? wordLimit.lead : wordLimit.followUp;
  state.turns.push({
    id: turnId,
    role: 'panel',
    topicId,
    move,
    speakerId,
    ...(tactic ? { tactic } : {}),
    text: draft,
    startedAtMs: state.nowMs,
    endedAtMs: state.nowMs,
  });
  state.usedTexts.push(draft);
  step.directives.push({
    kind: 'speak',
    speak: {
      turnId,
      speakerId,
      topicId,
      move,
      style: mannerOf(state, setting),
      factIds: [...factIds],
      draft,
      maxWords: Math.max(limit, length),
      awaiting,
      ...(gap ? { gap } : {}),
      ...(tactic ? { tactic } : {}),
      ...(stemId ? { stemId } : {}),
      ...(script ? { script } : {}),
      ...(interjects ? { interjects } : {}),
      ...(asWritten ? { asWritten } : {}),
    },
  });
  return turnId;
}

const variants = 16;

/** A fixed line in words not used in this interview yet, as far as there are any; for a school in words that fit its sitting (rules SCHOOL-30, SCHOOL-33). */
export function scriptWords(step: Step, script: ScriptedLine, speakerId: string, words?: string): string {
  const { state, setting } = step;
  const called = firstName(setting.candidateName);
  const { closeFromMs } = interviewClockOf(setting);
  const context = {
    style: mannerOf(state, setting),
    panel: shownPanel(state.panel),
    minutesLeft: Math.max(1, Math.round((closeFromMs - state.nowMs) / 60_000)),
    ...(words ? { words } : {}),
  };
  const own = { ...context, speakerId, ...(called ? { candidateFirstName: called } : {}) };
  const worded = (by: typeof context, count: number): string[] =>
    Array.from({ length: count }, (_, index) =>
      scriptedLine(script, { ...by, seed: `${setting.seed}|${index}` }),
    );
  const { scenario } = setting;
  const attempts = scenario
    ? fittingLines(scenario, [...worded(own, allVariants), ...worded(context, allVariants)])
    : worded(own, variants);
  return attempts.find((text) => !state.usedTexts.includes(text)) ?? attempts[0] ?? '';
}

/** Says a fixed line that asks for nothing. */
export function remark(
  step: Step,
  script: ScriptedLine,
  {
    speakerId,
    topicId,
    move = 'remark',
    words,
  }: { speakerId: string; topicId: TopicId; move?: Move; words?: string },
): string {
  return say(step, {
    speakerId,
    topicId,
    move,
    script,
    draft: scriptWords(step, script, speakerId, words),
    awaiting: false,
  });
}

/** From so many turns on, everything that can be left unsaid is: the rest is needed to close (`interviewLimits.turns`). */
const fewTurnsLeftFrom = interviewLimits.turns - 60;

/** Whether the turns that remain are needed for the closing. */
export function fewTurnsLeft({ turns }: Pick<ConductorState, 'turns'>): boolean {
  return turns.length >= fewTurnsLeftFrom;
}

/** Says a fixed line that may also be left unsaid: not when turns run short, and never in words that were heard before. */
export function aside(step: Step, ...line: [script: ScriptedLine, by: Parameters<typeof remark>[2]]): void {
  const [script, { speakerId, words }] = line;
  if (fewTurnsLeft(step.state) || step.state.usedTexts.includes(scriptWords(step, script, speakerId, words)))
    return;
  remark(step, ...line);
}

/** Ends the interview for good. */
export function finish(step: Step, reason: EndReason): void {
  step.state.phase = 'finished';
  step.state.endReason = reason;
  step.state.asked = null;
  step.state.thread = null;
  step.state.frozen = false;
  step.directives.push({ kind: 'finish', reason });
}
