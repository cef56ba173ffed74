import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { alice, bob, carol } from '../../test/people.ts'
import { createItem, infos } from '../../test/transactions.ts'
import { ProvenTransactionRow } from './ProvenTransactionRow.tsx'

type Summary = TransactionItem['transaction']

const proof: TransactionProof = {
  status: 'proven',
  word: 'confirmations',
  isFinalized: false,
  isDescribed: true,
  problems: [],
  confirmations: { confirmed: [bob], missing: [alice, carol], required: 2 },
}
// The gateway says that all three have confirmed, or that Alice has not.
const multisig: Summary['executionInfo'] = {
  type: 'MULTISIG',
  nonce: 42,
  confirmationsRequired: 3,
  confirmationsSubmitted: 3,
  missingSigners: [{ value: alice }],
}
const ready: Partial<Summary> = {
  txStatus: 'AWAITING_EXECUTION',
  executionInfo: multisig,
}

function textOf(
  transaction: Partial<Summary>,
  shown: TransactionProof | undefined,
  account?: string,
): string {
  const item = createItem(infos.sent, transaction)
  return renderToString(
    <ProvenTransactionRow
      item={item}
      proof={shown}
      account={account}
      timeZone="UTC"
    />,
  )
    .replace(/<(svg|span|bdi)[^>]*aria-label="([^"]*)".*?<\/\1>/gu, ' [$2] ')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
}

test('default: shows what is proven in place of the gateway’s words', () => {
  const text = textOf(ready, proof, alice)
  expect(text).toContain('[1 of 2 confirmations]')
  expect(text).toContain('Your turn to confirm')
  expect(text).not.toMatch(/3 of 3|gateway/)
  expect(textOf(ready, proof, bob)).toContain('Needs confirmations')
  const waiting = textOf({ ...ready, txStatus: 'SUCCESS' }, proof)
  expect(waiting).toContain('[1 of 2 confirmations]')
  expect(waiting).not.toMatch(/Executed|Sent/)
  const executed = { ...proof, word: 'executed', confirmations: undefined }
  expect(textOf(ready, executed as TransactionProof)).toMatch(/Sent.*Executed/)
})

test('behavior: marks what is not proven as the gateway’s claim', () => {
  expect(textOf(ready, undefined, alice)).toContain('Confirmed (gateway)')
  const asked = { ...ready, txStatus: 'AWAITING_CONFIRMATIONS' } as const
  const turn = textOf(asked, undefined, alice)
  expect(turn).toContain('Waiting (gateway)')
  expect(turn).not.toContain('Your turn')
  expect(textOf(ready, { ...proof, isDescribed: false })).toContain(
    'according to the gateway',
  )
})

test('error: a record that contradicts its hash has no state', () => {
  const text = textOf(
    ready,
    {
      ...{ status: 'contradicted', isFinalized: false, isDescribed: false },
      problems: [{ kind: 'malformed', field: 'nonce' }],
    },
    alice,
  )
  expect(text).toContain('Do not trust')
  expect(text).not.toMatch(/Your turn|Ready/)
})

test('error: a contradicted amount and recipient give way to the bytes’ own', () => {
  const lied = {
    status: 'contradicted',
    isDescribed: false,
    problems: [
      {
        kind: 'description-differs',
        field: 'value',
        gateway: '1250000000',
        local: '7000000000000000000',
      },
    ],
  } as const
  const claimed = textOf(ready, proof)
  expect(claimed).toContain('1,250 .00 USDC')
  const words: Summary['txInfo'] = {
    ...(infos.sent as Extract<Summary['txInfo'], { type: 'Transfer' }>),
    recipient: { value: carol },
    transferInfo: { type: 'NATIVE_COIN', value: '7000000000000000000' },
  }
  const shown = textOf(ready, { ...proof, ...lied, words })
  expect(shown).toContain('7 .00 ETH')
  expect(shown).not.toContain('USDC')
  expect(shown).toContain(carol.slice(-4))
  // Without words from its bytes the row shows neither an amount nor a recipient.
  const none = textOf(ready, { ...proof, ...lied })
  expect(none).not.toMatch(/USDC|ETH|0x/)
})

test('error: a state that one node alone tells leaves the gateway’s word a claim', () => {
  const lone = {
    kind: 'lone-node',
    gateway: 'AWAITING_CONFIRMATIONS',
    node: 'replaced',
    against: [],
  } as const
  const text = textOf(
    { ...ready, txStatus: 'AWAITING_CONFIRMATIONS' },
    { ...proof, status: 'contradicted', word: undefined, problems: [lone] },
  )
  expect(text).toContain('Waiting (gateway)')
  expect(text).not.toContain('Do not trust')
})
