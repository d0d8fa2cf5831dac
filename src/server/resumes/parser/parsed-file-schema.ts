import { z } from 'zod';
import { resume } from '#contract/resume.ts';

/** What the parent accepts from the parser child, which a hostile file may have taken over. */
export const parsedFileSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reading'),
    scanned: z.boolean(),
    reading: z.object({
      lines: z.array(z.string().max(600)).max(1_200),
      sections: resume.shape.sections.max(1_200),
      facts: resume.shape.facts.max(1_200),
      hiddenRuns: resume.shape.hiddenRuns.max(50),
      workMonths: resume.shape.workMonths,
      underAge: z.boolean(),
    }),
  }),
  z.object({ kind: z.literal('pictures') }),
  z.object({
    kind: z.literal('failure'),
    code: z.enum([
      'file_unreadable',
      'file_encrypted',
      'file_has_no_text',
      'file_too_long',
      'scan_too_long',
      'scan_unsupported',
    ]),
  }),
]);
