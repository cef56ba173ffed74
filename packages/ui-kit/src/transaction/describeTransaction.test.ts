import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { expect, test } from 'vitest'
import { infos } from '../../test/transactions.ts'
import { describeTransaction } from './describeTransaction.ts'
import { defaultTransactionLabels as texts } from './TransactionLabels.ts'

const context = {
  texts,
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
}

function summary(info: TransactionInfo): string {
  const view = describeTransaction(info, context)
  return [
    view.title,
    view.subject,
    view.party?.relation,
    ...view.amounts.map(
      ({ sign, value, symbol }) => `${sign}${value} ${symbol}`,
    ),
    view.caution,
  ]
    .filter(Boolean)
    .join(' | ')
}

test('default: every kind has its words', () => {
  expect(
    Object.fromEntries(
      Object.entries(infos).map(([key, info]) => [key, summary(info)]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "addOwner": "Add owner",
      "batch": "Batch of 12 calls",
      "bridge": "Bridge to chain 100 | to | -1000000 USDC",
      "call": "Contract call | approve | on",
      "collectible": "Sent | Member badge #7 | to",
      "creation": "Safe created | by",
      "imitation": "Received | from | +1 USDC | Looks like an earlier transfer: do not copy its address",
      "received": "Received | from | +12500000000000000000 ETH",
      "rejection": "On-chain rejection",
      "sent": "Sent | to | -1250000000 USDC",
      "stake": "Stake with 1 validator | -32000000000000000000 ETH",
      "swap": "Swap | to | -1000000 USDC | +300000000000000 ETH",
      "swapOrder": "Sell order | -250000000000 USDC | +81500000000000000000 ETH",
      "swapTransfer": "Sell order | -250000000000 USDC | +81500000000000000000 ETH",
      "threshold": "Change threshold | 3",
      "twapOrder": "Order in 4 parts | -250000000000 USDC | +81500000000000000000 ETH",
      "unstake": "Exit 2 validators | +32000000000000000000 ETH",
      "vaultDeposit": "Deposit into vault | Steady USDC | on | -500000000000 USDC",
      "vaultRedeem": "Redeem from vault | Steady USDC | on | +500000000000 USDC",
      "withdrawStake": "Withdraw stake | +32000000000000000000 ETH",
    }
  `)
})

test('behavior: before its execution nothing is said to be sent', () => {
  const { title } = describeTransaction(infos.sent, {
    ...context,
    executed: false,
  })
  expect(title).toBe('Send')
})

test('behavior: a kind of the future gives a plain row', () => {
  const info: unknown = { type: 'Teleport', humanDescription: null }
  expect(summary(info as TransactionInfo)).toBe('Transaction | Teleport')
})

test('behavior: amounts that are no numbers are left out', () => {
  const info = {
    ...infos.sent,
    transferInfo: { ...infos.sent.transferInfo, value: '1e999' },
  } satisfies TransactionInfo
  expect(describeTransaction(info, context).amounts).toEqual([])
})
