import { type Client, createClient, custom, http } from 'viem'
import type { RpcOutcome } from '../metrics/createMetrics.ts'
import { createBreaker } from './createBreaker.ts'
import { isRpcUnavailable } from './isRpcUnavailable.ts'

export interface CreateRpcClientOptions {
  /** Told of every call. */
  onCall?: (outcome: RpcOutcome) => void
  /** Told when the chain is left alone, and when it is asked again. */
  onBreaker?: (open: boolean) => void
}

/**
 * Reads of one chain: requests made together travel as one batch, each waits
 * 10 s at most and is tried four times, and a chain that failed ten times in a
 * row is left alone for 30 s.
 */
export function createRpcClient(
  url: string,
  { onCall, onBreaker }: CreateRpcClientOptions = {},
): Client {
  const { request } = http(url, {
    batch: { batchSize: 1_000 },
    retryCount: 3,
    retryDelay: 150,
    timeout: 10_000,
  })({})
  const guarded = createBreaker({
    isFailure: isRpcUnavailable,
    ...(onBreaker === undefined ? {} : { onChange: onBreaker }),
  })
  const counted = async (call: Parameters<typeof request>[0]) => {
    try {
      const answer = await guarded(() => request(call))
      onCall?.('ok')
      return answer
    } catch (error) {
      onCall?.(isRpcUnavailable(error) ? 'failed' : 'refused')
      throw error
    }
  }
  return createClient({
    // A contract must not make this server fetch from wherever it likes.
    ccipRead: false,
    transport: custom(
      { request: counted },
      // The inner transport has tried already.
      { retryCount: 0 },
    ),
  })
}
