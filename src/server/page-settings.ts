import type { PageSettings } from '#contract/built-pages.ts';
import type { Config } from '#server/config/config.ts';

/** What the pages say of the operator. Where production would insist on a setting, a local demo says that it is one. */
export function pageSettings(
  config: Pick<Config, 'publicUrl' | 'seller' | 'supportEmail' | 'enterpriseEmail'>,
): PageSettings {
  const { publicUrl, seller, supportEmail, enterpriseEmail } = config;
  return {
    origin: publicUrl,
    sellerName: seller.name,
    sellerAddress: seller.address ?? 'A local demo without a postal address',
    grievanceOfficer: seller.grievanceOfficer ?? 'The grievance officer',
    supportEmail,
    enterpriseEmail,
  };
}
