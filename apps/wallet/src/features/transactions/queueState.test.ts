import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { expect, test } from 'vitest'
import { countStates } from './queueState.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const item = (
  id: string,
  nonce: number,
  { missing = [] as unknown[], txStatus = 'AWAITING_CONFIRMATIONS' } = {},
) =>
  ({
    transaction: {
      id,
      txStatus,
      executionInfo: {
        type: 'MULTISIG',
        nonce,
        missingSigners: missing.map((value) => ({ value })),
      },
    },
  }) as unknown as TransactionItem

const items = [
  item('tx-4', 4, { missing: [alice.toLowerCase()] }),
  item('a', 5),
  item('b', 5),
  item('tx-6', 6, { txStatus: 'AWAITING_EXECUTION' }),
]

const proof = (word: string, missing: readonly string[] = []) =>
  ({ status: 'proven', word, confirmations: { missing } }) as never

const count = (
  proofs: ReadonlyMap<string, TransactionProof> = new Map(),
  { account = alice as string | null, current = 4, rows = items } = {},
) =>
  Object.values(countStates(rows, { proofs, account, current })).map(
    ({ count, isProven }) => `${count}${isProven ? '' : ' claimed'}`,
  )

test('default', () => {
  expect(count()).toEqual(['1 claimed', '0', '3 claimed'])
  expect(
    count(
      new Map([
        ['tx-4', proof('confirmations', [alice])],
        ['a', proof('queued')],
        ['b', proof('confirmations')],
        ['tx-6', proof('replaced')],
      ]),
    ),
  ).toEqual(['1', '0', '2'])
})

test('behavior: only the next nonce can be ready', () => {
  expect(count(new Map(), { current: 6 })[1]).toBe('1 claimed')
  expect(count(new Map([['tx-6', proof('ready')]]), { current: 6 })[1]).toBe(
    '1',
  )
})

test('behavior: an execution under way waits', () => {
  const executing = { status: 'unproven', word: 'executing' } as never
  expect(count(new Map([['tx-4', executing]]))).toEqual(['0', '0', '4 claimed'])
})

test('error: counts no contradicted transaction', () => {
  const contradicted = { status: 'contradicted', problems: [] } as never
  expect(count(new Map([['tx-4', contradicted]]))).toEqual([
    '0',
    '0',
    '3 claimed',
  ])
})

test('error: accepts lists without owners, and no account', () => {
  const rows = [item('x', 4, { missing: [null] })]
  expect(count(new Map(), { rows, account: null })[2]).toBe('1 claimed')
})
