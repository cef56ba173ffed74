import type { HistoryItem, TransactionDetails } from '@strongroom/gateway-sdk'
import { type CallNode, decodeCall } from '@strongroom/safe-protocol'
import { listRecipients } from '@strongroom/safe-protocol/risks'
import { readTransaction } from '../verify/readTransaction.ts'
import { sameText } from '../verify/sameText.ts'

/** Batches that are read, the latest first: each costs a request. */
const most = 20

/** Ids of the batches that the safe itself executed, the latest first. */
export const listBatches = (items: readonly HistoryItem[]): string[] =>
  items
    .flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    .filter(
      ({ txInfo, txStatus, executionInfo }) =>
        executionInfo?.type === 'MULTISIG' &&
        txStatus === 'SUCCESS' &&
        txInfo.type === 'Custom' &&
        txInfo.methodName === 'multiSend',
    )
    .map(({ id }) => id)
    .slice(0, most)

/**
 * Accounts that a batch paid, in lower case, decoded from the bytes of its record.
 * Only what the safe itself sent counts, and only what moved something: calls of
 * other contracts and safes, transfers of nothing, and tokens of other accounts do
 * not.
 */
export function paidInBatch(
  id: string,
  details: TransactionDetails,
  safe: string,
): ReadonlySet<string> {
  const read = readTransaction(details)
  const isOther = details.txId !== id || !sameText(details.safeAddress, safe)
  if (isOther || 'kind' in read) return new Set()
  const { transaction } = read
  const self = details.safeAddress as `0x${string}`
  const tree = decodeCall(transaction, { safe: self })
  // Foreign code does anything with such bytes.
  const isKnown = tree.contract?.name.startsWith('multiSend') && !tree.unknown
  if (transaction.operation !== 1 || !isKnown) return new Set()
  return new Set(
    listRecipients(tree, { safe: self })
      .filter(({ role, path, amount, isNft, isCall }) => {
        const call = path.reduce<CallNode | undefined>(
          (node, at) => node?.children[at],
          tree,
        )
        const isPaid = role === 'payment' && !isCall && (isNft || amount !== 0n)
        return isPaid && call && isOwn(call, safe)
      })
      .map(({ address }) => address.toLowerCase()),
  )
}

/** The safe makes the call, and what it moves is the safe's. */
function isOwn({ self, method }: CallNode, safe: string): boolean {
  const [payer, , third] = method?.parameters ?? []
  return (
    sameText(`${self}`, safe) &&
    (third === undefined || sameText(`${payer?.value}`, safe))
  )
}
