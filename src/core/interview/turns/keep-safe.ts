import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import type { HeardAnswer } from '#core/interview/follow-up/heard-answer.ts';
import { askLead } from './ask.ts';
import { continueClosing, resumeClosing } from './close-interview.ts';
import { chairId } from './put-question.ts';
import { aside, type Step, fewTurnsLeft, finish, remark, say, scriptWords } from './step.ts';
import { styleRules } from '#core/interview/styles.ts';
import { mannerOf } from '#core/interview/state.ts';
import { takeIn } from './hear-answer.ts';
import { deniedFacts, namesOf, retiredWith } from './denied-facts.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { repeatQuestion } from './repeat-question.ts';
import { type SafetyAction, safetyAction, intentWhileFrozen } from './safety.ts';
import type { Asked } from '#core/interview/state.ts';
import { closingTopic, openingTopic } from '#core/topics/topic-table.ts';

/** How long a candidate may breathe after going blank (rule SAFE-4). */
const breathMs = 30_000;

/** Leaves the persona: help is named, the clock stands, and nothing is asked but whether to stop. */
function care(step: Step, asked: Asked, script: 'crisis' | 'panic'): void {
  const { state } = step;
  const { speakerId, topicId } = asked;
  const wasFrozen = state.frozen;
  const draft = scriptWords(step, script, speakerId);
  const turnId = say(step, { speakerId, topicId, move: 'care', script, draft, awaiting: true });
  state.frozen = true;
  state.thread = null;
  state.softened = true;
  state.asked = {
    ...asked,
    kind: 'care',
    care: script,
    turnId,
    turnIds: [turnId],
    text: draft,
    gap: null,
    tactic: null,
    askedAtMs: state.nowMs,
    quietUntilMs: state.nowMs,
  };
  if (!wasFrozen) step.directives.push({ kind: 'freeze_clock' });
}

function breathe(step: Step, asked: Asked): void {
  const { state } = step;
  const { speakerId, topicId } = asked;
  aside(step, 'breathe', { speakerId, topicId, move: 'care' });
  if (asked.kind !== 'closing' && asked.repeats > 0) askLead(step);
  else putAgain(step, asked, 'repeat');
  if (state.asked) state.asked.quietUntilMs = state.nowMs + breathMs;
}

function moveOn(step: Step, asked: Asked): void {
  step.state.asked = null;
  if (asked.kind === 'closing') continueClosing(step);
  else askLead(step);
}

/** Puts the question again, or goes on where turns run short. */
function putAgain(step: Step, asked: Asked, move: 'repeat' | 'clarify'): void {
  if (fewTurnsLeft(step.state)) moveOn(step, asked);
  else repeatQuestion(step, asked, move);
}

/** Grants the time that was asked for, as the button does: the question stands and is not put again (rule SAFE-12). */
function grantTime(step: Step, asked: Asked): void {
  const { state, setting } = step;
  const { speakerId, topicId } = asked;
  const script = 'think_granted';
  const draft = scriptWords(step, script, speakerId);
  const turnId = say(step, { speakerId, topicId, move: 'remark', script, draft, awaiting: true });
  const quietUntilMs = state.nowMs + styleRules[mannerOf(state, setting)].thinkMs;
  state.asked = { ...asked, turnId, turnIds: [...asked.turnIds, turnId], quietUntilMs, thought: true };
}

/** Retires what the candidate said is not so: from here on nobody asks about it, scores it or holds it for a claim (rule DENY-1). */
function retire(step: Step, asked: Asked, denied: readonly ResumeFact[]): void {
  const { state, setting } = step;
  const gone = retiredWith(denied, setting.facts);
  const isGone = (line: string): boolean =>
    gone.some(({ value }) => line.toLowerCase().includes(value.toLowerCase()));
  const facts = setting.facts.filter((fact) => !gone.includes(fact));
  const { resumeLines } = setting;
  const lines = resumeLines ? { resumeLines: resumeLines.filter((line) => !isGone(line)) } : {};
  step.setting = { ...setting, facts, ...lines };
  state.setting = step.setting;
  state.denied.push(...gone.flatMap(namesOf));
  state.counts.answers += 1;
  state.thread = null;
  aside(step, 'fact_retired', { speakerId: asked.speakerId, topicId: asked.topicId });
  moveOn(step, asked);
}

