import { hashSafeMessageBytes } from '@strongroom/safe-protocol'
import { hashMessage } from 'viem'
import { expect, test } from 'vitest'
import { hashSafeMessage } from './hashSafeMessage.ts'

test('default', () => {
  const safeAddress = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const digest = hashMessage('hi')
  const { safeMessageHash } = hashSafeMessageBytes(
    { chainId: 1337, safe: safeAddress },
    digest,
  )
  expect(hashSafeMessage({ chainId: 1337, safeAddress, digest })).toBe(
    safeMessageHash,
  )
})
