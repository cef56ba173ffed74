import type { AppBridge } from '../app/AppBridge.ts'
import type { TransactionDetails } from '../protocol/walletTypes.ts'
import { onEnd, poll } from './poll.ts'

/** Polls a transaction until it has come to an end. */
export function waitForTransaction(
  bridge: AppBridge,
  safeTxHash: string,
  options: Parameters<AppBridge['waitForTransaction']>[1] = {},
): Promise<TransactionDetails> {
  const { onStatus, ...rest } = options
  const { signal } = options
  let last: string | undefined
  return poll(
    async () => {
      const details = await bridge.getTransaction(
        { safeTxHash },
        signal && { signal },
      )
      const { txStatus } = details
      if (txStatus !== last) onStatus?.(details)
      last = txStatus
      return /^(SUCCESS|FAILED|CANCELLED)$/.test(txStatus) ? details : undefined
    },
    (wake) => [
      bridge.on('transactionStatus', (news) => {
        if (news.safeTxHash === safeTxHash) wake()
      }),
      ...onEnd(bridge, wake),
    ],
    rest,
  )
}
