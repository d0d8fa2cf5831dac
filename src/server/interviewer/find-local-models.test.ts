import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findLocalModels } from './find-local-models.ts';

const open: { close(): void; closeAllConnections(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
const naming =
  (body: unknown): RequestListener =>
  ({ url }, response) =>
    void response.writeHead(url === '/v1/models' ? 200 : 404).end(JSON.stringify(body));
const models = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id })) });
const at = async (answer: RequestListener) => [{ server: 'Ollama', port: await listening(answer) }];

describe('servers of models on this computer', () => {
  it('are named with their models, each by its address', async () => {
    const ports = [
      await listening(naming(models('qwen3:8b', 'llama3.2'))),
      await listening(naming(models('phi-4'))),
    ];
    const [first = 0, second = 0] = ports;
    const nobody = await listening(naming({}));
    open.pop()?.close();
    const asked = [
      { server: 'Ollama', port: first },
      { server: 'llama.cpp', port: nobody },
      { server: 'LM Studio', port: second },
    ];
    expect(await findLocalModels(asked)).toEqual([
      { server: 'Ollama', baseUrl: `http://127.0.0.1:${first}/v1`, models: ['qwen3:8b', 'llama3.2'] },
      { server: 'LM Studio', baseUrl: `http://127.0.0.1:${second}/v1`, models: ['phi-4'] },
    ]);
  });

  it.each<[string, RequestListener]>([
    ['has no models', naming(models())],
    ['has none that speaks', naming(models('nomic-embed-text', 'bge-m3', 'whisper-1'))],
    ['names them so that nobody should type it', naming(models('x; rm -rf', '\u001b[31mred', ''))],
    ['is a web page', (_, response) => void response.end('<html>It works!</html>')],
    ['says something else', naming({ data: 'none' })],
    [
      'sends one elsewhere',
      (_, response) => void response.writeHead(302, { location: 'http://a.example' }).end(),
    ],
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['hangs up', ({ socket }) => void socket.destroy()],
  ])('are not told of when one %s', async (_name, answer) => {
    expect(await findLocalModels(await at(answer))).toEqual([]);
  });

  it('are not waited for without end', async () => {
    const silent: RequestListener = () => {};
    const slow: RequestListener = (_, response) => void response.writeHead(200).write('{"data":');
    const asked = [...(await at(silent)), ...(await at(slow)), ...(await at(silent))];
    expect(await findLocalModels(asked)).toEqual([]);
  });
});
