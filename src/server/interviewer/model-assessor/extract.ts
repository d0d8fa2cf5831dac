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
  unquotedTopics,
  verifyClaims,
} from '#core/scoring/model-reading.ts';
import { filled, joined, own, type Own, trusted } from '#core/prompt/own-words.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import type { AssessWork } from '#server/interviewer/assessor.ts';
import type { ModelFailureReason } from '#server/interviewer/language-model.ts';
import { forTopics, reasonOf, type ScoringCalls } from './calls.ts';
import { answerLines, schemaOf, shownQuote, topicLine } from './prompt.ts';
import { turnOf } from './reply-ids.ts';
import { itemOf, listOf, wordOf } from './reply-items.ts';

export const extractTask = own(
  'Find the words that marks can rest on.',
  "For every topic copy up to six stretches out of the candidate's answers:",
  'six to forty words each, word for word, out of one answer, numbers as they are.',
  'Say for each the one criterion it speaks to, whether it speaks for or against the candidate there, and why in a few words, twenty at most.',
  `"against" is for words that show a lack: a claim without a ground, a way out of the question, another's work.`,
  'Give no marks and no numbers of your own.',
  'Quote something from every topic of more than a few lines; where nothing in it speaks for the candidate, what is said speaks against.',
);

const claim = z.object({
  turnId: z.string(),
  quote: z.string(),
  criterion: z.enum(criterionIds),
  polarity: z.enum(['for', 'against']),
  note: z.string(),
});
const readClaim = itemOf({
  turnId: z.unknown().optional(),
  quote: z.string(),
  criterion: wordOf(criterionIds),
  polarity: wordOf(claim.shape.polarity.options, [
    ['positive', 'for'],
    ['negative', 'against'],
  ]),
  note: z.string().catch(''),
});
const shape = listOf('evidence', readClaim);
const schema = schemaOf(z.object({ evidence: z.array(claim) }));

const example = trusted({
  evidence: [
    {
      turnId: 'T90',
      quote: 'the queue at the counter fell from forty minutes to twelve',
      criterion: 'evidence',
      polarity: 'for',
      note: 'a change that was measured',
    },
  ],
});

/** What was copied out of some topics; stored, so that what was dropped can be seen later. */
type Extracted = {
  verified: EvidenceClaim[];
  dropped: EvidenceQuote[];
  /** The share of what was sent that is a quote and stands in its turn, 0-1. */
  survival: number;
  failed: { topicId: TopicId; reason: ModelFailureReason }[];
};

/** With fewer quotes standing than this share, the model is told which did not and asked once more (rule QUOTE-3). */
const leastSurvival = 0.6;
const mostTold = 20;

type Asking = { calls: ScoringCalls; hiding: Hiding };
/** What was wrong with what was found before: quotes that do not stand, and topics of which none does. */
type Wrong = { notFound: readonly EvidenceQuote[]; unquoted: readonly TopicId[] };

/** What was wrong before, in words. */
function reasons({ notFound, unquoted }: Wrong, some: readonly TopicTranscript[]): Own | null {
  const these = unquoted.filter((topicId) => some.some((topic) => topic.topicId === topicId));
  const wrong: Own[] = [];
  if (notFound.length > 0)
    wrong.push(
      own('The lines with notFoundIn hold quotes that do not stand in that answer. Copy, do not retell.'),
    );
  if (these.length > 0)
    wrong.push(
      filled`Nothing was quoted from ${joined(these, ', ')}, though it was answered at length. Copy what was said there.`,
    );
  return wrong.length > 0 ? joined(wrong, ' ') : null;
}

async function extract(
  topics: readonly TopicTranscript[],
  { calls, hiding }: Asking,
  wrong: Wrong,
): Promise<Extracted> {
  const told = wrong.notFound
    .slice(0, mostTold)
    .map(({ turnId, quote }) => ({ notFoundIn: turnId, quote: shownQuote(cutText(quote, 300), hiding) }));
  let unsound = 0;
  const { done, failed } = await forTopics(topics, async (some) => {
    const mind = reasons(wrong, some);
    const { items, dropped } = await calls.ask({
      task: 'extract',
      lines: [...answerLines(some, hiding), ...told],
      input: trusted({
        do: extractTask,
        ...(mind === null ? {} : { mind }),
        topics: some.map(topicLine),
        criteria: criterionIds.map((criterion) => ({ criterion, ...criterionAnchors[criterion] })),
      }),
      shape,
      schema,
      example,
      maxOutputTokens: 400 + 500 * some.length,
      splits: some.length > 1,
    });
    unsound += dropped;
    return items.map(({ turnId, ...one }): EvidenceClaim => {
      const quote = hiding.reveal(one.quote);
      return { ...one, quote, turnId: turnOf(turnId, quote, some) };
    });
  });
  const claims = done.flat();
  const { verified, dropped } = verifyClaims(claims, topics);
  const sent = claims.length + unsound;
  return {
    verified,
    dropped,
    survival: sent === 0 ? 1 : verified.length / sent,
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

/**
 * The verified evidence of some topics, and the topics that could not be read; a topic answered at length of which nothing is quoted, asked for
 * twice, is one of these (rule READ-13). Never throws for what a model does.
 */
export async function findEvidence(
  topics: readonly TopicTranscript[],
  asking: Asking,
  work: AssessWork,
): Promise<{ evidence: Evidence[]; failed: Map<TopicId, ModelFailureReason> }> {
  const first = await work
    .stage('extract', () => extract(topics, asking, { notFound: [], unquoted: [] }))
    .catch(nothingFrom(topics));
  const failed = new Map(first.failed.map(({ topicId, reason }) => [topicId, reason]));
  const read = topics.filter((topic) => !failed.has(topic.topicId));
  const unquoted = unquotedTopics(read, first.verified);
  const again = first.survival < leastSurvival ? read : unquoted;
  const wrong = { notFound: first.dropped, unquoted: unquoted.map((topic) => topic.topicId) };
  const second =
    again.length > 0
      ? await work.stage('reextract', () => extract(again, asking, wrong)).catch(nothingFrom(again))
      : null;
  const verified = [...first.verified, ...(second?.verified ?? [])];
  for (const { topicId } of unquotedTopics(unquoted, verified))
    failed.set(topicId, second?.failed.find((one) => one.topicId === topicId)?.reason ?? 'malformed');
  const readable = read.filter((topic) => !failed.has(topic.topicId));
  return { evidence: namedEvidence(verified, readable), failed };
}
