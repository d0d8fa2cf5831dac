import type { Brand, BrandingWords, KeptLogo } from '#contract/schools/branding.ts';
import { tintsOf } from '#core/schools/brand-tints.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findBranding } from './branding-store.ts';
import { findLogo } from './logo-store.ts';

type Colours = Pick<BrandingWords, 'mainColour' | 'accentColour'>;

const tinted = (colour: string | null | undefined) => (colour ? tintsOf(colour) : null);

/** What a school looks like, its colours as they can be read (rule SCHOOL-91). */
export const brandOf = (colours: Colours | null, logo: KeptLogo | null): Brand => ({
  logo,
  main: tinted(colours?.mainColour),
  accent: tinted(colours?.accentColour),
});

/** The same of a school by its id. */
export async function readBrand(tx: Tx, orgId: string): Promise<Brand> {
  const colours = await findBranding(tx, orgId);
  return brandOf(colours, await findLogo(tx, orgId));
}
