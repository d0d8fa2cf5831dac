import { signOnLimits } from '#contract/schools/sign-on.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { metadataNs, redirectBinding, signatureNs } from './names.ts';
import { readCertificate } from './read-certificate.ts';
import { childrenOf, readXmlTree, withAllBelow, type XmlElement, XmlRefused } from './xml-tree.ts';

type Read = { entityId: string; ssoUrl: string; certificates: string[] };

/**
 * What a provider's metadata document says of it: its name, where a request goes by redirect, and the newest certificates it signs with. Throws Refusal
 * `sign_on_unfit` for any other document.
 */
export function readSamlMetadata(xml: string): Read {
  const root = treeOf(xml);
  const entityId = root.attributes.get('entityID');
  const [provider] = childrenOf(root, metadataNs, 'IDPSSODescriptor');
  if (root.uri !== metadataNs || root.local !== 'EntityDescriptor' || !entityId || !provider)
    throw unfit('is not the metadata of one identity provider');
  const ssoUrl = childrenOf(provider, metadataNs, 'SingleSignOnService')
    .find((service) => service.attributes.get('Binding') === redirectBinding)
    ?.attributes.get('Location');
  if (!ssoUrl) throw unfit('names no address for a request by redirect');
  const certificates = certificatesOf(provider);
  if (certificates.length === 0) throw unfit('holds no certificate that can be used');
  return { entityId, ssoUrl, certificates: certificates.slice(0, signOnLimits.certificates) };
}

function treeOf(xml: string): XmlElement {
  try {
    return readXmlTree(xml, { strict: false });
  } catch (error) {
    if (error instanceof XmlRefused) throw unfit('is not a document that can be read');
    throw error;
  }
}

function certificatesOf(provider: XmlElement): string[] {
  const signing = childrenOf(provider, metadataNs, 'KeyDescriptor').filter(
    (key) => (key.attributes.get('use') ?? 'signing') === 'signing',
  );
  const texts = signing
    .flatMap((key) => [...withAllBelow(key)])
    .filter(({ uri, local }) => uri === signatureNs && local === 'X509Certificate')
    .map(({ text }) => readCertificate(text));
  return [...new Set(texts.flatMap((read) => ('pem' in read ? [read.pem] : [])))];
}

const unfit = (message: string): Refusal =>
  new Refusal('sign_on_unfit', undefined, [{ path: 'xml', message }]);
