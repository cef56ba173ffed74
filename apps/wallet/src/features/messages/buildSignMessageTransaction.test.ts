import { getSafeDeployment, identifyContract } from '@strongroom/safe-protocol'
import { hashMessage } from 'viem'
import { expect, test } from 'vitest'
import { buildSignMessageTransaction } from './buildSignMessageTransaction.ts'

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('default: %s', (version) => {
  const { to, data, operation, value, nonce } = buildSignMessageTransaction(
    'hello',
    { chainId: '1337', version: `${version}+L2`, nonce: 4 },
  )
  expect(identifyContract(to)).toMatchObject({
    name: 'signMessageLib',
    version,
  })
  expect({ operation, value, nonce }).toEqual({
    operation: 1,
    value: 0n,
    nonce: 4n,
  })
  expect(data).toBe(
    `0x85a5affe${'20'.padStart(64, '0')}${'20'.padStart(64, '0')}${hashMessage('hello').slice(2)}`,
  )
})

test('behavior: an older safe takes the oldest library that is known', () => {
  const { to } = buildSignMessageTransaction('hello', {
    chainId: '1337',
    version: '1.1.1',
    nonce: 0,
  })
  expect(to).toBe(
    getSafeDeployment({ version: '1.3.0' })?.signMessageLib.address,
  )
})

test('error: a network without the library', () => {
  expect(() =>
    buildSignMessageTransaction('hello', {
      chainId: '2020',
      version: '1.4.1',
      nonce: 0,
    }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: This network has no library that signs messages.]`,
  )
})
