import { expect, test } from 'vitest'
import { readPairingCode } from './readPairingCode.ts'

const topic = 'ab'.repeat(32)
const key = 'cd'.repeat(32)
const code = `wc:${topic}@2?relay-protocol=irn&symKey=${key}`

test('default: takes a code as it was copied', () => {
  expect(readPairingCode(`\n ${code} `)).toBe(code)
})

test('behavior: the code of a link is read', () => {
  const link = `https://wallet.example/wc?uri=${encodeURIComponent(code)}&a=1`
  expect(readPairingCode(link)).toBe(code)
})

test.each([
  ['', 'malformed'],
  ['wc:', 'malformed'],
  ['0x00000000000000000000000000000000000000AA', 'malformed'],
  [`wc:${topic}@2?relay-protocol=irn`, 'malformed'],
  [`wc:${topic}@2?relay-protocol=irn&symKey=cd`, 'malformed'],
  [`wc:${topic.slice(2)}@2?relay-protocol=irn&symKey=${key}`, 'malformed'],
  [`${code}&a=${'b'.repeat(2_000)}`, 'malformed'],
  ['https://wallet.example/?uri=%E0%A4%A', 'malformed'],
  ['wc:8a5e5bdc-a0e4@1?bridge=https%3A%2F%2Fb&key=41791102', 'version'],
  [`${code}&expiryTimestamp=1700000000`, 'expired'],
])('error: %s', (text, reason) => {
  expect(() => readPairingCode(text)).toThrow(
    expect.objectContaining({ name: 'PairingError', reason }),
  )
})
