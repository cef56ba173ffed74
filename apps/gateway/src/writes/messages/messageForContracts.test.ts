import { listKnownSafeContracts } from '@strongroom/safe-protocol'
import { concat, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { messageForContracts } from './messageForContracts.ts'

const hash = (byte: string): Hex => `0x${byte.repeat(32)}`
const message = {
  digest: hash('01'),
  hashes: {
    domainHash: hash('02'),
    messageHash: hash('03'),
    safeTxHash: hash('04'),
  },
}
const preimage = concat(['0x1901', hash('02'), hash('03')])

const handlerOf = (version: string) =>
  listKnownSafeContracts().find(
    (contract) =>
      contract.name === 'fallbackHandler' && contract.version === version,
  )?.address ?? zeroAddress

test.each([
  ['1.1.1', 'none', message.digest],
  ['1.3.0', 'none', message.digest],
  ['1.3.0', '1.3.0', message.digest],
  ['1.3.0', '1.4.1', preimage],
  ['1.3.0', '1.5.0', undefined],
  ['1.4.1', 'none', preimage],
  ['1.4.1', '1.4.1', preimage],
  ['1.4.1', '1.3.0', undefined],
  ['1.4.1', '1.5.0', undefined],
  [null, 'none', preimage],
])('behavior: a safe %s with a handler %s', (version, handler, expected) => {
  const fallbackHandler = handlerOf(handler)
  expect(fallbackHandler === zeroAddress).toBe(handler === 'none')
  expect(messageForContracts(message, { version, fallbackHandler })).toBe(
    expected,
  )
})
