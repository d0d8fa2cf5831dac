import type { Turn } from '#contract/transcript.ts';
import { type Correction, readCorrections, takesBack } from '#core/answers/conflicts/find-corrections.ts';
import { readDisowned, tellsDisowned } from '#core/answers/conflicts/find-disowned.ts';
import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { type Mention, mentionAt } from '#core/text/find-mentions.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';
import { saidTurns } from './interview-conflicts.ts';

/** A sentence of a turn with its figures; `start` and `end` are offsets into the clean text, `mention` into the turn. */
type Told = { turnId: string; mention: Mention; start: number; end: number; quantities: Quantity[] };

function toldIn({ id, text }: Turn): Told[] {
  const clean = cleanText(text);
  return segmentText(clean.text).map((sentence) => ({
    turnId: id,
    mention: mentionAt(clean, sentence.start, sentence.end),
    start: sentence.start,
    end: sentence.end,
    quantities: quantitiesOf(clean.text, sentence, { bare: true }),
  }));
}

const sharesNoun = (a: Quantity, b: Quantity): boolean => a.nouns.some((noun) => b.nouns.includes(noun));

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(contentWords(wordsOf(text)).flatMap(({ stem, isNumber }) => (isNumber ? [] : [stem])));

/** Whether a figure could be the one that is put right where only the right one is named: another value of its measure, or of none. */
const couldBe = ({ now }: Correction, figure: Quantity): boolean =>
  now.value !== figure.value &&
  (now.measure === figure.measure ||
    [now.measure, figure.measure].every((one) => one === 'bare' || one === 'count'));

/** Of a correction that names what it replaces: the sentences with that figure of the same things, else of those of the last one it fits. */
function named(correction: Correction, before: readonly Told[]): Told[] {
  const fits = before.flatMap((told) =>
    told.quantities.flatMap((figure) => (takesBack(correction, figure) ? [{ told, figure }] : [])),
  );
  const last = fits.at(-1);
  const same = fits.filter(({ figure }) => sharesNoun(figure, correction.now));
  const likeLast = fits.filter((one) => one === last || (last && sharesNoun(one.figure, last.figure)));
  return (same.length > 0 ? same : likeLast).map(({ told }) => told);
}

/**
 * Of a correction that names only the right figure: the last sentence that speaks most of what it speaks of; where none does, the one that
 * holds the only figure of that measure.
 */
function meant(correction: Correction, said: string, before: readonly Told[]): Told[] {
  const about = wordsIn(said);
  const fits = before
    .filter(({ quantities }) => quantities.some((one) => couldBe(correction, one)))
    .map((told) => ({
      told,
      shared: [...wordsIn(told.mention.text)].filter((one) => about.has(one)).length,
    }));
  const most = Math.max(0, ...fits.map(({ shared }) => shared));
  const best = fits.findLast(({ shared }) => shared === most)?.told;
  const alone = fits.length === 1 && correction.now.measure !== 'bare' && correction.now.measure !== 'count';
  return best && (most > 0 || alone) ? [best] : [];
}

/**
 * The sentences of each turn whose figure or act the candidate took back afterwards, in a later turn or further on in the same one, by turn
 * id. They are no evidence to be praised (rule QUOTE-5).
 */
export function takenBackLater(transcript: readonly Turn[]): ReadonlyMap<string, readonly Mention[]> {
  const said = saidTurns(transcript);
  const reads = said.map(({ text }) => ({ ...readCorrections(text), ...readDisowned(text) }));
  const found = new Map<string, Mention[]>();
  if (reads.every((one) => one.corrections.length + one.disowned.length === 0)) return found;
  const told = said.map(toldIn);
  reads.forEach(({ corrections, disowned }, at) => {
    const before = (place: number): Told[] => [
      ...told.slice(0, at).flat(),
      ...(told[at] ?? []).filter(({ end }) => end <= place),
    ];
    const held = [
      ...corrections.flatMap((one) => {
        const own = told[at]?.find(({ start, end }) => start <= one.now.start && one.now.start < end);
        const earlier = before(own?.start ?? 0);
        return one.before ? named(one, earlier) : meant(one, own?.mention.text ?? '', earlier);
      }),
      ...disowned.flatMap((one) => before(0).filter(({ mention }) => tellsDisowned(mention.text, one))),
    ];
    for (const { turnId, mention } of held) {
      const known = found.get(turnId) ?? [];
      if (!known.some(({ start }) => start === mention.start)) found.set(turnId, [...known, mention]);
    }
  });
  return found;
}
