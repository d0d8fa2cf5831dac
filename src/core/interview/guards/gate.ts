import { wordRow } from '#core/text/overlap.ts';
import { wordCount, wordKeys } from '#core/text/words-of.ts';
import {
  type Fault,
  faultAsWhole,
  faultOf,
  faultSoFar,
  knownOf,
  tooLong,
  type Utterance,
} from './check-utterance.ts';
import { ownVoice } from './manner.ts';
import { asksOneThing, sentencesOf, withoutLeave } from './question.ts';
import { takeSentence } from '#core/text/split-sentences.ts';
import { ReplyUnwrapper } from './unwrap-reply.ts';
import { unwrap, type Wrapping } from './unwrap.ts';

/** What stands between a model's stream and the candidate: whole sentences pass as soon as they are complete and fit to be said. */
export type UtteranceGate = {
  /** Takes a piece of the model's words; gives the text that may be said now ('' when none yet). */
  push(piece: string): string;
  /** No more comes: gives the rest that may be said. */
  finish(): string;
  /** Why nothing more passes; null while fine. */
  readonly failure: Fault | null;
  /** What has been let through so far. */
  readonly said: string;
  /** Whether what was said stands as a whole utterance (asks its one thing, or need not). */
  readonly complete: boolean;
};

/** Words before a line that are taken off it and so do not count: a name, a stage direction. */
const labelWords = 8;
const longestWord = 40;
/** How a whole sentence ends. Half a one is not begun. */
const ended = /[.?!…]["”’'»)\]]*$/u;

class Gate implements UtteranceGate {
  failure: Fault | null = null;
  said = '';
  complete = false;
  #ended = false;
  #pending = '';
  readonly #context: Omit<Utterance, 'text'>;
  readonly #wrapping: Wrapping;
  readonly #reply = new ReplyUnwrapper();

  constructor(context: Omit<Utterance, 'text'>) {
    this.#context = context;
    this.#wrapping = {
      names: context.tableNames ?? { speaker: '', others: [] },
      known: knownOf(context),
    };
  }

  push(piece: string): string {
    const before = this.said.length;
    if (this.#open()) this.#hear(this.#reply.push(piece));
    return this.said.slice(before);
  }

  finish(): string {
    const before = this.said.length;
    if (this.#open()) {
      const rest = this.#reply.finish();
      if (rest === null) this.#stop({ reason: 'markup', detail: 'JSON that does not hold one line' });
      else this.#hear(rest);
    }
    if (this.#open() && this.#pending.trim()) this.#take(this.#pending);
    if (this.#open() && !this.complete)
      this.failure = this.#faultOf(this.said) ?? { reason: 'empty', detail: '' };
    this.#end();
    return this.said.slice(before);
  }

  #hear(text: string): void {
    this.#pending += text;
    while (this.#open()) {
      const taken = takeSentence(this.#pending);
      if (!taken) break;
      this.#pending = taken.rest;
      this.#take(taken.sentence);
    }
    if (this.#open() && this.#tooLong(this.#pending)) this.#stop(tooLong(this.#context.directive));
  }

  #open(): boolean {
    return !this.failure && !this.#ended;
  }

  #end(): void {
    this.#ended = true;
    this.#pending = '';
  }

  /** What stands already is not spoilt by what would have followed. */
  #stop(fault: Fault): void {
    if (!this.complete) this.failure = fault;
    this.#end();
  }

  #tooLong(sentence: string): boolean {
    const words = this.#context.directive.maxWords + labelWords;
    // So many words are not shorter than that: a stream is not counted again with every piece.
    if (sentence.length < 2 * words) return false;
    return wordCount(sentence) > words || sentence.length > words * longestWord;
  }

  /** Whether the candidate has heard this very sentence in this turn, from an earlier attempt at it. */
  #heard(sentence: string): boolean {
    const words = wordRow(wordKeys(sentence));
    return sentencesOf(this.said).some((heard) => wordRow(wordKeys(heard)) === words);
  }

  #faultOf(text: string): Fault | null {
    return faultOf({ ...this.#context, text }, this.#wrapping.known);
  }

  #take(raw: string): void {
    if (this.#tooLong(raw)) return this.#stop(tooLong(this.#context.directive));
    const sentence = unwrap(raw, this.said === '', this.#wrapping);
    if (sentence === null) return this.#stop({ reason: 'markup', detail: raw.trim() });
    if (sentence === '' || this.#heard(sentence)) return;
    const text = this.said ? `${this.said} ${sentence}` : sentence;
    const soFar = faultSoFar({ ...this.#context, text }, this.#wrapping.known);
    if (soFar) return this.#stop(soFar);
    const asks = withoutLeave(ownVoice(sentence, this.#wrapping.known)).includes('?');
    const whole = faultAsWhole({ ...this.#context, text }, this.#wrapping.known);
    const repeats = whole?.reason === 'asked_before' && asksOneThing(sentence);
    const half = !ended.test(sentence);
    if (whole && (asks || repeats || half || this.complete)) return this.#stop(whole);
    this.said = text;
    this.complete = whole === null;
  }
}

/**
 * A gate for one utterance. It lets sentences through that the guards pass together with what was said before, until its one thing is asked;
 * what follows then is dropped. Once a sentence is not fit nothing more passes. How the text was cut into pieces makes no difference.
 */
export function openGate(context: Omit<Utterance, 'text'>): UtteranceGate {
  return new Gate(context);
}
