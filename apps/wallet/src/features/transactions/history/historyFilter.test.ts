import type { TransactionItem } from '@strongroom/gateway-sdk'
import {
  createErc20Transfer,
  createNativeCoinTransfer,
  createTransfer,
} from '@strongroom/gateway-sdk/testing'
import { expect, test } from 'vitest'
import { isRequested, matchesFilter, sourceOf } from './historyFilter.ts'
import { type HistoryFilter, readHistoryFilter } from './historySearch.ts'

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const safe = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const usd = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const names = { [dave.toLowerCase()]: 'Dave' }
const at = new Date(2026, 2, 5, 12).getTime()

const nonce3 = {
  type: 'MULTISIG',
  nonce: 3,
  confirmationsRequired: 1,
  confirmationsSubmitted: 1,
} as const

function item(over: Partial<TransactionItem['transaction']> = {}) {
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: 'transfer_1',
      timestamp: at,
      txStatus: 'SUCCESS',
      txInfo: createTransfer({
        direction: 'INCOMING',
        sender: { value: dave, name: null, logoUri: null },
        recipient: { value: safe, name: null, logoUri: null },
        transferInfo: createErc20Transfer({
          tokenAddress: usd,
          value: '1500000',
          decimals: 6,
          tokenSymbol: 'USD',
        }),
      }),
      executionInfo: null,
      ...over,
    },
  } as TransactionItem
}
const sent = item({
  id: 'multisig_2',
  executionInfo: nonce3,
  txInfo: createTransfer({
    direction: 'OUTGOING',
    recipient: { value: dave, name: null, logoUri: null },
    transferInfo: createNativeCoinTransfer({ value: '2000000000000000000' }),
  }),
})
const matches = (filter: HistoryFilter, one = item()) =>
  matchesFilter(one, filter, names)

test('default: reads a filter from an address', () => {
  const search = {
    ...{ show: 'in', kind: 'transfer', token: usd, min: '1.5', max: '2' },
    ...{ from: '2026-03-01', until: '2026-03-31', who: dave, q: 'rent' },
  }
  expect(
    readHistoryFilter({ ...search, spam: '1', safe: 'local:0x1' }),
  ).toEqual({ ...search, spam: '1' })
})

test('behavior: leaves out what is not valid in an address', () => {
  const search = {
    ...{ show: '__proto__', kind: 'constructor', token: 'USD', min: '-1' },
    ...{ max: '1e9', from: '2026-13-99', until: 'now', who: '0x1', spam: 'x' },
  }
  const read = readHistoryFilter({ ...search, q: '' })
  expect(Object.values(read).filter(Boolean)).toEqual([])
})

test.each<[HistoryFilter, boolean]>([
  [{}, true],
  [{ show: 'in' }, true],
  [{ show: 'out' }, false],
  [{ show: 'owners' }, false],
  [{ kind: 'transfer' }, true],
  [{ kind: 'settings' }, false],
  [{ token: usd.toLowerCase() }, true],
  [{ token: 'native' }, false],
  [{ min: '1.5', max: '1.5' }, true],
  [{ min: '1.500001' }, false],
  [{ max: '1.499999' }, false],
  [{ from: '2026-03-05', until: '2026-03-05' }, true],
  [{ from: '2026-03-06' }, false],
  [{ until: '2026-03-04' }, false],
  [{ who: dave }, true],
  [{ who: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }, false],
  [{ q: 'dave usd' }, true],
  [{ q: 'dave eur' }, false],
  [{ q: dave.slice(0, 12) }, true],
])('behavior: %j keeps a received token: %s', (filter, isKept) => {
  expect(matches(filter)).toBe(isKept)
})

test('behavior: compares coin in its units, and finds a nonce', () => {
  expect(matches({ show: 'out', token: 'native', min: '2' }, sent)).toBe(true)
  expect(matches({ min: '2.000000000000000001' }, sent)).toBe(false)
  expect(matches({ show: 'owners', q: '#3' }, sent)).toBe(true)
})

test('behavior: an amount without readable decimals matches no amount', () => {
  for (const transferInfo of [
    { type: 'ERC20', tokenAddress: usd, value: '5', decimals: 1e9 },
    { type: 'ERC20', tokenAddress: usd, value: 'much', decimals: 6 },
    null,
  ]) {
    const one = item()
    Object.assign(one.transaction.txInfo, { transferInfo })
    expect(matches({ min: '0' }, one)).toBe(false)
  }
})

test('behavior: asks the narrowest list of the gateway', () => {
  expect(sourceOf({ show: 'in', token: usd, from: '2026-03-05' })).toEqual({
    list: 'incomingTransfers',
    query: {
      tokenAddress: usd,
      executionDateGte: new Date(2026, 2, 5).toISOString(),
    },
  })
  expect(sourceOf({ show: 'owners', until: '2026-03-05' })).toEqual({
    list: 'multisigTransactions',
    query: {
      executed: true,
      executionDateLte: new Date(
        new Date(2026, 2, 6).getTime() - 1,
      ).toISOString(),
    },
  })
  expect(sourceOf({ show: 'modules' }).list).toBe('moduleTransactions')
  expect(sourceOf({ spam: '1' })).toEqual({
    list: 'history',
    query: { trusted: false },
  })
})

test('behavior: tells rows that a gateway sent against the filter', () => {
  const filter: HistoryFilter = {
    show: 'in',
    token: usd,
    from: '2026-03-01',
    until: '2026-03-31',
  }
  expect(isRequested(item(), filter)).toBe(true)
  expect(isRequested(item({ timestamp: at - 10 * 86_400_000 }), filter)).toBe(
    false,
  )
  expect(isRequested(sent, filter)).toBe(false)
  expect(isRequested(sent, { show: 'modules' })).toBe(false)
  // The gateway cannot filter by words or amounts, so such rows do not accuse it.
  expect(isRequested(item(), { ...filter, q: 'nothing', min: '9' })).toBe(true)
})
