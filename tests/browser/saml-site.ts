import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readRequest, type Said, SamlProvider } from '#tests/fixtures/saml-provider.ts';
import { openOrigins } from './watch.ts';

/** A SAML provider that a browser can go to. It stands on 127.0.0.1 and so on another site than `localhost`, whose cookies its post does not bring. */
export type SamlSite = {
  provider: SamlProvider;
  ssoUrl: string;
  says(change: Partial<Said>): void;
  close(): Promise<void>;
};

export async function openSamlSite(): Promise<SamlSite> {
  const provider = new SamlProvider('sahyadri');
  let said: Partial<Said> = {};
  const server = createServer((asked, reply) => {
    const request = readRequest(`http://127.0.0.1${asked.url ?? ''}`);
    const answer = Buffer.from(provider.answer(request, said)).toString('base64');
    reply
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><html lang="en"><title>Sahyadri</title>
<link rel="icon" href="data:,"><h1>Sahyadri’s own page</h1>
<form method="post" action="${request.acsUrl}"><input type="hidden" name="SAMLResponse" value="${answer}">
<input type="hidden" name="RelayState" value="${request.relayState}"><button>I am who I am</button></form></html>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  openOrigins.add(origin);
  return {
    provider,
    ssoUrl: `${origin}/sso`,
    says: (change) => {
      said = change;
    },
    close: async () => {
      openOrigins.delete(origin);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
