import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

const ofNobody = [
  ['this machine', '127.0.0.1', '127.255.255.254', '::1'],
  ['no address', '0.0.0.0', '0.1.2.3', '::'],
  [
    'a network at home',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    'fc00::1',
    'fd12:3456::1',
  ],
  ['a link', '169.254.1.1', 'fe80::1', 'febf::1'],
  [
    'a cloud’s service for its machines',
    '169.254.169.254',
    '169.254.170.2',
    'fd00:ec2::254',
    '100.100.100.200',
  ],
  ['shared by a provider', '100.64.0.1', '100.127.255.255'],
  [
    'for examples and measurements',
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '198.18.0.1',
    '198.19.255.255',
    '2001:db8::1',
    '3fff::1',
  ],
  ['many at once', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
  ['to come', '240.0.0.1'],
  [
    'IPv4 in IPv6',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
  ],
  ['on to an IPv4 address', '2002:7f00:1::', '2002:a00:1::1', '2001:0:7f00:1::'],
  [
    'no IP address',
    '',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '017700000001',
    '[::1]',
    '8.8.8.8 ',
    'fe80::1%eth0',
  ],
] as const;

describe('an address that is no public server’s (rule SCHOOL-83)', () => {
  it.each(ofNobody.map(([why, ...addresses]) => [why, addresses] as const))('%s', (_why, addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });
});

it.each([
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.0.1.1',
  '203.0.112.255',
  '2606:4700::1111',
  '2a00:1450:4001::1',
])('%s is a public server’s', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['0.0.0.0', false],
  ['::ffff:127.0.0.1', true],
  ['localhost', false],
])('%s is this machine’s own: %s', (address, own) => expect(isLoopbackAddress(address)).toBe(own));
