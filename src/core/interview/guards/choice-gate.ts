import type { Way } from '../directive.ts';
import { takeSentence } from '#core/text/split-sentences.ts';
import { wordCount } from '#core/text/words-of.ts';
import { type Fault, faultSoFar, type Utterance } from './check-utterance.ts';
import { openGate, type UtteranceGate } from './gate.ts';
import { ReplyUnwrapper } from './unwrap-reply.ts';

/** A way somebody may choose; `context` is what its words are held to. Where they are `written` already, they stand alone or a short sentence may lead over to them. */
export type WayOn = { way: Way; context: Omit<Utterance, 'text'>; written: 'alone' | 'led_to' | null };

/** A gate for words that begin with the way they take. */
export type ChoiceGate = Omit<UtteranceGate, 'failure'> & {
  readonly failure: Fault | null;
  /** The way taken; null until it is known. */
  readonly way: Way | null;
  /** The way taken has its words already, and nothing more is waited for before them. */
  readonly isWritten: boolean;
};

const words: Readonly<Record<Way, string>> = { stay: 'STAY', go: 'GO' };
/** Marks that a model puts round a word that is no speech. */
const before = /^[\s*_"“'‘`#[({<-]*/u;
const after = /^[\s*_”'’`\])}>:.,;!–—-]*/u;
const alone = /^\W*(STAY|GO)\W*$/u;
const letter = /[\p{L}\p{N}]/u;

/** A name under which a model writes its line. */
const label = /^(?:(?:Prof|Dr|Mr|Mrs|Ms)\. )?\p{Lu}[\p{L}’' -]{0,30}:\s*/u;
const perhapsLabel = /^(?:(?:Prof|Dr|Mr|Mrs|Ms)\.? ?)?(?:\p{Lu}[\p{L}’' -]{0,30}:?\s*)?$/u;

/** What a reply's beginning says of its way: the way and what follows it, that it says none, or null while more is needed. */
function readWay(head: string): { way: Way | null; rest: string } | null {
  const marked = head.replace(before, '');
  const begun = marked.replace(label, '').replace(before, '');
  if (marked !== '' && begun === '') return null;
  for (const way of ['stay', 'go'] as const) {
    const word = words[way];
    if (begun.length <= word.length && word.startsWith(begun)) return null;
    const follows = begun.charAt(word.length);
    if (begun.startsWith(word) && !letter.test(follows)) {
      const rest = begun.slice(word.length).replace(after, '');
      return rest === '' ? null : { way, rest };
    }
  }
  return perhapsLabel.test(marked) ? null : { way: null, rest: head };
}

const mostLeadingWords = 12;

/** Lets one short sentence through that asks nothing, before a question that is written already. */
class LeadOver implements UtteranceGate {
  readonly failure = null;
  readonly complete = false;
  said = '';
  isOver = false;
  #pending = '';
  readonly #context: Omit<Utterance, 'text'>;

  constructor(context: Omit<Utterance, 'text'>) {
    this.#context = context;
  }

  push(piece: string): string {
    if (this.isOver) return '';
    this.#pending += piece;
    const taken = takeSentence(this.#pending);
    return taken ? this.#take(taken.sentence) : '';
  }
  finish(): string {
    return this.isOver ? '' : this.#take(this.#pending);
  }

  #take(raw: string): string {
    const text = raw.trim();
    this.isOver = true;
    const fits = /[.…]["”’]?$/u.test(text) && wordCount(text) <= mostLeadingWords;
    if (fits && faultSoFar({ ...this.#context, text }) === null) this.said = text;
    return this.said;
  }
}

class Gate implements ChoiceGate {
  way: Way | null = null;
  #head = '';
  #fault: Fault | null = null;
  #written: WayOn['written'] = null;
  readonly #reply = new ReplyUnwrapper();
  #gate: UtteranceGate | LeadOver | null = null;
  readonly #planned: WayOn;
  readonly #other: WayOn;

  constructor(planned: WayOn, other: WayOn) {
    this.#planned = planned;
    this.#other = other;
  }

  get isWritten(): boolean {
    if (this.#written === 'alone') return true;
    return this.#gate instanceof LeadOver && this.#gate.isOver;
  }
  get failure(): Fault | null {
    return this.#fault ?? this.#gate?.failure ?? null;
  }
  get said(): string {
    return this.#gate?.said ?? '';
  }
  get complete(): boolean {
    return this.#gate?.complete ?? false;
  }

  push(piece: string): string {
    const text = this.#reply.push(piece);
    if (this.way) return this.#gate?.push(text) ?? '';
    this.#head += text;
    const read = readWay(this.#head);
    return read ? this.#take(read.way, read.rest) : '';
  }

  finish(): string {
    const rest = this.#reply.finish();
    if (rest === null) {
      this.way ??= this.#planned.way;
      this.#fault = { reason: 'markup', detail: 'JSON that does not hold one line' };
      return '';
    }
    if (this.way) return (this.#gate?.push(rest) ?? '') + (this.#gate?.finish() ?? '');
    this.#head += rest;
    const word = alone.exec(this.#head.replace(label, ''))?.[1];
    const read = word
      ? { way: word === words.go ? ('go' as const) : ('stay' as const), rest: '' }
      : readWay(`${this.#head}\n`);
    return this.#take(read?.way ?? null, read?.rest ?? this.#head) + (this.#gate?.finish() ?? '');
  }

  /** Words without a way are those of the plan. */
  #take(way: Way | null, rest: string): string {
    const taken = way === this.#other.way ? this.#other : this.#planned;
    this.way = taken.way;
    this.#written = taken.written;
    if (taken.written === 'alone') return '';
    this.#gate = taken.written ? new LeadOver(taken.context) : openGate(taken.context);
    return this.#gate.push(rest);
  }
}

/** A gate like `openGate`'s for a reply that begins with STAY or GO; a reply that names no way goes the one that is planned (rule PACE-7). */
export const openChoiceGate = (planned: WayOn, other: WayOn): ChoiceGate => new Gate(planned, other);
