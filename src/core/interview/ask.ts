import { interviewLimits } from '#contract/interview-events.ts';
import type { TopicId } from '#contract/topics.ts';
import { type AgendaItem, factsOnTable } from './agenda.ts';
import { chooseStem } from './choose-stem.ts';
import type { ScriptedLine } from './directive.ts';
import { aside, type Draft, finish, remark, say, scriptWords } from './draft.ts';
import { wordStem } from './fill-stem.ts';
import type { FollowUpChoice } from './moves.ts';
import { affordable, outlook, questionLimits } from './pacing.ts';
import { memberInSeat } from './panel.ts';
import type { FilledStem } from './question.ts';
import { type Asked, type InterviewState, questionCount, type TopicProgress, progressOf } from './state.ts';
import { styleRules } from './styles.ts';
import { clockPhase, clockRules } from './time-budget.ts';

/** The chair of this interview. */
export function chairId(state: InterviewState): string {
  return memberInSeat(state.panel, 'chair').id;
}

function awaitAnswer(
  draft: Draft,
  question: Pick<Asked, 'turnId' | 'topicId' | 'kind' | 'speakerId' | 'text'> & Partial<Asked>,
): void {
  const { nowMs } = draft.state;
  draft.state.asked = {
    gap: null,
    tactic: null,
    askedAtMs: nowMs,
    quietUntilMs: nowMs,
    silenceSeconds: 0,
    repeats: 0,
    clarified: false,
    redirects: 0,
    turnIds: [question.turnId],
    ...question,
  };
}

const wordingAttempts = 6;
/** What a thread nobody planned may add to the time of its topic. */
const extraThreadMs = 120_000;

/** The words of a lead, not heard in this interview yet; null when every wording was. */
function leadWords({ state, setting }: Draft, filled: FilledStem): string | null {
  for (let attempt = 0; attempt < wordingAttempts; attempt++) {
    const text = wordStem(filled, setting.style, `${setting.seed}|${attempt}`);
    if (text && !state.usedTexts.includes(text)) return text;
  }
  return null;
}

function stemFor({ state, setting }: Draft, topicId: TopicId): FilledStem | null {
  return chooseStem({
    topicId,
    profile: setting.profile,
    style: setting.style,
    facts: factsOnTable(setting.facts, state.tableFactIds),
    discipline: state.discipline,
    usedStemIds: state.usedStemIds,
    recentStemIds: setting.recentStemIds,
    usedFactIds: state.usedFactIds,
    seed: setting.seed,
  });
}

/** Opens a thread; false when the bank has nothing left to open this topic with. */
function openThread(draft: Draft, item: AgendaItem): boolean {
  const { state } = draft;
  const filled = stemFor(draft, item.topicId);
  const text = filled && leadWords(draft, filled);
  if (!filled || !text) return false;
  const { topicId } = item;
  const speakerId = memberInSeat(state.panel, filled.stem.seat).id;
  const turnId = say(draft, {
    speakerId,
    topicId,
    move: 'lead',
    plain: text,
    awaiting: true,
    stemId: filled.stem.id,
    factIds: filled.factIds,
  });
  const progress = progressOf(state, topicId);
  state.topics[topicId] = { ...progress, threads: progress.threads + 1 };
  state.counts.leads += 1;
  state.usedStemIds.push(filled.stem.id);
  state.usedFactIds.push(...filled.factIds.filter((id) => !state.usedFactIds.includes(id)));
  state.thread = {
    topicId,
    filled,
    speakerId,
    followUps: 0,
    nonAnswers: 0,
    goodAnswers: 0,
    barren: 0,
    hinted: false,
    depth: item.depth,
    budgetMs: item.budgetMs || progress.spentMs + extraThreadMs,
  };
  awaitAnswer(draft, { turnId, topicId, kind: 'lead', speakerId, text });
  return true;
}

