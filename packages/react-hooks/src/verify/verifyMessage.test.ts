import { hashSafeMessage } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { verifyMessage } from './verifyMessage.ts'

const safeAddress = '0x0000000000000000000000000000000000000001'

test('default: without a node the status is unavailable, and the hashes are there', async () => {
  const result = await verifyMessage({
    chainId: '5',
    safeAddress,
    version: '1.3.0',
    message: 'Hello world!',
  })
  expect(result.status).toBe('unavailable')
  expect(result.digest).toBe(
    '0xaa05af77f274774b8bdc7b61d98bc40da523dc2821fdea555f4d6aa413199bcc',
  )
  expect(result.hashes?.safeMessageHash).toBe(
    '0x73d0948ac608c5d00a6dd26dd396cce79b459307ea365f5a5bd5d3119c2d9708',
  )
})

test('behavior: a text of hexadecimal digits is hashed as text', async () => {
  const message = `0x617070726f76652072756770756c6c${'00'.repeat(17)}`
  const { digest } = await verifyMessage({ chainId: '5', safeAddress, message })
  expect(digest).toBe(
    '0xaae9257b8ff1c926ac3cdf36923661de4e81bf934e38958beeede3519aa18b08',
  )
})

test('behavior: below 1.3.0 the chain is not hashed', async () => {
  const domain = { chainId: 5, safe: safeAddress, version: '1.1.1' } as const
  const { hashes } = await verifyMessage({
    chainId: '5',
    safeAddress,
    version: '1.1.1',
    message: 'hi',
  })
  const { digest: _, ...expected } = hashSafeMessage(domain, 'hi')
  expect(hashes).toEqual(expected)
})

test('error: a message that is missing', async () => {
  const { status, problems } = await verifyMessage({
    chainId: '5',
    safeAddress,
  })
  expect(status).toBe('mismatch')
  expect(problems).toMatchInlineSnapshot(`
    [
      {
        "field": "typedData",
        "kind": "malformed",
      },
    ]
  `)
})

test('error: the signal', async () => {
  const signal = AbortSignal.abort(new Error('closed'))
  await expect(
    verifyMessage({ chainId: '5', safeAddress, message: 'hi', signal }),
  ).rejects.toThrow('closed')
})

test('error: a node that never answers', async () => {
  const { status, problems } = await verifyMessage({
    chainId: '5',
    safeAddress,
    message: 'hi',
    rpc: { request: () => new Promise(() => {}) },
    timeout: 20,
  })
  expect(status).toBe('unavailable')
  expect(problems[0]?.kind).toBe('rpc')
})
