/** Samples a second of everything that is heard here. */
export const heardRate = 16_000;
/** Samples of one frame, and how long it lasts. */
export const frameSamples = 512;
export const frameMs = 32;
