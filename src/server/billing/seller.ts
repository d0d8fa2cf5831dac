/** Who sells: what stands at the head of every receipt. With a GSTIN purchases are invoiced with tax (rule TAX-1). */
export type Seller = {
  name: string;
  address: string | null;
  gstin: string | null;
  /** The services accounting code on tax invoices. */
  sac: string;
  email: string;
  grievanceOfficer: string | null;
};
