import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { callReceiver } from '#server/schools/webhooks/call-receiver.ts';
import { AddressRefused, guardedLookup, mayBeCalled, type LookUp } from '#server/platform/outgoing/reach.ts';

/* How a receiver is called, and whom nobody can make us call (rule SCHOOL-83). */

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const here = { allowLoopback: true };
const production = { allowLoopback: false };
const message = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"webhook.test","words":"₹"}' };

describe('a receiver', () => {
  it('gets what it is sent, and its status and the beginning of its words come back as text', async () => {
    const got: string[] = [];
    const url = await serve((request, response) => {
      void request.setEncoding('utf8').on('data', (piece: string) => got.push(piece));
      request.on('end', () => response.writeHead(200).end(`<b>fine</b>\u0000\u001b[31m ${'x'.repeat(5000)}`));
    });
    const answered = await callReceiver(`${url}/hook?of=us`, message, here);
    expect(got.join('')).toBe(message.body);
    expect(answered).toMatchObject({ result: 'answered', status: 200 });
    expect(answered.answer).toHaveLength(1024);
    expect(answered.answer.startsWith('<b>fine</b>\uFFFD\uFFFD[31m xxx')).toBe(true);
  });

  it('is not followed when it sends us elsewhere', async () => {
    let called = 0;
    const elsewhere = await serve((_request, response) => {
      called += 1;
      response.end();
    });
    const url = await serve((_request, response) => response.writeHead(302, { location: elsewhere }).end());
    expect(await callReceiver(url, message, here)).toMatchObject({ result: 'answered', status: 302 });
    expect(called).toBe(0);
  });

  it('that never answers, that never ends, or that is not there, ends the call in its time', async () => {
    const silent = await serve(() => undefined);
    expect(await callReceiver(silent, message, here, { timeoutMs: 50 })).toMatchObject({
      result: 'timed_out',
      status: null,
    });
    const endless = await serve((_request, response) => response.writeHead(200).write('so far'));
    const half = await callReceiver(endless, message, here, { timeoutMs: 2_000 });
    expect(half).toMatchObject({ result: 'answered', status: 200, answer: 'so far' });
    const gone = await serve((request) => request.socket.destroy());
    expect(await callReceiver(gone, message, here)).toMatchObject({ result: 'unreachable', status: null });
  });

  it('on this machine is not called in production, by whatever name', async () => {
    let called = 0;
    const url = await serve((_request, response) => {
      called += 1;
      response.end();
    });
    const { port } = new URL(url);
    for (const host of [
      '127.0.0.1',
      'localhost',
      '127.1',
      '2130706433',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
      '[::1]',
      '0.0.0.0',
    ])
      for (const scheme of ['http', 'https'])
        expect(await callReceiver(`${scheme}://${host}:${port}/`, message, production), host).toMatchObject({
          result: 'address_refused',
        });
    expect(called).toBe(0);
    expect(await callReceiver(url, message, here)).toMatchObject({ result: 'answered' });
    expect(called).toBe(1);
  });
});

describe('an address', () => {
  it.each([
    ['https://hooks.example.com/', true],
    ['https://hooks.example.com:8443/path?key=1', true],
    ['https://8.8.8.8/', true],
    ['http://hooks.example.com/', false],
    ['https://user@hooks.example.com/', false],
    ['https://:word@hooks.example.com/', false],
    ['https://hooks.example.com/#part', false],
    ['https://localhost/', false],
    ['https://hotseat.localhost/', false],
    ['https://printer.local/', false],
    ['https://metadata.google.internal/', false],
    ['https://metadata.google.internal./', false],
    ['https://intranet/', false],
    ['https://169.254.169.254/latest/meta-data/', false],
    ['https://[fd00:ec2::254]/', false],
    ['https://[::ffff:a00:1]/', false],
    ['https://0xA9FEA9FE/', false],
    ['https://①⑦②.16.0.1/', false],
    ['file:///etc/passwd', false],
    ['gopher://8.8.8.8/', false],
    ['', false],
  ])('%s is one to call in production: %s', (address, fit) => {
    expect(mayBeCalled(address, production)).toBe(fit);
  });

  it.each([
    ['http://127.0.0.1:4000/', true],
    ['http://localhost:4000/', true],
    ['http://127.0.0.2:3001/', true],
    ['http://localhost.evil.example/', false],
    ['https://[::1]/', true],
    ['http://10.0.0.1/', false],
    ['https://192.168.1.1/', false],
    ['http://8.8.8.8/', false],
  ])('%s is one to call where stand-ins are: %s', (address, fit) => {
    expect(mayBeCalled(address, here)).toBe(fit);
  });
});

describe('a name', () => {
  const lookUp = (answers: string[], reach = production, all = true, host = 'hooks.example.com') =>
    new Promise((resolve, reject) => {
      const ask: LookUp = (_host, _options, done) =>
        done(
          null,
          answers.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      guardedLookup(reach, ask)(host, { all }, (error, address) =>
        error ? reject(error) : resolve(address),
      );
    });

  it('leads to what was looked at and to nothing else', async () => {
    expect(await lookUp(['8.8.8.8', '2606:4700::1111'])).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
    expect(await lookUp(['8.8.8.8'], production, false)).toBe('8.8.8.8');
    expect(await lookUp(['127.0.0.1'], here, false, 'localhost')).toBe('127.0.0.1');
    await expect(lookUp(['127.0.0.1'], here)).rejects.toBeInstanceOf(AddressRefused);
  });

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['169.254.169.254', '8.8.8.8']],
    [['::ffff:127.0.0.1']],
    [['fe80::1%eth0']],
    [[]],
  ])('that leads to %j is not called', async (answers) => {
    await expect(lookUp(answers)).rejects.toBeInstanceOf(AddressRefused);
  });

  it('is looked up by the call itself, once, and the connection goes where that led', async () => {
    let connections = 0;
    const { port } = new URL(await serve(() => undefined));
    servers.at(-1)?.on('connection', () => {
      connections += 1;
    });
    const url = `https://localhost:${port}/`;
    let asked = 0;
    const ask: LookUp = (_host, _options, done) => {
      asked += 1;
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const named = url.replace('localhost', 'hooks.example.com');
    for (const reach of [production, here])
      expect(await callReceiver(named, message, reach, { ask })).toMatchObject({ result: 'address_refused' });
    expect(connections).toBe(0);
    // It speaks no TLS: that the connection came is all there is to see.
    expect(await callReceiver(url, message, here, { ask })).toMatchObject({ result: 'unreachable' });
    expect(connections).toBe(1);
    expect(asked).toBe(3);
  });
});
