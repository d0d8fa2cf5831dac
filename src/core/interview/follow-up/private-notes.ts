import { wordCount } from '#core/text/words-of.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import type { HeardAnswer } from './heard-answer.ts';
import type { OpenGap } from './open-gaps.ts';
import type { PanelMember } from '#core/interview/panel.ts';
import type { Gap } from '#core/topics/gap.ts';
import { findAddress } from '#core/interview/guards/find-markup.ts';
import { Known } from '#core/interview/guards/known.ts';
import { phraseAround } from './quote-phrase.ts';
import type { PrivateNote } from '#core/interview/state.ts';

const longestQuote = 80;
/** The words as a note quotes them; an address among them is not passed on (rule GUARD-3). */
function quoted(text: string): string {
  if (findAddress(text, new Known([text]))) return '“…”';
  const cut = text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text;
  return `“${cut.replace(/[.,;:!?]+$/, '')}”`;
}

/** The words with enough around them to make sense later. */
const phraseOf = ({ text }: HeardAnswer, mention: Mention): string =>
  phraseAround(text, mention).text.replace(/^the other hand,? /i, '');
const quotedFrom = (heard: HeardAnswer, mention: Mention): string => quoted(phraseOf(heard, mention));

/** Fewer words than this name no act. */
const leastOfAct = 3;

