import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variableNames } from '#server/config/config.ts';
import { parseCompose } from './parse-compose.ts';
import { readCompose, readOtherwise } from './read-compose.ts';

const root = new URL('../../../', import.meta.url).pathname;
const compose = readFileSync(`${root}compose.yaml`, 'utf8');
const env = { PUBLIC_URL: 'https://hotseat.example', SUPPORT_EMAIL: 'help@hotseat.example' };

type Service = Record<string, unknown> & { networks?: unknown; environment?: Record<string, string> };
type File = {
  services: Record<string, Service>;
  networks: Record<string, Record<string, unknown>>;
  volumes: Record<string, unknown>;
};
const file = parseCompose(compose) as unknown as File;
const services = Object.entries(file.services);
const ours = ['web-1', 'web-2', 'worker', 'check'];
const networksOf = ({ networks }: Service): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks ?? {});

describe('compose.yaml', () => {
  it('passes our services nothing that no one reads, and fills in what it takes from .env', () => {
    const read = readCompose(compose, env);
    expect(read.problems).toEqual([]);
    expect(read.services.map(({ name }) => name)).toEqual(ours);
    for (const { env: passed } of read.services) {
      expect(Object.keys(passed).filter((name) => !variableNames.includes(name))).toEqual([]);
      expect(passed).toMatchObject({ ...env, NODE_ENV: 'production' });
    }
    expect(read.services.map((service) => service.env['ROLE'])).toEqual(['web', 'web', 'worker', 'worker']);
  });

  it('says what it misses of .env', () => {
    expect(readCompose(compose, {}).problems).toEqual([
      'PUBLIC_URL: set PUBLIC_URL in .env',
      'SUPPORT_EMAIL: set SUPPORT_EMAIL in .env',
    ]);
  });

  it('passes a variable that nobody reads only until it is checked', () => {
    const wrong = compose.replace('    ROLE: web\n', '    ROLE: web\n    TRUST_PROXY: "1"\n');
    expect(readCompose(wrong, env).problems).toEqual([
      'web-1 passes TRUST_PROXY, which nothing reads',
      'web-2 passes TRUST_PROXY, which nothing reads',
    ]);
  });

  it('publishes the ports of the proxy alone', () => {
    const published = services.filter(([, service]) => 'ports' in service);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
    expect(published[0]?.[1]['ports']).toEqual(['80:80', '443:443', '443:443/udp']);
  });

  it('keeps the database from the proxy and from the world', () => {
    const beside = networksOf(file.services['database'] ?? {});
    expect(beside).toEqual(['data']);
    expect(file.networks['data']?.['internal']).toBe('true');
    expect(networksOf(file.services['proxy'] ?? {})).not.toContain('data');
  });

  it.each(services)('%s is restarted, limited, and its log does not fill the disk', (name, service) => {
    expect(service['restart']).toBe(name === 'check' ? 'no' : 'unless-stopped');
    expect(service['mem_limit']).toMatch(/^\d+[mg]$/);
    expect(Number(service['pids_limit'])).toBeGreaterThan(0);
    expect(service['logging']).toMatchObject({ options: { 'max-size': '10m' } });
    expect(service['security_opt']).toEqual(['no-new-privileges:true']);
    expect(Number.parseInt(String(service['stop_grace_period']))).toBeGreaterThan(0);
  });

  it.each(ours)('%s runs read-only, without capabilities, and is given time to drain', (name) => {
    const service = file.services[name] ?? {};
    expect(service).toMatchObject({ read_only: 'true', cap_drop: ['ALL'], init: 'true' });
    // scripts/keep-running.mjs kills what has not ended after 15 seconds.
    expect(Number.parseInt(String(service['stop_grace_period']))).toBeGreaterThan(15);
    expect(service['depends_on']).toEqual({ database: { condition: 'service_healthy' } });
  });

  it('pins every image that is not built here, and names no registry', () => {
    const images = services.map(([, service]) => String(service['image']));
    expect(images.filter((image) => image.includes('/'))).toEqual([]);
    for (const image of images) expect(image).toMatch(/^hotseat$|^[a-z]+:\d+\.\d+[\w.-]*$/);
  });

  it('mounts no volume that it does not name', () => {
    const used = services.flatMap(([, service]) =>
      ((service['volumes'] as string[] | undefined) ?? []).map((mount) => mount.split(':')[0] ?? ''),
    );
    const named = used.filter((source) => !source.startsWith('./'));
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(file.volumes).toSorted());
  });

  it('believes the X-Forwarded-For of its proxy alone, whose address nobody else is given', () => {
    const { proxy, 'web-1': web } = file.services;
    const address = web?.environment?.['TRUSTED_PROXIES'];
    expect(proxy?.['networks']).toEqual({ edge: { ipv4_address: address } });
    expect(address).toBe('172.30.57.2');
    expect(file.networks['edge']).toEqual({
      ipam: { config: [{ subnet: '172.30.57.0/24', ip_range: '172.30.57.128/25' }] },
    });
  });
});

describe('what it is written in', () => {
  it('is read as Compose reads it', () => {
    const text = [
      'a: &a # an anchor',
      '  b: "c: d"',
      '  e: x#y',
      'f:',
      '  <<: *a',
      "  b: 'over # all'",
      'g: [one, "two", four]',
      'h:',
      '  - i: j',
      '    k: l',
      '  - m:n',
      'o: {}',
      'p: *a',
    ].join('\n');
    expect(parseCompose(text)).toEqual({
      a: { b: 'c: d', e: 'x#y' },
      f: { b: 'over # all', e: 'x#y' },
      g: ['one', 'two', 'four'],
      h: [{ i: 'j', k: 'l' }, 'm:n'],
      o: {},
      p: { b: 'c: d', e: 'x#y' },
    });
  });

  it.each([
    ['a map in braces', 'a: { b: c }', 1],
    ['lines kept as they are', 'a: |\n  b', 1],
    ['a key without a value', 'a:\nb: c', 1],
    ['a key twice', 'a: b\na: c', 2],
    ['an anchor nobody set', 'a: *b', 1],
    ['a line indented for no reason', 'a: b\n  c: d', 2],
    ['a line that is neither', 'a: b\nc', 2],
    ['a merge of what is no map', 'a: &a b\nc:\n  <<: *a', 3],
    ['a quote that never ends', 'a: "b', 1],
  ])('and refused otherwise: %s', (_name, text, line) => {
    expect(() => parseCompose(text)).toThrow(`line ${line} cannot be read`);
  });
});

it.each([
  ['SMTP_URL=smtps://u:a$b@mail.example', ['SMTP_URL']],
  [' export A="b$c"', ['A']],
  ["SMTP_URL='smtps://u:a$b@mail.example'", []],
  ['# costs $5\nA=b', []],
])('a $ in .env that Compose would fill in is noticed: %s', (text, names) => {
  expect(readOtherwise(text)).toEqual(names);
});
