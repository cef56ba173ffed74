import { expect, test } from 'vitest'
import { readMetrics } from './readMetrics.ts'

const local = { isLocal: true }
const remote = { isLocal: false }

test('default', () => {
  expect(readMetrics(undefined, remote)).toBe(undefined)
  expect(readMetrics('', remote)).toBe(undefined)
  const readers = readMetrics(undefined, local)
  expect(readers?.check('127.0.0.1')).toBe(true)
  expect(readers?.check('::1', 'ipv6')).toBe(true)
  expect(readers?.check('10.1.2.3')).toBe(false)
})

test('behavior: admits the addresses of the setting', () => {
  expect(readMetrics('off', local)).toBe(undefined)
  expect(readMetrics('loopback', remote)?.check('127.0.0.1')).toBe(true)
  const readers = readMetrics('10.1.0.0/16, fd00::/8', remote)
  expect(readers?.check('10.1.2.3')).toBe(true)
  expect(readers?.check('fd00::1', 'ipv6')).toBe(true)
  expect(readers?.check('127.0.0.1')).toBe(false)
})

test.each(['on', 'true', '10.0.0.0/99', '*', 'prometheus'])(
  'error: %s',
  (value) => {
    expect(() => readMetrics(value, local)).toThrow(
      'GATEWAY_METRICS takes addresses and networks, as in 10.0.0.0/8.',
    )
  },
)
