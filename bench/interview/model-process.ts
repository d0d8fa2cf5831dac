// The fake model as a process of its own, which tells its parent when the words of each reply left it. Started by model-under-load.ts.
import { takeSentence } from '#core/text/split-sentences.ts';
import { competentScript } from '../fake-model/competent-script.ts';
import { tokensOf } from '../fake-model/chat-protocol.ts';
import { type FakeRequest, startFakeModel } from '../fake-model/fake-model.ts';
import { newestMark } from './answers.ts';
import { monotonicMs } from './monotonic.ts';
import type { Sent } from './model-under-load.ts';

/** What the floor hears, as far as its reply goes: sixty tokens at most. */
const plainReply =
  'So the count went up in March, and then it came down again when you moved the check to the night shift. I can see the plan on paper, and I can see who gained from it in the plant. What I do not see yet is the cost of it to you and to the team. Who paid?';

const [firstTokenMs = 300, tokensPerSecond = 60, plainTokens = 60] = process.argv.slice(2).map(Number);
/** The replies under way, by the number of their request. */
const underWay = new Map<number, Sent & { border: number }>();

function begin(request: FakeRequest, text: string): string {
  const mark = newestMark(request.promptText);
  const tokens = tokensOf(text);
  if (mark !== null)
    underWay.set(request.number, {
      mark,
      askedAtMs: monotonicMs(),
      firstTokenAtMs: 0,
      sentenceAtMs: 0,
      tokens: tokens.length,
      border: firstBorder(tokens),
    });
  return text;
}

function onToken({ number }: FakeRequest, at: number): void {
  const one = underWay.get(number);
  if (!one) return;
  if (at === 0) one.firstTokenAtMs = monotonicMs();
  if (at !== one.border) return;
  const { border: _, ...sent } = { ...one, sentenceAtMs: monotonicMs() };
  process.send?.(sent);
  underWay.delete(number);
}

/** The token after which a reader knows that the first sentence is over, by the rule of the gate, or the last of the reply. */
function firstBorder(tokens: readonly string[]): number {
  let text = '';
  const at = tokens.findIndex((token) => takeSentence((text += token).trimStart()) !== null);
  return at === -1 ? tokens.length - 1 : at;
}

const model = await startFakeModel({
  script: (request) => {
    if (request.task === null) return begin(request, tokensOf(plainReply).slice(0, plainTokens).join(''));
    const said = competentScript(request);
    return request.task === 'utter' ? begin(request, said) : said;
  },
  firstTokenMs,
  tokensPerSecond,
  onToken,
});
process.send?.(model.baseUrl);
process.once('disconnect', () => void model.close());
