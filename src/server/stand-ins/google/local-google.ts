import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import { serveTypeface } from '#server/platform/http/typefaces.ts';
import { chooserPage, type OtherAccountAttempt, problemPage, startAgain } from './chooser-page.ts';
import { otherAccount, StandInAccounts } from './stand-in-accounts.ts';

/** How the service introduces itself to the stand-in. Not a secret: the stand-in serves this computer only. */
export const standInClient = { clientId: 'hotseat-local', clientSecret: 'hotseat-local-stand-in' };

const maxFormBytes = 4_096;
const choosePath = /^\/choose\/([A-Za-z0-9_-]{1,64})(?:\?|$)/;

type LocalGoogleOptions = {
  /** 0 picks a free port. */
  port: number;
  /** Whether a person may be sent back to this address after choosing. */
  mayReturnTo: (redirectUri: string) => boolean;
};

export type LocalGoogle = { issuer: string; close(): Promise<void> };

/**
 * Starts the local stand-in for Google: a real OpenID provider on loopback, with its own keys and an account chooser in place of
 * passwords. Whoever reaches it can be anyone, so production refuses it in its configuration. Rejects when the port is taken.
 */
export async function startLocalGoogle(options: LocalGoogleOptions): Promise<LocalGoogle> {
  const server = createServer();
  await listen(server, options.port);
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const accounts = new StandInAccounts();
  const providerOf = atFirst(async () => {
    const { createOpenIdProvider } = await import('./open-id-provider.ts');
    const { mayReturnTo } = options;
    const provider = await createOpenIdProvider({ issuer, client: standInClient, accounts, mayReturnTo });
    return { provider, speakOidc: provider.callback() };
  });
  server.on('request', (request, response) => {
    if (request.method === 'GET' && serveTypeface(request.url ?? '', response)) return;
    const interactionId = choosePath.exec(request.url ?? '')?.[1];
    const answered = providerOf().then(({ provider, speakOidc }) =>
      interactionId
        ? choose(provider, accounts, interactionId, request, response)
        : speakOidc(request, response),
    );
    answered.catch(() => {
      if (!response.headersSent) sendPage(response, 500, expired());
    });
  });
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Its library and its keys take a good part of a start, and the first person signs in later: it is made when it is first spoken to. */
function atFirst<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

async function choose(
  provider: Provider,
  accounts: StandInAccounts,
  interactionId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    if (interaction.uid !== interactionId) return sendPage(response, 400, expired());
  } catch (error) {
    const { errors } = await import('oidc-provider');
    if (error instanceof errors.SessionNotFound) return sendPage(response, 400, expired());
    throw error;
  }
  if (request.method !== 'POST')
    return sendPage(response, 200, chooserPage(interactionId, accounts.list(), null));
  const form = await readForm(request);
  if (form.get('do') === 'cancel') {
    const cancelled = { error: 'access_denied', error_description: 'The person chose no account.' };
    return provider.interactionFinished(request, response, cancelled, { mergeWithLastSubmission: false });
  }
  const chosen = form.has('account') ? accounts.find(form.get('account') ?? '') : addOther(accounts, form);
  if (!chosen) return sendPage(response, 400, chooserPage(interactionId, accounts.list(), null));
  if ('problems' in chosen)
    return sendPage(response, 400, chooserPage(interactionId, accounts.list(), chosen));
  const login = { accountId: chosen.subject, remember: false };
  await provider.interactionFinished(request, response, { select_account: {}, login });
}

function addOther(accounts: StandInAccounts, form: URLSearchParams) {
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
  const checked = otherAccount.safeParse(typed);
  if (checked.success) return accounts.add(checked.data.name, checked.data.email);
  const problemOf = (key: string) => checked.error.issues.find((issue) => issue.path[0] === key)?.message;
  const attempt: OtherAccountAttempt = {
    ...typed,
    problems: { name: problemOf('name'), email: problemOf('email') },
  };
  return attempt;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maxFormBytes) throw new Error('The form is too long.');
  }
  return new URLSearchParams(text);
}

function expired(): string {
  return problemPage('This sign-in has expired', startAgain);
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(html);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
