/** Stands in the address of the interview page for who comes from a payment that went through. */
export const justPaid = 'paid';
