import { expect, test } from 'vitest';
import { clientAddress, limitKey } from './client-address.ts';
import { trustRule } from './trusted-proxies.ts';

const alone = trustRule([]);
const behindCaddy = trustRule(['172.16.0.0/12']);

test.each([
  ['the gateway names the peer', '127.0.0.1', '203.0.113.5', alone, '203.0.113.5'],
  ['what the client claims left of it does not count', '127.0.0.1', '1.1.1.1, 203.0.113.5', alone, '203.0.113.5'],
  ['a peer that is no proxy is not believed', '203.0.113.5', '1.1.1.1', alone, '203.0.113.5'],
  ['a named proxy is believed', '172.18.0.4', '198.51.100.9', behindCaddy, '198.51.100.9'],
  ['two proxies in a row', '127.0.0.1', '198.51.100.9, 172.18.0.4', behindCaddy, '198.51.100.9'],
  ['nothing is forwarded', '127.0.0.1', undefined, alone, '127.0.0.1'],
  ['nonsense is somebody', '127.0.0.1', 'unknown', alone, 'unknown'],
])('%s', (...[, peer, forwarded, rule, address]) => {
  expect(clientAddress(peer, forwarded, rule)).toBe(address);
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});
