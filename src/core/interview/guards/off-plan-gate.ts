import { hook, type Hook } from '#contract/transcript.ts';
import type { Fault, Utterance } from './check-utterance.ts';
import { openGate, type UtteranceGate } from './gate.ts';

/** Why nothing passes: a guard stopped it, or the words it names are not the candidate's. */
type GateFault = Fault | { reason: 'false_hook'; detail: string };

/** A gate for words that may leave the plan; `hook` is what they then follow up. */
export type OffPlanGate = Omit<UtteranceGate, 'failure'> & {
  readonly failure: GateFault | null;
  readonly hook: Hook | null;
};

/** How a reply begins that leaves the plan: a line `HOOK {"turn":"T08","quote":"…"}`, the question on the next. */
const sign = 'HOOK';
const longestHead = 400;
function readHook(line: string): Hook | null {
  try {
    const { turn, quote } = JSON.parse(line.trim().slice(sign.length)) as Record<string, unknown>;
    const read = hook.safeParse({ turnId: turn, quote: String(quote).trim() });
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

class Gate implements OffPlanGate {
  hook: Hook | null = null;
  #head = '';
  #gate: UtteranceGate | null = null;
  #fault: GateFault | null = null;
  readonly #context: Omit<Utterance, 'text'>;
  readonly #isOwn: ((hook: Hook) => boolean) | null;

  constructor(context: Omit<Utterance, 'text'>, isOwn: ((hook: Hook) => boolean) | null) {
    this.#context = context;
    this.#isOwn = isOwn;
  }

  get failure(): GateFault | null {
    return this.#fault ?? this.#gate?.failure ?? null;
  }
  get said(): string {
    return this.#gate?.said ?? '';
  }
  get complete(): boolean {
    return this.#gate?.complete ?? false;
  }

  push(piece: string): string {
    if (this.#fault) return '';
    if (this.#gate) return this.#gate.push(piece);
    this.#head += piece;
    const begun = this.#head.trimStart();
    const mayBeHook = sign.startsWith(begun.slice(0, sign.length));
    if (!mayBeHook) return this.#open(begun);
    const end = begun.indexOf('\n');
    if (end >= 0) return this.#leavePlan(begun.slice(0, end), begun.slice(end + 1));
    if (begun.length > longestHead) this.#stop(begun);
    return '';
  }

  finish(): string {
    if (this.#fault) return '';
    if (this.#gate) return this.#gate.finish();
    const begun = this.#head.trimStart();
    if (begun.startsWith(sign)) {
      this.#stop(begun);
      return '';
    }
    this.#gate = openGate(this.#context);
    return this.#gate.push(begun) + this.#gate.finish();
  }

  #stop(detail: string): void {
    this.#fault = { reason: 'false_hook', detail };
  }

  #leavePlan(line: string, rest: string): string {
    const found = readHook(line);
    if (!found || !this.#isOwn?.(found)) {
      this.#stop(found?.quote ?? line);
      return '';
    }
    this.hook = found;
    return this.#open(rest, found);
  }

  #open(words: string, found: Hook | null = null): string {
    const planned = this.#context.directive;
    const directive = found ? { ...planned, hook: found } : planned;
    this.#gate = openGate({ ...this.#context, directive });
    return this.#gate.push(words);
  }
}

/** A gate like `openGate`'s whose words may begin with a hook of their own, which `isOwn` verifies; without it none is taken (rule PACE-7). */
export const openOffPlanGate = (
  context: Omit<Utterance, 'text'>,
  isOwn: ((hook: Hook) => boolean) | null,
): OffPlanGate => new Gate(context, isOwn);
