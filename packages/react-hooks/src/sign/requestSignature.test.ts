import { hashMessageDigest } from '@strongroom/safe-protocol'
import { expect, test, vi } from 'vitest'
import { requestSignature } from './requestSignature.ts'

// A chunk that a lost connection keeps from loading, which no server of a test can be.
vi.mock('@strongroom/internal/recoverPublicKey', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('error: the wallet is not asked when the code that checks its answer does not load', async () => {
  const typedData = {
    domain: { chainId: 1, verifyingContract: `0x${'11'.repeat(20)}` },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: '0x01' },
  } as const
  const request = vi.fn()
  const asked = requestSignature(typedData, hashMessageDigest(typedData), {
    wallet: { account: `0x${'22'.repeat(20)}`, request } as never,
    signal: new AbortController().signal,
  })
  await expect(asked).rejects.toMatchObject({
    name: 'SigningError',
    message: expect.stringContaining('your wallet was not asked'),
  })
  expect(request).not.toHaveBeenCalled()
})
