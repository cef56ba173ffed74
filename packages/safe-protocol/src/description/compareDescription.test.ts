import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeCall } from '../decode/decodeCall.ts'
import { encodeMultiSend } from '../multisend/encodeMultiSend.ts'
import { encodeAddOwner } from '../settings/owners.ts'
import { compareDescription } from './compareDescription.ts'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const token = '0x000000000000000000000000000000000000bEEF'
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const thief = '0x000000000000000000000000000000000000dEaD'
const ex = (value: string) => ({ value })
const data = encodeFunctionData({
  abi: parseAbi(['function transfer(address to, uint256 value)']),
  args: [recipient, 5n],
})
const call = (fields: { to: Hex; data?: Hex; value?: bigint }) =>
  decodeCall(fields, { safe: safeAddress })
const decoded = (method: string, ...values: unknown[]) => ({
  method,
  parameters: values.map((value) => ({ name: '', type: '', value })),
})
const compare = (
  record: { txInfo?: object; txData?: object },
  node = call({ to: token, data }),
) => compareDescription(record, node)
const transfer = (fields: object, to = recipient as string) => ({
  txInfo: { type: 'Transfer', recipient: ex(to), transferInfo: fields },
})
const erc20 = { type: 'ERC20', tokenAddress: token, value: '5' }

test('default: an honest description has no findings', () => {
  expect(
    compare({
      ...transfer(erc20),
      txData: { dataDecoded: decoded('transfer', recipient, '5') },
    }),
  ).toEqual([])
  const native = call({ to: recipient, value: 7n })
  expect(
    compare(transfer({ type: 'NATIVE_COIN', value: '7' }), native),
  ).toEqual([])
  expect(compare(transfer({ type: 'NATIVE_COIN' }), native)).toEqual([])
  const custom = { type: 'Custom', to: ex(token), methodName: 'transfer' }
  expect(compare({ txInfo: custom })).toEqual([])
})

test('behavior: values are compared, not their notation', () => {
  const node = call({
    to: token,
    data: encodeFunctionData({
      abi: parseAbi(['function setApprovalForAll(address, bool)']),
      args: [recipient, true],
    }),
  })
  const claim = decoded('setApprovalForAll', recipient.toLowerCase(), 'True')
  expect(compare({ txData: { dataDecoded: claim } }, node)).toEqual([])
  const batch = encodeMultiSend([{ to: recipient, value: 1n }])
  const { method } = call({ to: token, data: batch })
  const packed = decoded('multiSend', method?.parameters[0]?.value)
  expect(
    compare(
      { txData: { dataDecoded: packed } },
      call({ to: token, data: batch }),
    ),
  ).toEqual([])
})

test('behavior: trusts the gateway for calls that are unknown here', () => {
  const node = call({ to: token, data: '0xdeadbeef' })
  const claim = { txData: { dataDecoded: decoded('claim', '1') } }
  expect(compare(claim, node)).toEqual([])
  // Only money must be known here.
  expect(compare(transfer(erc20), node)).toMatchObject([{ field: 'type' }])
})

describe('a reading of a call that is unknown here', () => {
  const abi = parseAbi([
    'function burn(uint256[] ids, address from, string note)',
  ])
  const node = call({
    to: token,
    data: encodeFunctionData({ abi, args: [[1n, 2n], recipient, 'a [b]'] }),
  })
  const types = ['uint256[]', 'address', 'string']
  const reading = (method: string, ...values: unknown[]) => ({
    txData: {
      dataDecoded: {
        method,
        parameters: values.map((value, i) => ({ type: types[i], value })),
      },
    },
  })

  test('default: the selector and the arguments are those of the bytes', () => {
    const honest = reading('burn', ['1', '2'], recipient.toLowerCase(), 'a [b]')
    expect(compare(honest, node)).toEqual([])
  })

  test('error: another method or another argument', () => {
    expect(
      compare(reading('mint', ['1', '2'], recipient, 'a [b]'), node),
    ).toEqual([
      {
        ...{ kind: 'description-differs', field: 'method' },
        gateway: 'mint(uint256[],address,string)',
        local: node.data.slice(0, 10),
      },
    ])
    expect(
      compare(reading('burn', ['1', '3'], thief, 'a [b]'), node),
    ).toMatchObject([
      { field: 'parameters', gateway: '1,3', local: '1,2' },
      { field: 'parameters', gateway: thief, local: recipient },
    ])
  })

  test('behavior: bytes that the types do not fit leave it the word of the gateway', () => {
    const cut = call({ to: token, data: node.data.slice(0, 74) as Hex })
    expect(compare(reading('burn', ['1'], recipient, ''), cut)).toEqual([])
  })
})

