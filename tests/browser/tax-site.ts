import { openSite, type Site } from './site.ts';

/** A site whose seller is registered for GST: what is bought there comes with a tax invoice. */
export function openTaxSite(): Promise<Site> {
  return openSite({
    SELLER_NAME: 'Hotseat Learning LLP',
    SELLER_ADDRESS: '12 Law College Road, Pune 411004',
    SELLER_GSTIN: '27ABCDE1234F1Z5',
    GRIEVANCE_OFFICER: 'The grievance officer',
  });
}
