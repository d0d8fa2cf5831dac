import { z } from 'zod';
import type { GatewaySettings } from '#server/billing/open-gateway.ts';
import type { Seller } from '#server/billing/seller.ts';
import { checked, port, portWords, text } from './checks.ts';

/** The variables of the payment gateway and of the seller (docs/operations.md). */
export const paymentVariables = {
  RAZORPAY_KEY_ID: checked(
    z
      .string()
      .trim()
      .regex(/^rzp_(test|live)_\w{8,40}$/),
    'a key id such as rzp_test_...',
  ).optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: checked(
    z
      .string()
      .transform((list) => list.split(',').map((secret) => secret.trim()))
      .refine((list) => list.length <= 2 && list.every((secret) => secret.length >= 8)),
    'the current secret, or the current and the previous one, comma-separated, of at least 8 characters',
  ).default([]),
  RAZORPAY_ACCOUNT_ID: checked(
    z
      .string()
      .trim()
      .regex(/^acc_\w{8,40}$/),
    'an account id, acc_...',
  ).optional(),
  LOCAL_RAZORPAY_PORT: checked(port, portWords).default(3002),
  LOCAL_RAZORPAY_URL: checked(
    z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }),
    'an http address of this computer',
  ).optional(),
  SELLER_NAME: text.default('Hotseat'),
  SELLER_ADDRESS: text.optional(),
  SELLER_GSTIN: checked(
    z
      .string()
      .trim()
      .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/),
    'a GSTIN of 15 characters',
  ).optional(),
  SELLER_SAC: checked(
    z
      .string()
      .trim()
      .regex(/^\d{6}$/),
    'a code of 6 digits',
  ).default('999293'),
  GRIEVANCE_OFFICER: text.optional(),
};

const variables = z.object(paymentVariables);
type Values = z.infer<typeof variables>;

/** How purchases are paid. Nothing is bought without keys in production; elsewhere the local stand-in takes the gateway's place. */
export function paymentSettings(v: Values, production: boolean): GatewaySettings {
  if (v.RAZORPAY_KEY_ID && v.RAZORPAY_KEY_SECRET) {
    return {
      kind: 'razorpay',
      keyId: v.RAZORPAY_KEY_ID,
      keySecret: v.RAZORPAY_KEY_SECRET,
      webhookSecrets: v.RAZORPAY_WEBHOOK_SECRET,
      accountId: v.RAZORPAY_ACCOUNT_ID ?? null,
    };
  }
  if (production) return { kind: 'none' };
  return { kind: 'stand_in', port: v.LOCAL_RAZORPAY_PORT, url: v.LOCAL_RAZORPAY_URL ?? null };
}

export function sellerOf(v: Values & { SUPPORT_EMAIL: string }): Seller {
  return {
    name: v.SELLER_NAME,
    address: v.SELLER_ADDRESS ?? null,
    gstin: v.SELLER_GSTIN ?? null,
    sac: v.SELLER_SAC,
    email: v.SUPPORT_EMAIL,
    grievanceOfficer: v.GRIEVANCE_OFFICER ?? null,
  };
}

/** What money must not move without. */
const neededLive = [
  ['SMTP_URL', 'a receipt has to reach its buyer'],
  ['RAZORPAY_WEBHOOK_SECRET', 'late payments and disputes are told by webhook'],
] as const;

type Present = Record<string, string | undefined>;

/** What is wrong with the payment variables taken together, by name and never with a value. */
export function paymentProblems(v: Present): string[] {
  const problems: string[] = [];
  const keyId = v['RAZORPAY_KEY_ID'];
  if (Boolean(keyId) !== Boolean(v['RAZORPAY_KEY_SECRET']))
    problems.push('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET: set both or neither');
  for (const name of ['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_ACCOUNT_ID'])
    if (v[name] && !keyId) problems.push(`${name}: set RAZORPAY_KEY_ID too, or leave it out`);
  if (keyId?.startsWith('rzp_live_'))
    for (const [name, why] of neededLive)
      if (!v[name]) problems.push(`${name}: live payments need it, ${why}`);
  if (keyId?.startsWith('rzp_live_') && !v['DATABASE_URL'])
    problems.push(
      'RAZORPAY_KEY_ID: live payments need DATABASE_URL, the embedded database may lose the last writes',
    );
  if (keyId && v['LOCAL_RAZORPAY_URL'])
    problems.push('LOCAL_RAZORPAY_URL: leave it out when RAZORPAY_KEY_ID is set');
  if (v['SELLER_GSTIN'] && !(v['SELLER_NAME'] && v['SELLER_ADDRESS']))
    problems.push('SELLER_GSTIN: a tax invoice needs SELLER_NAME and SELLER_ADDRESS too');
  return problems;
}

/** What production refuses of them: the stand-in, and keys that move no money. */
export function paymentProblemsInProduction(v: Present): string[] {
  const problems: string[] = [];
  if (v['LOCAL_RAZORPAY_URL'])
    problems.push('LOCAL_RAZORPAY_URL: production refuses the local stand-in for Razorpay');
  if (v['RAZORPAY_KEY_ID']?.trim().startsWith('rzp_test_'))
    problems.push('RAZORPAY_KEY_ID: production refuses test keys');
  return problems;
}
