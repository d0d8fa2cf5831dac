import {
  conflictWords,
  type CriterionId,
  type Feedback,
  isScoredOffline,
  shownScore,
  type TopicFeedback,
} from '#contract/feedback.ts';
import { formatIndiaTime } from '#contract/india-time.ts';
import { scoredBy } from '#contract/topics.ts';
import { cutText } from '#core/text/cut-text.ts';
import type { ReportBlock, ReportMore, ReportSection } from './report-section.ts';
import { shortQuote } from './shorten.ts';

/** A report as plain data: its head, and its sections from top to bottom. */
export type Report = {
  sessionId: string;
  completedAt: string;
  /** The name on the account. */
  candidate: string;
  /** When, how and by whom, a line each. */
  facts: string[];
  /** Null where too little was assessed for one number. */
  score: string | null;
  band: string;
  verdict: string;
  sections: ReportSection[];
};

/** The criteria as a report calls them. */
export const criterionNames: Readonly<Record<CriterionId, string>> = {
  evidence: 'Evidence',
  structure: 'Structure',
  reasoning: 'Reasoning',
  ownership: 'Ownership',
  response: 'Answering the follow-up',
};

/** So much of a long quote is printed, and so many of a topic: the whole answer stands in the feedback. */
const quoteChars = 300;
const quotesOfTopic = 2;
/** With the sections of other rooms beside more topics than this, the topics are short (rule REPORT-4). */
const wholeTopics = 6;
const shortTopics = { quotes: 1, quoteChars: 200 };
const shortTopicsWords =
  'Of each topic one quote and the levels are printed here; what each level rests on, and the other quotes, stand in your feedback.';
const mostToFix = 3;
/** From this score on a topic holds. */
const holdsFrom = 8;

/** What a report says of an interview's feedback: nothing that the feedback does not say (rule REPORT-1). */
export function reportContent(feedback: Feedback, candidate: string, more: ReportMore = {}): Report {
  const { assessor, topics, drills } = feedback;
  const figure = figureIn(feedback);
  const assessed = topics.filter(({ score }) => score !== null);
  const practise: ReportSection = { title: 'To practise', blocks: drills.map(item) };
  const isShort =
    assessed.length > wholeTopics && [more.again, more.ledger, more.drills].some((section) => section);
  const sections = [
    { title: 'Scores by topic', blocks: scoreRows(topics, figure) },
    { title: 'What to fix first', blocks: toFix(feedback) },
    more.again,
    practise,
    more.drills,
    ...assessed.map(
      (topic): ReportSection => ({ title: topic.name, blocks: topicBlocks(topic, isShort, figure) }),
    ),
    more.ledger,
    { title: 'What this report can judge', blocks: honesty(feedback, isShort) },
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
    score: feedback.avgScore === null ? null : figure(feedback.avgScore),
    band: feedback.band ? likely(feedback.band, figure) : '',
    verdict: feedback.verdict,
    sections: sections.flatMap((section) => (section && section.blocks.length > 0 ? [section] : [])),
  };
}

const item = (text: string): ReportBlock => ({ kind: 'item', text });
type Figure = (score: number) => string;

/** How a score is printed: those of plain code are whole (rule RUBRIC-11). */
const figureIn =
  (feedback: Feedback): Figure =>
  (score) =>
    isScoredOffline(feedback) ? String(score) : shownScore(score).toFixed(1);
const likely = ({ low, high }: { low: number; high: number }, figure: Figure): string =>
  `likely ${figure(low)} to ${figure(high)}`;

const short = (text: string): string => (text.length > quoteChars ? `${cutText(text, quoteChars)}…` : text);

function minutes(ms: number): string {
  const count = Math.max(1, Math.round(ms / 60_000));
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}

function scoreRows(topics: readonly TopicFeedback[], figure: Figure): ReportBlock[] {
  const head: ReportBlock = {
    kind: 'row',
    name: 'Topic',
    values: ['Score of 10', 'Likely range'],
    isHead: true,
  };
  const rows = topics.map(({ name, score, band }): ReportBlock => {
    const values =
      score === null ? ['not assessed', ''] : [figure(score), band ? likely(band, figure).slice(7) : ''];
    return { kind: 'row', name, values };
  });
  return [head, ...rows];
}

/** A conflict with the resume, then what the lowest topics lack, each with the next step: the topics of the summary, never the best one. */
function toFix({ contradictions, topics }: Feedback): ReportBlock[] {
  const conflicts = contradictions.slice(0, 1).flatMap((conflict): ReportBlock[] => [
    {
      kind: 'heading',
      text: conflict.againstTurnId ? 'Two answers that conflict' : 'A conflict with your resume',
    },
    { kind: 'text', text: `You said “${short(conflict.claim)}”. ${conflictWords(conflict)}` },
  ]);
  const scored = topics
    .filter(({ topicId, score }) => scoredBy(topicId) === 'answers' && score !== null)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const [best, worst] = [scored[0]?.score, scored.at(-1)?.score];
  const lowest = scored
    .slice(1)
    .toReversed()
    .filter(({ score }) => score !== best || best === worst)
    .filter(({ score, missing, nextStep }) => shownScore(score ?? 0) < holdsFrom && (missing[0] || nextStep))
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

function topicBlocks(topic: TopicFeedback, isShort: boolean, figure: Figure): ReportBlock[] {
  const { score, band, text, quotes, missing, caps, nextStep } = topic;
  const printed = quotes.slice(0, isShort ? shortTopics.quotes : quotesOfTopic);
  return [
    {
      kind: 'heading',
      text: 'Your score',
      beside: `${figure(score ?? 0)}${band ? `, ${likely(band, figure)}` : ''}`,
    },
    { kind: 'text', text },
    ...printed.map(({ quote }): ReportBlock => ({ kind: 'quote', text: quoted(quote, isShort) })),
    ...levelLines(topic, isShort).map((line): ReportBlock => ({ kind: 'small', text: line })),
    ...missing.map((line) => item(`Missing: ${line}`)),
    ...caps.map(item),
    ...(nextStep ? [{ kind: 'text', text: `Next: ${nextStep}` } as const] : []),
  ];
}

const quoted = (quote: string, isShort: boolean): string =>
  isShort ? shortQuote(quote, shortTopics.quoteChars) : `“${short(quote)}”`;

/** Each level with what it rests on; in short all of them on one line. */
function levelLines({ levels }: TopicFeedback, isShort: boolean): string[] {
  const given = levels.filter(({ level }) => level !== null);
  if (isShort && given.length > 0)
    return [
      `Levels of 4: ${given.map(({ criterion, level }) => `${criterionNames[criterion]} ${level}`).join(', ')}`,
    ];
  return given.map(
    ({ criterion, level, because }) =>
      `${criterionNames[criterion]}, level ${level} of 4${because ? `: ${because}` : ''}`,
  );
}

function honesty({ assessor }: Feedback, isShort: boolean): ReportBlock[] {
  const calibrated = 'Not calibrated against human panellists: treat scores as indications.';
  return [
    { kind: 'small', text: assessor.honesty },
    ...(isShort ? [{ kind: 'small', text: shortTopicsWords } as const] : []),
    ...(assessor.calibrated ? [] : [{ kind: 'small', text: calibrated } as const]),
    { kind: 'small', text: 'Scores say how the answers read here. They are no chance of admission.' },
    {
      kind: 'small',
      text: `${assessor.name} ${assessor.version}, rubric ${assessor.rubricHash.slice(0, 12)}`,
    },
  ];
}
