import fc from 'fast-check'
import { type Hex, recoverAddress as recoverWithViem } from 'viem'
import { generatePrivateKey, privateKeyToAccount, sign } from 'viem/accounts'
import { expect, test } from 'vitest'
import { bytesToHex } from './bytesToHex.ts'
import { keccak256 } from './keccak256.ts'
import { recoverAddress } from './recoverAddress.ts'

const digits = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => bytesToHex(bytes))
const order = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'

test('default', async () => {
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  const hash = 'ab'.repeat(32)
  const signature = await sign({ hash: `0x${hash}`, privateKey, to: 'hex' })
  expect(recoverAddress(hash, signature, keccak256)).toBe(address.toLowerCase())
  // 0 and 1 are written as well as 27 and 28.
  const v = Number.parseInt(signature.slice(-2), 16) - 27
  expect(
    recoverAddress(hash, `${signature.slice(0, -2)}0${v}` as Hex, keccak256),
  ).toBe(address.toLowerCase())
})

test('behavior: what another implementation recovers', async () => {
  const privateKey = fc
    .bigInt({ min: 1n, max: 2n ** 255n })
    .map((value): Hex => `0x${value.toString(16).padStart(64, '0')}`)
  await fc.assert(
    fc.asyncProperty(privateKey, digits(32), async (key, hash) => {
      const signature = await sign({
        hash: `0x${hash}`,
        privateKey: key,
        to: 'hex',
      })
      expect(recoverAddress(hash, signature, keccak256)).toBe(
        privateKeyToAccount(key).address.toLowerCase(),
      )
    }),
    { numRuns: 40 },
  )
})

test('behavior: of random signatures as well', async () => {
  const v = fc.constantFrom('1b', '1c', '00', '01')
  await fc.assert(
    fc.asyncProperty(digits(32), digits(64), v, async (hash, rs, end) => {
      const signature: Hex = `0x${rs}${end}`
      const expected = await recoverWithViem({
        hash: `0x${hash}`,
        signature,
      }).catch(() => undefined)
      expect(recoverAddress(hash, signature, keccak256)).toBe(
        expected?.toLowerCase(),
      )
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['zeros', '00'.repeat(65)],
  ['r of zero', `${'00'.repeat(32)}${'11'.repeat(32)}1b`],
  ['s of zero', `${'11'.repeat(32)}${'00'.repeat(32)}1b`],
  ['r of the order', `${order}${'11'.repeat(32)}1b`],
  ['s of the order', `${'11'.repeat(32)}${order}1b`],
  ['another v', `${'11'.repeat(64)}1d`],
  ['64 bytes', '11'.repeat(64)],
  ['66 bytes', '11'.repeat(66)],
  ['no hex', 'zz'.repeat(65)],
])('error: %s', (_, text) => {
  expect(recoverAddress('ab'.repeat(32), `0x${text}`, keccak256)).toBe(
    undefined,
  )
})
