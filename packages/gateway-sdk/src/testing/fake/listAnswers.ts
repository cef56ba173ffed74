import type {
  TransactionItem,
  TransactionSummary,
} from '../../types/index.gen.ts'
import { createPage } from '../fixtures/common.ts'
import { fixtureAddresses } from '../fixtures/fixtureAddresses.ts'
import { createCreation } from '../fixtures/transactionInfos.ts'
import { createTransactionSummary } from '../fixtures/transactions.ts'
import { Refusal } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { findSafe } from './findSafe.ts'
import { historyOf, isListed, readDays, withDates } from './historyItems.ts'
import { links, page, readCursor } from './page.ts'
import { queueItems, queueOf } from './queueItems.ts'
import { same } from './same.ts'
import { summaryOf } from './transactionViews.ts'
import type { StoredSafe } from './types.ts'

/** A yes or no of the query. @throws Refusal with 400 */
function readFlag(
  query: URLSearchParams,
  name: string,
  otherwise: boolean,
): boolean {
  const text = query.get(name)
  if (text === null) return otherwise
  if (text !== 'true' && text !== 'false')
    throw new Refusal(400, 'Validation failed (boolean string is expected)')
  return text === 'true'
}

const toItem = (transaction: TransactionSummary): TransactionItem => ({
  type: 'TRANSACTION',
  transaction,
  conflictType: 'None',
})

/** Queue, history and the lists by filter. */
export function listAnswers(store: Store) {
  return {
    getTransactionQueue: (question) => {
      const safe = findSafe(store, question.params)
      const queue = queueOf(safe)
      const { limit, offset } = readCursor(question)
      return createPage(
        queueItems(safe, queue, offset, limit),
        links(question, queue.length),
      )
    },
    getTransactionHistory: (question) => {
      const { query } = question
      const safe = findSafe(store, question.params)
      const all = historyOf(safe)
      const { limit, offset } = readCursor(question)
      const { next, previous } = links(question, all.length)
      const shown = {
        trusted: readFlag(query, 'trusted', true),
        imitation: readFlag(query, 'imitation', true),
      }
      const summaries = all
        .slice(offset, offset + limit)
        .filter((summary) => isListed(summary, shown))
      if (next === null) summaries.push(creationOf(safe))
      return createPage(
        withDates(summaries, all[offset - 1]?.timestamp, readDays(query)),
        { count: all.length, next, previous },
      )
    },
    getIncomingTransfers: (question) => {
      const { query } = question
      const safe = findSafe(store, question.params)
      const trusted = readFlag(query, 'trusted', true)
      const token = query.get('token_address')
      const found = safeHistory(safe, query).filter((summary) => {
        const { txInfo } = summary
        if (txInfo.type !== 'Transfer' || txInfo.direction !== 'INCOMING')
          return false
        const { transferInfo: info } = txInfo
        return (
          isListed(summary, { trusted, imitation: true }) &&
          is(query, 'to', txInfo.recipient.value) &&
          is(query, 'value', 'value' in info ? (info.value ?? '0') : '') &&
          (token === null ||
            ('tokenAddress' in info && same(info.tokenAddress, token)))
        )
      })
      return { ...page(question, found.map(toItem)), count: null }
    },
    getModuleTransactions: (question) => {
      const { query } = question
      const safe = findSafe(store, question.params)
      const found = safeHistory(safe, query).filter(
        ({ executionInfo, txHash }) =>
          executionInfo?.type === 'MODULE' &&
          is(query, 'module', executionInfo.address.value) &&
          is(query, 'transaction_hash', txHash ?? ''),
      )
      return page(question, found.map(toItem))
    },
    getMultisigTransactions: (question) => {
      const { query } = question
      const safe = findSafe(store, question.params)
      const executed = query.get('executed')
      const found = safe.transactions
        .filter(
          ({ body, nonce, executed: done }) =>
            is(query, 'to', body.to) &&
            is(query, 'value', body.value) &&
            is(query, 'nonce', `${nonce}`) &&
            (executed === null || `${done !== undefined}` === executed),
        )
        .sort(
          (one, other) =>
            other.nonce - one.nonce || other.submittedAt - one.submittedAt,
        )
        .map((transaction) => summaryOf(safe, transaction))
        .filter((summary) => inTime(summary, query))
      return { ...page(question, found.map(toItem)), count: null }
    },
  } satisfies StateAnswers
}

function safeHistory(safe: StoredSafe, query: URLSearchParams) {
  return historyOf(safe).filter((summary) => inTime(summary, query))
}

function inTime({ timestamp }: TransactionSummary, query: URLSearchParams) {
  const from = Date.parse(query.get('execution_date__gte') ?? '')
  const to = Date.parse(query.get('execution_date__lte') ?? '')
  return !(timestamp < from) && !(timestamp > to)
}

function is(query: URLSearchParams, name: string, value: string): boolean {
  const wanted = query.get(name)
  return wanted === null || same(wanted, value)
}

function creationOf(safe: StoredSafe): TransactionSummary {
  const { address, implementation } = safe.info
  return createTransactionSummary({
    id: `creation_${address.value}`,
    txStatus: 'SUCCESS',
    txInfo: createCreation({ implementation }),
    txHash: fixtureAddresses.txHash,
    executionInfo: null,
  })
}
