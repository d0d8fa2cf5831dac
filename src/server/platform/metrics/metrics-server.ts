import { createServer, type IncomingMessage } from 'node:http';
import { listenError } from '../start-error.ts';

export type MetricsPort = { host: string; port: number };

/** Headers only a proxy adds: whoever reaches this port through one is not who it is for (rule METRIC-1). */
const proxied = ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

const isForMonitor = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && url === '/metrics' && proxied.every((name) => headers[name] === undefined);

/** Serves `/metrics` and nothing else on a port of its own, to monitors that have no token. Gives the port; throws StartError when it is taken. */
export async function serveMetrics(
  { host, port }: MetricsPort,
  read: () => Promise<{ contentType: string; body: string }>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (!isForMonitor(request)) return void response.writeHead(404, { 'content-length': 0 }).end();
    read().then(
      ({ contentType, body }) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500, { 'content-length': 0 }).end(),
    );
  });
  server.requestTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(port, 'METRICS_PORT', error, 'METRICS_HOST')));
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
