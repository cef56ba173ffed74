import type { TransactionDetails } from '@strongroom/gateway-sdk'
import {
  decodeCall,
  encodeAddOwner,
  encodeMultiSend,
} from '@strongroom/safe-protocol'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { compareDescription } from './compareDescription.ts'
import {
  accounts,
  chainId,
  createFakeSafe,
  safeAddress,
} from './createFakeSafe.test.fixture.ts'
import { verifyTransaction } from './verifyTransaction.ts'

const token = '0x000000000000000000000000000000000000bEEF'
const recipient = accounts[1]?.address ?? '0x'
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
) => compareDescription(record as TransactionDetails, node)
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

  test('error: is a mismatch, even with matching hashes', async () => {
    const fake = await createFakeSafe()
    const { txInfo } = fake.details
    Object.assign(txInfo, { recipient: ex(recipient) })
    const result = await verifyTransaction({ chainId, safeAddress, ...fake })
    expect(result.status).toBe('mismatch')
    expect(result.problems).toEqual([
      {
        kind: 'description-differs',
        field: 'recipient',
        gateway: recipient,
        local: '0xc0ffee254729296a45a3885639AC7E10F9d54979',
      },
    ])
  })

  test('error: that cannot be read', () => {
    const record = { txInfo: { type: 'Transfer' } }
    expect(compare(record)).toEqual([{ kind: 'malformed', field: 'txInfo' }])
  })
})
