import { startProcess } from './start-process.ts';

/** When the words of one reply left the model. `mark` is that of the answer it replies to; times are of monotonicMs. */
export type Sent = { mark: string; firstTokenAtMs: number; sentenceAtMs: number; tokens: number };

export type ModelUnderLoad = {
  baseUrl: string;
  /** What was sent in reply to the answer with this mark, in order. */
  sentFor(mark: string): readonly Sent[];
  close(): Promise<void>;
};

/** Starts the fake model in a process of its own. */
export async function startModelUnderLoad(options: {
  firstTokenMs: number;
  tokensPerSecond: number;
}): Promise<ModelUnderLoad> {
  const { firstTokenMs, tokensPerSecond } = options;
  const process = await startProcess<string>('./model-process.ts', {
    args: [String(firstTokenMs), String(tokensPerSecond)],
  });
  const sent = new Map<string, Sent[]>();
  process.onMessage((message) => {
    const one = message as Sent;
    sent.set(one.mark, [...(sent.get(one.mark) ?? []), one]);
  });
  return {
    baseUrl: process.ready,
    sentFor: (mark) => sent.get(mark) ?? [],
    close: process.close,
  };
}
