import type { Reading } from './answer-reading.ts';
import type { OpenGap } from './open-gaps.ts';
import type { PanelMember } from './panel.ts';
import type { PrivateNote } from './state.ts';

const longestQuote = 80;
const quoted = (text: string): string =>
  `“${text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text}”`;

function judgement({ signals, nonAnswer, good, newEvidence }: Reading, gaps: readonly OpenGap[]): string {
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
  if (own) return `${good ? 'holds' : 'own'}: ${quoted(own.text)}`;
  const [phrase] = signals.hooks;
  if (!phrase) return newEvidence ? 'something to go on' : 'thin so far';
  return `${newEvidence ? 'something to go on' : 'thin so far'}: ${quoted(phrase.text)}`;
}

/** What the panellist who asked writes down after an answer: one line, in terms of what was said, never of the person. */
export function noteOn(reading: Reading, gaps: readonly OpenGap[], member: PanelMember): PrivateNote {
  return { panellistId: member.id, turnId: reading.turnId, text: judgement(reading, gaps) };
}
