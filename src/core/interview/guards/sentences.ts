import { visible } from '#core/text/as-read.ts';

/** An end mark with its closing quotes and brackets, followed by space. */
const border = /[.?!…]+["”’'»)\]*_]*(?=\s)/gu;
/** Words whose point ends no sentence; others are known by their shape: "B.", "B.Com.", "a.m.". */
const abbreviation =
  /^(?:mr|mrs|ms|dr|prof|st|vs|etc|approx|rs|inc|ltd|pvt|co|corp|bros|dept|govt|univ|sr|jr|hons|fig|viz|cf|al|mt|ft|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\.$/iu;
const dotted = /^(?:\p{L}|\p{L}{1,4}(?:\.\p{L}{1,5})+)\.$/u;

function ends(mark: string, before: string): boolean {
  const point = /^[.…]+/u.exec(mark)?.[0] ?? '';
  if (point !== mark.replace(/["”’'»)\]*_]+$/u, '')) return true;
  if (point !== '.') return false;
  const word = `${/[^\s("“‘[*_]*$/u.exec(visible(before))?.[0] ?? ''}.`;
  return !abbreviation.test(word) && !dotted.test(word);
}

/**
 * The first whole sentence of a stream and what comes after it; null while none has ended. A sentence ends with an end mark before space;
 * "Prof. Bhalla", "6.5 hours", "B.Com. students" and "that is… well" do not end one. What comes later never changes where it ends.
 */
export function takeSentence(stream: string): { sentence: string; rest: string } | null {
  for (const match of stream.matchAll(border)) {
    if (!ends(match[0], stream.slice(0, match.index))) continue;
    const end = match.index + match[0].length;
    return { sentence: stream.slice(0, end), rest: stream.slice(end) };
  }
  return null;
}
