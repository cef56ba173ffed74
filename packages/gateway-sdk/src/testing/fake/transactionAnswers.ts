import { parseTransactionId } from '../../transactionId.ts'
import type {
  TransactionDetails,
  TransactionSummary,
} from '../../types/index.gen.ts'
import { createTransactionData } from '../fixtures/transactionDetails.ts'
import { Refusal, refuse } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { callData, decodeCall, describeCall, toCall } from './describeCall.ts'
import { findChain, findSafe } from './findSafe.ts'
import {
  confirmWith,
  findTransaction,
  lookUp,
  propose,
  remove,
} from './proposals.ts'
import { same } from './same.ts'
import { detailsOf } from './transactionViews.ts'
import type { StoredSafe } from './types.ts'

/**
 * Details of an entry without a proposal: a transfer or a module transaction.
 */
function historyDetails(
  safe: StoredSafe,
  summary: TransactionSummary,
): TransactionDetails {
  const { id, timestamp, txStatus, txInfo, txHash, executionInfo } = summary
  const module = executionInfo?.type === 'MODULE' ? executionInfo : null
  return {
    safeAddress: safe.info.address.value,
    txId: id,
    executedAt: timestamp,
    txStatus,
    txInfo,
    txData:
      module && createTransactionData({ to: targetOf(txInfo), value: '0' }),
    detailedExecutionInfo: module,
    txHash: txHash ?? null,
    safeAppInfo: summary.safeAppInfo ?? null,
    note: summary.note ?? null,
  }
}

function targetOf(info: TransactionSummary['txInfo']) {
  if (info.type === 'Custom') return info.to
  const { to } = createTransactionData()
  return info.type === 'Transfer' ? info.recipient : to
}

/** Single transactions: proposed, confirmed, deleted, looked at, previewed. */
export function transactionAnswers(store: Store) {
  const { options } = store
  const nonces = (safe: StoredSafe) => {
    const { transactions } = safe
    const { nonce } = safe.info
    return {
      currentNonce: nonce,
      recommendedNonce: Math.max(
        nonce,
        ...transactions.map((one) => one.nonce + 1),
      ),
    }
  }
  return {
    proposeTransaction: async ({ params, body }) => {
      const safe = findSafe(store, params)
      return detailsOf(safe, await propose(store, safe, body))
    },
    confirmTransaction: async ({ params, body }) => {
      const found = findTransaction(store, params)
      await confirmWith(store, found, body.signature)
      return detailsOf(found.safe, found.transaction)
    },
    deleteTransaction: ({ params }) => {
      remove(store, findTransaction(store, params))
      return undefined
    },
    getTransactionDetails: ({ params }) => {
      const { chainId } = findChain(store, params['chainId'])
      const id = params['transactionId'] ?? ''
      const parsed = parseTransactionId(id)
      if (parsed?.kind === 'multisig' || parsed?.kind === 'hash') {
        const found = lookUp(store, parsed.safeTxHash, chainId)
        if (!found) throw new Refusal(404, 'Transaction not found')
        if (
          parsed.kind === 'multisig' &&
          !same(parsed.safeAddress, found.safe.info.address.value)
        )
          throw refuse(400, 'Invalid transaction ID')
        return detailsOf(found.safe, found.transaction)
      }
      for (const safe of store.safes) {
        const entry = safe.history.find((one) => one.id === id)
        if (entry && safe.info.chainId === chainId)
          return historyDetails(safe, entry)
      }
      throw new Refusal(404, 'Transaction not found')
    },
    getNonces: ({ params }) => nonces(findSafe(store, params)),
    postSafeGasEstimation: ({ params }) => ({
      ...nonces(findSafe(store, params)),
      safeTxGas: '0',
    }),
    getTxPreview: ({ params, body }) => {
      const { info } = findSafe(store, params)
      const call = toCall(body)
      return {
        txInfo: describeCall(options, call, info),
        txData: callData(call, decodeCall(options, call, info)),
      }
    },
    getConfirmationView: ({ params, body }) => {
      const { info } = findSafe(store, params)
      const { to } = body
      const decoded = to
        ? decodeCall(options, toCall({ ...body, to }), info)
        : null
      return {
        type: 'GENERIC',
        method: decoded?.method ?? '',
        parameters: decoded?.parameters ?? null,
      }
    },
  } satisfies StateAnswers
}
