import { z } from 'zod';
import { cutText } from '#core/text/cut-text.ts';
import { cleanText } from '#server/platform/clean-input.ts';
import { IdentityRefused, type ProviderIdentity } from './identity-provider.ts';

const toleranceSeconds = 60;

const idTokenClaims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  iat: z.number(),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().trim().optional(),
  picture: z.string().max(2_000).optional(),
});

/**
 * The identity in an ID token whose signature, issuer, audience, expiry and nonce the client library has verified. Adds what it leaves
 * open (rule SIGN-2): `azp` is ours whenever present, the token is not from the future, the e-mail is verified. Throws IdentityRefused.
 */
export function identityFromClaims(
  claims: unknown,
  issuer: string,
  clientId: string,
  nowMs: number,
): ProviderIdentity {
  const parsed = idTokenClaims.safeParse(claims);
  if (!parsed.success) throw new IdentityRefused({ kind: 'unverified' }, parsed.error);
  const c = parsed.data;
  if (c.azp !== undefined && c.azp !== clientId) throw new IdentityRefused({ kind: 'unverified' });
  if (c.iat > nowMs / 1000 + toleranceSeconds) throw new IdentityRefused({ kind: 'unverified' });
  if (!c.email_verified) throw new IdentityRefused({ kind: 'email_not_verified' });
  return {
    issuer,
    subject: c.sub,
    email: c.email,
    displayName: c.name ? cutText(cleanText(c.name), 200) : (c.email.split('@')[0] ?? c.email),
    photoURL: c.picture !== undefined && URL.parse(c.picture)?.protocol === 'https:' ? c.picture : null,
  };
}
