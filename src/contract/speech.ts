import { z } from 'zod';
import { portraitIds } from './panellists.ts';

/** What a speech service may be sent at once (rule VOICE-12). A stretch is 14 s at most, of which a header and a little more are no matter. */
export const speechLimits = {
  /** A wave file of `heardRate` samples of two bytes each: 16 s. */
  stretchBytes: 16 * 32_000 + 64,
  stretchSeconds: 16,
  sentenceChars: 600,
  names: 60,
  nameChars: 60,
} as const;

/** Where sound is turned into words and words into sound: on the candidate's device, or by the service of that host. */
export const speechPlaces = z.object({ hearing: z.string().nullable(), speaking: z.string().nullable() });
export type SpeechPlaces = z.infer<typeof speechPlaces>;

/** Names to listen for, sent beside the sound. */
export const heardNames = z
  .array(z.string().trim().min(1).max(speechLimits.nameChars))
  .max(speechLimits.names);

export const heardReply = z.object({ text: z.string() });

export const sayBody = z.strictObject({
  /** Whose voice. */
  portrait: z.enum(portraitIds),
  text: z
    .string()
    .trim()
    .regex(/[\p{L}\p{N}]/u)
    .max(speechLimits.sentenceChars),
});
/** Sound in a format that browsers play, base64. */
export const saidReply = z.object({ audio: z.string() });
