import type { Style } from '#contract/styles.ts';
import type { TacticId } from '#contract/transcript.ts';
import { namesAnswer } from '#core/answers/puzzle/read-conclusion.ts';
import { deniesAll } from '#core/interview/follow-up/denies-all.ts';
import type { HeardAnswer } from '#core/interview/follow-up/heard-answer.ts';
import { askFollowUp, askLead, giveHint, uncovered } from './ask.ts';
import { askRung, timeToStayIn } from './ask-in-scenario.ts';
import { continueClosing } from './close-interview.ts';
import { stemFor } from './put-question.ts';
import { aside, type Step } from './step.ts';
import { isAdmission, isFull } from '#core/interview/follow-up/answer-form.ts';
import { chooseFollowUp, plainProbe } from '#core/interview/follow-up/choose-follow-up.ts';
import { chooseInDrill, chooseToFill } from '#core/interview/follow-up/choose-in-drill.ts';
import { tacticOn } from '#core/interview/follow-up/choose-tactic.ts';
import { schoolRungOf } from '#core/interview/follow-up/follow-up-lines.ts';
import type { FollowUpChoice, Situation } from '#core/interview/follow-up/situation.ts';
import { drillMayAsk } from '#core/interview/plan/drill.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { outlook } from '#core/interview/plan/pacing.ts';
import { hashSeed } from '#core/interview/seeded-choice.ts';
import { type Asked, mannerOf, type Thread } from '#core/interview/state.ts';
import { clockPhase, interviewClockOf, topicTimeIsUp } from '#core/interview/plan/time-budget.ts';
import { splitSentences } from '#core/text/split-sentences.ts';

const nonAnswersToLeave = 2;
const followUpsPerLead = 2;
/** After these nothing is probed: the panel asked for a short answer itself (rule TACTIC-2). */
const wantsOneBreath: readonly TacticId[] = ['interrupt', 'rapid_fire'];
/** After so many full answers one is met with a word, on average. */
const acknowledgedEvery = 3;

/** Whether the clock lets the panel stay on this thread at all. */
function timeToStay(step: Step, thread: Thread): boolean {
  const { state, setting } = step;
  if (setting.drill) return drillMayAsk(state);
  if (setting.scenario) return timeToStayIn(step, setting.scenario, thread);
  const clock = interviewClockOf(setting);
  const phase = clockPhase(state.nowMs, clock);
  if (phase !== 'open' && phase !== 'no_lead') return false;
  if (outlook(setting, state).room === 0) return false;
  const others = uncovered(state).filter((item) => item.topicId !== thread.topicId);
  if (state.nowMs >= clock.mustCoverFromMs && others.length > 0) return false;
  return !topicTimeIsUp(state.topics[thread.topicId]?.spentMs ?? 0, thread.budgetMs);
}

/** So many follow-ups whoever listens may ask on a lead (rule PACE-7). */
const mostFollowUps: Readonly<Record<Style, number>> = { chill: 4, grill: 5 };

/** What a topic that must be asked about takes, in questions. */
const questionsToCover = 2;

/** Whether one question more on this thread leaves room for every topic that must still be asked about; a school's sitting keeps to its times. */
function leavesRoom(step: Step, thread: Thread): boolean {
  const { state, setting } = step;
  if (setting.scenario) return timeToStay(step, thread);
  const phase = clockPhase(state.nowMs, interviewClockOf(setting));
  const others = uncovered(state).filter(({ topicId }) => topicId !== thread.topicId);
  const isOpen = phase === 'open' || phase === 'no_lead';
  return isOpen && outlook(setting, state).room > questionsToCover * others.length;
}

/** Whether the thread has given what it can, or has had its follow-ups (rules PACE-3, PACE-4). */
const threadIsDone = ({ nonAnswers, followUps }: Thread): boolean =>
  nonAnswers >= nonAnswersToLeave || followUps >= followUpsPerLead;

/** Cuts in after a monologue, as often as there are words for it that were not used yet. */
function cutShort(step: Step, monologue: boolean, interrupted: boolean): void {
  const { thread } = step.state;
  if (!monologue || interrupted || !thread) return;
  aside(step, 'answer_cut', { speakerId: thread.speakerId, topicId: thread.topicId });
}

/** Whether the answer of a puzzle stands in a reply: whoever may have it is not led to it (rule PROBE-5). */
const cameToIt = ({ filled: { stem } }: Thread, { text }: HeardAnswer): boolean =>
  stem.key?.answer !== undefined && namesAnswer(text, stem.key.answer);

function puzzleHint(thread: Thread, heard: HeardAnswer, style: 'chill' | 'grill'): string | null {
  const { key, kind } = thread.filled.stem;
  if (thread.hinted || !key?.hint || heard.solved || heard.good) return null;
  if (cameToIt(thread, heard)) return null;
  if (kind !== 'puzzle' && kind !== 'guesstimate' && !(heard.nonAnswer && style === 'chill')) return null;
  if (kind === 'guesstimate' && !heard.nonAnswer) return null;
  return key.hint[style];
}

