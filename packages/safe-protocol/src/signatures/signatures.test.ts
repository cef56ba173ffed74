import fc from 'fast-check'
import { type Hex, parseSignature, serializeSignature, sliceHex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { addresses, bytes, numRuns } from '../../test/arbitraries.ts'
import { normalizeSignature } from './normalizeSignature.ts'
import { packSignatures } from './packSignatures.ts'
import { parseSignatures } from './parseSignatures.ts'
import { recoverSigner } from './recoverSigner.ts'
import type { SafeSignature } from './SafeSignature.ts'

const hash: Hex = `0x${'ab'.repeat(32)}`
const order = 2n ** 256n - 432420386565659656852420866394968145599n
const signers = Array.from({ length: 4 }, (_, addressIndex) =>
  mnemonicToAccount(
    'test test test test test test test test test test test junk',
    { addressIndex },
  ),
)
const [alice] = signers
if (!alice) throw new Error('no signer')
const signed = await alice.sign({ hash })
const prefixed = await alice.signMessage({ message: { raw: hash } })

const withV = (signature: Hex, v: number): Hex =>
  `${sliceHex(signature, 0, 64)}${v.toString(16).padStart(2, '0')}`
const vOf = (signature: Hex) => Number(sliceHex(signature, 64))

test('behavior: recovers every v of the same signature', async () => {
  const parity = vOf(signed) - 27
  for (const v of [parity, parity + 27])
    expect(await recoverSigner(withV(signed, v), hash)).toBe(alice.address)
  const other = vOf(prefixed) - 27
  expect(await recoverSigner(withV(prefixed, other + 31), hash)).toBe(
    alice.address,
  )
})

test('behavior: recovers the signer', async () => {
  await fc.assert(
    fc.asyncProperty(
      bytes(32, 32).filter((key) => BigInt(key) > 0n && BigInt(key) < order),
      bytes(32, 32),
      async (key, digest) => {
        const account = privateKeyToAccount(key)
        const signature = await account.sign({ hash: digest })
        expect(await recoverSigner(signature, digest)).toBe(account.address)
      },
    ),
    { numRuns: 50 },
  )
})

test('error: a malleable s is refused', async () => {
  const { r, s, yParity } = parseSignature(signed)
  const flipped = serializeSignature({
    r,
    s: `0x${(order - BigInt(s)).toString(16).padStart(64, '0')}`,
    yParity: 1 - yParity,
  })
  await expect(
    recoverSigner(flipped, hash),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[InvalidSignatureError: s is in the upper half of the curve order: the signature is malleable.]`,
  )
})

test('error: bytes that cannot be a signature', async () => {
  const fail = (signature: Hex) =>
    recoverSigner(signature, hash).catch((error) => error.message)
  expect(await fail('0x12')).toMatchInlineSnapshot(`"expected 65 bytes."`)
  expect(await fail(withV(signed, 29))).toMatchInlineSnapshot(`"v is 29."`)
  expect(await fail(`0x${'00'.repeat(64)}1b`)).toMatchInlineSnapshot(
    `"r or s is out of range."`,
  )
  expect(
    await fail(`0x${'ff'.repeat(32)}${'11'.repeat(32)}1b`),
  ).toMatchInlineSnapshot(`"r or s is out of range."`)
  expect(
    await fail(`0x${'00'.repeat(31)}05${'11'.repeat(32)}1b`),
  ).toMatchInlineSnapshot(`"no key can have made this signature."`)
})

test('behavior: turns any form of a wallet’s signature into the one of a safe', async () => {
  const parity = vOf(signed) - 27
  for (const v of [parity, parity + 27])
    expect(
      await normalizeSignature({
        signature: withV(signed, v),
        hash,
        signer: alice.address,
      }),
    ).toEqual({ kind: 'eip712', signer: alice.address, data: signed })
  const other = vOf(prefixed) - 27
  for (const v of [other, other + 27, other + 31])
    expect(
      await normalizeSignature({
        signature: withV(prefixed, v),
        hash,
        signer: alice.address,
      }),
    ).toEqual({
      kind: 'eth_sign',
      signer: alice.address,
      data: withV(prefixed, other + 31),
    })
})

test('error: a signature of another account', async () => {
  await expect(
    normalizeSignature({
      signature: signed,
      hash,
      signer: '0x000000000000000000000000000000000000dEaD',
    }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[InvalidSignatureError: the signature is not by 0x000000000000000000000000000000000000dEaD.]`,
  )
})

const ecdsa = await Promise.all(
  signers.flatMap((account) => [
    account.sign({ hash }).then(
      (data): SafeSignature => ({
        kind: 'eip712',
        signer: account.address,
        data,
      }),
    ),
    account.signMessage({ message: { raw: hash } }).then(
      (data): SafeSignature => ({
        kind: 'eth_sign',
        signer: account.address,
        data: withV(data, vOf(data) + 4),
      }),
    ),
  ]),
)

const signatures = fc.array(
  fc.oneof(
    fc.constantFrom(...ecdsa),
    fc.record({
      kind: fc.constant('contract' as const),
      signer: addresses,
      data: bytes(0, 150),
    }) as fc.Arbitrary<SafeSignature>,
    fc.record({
      kind: fc.constant('approved' as const),
      signer: addresses,
    }) as fc.Arbitrary<SafeSignature>,
  ),
  { maxLength: 6 },
)

test('behavior: packs sorted and once per signer, and parses back', async () => {
  await fc.assert(
    fc.asyncProperty(signatures, async (list) => {
      const unique = new Map<bigint, SafeSignature>()
      for (const entry of list)
        if (!unique.has(BigInt(entry.signer)))
          unique.set(BigInt(entry.signer), entry)
      const sorted = [...unique]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, entry]) => entry)
      const packed = packSignatures(list)
      expect(await parseSignatures(packed, hash)).toEqual(sorted)
    }),
    { numRuns },
  )
}, 120_000)

