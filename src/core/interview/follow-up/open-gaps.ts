import { oneOf, raw } from '#core/text/lexicon.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import type { HeardAnswer } from './heard-answer.ts';
import type { Stem } from '#core/interview/questions/question.ts';
import type { Gap } from '#core/topics/gap.ts';
import { topicTable } from '#core/topics/topic-table.ts';

/** A gap of an answer that a follow-up may go for, with the candidate's words it would take up. */
export type OpenGap = {
  gap: Gap;
  hook: Mention | null;
  /** Only the prepared rung makes sense of this gap here. */
  rungOnly?: boolean;
};

type Words = Mention | null;
const first = (list: readonly Mention[]): Words => list[0] ?? null;
const noMeasure = /\b(?:a\.?m|p\.?m|level|class|semester|year|years|part|chapter|version)\b/i;
const counted = /\d\D*\d|\d\s*\p{L}|[%₹$]/u;
const changing = oneOf(
  'cut|saved?|saving|reduced?|raised?|rose|grew|fell|dropped|increased?|decreased?|improved?',
  'doubled|halved|recovered|gained|lost|losing|costs?|up by|down (?:by|to)',
  '(?:less|more|lower|higher|faster|cheaper) (?:than|by)',
);
const changed = new RegExp(raw`\b${changing}\b`, 'i');

/** A figure one can ask the source of: a change, a share, or a gain or loss in digits; a plain count is none ("14 people", "two things"). */
export function measuredFigure({ text, signals }: HeardAnswer): Mention | null {
  const measured = (m: Mention): boolean => counted.test(m.text) && !noMeasure.test(m.text);
  const claims = ({ start, end, text: words }: Mention): boolean =>
    !/\b(?:would|could|might|if)\b/i.test(text.slice(Math.max(0, start - 30), start)) &&
    (/%|per\s?cent/i.test(words) || changed.test(text.slice(Math.max(0, start - 30), end + 20)));
  return signals.deltas.find(measured) ?? signals.numbers.find((m) => measured(m) && claims(m)) ?? null;
}

const standing = oneOf(
  'I (?:think|believe|feel|doubt|agree|disagree|support|oppose|am (?:for|against|with))|I would',
  "my (?:view|stand|opinion)|should(?:n['’]t)?|must|ought|better|worse|unfair|fair|did not|does not",
  'will not|helps?|harms?|gains?|loses?|protects?',
);
/** Where a stand is taken; only that can be argued with. */
const stand = new RegExp(raw`\b${standing}\b`, 'i');