/** Topics for a further thread once the agenda is through: most open gaps first (panel.md B3.2, "unused time"). */
function returnItems(state: InterviewState, used: readonly TopicId[]): AgendaItem[] {
  return (Object.entries(state.topics) as [TopicId, TopicProgress][])
    .filter(
      ([topicId]) =>
        topicId !== 'closing' &&
        topicId !== 'introduction' &&
        topicId !== state.thread?.topicId &&
        !used.includes(topicId),
    )
    .toSorted(
      ([, a], [, b]) =>
        b.openGaps.length / b.threads - a.openGaps.length / a.threads || a.threads - b.threads,
    )
    .map(([topicId]) => ({
      topicId,
      budgetMs: 0,
      depth: 1,
      mustCover: false,
      again: true,
      factIds: [],
    }));
}

/** Must-cover topics still without an answer. */
export function uncovered(state: InterviewState): AgendaItem[] {
  return state.agenda.filter((item) => item.mustCover && progressOf(state, item.topicId).answers === 0);
}

function candidatesForLead(draft: Draft): AgendaItem[] {
  const { state, setting } = draft;
  const { leadsLeft } = outlook(setting.style, state);
  const forced = state.nowMs >= clockRules.mustCoverFromMs ? uncovered(state) : [];
  const planned = affordable(state.agenda, Math.max(1, leadsLeft));
  const rest = state.agenda.filter((item) => !planned.includes(item));
  const open = [...forced, ...planned, ...state.spare, ...rest];
  return [
    ...open,
    ...returnItems(
      state,
      open.map((item) => item.topicId),
    ),
  ];
}

function warnOfTime(draft: Draft, topicId: TopicId): void {
  const { state } = draft;
  if (state.timeWarned || state.nowMs < clockRules.warningFromMs) return;
  state.timeWarned = true;
  aside(draft, 'time_warning', { speakerId: chairId(state), topicId });
}

/** Questions that may still fit, when there is no longer room to follow a new lead up. */
const lateRoom = 3;

/** Whether one more lead, near the end, would only leave too few questions that follow an answer. */
function leadsEnough({ state, setting }: Draft, room: number): boolean {
  const asked = questionCount(state);
  if (room > lateRoom || asked + 1 < questionLimits.least || uncovered(state).length > 0) return false;
  return state.counts.followUps < styleRules[setting.style].followUpShare.least * (asked + 2);
}

/** Goes on to the next topic, or to the closing when no lead may start any more (panel.md B3.2). */
export function askLead(draft: Draft): void {
  const { state, setting } = draft;
  const { room } = outlook(setting.style, state);
  if (clockPhase(state.nowMs) !== 'open' || room === 0 || leadsEnough(draft, room))
    return startClosing(draft);
  const items = candidatesForLead(draft);
  const [next] = items;
  if (next) warnOfTime(draft, next.topicId);
  for (const item of items) {
    const opened = openThread(draft, item);
    state.agenda = state.agenda.filter((other) => other !== item);
    state.spare = state.spare.filter((other) => other !== item);
    if (opened) return;
  }
  startClosing(draft);
}

/** Puts a follow-up to the last answer. */
export function askFollowUp(draft: Draft, choice: FollowUpChoice): void {
  const { state } = draft;
  const { thread } = state;
  if (!thread) return askLead(draft);
  const { topicId } = thread;
  warnOfTime(draft, topicId);
  const { gap, move, tactic, hook, text, speakerId } = choice;
  const turnId = say(draft, {
    speakerId,
    topicId,
    move,
    plain: text,
    awaiting: true,
    gap,
    tactic: tactic ?? undefined,
    hook: hook ?? undefined,
    stemId: thread.filled.stem.id,
    factIds: choice.factIds,
  });
  if (speakerId !== thread.speakerId) state.lastInterjection = questionCount(state) + 1;
  if (move === 'probe' || move === 'challenge') state.counts.followUps += 1;
  if (tactic !== 'silence') {
    const progress = progressOf(state, topicId);
    state.topics[topicId] = { ...progress, gapsAsked: [...progress.gapsAsked, gap] };
    state.gapCounts[gap] = (state.gapCounts[gap] ?? 0) + 1;
  }
  thread.followUps += 1;
  if (hook) state.usedQuotes.push(hook.quote.toLowerCase());
  if (tactic && choice.burst !== null) {
    state.tactics.firings.push({
      tactic,
      turnId,
      topicId,
      turnsToRecover: null,
      question: questionCount(state),
      burst: choice.burst,
      answersSince: 0,
    });
  }
  awaitAnswer(draft, { turnId, topicId, kind: 'follow_up', speakerId, text, gap, tactic });
}

