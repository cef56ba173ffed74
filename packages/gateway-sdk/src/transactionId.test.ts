import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTransactionId, parseTransactionId } from './transactionId.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const hash = 'ab'.repeat(32)

test('default', async () => {
  expect(
    [
      `multisig_${safe}_0x${hash}`,
      `module_${safe}_i${hash}0,1`,
      `transfer_${safe}_e${hash}12`,
      `transfer_${safe}_i${hash}`,
      `creation_${safe}`,
      `0x${hash}`,
    ].map(parseTransactionId),
  ).toMatchInlineSnapshot(`
    [
      {
        "kind": "multisig",
        "safeAddress": "0x5aFE3855358E112B5647B952709E6165e1c1eEEe",
        "safeTxHash": "0xabababababababababababababababababababababababababababababababab",
      },
      {
        "kind": "module",
        "safeAddress": "0x5aFE3855358E112B5647B952709E6165e1c1eEEe",
        "traceAddress": "0,1",
        "txHash": "0xabababababababababababababababababababababababababababababababab",
      },
      {
        "asset": "token",
        "index": "12",
        "kind": "transfer",
        "safeAddress": "0x5aFE3855358E112B5647B952709E6165e1c1eEEe",
        "txHash": "0xabababababababababababababababababababababababababababababababab",
      },
      {
        "asset": "native",
        "index": "",
        "kind": "transfer",
        "safeAddress": "0x5aFE3855358E112B5647B952709E6165e1c1eEEe",
        "txHash": "0xabababababababababababababababababababababababababababababababab",
      },
      {
        "kind": "creation",
        "safeAddress": "0x5aFE3855358E112B5647B952709E6165e1c1eEEe",
      },
      {
        "kind": "hash",
        "safeTxHash": "0xabababababababababababababababababababababababababababababababab",
      },
    ]
  `)
})

test.each([
  '',
  'multisig_',
  `multisig_${safe}`,
  `module_${safe}_e${hash}0`,
  `transfer_${safe}_x${hash}`,
  `MULTISIG_${safe}_0x${hash}`,
  `creation_${safe}_`,
  `0x${hash}\n`,
  hash,
])('error: %s', (value) => {
  expect(parseTransactionId(value)).toBe(undefined)
})

test('behavior: a hash that ends in decimal digits is no index', () => {
  const safeTxHash = `0x${'0'.repeat(63)}1` as const
  expect(parseTransactionId(`multisig_${safe}_${safeTxHash}`)).toEqual({
    kind: 'multisig',
    safeAddress: safe,
    safeTxHash,
  })
})

test('behavior: puts a parsed id together again', async () => {
  const hex = (length: number) =>
    fc.stringMatching(new RegExp(`^[0-9a-fA-F]{${length}}$`))
  const id = fc.oneof(
    fc.tuple(hex(40), hex(64)).map(([a, h]) => `multisig_0x${a}_0x${h}`),
    fc
      .tuple(hex(40), hex(64), fc.stringMatching(/^\d(?:,\d){0,5}$/))
      .map(([a, h, i]) => `module_0x${a}_i${h}${i}`),
    fc
      .tuple(fc.constantFrom('e', 'i'), hex(40), hex(64), fc.nat())
      .map(([k, a, h, i]) => `transfer_0x${a}_${k}${h}${i}`),
    hex(40).map((a) => `creation_0x${a}`),
    hex(64).map((h) => `0x${h}`),
  )
  await fc.assert(
    fc.property(id, (value) => {
      const parsed = parseTransactionId(value)
      expect(parsed && formatTransactionId(parsed)).toBe(value)
    }),
  )
})

test('behavior: total on anything, however long', async () => {
  await fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (value) => {
      parseTransactionId(value)
    }),
  )
  // A pattern that goes back for every letter would need hours for these.
  expect(parseTransactionId('0x'.padEnd(1e6, 'a'))).toBeUndefined()
  const index = '1,'.repeat(500_000)
  const long = parseTransactionId(`transfer_${safe}_e${hash}${index}`)
  expect(long).toMatchObject({ kind: 'transfer', index })
})

test.each([undefined, null, 7, Symbol('id'), Object.create(null), ['a']])(
  'behavior: undefined for a value that is no text (%#)',
  (value) => {
    expect(parseTransactionId(value as string)).toBe(undefined)
  },
)

test.each(['0xundefined', 'undefined', 'creation_undefined'])(
  'behavior: undefined for %s, which a missing part would be written as',
  (value) => {
    expect(parseTransactionId(value)).toBe(undefined)
  },
)
