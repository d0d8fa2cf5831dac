import { type CriterionId, type Feedback, shownScore, type TopicFeedback } from '#contract/feedback.ts';
import { formatIndiaTime } from '#contract/india-time.ts';
import { scoredBy } from '#contract/topics.ts';
import { cutText } from '#core/text/cut-text.ts';
import type { ReportBlock, ReportMore, ReportSection } from './report-section.ts';

/** A report as plain data: its head, and its sections from top to bottom. */
export type Report = {
  sessionId: string;
  completedAt: string;
  /** The name on the account. */
  candidate: string;
  /** When, how and by whom, a line each. */
  facts: string[];
  score: string;
  band: string;
  verdict: string;
  sections: ReportSection[];
};

const criterionNames: Readonly<Record<CriterionId, string>> = {
  evidence: 'Evidence',
  structure: 'Structure',
  reasoning: 'Reasoning',
  ownership: 'Ownership',
  response: 'Answering the follow-up',
};

/** So much of a long quote is printed, and so many of a topic: the whole answer stands in the feedback. */
const quoteChars = 300;
const quotesOfTopic = 2;
const mostToFix = 3;
/** From this score on a topic holds. */
const holdsFrom = 8;

/** What a report says of an interview's feedback: nothing that the feedback does not say (rule REPORT-1). */
export function reportContent(feedback: Feedback, candidate: string, more: ReportMore = {}): Report {
  const { assessor, topics, drills } = feedback;
  const assessed = topics.filter(({ score }) => score !== null);
  const practise: ReportSection = { title: 'To practise', blocks: drills.map(item) };
  const sections = [
    { title: 'Scores by topic', blocks: scoreRows(topics) },
    { title: 'What to fix first', blocks: toFix(feedback) },
    more.ladder,
    more.drills ?? practise,
    ...assessed.map((topic): ReportSection => ({ title: topic.name, blocks: topicBlocks(topic) })),
    more.ledger,
    { title: 'What this report can judge', blocks: honesty(feedback) },
  ];
  return {
    sessionId: feedback.sessionId,
    completedAt: feedback.completedAt,
    candidate,
    facts: [
      `Held on ${formatIndiaTime(feedback.completedAt)}`,
      `${feedback.style === 'chill' ? 'Chill' : 'Grill'}, ${minutes(feedback.durationMs)}, ${feedback.assessedTopics} topics scored`,
      `Read by ${assessor.name}`,
    ],
    score: shown(feedback.avgScore),
    band: likely(feedback.band),
    verdict: feedback.verdict,
    sections: sections.flatMap((section) => (section && section.blocks.length > 0 ? [section] : [])),
  };
}

const item = (text: string): ReportBlock => ({ kind: 'item', text });
const shown = (score: number): string => shownScore(score).toFixed(1);
const likely = ({ low, high }: { low: number; high: number }): string =>
  `likely ${shown(low)} to ${shown(high)}`;

const short = (text: string): string => (text.length > quoteChars ? `${cutText(text, quoteChars)}…` : text);

function minutes(ms: number): string {
  const count = Math.max(1, Math.round(ms / 60_000));
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}

function scoreRows(topics: readonly TopicFeedback[]): ReportBlock[] {
  const head: ReportBlock = {
    kind: 'row',
    name: 'Topic',
    values: ['Score of 10', 'Likely range'],
    isHead: true,
  };
  const rows = topics.map(({ name, score, band }): ReportBlock => {
    const values = score === null ? ['not assessed', ''] : [shown(score), band ? likely(band).slice(7) : ''];
    return { kind: 'row', name, values };
  });
  return [head, ...rows];
}

/** A conflict with the resume, then what the lowest topics lack, each with the next step. */
function toFix({ contradictions, topics }: Feedback): ReportBlock[] {
  const conflicts = contradictions.slice(0, 1).flatMap(({ claim, resumeSays }): ReportBlock[] => [
    { kind: 'heading', text: 'A conflict with your resume' },
    { kind: 'text', text: `You said “${short(claim)}”; your resume says “${resumeSays}”.` },
  ]);
  const lowest = topics
    .filter(({ topicId, score }) => scoredBy(topicId) === 'answers' && score !== null)
    .filter(({ score, missing, nextStep }) => shownScore(score ?? 0) < holdsFrom && (missing[0] || nextStep))
    .toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .slice(0, mostToFix - contradictions.slice(0, 1).length);
  return [
    ...conflicts,
    ...lowest.flatMap(({ name, missing, nextStep }): ReportBlock[] => [
      { kind: 'heading', text: name },
      ...(missing[0] ? [{ kind: 'text', text: `Missing: ${missing[0]}` } as const] : []),
      ...(nextStep ? [{ kind: 'text', text: nextStep } as const] : []),
    ]),
  ];
}

function topicBlocks({
  score,
  band,
  text,
  quotes,
  levels,
  missing,
  caps,
  nextStep,
}: TopicFeedback): ReportBlock[] {
  const given = levels.filter(({ level }) => level !== null);
  return [
    { kind: 'heading', text: 'Your score', beside: `${shown(score ?? 0)}${band ? `, ${likely(band)}` : ''}` },
    { kind: 'text', text },
    ...quotes
      .slice(0, quotesOfTopic)
      .map(({ quote }): ReportBlock => ({ kind: 'quote', text: `“${short(quote)}”` })),
    ...given.map(({ criterion, level, because }): ReportBlock => {
      const why = because ? `: ${because}` : '';
      return { kind: 'small', text: `${criterionNames[criterion]}, level ${level} of 4${why}` };
    }),
    ...missing.map((line) => item(`Missing: ${line}`)),
    ...caps.map(item),
    ...(nextStep ? [{ kind: 'text', text: `Next: ${nextStep}` } as const] : []),
  ];
}

function honesty({ assessor }: Feedback): ReportBlock[] {
  const calibrated = 'Not calibrated against human panellists: treat scores as indications.';
  return [
    { kind: 'small', text: assessor.honesty },
    ...(assessor.calibrated ? [] : [{ kind: 'small', text: calibrated } as const]),
    { kind: 'small', text: 'Scores say how the answers read here. They are no chance of admission.' },
    {
      kind: 'small',
      text: `${assessor.name} ${assessor.version}, rubric ${assessor.rubricHash.slice(0, 12)}`,
    },
  ];
}
