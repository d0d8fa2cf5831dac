import type { Hook, TacticId } from '#contract/transcript.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { isQuotable } from './word-follow-up.ts';
import type { Gap } from '#core/topics/gap.ts';
import { clauseAround, figureWithUnit, thingIn } from './whole-quote.ts';
import type { ConductorState, Setting } from '#core/interview/state.ts';

type Exchange = { state: ConductorState; setting: Setting; heard: HeardAnswer };
type Wanted = { gap: Gap; hook: Mention | null; tactic?: TacticId };

const codeMixLimit = 0.2;

/** What of an answer may be said again for a gap: a figure with its unit, a word or a phrase for a thing, else a whole clause (rules HOOK-1, HOOK-2). */
const fitting: Partial<Record<Gap, (mention: Mention) => Mention | null>> = {
  metric_source: figureWithUnit,
  explain_hook: thingIn,
  vague_word: (mention) => mention,
};

/** Gaps that are about just these words: no others will do in their place. */
const exactGaps: readonly Gap[] = ['metric_source', 'size', 'result', 'own_part', 'vague_word', 'explain_hook'];

/** Whether these words, or most of them, were quoted before. */
function saidBefore(words: string, usedQuotes: readonly string[]): boolean {
  const now = words.toLowerCase();
  const long = (text: string): boolean => text.split(' ').length > 2;
  return usedQuotes.some(
    (used) => used === now || (long(now) && used.includes(now)) || (long(used) && now.includes(used)),
  );
}

/** The candidate's words to quote: as wanted, or the next best whole ones not quoted before; from mixed Hindi and English only figures. Null where nothing is whole. */
export function chooseHook(
  { state, setting, heard }: Exchange,
  { gap, tactic, hook: wanted }: Wanted,
): Hook | null {
  const { signals, text } = heard;
  if (signals.dontKnow || signals.gibberish) return null;
  if (gap === 'find_out' && setting.style === 'chill') return null;
  const mixed = signals.codeMixRatio > codeMixLimit;
  const exact = !tactic && exactGaps.includes(gap);
  const around = (tactic ? undefined : fitting[gap]) ?? ((mention: Mention) => clauseAround(text, mention));
  const mentions = [
    ...(wanted ? [wanted] : []),
    ...(exact ? [] : [...signals.results, ...signals.iActions, ...signals.hooks]),
  ];
  const pool = mixed
    ? signals.numbers.flatMap((mention) => figureWithUnit(mention) ?? [])
    : mentions.flatMap((mention) => around(mention) ?? []);
  const open = pool.find(
    (mention) => isQuotable(mention.text) && !saidBefore(mention.text, state.usedQuotes),
  );
  return open ? { turnId: heard.turnId, quote: open.text } : null;
}
