import { wordCount } from '#core/text/words-of.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import type { HeardAnswer } from './heard-answer.ts';
import type { OpenGap } from './open-gaps.ts';
import type { PanelMember } from '#core/interview/panel.ts';
import type { Gap } from '#core/topics/gap.ts';
import { findAddress } from '#core/interview/guards/find-markup.ts';
import { Known } from '#core/interview/guards/known.ts';
import { clausesIn, figureWithUnit } from '#core/text/whole-quote.ts';
import type { PrivateNote } from '#core/interview/state.ts';

const longestQuote = 140;
/** The words as a note quotes them; an address among them is not passed on (rule GUARD-3). */
function quoted(text: string): string {
  if (findAddress(text, new Known([text]))) return '“…”';
  const cut = text.length > longestQuote ? `${text.slice(0, longestQuote).replace(/\s+\S*$/, '')}…` : text;
  return `“${cut.replace(/[.,;:!?]+$/, '')}”`;
}

const supposed =
  /\b(?:would|could|should|might|may|if|will|shall|suppose|not|never|no|nobody|nothing)\b|n['’]t\b/i;

/** The first of these whose whole clause can be quoted, told as what was and not as what might be or was not (rule NOTE-1). */
function wholeClause(
  { text }: HeardAnswer,
  mentions: readonly Mention[],
  fits: (clause: string) => boolean = () => true,
): string | null {
  const clauses = clausesIn(text).filter((clause) => !supposed.test(clause.text) && fits(clause.text));
  const found = mentions.flatMap(
    ({ start, end }) => clauses.find((clause) => clause.start <= start && end <= clause.end) ?? [],
  );
  return found[0] ? quoted(found[0].text) : null;
}

/** Words of talking and thinking, and of what one takes a figure for. */
const ofTalk =
  /\b(?:you|told|said|say|know|knew|think|thought|feel|believe|guess|guessed|wish|want|assume)\b/i;
const reckoned = /\b(?:think|guess|believe|roughly|estimate|assume|reckon|reasoning)\b/i;

/** An act without “I” before it may be anybody's; fewer words name none. */
const leastOfAct = 4;
const ownAct = (heard: HeardAnswer): string | null =>
  wholeClause(
    heard,
    heard.signals.iActions,
    (clause) => /^I(?:['’]\w+)? /.test(clause) && wordCount(clause) >= leastOfAct && !ofTalk.test(clause),
  );

const howCounted =
  /\b(?:count|counted|counting|measur\w*|register|records?|sheet|log|logged|books?|audit\w*|reports?|meter|survey\w*|timed|weighed|average|averaged|note|noted)\b/i;

/** A figure the candidate claims of something that changed, with no word on where it is from; one that is just being put right is not asked about. */
const uncounted = (heard: HeardAnswer): string | null => {
  const { signals, text } = heard;
  const [figure] = signals.deltas;
  if (
    !figure ||
    signals.rigour.length > 0 ||
    signals.selfCorrection ||
    howCounted.test(text) ||
    reckoned.test(text)
  )
    return null;
  return wholeClause(heard, [figure]);
};

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
  const figure = uncounted(heard);
  if (figure) return ears.metric_source?.(heard) ?? null;
  const isOpen = gaps.some(({ gap }) => gap === 'own_part');
  if (isOpen && signals.iActions.length === 0 && signals.weActions.length > 0)
    return 'It is not clear yet whose part was whose.';
  const [word] = signals.buzzwords;
  if (word) return `It is not said what ${quoted(word.text)} means here.`;
  const own = ears.own_part?.(heard);
  if (own) return own;
  const phrase = wholeClause(heard, signals.hooks);
  return phrase && newEvidence ? `It is worth coming back to ${phrase}.` : null;
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

/** What somebody who listens for a gap writes down, where plain code can tell that it is so; of the other gaps nothing is written (rule NOTE-1). */
type Ear = (heard: HeardAnswer) => string | null;

const noted =
  (saying: string, pick: (heard: HeardAnswer) => string | null): Ear =>
  (heard) => {
    const words = pick(heard);
    return words === null ? null : `${saying} ${words}.`;
  };

const ears: Partial<Record<Gap, Ear>> = {
  metric_source: (heard) => {
    const words = uncounted(heard);
    return words === null ? null : `It is not said how the figure in ${words} was counted.`;
  },
  size: noted('There is a figure in', (heard) =>
    wholeClause(
      heard,
      heard.signals.numbers.filter((one) => figureWithUnit(one) !== null),
    ),
  ),
  own_part: noted('There is an own act:', ownAct),
  result: noted('There is a measured change:', (heard) => wholeClause(heard, heard.signals.deltas)),
};

function heardBy(member: PanelMember, heard: HeardAnswer): string | null {
  for (const gap of member.listensFor) {
    const note = ears[gap]?.(heard);
    if (note) return note;
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
  listeners: readonly PanelMember[],
  earlier: readonly PrivateNote[],
): PrivateNote[] {
  if (heard.nonAnswer) return [];
  return listeners
    .flatMap((member) => newNote(member, heard.turnId, heardBy(member, heard), earlier))
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