/** One human sentence, then something easier; the answer counts like any other (rule SAFE-17). */
function sympathise(step: Step, asked: Asked): void {
  const { state } = step;
  state.conduct.losses += 1;
  aside(step, 'sympathy', { speakerId: asked.speakerId, topicId: asked.topicId, move: 'care' });
  state.asked = null;
  if (asked.kind === 'closing') continueClosing(step);
  else askLead(step, 'distress');
}

/** Says a fixed line and puts the question again. */
function backToQuestion(
  step: Step,
  asked: Asked,
  line: 'boundary_first' | 'boundary_second' | 'injection' | 'no_answers_given' | 'heard_before',
): void {
  const { speakerId, topicId } = asked;
  const move = line.startsWith('boundary') ? 'boundary' : 'remark';
  aside(step, line, { speakerId, topicId, move });
  putAgain(step, asked, 'repeat');
}

function endFor(
  step: Step,
  asked: Asked,
  line: 'boundary_end' | 'closing_early',
  reason: 'conduct' | 'ended_by_candidate',
): void {
  remark(step, line, {
    speakerId: chairId(step.state),
    topicId: asked.topicId,
    move: reason === 'conduct' ? 'boundary' : 'closing',
  });
  finish(step, reason);
}

function perform(step: Step, asked: Asked, action: Exclude<SafetyAction, { kind: 'none' }>): void {
  const { conduct } = step.state;
  switch (action.kind) {
    case 'crisis':
      return care(step, asked, 'crisis');
    case 'end_for_conduct':
      return endFor(step, asked, 'boundary_end', 'conduct');
    case 'stop':
      return endFor(step, asked, 'closing_early', 'ended_by_candidate');
    case 'boundary':
      conduct.abuse += 1;
      return backToQuestion(step, asked, action.line);
    case 'panic':
      return care(step, asked, 'panic');
    case 'breathe':
      return breathe(step, asked);
    case 'think':
      return grantTime(step, asked);
    case 'repeat':
      return putAgain(step, asked, 'repeat');
    case 'retire':
      return retire(step, asked, action.facts);
    case 'sympathy':
      return sympathise(step, asked);
    case 'skip':
      aside(step, 'silence_move_on', { speakerId: asked.speakerId, topicId: asked.topicId });
      return moveOn(step, asked);
    case 'respect':
      aside(step, 'respected', { speakerId: asked.speakerId, topicId: asked.topicId });
      return moveOn(step, asked);
    case 'injection':
      return backToQuestion(step, { ...asked, redirects: asked.redirects + 1 }, 'injection');
    case 'heard_before':
      conduct.heardBefore = true;
      return backToQuestion(step, { ...asked, redirects: asked.redirects + 1 }, 'heard_before');
    case 'withhold':
      return backToQuestion(step, { ...asked, clarified: true }, 'no_answers_given');
    case 'clarify':
      return putAgain(step, { ...asked, clarified: true }, 'clarify');
    case 'move_on':
      return moveOn(step, asked);
  }
}

const countsAsAnswer: readonly SafetyAction['kind'][] = ['move_on', 'skip', 'respect', 'heard_before'];
/** What was said then is read with the rest: who answers beside the question, or not at all, has had it. */
const readAllTheSame: readonly SafetyAction['kind'][] = ['injection', 'skip', 'heard_before', 'sympathy'];

/** So many words can be an answer that was given before. */
const fullWords = 25;
/** With so many of its runs of four words said before, an answer is an earlier one again. */
const sameAgain = 0.8;

