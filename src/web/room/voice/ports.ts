/** Turns a stretch of speech into words: mono samples of -1 to 1, `heardRate` a second, 15 s at most. Empty where nothing was said. */
export type Recogniser = {
  /** Where the sound goes. */
  readonly place: 'device' | 'service';
  hear: (samples: Float32Array<ArrayBuffer>) => Promise<string>;
  end: () => void;
};
