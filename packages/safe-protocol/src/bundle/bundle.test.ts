import fc from 'fast-check'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, test } from 'vitest'
import schema from '../../bundle.schema.json' with { type: 'json' }
import { addresses, numRuns, safeTransactions } from '../../test/arbitraries.ts'
import { createSafeTransaction } from '../hash/createSafeTransaction.ts'
import type { SafeSignature } from '../signatures/SafeSignature.ts'
import { BundleError, type BundleFault } from './BundleError.ts'
import { mergeBundles } from './mergeBundles.ts'
import { packBundle } from './packBundle.ts'
import { type ReadBundleOptions, readBundle } from './readBundle.ts'
import {
  bundleChecksum,
  createBundle,
  maxBundleLength,
  type SafeBundle,
  writeBundle,
} from './SafeBundle.ts'

const alice = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const bob = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const base = { chainId: '1337', safe, safeVersion: '1.4.1' } as const
const runs = { numRuns: Math.min(numRuns, 100) }

const sign = async (
  { hash }: SafeBundle,
  account = alice,
): Promise<SafeSignature> => ({
  kind: 'eip712',
  signer: account.address,
  data: await account.sign({ hash }),
})

let payment: SafeBundle
let signed: SafeBundle
beforeAll(async () => {
  payment = createBundle({
    ...base,
    transaction: createSafeTransaction({ to: safe, value: 7n, nonce: 3n }),
  })
  signed = { ...payment, signatures: [await sign(payment)] }
})

async function faultOf(
  text: string,
  expected?: ReadBundleOptions,
): Promise<BundleFault> {
  const error = await readBundle(text, expected).then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(BundleError)
  return (error as BundleError).fault
}

/** A file with changed fields and a checksum that fits them. */
function forge(bundle: SafeBundle, change: Record<string, unknown>): string {
  const { checksum: _, ...fields } = JSON.parse(writeBundle(bundle))
  const forged = { ...fields, ...change }
  return JSON.stringify({ ...forged, checksum: bundleChecksum(forged) })
}

test('default: a file is JSON with everything that owners sign', () => {
  expect(writeBundle(payment)).toMatchInlineSnapshot(`
    "{
      "format": "safe-bundle",
      "version": 1,
      "chainId": "1337",
      "safe": "0x8ba1f109551bD432803012645Ac136ddd64DBA72",
      "safeVersion": "1.4.1",
      "transaction": {
        "to": "0x8ba1f109551bD432803012645Ac136ddd64DBA72",
        "value": "7",
        "data": "0x",
        "operation": 0,
        "safeTxGas": "0",
        "baseGas": "0",
        "gasPrice": "0",
        "gasToken": "0x0000000000000000000000000000000000000000",
        "refundReceiver": "0x0000000000000000000000000000000000000000",
        "nonce": "3"
      },
      "hash": "0x3c838cc5570125b85c11d399a66fc935f81b88d06bbed8c183388d622d65b860",
      "signatures": [],
      "checksum": "0xb16787caa747608e"
    }
    "
  `)
})

describe('behavior: reading returns what was written', () => {
  test('for transactions, as a file and packed', async () => {
    await fc.assert(
      fc.asyncProperty(
        safeTransactions,
        addresses,
        fc.constantFrom('1.1.1', '1.3.0', '1.4.1', '1.5.0'),
        fc.constantFrom<readonly (typeof alice)[]>([], [alice], [bob, alice]),
        async (transaction, at, safeVersion, signers) => {
          const empty = createBundle({
            ...{ ...base, safe: at, safeVersion, transaction },
          })
          const bundle = createBundle({
            ...{ ...base, safe: at, safeVersion, transaction },
            signatures: await Promise.all(
              signers.map((one) => sign(empty, one)),
            ),
          })
          expect(await readBundle(writeBundle(bundle))).toEqual(bundle)
          const packed = await packBundle(bundle)
          expect(await readBundle(packed)).toEqual(bundle)
          expect(await readBundle(`https://a.example/x?y#${packed}`)).toEqual(
            bundle,
          )
        },
      ),
      runs,
    )
  })

  test('for texts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (message) => {
        const bundle = createBundle({ ...base, message })
        expect(await readBundle(writeBundle(bundle))).toEqual(bundle)
        expect(await readBundle(await packBundle(bundle))).toEqual(bundle)
      }),
      runs,
    )
  })

  test('for typed data', async () => {
    const message = {
      domain: { name: 'Vote', chainId: 1 },
      types: { Vote: [{ name: 'yes', type: 'bool' }] },
      primaryType: 'Vote',
      message: { yes: true },
    }
    const bundle = createBundle({ ...base, message })
    expect(await readBundle(writeBundle(bundle))).toEqual(bundle)
  })

  test('for signatures of contracts and approvals on the chain', async () => {
    const bundle = createBundle({
      ...base,
      message: 'hello',
      signatures: [
        { kind: 'contract', signer: safe, data: '0x1234' },
        { kind: 'approved', signer: alice.address },
      ],
    })
    expect(await readBundle(writeBundle(bundle))).toEqual(bundle)
  })
})

