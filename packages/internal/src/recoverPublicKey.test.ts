import fc from 'fast-check'
import { bytesToHex, type Hex, recoverPublicKey as recoverWithViem } from 'viem'
import { sign } from 'viem/accounts'
import { expect, test } from 'vitest'
import { recoverPublicKey } from './recoverPublicKey.ts'

const digits = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => bytesToHex(bytes).slice(2))
const order = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'

const recover = (hash: string, signature: Hex) =>
  recoverWithViem({ hash: `0x${hash}`, signature }).catch(() => undefined)

test('default: the key that signed', async () => {
  const keys = fc
    .bigInt({ min: 1n, max: 2n ** 255n })
    .map((value): Hex => `0x${value.toString(16).padStart(64, '0')}`)
  await fc.assert(
    fc.asyncProperty(keys, digits(32), async (privateKey, hash) => {
      const signature = await sign({ hash: `0x${hash}`, privateKey, to: 'hex' })
      const parity = Number.parseInt(signature.slice(-2), 16) - 27
      const key = recoverPublicKey(hash, signature.slice(2, 130), parity)
      expect(`0x04${key}`).toBe(await recover(hash, signature))
    }),
    { numRuns: 20 },
  )
})

test('behavior: recovers from random scalars the same key as viem', async () => {
  await fc.assert(
    fc.asyncProperty(digits(32), digits(64), fc.nat(1), async (hash, rs, v) => {
      const key = recoverPublicKey(hash, rs, v)
      expect(key && `0x04${key}`).toBe(
        await recover(hash, `0x${rs}${(27 + v).toString(16)}`),
      )
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['zeros', '00'.repeat(64)],
  ['r of zero', `${'00'.repeat(32)}${'11'.repeat(32)}`],
  ['s of zero', `${'11'.repeat(32)}${'00'.repeat(32)}`],
  ['r of the order', `${order}${'11'.repeat(32)}`],
  ['s of the order', `${'11'.repeat(32)}${order}`],
  ['63 bytes', '11'.repeat(63)],
  ['no hex', 'zz'.repeat(64)],
])('error: %s has no key', (_, scalars) => {
  expect(recoverPublicKey('ab'.repeat(32), scalars, 0)).toBe(undefined)
})