/** Gives the one hint a puzzle has. */
export function giveHint(draft: Draft, hint: string): void {
  const { state } = draft;
  const { thread } = state;
  if (!thread) return askLead(draft);
  const { topicId, speakerId } = thread;
  const text = scriptWords(draft, 'hint', hint);
  thread.hinted = true;
  const turnId = say(draft, {
    speakerId,
    topicId,
    move: 'clarify',
    script: 'hint',
    plain: text,
    awaiting: true,
    stemId: thread.filled.stem.id,
  });
  awaitAnswer(draft, { turnId, topicId, kind: 'follow_up', speakerId, text });
}

/** A last word asked for in the words of the bank; the fixed line when there are none left (panel.md A7, "closing"). */
function askLastWord(draft: Draft): void {
  const { state } = draft;
  const filled = stemFor(draft, 'closing');
  const text = filled && leadWords(draft, filled);
  if (!filled || !text) return askClosing(draft, 'last_word');
  const speakerId = chairId(state);
  state.counts.closing += 1;
  state.usedStemIds.push(filled.stem.id);
  const turnId = say(draft, {
    speakerId,
    topicId: 'closing',
    move: 'closing',
    plain: text,
    awaiting: true,
    stemId: filled.stem.id,
    factIds: filled.factIds,
  });
  awaitAnswer(draft, { turnId, topicId: 'closing', kind: 'closing', speakerId, text });
}

function askClosing(draft: Draft, script: ScriptedLine): void {
  const { state } = draft;
  const speakerId = chairId(state);
  const text = scriptWords(draft, script);
  state.counts.closing += 1;
  const turnId = say(draft, {
    speakerId,
    topicId: 'closing',
    move: 'closing',
    script,
    plain: text,
    awaiting: true,
  });
  awaitAnswer(draft, { turnId, topicId: 'closing', kind: 'closing', speakerId, text });
}

/** Closing questions in all: as planned, but not so many that too few questions were follow-ups. */
function closingQuestions({ state, setting }: Draft): number {
  const { closing } = outlook(setting.style, state);
  const { followUpShare } = styleRules[setting.style];
  const asked = state.counts.leads + state.counts.followUps;
  return state.counts.followUps >= followUpShare.least * (asked + closing) ? closing : 1;
}

/** Begins the closing: a last word if there is room for two questions, then the candidate's question (panel.md B3.2). */
export function startClosing(draft: Draft): void {
  const { state } = draft;
  state.phase = 'closing';
  state.thread = null;
  state.asked = null;
  const phase = clockPhase(state.nowMs);
  if (phase === 'close' || phase === 'stopped' || phase === 'over') return close(draft);
  remark(draft, 'wrap_up', { speakerId: chairId(state), topicId: 'closing', move: 'closing' });
  state.timeWarned = true;
  if (closingQuestions(draft) > 1) askLastWord(draft);
  else askClosing(draft, 'candidate_question');
}

const isQuestion = (text: string): boolean =>
  text.includes('?') ||
  /^\W*(?:what|how|why|who|which|when|where|is|are|do|does|can|could|would|will)\b/i.test(text);

/** Goes on with the closing after a closing answer, or after silence; a question to the panel is taken note of. */
export function continueClosing(draft: Draft, answer = ''): void {
  const { state } = draft;
  state.asked = null;
  const phase = clockPhase(state.nowMs);
  const timeLeft = phase === 'open' || phase === 'no_lead' || phase === 'wrap';
  if (timeLeft && state.counts.closing < closingQuestions(draft))
    return askClosing(draft, 'candidate_question');
  if (isQuestion(answer) && state.turns.length + 2 <= interviewLimits.turns)
    remark(draft, 'question_noted', { speakerId: chairId(state), topicId: 'closing', move: 'closing' });
  close(draft);
}

/** The closing words, and the end. */
export function close(draft: Draft): void {
  remark(draft, 'closing', { speakerId: chairId(draft.state), topicId: 'closing', move: 'closing' });
  finish(draft, 'completed');
}
