import type { Hook, TacticId } from '#contract/transcript.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { isQuotable } from './word-follow-up.ts';
import type { Gap } from '#core/topics/gap.ts';
import { briefAnswer, isWhole, openingPhrase, phraseAround } from './quote-phrase.ts';
import type { ConductorState, Setting } from '#core/interview/state.ts';

type Exchange = { state: ConductorState; setting: Setting; heard: HeardAnswer };
type Wanted = { gap: Gap; hook: Mention | null; tactic?: TacticId };

const codeMixLimit = 0.2;

/** Gaps that are about a single word, which is quoted bare. */
const wordGaps: readonly Gap[] = ['vague_word', 'contradiction', 'explain_hook'];

/** Gaps that are about just these words: no others will do in their place. */
const exactGaps: readonly Gap[] = ['metric_source', 'size', 'result', 'own_part'];

/** Whether these words, or most of them, were quoted before. */
function saidBefore(words: string, usedQuotes: readonly string[]): boolean {
  const now = words.toLowerCase();
  const long = (text: string): boolean => text.split(' ').length > 2;
  return usedQuotes.some(
    (used) => used === now || (long(now) && used.includes(now)) || (long(used) && now.includes(used)),
  );
}

/** The candidate's words to quote: as wanted, or the next best phrase not quoted before; from mixed Hindi and English only numbers and names. */
export function chooseHook(
  { state, setting, heard }: Exchange,
  { gap, tactic, hook: wanted }: Wanted,
): Hook | null {
  const { signals, text } = heard;
  if (gap === 'find_out' && setting.style === 'chill') return null;
  const mixed = signals.codeMixRatio > codeMixLimit;
  const opening = signals.dontKnow || signals.gibberish || mixed ? null : openingPhrase(text);
  const exact = wanted !== null && signals.words > 8 && exactGaps.includes(gap);
  const others = exact ? [] : [...signals.hooks, ...signals.iActions];
  const brief = opening ? briefAnswer(text) : null;
  const phrases = [
    ...[...(wanted ? [wanted] : []), ...others].map((m) => phraseAround(text, m)),
    ...(exact ? [wanted] : []),
  ];
  const pool = mixed
    ? [...signals.numbers, ...signals.names]
    : [
        ...(wanted && !tactic && wordGaps.includes(gap) ? [wanted] : []),
        ...phrases,
        ...(opening && !exact ? [opening] : []),
        ...(brief ? [brief] : []),
      ];
  const open = pool.filter(
    (m) =>
      m.text.length <= 200 &&
      isQuotable(m.text) &&
      !/^(?:further|more|less|early|late)\b/i.test(m.text) &&
      !saidBefore(m.text, state.usedQuotes),
  );
  const fresh = mixed ? open[0] : (open.find((m) => isWhole(text, m)) ?? open[0]);
  return fresh ? { turnId: heard.turnId, quote: fresh.text } : null;
}
