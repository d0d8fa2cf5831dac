/** The namespaces and names of SAML 2.0 that we read and write. */
export const protocolNs = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const assertionNs = 'urn:oasis:names:tc:SAML:2.0:assertion';
export const metadataNs = 'urn:oasis:names:tc:SAML:2.0:metadata';
export const signatureNs = 'http://www.w3.org/2000/09/xmldsig#';
export const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
export const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
export const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';
export const transientName = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
