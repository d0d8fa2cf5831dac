import { probeLines, type ProbeForm } from '#core/interview/wordings/probe-lines.ts';
import { unknownLines } from '#core/interview/wordings/unknown-lines.ts';
import { hashSeed } from '#core/interview/seeded-choice.ts';
import { saysOnlyUnknown } from '#core/answers/signals/detect-intent.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { formOf, isAdmission, isFull } from './answer-form.ts';
import { conflictOf, rungOf, unsaidLine } from './follow-up-lines.ts';
import { choiceOf, type FollowUpChoice, manner, type Situation } from './situation.ts';

/** A probe in words that were not heard; the plain ones, which fit anywhere, where those of its form are used up. */
function probe(situation: Situation, form: ProbeForm): FollowUpChoice | null {
  const lines = probeLines[form][manner(situation)];
  const text = unsaidLine(situation, lines) ?? unsaidLine(situation, probeLines.plain[manner(situation)]);
  return text === null ? null : choiceOf(situation, { text });
}

/** A probe that fits any answer; null where all of them were heard. */
export const plainProbe = (situation: Situation): FollowUpChoice | null => probe(situation, 'plain');

/** Whether the topic asks for what only the candidate knows. */
const isOwn = ({ thread }: Situation): boolean => topicTable[thread.topicId].followUps.matter === 'own';

/** What helps once whoever does not know; a question of knowledge may have its own way (rule PROBE-5). */
function help(situation: Situation): FollowUpChoice | null {
  const { matter } = topicTable[situation.thread.topicId].followUps;
  const text = unsaidLine(situation, unknownLines[matter][manner(situation)]);
  return (
    rungOf(situation, 'find_out') ?? (text === null ? null : choiceOf(situation, { gap: 'find_out', text }))
  );
}

/** Up to so many words with "I don't know" in them say no more than that. */
const unknownWords = 12;

/** Whether an answer says only that it is not known; who goes on has answered something. */
const isUnknown = ({ text, signals }: Situation['heard']): boolean =>
  signals.dontKnow && (signals.words <= unknownWords || saysOnlyUnknown(text));

/** What follows an answer that answers nothing: one word of help, or one press; null when the question is to be left. */
function afterNonAnswer(situation: Situation): FollowUpChoice | null {
  const { asked, heard, thread } = situation;
  if (thread.followUps > 0) return null;
  if (isUnknown(heard)) return help(situation);
  const form = formOf(asked.text, heard);
  const asTold = form === 'brief' || form === 'refusal' || form === 'general';
  const choice = probe(situation, asTold ? form : isOwn(situation) ? 'plain' : 'brief');
  return choice && { ...choice, gap: 'evasion' };
}

/** After so many full answers one prepared question, on average. */
const rungEvery = 3;

/**
 * What follows an answer outside the topics of knowledge: the panel stays with an admission, probes once what is not full, and else has the one
 * prepared question that no answer can have held; null means the next question (rules PROBE-1 to PROBE-4).
 */
function structured(situation: Situation): FollowUpChoice | null {
  const { setting, asked, heard, thread } = situation;
  if (thread.followUps > 0) return null;
  if (!isFull(asked.text, heard)) return probe(situation, formOf(asked.text, heard));
  return hashSeed(setting.seed, `rung ${heard.turnId}`) % rungEvery === 0 ? rungOf(situation) : null;
}

/** The follow-up to an answer, or null when the panel goes on: a real conflict first, then what the topic allows (rule PROBE-1). */
export function chooseFollowUp(situation: Situation): FollowUpChoice | null {
  const { heard, thread } = situation;
  if (isUnknown(heard) && heard.nonAnswer) return afterNonAnswer(situation);
  const conflict = conflictOf(situation);
  if (conflict) return conflict;
  const own = isOwn(situation);
  const isTold = own || thread.filled.stem.kind === 'profile';
  if (isTold && isAdmission(heard)) return probe(situation, 'admission');
  if (heard.nonAnswer && !heard.signals.dontKnow) return afterNonAnswer(situation);
  return own ? structured(situation) : rungOf(situation);
}
