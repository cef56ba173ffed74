import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type {
  HistoryItem,
  QueuedItem,
  SafeInfo,
} from '../../types/index.gen.ts'
import { createSafeInfo } from '../index.ts'
import { execute } from './chainActions.ts'
import { createStore } from './createStore.ts'
import { confirmWith, lookUp, propose, remove } from './proposals.ts'
import {
  at,
  hashOf,
  proposal,
  recover,
  sign,
} from './startFakeGateway.test.fixture.ts'
import { stateAnswers } from './stateAnswers.ts'
import { statusOf } from './transactionViews.ts'

const step = fc.oneof(
  fc.record({
    kind: fc.constant('propose' as const),
    hash: fc.integer({ min: 1, max: 6 }),
    owner: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'confirm' as const,
      'execute' as const,
      'delete' as const,
    ),
    hash: fc.integer({ min: 1, max: 6 }),
    owner: fc.integer({ min: 0, max: 2 }),
  }),
)

/** Transactions 1 to 6 have nonces 5, 5, 6, 6, 7 and 8. */
const nonceOf = (hash: number) => [0, 5, 5, 6, 6, 7, 8][hash] ?? 0

function start() {
  const store = createStore({
    safes: [createSafeInfo({ nonce: 5 })],
    recover,
    // All in one second: tags must move nevertheless.
    now: () => 1_700_000_000_000,
  })
  const [safe] = store.safes
  if (!safe) throw new Error('no safe')
  const answers = stateAnswers(store)
  const url = new URL('https://gateway.example/list')
  const ask = (limit: number, offset: number) => {
    const query = new URLSearchParams({
      cursor: `limit=${limit}&offset=${offset}`,
    })
    return { params: at, query, url, headers: new Headers(), body: undefined }
  }
  const list = async (
    call: 'getTransactionQueue' | 'getTransactionHistory',
    limit: number,
  ) => {
    const items: (QueuedItem | HistoryItem)[] = []
    for (let offset = 0; ; offset += limit) {
      const page = (await answers[call]({
        call,
        ...ask(limit, offset),
      } as never)) as {
        results: (QueuedItem | HistoryItem)[]
        next: string | null
      }
      items.push(...page.results)
      if (page.next === null) return items
    }
  }
  return { store, safe, list }
}

type Started = ReturnType<typeof start>

async function act(
  { store, safe }: Started,
  { kind, hash, owner }: { kind: string; hash: number; owner: number },
) {
  const safeTxHash = hashOf(hash)
  try {
    if (kind === 'propose') {
      const sender = recover('0x', sign(owner))
      await propose(
        store,
        safe,
        proposal(hash, {
          nonce: `${nonceOf(hash)}`,
          signature: sign(owner),
          ...(sender && { sender }),
        }),
      )
    } else if (kind === 'execute') {
      // The loop starts at a random transaction that is ready: chance alone
      // hardly ever gets there.
      const ready = safe.transactions.filter(
        (one) =>
          one.nonce === safe.info.nonce &&
          statusOf(safe, one) === 'AWAITING_EXECUTION',
      )
      execute(
        store,
        ready[hash % (ready.length || 1)]?.body.safeTxHash ?? safeTxHash,
      )
    } else {
      const found = lookUp(store, safeTxHash)
      if (!found) return
      if (kind === 'delete') remove(store, found)
      else await confirmWith(store, found, sign(owner))
    }
  } catch (error) {
    // A refusal; anything else is a mistake of the gateway.
    expect((error as Error).name).toMatch(/^(?:Refusal|FakeGatewayError)$/)
  }
}

const transactions = (items: readonly (QueuedItem | HistoryItem)[]) =>
  items.flatMap((item) =>
    item.type === 'TRANSACTION' ? [item.transaction] : [],
  )

