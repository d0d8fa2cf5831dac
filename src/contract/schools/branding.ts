import { z } from 'zod';
import { plainName } from '../plain-name.ts';

/** How long a school's own words may be, in characters (rule SCHOOL-75), and its name as a sender (rule SCHOOL-92). */
export const brandingLimits = { nameLeast: 2, name: 120, welcome: 600, consent: 2000, sender: 60 } as const;

/** How large a school's logo may be as it is given, and how many pixels a side it is kept with (rule SCHOOL-90). */
export const logoLimits = { bytes: 1024 * 1024, side: 2_000, keptSide: 512 } as const;

const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** A colour as `#rrggbb`. */
export const schoolColour = z
  .string()
  .trim()
  .regex(/^#[\da-f]{6}$/i)
  .transform((colour) => colour.toLowerCase());

/** In what words and colours a school speaks to its applicants: plain text, names of one line, and colours of its own or none. */
export const brandingWords = z.strictObject({
  shownName: plainName(
    z.string().trim().min(brandingLimits.nameLeast).max(brandingLimits.name).regex(oneLine),
  ),
  welcome: z.string().trim().max(brandingLimits.welcome),
  consentText: z.string().trim().max(brandingLimits.consent),
  senderName: z.string().trim().max(brandingLimits.sender).regex(oneLine),
  mainColour: schoolColour.nullable(),
  accentColour: schoolColour.nullable(),
});
export type BrandingWords = z.infer<typeof brandingWords>;

/** Those words with the time they are from; null while the school has none of its own. */
export const branding = brandingWords.extend({ changedAt: z.string() }).nullable();

/** The name of a kept logo: the hash of its bytes. */
export const logoHash = z.string().regex(/^[\da-f]{64}$/);
export const logoAddress = (hash: string): string => `/brand/${hash}.png`;

/** A logo as it is kept, by its name and size in pixels. */
export const logo = z.object({ hash: logoHash, width: z.number().int(), height: z.number().int() });
export type KeptLogo = z.infer<typeof logo>;

const tint = z.object({ colour: z.string(), ink: z.enum(['#ffffff', '#000000']) });
/** A colour as it is shown by day and by night, each with what is written on it (rule SCHOOL-91). */
const tints = z.object({ light: tint, dark: tint });
export type Tints = z.infer<typeof tints>;

/** What a school looks like: on its applicants' page, at its front door and round its own pages. */
export const brand = z.object({ logo: logo.nullable(), main: tints.nullable(), accent: tints.nullable() });
export type Brand = z.infer<typeof brand>;

const onTheme = z.object({
  contrast: z.number(),
  asWords: z.boolean(),
  asShapes: z.boolean(),
  nearest: z.string(),
});
/** What a colour can be used for, by day and by night (rule SCHOOL-59), and what is shown of it. */
export const colourCheck = z.object({
  colour: z.string(),
  themes: z.object({ light: onTheme, dark: onTheme }),
  tints,
});
export type ColourChecked = z.infer<typeof colourCheck>;

/** How a school's address of its own is written before ours, and how many it may ever have had (rule SCHOOL-93). */
export const addressLimits = { least: 3, most: 40, kept: 5 } as const;
export const addressName = z
  .string()
  .trim()
  .toLowerCase()
  .min(addressLimits.least)
  .max(addressLimits.most)
  .regex(/^[a-z\d](?:[a-z\d]|-(?!-))*[a-z\d]$/);

/** The school's own front door: `null` where nobody has one; `name` is the address in use, `host` what stands after its dot. */
export const schoolAddress = z
  .object({
    host: z.string(),
    port: z.string(),
    name: z.string().nullable(),
    suggested: z.string(),
    before: z.array(z.string()),
  })
  .nullable();
export type SchoolAddress = z.infer<typeof schoolAddress>;