test('error: each changed letter of a file is found', async () => {
  const file = writeBundle(signed)
  const compact = (text: string) => JSON.stringify(JSON.parse(text))
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: file.length - 1 }),
      fc.constantFrom(...'0123456789abcdefx"{}: '),
      async (at, letter) => {
        const changed = file.slice(0, at) + letter + file.slice(at + 1)
        try {
          // White space and the case of an address are not part of the content.
          if (compact(changed).toLowerCase() === compact(file).toLowerCase())
            return
        } catch {}
        await faultOf(changed)
      },
    ),
    { numRuns },
  )
})

test('error: each changed letter of a link is found', async () => {
  const packed = await packBundle(signed)
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: packed.length - 1 }),
      fc.constantFrom(...'0aZ_-.'),
      async (at, letter) => {
        const changed = packed.slice(0, at) + letter + packed.slice(at + 1)
        if (changed !== packed) await faultOf(changed)
      },
    ),
    { numRuns },
  )
  expect(await faultOf(packed.slice(0, -9))).toBe('unreadable')
})

describe('error: a forger who corrects the checksum', () => {
  test.each<[string, BundleFault, () => Record<string, unknown>]>([
    [
      'changes an amount',
      'wrongHash',
      () => ({ transaction: { ...written().transaction, value: '8' } }),
    ],
    ['names another chain', 'wrongHash', () => ({ chainId: '1' })],
    ['names another safe', 'wrongHash', () => ({ safe: alice.address })],
    ['claims a later version', 'unknownVersion', () => ({ version: 2 })],
    ['claims an old contract', 'wrongHash', () => ({ safeVersion: '1.1.1' })],
    ['adds a text', 'malformed', () => ({ note: 'Pay the rent' })],
    ['adds a message', 'malformed', () => ({ message: 'hello' })],
    [
      'adds a field to the transaction',
      'malformed',
      () => ({ transaction: { ...written().transaction, name: 'Rent' } }),
    ],
    [
      'writes a number in another way',
      'malformed',
      () => ({ transaction: { ...written().transaction, value: '07' } }),
    ],
    [
      'signs for another owner',
      'invalidSignature',
      () => ({
        signatures: [{ ...written().signatures[0], signer: bob.address }],
      }),
    ],
    [
      'repeats a signature',
      'duplicateSignature',
      () => ({
        signatures: [written().signatures[0], written().signatures[0]],
      }),
    ],
    [
      'adds what is no signature',
      'invalidSignature',
      () => ({
        signatures: [
          { signer: bob.address, signature: `0x${'ff'.repeat(65)}` },
        ],
      }),
    ],
  ])('%s', async (_, fault, change) => {
    expect(await faultOf(forge(signed, change()))).toBe(fault)
  })
})

const written = () => JSON.parse(writeBundle(signed))

test('error: a bundle for another place is refused', async () => {
  const file = writeBundle(signed)
  expect(await faultOf(file, { chainId: '1' })).toBe('wrongChain')
  expect(await faultOf(file, { safe: bob.address })).toBe('otherSafe')
  expect(await faultOf(file, { owners: [bob.address] })).toBe(
    'foreignSignature',
  )
  expect(await faultOf(file, { nonce: 4n })).toBe('staleNonce')
  expect(
    await readBundle(file, {
      ...{ chainId: '1337', safe, owners: [alice.address], nonce: 3n },
    }),
  ).toEqual(signed)
})

