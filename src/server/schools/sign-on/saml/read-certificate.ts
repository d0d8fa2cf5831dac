import { X509Certificate } from 'node:crypto';
import type { SignOnShown } from '#contract/schools/sign-on.ts';

type Provider = Extract<NonNullable<SignOnShown['settings']>['provider'], { kind: 'saml' }>;
type CertificateShown = Provider['certificates'][number];

const leastRsaBits = 2048;

/** The certificate in what an owner pasted, with or without its first and last line; or what is wrong with it. */
export function readCertificate(text: string): { pem: string } | { problem: string } {
  const inside = text.replaceAll(/-----(?:BEGIN|END) CERTIFICATE-----|\s/g, '');
  if (!/^[A-Za-z0-9+/]{100,}={0,2}$/.test(inside)) return { problem: 'is not a certificate' };
  const lines = inside.match(/.{1,64}/g) ?? [];
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
  try {
    const { publicKey } = new X509Certificate(pem);
    const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0;
    if (publicKey.asymmetricKeyType !== 'rsa' || bits < leastRsaBits)
      return { problem: 'must hold an RSA key of 2048 bits or more' };
  } catch {
    return { problem: 'is not a certificate' };
  }
  return { pem };
}

/** A kept certificate as its owner can tell it from another. */
export function certificateShown(pem: string): CertificateShown {
  const { subject, fingerprint256, validToDate } = new X509Certificate(pem);
  return {
    pem,
    subject: subject.replaceAll('\n', ', '),
    fingerprint: fingerprint256,
    validUntil: validToDate.toISOString(),
  };
}
