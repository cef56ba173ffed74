import fc from 'fast-check'
import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  getAddress,
  type Hex,
  pad,
  parseAbi,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import { coinLogs, readLogs } from './readLogs.ts'

const safe = getAddress(`0x${'5a'.repeat(20)}`)
const bob = getAddress(`0x${'b0'.repeat(20)}`)
const token = getAddress(`0x${'70'.repeat(20)}`)
const hash = `0x${'ab'.repeat(32)}` as const
const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
type Name = (typeof abi)[number]['name']

const log = (
  eventName: Name,
  args: object,
  data: Hex,
  address: Address = token,
) => ({
  address,
  topics: encodeEventTopics({ abi, eventName, args } as never) as Hex[],
  data,
})
const word = (value: bigint) => pad(toHex(value), { size: 32 })
const transfer = (from: Address, to: Address, value: bigint, address = token) =>
  log('Transfer', { from, to }, word(value), address)
const read = (...logs: unknown[]) => readLogs(logs, safe, hash)

test('default: transfers of the safe, coins and tokens', () => {
  expect(
    read(
      transfer(safe, bob, 5n),
      transfer(bob, safe, 1n, coinLogs as Address),
      transfer(bob, token, 9n),
    ).movements,
  ).toEqual([
    { token, from: safe, to: bob, amount: 5n },
    {
      token: '0x0000000000000000000000000000000000000000',
      from: bob,
      to: safe,
      amount: 1n,
    },
  ])
})

test('behavior: NFTs by id, one or many', () => {
  const nft = transfer(safe, bob, 0n)
  const ids = encodeAbiParameters(
    [{ type: 'uint256[]' }, { type: 'uint256[]' }],
    [
      [3n, 4n],
      [10n, 20n],
    ],
  )
  const parties = { operator: bob, from: safe, to: bob }
  expect(
    read(
      { ...nft, topics: [...nft.topics, word(7n)], data: '0x' },
      log('TransferSingle', parties, `${word(3n)}${word(2n).slice(2)}`),
      log('TransferBatch', parties, ids),
    ).movements,
  ).toEqual([
    { token, from: safe, to: bob, amount: 1n, id: 7n },
    { token, from: safe, to: bob, amount: 2n, id: 3n },
    { token, from: safe, to: bob, amount: 10n, id: 3n },
    { token, from: safe, to: bob, amount: 20n, id: 4n },
  ])
})

test('behavior: the last approval of a spender counts', () => {
  const approve = (value: bigint) =>
    log('Approval', { owner: safe, spender: bob }, word(value))
  expect(
    read(
      approve(1n),
      approve(5n),
      log('ApprovalForAll', { owner: safe, operator: token }, word(1n)),
      log('Approval', { owner: bob, spender: safe }, word(1n)),
    ).approvals,
  ).toEqual([
    { token, spender: bob, amount: 5n },
    { token, spender: token, amount: true },
  ])
})

test('behavior: more logs than are read are said to be there', () => {
  const many = Array.from({ length: 4_001 }, () => transfer(safe, bob, 1n))
  expect(readLogs(many, safe, hash)).toMatchObject({ isComplete: false })
  expect(readLogs(many.slice(1), safe, hash)).toMatchObject({
    isComplete: true,
  })
})

test('behavior: never throws, whatever a node sends as logs', () => {
  const bytes = fc.string({ unit: fc.constantFrom(...'0123456789abcdefx') })
  const hex = (size: number) =>
    fc.oneof(
      bytes,
      fc
        .uint8Array({ minLength: size, maxLength: size })
        .map((value) => toHex(value)),
    )
  const known = [
    ...new Set(
      abi.map(({ name }) => encodeEventTopics({ abi, eventName: name })[0]),
    ),
  ]
  const topics = fc
    .tuple(fc.constantFrom(...known), fc.array(hex(32), { maxLength: 3 }))
    .map(([first, rest]) => [first, ...rest])
  const anyLog = fc.record({
    address: hex(20),
    topics: fc.oneof(topics, fc.anything()),
    data: fc.oneof(hex(96), hex(224), fc.anything()),
  })
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anyLog, fc.anything()), { maxLength: 8 }),
      (logs) => {
        const { movements, approvals } = readLogs(logs, safe, hash)
        for (const { from, to, amount } of movements) {
          expect([from, to]).toContain(safe)
          expect(amount >= 0n).toBe(true)
        }
        for (const { spender } of approvals)
          expect(getAddress(spender)).toBe(spender)
      },
    ),
  )
})
