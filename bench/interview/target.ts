/** One turn as the client saw it; times are of monotonicMs. */
export type TurnTiming = {
  /** The mark of the answer. */
  mark: string;
  sentAtMs: number;
  firstWordAtMs: number;
  endedAtMs: number;
  /** Bytes of reply bodies and events that came for it. */
  bytes: number;
  /** Characters of the reply. */
  chars: number;
  wordedBy: 'model' | 'offline' | 'code';
};

export type Conversation = {
  /** True when the system ended it. */
  readonly over: boolean;
  /** Sends the answer of turn `turn` and waits until the reply is complete. */
  say(turn: number): Promise<TurnTiming>;
  close(): void;
};

/** A system under load, in processes of its own. */
export type Target = {
  name: string;
  /** The process that serves, or who keeps those that do. */
  pid: number;
  /** Those that serve. */
  pids: readonly number[];
  databaseUrl: string;
  /** What it needs of the model before it can show a word: a whole sentence, because sentences are checked, or a token. */
  waitsFor: 'sentence' | 'token';
  open(conversation: number): Promise<Conversation>;
  close(): Promise<void>;
};