/** Meets some full answers, and any right one to a puzzle, with a word before the next question; never an admission (rule PROBE-3). */
function acknowledge(step: Step, { speakerId, topicId }: Thread, asked: Asked, heard: HeardAnswer): void {
  const some = hashSeed(step.setting.seed, `heard ${heard.turnId}`) % acknowledgedEvery === 0;
  if (heard.nonAnswer || isAdmission(heard)) return;
  if (heard.solved || (some && isFull(asked.text, heard)))
    aside(step, 'acknowledged', { speakerId, topicId });
}

/** A sentence that begins by asking to ask; in the middle of one, or in quotation marks, it may be somebody else's. */
const asksPanel =
  /^(?:(?:sir|ma[’']?am|madam|and|but|so|now|also|well)\W+){0,3}(?:(?:may|can|could) i ask|i (?:would like|want|wish) to ask) (?:you|the panel|one|a|something|this)\b[^“”"]*$/i;
/** A question is put to the panel at the end of an answer, and perhaps explained. */
const lastSentences = 3;

/** Meets a question that a full answer ends with: the panel does not answer it, and does not pass it over. */
function meetQuestion(step: Step, { speakerId, topicId }: Thread, { text }: HeardAnswer): void {
  const end = splitSentences(text).slice(-lastSentences);
  const asks = end.some((sentence) => asksPanel.test(sentence.trim()));
  if (asks && end.some((sentence) => sentence.trim().endsWith('?')))
    aside(step, 'we_ask', { speakerId, topicId });
}

/** What comes after an answer in the interview proper: a follow-up, a hint, or the next question (rules PROBE-1, PACE-4). */
export function goOn(step: Step, asked: Asked, heard: HeardAnswer, monologue: boolean): void {
  const { state, setting, listens = false } = step;
  state.asked = null;
  if (state.phase === 'closing') return continueClosing(step, heard.text);
  const { thread } = state;
  if (!thread) return askLead(step);
  const situation: Situation = { state, setting, thread, asked, heard, monologue, listens };
  const staying = timeToStay(step, thread);
  const keepsOn = staying && thread.nonAnswers < nonAnswersToLeave;
  const rung = keepsOn ? schoolRungOf(situation) : null;
  if (rung) return askRung(step, thread, rung);
  const hint = keepsOn ? puzzleHint(thread, heard, mannerOf(state, setting)) : null;
  if (hint && !findBannedPhrase(hint, setting.scenario?.banned)) return giveHint(step, hint);
  const isThrough =
    !staying ||
    heard.solved ||
    cameToIt(thread, heard) ||
    (asked.tactic !== null && wantsOneBreath.includes(asked.tactic)) ||
    threadIsDone(thread) ||
    (!thread.filled.stem.key && deniesAll(asked.text, heard.text));
  const planned = isThrough ? null : (tacticOn(situation) ?? nextIn(step, situation));
  const isFree = mayChoose(step, situation);
  const choice = isFree ? chosenIn(step, situation, planned) : planned;
  cutShort(step, monologue, choice?.tactic === 'interrupt');
  // Whoever listens meets the answer in their own words.
  if (!listens) meetQuestion(step, thread, heard);
  if (isFree) step.took = choice ? 'stay' : 'go';
  if (choice) return askFollowUp(step, choice);
  if (!listens) acknowledge(step, thread, asked, heard);
  askLead(step);
}

/** Whether whoever words the next question may also stay with this answer (rule PACE-7); a drill keeps to its aim. */
const mayChoose = (step: Step, { thread, heard }: Situation): boolean =>
  step.listens === true &&
  !step.setting.drill &&
  !heard.solved &&
  thread.nonAnswers < nonAnswersToLeave &&
  thread.followUps < mostFollowUps[mannerOf(step.state, step.setting)] &&
  leavesRoom(step, thread);

/** The follow-up by which the panel stays where it has to, the planned one where it is free, and none where it goes on. */
function chosenIn(
  { only }: Step,
  situation: Situation,
  planned: FollowUpChoice | null,
): FollowUpChoice | null {
  if (only === 'go') return null;
  return only === 'stay' ? (planned ?? plainProbe(situation)) : planned;
}

/** The follow-up in an interview; in a drill for its aim, and one more once its topic has no other question (rules DRILL-1, DRILL-2). */
function nextIn(step: Step, situation: Situation): FollowUpChoice | null {
  const { drill } = situation.setting;
  if (!drill) return chooseFollowUp(situation);
  const isLast = stemFor(step, situation.thread.topicId) === null;
  return chooseInDrill(situation, drill) ?? (isLast ? chooseToFill(situation) : null);
}
