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
  if (findAddress(text, new Known(text))) return '“…”';
  return `“${text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text}”`;
}

/** The words with enough around them to make sense later. */
const quotedFrom = ({ text }: HeardAnswer, mention: Mention): string =>
  quoted(phraseAround(text, mention).text.replace(/^the other hand,? /i, ''));

function judgement(heard: HeardAnswer, gaps: readonly OpenGap[]): string {
  const { signals, nonAnswer, good, newEvidence } = heard;
  const [conflict] = signals.contradictions;
  if (conflict) return `says ${quoted(conflict.claim.text)}, against ${quoted(conflict.against.text)}`;
  if (nonAnswer) return signals.dontKnow ? 'does not know, and says so' : 'went around the question';
  const [figure] = signals.numbers;
  const open = (gap: OpenGap['gap']): boolean => gaps.some((g) => g.gap === gap);
  if (figure && open('metric_source')) return `${quoted(figure.text)}: no baseline yet`;
  if (open('own_part')) return 'own part not clear yet';
  const [word] = [...signals.buzzwords, ...signals.generic];
  if (word) return `hides behind ${quoted(word.text)}`;
  const [own] = [...signals.reflections, ...signals.iActions];
  if (own) return `${good ? 'holds' : 'own'}: ${quotedFrom(heard, own)}`;
  const [phrase] = signals.hooks;
  if (!phrase) return newEvidence ? 'something to go on' : 'thin so far';
  return `${newEvidence ? 'something to go on' : 'thin so far'}: ${quotedFrom(heard, phrase)}`;
}

/** What the panellist who asked writes down after an answer: one line, in terms of what was said, never of the person. */
export function noteOn(heard: HeardAnswer, gaps: readonly OpenGap[], member: PanelMember): PrivateNote {
  return { panellistId: member.id, turnId: heard.turnId, text: judgement(heard, gaps) };
}

/** How somebody who listens for a gap notes that it stays open (after the words in question) or that an answer has closed it. */
type Ear = { open: string; closed?: { by: (heard: HeardAnswer) => Mention | undefined; saying: string } };

const ears: Partial<Record<Gap, Ear>> = {
  metric_source: {
    open: 'how was it counted?',
    closed: { by: ({ signals }) => signals.rigour[0], saying: 'checked it' },
  },
  size: {
    open: 'how much of it?',
    closed: { by: ({ signals }) => signals.numbers.find(({ text }) => /\d/.test(text)), saying: 'a figure' },
  },
  own_part: {
    open: 'whose decision was it?',
    closed: { by: ({ signals }) => signals.iActions[0], saying: 'own step' },
  },
  result: {
    open: 'and what came of it?',
    closed: { by: ({ signals }) => signals.results[0], saying: 'a result' },
  },
  learning: {
    open: 'what was taken from it?',
    closed: { by: ({ signals }) => signals.reflections[0], saying: 'looks back' },
  },
  example: {
    open: 'no instance of it yet',
    closed: { by: ({ signals }) => signals.names[0], saying: 'a real instance' },
  },
  other_side: {
    open: 'one side so far',
    closed: { by: ({ signals }) => signals.counterpoints[0], saying: 'weighs the other side' },
  },
  reason: { open: 'no reason for it yet' },
  application: { open: 'what is it good for?' },
  explain_hook: { open: 'to be explained' },
  cost: { open: 'at what price?' },
  cheaper_way: { open: 'was there a cheaper way?' },
  limit: { open: 'where does it stop?' },
  failure_case: { open: 'when would it fail?' },
  alternative: { open: 'what else was on the table?' },
  stakeholder: { open: 'who paid for it?' },
};

function heardBy(member: PanelMember, heard: HeardAnswer, gaps: readonly OpenGap[]): string | null {
  for (const gap of member.listensFor) {
    const ear = ears[gap];
    const closing = ear?.closed?.by(heard);
    if (ear?.closed && closing) return `${ear.closed.saying}: ${quotedFrom(heard, closing)}`;
    const left = gaps.find((g) => g.gap === gap && !g.rungOnly);
    if (ear && left?.hook) return `${quotedFrom(heard, left.hook)}: ${ear.open}`;
  }
  return null;
}

/** Beyond these only the panellist who asked still takes notes. */
const notesKept = 48;

/**
 * What the rest of the panel writes down on an answer to a colleague: each in terms of what they listen for, so that notes may differ from
 * the asker's. Nothing when no agenda is touched, and nothing a panellist has written before.
 */
export function notesBeside(
  heard: HeardAnswer,
  gaps: readonly OpenGap[],
  listeners: readonly PanelMember[],
  earlier: readonly PrivateNote[],
): PrivateNote[] {
  if (heard.nonAnswer) return [];
  return listeners
    .flatMap((member): PrivateNote[] => {
      const text = heardBy(member, heard, gaps);
      const again = earlier.some((note) => note.panellistId === member.id && note.text === text);
      return text && !again ? [{ panellistId: member.id, turnId: heard.turnId, text }] : [];
    })
    .slice(0, Math.max(0, notesKept - earlier.length));
}
