import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { askedWeight, belongingTo, tellingStems } from '#core/relevance/off-topic.ts';
import { fields } from '#core/relevance/topic-vocabulary.ts';

/** From so many topics on an interview shows whether its answers stand where they were asked for. */
const leastTopics = 3;
/** With fewer distinct words a topic does not count among them. */
const leastWords = 8;
/** So much of one word, over all that was said, decides nothing. */
const mostSlack = 0.5;

/** What was asked first on a topic, what belongs to it anyway, and what was said on it, in stems. */
type Said = { topicId: TopicId; asked: Set<string>; belonging: Set<string>; said: string[] };

function saidOn(transcript: readonly Turn[], facts: readonly ResumeFact[]): Said[] {
  return fields.flatMap((field): Said[] => {
    const turns = transcript.filter(({ topicId }) => topicId === field.topicId);
    const panel = turns.filter(({ role }) => role === 'panel');
    // A follow-up takes up the words of the answer: only what was asked first tells what was wanted.
    const leads = panel.filter(({ move }) => move === 'lead');
    const asked = tellingStems(
      (leads.length > 0 ? leads : panel.slice(0, 1)).map(({ text }) => text).join(' '),
    );
    const answers = turns.filter(({ role, unscored }) => role === 'candidate' && unscored !== true);
    const said = [...tellingStems(answers.map(({ text }) => text).join(' '))];
    const { topicId } = field;
    return said.length < leastWords ? [] : [{ topicId, asked, belonging: belongingTo(field, facts), said }];
  });
}

/** How much of what was said on one topic belongs to what was asked on another, or the same. */
function fit({ said }: Said, { asked, belonging }: Said): number {
  const weights = said.map((stem) => (asked.has(stem) ? askedWeight : 0) + (belonging.has(stem) ? 1 : 0));
  return weights.reduce((sum, one) => sum + one, 0) / said.length;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/**
 * The topics whose answers were given somewhere else: all of it fits the questions of the other topics of this interview better than its own, as
 * when answers are pasted in rotation; then those are misplaced that fit another topic at least as well (rule CAP-8). Empty for fewer than three topics.
 */
export function misplacedTopics(
  transcript: readonly Turn[],
  facts: readonly ResumeFact[],
): ReadonlySet<TopicId> {
  const all = saidOn(transcript, facts);
  if (all.length < leastTopics) return new Set();
  const fits = all.map((one) => {
    const others = all.filter((other) => other !== one).map((other) => fit(one, other));
    return { topicId: one.topicId, own: fit(one, one), mean: mean(others), best: Math.max(...others) };
  });
  const words = all.reduce((sum, { said }) => sum + said.length, 0);
  if (mean(fits.map(({ own, mean: others }) => own - others)) * words >= -mostSlack) return new Set();
  return new Set(fits.filter(({ own, best }) => own <= best).map(({ topicId }) => topicId));
}
