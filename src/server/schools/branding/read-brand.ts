import type { Brand } from '#contract/schools/branding.ts';
import { tintsOf } from '#core/schools/brand-tints.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findBranding } from './branding-store.ts';
import { findLogo } from './logo-store.ts';

const tinted = (colour: string | null | undefined) => (colour ? tintsOf(colour) : null);

/** What a school looks like, its colours as they can be read (rule SCHOOL-91). */
export async function readBrand(tx: Tx, orgId: string): Promise<Brand> {
  const words = await findBranding(tx, orgId);
  return {
    logo: await findLogo(tx, orgId),
    main: tinted(words?.mainColour),
    accent: tinted(words?.accentColour),
  };
}
