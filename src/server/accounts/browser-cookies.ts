/** The cookies the service sets, all HttpOnly and for the whole site; SameSite=Lax but for the operator's, which is Strict (rules SIGN-1, OPERATOR-1). */
export type BrowserCookies = {
  /** The session token in a Cookie header, or null when there is none of the right form. */
  session(header: string | undefined): string | null;
  /** The token that binds sign-in flows to this browser, or null. */
  flow(header: string | undefined): string | null;
  setSession(token: string, maxAgeSeconds: number): string;
  setFlow(token: string, maxAgeSeconds: number): string;
  clearSession(): string;
  /** The token of a session of the operator's page, or null. */
  operator(header: string | undefined): string | null;
  setOperator(token: string, maxAgeSeconds: number): string;
  clearOperator(): string;
};

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** On https the names carry `__Host-`, which keeps other hosts and plain http from setting them; loopback http cannot use that. */
export function createBrowserCookies(secure: boolean): BrowserCookies {
  const prefix = secure ? '__Host-' : '';
  const names = {
    session: `${prefix}hotseat_session`,
    flow: `${prefix}hotseat_flow`,
    operator: secure ? '__Host-operator' : 'hotseat_operator',
  };
  const set = (name: string, value: string, maxAgeSeconds: number, sameSite = 'Lax'): string =>
    `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
  return {
    session: (header) => tokenIn(header, names.session),
    flow: (header) => tokenIn(header, names.flow),
    setSession: (token, maxAgeSeconds) => set(names.session, token, maxAgeSeconds),
    setFlow: (token, maxAgeSeconds) => set(names.flow, token, maxAgeSeconds),
    clearSession: () => set(names.session, '', 0),
    operator: (header) => tokenIn(header, names.operator),
    setOperator: (token, maxAgeSeconds) => set(names.operator, token, maxAgeSeconds, 'Strict'),
    clearOperator: () => set(names.operator, '', 0, 'Strict'),
  };
}

function tokenIn(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined && tokenForm.test(value)) return value;
  }
  return null;
}