test('behavior: hostile bytes are parsed or refused with a typed error', async () => {
  // Mutations of well-formed lists reach further than noise does.
  const mutated = fc
    .tuple(signatures, fc.nat(), bytes(1, 32))
    .map(([list, at, patch]): Hex => {
      const packed = packSignatures(list).slice(2)
      const start = (at % (packed.length / 2 + 1)) * 2
      const end = start + patch.length - 2
      return `0x${packed.slice(0, start)}${patch.slice(2)}${packed.slice(end)}`
    })
  await fc.assert(
    fc.asyncProperty(fc.oneof(bytes(0, 300), mutated), async (packed) => {
      const parsed = await parseSignatures(packed, hash).catch((e) => e)
      if (parsed instanceof Error)
        expect(parsed.name).toBe('InvalidSignatureError')
      else for (const entry of parsed) expect(entry.signer).toHaveLength(42)
    }),
    { numRuns },
  )
}, 120_000)

const word = (value: bigint | number | string) =>
  BigInt(value).toString(16).padStart(64, '0')
const owner = word('0x8ba1f109551bD432803012645Ac136ddd64DBA72')

test('error: hostile contract signatures', async () => {
  const fail = (hex: string) =>
    parseSignatures(`0x${hex}`, hash).catch((error) => error.message)
  const part = (offset: bigint | number) => `${owner}${word(offset)}00`
  // into itself, past the end, absurd, length too long, absurd length
  expect(await fail(`${part(0)}`)).toMatchInlineSnapshot(
    `"Signature 1: its data lies outside the signatures."`,
  )
  expect(await fail(`${part(65)}`)).toMatchInlineSnapshot(
    `"Signature 1: its data lies outside the signatures."`,
  )
  expect(await fail(part(2n ** 256n - 1n))).toMatchInlineSnapshot(
    `"Signature 1: its data lies outside the signatures."`,
  )
  expect(await fail(`${part(65)}${word(1)}`)).toMatchInlineSnapshot(
    `"Signature 1: its data lies outside the signatures."`,
  )
  expect(await fail(`${part(65)}${word(2n ** 255n)}11`)).toMatchInlineSnapshot(
    `"Signature 1: its data lies outside the signatures."`,
  )
  // overlapping, hidden bytes, an owner that is no address, no whole part
  expect(
    await fail(`${part(130)}${part(130)}${word(0)}`),
  ).toMatchInlineSnapshot(
    `"The data of contract signatures overlaps or leaves bytes unused."`,
  )
  expect(await fail(`${part(65)}${word(0)}11`)).toMatchInlineSnapshot(
    `"The data of contract signatures overlaps or leaves bytes unused."`,
  )
  expect(
    await fail(`${'1'.repeat(64)}${word(65)}00${word(0)}`),
  ).toMatchInlineSnapshot(`"Signature 1: r is not an address."`)
  expect(await fail(`${owner}${word(0)}0111`)).toMatchInlineSnapshot(
    `"Signature 2: expected 65 bytes."`,
  )
})

test('behavior: padding of dynamic data is accepted', async () => {
  const padded =
    `0x${owner}${word(65)}00${word(1)}11${'00'.repeat(31)}` as const
  expect(await parseSignatures(padded, hash)).toEqual([
    { kind: 'contract', signer: expect.any(String), data: '0x11' },
  ])
})

test('param: limit', async () => {
  const many: Hex = `0x${`${owner}${word(0)}01`.repeat(257)}`
  await expect(
    parseSignatures(many, hash),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[InvalidSignatureError: There are more than 256 signatures.]`,
  )
  expect(await parseSignatures(many, hash, { limit: 300 })).toHaveLength(257)
})

test('error: a list names the signature that is wrong', async () => {
  const packed: Hex = `0x${owner}${word(0)}01${withV(signed, 29).slice(2)}`
  await expect(parseSignatures(packed, hash)).rejects.toMatchObject({
    name: 'InvalidSignatureError',
    fault: 'recovery-id',
    index: 1,
    message: 'Signature 2: v is 29.',
  })
})

test('error: packing a signature of another kind', () => {
  const { address: signer } = alice
  const fail = (signature: SafeSignature) => () => packSignatures([signature])
  expect(
    fail({ kind: 'eth_sign', signer, data: signed }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidSignatureError: Signature 1: v is 28, which is not eth_sign.]`,
  )
  expect(
    fail({ kind: 'eip712', signer, data: withV(signed, 0) }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidSignatureError: Signature 1: v is 0, which is not eip712.]`,
  )
  expect(
    fail({ kind: 'eip712', signer, data: '0x12' }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidSignatureError: Signature 1: expected 65 bytes.]`,
  )
})
