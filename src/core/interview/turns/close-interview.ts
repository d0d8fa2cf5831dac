import { oneOf, raw } from '#core/text/lexicon.ts';
import { type EndReason, interviewLimits } from '#contract/interview-events.ts';
import type { ScriptedLine } from '#core/interview/directive.ts';
import { wordCount } from '#core/text/words-of.ts';
import { type Step, finish, remark, say, scriptWords } from './step.ts';
import { outlook } from '#core/interview/plan/pacing.ts';
import { awaitAnswer, chairId, leadWords, stemFor } from './put-question.ts';
import { chooseLeader } from '#core/interview/follow-up/choose-asker.ts';
import { closingTopic } from '#core/topics/topic-table.ts';
import { clockPhase, interviewClockOf } from '#core/interview/plan/time-budget.ts';

/** A last word asked for in the words of the bank; the fixed line when there are none left (rule CLOCK-6). */
function askLastWord(step: Step): void {
  const { state } = step;
  const filled = stemFor(step, closingTopic);
  const text = filled && leadWords(step, filled);
  if (!filled || !text) return askClosing(step, 'last_word');
  const speakerId = chooseLeader(state, filled.stem);
  state.counts.closing += 1;
  state.usedStemIds.push(filled.stem.id);
  const turnId = say(step, {
    speakerId,
    topicId: closingTopic,
    move: 'closing',
    draft: text,
    awaiting: true,
    stemId: filled.stem.id,
    factIds: filled.factIds,
  });
  awaitAnswer(step, { turnId, topicId: closingTopic, kind: 'closing', speakerId, text });
}

function askClosing(step: Step, script: ScriptedLine): void {
  const { state } = step;
  const speakerId = chooseLeader(state, { seat: 'chair' });
  const text = scriptWords(step, script, speakerId);
  state.counts.closing += 1;
  state.conduct.questionInvited = script === 'candidate_question';
  const turnId = say(step, {
    speakerId,
    topicId: closingTopic,
    move: 'closing',
    script,
    draft: text,
    awaiting: true,
  });
  awaitAnswer(step, { turnId, topicId: closingTopic, kind: 'closing', speakerId, text });
}

/** Begins the closing: a last word if there is room for two questions, then the candidate's question (rule CLOCK-6). */
export function startClosing(step: Step): void {
  const { state } = step;
  state.phase = 'closing';
  state.thread = null;
  state.asked = null;
  const phase = clockPhase(state.nowMs, interviewClockOf(step.setting));
  if (phase === 'close' || phase === 'stopped' || phase === 'over') return close(step);
  const line = state.nowMs >= interviewClockOf(step.setting).lastLeadMs ? 'wrap_up' : 'asked_enough';
  // Nobody speaks of the clock in the same breath as words of sympathy.
  if (state.turns.at(-1)?.move !== 'care')
    remark(step, line, { speakerId: chairId(state), topicId: closingTopic, move: 'closing' });
  state.timeWarned = true;
  if (outlook(step.setting, state).closing > 1) askLastWord(step);
  else askClosing(step, 'candidate_question');
}

const asksToKnow =
  /\bi(?:['’]d| would) (?:like|love) to (?:ask|know)\b|\bi want(?:ed)? to (?:ask|know)\b|\bmy question\b/i;
/** Dictation writes no question mark; only what the panel invited is then a question by its first word. */
const isQuestion = (text: string, invited: boolean): boolean =>
  text.includes('?') ||
  asksToKnow.test(text) ||
  (invited && /^\W*(?:what|how|why|who|which|when|where|is|are|do|does|can|could|would|will)\b/i.test(text));

/** An offer to say, explain or set right something, before it is said. */
const mayI = oneOf(
  '(?:may|can|could|shall) i|i (?:want|would like|wish|have) to',
  "i['’]d like to|let me|if i may",
);
const tellMore =
  'add|explain|clarify|correct|complete|tell you|come back|go back|say (?:something|one thing|a word)|mention';
const offers = new RegExp(raw`\b${mayI}\b.{0,40}\b(?:${tellMore})\b`, 'i');
const offerWords = 40;

/** Whether the candidate offers something that the panel has not yet asked to hear. */
const isOffer = ({ state }: Step, answer: string): boolean =>
  !state.conduct.offerTaken &&
  wordCount(answer) <= offerWords &&
  offers.test(answer) &&
  !asksToKnow.test(answer);

/** Goes on with the closing after a closing answer, or after silence; an offer to add or correct something is taken up once, a question to the panel noted (rule CLOCK-6). */
export function continueClosing(step: Step, answer = ''): void {
  const { state } = step;
  state.asked = null;
  const phase = clockPhase(state.nowMs, interviewClockOf(step.setting));
  const timeLeft = phase === 'open' || phase === 'no_lead' || phase === 'wrap';
  if (timeLeft && isOffer(step, answer)) {
    state.conduct.offerTaken = true;
    return askClosing(step, 'offer_taken');
  }
  if (
    timeLeft &&
    state.counts.closing < outlook(step.setting, state).closing + Number(state.conduct.offerTaken)
  )
    return askClosing(step, 'candidate_question');
  if (isQuestion(answer, state.conduct.questionInvited) && state.turns.length + 2 <= interviewLimits.turns)
    remark(step, step.setting.scenario ? 'question_to_school' : 'question_left', {
      speakerId: chairId(state),
      topicId: closingTopic,
      move: 'closing',
    });
  close(step);
}

/** Takes the closing up where it stood still: going on is no end (rule SAFE-14). */
export function resumeClosing(step: Step): void {
  if (clockPhase(step.state.nowMs, interviewClockOf(step.setting)) === 'close') close(step);
  else askClosing(step, 'candidate_question');
}

/** The end of a drill: nothing more is asked. True, for who counts it as something that happened. */
export function closeDrill(step: Step, reason: EndReason = 'completed'): true {
  const topicId = step.setting.drill?.topicId ?? closingTopic;
  remark(step, 'drill_closing', { speakerId: chairId(step.state), topicId, move: 'closing' });
  finish(step, reason);
  return true;
}

/** The closing words, and the end. */
function close(step: Step): void {
  remark(step, 'closing', { speakerId: chairId(step.state), topicId: closingTopic, move: 'closing' });
  finish(step, 'completed');
}