/** What the candidate hopes to get; only of that can a cheaper way be asked. */
const wish =
  /\b(?:I (?:want|need|hope|wish|lack|aim|learn)|I would like|I (?:do not|don['’]t) (?:know|understand)|I could not|my (?:gap|goal|aim)|(?:make|give|teach|help) me)\b/i;

function wishStated(text: string): Words {
  const found = wish.exec(text);
  return found && { text: found[0], start: found.index, end: found.index + found[0].length };
}

/** The words in which the answer takes a stand; null when it only reports. */
export function standTaken(text: string): Mention | null {
  const found = stand.exec(text);
  if (!found) return null;
  return { text: found[0], start: found.index, end: found.index + found[0].length };
}

const vague = oneOf(
  'every(?:one|body|thing|where)|any(?:one|body|thing)|some(?:one|body|thing|where)|morning|evening',
  'evenings|early|late|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may',
  'june|july|august|september|october|november|december',
);
const noThing = new RegExp(raw`\b${vague}\b`, 'i');

/** A named or unusual thing that a listener may not know, no figure. */
const thing = ({ signals: s }: HeardAnswer): Words =>
  s.names.find((m) => !noThing.test(m.text)) ??
  s.hooks.find((m) => / /.test(m.text) && !/\d/.test(m.text) && !noThing.test(m.text)) ??
  null;

/** An answer of a few words, about which nearly anything may be asked. */
const isBrief = ({ signals }: HeardAnswer): boolean => signals.words <= 8;
const ofFewWords = (heard: HeardAnswer): Words | false =>
  isBrief(heard) && !heard.nonAnswer ? first(heard.signals.hooks) : false;

const isAboutTheDegree = ({ topicId }: HeardAnswer): boolean =>
  topicTable[topicId].followUps.isAboutTheDegree;

/** Whether the answer leaves the gap open, and by which words; `false` when it is closed. */
const openness: Record<Exclude<Gap, 'evasion' | 'find_out'>, (heard: HeardAnswer) => Words | false> = {
  contradiction: ({ signals }) => signals.contradictions[0]?.claim ?? false,
  metric_source: (r) => (r.signals.rigour.length > 0 ? false : (measuredFigure(r) ?? false)),
  own_part: ({ signals: s }) =>
    s.iActions.length === 0 && s.weActions.length >= 2 ? first(s.weActions) : false,
  result: ({ signals: s }) => (s.results.length === 0 && (first(s.iActions) ?? first(s.weActions))) || false,
  size: (r) =>
    r.signals.numbers.length > 0
      ? false
      : (first(r.signals.results) ?? (isBrief(r) ? first(r.signals.iActions) : false)),
  real_instance: ({ signals: s }) => (s.pseudoStory && s.numbers.length === 0 ? first(s.hooks) : false),
  vague_word: ({ signals: s }) =>
    first(s.buzzwords) ?? first(s.generic) ?? (s.vague.length >= 3 ? first(s.vague) : false),
  other_side: (r) => (r.signals.counterpoints.length > 0 ? false : (standTaken(r.text) ?? ofFewWords(r))),
  application: ({ signals: s, nonAnswer }) => (nonAnswer ? false : first(s.hooks)),
  limit: ({ signals: s, newEvidence }) => (newEvidence ? first(s.hooks) : false),
  alternative: (r) => (r.newEvidence ? first(r.signals.iActions) : null) ?? ofFewWords(r),
  failure_case: ({ signals: s, good }) => (good ? first(s.hooks) : false),
  learning: ({ signals: s, newEvidence }) =>
    newEvidence && s.reflections.length === 0 ? (first(s.results) ?? first(s.hooks)) : false,
  reason: ({ signals: s, text }) =>
    s.reasoning.length === 0 ? (first(s.iActions) ?? standTaken(text) ?? first(s.hooks)) : false,
  explain_hook: (heard) => thing(heard) ?? ofFewWords(heard),
  cheaper_way: (r) => wishStated(r.text) ?? (isAboutTheDegree(r) ? first(r.signals.hooks) : ofFewWords(r)),
  cost: (r) => first(r.signals.iActions) ?? standTaken(r.text) ?? ofFewWords(r),
  stakeholder: (r) =>
    first(r.signals.results) ?? first(r.signals.iActions) ?? standTaken(r.text) ?? ofFewWords(r),
  example: ({ signals: s }) =>
    s.names.length + s.numbers.length <= 1 && s.iActions.length === 0 ? first(s.hooks) : false,
  twist: ({ signals: s, text }) => standTaken(text) ?? first(s.hooks),
};

/** Gaps that a full enough answer closes even where the question has a prepared rung for them. */
const closed: Partial<Record<Gap, (heard: HeardAnswer) => boolean>> = {
  own_part: ({ signals: s }) =>
    s.iActions.length >= 2 || (s.iActions.length === 1 && s.weActions.length === 0),
  result: ({ signals }) => signals.results.length > 0,
  size: ({ signals }) => signals.numbers.length > 0,
  metric_source: ({ signals }) => signals.rigour.length > 0,
  other_side: ({ signals }) => signals.counterpoints.length > 0,
  reason: ({ signals }) => signals.reasoning.length >= 2,
  learning: ({ signals }) => signals.reflections.length > 0,
  example: ({ signals }) => signals.names.length + signals.numbers.length >= 2,
};

/** Whether an answer holds what this gap asks for; a reason given is not asked for again. */
export function isClosed(gap: Gap, heard: HeardAnswer): boolean {
  if (gap === 'reason') return heard.signals.reasoning.length > 0;
  return closed[gap]?.(heard) ?? false;
}

/**
 * The gaps an answer leaves open in its topic, each with the words to take up; those with a prepared rung are open until the answer closes them
 * (rules GAP-1, GAP-2). The rungs of a question of knowledge are questions of their own, which no answer to the first one closes.
 */
export function openGaps(heard: HeardAnswer, { ladder, key }: Pick<Stem, 'ladder' | 'key'>): OpenGap[] {
  const kinds = topicTable[heard.topicId].followUps.gaps;
  const rungs = ladder.map((rung) => rung.gap);
  const all = new Set<Gap>(['contradiction', ...kinds, ...rungs]);
  const ofItsOwn = (gap: Gap): OpenGap => ({ gap, hook: first(heard.signals.hooks), rungOnly: true });
  return [...all].flatMap((gap): OpenGap[] => {
    const prepared = rungs.includes(gap);
    if (gap === 'evasion') return [];
    if (gap === 'find_out') return prepared && key ? [ofItsOwn(gap)] : [];
    const general = gap === 'contradiction' || kinds.includes(gap);
    if (!prepared && !general) return [];
    const words = openness[gap](heard);
    if (words === false) return prepared && (key || !closed[gap]?.(heard)) ? [ofItsOwn(gap)] : [];
    return [{ gap, hook: words, ...(general ? {} : { rungOnly: true }) }];
  });
}
