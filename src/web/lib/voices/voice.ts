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
