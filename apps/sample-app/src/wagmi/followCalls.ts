import type { GetCallsStatusReturnType } from 'wagmi/actions'
import type { Progress } from '../wallet/SafeWallet.ts'

const pause = 2_000
const failureLimit = 5

/**
 * Polls the status of calls (EIP-5792) until they have come to their end. The
 * status does not distinguish a missing signature from a missing execution.
 */
export async function followCalls(
  getStatus: () => Promise<
    Pick<GetCallsStatusReturnType, 'statusCode' | 'receipts'>
  >,
  {
    signal,
    onProgress,
    pollInterval = pause,
  }: {
    signal: AbortSignal
    onProgress: (progress: Progress) => void
    /** Milliseconds between two polls. */
    pollInterval?: number
  },
): Promise<Progress> {
  let last: Progress['status'] | undefined
  for (let failures = 0; ; ) {
    signal.throwIfAborted()
    try {
      const { statusCode, receipts } = await getStatus()
      const status = toStatus(statusCode)
      const txHash = receipts?.[0]?.transactionHash
      const progress = { status, ...(txHash !== undefined && { txHash }) }
      failures = 0
      signal.throwIfAborted()
      if (status !== last) onProgress(progress)
      last = status
      if (status !== 'AWAITING_CONFIRMATIONS') return progress
    } catch (error) {
      signal.throwIfAborted()
      failures += 1
      if (failures >= failureLimit) throw error
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, pollInterval)
      function done() {
        clearTimeout(timer)
        signal.removeEventListener('abort', done)
        resolve()
      }
      signal.addEventListener('abort', done)
    })
  }
}

function toStatus(code: number): Progress['status'] {
  if (code >= 200 && code < 300) return 'SUCCESS'
  if (code >= 500) return 'FAILED'
  return code >= 400 ? 'CANCELLED' : 'AWAITING_CONFIRMATIONS'
}
