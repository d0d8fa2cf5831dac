/** Turns a stretch of speech into words: mono samples of -1 to 1, `heardRate` a second, 15 s at most. Empty where nothing was said. */
export type Recogniser = {
  /** Where the sound goes. */
  readonly place: 'device' | 'service';
  hear: (samples: Float32Array<ArrayBuffer>) => Promise<string>;
  end: () => void;
};

/** A sentence that is being said. */
export type Playback = {
  /** Resolves when the sentence is over or was stopped; true when it was said to its end. */
  over: Promise<boolean>;
  /** How much of it was said by now: 0 to 1. */
  share: () => number;
  stop: () => void;
};

/** Says the panel's sentences, each panellist in one voice. */
export type Voice = {
  /** Gets a sentence ready while another is being said. */
  prepare: (sentence: string, panellistId: string) => void;
  /** Rejects when there is no sound to be had. */
  speak: (sentence: string, panellistId: string) => Promise<Playback>;
  end: () => void;
};