describe('error: a lying description', () => {
  const addOwner = call({
    to: safeAddress,
    data: encodeAddOwner({ owner: thief, threshold: 1 }),
  })
  test.each<[string, object, object?]>([
    ['recipient', transfer(erc20, thief)],
    ['value', transfer({ ...erc20, value: '50' })],
    ['token', transfer({ ...erc20, tokenAddress: thief })],
    ['token', transfer({ type: 'NATIVE_COIN', value: '5' })],
    ['type', transfer(erc20), addOwner],
    ['type', transfer(erc20), { ...call({ to: token, data }), operation: 1 }],
    ['method', { txData: { dataDecoded: decoded('approve', thief, '5') } }],
    ['method', { txData: { dataDecoded: decoded('x') } }, call({ to: token })],
    [
      'parameters',
      { txData: { dataDecoded: decoded('transfer', thief, '5') } },
    ],
    ['parameters', { txData: { dataDecoded: decoded('transfer', recipient) } }],
    [
      'method',
      {
        txInfo: {
          type: 'SettingsChange',
          dataDecoded: decoded('changeThreshold', '2'),
        },
      },
      addOwner,
    ],
    [
      'method',
      { txInfo: { type: 'Custom', to: ex(token), methodName: 'mint' } },
    ],
    ['recipient', { txInfo: { type: 'Custom', to: ex(thief) } }],
    ['value', { txInfo: { type: 'Custom', to: ex(token), value: '1' } }],
    [
      'type',
      { txInfo: { type: 'Custom', to: ex(token), isCancellation: true } },
    ],
  ])('%s: %j', (field, record, node) => {
    expect(compare(record, node as never)).toMatchObject([
      { kind: 'description-differs', field },
    ])
  })

  test('error: reports a description that cannot be read', () => {
    const record = { txInfo: { type: 'Transfer' } }
    expect(compare(record)).toEqual([{ kind: 'malformed', field: 'txInfo' }])
  })
})

describe('behavior: the calls of a batch', () => {
  const zero = '0x0000000000000000000000000000000000000000'
  const target = '0x218543288004CD07832472D464648173c77D7eB7'
  const batch = encodeMultiSend([
    { to: token, data },
    { to: zero, value: 3n },
  ])
  const node = decodeCall(
    { to: target, data: batch, operation: 1 },
    { safe: safeAddress },
  )
  const honest = [
    {
      ...{ operation: 0, to: token, value: '0', data },
      dataDecoded: decoded('transfer', recipient, '5'),
    },
    { operation: 0, to: zero, value: '3', data: null, dataDecoded: null },
  ]
  const described = (...items: object[]) => ({
    txData: {
      dataDecoded: {
        method: 'multiSend',
        parameters: [
          {
            ...{ name: '', type: 'bytes' },
            value: node.method?.parameters[0]?.value,
            valueDecoded: items,
          },
        ],
      },
    },
  })
  const [first = {}, second = {}] = honest

  test('behavior: an honest list has no findings', () => {
    expect(compare(described(...honest), node)).toEqual([])
    // 0x0 is the safe in the contracts of 1.5.0, and either name is right.
    expect(
      compare(described(first, { ...second, to: safeAddress }), node),
    ).toEqual([])
    expect(compare(described(), node)).toMatchObject([{ field: 'parameters' }])
  })

  test.each<[string, object[]]>([
    ['recipient', [{ ...first, to: thief }, second]],
    ['recipient', [first, { ...second, to: thief }]],
    ['value', [first, { ...second, value: '30' }]],
    ['type', [{ ...first, operation: 1 }, second]],
    ['parameters', [{ ...first, data: '0x' }, second]],
    ['parameters', [first]],
    [
      'parameters',
      [{ ...first, dataDecoded: decoded('transfer', thief, '5') }, second],
    ],
    [
      'method',
      [{ ...first, dataDecoded: decoded('approve', thief, '5') }, second],
    ],
    ['method', [first, { ...second, dataDecoded: decoded('claim') }]],
  ])('error: %s: %j', (field, items) => {
    expect(compare(described(...items), node)).toMatchObject([
      { kind: 'description-differs', field },
    ])
  })

  test('error: reports an entry that cannot be read', () => {
    expect(compare(described(first, null as never), node)).toEqual([
      { kind: 'malformed', field: 'txInfo' },
    ])
  })
})
