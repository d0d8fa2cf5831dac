import { z } from 'zod';

/** How long a school's own words may be, in characters (rule SCHOOL-75). */
export const brandingLimits = { nameLeast: 2, name: 120, welcome: 600, consent: 2000 } as const;

/** In what words a school speaks to its applicants: plain text, and a name of one line. */
export const brandingWords = z.strictObject({
  shownName: z
    .string()
    .trim()
    .min(brandingLimits.nameLeast)
    .max(brandingLimits.name)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
  welcome: z.string().trim().max(brandingLimits.welcome),
  consentText: z.string().trim().max(brandingLimits.consent),
});
export type BrandingWords = z.infer<typeof brandingWords>;

/** Those words with the time they are from; null while the school has none of its own. */
export const branding = brandingWords.extend({ changedAt: z.string() }).nullable();