/** An answer that was given before is led back once in an interview to what was asked (rule SAFE-15). */
function leadBack({ state }: Step, asked: Asked, { signals }: HeardAnswer): SafetyAction | null {
  if (asked.kind !== 'lead' || asked.redirects > 0 || signals.words < fullWords) return null;
  return signals.repeatedShare >= sameAgain && !state.conduct.heardBefore ? { kind: 'heard_before' } : null;
}

/** What is done only where the answer denies nothing. */
const givesWayToDenial: readonly SafetyAction['kind'][] = [
  'none',
  'respect',
  'clarify',
  'withhold',
  'move_on',
];

/** Of the facts the question was about, or names, those that the answer denies. */
function deniedIn({ state, setting }: Step, asked: Asked, { text }: HeardAnswer): ResumeFact[] {
  const inThread = asked.kind === 'closing' ? [] : (state.thread?.filled.factIds ?? []);
  const ids = [...asked.factIds, ...inThread];
  const question = asked.text;
  const isNamed = (fact: ResumeFact): boolean =>
    namesOf(fact).some((name) => name.length >= 3 && findBannedPhrase(question, [name]) !== null);
  const about = setting.facts.filter((fact) => ids.includes(fact.id) || isNamed(fact));
  return deniedFacts({ question, answer: text, asked: about });
}

/** Does what rule SAFE-1 asks for after an answer. True when that was all; false when the interview goes on from the answer. */
export function answerSafely(step: Step, asked: Asked, heard: HeardAnswer, turn: Turn): boolean {
  const { state } = step;
  const found = safetyAction(heard, asked, state.conduct);
  const denied = givesWayToDenial.includes(found.kind) ? deniedIn(step, asked, heard) : [];
  const action: SafetyAction =
    denied.length > 0
      ? { kind: 'retire', facts: denied }
      : found.kind === 'none' && !found.remark
        ? (leadBack(step, asked, heard) ?? found)
        : found;
  if (heard.signals.distress === 'mild_stress') {
    state.softened = true;
    state.conduct.stress += 1;
  }
  if (action.kind === 'none') {
    if (action.remark) {
      state.conduct.languageTold = true;
      aside(step, action.remark, { speakerId: asked.speakerId, topicId: asked.topicId });
    }
    return false;
  }
  if (!readAllTheSame.includes(action.kind)) turn.unscored = true;
  if (countsAsAnswer.includes(action.kind))
    takeIn(step, asked, { ...heard, nonAnswer: true, good: false, newEvidence: false, composed: false });
  if (action.kind === 'sympathy') takeIn(step, asked, heard);
  perform(step, asked, action);
  return true;
}

/** Goes on after a safety message, gently and with a new question. */
export function resume(step: Step): void {
  const { state } = step;
  const { asked } = state;
  state.frozen = false;
  step.directives.push({ kind: 'unfreeze_clock' });
  remark(step, 'crisis_resumed', {
    speakerId: asked?.speakerId ?? chairId(state),
    topicId: asked?.topicId ?? openingTopic,
    move: 'care',
  });
  state.asked = null;
  if (state.phase === 'closing') resumeClosing(step);
  else askLead(step, 'distress');
}

/** Ends the interview because the candidate stopped at a safety message. */
export function stopInCare(step: Step): void {
  remark(step, 'stopped_in_care', {
    speakerId: chairId(step.state),
    topicId: step.state.asked?.topicId ?? closingTopic,
    move: 'care',
  });
  finish(step, 'distress');
}

/** What follows words typed while the clock is frozen: only a plain wish resumes or stops; anything else keeps the help on the table. */
export function answerWhileFrozen(step: Step, asked: Asked, heard: HeardAnswer, turn: Turn): void {
  turn.unscored = true;
  const wish = heard.signals.distress === 'crisis' ? 'stay' : intentWhileFrozen(turn.text);
  if (wish === 'resume') resume(step);
  else if (wish === 'stop' || heard.signals.wantsToStop) stopInCare(step);
  else care(step, asked, heard.signals.distress === 'crisis' ? 'crisis' : (asked.care ?? 'crisis'));
}
