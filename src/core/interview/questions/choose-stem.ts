import { raw } from '#core/text/lexicon.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { fillStem, wordStem } from './fill-stem.ts';
import {
  aimKinds,
  type Discipline,
  type FilledStem,
  type Slot,
  type Stem,
  type TableFact,
  unexplainedKinds,
} from './question.ts';
import { openingTopic, topicTable } from '#core/topics/topic-table.ts';
import { questionsOn } from './question-bank.ts';
import { hashSeed, orderSeeded, type Seed } from '#core/interview/seeded-choice.ts';

export type StemChoice = {
  topicId: TopicId;
  profile: CandidateProfile;
  style: Style;
  facts: readonly TableFact[];
  discipline: Discipline;
  usedStemIds: readonly string[];
  /** Stems of this user's last three interviews. */
  recentStemIds: readonly string[];
  /** Facts already asked about; taken up again only if nothing else is left. */
  usedFactIds?: readonly string[];
  /** Phrases a school wants nobody at the table to say (rule SCHOOL-33). */
  banned?: readonly string[];
  seed: Seed;
};

const disciplineWords: readonly (readonly [Discipline, RegExp])[] = [
  ['law', /\bll\.?b|\blaws?\b|\bjurisprud/i],
  ['medicine', /\bmbbs\b|\bbds\b|\bbams\b|\bbhms\b|pharm|nursing|physiotherap|medicine|dental|veterinary/i],
  [
    'computer_science',
    /computer|information (?:technology|science)|software|\bcse?\b(?! ?\()|\bit\b|\bb\.?c\.?a\b|\bm\.?c\.?a\b|data science|artificial intelligence|machine learning/i,
  ],
  ['economics', /economics|econometrics/i],
  [
    'electrical',
    /electr(?:ical|onics)|\bece\b|\beee\b|instrumentation|telecom|communication engineering|mechatronics/i,
  ],
  ['civil', /\bcivil\b|structural|architecture|\bb\.?arch/i],
  [
    'mechanical',
    /mechanical|automobile|automotive|production|industrial engineering|manufacturing|aerospace|aeronautical|marine|metallurg|chemical engineering|petroleum|textile/i,
  ],
  ['mathematics', /mathematic|statistic|\bmaths?\b|actuarial/i],
  [
    'commerce',
    /\bb\.?\s?com\b|commerce|account|chartered|\bca\b|\bcma\b|finance|\bbaf\b|\bbbi\b|taxation|company secretary/i,
  ],
  ['management', /\bb\.?b\.?[am]\b|\bbms\b|management|business admin|hotel|hospitality/i],
  [
    'science',
    new RegExp(
      raw`\bb\.?\s?sc\b|\bm\.?\s?sc\b|physics|chemistry|biolog|biotech|botany|zoology|microbio|geolog|environmental|agricultur` +
        '|nutrition|(?<!(?:political|social|library|home|domestic|management|information) )science',
      'i',
    ),
  ],
  [
    'humanities',
    /\bb\.?\s?a\b|\bm\.?\s?a\b|arts|english|history|political|sociolog|psycholog|philosoph|literature|journalis|mass comm|geograph|languages?|hindi|sanskrit|design|fine art/i,
  ],
];

/** The subject family of the first degree (the professional or later degree if no first degree is on the page); `any` when it cannot be told. */
export function disciplineOf(facts: readonly ResumeFact[]): Discipline {
  const degrees = facts.filter((fact) => fact.kind === 'education');
  for (const level of ['UG', 'professional', 'PG', 'diploma'] as const) {
    for (const fact of degrees.filter((f) => f.attributes.level === level)) {
      const { branch, degree } = fact.attributes;
      for (const text of [branch, degree, branch || degree ? undefined : fact.value]) {
        const found = text && disciplineWords.find(([, pattern]) => pattern.test(text));
        if (found) return found[0];
      }
    }
  }
  return 'any';
}

function allowed(stem: Stem, choice: StemChoice): boolean {
  const field = stem.key?.discipline ?? 'any';
  return (
    (stem.profile === 'any' || stem.profile === choice.profile) &&
    (field === 'any' || field === choice.discipline) &&
    !choice.usedStemIds.includes(stem.id)
  );
}

/** What nobody was asked lately; of the questions that begin an interview any, when all of them were. */
function notRecent(
  stems: readonly Stem[],
  { topicId, usedStemIds, recentStemIds }: StemChoice,
): readonly Stem[] {
  const fresh = stems.filter(({ id }) => !recentStemIds.includes(id));
  const begins = topicId === openingTopic && usedStemIds.length === 0;
  return begins && !fresh.some(({ opening }) => opening) ? stems : fresh;
}

const asksFor = ({ slots }: Stem, kinds: readonly Slot['kind'][]): boolean =>
  slots.some(({ kind }) => kinds.includes(kind));

/**
 * Stems in the order they are tried: a plain opening, then those about this resume; in a topic that goes beyond the resume, in one choice of
 * three, all alike. Before all of them comes one about the schools or the statement, once a topic (rule TOPIC-10); then Grill begins with what
 * the resume leaves to be explained (rule TOPIC-9). A second opening of a topic comes last (rule BANK-5).
 */
function inOrder({ topicId, style, seed, usedStemIds }: StemChoice, stems: readonly Stem[]): Stem[] {
  const shuffled = orderSeeded(stems, seed, topicId);
  const { beyondResume } = topicTable[topicId].questions;
  const alike = beyondResume && hashSeed(seed, `${topicId}|${usedStemIds.length}`) % 3 === 0;
  const asked = questionsOn[topicId].filter(({ id }) => usedStemIds.includes(id));
  const aimAsked = asked.some((stem) => asksFor(stem, aimKinds));
  const opened = asked.some(({ opening }) => opening);
  const rank = (stem: Stem): number => {
    if (asksFor(stem, aimKinds)) return aimAsked ? 5 : asksFor(stem, ['purpose']) ? -2 : -1;
    if (style === 'grill' && asksFor(stem, unexplainedKinds)) return 0;
    if (stem.opening && opened) return 6;
    return (stem.opening ? 1 : 3) + (alike || stem.specific ? 0 : 1);
  };
  return shuffled.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The question to open a thread with: mostly one about something only this resume has, about facts not asked yet if possible, never one
 * used in this interview or in the user's last three. The first question of all is a plain opening, even one of those. Equal seeds choose
 * equally. Null when the topic is exhausted.
 */
export function chooseStem(choice: StemChoice): FilledStem | null {
  const avoid = choice.usedFactIds ?? [];
  const fitting = notRecent(
    questionsOn[choice.topicId].filter((stem) => allowed(stem, choice)),
    choice,
  );
  let again: FilledStem | null = null;
  for (const stem of inOrder(choice, fitting)) {
    const filled = fillStem(stem, choice.facts, choice.seed, avoid);
    if (!filled || findBannedPhrase(wordStem(filled, choice.style), choice.banned)) continue;
    if (!filled.factIds.some((id) => avoid.includes(id))) return filled;
    again ??= filled;
  }
  return again;
}
