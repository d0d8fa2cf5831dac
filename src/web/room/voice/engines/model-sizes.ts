/** The bytes of the model files, and about how many cross the network for them: the service keeps them compressed. */
export const modelSizes = {
  runtime: { bytes: 13_479_978, sentBytes: 2_700_000 },
  silero: { bytes: 2_327_524, sentBytes: 1_800_000 },
  encoder: { bytes: 7_937_661, sentBytes: 5_400_000 },
  decoder: { bytes: 20_243_286, sentBytes: 14_800_000 },
  flite: { bytes: 21_530_456, sentBytes: 13_900_000 },
} as const;
export type ModelName = keyof typeof modelSizes;
