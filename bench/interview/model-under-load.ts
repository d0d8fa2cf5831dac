import { startProcess } from './start-process.ts';

/** When the model was asked and when its words left it. `mark` is that of the answer it replies to; times are of monotonicMs. */
export type Sent = {
  mark: string;
  askedAtMs: number;
  firstTokenAtMs: number;
  /** When a reader could know that the first sentence is over. */
  sentenceAtMs: number;
  tokens: number;
};

export type ModelUnderLoad = {
  baseUrl: string;
  pid: number;
  /** What was sent in reply to the answer with this mark, in order. */
  sentFor(mark: string): readonly Sent[];
  close(): Promise<void>;
};

/** `plainTokens` is the length of replies to who sets no task. */
export type ModelPace = { firstTokenMs: number; tokensPerSecond: number; plainTokens: number };

/** Starts the fake model in a process of its own. */
export async function startModelUnderLoad(pace: ModelPace): Promise<ModelUnderLoad> {
  const { firstTokenMs, tokensPerSecond, plainTokens } = pace;
  const process = await startProcess<string>('./model-process.ts', {
    args: [String(firstTokenMs), String(tokensPerSecond), String(plainTokens)],
  });
  const sent = new Map<string, Sent[]>();
  process.onMessage((message) => {
    const one = message as Sent;
    sent.set(one.mark, [...(sent.get(one.mark) ?? []), one]);
  });
  return {
    baseUrl: process.ready,
    pid: process.pid,
    sentFor: (mark) => sent.get(mark) ?? [],
    close: process.close,
  };
}
