import { z } from 'zod';
import { hiddenRun } from '#contract/resume.ts';

const finite = z.number().min(-100_000).max(100_000);

/** What the parent accepts from the parser child, which a hostile file may have taken over. */
export const parsedFileSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('runs'),
    runs: z
      .array(
        z.object({
          page: z.number().int().min(1).max(100),
          x: finite,
          y: finite,
          width: finite,
          size: finite,
          bold: z.boolean(),
          text: z.string().max(5_000),
        }),
      )
      .max(30_000),
    hiddenRuns: z.array(hiddenRun).max(30_000),
  }),
  z.object({
    kind: z.literal('lines'),
    lines: z.array(z.object({ text: z.string().max(30_000), style: z.string().max(40) })).max(30_000),
    hiddenRuns: z.array(hiddenRun).max(30_000),
  }),
  z.object({
    kind: z.literal('failure'),
    code: z.enum(['file_unreadable', 'file_encrypted', 'file_has_no_text', 'file_too_long']),
  }),
]);
