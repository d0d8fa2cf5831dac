import { wordCount } from '#core/text/words-of.ts';

/** What a reply tells of in an object beside the line it was asked for. */
const thoughtKey = /^(?:thoughts?|thinking|reasoning|analysis|rationale|reflection|plan|notes?|comments?)$/i;
const speakerKey = /^(?:speaker|panell?ist|interviewer|by|from)(?:_?name)?$/i;
/** Shorter texts in an object are labels: a move, a language, a tool. */
const fewestWords = 3;

type Line = { text: string; speaker: string | null };

/** Every text in what was parsed that may be a line, with whose it is said to be. */
function linesIn(value: unknown, speaker: string | null = null): Line[] {
  if (typeof value === 'string') return wordCount(value) >= fewestWords ? [{ text: value, speaker }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => linesIn(one, speaker));
  const entries = Object.entries(value).filter(([key]) => !thoughtKey.test(key));
  const named = entries.find(([key, name]) => speakerKey.test(key) && typeof name === 'string');
  return entries
    .filter((entry) => entry !== named)
    .flatMap(([, one]) => linesIn(one, named ? String(named[1]) : speaker));
}

/** The one line in a reply that is JSON, behind the name it is said under; null when there is none, or more than one. */
function lineOfJson(json: string): string | null {
  try {
    const [line, ...others] = linesIn(JSON.parse(json));
    if (!line || others.length > 0) return null;
    return line.speaker ? `${line.speaker}: ${line.text}` : line.text;
  } catch {
    return null;
  }
}

const fence = /^(?:```[a-z]*[ \t]*\n|```(?=\S)|`(?=[^`]))/i;
const perhapsFence = /^`{1,3}[a-z]*[ \t]*$/i;
const json = /^(?:\{|\[\s*["{])/;
const perhapsJson = /^\[\s*$/;

/**
 * Takes off what stands round a whole reply that is read piece by piece: a code fence, with whatever follows it, and JSON round one line, which
 * is read when it is whole. How the reply was cut into pieces makes no difference.
 */
export class ReplyUnwrapper {
  #pending = '';
  #fence: string | null = null;
  #kind: 'unknown' | 'plain' | 'json' | 'over' = 'unknown';

  /** Takes a piece; gives the text that is surely speech by now. */
  push(piece: string): string {
    this.#pending += piece;
    if (this.#kind === 'unknown') this.#decide();
    if (this.#kind === 'unknown' || this.#kind === 'json') return '';
    return this.#pass();
  }

  /** No more comes: gives the rest, or null when it is JSON that does not hold one line. */
  finish(): string | null {
    if (this.#kind !== 'json') return this.#kind === 'over' ? '' : this.#pending;
    const end = this.#fence === null ? -1 : this.#pending.lastIndexOf(this.#fence);
    return lineOfJson(end < 0 ? this.#pending : this.#pending.slice(0, end));
  }

  #decide(): void {
    const start = this.#pending.trimStart();
    if (start === '' || perhapsJson.test(start) || (this.#fence === null && perhapsFence.test(start))) return;
    const [opening] = this.#fence === null ? (fence.exec(start) ?? []) : [];
    if (opening !== undefined) {
      this.#fence = opening.startsWith('```') ? '```' : '`';
      this.#pending = start.slice(opening.length);
      this.#decide();
    } else this.#kind = json.test(start) ? 'json' : 'plain';
  }

  #pass(): string {
    if (this.#kind === 'over') return '';
    const end = this.#fence === null ? -1 : this.#pending.indexOf(this.#fence);
    if (end >= 0) this.#kind = 'over';
    const kept = this.#fence === null ? '' : (/`*$/.exec(this.#pending)?.[0] ?? '');
    const text = end >= 0 ? this.#pending.slice(0, end) : this.#pending.slice(0, -kept.length || undefined);
    this.#pending = end >= 0 ? '' : kept;
    return text;
  }
}
