import { cutText } from '#core/text/cut-text.ts';
import { z } from 'zod';
import { criterionIds } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { EvidenceQuote, TopicTranscript } from '#core/scoring/assessment.ts';
import type { Hiding } from '#core/scoring/hidden-texts.ts';
import {
  type Evidence,
  type EvidenceClaim,
  namedEvidence,
  verifyClaims,
} from '#core/scoring/model-reading.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import type { AssessWork } from '#server/interviewer/assessor.ts';
import type { ModelFailureReason } from '#server/interviewer/language-model.ts';
import { forTopics, reasonOf, type ScoringCalls } from './calls.ts';
import { answerLines, schemaOf, shownQuote, topicLine } from './prompt.ts';
import { soundItems } from '#server/interviewer/read-model-json.ts';

export const extractTask = [
  'Find the words that marks can rest on.',
  "For every topic copy up to six stretches out of the candidate's answers:",
  'six to forty words each, word for word, out of one answer, numbers as they are.',
  'Say for each the one criterion it speaks to, whether it speaks for or against the candidate there, and why in a few words, twenty at most.',
  `"against" is for words that show a lack: a claim without a ground, a way out of the question, another's work.`,
  'Give no marks and no numbers of your own. Leave a topic out when nothing in it can be quoted.',
].join(' ');

const claim = z.object({
  turnId: z.string(),
  quote: z.string(),
  criterion: z.enum(criterionIds),
  polarity: z.enum(['for', 'against']),
  note: z.string(),
});
const readClaim = claim.extend({ note: z.string().catch('') });
const shape = z.object({ evidence: z.array(z.unknown()) });
const schema = schemaOf(z.object({ evidence: z.array(claim) }));

const example = {
  evidence: [
    {
      turnId: 'T90',
      quote: 'the queue at the counter fell from forty minutes to twelve',
      criterion: 'evidence',
      polarity: 'for',
      note: 'a change that was measured',
    },
  ],
};

/** What was copied out of some topics; stored, so that what was dropped can be seen later. */
type Extracted = {
  verified: EvidenceClaim[];
  dropped: EvidenceQuote[];
  /** The share of quotes that stand in their turns, 0-1. */
  survival: number;
  failed: { topicId: TopicId; reason: ModelFailureReason }[];
};

/** With fewer quotes standing than this share, the model is told which did not and asked once more (rule QUOTE-3). */
const leastSurvival = 0.6;
const mostTold = 20;

type Asking = { calls: ScoringCalls; hiding: Hiding };

async function extract(
  topics: readonly TopicTranscript[],
  { calls, hiding }: Asking,
  notFound: readonly EvidenceQuote[],
): Promise<Extracted> {
  const wrong = notFound
    .slice(0, mostTold)
    .map(({ turnId, quote }) => ({ notFoundIn: turnId, quote: shownQuote(cutText(quote, 300), hiding) }));
  const mind = 'The lines with notFoundIn hold quotes that do not stand in that answer. Copy, do not retell.';
  const { done, failed } = await forTopics(topics, async (some) => {
    const { evidence } = await calls.ask({
      task: 'extract',
      lines: [...answerLines(some, hiding), ...wrong],
      input: {
        do: extractTask,
        ...(wrong.length > 0 ? { mind } : {}),
        topics: some.map(topicLine),
        criteria: criterionIds.map((criterion) => ({ criterion, ...criterionAnchors[criterion] })),
      },
      shape,
      schema,
      example,
      maxOutputTokens: 400 + 500 * some.length,
      splits: some.length > 1,
    });
    return soundItems(evidence, readClaim).sound.map((one) => ({ ...one, quote: hiding.reveal(one.quote) }));
  });
  return {
    ...verifyClaims(done.flat(), topics),
    failed: [...failed].map(([topicId, reason]) => ({ topicId, reason })),
  };
}

/** What a model that failed altogether leaves; such a failure is not stored. */
function nothingFrom(topics: readonly TopicTranscript[]): (error: unknown) => Extracted {
  return (error) => {
    const reason = reasonOf(error);
    const failed = topics.map(({ topicId }) => ({ topicId, reason }));
    return { verified: [], dropped: [], survival: 0, failed };
  };
}

/** The verified evidence of some topics, and the topics that could not be read. Never throws for what a model does. */
export async function findEvidence(
  topics: readonly TopicTranscript[],
  asking: Asking,
  work: AssessWork,
): Promise<{ evidence: Evidence[]; failed: Map<TopicId, ModelFailureReason> }> {
  const first = await work.stage('extract', () => extract(topics, asking, [])).catch(nothingFrom(topics));
  const failed = new Map(first.failed.map(({ topicId, reason }) => [topicId, reason]));
  const read = topics.filter((topic) => !failed.has(topic.topicId));
  const second =
    first.survival < leastSurvival && read.length > 0
      ? await work.stage('reextract', () => extract(read, asking, first.dropped)).catch(nothingFrom(read))
      : null;
  return { evidence: namedEvidence([...first.verified, ...(second?.verified ?? [])], read), failed };
}
