import type { HistoryItem, TransactionDetails } from '@strongroom/gateway-sdk'
import {
  createErc20Transfer,
  createErc721Transfer,
  createNativeCoinTransfer,
  createTransfer,
} from '@strongroom/gateway-sdk/testing'
import {
  encodeMultiSendCallOnly,
  getSafeDeployment,
} from '@strongroom/safe-protocol'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { countPayments, findPoisoning } from './countPayments.ts'
import { listBatches, paidInBatch } from './paidInBatch.ts'
import { readPayments } from './readPayments.ts'

const dave: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const fake: Address = `0x90f7${'0'.repeat(32)}b906`
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ex = (value: Address) => ({ value, name: null, logoUri: null })
const own = {
  type: 'MULTISIG',
  nonce: 1,
  confirmationsRequired: 1,
  confirmationsSubmitted: 1,
  missingSigners: null,
} as const

let id = 0
function row(
  recipient: Address,
  over: {
    info?: Parameters<typeof createTransfer>[0]
    own?: boolean
    status?: 'SUCCESS' | 'FAILED'
    at?: number
  } = {},
): HistoryItem {
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `row-${++id}`,
      timestamp: over.at ?? 1,
      txStatus: over.status ?? 'SUCCESS',
      txHash: null,
      safeAppInfo: null,
      txInfo: createTransfer({ recipient: ex(recipient), ...over.info }),
      executionInfo: over.own === false ? null : own,
    } as never,
  }
}
const safe: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const third: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function batchRow(id: string, over: Parameters<typeof row>[1] = {}) {
  const item = row(other, over)
  if (item.type !== 'TRANSACTION') throw new Error('It is a transaction.')
  item.transaction.id = id
  item.transaction.txInfo = {
    type: 'Custom',
    to: ex(multiSend),
    dataSize: '100',
    value: '0',
    methodName: 'multiSend',
    actionCount: 2,
    isCancellation: false,
  }
  return item
}

const deployed = getSafeDeployment({ version: '1.4.1' })
const multiSend = deployed?.multiSendCallOnly.address ?? safe

/** The gateway's record of an executed batch. */
function batchDetails(
  id: string,
  calls: Parameters<typeof encodeMultiSendCallOnly>[0],
  over: { to?: Address; safe?: Address } = {},
): TransactionDetails {
  const zero = `0x${'0'.repeat(40)}`
  return {
    safeAddress: over.safe ?? safe,
    txId: id,
    txStatus: 'SUCCESS',
    txData: {
      to: ex(over.to ?? multiSend),
      value: '0',
      hexData: encodeMultiSendCallOnly(calls),
      operation: 1,
    },
    detailedExecutionInfo: {
      ...{ type: 'MULTISIG', nonce: 1, safeTxHash: `0x${'11'.repeat(32)}` },
      ...{ safeTxGas: '0', baseGas: '0', gasPrice: '0', gasToken: zero },
      ...{
        refundReceiver: ex(zero as Address),
        confirmations: [],
        signers: [],
      },
    },
  } as never
}

const token = (name: 'transfer' | 'transferFrom', ...args: unknown[]) => ({
  to: other,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: name,
    args: args as never,
  }),
})

const erc20 = (value: string, fields = {}) => ({
  transferInfo: createErc20Transfer({ value, ...fields }),
})
const idOf = (item: HistoryItem) =>
  item.type === 'TRANSACTION' ? item.transaction.id : ''

test('default: counts what the safe itself paid, and when it did last', () => {
  const counts = countPayments([
    { type: 'DATE_LABEL', timestamp: 9 },
    row(dave, { at: 9 }),
    row(dave, { at: 3, info: erc20('5') }),
    row(dave, { at: 4, info: { transferInfo: createErc721Transfer() } }),
    row(other, { at: 2 }),
  ])
  expect(counts.get(dave.toLowerCase())).toEqual({ count: 3, lastAt: 9 })
  expect(counts.get(other.toLowerCase())).toEqual({ count: 1, lastAt: 2 })
})

test('behavior: transfers that a stranger can cause are not counted as payments', () => {
  const counts = countPayments([
    row(fake, { own: false }),
    row(fake, { own: false, info: erc20('0') }),
    row(fake, { info: erc20('0') }),
    row(fake, {
      info: { transferInfo: createNativeCoinTransfer({ value: '0' }) },
    }),
    row(fake, { status: 'FAILED' }),
    row(fake, { info: { direction: 'INCOMING', sender: ex(fake) } }),
  ])
  expect(counts.size).toBe(0)
})

