/** What the operator sets and the pages say, in their HTML and so without JavaScript too. */
export type PageSettings = {
  /** Where the site lives, without a slash at its end. */
  origin: string;
  /** Who sells: the legal name and the postal address, of one or more lines. */
  sellerName: string;
  sellerAddress: string;
  grievanceOfficer: string;
  supportEmail: string;
  /** Where schools write to. */
  enterpriseEmail: string;
};

/**
 * Stands in the built pages where a setting belongs: nobody knows it when they are built, and the server fills it in when it reads them
 * (RFC 6761 keeps `.invalid` from ever being a site). None is part of another.
 */
export const unknownSettings: Readonly<PageSettings> = {
  origin: 'https://origin.invalid',
  sellerName: 'seller-name.invalid',
  sellerAddress: 'seller-address.invalid',
  grievanceOfficer: 'grievance-officer.invalid',
  supportEmail: 'support@mail.invalid',
  enterpriseEmail: 'enterprise@mail.invalid',
};

export const settingNames = Object.keys(unknownSettings) as readonly (keyof PageSettings)[];
