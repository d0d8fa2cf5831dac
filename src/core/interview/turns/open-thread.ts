import { chooseLeader } from '#core/interview/follow-up/choose-asker.ts';
import { putQuickly } from '#core/interview/follow-up/choose-tactic.ts';
import type { FilledStem, Stem } from '#core/interview/questions/question.ts';
import { type AgendaItem, progressOf } from '#core/interview/state.ts';
import { awaitAnswer, fire, leadWords, stemFor } from './put-question.ts';
import { type Step, say } from './step.ts';

/** What a thread nobody planned may add to the time of its topic. */
const extraThreadMs = 120_000;

/** Nobody works a puzzle out in one breath, and a school's words stay as they are. */
const isWorkedOut = ({ kind, asWritten }: Stem): boolean =>
  asWritten === true || kind === 'puzzle' || kind === 'guesstimate' || kind === 'situation';

/** Opens a thread with the question given, or with the topic's next; false when there is nothing left to open this topic with. */
export function openThread(
  step: Step,
  item: AgendaItem,
  filled: FilledStem | null = stemFor(step, item.topicId),
  { awaiting = true } = {},
): boolean {
  const { state } = step;
  const plain = filled && leadWords(step, filled);
  if (!filled || !plain) return false;
  const { topicId } = item;
  const quick = isWorkedOut(filled.stem) ? null : putQuickly(state, step.setting, plain);
  const text = quick?.text ?? plain;
  const speakerId = chooseLeader(state, filled.stem);
  const asWritten = filled.stem.asWritten ? { asWritten: true as const } : {};
  const turnId = say(step, {
    speakerId,
    topicId,
    move: 'lead',
    draft: text,
    awaiting,
    ...(quick ? { tactic: 'rapid_fire' as const } : {}),
    stemId: filled.stem.id,
    factIds: filled.factIds,
    ...asWritten,
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
    hinted: false,
    budgetMs: item.budgetMs || progress.spentMs + extraThreadMs,
  };
  awaitAnswer(step, {
    turnId,
    topicId,
    kind: 'lead',
    factIds: filled.factIds,
    speakerId,
    text,
    tactic: quick ? 'rapid_fire' : null,
    ...asWritten,
  });
  if (quick) fire(state, { tactic: 'rapid_fire', turnId, topicId, burst: quick.burst });
  return true;
}
