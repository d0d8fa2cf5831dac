import { contentStemsOf, wordRow } from '#core/text/overlap.ts';
import { remembered } from '#core/text/remembered.ts';
import { wordKeys } from '#core/text/words-of.ts';

const isWordMark = (mark: string | undefined): boolean =>
  mark !== undefined && /[\p{L}\p{M}\p{N}]/u.test(mark);
const none: readonly string[] = [];
type Hidden = { row: string; threes: ReadonlySet<string> };
/** The words of secret texts, which are the same list for interview after interview. */
const hiddenWords = new WeakMap<readonly string[], Hidden>();

function readHidden(secrets: readonly string[]): Hidden {
  const texts = secrets.map(wordKeys);
  const threes = texts.flatMap((words) => words.slice(2).map((_, at) => wordRow(words.slice(at, at + 3))));
  return { row: texts.map(wordRow).join('\n'), threes: new Set(threes) };
}

/** What stands between texts so that nothing reaches from one into the next. */
const apart = ' \n ';

/** A source in small letters with numbers without commas, and its words in a row. What an interview said is a source of every later turn. */
const plainly = remembered(
  (source) => ({
    text: source
      .normalize('NFKC')
      .toLowerCase()
      .replace(/(\d),(?=\d)/g, '$1')
      .replaceAll('’', "'"),
    row: wordKeys(source).join(' '),
  }),
  300_000,
);

/** Whether a text holds these words, not as part of longer ones. */
function holdsApart(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isWordMark(text[at - 1]) && !isWordMark(text[at + words.length])) return true;
  }
  return false;
}

/** Whether a stem is among others; long ones also when one begins with the other ("survivor", "survive"). */
function isAmong(stem: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(stem)) return true;
  if (stem.length < 5) return false;
  for (const other of stems)
    if (other.length >= 5 && (other.startsWith(stem) || stem.startsWith(other))) return true;
  return false;
}

/** The texts a line is judged by, read only as far as they are asked: what may be said again, and what must never shine through. */
export class Known {
  readonly #sources: readonly string[];
  readonly #secrets: readonly string[];
  readonly #tableTexts: readonly string[];
  readonly #record: readonly string[];
  readonly #heardTexts: readonly string[];
  #table: ReadonlySet<string> | null = null;
  #heard: ReadonlySet<string> | null = null;
  #plain: string | null = null;
  #row: string | null = null;
  /** Whether stems were heard, as far as it was asked: sentence after sentence of an utterance asks for the same ones. */
  readonly #asked = new Map<string, boolean>();

  /** `sources` are texts that stand apart: no words of one go on in the next. */
  constructor(
    sources: readonly string[],
    { secrets = none, table = none, record = none, heard = sources } = {},
  ) {
    this.#sources = sources;
    this.#heardTexts = heard;
    this.#secrets = secrets;
    this.#tableTexts = table;
    this.#record = record;
  }

  /** The stems of what is being talked about: the answer, what was asked, the facts given; empty when there is nothing yet. */
  get table(): ReadonlySet<string> {
    this.#table ??= contentStemsOf(this.#tableTexts);
    return this.#table;
  }

  /** The stems of everything said so far and of the facts: a callback may go back to any of it, but not to what was only written for the file. */
  get #everything(): ReadonlySet<string> {
    this.#heard ??= contentStemsOf(this.#heardTexts);
    return this.#heard;
  }

  /** Whether a stem is of what is being talked about. */
  isOnTable(stem: string): boolean {
    return isAmong(stem, this.table);
  }

  /** Whether a stem is of anything said or written in this interview, however long ago. */
  wasHeard(stem: string): boolean {
    let heard = this.#asked.get(stem);
    if (heard === undefined)
      this.#asked.set(stem, (heard = isAmong(stem, this.table) || isAmong(stem, this.#everything)));
    return heard;
  }

  /** The sources in small letters, numbers without commas. */
  get text(): string {
    this.#plain ??= this.#sources.map((source) => plainly(source).text).join(apart);
    return this.#plain;
  }

  /** Whether the sources say these words in a row, whatever stands between them. */
  says(words: readonly string[]): boolean {
    this.#row ??= wordRow(this.#sources.flatMap((source) => plainly(source).row || []));
    return words.length > 0 && this.#row.includes(wordRow(words));
  }

  /** Whether the sources hold this word, written in small letters. */
  holds(word: string): boolean {
    return holdsApart(this.text, word);
  }

  /** Whether the sources hold these characters as they stand, letter case aside. */
  writes(characters: string): boolean {
    return (
      this.#sources.some((source) => source.includes(characters)) ||
      this.text.includes(characters.toLowerCase())
    );
  }

  /** Whether the resume or the draft holds these words as they stand, letter case aside. */
  hasOnRecord(words: string): boolean {
    return this.#record.some((text) => holdsApart(text.toLowerCase(), words.toLowerCase()));
  }

  /** Whether a secret text says these words in a row. */
  hides(words: readonly string[]): boolean {
    let hidden = hiddenWords.get(this.#secrets);
    if (hidden === undefined) hiddenWords.set(this.#secrets, (hidden = readHidden(this.#secrets)));
    const row = wordRow(words);
    return words.length === 3 ? hidden.threes.has(row) : hidden.row.includes(row);
  }
}