test('behavior: payments inside own batches count, once for each account', async () => {
  const calls = [
    { to: dave, value: 1n },
    { to: dave, value: 2n },
    token('transfer', third, 5n),
  ]
  const items = [batchRow('one', { at: 7 }), row(dave, { at: 3 })]
  const { counts } = await readPayments(items, [], {
    safeAddress: safe,
    known: [],
    readBatch: async (id) => batchDetails(id, calls),
  })
  expect(counts.get(dave.toLowerCase())).toEqual({ count: 2, lastAt: 7 })
  expect(counts.get(third.toLowerCase())).toEqual({ count: 1, lastAt: 7 })
})

test.each([
  ['nothing', [{ to: fake, value: 0n }, token('transfer', fake, 0n)], {}],
  ['tokens of another account', [token('transferFrom', third, fake, 5n)], {}],
  ['a batch of another safe', [{ to: fake, value: 1n }], { safe: third }],
  ['bytes for foreign code', [{ to: fake, value: 1n }], { to: third }],
])('behavior: %s in a batch makes no address look paid', (_, calls, over) => {
  const details = batchDetails('one', calls, over)
  expect([...paidInBatch('one', details, safe)]).toEqual([])
})

test('behavior: a record of another transaction, or a malformed one, counts nothing', () => {
  const details = batchDetails('one', [{ to: fake, value: 1n }])
  expect(paidInBatch('one', details, safe).size).toBe(1)
  expect(paidInBatch('two', details, safe).size).toBe(0)
  const malformed = { ...details, txData: { ...details.txData, value: '-1' } }
  expect(paidInBatch('one', malformed as never, safe).size).toBe(0)
})

test('behavior: only the latest 20 successful own batches are read', () => {
  const items = Array.from({ length: 30 }, (_, at) => batchRow(`id-${at}`))
  expect(listBatches(items)).toHaveLength(20)
  expect(listBatches([batchRow('a', { own: false })])).toEqual([])
  expect(listBatches([batchRow('a', { status: 'FAILED' })])).toEqual([])
})

test('behavior: finds poisoning without the gateway’s mark', () => {
  const paid = row(dave, { info: erc20('5') })
  const honest = [
    paid,
    // An own execution is shown whatever it moves.
    row(other, { info: erc20('0') }),
    row(other, {
      own: false,
      info: { direction: 'INCOMING', sender: ex(other) },
    }),
    // A settlement that an approval allowed.
    row(other, { own: false, info: erc20('7') }),
  ]
  const poison = [
    row(fake, { own: false, info: erc20('0') }),
    row(fake, { own: false, info: erc20('5') }),
    row(other, {
      own: false,
      info: { direction: 'INCOMING', sender: ex(fake) },
    }),
    row(other, { own: false, info: erc20('0') }),
    row(other, { own: false, info: erc20('5', { imitation: true }) }),
  ]
  const found = findPoisoning([...poison, ...honest], [])
  expect([...found]).toEqual(poison.map(idOf))
  expect(findPoisoning([...poison.slice(1, 2)], [])).toEqual(new Set())
  expect(findPoisoning([...poison.slice(1, 2)], [{ address: dave }]).size).toBe(
    1,
  )
})

test('behavior: a first payment is a reason, a later one is not', async () => {
  const recipients = [dave, other].map(
    (address) => ({ address, role: 'payment', amount: 1n, path: [] }) as const,
  )
  const source = {
    safeAddress: safe,
    known: [],
    readBatch: () => Promise.reject(new Error('The gateway is away.')),
  }
  const { counts, reasons } = await readPayments(
    [row(dave), batchRow('unreadable')],
    recipients,
    source,
  )
  expect(counts.size).toBe(1)
  expect(reasons).toMatchObject([
    {
      decision: 'warn',
      finding: { kind: 'recipient-first-time', address: other },
    },
  ])
  const known = [{ address: other, name: 'Bob' }]
  const named = await readPayments([], recipients, { ...source, known })
  expect(named.reasons.map(({ decision }) => decision)).toEqual([
    'warn',
    'allow',
  ])
})
