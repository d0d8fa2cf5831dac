import type { EndpointName } from '#contract/endpoints.ts';

const minute = 60_000;
const hour = 60 * minute;
type Limit = { max: number; windowMs: number };

/** How often one caller (the user, or the address when signed out) may call; the rest fall under the general limit (rule LIMIT-1). */
export const rateLimits: Partial<Record<EndpointName, Limit>> = {
  beginSignIn: { max: 10, windowMs: minute },
  uploadResume: { max: 5, windowMs: hour },
  pasteResume: { max: 20, windowMs: hour },
  useSampleResume: { max: 20, windowMs: hour },
  beginInterview: { max: 10, windowMs: minute },
  restartInterview: { max: 10, windowMs: minute },
  answer: { max: 20, windowMs: minute },
  signal: { max: 40, windowMs: minute },
  createOrder: { max: 5, windowMs: minute },
  verifyPayment: { max: 30, windowMs: minute },
  checkOrder: { max: 10, windowMs: minute },
  reportCheckout: { max: 30, windowMs: minute },
  requestRefund: { max: 5, windowMs: minute },
  downloadDocument: { max: 20, windowMs: minute },
  grantInterviews: { max: 60, windowMs: minute },
};

export const generalLimit: Limit = { max: 300, windowMs: minute };
