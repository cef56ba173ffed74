import { expect, test } from 'vitest'
import { readProxies } from '../../platform/config/readNetworks.ts'
import { clientAddress } from './clientAddress.ts'

const read = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  ...proxies: string[]
) => clientAddress({ peer, forwardedFor, trustedProxies: readProxies(proxies) })

test('default', () => {
  expect(read('192.0.2.1', undefined)).toBe('192.0.2.1')
})

test('behavior: ignores forwarded addresses where no proxy is set', () => {
  expect(read('192.0.2.1', '203.0.113.9')).toBe('192.0.2.1')
  expect(read('192.0.2.1', '203.0.113.9', '192.0.2.2')).toBe('192.0.2.1')
})

test.each([
  ['the last entry', '203.0.113.9', '203.0.113.9'],
  ['the last of two entries', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['through a second proxy', '203.0.113.9, 10.1.1.1', '203.0.113.9'],
  ['a port', '203.0.113.9:1234', '203.0.113.9'],
  ['IPv6', '2001:db8::1', '2001:db8::1'],
  ['IPv6 with a port', '[2001:db8::1]:1234', '2001:db8::1'],
  ['IPv4 in IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['only proxies', '10.1.1.1, 10.1.1.2', '10.1.1.1'],
  ['no address', 'unknown', '10.0.0.1'],
  ['no address before a proxy', 'unknown, 10.1.1.1', '10.1.1.1'],
  ['nothing', '', '10.0.0.1'],
])(
  'behavior: reads the client behind a proxy: %s',
  (_, forwardedFor, address) => {
    expect(read('10.0.0.1', forwardedFor, '10.0.0.0/8')).toBe(address)
  },
)

test('behavior: IPv4 in IPv6 is IPv4', () => {
  expect(read('::ffff:10.0.0.1', '203.0.113.9', '10.0.0.1')).toBe('203.0.113.9')
  expect(read('::ffff:192.0.2.1', undefined)).toBe('192.0.2.1')
})

test('behavior: a closed connection has no address', () => {
  expect(read(undefined, '203.0.113.9', '10.0.0.0/8')).toBe('')
})
