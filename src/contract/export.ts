import { z } from 'zod';

export const exportId = z.string().regex(/^exp_[A-Za-z0-9]{22}$/);

/** How the copy of everything stands that a person asked for last; `over` is one whose file is deleted. */
export const exportStanding = z.discriminatedUnion('status', [
  z.object({ status: z.literal('none') }),
  /** `of` parts are to be written and `done` of them are; `of` is 0 until somebody counted. */
  z.object({ status: z.literal('making'), exportId, done: z.number().int(), of: z.number().int() }),
  z.object({
    status: z.literal('ready'),
    exportId,
    readyAt: z.string(),
    until: z.string(),
    bytes: z.number().int(),
    /** For how many seconds this browser may still download it before its person signs in once more; 0 now. */
    freshSeconds: z.number().int(),
  }),
  z.object({ status: z.literal('over'), askedAt: z.string() }),
  z.object({ status: z.literal('failed'), askedAt: z.string() }),
]);
export type ExportStanding = z.infer<typeof exportStanding>;
