/** What one sign-in attempt must carry through the provider and back, all random and used once. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

/** Who the provider says has signed in. `subject` is the person's stable key there; the e-mail is verified but may change hands. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string;
  displayName: string;
  photoURL: string | null;
};

/** An OpenID provider as the sign-in needs it; Google and its local stand-in are reached by the same client. */
export type IdentityProvider = {
  /** The page where the person chooses an account. Throws UpstreamError when the provider cannot be reached. */
  authorizationUrl(redirectUri: string, secrets: SignInSecrets): Promise<URL>;
  /**
   * Exchanges the code in the callback's address for a verified identity. Throws IdentityRefused when the provider or our checks say no,
   * UpstreamError when it cannot be reached. A code is good for one call.
   */
  identify(callback: URL, secrets: SignInSecrets): Promise<ProviderIdentity>;
};

/** Why an identity was not accepted. `provider_error` carries the provider's own words; `unverified` is anything our checks refuse. */
export type IdentityProblem =
  | { kind: 'cancelled' }
  | { kind: 'provider_error'; words: string }
  | { kind: 'email_not_verified' }
  | { kind: 'unverified' };

export class IdentityRefused extends Error {
  readonly problem: IdentityProblem;

  constructor(problem: IdentityProblem, cause?: unknown) {
    super(`identity refused: ${problem.kind}`, { cause });
    this.name = 'IdentityRefused';
    this.problem = problem;
  }
}