/** The first of these that the candidate says of themselves: an act without “I” before it may be anybody's. */
function ownAct(heard: HeardAnswer, mentions: readonly Mention[]): string | null {
  const phrases = mentions.map((mention) => phraseOf(heard, mention));
  const own = phrases.find(
    (phrase) =>
      wordCount(phrase) >= leastOfAct && /^(?:(?:and|but|so|then|because) )?I(?:['’]\w+)? /i.test(phrase),
  );
  return own === undefined ? null : quoted(own);
}

/** What is to be written on an answer, as a whole sentence; null when there is nothing to say. */
function judgement(heard: HeardAnswer, gaps: readonly OpenGap[]): string | null {
  const { signals, nonAnswer, newEvidence } = heard;
  const [conflict] = signals.contradictions;
  if (conflict)
    return `The answer says ${quoted(conflict.claim.text)}, and against it stands ${quoted(conflict.against.text)}.`;
  if (nonAnswer)
    return signals.dontKnow
      ? 'This was not known, and that was said.'
      : 'The question itself was not answered.';
  const [figure] = signals.numbers;
  const open = (gap: OpenGap['gap']): boolean => gaps.some((g) => g.gap === gap);
  if (figure && open('metric_source')) return `It is not said how ${quoted(figure.text)} was counted.`;
  if (open('own_part')) return 'It is not clear yet whose part was whose.';
  const [word] = [...signals.buzzwords, ...signals.generic];
  if (word) return `It is not said what ${quoted(word.text)} means here.`;
  const own = ownAct(heard, [...signals.reflections, ...signals.iActions]);
  if (own) return `There is an own act: ${own}.`;
  const [phrase] = signals.hooks;
  return phrase && newEvidence ? `It is worth coming back to ${quotedFrom(heard, phrase)}.` : null;
}

/** What the panellist who asked writes down after an answer, in terms of what was said, never of the person; nothing that was written before. */
export function noteOn(
  heard: HeardAnswer,
  gaps: readonly OpenGap[],
  member: PanelMember,
  earlier: readonly PrivateNote[],
): PrivateNote[] {
  return newNote(member, heard.turnId, judgement(heard, gaps), earlier);
}

function newNote(
  { id }: PanelMember,
  turnId: string,
  text: string | null,
  earlier: readonly PrivateNote[],
): PrivateNote[] {
  const again = earlier.some((note) => note.text === text);
  return text !== null && !again ? [{ panellistId: id, turnId, text }] : [];
}

/** How somebody who listens for a gap notes that it stays open, round the words in question, or that an answer has closed it. */
type Ear = {
  open: (words: string) => string;
  closed?: { by: (heard: HeardAnswer) => string | null; saying: string };
};

const from = (pick: (heard: HeardAnswer) => Mention | undefined) => (heard: HeardAnswer) => {
  const mention = pick(heard);
  return mention ? quotedFrom(heard, mention) : null;
};

const ears: Partial<Record<Gap, Ear>> = {
  metric_source: {
    open: (words) => `It is not said how ${words} was counted.`,
    closed: { by: from(({ signals }) => signals.rigour[0]), saying: 'It was checked' },
  },
  size: {
    open: (words) => `It is not said how much is meant by ${words}.`,
    closed: {
      by: from(({ signals }) => signals.numbers.find(({ text }) => /\d/.test(text))),
      saying: 'There is a figure',
    },
  },
  own_part: {
    open: (words) => `It is not said whose decision stands behind ${words}.`,
    closed: { by: (heard) => ownAct(heard, heard.signals.iActions), saying: 'There is an own act' },
  },
  result: {
    open: (words) => `It is not said what came of ${words}.`,
    closed: { by: from(({ signals }) => signals.results[0]), saying: 'There is a result' },
  },
  learning: {
    open: (words) => `It is not said what was learnt from ${words}.`,
    closed: { by: from(({ signals }) => signals.reflections[0]), saying: 'There is a look back' },
  },
  example: {
    open: (words) => `There is no instance yet of ${words}.`,
    closed: { by: from(({ signals }) => signals.names[0]), saying: 'There is a real instance' },
  },
  other_side: {
    open: (words) => `One side only has been heard of ${words}.`,
    closed: { by: from(({ signals }) => signals.counterpoints[0]), saying: 'The other side was weighed' },
  },
  reason: { open: (words) => `No reason is given yet for ${words}.` },
  application: { open: (words) => `It is not said what ${words} is good for.` },
  explain_hook: { open: (words) => `It is still to be explained what is meant by ${words}.` },
  cost: { open: (words) => `It is not said at what price ${words} came.` },
  cheaper_way: { open: (words) => `Was there a cheaper way than ${words}?` },
  limit: { open: (words) => `It is not said where ${words} stops holding.` },
  failure_case: { open: (words) => `It is not said when ${words} would fail.` },
  alternative: { open: (words) => `It is not said what else was on the table beside ${words}.` },
  stakeholder: { open: (words) => `It is not said who paid for ${words}.` },
};

function heardBy(member: PanelMember, heard: HeardAnswer, gaps: readonly OpenGap[]): string | null {
  for (const gap of member.listensFor) {
    const ear = ears[gap];
    const closing = ear?.closed?.by(heard);
    if (ear?.closed && closing) return `${ear.closed.saying}: ${closing}.`;
    const left = gaps.find((g) => g.gap === gap && !g.rungOnly);
    if (ear && left?.hook) return ear.open(quotedFrom(heard, left.hook));
  }
  return null;
}

/** Beyond these only the panellist who asked still takes notes. */
const notesKept = 48;

/**
 * What the rest of the panel writes down on an answer to a colleague: each in terms of what they listen for, so that notes may differ from
 * the asker's. Nothing when no agenda is touched, and nothing that was written before.
 */
export function notesBeside(
  heard: HeardAnswer,
  gaps: readonly OpenGap[],
  listeners: readonly PanelMember[],
  earlier: readonly PrivateNote[],
): PrivateNote[] {
  if (heard.nonAnswer) return [];
  return listeners
    .flatMap((member) => newNote(member, heard.turnId, heardBy(member, heard, gaps), earlier))
    .filter((note, at, all) => all.findIndex(({ text }) => text === note.text) === at)
    .slice(0, Math.max(0, notesKept - earlier.length));
}

/** So many notes of one panellist are shown at most. */
const notesShown = 6;

/** A panellist's notes as they are shown afterwards: few, and from the whole interview. */
export function shownNotes(notes: readonly PrivateNote[]): PrivateNote[] {
  return notes.filter((note) => {
    const own = notes.filter((other) => other.panellistId === note.panellistId);
    const step = (own.length - 1) / (notesShown - 1);
    return (
      own.length <= notesShown ||
      Array.from({ length: notesShown }, (_, at) => Math.round(at * step)).includes(own.indexOf(note))
    );
  });
}
