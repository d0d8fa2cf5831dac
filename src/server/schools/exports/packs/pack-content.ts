import type { Feedback } from '#contract/feedback.ts';
import { notScored } from '#contract/schools/not-scored.ts';
import { indiaMinute } from '#contract/india-time.ts';
import { type TopicId, topicName } from '#contract/topics.ts';
import type { ReportBlock, ReportSection } from '#server/feedback/report/report-section.ts';
import type { ExportedDecision, ExportedReview } from '../export-store.ts';
import type { PackPerson, PackSitting } from './pack-store.ts';

/** One applicant's PDF as what is drawn: plain data, so that it can go to another thread. */
export type PackContent = {
  name: string;
  facts: string[];
  sections: ReportSection[];
  /** The time the pack was asked for; the only one in the file itself. */
  at: string;
};

/** All that stands in one applicant's PDF. */
export type PackOf = {
  school: string;
  season: string;
  person: PackPerson;
  sittings: readonly PackSitting[];
  reviews: readonly ExportedReview[];
  decisions: readonly ExportedDecision[];
  at: Date;
};

const plain = (code: string): string => code.replaceAll('_', ' ');
const upper = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const tenth = (value: number): string => value.toFixed(1);
const time = (date: Date | null): string => (date ? `${indiaMinute(date)} IST` : 'not known');
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** An applicant's identity, sittings, our marks, the reviewers', the decisions and what was said, in this order (rule SCHOOL-94). */
export function packContent({
  school,
  season,
  person,
  sittings,
  reviews,
  decisions,
  at,
}: PackOf): PackContent {
  const several = sittings.length > 1;
  return {
    name: person.name,
    at: at.toISOString(),
    facts: [
      [person.external_id, person.email].filter(Boolean).join(' · '),
      `${school}, ${season}`,
      `Stands as ${plain(person.status)} on ${time(at)}.`,
      ...(person.extra_minutes > 0 ? [`Sat with ${person.extra_minutes} more minutes.`] : []),
    ],
    sections: [
      decisionSection(decisions),
      ...sittings.flatMap((sitting, place) => {
        const theirs = reviews.filter((review) => review.sitting_id === sitting.sittingId);
        return sittingSections(sitting, theirs, several ? ` ${place + 1}` : '');
      }),
    ],
  };
}

function decisionSection(decisions: readonly ExportedDecision[]): ReportSection {
  const lines = decisions.flatMap(({ before, status, by, at, reason }): ReportBlock[] => [
    { kind: 'heading', text: `${upper(plain(before))} to ${plain(status)}`, beside: time(at) },
    { kind: 'small', text: by },
    { kind: 'text', text: reason },
  ]);
  const none: ReportBlock = { kind: 'text', text: 'Nobody has decided yet.' };
  return { title: 'Decisions', blocks: lines.length > 0 ? lines : [none] };
}

function sittingSections(
  sitting: PackSitting,
  reviews: readonly ExportedReview[],
  number: string,
): ReportSection[] {
  const { record } = sitting;
  return [
    { title: `Interview${number}`, blocks: aboutSitting(sitting) },
    { title: `Reviewers${number}`, blocks: reviewBlocks(reviews, record) },
    { title: `Our reading${number}`, blocks: ourBlocks(record) },
    { title: `Transcript${number}`, blocks: transcriptBlocks(record) },
  ];
}

function aboutSitting({
  scenario,
  version,
  startedAt,
  finishedAt,
  signals,
  record,
}: PackSitting): ReportBlock[] {
  const { tabLeft, pastedCharacters, secondTab } = signals;
  const seen = [
    ...(tabLeft > 0 ? [`the tab was left ${counted(tabLeft, 'time', 'times')}`] : []),
    ...(pastedCharacters > 0
      ? [`${counted(pastedCharacters, 'character was', 'characters were')} pasted`]
      : []),
    ...(secondTab > 0 ? [`it was opened in a second tab ${counted(secondTab, 'time', 'times')}`] : []),
  ];
  return [
    { kind: 'text', text: `${scenario}, version ${version}. ${time(startedAt)} to ${time(finishedAt)}.` },
    {
      kind: 'text',
      text: `At the table, played by AI: ${record.panel.map(({ name, role }) => `${name} (${role})`).join(', ')}.`,
    },
    {
      kind: 'small',
      text:
        seen.length > 0
          ? `Flags, which lower no mark and prove nothing: ${seen.join('; ')}.`
          : 'No flags: no leaving of the tab, no paste and no second tab was noticed.',
    },
  ];
}