test('error: names the fault of a text that is not a bundle', async () => {
  expect(await faultOf('')).toBe('unreadable')
  expect(await faultOf('{}')).toBe('unknownFormat')
  expect(await faultOf('[]')).toBe('unknownFormat')
  expect(await faultOf('null')).toBe('unknownFormat')
  expect(await faultOf('SRB1.')).toBe('unreadable')
  expect(await faultOf('SRB1.AAAA')).toBe('unreadable')
  expect(await faultOf(' '.repeat(maxBundleLength + 1))).toBe('tooLarge')
})

test('error: a few bytes cannot unpack to more than the longest text', async () => {
  const stream = new Blob(['['.repeat(50_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  expect(bytes.length).toBeLessThan(100_000)
  expect(await faultOf(`SRB1.${bytes.toString('base64url')}`)).toBe('tooLarge')
})

test('behavior: signatures of several bundles are merged, whatever their order', async () => {
  const other = { ...payment, signatures: [await sign(payment, bob)] }
  const all = mergeBundles(payment, signed, other, signed)
  expect(all).toEqual(mergeBundles(other, signed))
  expect(all.signatures.map(({ signer }) => signer).sort()).toEqual(
    [alice.address, bob.address].sort(),
  )
})

test('error: bundles of different content are not merged', () => {
  const other = createBundle({ ...base, message: 'hello' })
  expect(() => mergeBundles(signed, other)).toThrowErrorMatchingInlineSnapshot(
    `[BundleError: The bundles are of different transactions or messages.]`,
  )
})

describe("behavior: files of Safe's own tools are read", () => {
  const ofBundle = () => {
    const { transaction, signatures, hash } = written()
    const [{ signer, signature }] = signatures
    return { transaction, signer, signature, hash }
  }
  const expected = { chainId: '1337', safeVersion: '1.4.1+L2' }

  test('an export of the command line', async () => {
    const { transaction, signer, signature, hash } = ofBundle()
    const file = JSON.stringify({
      safeTxHash: hash,
      safe: `eth:${safe}`,
      chainId: '1337',
      safeAddress: safe,
      metadata: { ...transaction, nonce: 3 },
      signatures: [{ signer, signature, signedAt: '2026-01-15T10:30:00.000Z' }],
      createdBy: signer,
      createdAt: '2026-01-15T10:00:00.000Z',
    })
    expect(await readBundle(file, expected)).toEqual(signed)
  })

  test('a transaction of the API kit, whose texts are left out', async () => {
    const { transaction, signer, signature, hash } = ofBundle()
    const record = {
      ...{ safe, ...transaction, data: null, safeTxGas: 0, baseGas: 0 },
      ...{ nonce: 3, safeTxHash: hash, origin: 'Pay the rent' },
      confirmations: [{ owner: signer, signature, signatureType: 'EOA' }],
    }
    expect(await readBundle(JSON.stringify(record), expected)).toEqual(signed)
    // It names no chain.
    expect(await faultOf(JSON.stringify(record))).toBe('malformed')
    const changed = JSON.stringify({ ...record, value: '8' })
    expect(await faultOf(changed, expected)).toBe('wrongHash')
  })

  test('a proposal of the API kit', async () => {
    const { transaction, signer, signature, hash } = ofBundle()
    const proposal = {
      ...{ safeAddress: safe, safeTransactionData: transaction },
      ...{
        safeTxHash: hash,
        senderAddress: signer,
        senderSignature: signature,
      },
    }
    expect(await readBundle(JSON.stringify(proposal), expected)).toEqual(signed)
  })
})

test('behavior: the schema names the fields that are written, in their order', () => {
  const { transaction, ...rest } = written()
  expect(Object.keys(rest)).toEqual(schema.required)
  expect(Object.keys(transaction)).toEqual(
    schema.properties.transaction.required,
  )
  const { pattern } = schema.$defs.address
  for (const text of [rest.safe, transaction.to] satisfies Hex[])
    expect(text).toMatch(new RegExp(pattern))
})
