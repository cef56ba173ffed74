import type {
  MultisigExecutionInfo,
  TransactionItem,
} from '@strongroom/gateway-sdk'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { alice, bob, carol } from '../../test/people.ts'
import { createItem, infos } from '../../test/transactions.ts'
import { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx'

type Summary = TransactionItem['transaction']

const words: Record<Summary['txStatus'], string> = {
  AWAITING_CONFIRMATIONS: 'Needs confirmations',
  AWAITING_EXECUTION: 'Ready to execute',
  CANCELLED: 'Replaced',
  FAILED: 'Failed',
  SUCCESS: 'Executed',
}
const multisig: MultisigExecutionInfo = {
  type: 'MULTISIG',
  nonce: 42,
  confirmationsRequired: 3,
  confirmationsSubmitted: 1,
  missingSigners: [{ value: alice }],
}
const executions: Record<string, Summary['executionInfo']> = {
  multisig,
  module: { type: 'MODULE', address: { value: bob } },
  nothing: null,
  missing: undefined,
}

function textOf(
  transaction: unknown,
  props: Omit<TransactionRowProps, 'item'> = {},
): string {
  const item = createItem(infos.sent, transaction as Partial<Summary>)
  return renderToString(
    <TransactionRow item={item} timeZone="UTC" {...props} />,
  )
    .replace(/<(svg|span|bdi)[^>]*aria-label="([^"]*)".*?<\/\1>/gu, ' [$2] ')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

const kinds = Object.entries(infos).map(([name, txInfo]) => ({ name, txInfo }))

test.each(kinds)('default: a $name in every state', ({ txInfo }) => {
  for (const [name, executionInfo] of Object.entries(executions)) {
    for (const txStatus of Object.keys(words) as Summary['txStatus'][]) {
      const text = textOf({ txInfo, txStatus, executionInfo })
      expect(text).toContain(words[txStatus])
      expect(text.includes('Module')).toBe(name === 'module')
      // Confirmations matter while some are awaited.
      expect(text.includes('[1 of 3 confirmations]')).toBe(
        name === 'multisig' && txStatus.startsWith('AWAITING'),
      )
      expect(text.startsWith('[Nonce 42] ')).toBe(name === 'multisig')
    }
  }
})

const elementsOf = (props: TransactionRowProps) =>
  renderToString(<TransactionRow {...props} href="#row" />).match(/<[a-z]/gu)
    ?.length ?? 0

test('behavior: draws an executed row in at most 12 elements', () => {
  for (const txInfo of [infos.sent, infos.received, infos.call, infos.batch])
    expect(elementsOf({ item: createItem(txInfo) })).toBeLessThanOrEqual(12)
})

test('behavior: dates every row by day and time in the reader’s time zone', () => {
  expect(textOf({}, { timeZone: 'Asia/Tokyo' })).toContain(
    'Nov 20, 2026, 7:30 PM',
  )
})

test('behavior: draws decimals apart from the whole amount', () => {
  const { transferInfo } = infos.sent
  const html = renderToString(
    <TransactionRow
      item={createItem({
        ...infos.sent,
        transferInfo: { ...transferInfo, value: '1250500000' },
      })}
    />,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain('<b>−1,250</b>.50 USDC')
})

test.each([
  ['a Hebrew symbol', 'שקל', '<bdi>שקל</bdi>'],
  ['a symbol that ends with a sign', 'USD+', '<bdi>USD+</bdi>'],
  ['a symbol that begins with a digit', '1INCH', '<bdi>1INCH</bdi>'],
])(
  'behavior: keeps the direction of %s from the text around it',
  (_, tokenSymbol, expected) => {
    const { transferInfo } = infos.sent
    const html = renderToString(
      <TransactionRow
        item={createItem({
          ...infos.sent,
          transferInfo: { ...transferInfo, tokenSymbol },
        })}
      />,
    )
    expect(html).toContain(expected)
  },
)

test('behavior: shows the next signer in the place of the status', () => {
  const waiting = {
    txStatus: 'AWAITING_CONFIRMATIONS',
    executionInfo: multisig,
  }
  const upper = `0x${alice.slice(2).toUpperCase()}`
  expect(textOf(waiting, { account: upper })).toContain('Your turn to confirm')
  expect(textOf(waiting, { account: carol })).toContain('Needs confirmations')
  expect(textOf(waiting, { account: null })).toContain('Needs confirmations')
})

test('behavior: names the owners who can still confirm, unless the state is a claim', () => {
  const waiting = {
    txStatus: 'AWAITING_CONFIRMATIONS',
    executionInfo: {
      ...multisig,
      confirmationsRequired: 2,
      confirmationsSubmitted: 1,
      missingSigners: [{ value: alice }, { value: bob }],
    },
  }
  const names = { [alice.toLowerCase()]: 'Alice', [bob.toLowerCase()]: 'Bob' }
  expect(textOf(waiting, { names })).toContain('Needs Alice or Bob')
  expect(textOf(waiting, { names, proven: 'confirmations' })).toContain(
    'Needs Alice or Bob',
  )
  expect(textOf(waiting, { names, proven: 'claimed' })).not.toContain('Needs')
  expect(textOf(waiting, { names, account: bob })).toContain(
    'Your turn to confirm',
  )
})

test('behavior: names are the user’s; the gateway’s are an aside', () => {
  const txInfo = {
    ...infos.sent,
    recipient: { value: bob, name: 'Treasury' },
  }
  expect(textOf({ txInfo })).toMatchInlineSnapshot(
    `"[Nonce 42] Sent to [0x70997970C51812dc3A010C7d01b50e0d17dc79C8] Treasury (gateway) −1,250 .00 USDC Executed Nov 20, 2026, 10:30 AM"`,
  )
  expect(
    textOf({ txInfo }, { names: { [bob.toLowerCase()]: 'Bob' } }),
  ).not.toContain('Treasury')
})

const rightToLeft = '\u202e'

test.each([
  ['a status of the future', { txStatus: 'SETTLING_SOON' }, 'Settling soon'],
  ['a status named like a method', { txStatus: 'constructor' }, 'Constructor'],
  ['a time that is none', { timestamp: 9e99 }, 'Executed'],
  ['an info that is none', { txInfo: null }, 'Transaction'],
  ['a note that is no text', { note: { toString: null } }, 'Executed'],
  ['an app without a name', { safeAppInfo: { url: '' } }, 'Executed'],
  [
    'a text that turns around',
    { note: `Pay ${rightToLeft}boB` },
    '[Hidden characters were removed from this text]',
  ],
  [
    'a symbol that looks like another',
    {
      txInfo: {
        ...infos.sent,
        transferInfo: { ...infos.sent.transferInfo, tokenSymbol: 'USD\u0421' },
      },
    },
    '[This text mixes alphabets that look alike]',
  ],
  [
    'a token that calls itself like the coin',
    {
      txInfo: {
        ...infos.sent,
        transferInfo: {
          ...infos.sent.transferInfo,
          trusted: null,
          tokenSymbol: 'ETH',
        },
      },
    },
    'Unlisted token',
  ],
  [
    'an address that is none',
    { txInfo: { ...infos.sent, recipient: { value: '0x12\u202e' } } },
    'Sent −1,250 .00 USDC',
  ],
  [
    'a symbol as long as a page',
    {
      txInfo: {
        ...infos.sent,
        transferInfo: {
          ...infos.sent.transferInfo,
          tokenSymbol: 'A'.repeat(10_000),
          value: '9'.repeat(78),
        },
      },
    },
    `${'A'.repeat(15)}…`,
  ],
  [
    'an implausible number of confirmations',
    {
      txStatus: 'AWAITING_EXECUTION',
      executionInfo: {
        ...multisig,
        confirmationsRequired: 1e9,
        missingSigners: [{}],
      },
    },
    '[1 of 1000000000 confirmations]',
  ],
])('behavior: %s renders the row', (_, transaction, expected) => {
  expect(textOf(transaction, { account: alice })).toContain(expected)
})

// Style and layout of each frame of a scrolled list grow with this number.
test.each([
  [10, null],
  [11, 'Payroll, part two'],
  [12, 'שכר'],
])(
  'behavior: an executed row has at most %i elements with the note %o',
  (most, note) => {
    const item = createItem(infos.sent, { txStatus: 'SUCCESS', note })
    const html = renderToString(
      <TransactionRow item={item} timeZone="UTC" href="#row" />,
    )
    expect(html.match(/<[a-z]/gu)?.length, html).toBeLessThanOrEqual(most)
  },
)