function reviewBlocks(reviews: readonly ExportedReview[], { profile }: Feedback): ReportBlock[] {
  if (reviews.length === 0) return [{ kind: 'text', text: 'Nobody was asked to review it.' }];
  return reviews.flatMap((review): ReportBlock[] => {
    const { reviewer, state, conflict, is_appeal, recommendation, submitted_at, reasons, note } = review;
    const of = review.topic_id === null ? '' : `, on ${topicName(review.topic_id, profile)}`;
    const name = `${reviewer}${of}${is_appeal ? ', after an appeal' : ''}`;
    if (conflict) return [{ kind: 'heading', text: name, beside: 'Knows the applicant' }];
    if (state !== 'submitted') return [{ kind: 'heading', text: name, beside: 'Not handed in' }];
    const marks = Object.entries(review.marks).map(
      ([topicId, mark]): ReportBlock => ({
        kind: 'row',
        name: topicName(topicId as TopicId, profile),
        values: [`${mark} of 5`],
      }),
    );
    return [
      { kind: 'heading', text: name, beside: upper(plain(recommendation ?? '')) },
      { kind: 'small', text: `Handed in ${time(submitted_at)}.` },
      ...marks,
      ...(note === '' ? [] : [{ kind: 'text' as const, text: note }]),
      ...reasons.map((why): ReportBlock => ({ kind: 'small', text: `Changed afterwards: ${why}` })),
    ];
  });
}

const withoutNumber: Readonly<Record<string, string>> = {
  not_asked: 'not asked',
  too_little_said: 'too little was said',
  code_mixed: 'not in English',
  no_model: 'no model read it',
};

function ourBlocks(record: Feedback): ReportBlock[] {
  const { avgScore, band, assessor, topics } = record;
  const of = (n: number, { low, high }: { low: number; high: number }): string =>
    `${tenth(n)} of 10 (${tenth(low)} to ${tenth(high)})`;
  return [
    {
      kind: 'heading',
      text: 'Overall, by the scenario’s weights',
      beside: avgScore !== null && band !== null ? of(avgScore, band) : notScored,
    },
    { kind: 'small', text: assessor.honesty },
    ...topics
      .filter(({ notAssessedBecause }) => notAssessedBecause !== 'unscored_topic')
      .flatMap(({ name, score, band: own, notAssessedBecause, quotes }): ReportBlock[] => [
        {
          kind: 'heading',
          text: name,
          beside:
            score !== null && own !== null
              ? of(score, own)
              : `No number: ${withoutNumber[notAssessedBecause ?? ''] ?? 'not assessed'}`,
        },
        ...quotes.map(({ quote }): ReportBlock => ({ kind: 'quote', text: `“${quote}”` })),
      ]),
  ];
}

function transcriptBlocks({ transcript, panel }: Feedback): ReportBlock[] {
  const nameOf = new Map(panel.map(({ id, name }) => [id, name]));
  return transcript.flatMap(({ role, speakerId, text, unscored, startedAtMs }): ReportBlock[] => {
    const who = role === 'candidate' ? 'Applicant' : (nameOf.get(speakerId ?? '') ?? 'Panel');
    const seconds = Math.floor(startedAtMs / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    const words = unscored ? 'Not shown: it was about the applicant’s safety.' : text || 'No answer.';
    return [
      { kind: 'heading', text: who, beside: clock },
      { kind: 'text', text: words },
    ];
  });
}
