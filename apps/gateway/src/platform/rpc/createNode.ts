import { type ChainError, WrongChainError } from './ChainError.ts'
import { createBudget } from './createBudget.ts'
import { RpcError } from './RpcError.ts'
import type { RpcUrl } from './RpcUrl.ts'

interface PostJsonOptions {
  timeout: number
  signal: AbortSignal
}

/** Longest pause of a node, in milliseconds; longer ones are cut to it. */
const longestWait = 3_600_000

const readRetryAfter = (value: string | null): number | undefined => {
  if (value === null) return undefined
  const seconds = Number(value)
  const ms = Number.isFinite(seconds)
    ? seconds * 1000
    : Date.parse(value) - Date.now()
  return Number.isFinite(ms)
    ? Math.min(Math.max(ms, 0), longestWait)
    : undefined
}

/** One POST; every way it can fail becomes an `RpcError`. */
async function postJson(
  { url, authorization }: Pick<RpcUrl, 'url' | 'authorization'>,
  body: unknown,
  { timeout, signal }: PostJsonOptions,
): Promise<unknown> {
  const late = AbortSignal.timeout(timeout)
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([late, signal]),
    })
    text = await response.text()
  } catch (cause) {
    signal.throwIfAborted()
    throw late.aborted
      ? new RpcError('timeout', 'The node did not answer in time.', { cause })
      : new RpcError('network', 'The node cannot be reached.', { cause })
  }
  if (!response.ok) {
    throw new RpcError('http', `The node answered HTTP ${response.status}.`, {
      code: response.status,
      retryAfter: readRetryAfter(response.headers.get('retry-after')),
    })
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RpcError('invalid', 'The node did not answer with JSON.', {
      cause,
    })
  }
}

interface PostOptions {
  /** Milliseconds for the answer. */
  timeout: number
  signal: AbortSignal
  /** A reader waits for the answer: goes before the indexer's requests. */
  isUrgent?: boolean | undefined
}

/** Health of a node, without its address. */
export interface NodeHealth {
  /** Place in the configured list, from 1. */
  position: number
  /** False while it is left alone after a failure. */
  isUp: boolean
  /** Whether it served another chain at the last check. */
  isWrongChain: boolean
  /** Milliseconds for one request, averaged over the last ten or so. */
  latency: number
  /** Newest block at the last check; -1 when unknown. */
  head: number
  /** JSON-RPC calls sent, and requests that failed. */
  calls: number
  failures: number
}

/** One URL of a chain, shared by the indexer and by everything else that reads. */
export interface RpcNode {
  /**
   * Sends one request within the node's budget.
   *
   * @throws RpcError
   */
  post(
    body: unknown,
    options: PostOptions & { calls: number },
  ): Promise<unknown>
  /** False once it refused a batch and answered the same calls one by one. */
  takesBatches: boolean
  /** Whether it has answered a batch: only then a refusal is no habit. */
  hasTakenBatch: boolean
  /** Notes that the node gave a usable answer. */
  succeeded(): void
  /** Notes that it did not: it rests, longer each time in a row. */
  failed(error: ChainError): void
  /** Notes the newest block, and that the chain is the right one. */
  checked(head: number): void
  /** Milliseconds until its next attempt after a failure. */
  downFor(): number
  health(): NodeHealth
}

/** Milliseconds a node rests after its first failure; doubled for each in a row. */
const firstRest = 1_000
const longestRest = 30_000
/** Milliseconds without requests to a node of another chain. */
const wrongChainRest = 60_000
const weight = 0.2

/**
 * A node with its budget and its health.
 *
 * @param position Place in the configured list, from 1.
 * @param now Milliseconds of a clock that never goes back.
 */
export function createNode(
  endpoint: RpcUrl,
  position: number,
  now: () => number = () => performance.now(),
): RpcNode {
  const budget = createBudget(endpoint.requestsPerSecond)
  let inARow = 0
  /** End of the pause that the node required (Retry-After). */
  let pausedUntil = 0
  let downUntil = 0
  let isWrongChain = false
  let latency = 0
  let head = -1
  let calls = 0
  let failures = 0

  const node: RpcNode = {
    takesBatches: true,
    hasTakenBatch: false,
    async post(body, options) {
      const { signal, isUrgent } = options
      const requirePermission = () => {
        const retryAfter = pausedUntil - now()
        if (retryAfter <= 0) return
        throw new RpcError('http', 'The node asked for a pause.', {
          code: 429,
          retryAfter,
        })
      }
      requirePermission()
      await budget.take(options.calls, { signal, isUrgent })
      requirePermission()
      calls += options.calls
      const began = now()
      try {
        const answer = await postJson(endpoint, body, options)
        const ms = now() - began
        latency = latency === 0 ? ms : latency + weight * (ms - latency)
        return answer
      } catch (error) {
        if (error instanceof RpcError && error.retryAfter !== undefined) {
          pausedUntil = Math.max(pausedUntil, now() + error.retryAfter)
        }
        throw error
      }
    },
    succeeded() {
      inARow = 0
      downUntil = 0
    },
    failed(error) {
      // A refusal for size is not a fault of the node.
      if (error instanceof RpcError && error.code === 413) return
      failures += 1
      inARow += 1
      isWrongChain = error instanceof WrongChainError
      const rest = Math.min(longestRest, firstRest * 2 ** (inARow - 1))
      downUntil = now() + (isWrongChain ? wrongChainRest : rest)
    },
    checked(block) {
      isWrongChain = false
      head = block
    },
    downFor: () => Math.max(0, downUntil - now(), pausedUntil - now()),
    health: () => ({
      position,
      isUp: node.downFor() === 0,
      isWrongChain,
      latency,
      head,
      calls,
      failures,
    }),
  }
  return node
}
