import { decodeSafeEvent, listSafeEventTopics } from '@strongroom/safe-protocol'
import {
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  parseAbi,
  toEventHash,
} from 'viem'
import { expect, test } from 'vitest'
import { decodeLog, eventTopics } from './decodeLog.ts'

const hash: Hex = `0x${'ab'.repeat(32)}`
const a = '0x00000000000000000000000000000000000000aa'
const b = '0x00000000000000000000000000000000000000bb'

test('behavior: an indexed and an unindexed hash are the same event', () => {
  const event = {
    type: 'MultisigEnded',
    success: true,
    hash,
    payment: 7n,
  }
  const topic = toEventHash('ExecutionSuccess(bytes32,uint256)')
  const payment = encodeAbiParameters([{ type: 'uint256' }], [7n])
  // 1.4.1 and later, then 1.3.0.
  expect(decodeLog({ topics: [topic, hash], data: payment })).toEqual(event)
  expect(
    decodeLog({
      topics: [topic],
      data: encodeAbiParameters(
        [{ type: 'bytes32' }, { type: 'uint256' }],
        [hash, 7n],
      ),
    }),
  ).toEqual(event)
})

test('behavior: dynamic fields of an execution', () => {
  const [signature] = parseAbi([
    'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  ])
  const info = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
    [12n, a, 3n],
  )
  const data = encodeAbiParameters(signature.inputs, [
    ...([
      b,
      5n,
      '0x1234',
      1,
      6n,
      7n,
      8n,
      a,
      b,
      `0x${'cd'.repeat(65)}`,
    ] as const),
    info,
  ])
  expect(
    decodeLog({
      topics: encodeEventTopics({ abi: [signature] }) as [Hex],
      data,
    }),
  ).toEqual({
    type: 'MultisigStarted',
    to: b,
    value: 5n,
    data: '0x1234',
    operation: 1,
    safeTxGas: 6n,
    baseGas: 7n,
    gasPrice: 8n,
    gasToken: a,
    refundReceiver: b,
    signatures: `0x${'cd'.repeat(65)}`,
    nonce: 12,
    threshold: 3,
  })
})

test('behavior: a token id is the fourth topic', () => {
  const topic = toEventHash('Transfer(address,address,uint256)')
  const end = (address: Hex): Hex => `0x${address.slice(2).padStart(64, '0')}`
  const id: Hex = `0x${'9'.padStart(64, '0')}`
  const topics = [topic, end(a), end(b)]
  const moved = { type: 'Transfer', from: a, to: b, value: 9n }
  expect(decodeLog({ topics, data: id })).toEqual({ ...moved, kind: 'ERC20' })
  expect(decodeLog({ topics: [...topics, id], data: '0x' })).toEqual({
    ...moved,
    kind: 'ERC721',
  })
  expect(decodeLog({ topics: [topic], data: '0x' })).toBeUndefined()
})

test('behavior: data that does not fit is no event', () => {
  for (const topic of eventTopics) {
    expect(() => decodeLog({ topics: [topic], data: '0x' })).not.toThrow()
    expect(() =>
      decodeLog({ topics: [topic], data: `0x${'ff'.repeat(320)}` }),
    ).not.toThrow()
  }
  expect(decodeLog({ topics: [], data: '0x' })).toBeUndefined()
})

/** Text of a value in any naming: addresses in lower case, numbers alike. */
const plain = (value: unknown): string => String(value).toLowerCase()

test.each([
  'ProxyCreation(address,address)',
  'ExecutionSuccess(bytes32,uint256)',
  'ExecutionFailure(bytes32,uint256)',
  'ExecutionFromModuleSuccess(address)',
  'ExecutionFromModuleFailure(address)',
  'SafeReceived(address,uint256)',
  'ApproveHash(bytes32,address)',
  'ChangedThreshold(uint256)',
  'AddedOwner(address)',
  'RemovedOwner(address)',
  'Transfer(address,address,uint256)',
  'SafeSetup(address,address[],uint256,address,address)',
  'SafeModuleTransaction(address,address,uint256,bytes,uint8)',
  'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
])('behavior: decodes %s as safe-protocol does', (signature) => {
  const types = signature.slice(signature.indexOf('(') + 1, -1).split(',')
  const info = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
    [12n, a, 3n],
  )
  const samples: Record<string, (i: number) => unknown> = {
    address: (i) => `0x${String(i + 1).padStart(40, 'c')}`,
    'address[]': () => [a, b],
    uint256: (i) => BigInt(i + 20),
    uint8: () => 1,
    bytes32: () => hash,
    bytes: (i) => (i === types.length - 1 ? info : `0x1234${i}0`),
  }
  const values = types.map((type, i) => samples[type]?.(i))
  const isStatic = types.every((type) => !/bytes$|\[\]/.test(type))
  const most = isStatic ? Math.min(types.length, 3) : 0
  // Every way to index the first few arguments, as versions differ in it.
  for (let indexed = 0; indexed <= most; indexed++) {
    const encode = (from: number, to: number) =>
      encodeAbiParameters(
        types.slice(from, to).map((type) => ({ type })),
        values.slice(from, to),
      )
    const topics = types.slice(0, indexed).map((_, i) => encode(i, i + 1))
    const isSetup = signature.startsWith('SafeSetup')
    if (isSetup) topics.push(encode(0, 1))
    const log = {
      topics: [toEventHash(signature), ...topics],
      data: encode(isSetup ? 1 : indexed, types.length),
    }
    const ours = decodeLog(log)
    const theirs = decodeSafeEvent(log)
    // A log with fewer topics than a transfer is dropped here.
    if (ours === undefined) {
      expect(signature).toMatch(/^Transfer/)
      continue
    }
    const known = Object.values(theirs?.args ?? {}).map(plain)
    const own = Object.entries(ours).filter(
      ([key]) => !['type', 'kind', 'success', 'nonce'].includes(key),
    )
    const read = signature.startsWith('SafeMulti')
      ? own.filter(([key]) => key !== 'threshold')
      : own
    expect(read.length).toBeGreaterThan(0)
    for (const [key, value] of read) expect(known, key).toContain(plain(value))
  }
})

test('behavior: reads every event that a safe emits, but for these', () => {
  const unread = new Set(listSafeEventTopics())
  for (const topic of eventTopics) unread.delete(topic)
  const expected = [
    'SignMsg(bytes32)',
    'ContractCreation(address)',
    // Emitted besides ProxyCreation.
    'ProxyCreationL2(address,address,bytes,uint256)',
    'ChainSpecificProxyCreationL2(address,address,bytes,uint256,uint256)',
  ]
  expect([...unread]).toEqual(expected.map((event) => toEventHash(event)))
})
