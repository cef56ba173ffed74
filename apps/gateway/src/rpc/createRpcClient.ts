import { type Client, createClient, custom, http } from 'viem'
import { createBreaker } from './createBreaker.ts'
import { isRpcUnavailable } from './isRpcUnavailable.ts'

/**
 * Reads of one chain: requests made together travel as one batch, each waits
 * 10 s at most and is tried four times, and a chain that failed ten times in a
 * row is left alone for 30 s.
 */
export function createRpcClient(url: string): Client {
  const { request } = http(url, {
    batch: { batchSize: 1_000 },
    retryCount: 3,
    retryDelay: 150,
    timeout: 10_000,
  })({})
  const guarded = createBreaker({ isFailure: isRpcUnavailable })
  return createClient({
    // A contract must not make this server fetch from wherever it likes.
    ccipRead: false,
    transport: custom(
      { request: (call) => guarded(() => request(call)) },
      // The inner transport has tried already.
      { retryCount: 0 },
    ),
  })
}