function checkQueue(
  items: readonly (QueuedItem | HistoryItem)[],
  info: SafeInfo,
) {
  const shown: string[] = []
  let header: number | undefined
  const nonces = transactions(items).map(({ executionInfo }) =>
    executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : -1,
  )
  expect(nonces).toEqual([...nonces].sort((one, other) => one - other))
  let at_ = 0
  let label: string | undefined
  for (const item of items) {
    if (item.type === 'LABEL') {
      label = item.label
      shown.push(label)
    } else if (item.type === 'CONFLICT_HEADER') header = item.nonce
    else if (item.type === 'TRANSACTION') {
      const nonce = nonces[at_] ?? -1
      expect(label).toBe(nonce === info.nonce ? 'Next' : 'Queued')
      const conflicts = nonces.filter((other) => other === nonce).length > 1
      expect(item.conflictType).toBe(
        !conflicts ? 'None' : nonces[at_ + 1] === nonce ? 'HasNext' : 'End',
      )
      if (conflicts) expect(header).toBe(nonce)
      const { executionInfo, txStatus } = item.transaction
      if (executionInfo?.type !== 'MULTISIG') throw new Error('not multisig')
      const { confirmationsSubmitted: count, missingSigners } = executionInfo
      expect(txStatus).toBe(
        count < info.threshold
          ? 'AWAITING_CONFIRMATIONS'
          : 'AWAITING_EXECUTION',
      )
      if (count < info.threshold)
        expect(missingSigners).toHaveLength(info.owners.length - count)
      at_++
    }
  }
  // Each label once.
  expect(new Set(shown).size).toBe(shown.length)
}

test('behavior: any sequence keeps queue, history, counts and tags right', async () => {
  let executions = 0
  let cancellations = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
      fc.integer({ min: 1, max: 7 }),
      async (steps, limit) => {
        const started = start()
        const { safe, list } = started
        let before = { queue: '[]', history: '', info: safe.info }
        before.history = JSON.stringify(await list('getTransactionHistory', 50))
        for (const one of steps) {
          await act(started, one)
          const queue = await list('getTransactionQueue', 50)
          const history = await list('getTransactionHistory', 50)
          checkQueue(queue, safe.info)

          // Pages have the same transactions, each once and in one of the two
          // lists.
          const ids = transactions([...queue, ...history]).map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(
            transactions(await list('getTransactionQueue', limit)),
          ).toEqual(transactions(queue))
          checkQueue(await list('getTransactionQueue', limit), safe.info)
          expect(
            transactions(await list('getTransactionHistory', limit)),
          ).toEqual(transactions(history))
          const done = transactions(history).filter(({ id }) =>
            id.startsWith('multisig'),
          )
          expect(safe.info.nonce).toBe(5 + done.length)
          expect(history[0]?.type).toBe('DATE_LABEL')
          expect(transactions(history).at(-1)?.txInfo.type).toBe('Creation')

          const now = {
            queue: JSON.stringify(queue),
            history: JSON.stringify(history),
            info: safe.info,
          }
          const moved = (tag: 'txQueuedTag' | 'txHistoryTag') =>
            Number(now.info[tag]) > Number(before.info[tag])
          if (now.queue !== before.queue)
            expect(moved('txQueuedTag')).toBe(true)
          if (now.history !== before.history)
            expect(moved('txHistoryTag')).toBe(true)
          // An unchanged list is not read again.
          if (now.queue === before.queue && now.history === before.history)
            expect(moved('txHistoryTag')).toBe(false)
          before = now
        }
        executions += safe.info.nonce - 5
        cancellations += safe.transactions.filter(
          (one) => statusOf(safe, one) === 'CANCELLED',
        ).length
      },
    ),
    { numRuns: 150 },
  )
  // The sequences have to execute enough transactions to prove anything.
  expect(executions).toBeGreaterThan(20)
  expect(cancellations).toBeGreaterThan(3)
})

test('behavior: the sequences reach every status', async () => {
  const started = start()
  for (const [kind, hash, owner] of [
    ['propose', 1, 0],
    ['propose', 2, 1],
    ['confirm', 1, 1],
    ['execute', 1, 0],
    ['propose', 3, 0],
    ['confirm', 3, 2],
    ['propose', 5, 0],
  ] as const)
    await act(started, { kind, hash, owner })
  const { safe, list } = started
  expect(
    transactions(await list('getTransactionQueue', 50)).map(
      ({ txStatus }) => txStatus,
    ),
  ).toEqual(['AWAITING_EXECUTION', 'AWAITING_CONFIRMATIONS'])
  expect(transactions(await list('getTransactionHistory', 50))).toHaveLength(2)
  expect(safe.transactions).toHaveLength(4)
})
