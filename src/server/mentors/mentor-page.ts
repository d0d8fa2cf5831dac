import { z } from 'zod';
import { criterionIds, type Feedback } from '#contract/feedback.ts';
import type { MentorPage, MentorShows } from '#contract/mentors.ts';
import { type ResumeFact, resumeFact } from '#contract/resume.ts';
import { compareLevels, topicsToScore } from '#core/insight/mentor/compare-levels.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import { withoutPerson } from '#core/scoring/hidden-texts.ts';
import type { StoredEvent } from '#server/interviews/interview-event-store.ts';
import type { MentorLinkRow } from './mentor-link-store.ts';

/** Everything a mentor's page is made from. `accountName` is the name on the candidate's account. */
export type MentorSources = {
  link: MentorLinkRow;
  feedback: Feedback;
  events: readonly StoredEvent[];
  accountName: string;
  own: boolean;
};

const started = z.object({
  kind: z.literal('started'),
  candidateName: z.string(),
  facts: z.array(resumeFact),
});

/**
 * What a mentor is sent: the transcript and what the candidate chose; of ours nothing until the mentor has scored, and then only what the
 * candidate chose (rules MENTOR-2, MENTOR-4). The candidate's e-mail and phone are never in it.
 */
export function mentorPage({ link, feedback, events, accountName, own }: MentorSources): MentorPage {
  const { shows } = link;
  const setting = events.flatMap(({ event }) => started.safeParse(event).data ?? [])[0];
  const facts = setting?.facts ?? [];
  const shown = maskOf(shows, [accountName, setting?.candidateName ?? ''], facts);
  const names = new Map(feedback.panel.map(({ id, name }) => [id, name]));
  return {
    reading: {
      linkId: link.id,
      own,
      expiresAt: link.expiresAt.toISOString(),
      candidate: shows.name ? accountName : null,
      completedAt: feedback.completedAt,
      profile: feedback.profile,
      topics: topicsToScore(feedback.topics).map(({ topicId, name }) => ({ topicId, name })),
      turns: feedback.transcript.map(({ id, role, topicId, speakerId, move, text, unscored }) => ({
        id,
        role,
        topicId,
        speaker: role === 'candidate' ? 'Candidate' : speakerOf(move, names.get(speakerId ?? '')),
        text: unscored ? '' : shown(text),
        keptBack: unscored === true,
      })),
      facts: shows.resumeFacts ? factLines(facts).map(shown) : null,
      rubric: criterionIds.map((criterion) => ({ criterion, ...criterionAnchors[criterion] })),
      asksConsent: link.candidateHelps,
    },
    result: resultOf(link, feedback, shown),
  };
}

/** Words of care come from outside the panel. */
const speakerOf = (move: string | undefined, name: string | undefined): string =>
  move === 'care' ? 'Hotseat' : (name ?? 'The panel');

/** Takes contact out of a text, and the candidate's names where they are not to be shown. */
function maskOf(
  shows: MentorShows,
  names: readonly string[],
  facts: readonly ResumeFact[],
): (text: string) => string {
  const contact = facts.filter(({ kind }) => kind === 'email' || kind === 'phone');
  if (shows.name) return withoutPerson('', contact, null);
  const masks = names.map((name) => withoutPerson(name, facts, null));
  return (text) => masks.reduce((left, mask) => mask(left), text);
}

/** Resume facts as lines, each once; who the candidate is and how they are reached is no fact for a mentor. */
const factLines = (facts: readonly ResumeFact[]): string[] => [
  ...new Set(
    facts.filter(({ kind }) => !['name', 'email', 'phone'].includes(kind)).map(({ value }) => value),
  ),
];

function resultOf(
  { scores, scoredAt, shows }: MentorLinkRow,
  feedback: Feedback,
  shown: (text: string) => string,
): MentorPage['result'] {
  if (!scores || !scoredAt) return null;
  const topics = topicsToScore(feedback.topics).map(({ topicId, text }) => ({ topicId, text: shown(text) }));
  return {
    scoredAt: scoredAt.toISOString(),
    scores,
    comparison: shows.scores ? compareLevels(scores, feedback.topics) : null,
    words: shows.feedbackText ? { verdict: shown(feedback.verdict), topics } : null,
  };
}
