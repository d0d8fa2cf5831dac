import type { Turn } from '#contract/transcript.ts';
import { type Correction, readCorrections, takesBack } from '#core/answers/conflicts/find-corrections.ts';
import { readDisowned, tellsDisowned } from '#core/answers/conflicts/find-disowned.ts';
import { correcting } from '#core/answers/signals/lexicon-intent.ts';
import { doubted, untrue } from '#core/answers/signals/lexicon-retraction.ts';
import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { type Mention, mentionAt } from '#core/text/find-mentions.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { saidTurns } from './interview-conflicts.ts';

/** A sentence of a turn with its figures; `start` and `end` are offsets into the clean text, `mention` into the turn. */
type Told = { turnId: string; mention: Mention; start: number; end: number; quantities: readonly Quantity[] };

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

/** Words that may take back the figures beside them. Here a doubt is enough: what is withheld is praise, and nothing is said. */
const mayTakeBack = (text: string): boolean =>
  correcting.pattern.test(text) ||
  untrue.pattern.test(text) ||
  doubted.pattern.test(text) ||
  /\b(?:not|nahin?|exaggerat\w*|i said)\b/i.test(text) ||
  setsRight(text);

/** Words that put another figure in the place of one said before, also where that one is not named. */
const setsRight = (text: string): boolean =>
  /\b(?:misspoken?|actually|(?:correct|contradict) myself|to be exact|i am exact|i was wrong|sorry|my mistake|is right|it was [^.]{1,40}, not)\b/i.test(
    text,
  );

/** What somebody else says of figures takes none of the candidate's back. */
const saidByOthers =
  /^(?:the|my|our|his|her|their)\s+\w+\s+(?:said|says|counted|thought|told|wrote|found|claimed|reported)\b/i;

const isSmall = ({ measure }: Quantity): boolean => measure === 'bare' || measure === 'count';

/** The sentences before that tell a figure which this one tells again, or replaces, with such words. */
function perhapsTakenBack(one: Told, before: readonly Told[]): Told[] {
  const { text } = one.mention;
  if (!mayTakeBack(text) || saidByOthers.test(text)) return [];
  const tellsOf = (is: (again: Quantity, told: Quantity) => boolean) => (earlier: Told) =>
    earlier.quantities.some((told) => one.quantities.some((again) => is(again, told)));
  const same = before.filter(
    tellsOf((again, told) =>
      isSmall(again)
        ? [told.value, told.value / told.factor].includes(again.value)
        : again.measure === told.measure && again.value === told.value,
    ),
  );
  if (same.length > 0 || !setsRight(text)) return same;
  const replaced = before.findLast(
    tellsOf((again, told) => sharesNoun(again, told) || (!isSmall(again) && again.measure === told.measure)),
  );
  return replaced ? [replaced] : [];
}

/**
 * The sentences of each turn whose figure or act the candidate took back afterwards, in a later turn or further on in the same one, by turn
 * id. They are no evidence to be praised (rule QUOTE-5).
 */
export function takenBackLater(transcript: readonly Turn[]): ReadonlyMap<string, readonly Mention[]> {
  const said = saidTurns(transcript);
  const reads = said.map(({ text }) => ({ ...readCorrections(text), ...readDisowned(text) }));
  const found = new Map<string, Mention[]>();
  const told = said.map(toldIn);
  reads.forEach(({ corrections, disowned }, at) => {
    const before = (place: number): Told[] => [
      ...told.slice(0, at).flat(),
      ...(told[at] ?? []).filter(({ end }) => end <= place),
    ];
    const held = [
      ...corrections.flatMap((one) => {
        const own = told[at]?.find(({ start, end }) => start <= one.now.start && one.now.start < end);
        return named(one, before(own?.start ?? 0));
      }),
      ...(told[at] ?? []).flatMap((one) => perhapsTakenBack(one, before(one.start))),
      ...disowned.flatMap((one) => before(0).filter(({ mention }) => tellsDisowned(mention.text, one))),
    ];
    for (const { turnId, mention } of held) {
      const known = found.get(turnId) ?? [];
      if (!known.some(({ start }) => start === mention.start)) found.set(turnId, [...known, mention]);
    }
  });
  return found;
}
