// The fake model as a process of its own, which tells its parent when the words of each reply left it. Started by model-under-load.ts.
import { competentScript } from '../fake-model/competent-script.ts';
import { type FakeRequest, startFakeModel } from '../fake-model/fake-model.ts';
import { newestMark } from './answers.ts';
import { monotonicMs } from './monotonic.ts';
import type { Sent } from './model-under-load.ts';

/** Sixty tokens. */
const plainReply =
  'So the count went up in March, and then it came down again when you moved the check to the night shift. I can see the plan on paper, and I can see who gained from it in the plant. What I do not see yet is the cost of it to you and to the team. Who paid for it, and how?';

const [firstTokenMs = 300, tokensPerSecond = 60] = process.argv.slice(2).map(Number);
const firstTokens = new Map<number, number>();
const borders = new WeakMap<readonly string[], number>();

function onToken(request: FakeRequest, at: number, tokens: readonly string[]): void {
  if (at === 0) {
    firstTokens.set(request.number, monotonicMs());
    borders.set(tokens, firstBorder(tokens));
  }
  if (at !== borders.get(tokens)) return;
  const mark = newestMark(request.promptText);
  const firstTokenAtMs = firstTokens.get(request.number) ?? 0;
  firstTokens.delete(request.number);
  if (mark === null) return;
  process.send?.({
    mark,
    firstTokenAtMs,
    sentenceAtMs: monotonicMs(),
    tokens: tokens.length,
  } satisfies Sent);
}

/** The token after which a reader knows that the first sentence is over: the one after its end mark, or the last of the reply. */
function firstBorder(tokens: readonly string[]): number {
  const end = tokens.findIndex((t) => /[.?!]["”’)]*$/.test(t));
  return end === -1 ? tokens.length - 1 : Math.min(end + 1, tokens.length - 1);
}

const model = await startFakeModel({
  script: (request) => (request.task === null ? plainReply : competentScript(request)),
  firstTokenMs,
  tokensPerSecond,
  onToken,
});
process.send?.(model.baseUrl);
process.once('disconnect', () => void model.close());
