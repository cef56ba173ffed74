import {
  type Client,
  createClient,
  custom,
  type EIP1193RequestFn,
  RpcRequestError,
} from 'viem'
import type { RpcOutcome } from '../metrics/createMetrics.ts'
import { createBreaker } from './createBreaker.ts'
import type { NodePool } from './createNodePool.ts'
import type { RpcAnswer, RpcCall } from './createNodeRpc.ts'
import { isRpcUnavailable } from './isRpcUnavailable.ts'

export interface CreateRpcClientOptions {
  /** Called after every call. */
  onCall?: (outcome: RpcOutcome) => void
  /** Called when calls to the chain are suspended, and when they resume. */
  onBreaker?: (open: boolean) => void
}

/** A pause that a person who waits for an answer still accepts, in milliseconds. */
const longestPause = 2_000
const mostNodes = 3

interface Queued {
  call: RpcCall
  resolve: (answer: RpcAnswer) => void
  reject: (error: unknown) => void
}

/** Collects the calls of one turn of the event loop into one batch. */
const createBatcher = (pool: NodePool) => {
  const nodes = pool.open({
    // Requests end by their timeout.
    signal: new AbortController().signal,
    isUrgent: true,
    longestPause,
  })
  let queue: Queued[] = []

  /** A node that does not answer is replaced by the next one. */
  const ask = async (calls: readonly RpcCall[]): Promise<RpcAnswer[]> => {
    for (let attempt = 1; ; attempt += 1) {
      await nodes.renew()
      try {
        return await nodes.batch(calls)
      } catch (error) {
        if (attempt >= mostNodes || !nodes.hasOther()) throw error
      }
    }
  }

  const flush = async (): Promise<void> => {
    const sent = queue
    queue = []
    try {
      const answers = await ask(sent.map(({ call }) => call))
      for (const [i, { resolve, reject }] of sent.entries()) {
        const answer = answers[i]
        if (answer === undefined) reject(new Error('A call was not sent.'))
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }

  return (call: RpcCall): Promise<RpcAnswer> =>
    new Promise((resolve, reject) => {
      if (queue.push({ call, resolve, reject }) === 1) setTimeout(flush, 0)
    })
}

/**
 * Reads of one chain: calls made together travel as one batch, to the best of
 * its nodes and, where that one does not answer, to the next. A chain that
 * failed ten times in a row is left alone for 30 s.
 */
export function createRpcClient(
  pool: NodePool,
  { onCall, onBreaker }: CreateRpcClientOptions = {},
): Client {
  const send = createBatcher(pool)
  const request = async ({ method, params }: RpcCall): Promise<unknown> => {
    const answer = await send({ method, params: params ?? [] })
    if ('result' in answer) return answer.result
    const { kind, code = -32_603, message, data } = answer.error
    if (kind !== 'rpc') throw answer.error
    throw new RpcRequestError({
      body: { method },
      error: { code, message, data },
      // The address may hold a key.
      url: '',
    })
  }
  const guarded = createBreaker({
    isFailure: isRpcUnavailable,
    ...(onBreaker === undefined ? {} : { onChange: onBreaker }),
  })
  const counted = (async (call: RpcCall) => {
    try {
      const answer = await guarded(() => request(call))
      onCall?.('ok')
      return answer
    } catch (error) {
      onCall?.(isRpcUnavailable(error) ? 'failed' : 'refused')
      throw error
    }
  }) as EIP1193RequestFn
  return createClient({
    // A contract must not make this server fetch from wherever it likes.
    ccipRead: false,
    transport: custom(
      { request: counted },
      // The nodes have been tried already.
      { retryCount: 0 },
    ),
  })
}
