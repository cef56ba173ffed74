import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { abortable } from './abortable.ts'
import { createBatches, type RpcRequest } from './createBatches.ts'
import { type Attempt, readAnswer } from './readAnswer.ts'
import { retryAfter } from './retryAfter.ts'

const timeout = 10_000
const retries = 3
const baseDelay = 150
const retryStatuses = new Set([403, 408, 413, 429, 500, 502, 503, 504])

/**
 * Sends reads to a node: 10 s for each attempt, three retries after 150, 300
 * and 600 ms or what the node asks for. With `batch`, requests of one moment
 * go together, 1000 at most.
 */
export function createRpc(options: {
  url: string
  fetch: typeof fetch
  batch?: boolean | undefined
}) {
  const { url, fetch, batch } = options
  let nextId = 0

  const post = async (
    requests: readonly RpcRequest[],
    signal?: AbortSignal,
  ): Promise<readonly Attempt[]> => {
    const bodies = requests.map((request) => ({ jsonrpc: '2.0', ...request }))
    const forAll = (attempt: Attempt) => requests.map(() => attempt)
    const controller = new AbortController()
    const stop = () => controller.abort()
    const timer = setTimeout(stop, timeout)
    signal?.addEventListener('abort', stop)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(bodies.length > 1 ? bodies : bodies[0]),
        signal: controller.signal,
      })
      const { status } = response
      if (!response.ok)
        return forAll({
          error: new WaypointError(kinds.http, 'HTTP request failed.', {
            data: { status },
          }),
          isRetryable: retryStatuses.has(status),
          wait: retryAfter(response.headers.get('Retry-After')),
        })
      const answer: unknown = await response.json()
      if (bodies.length === 1 || !Array.isArray(answer))
        return forAll(readAnswer(answer))
      // Nodes may answer in any order.
      const byId = new Map(answer.map((one) => [one?.id, one]))
      return bodies.map(({ id }) => readAnswer(byId.get(id)))
    } catch (cause) {
      const kind = controller.signal.aborted ? kinds.timeout : kinds.http
      const error = new WaypointError(kind, kind.shortMessage, { cause })
      return forAll({ error, isRetryable: true })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
  }
  const gather = createBatches(post)
  const attempt = async (request: RpcRequest, signal?: AbortSignal) => {
    // A batch serves several callers: none of them ends it for the others.
    if (batch) return abortable(gather(request), signal)
    const [outcome] = await post([request], signal)
    return outcome as Attempt
  }

  return async (
    method: string,
    params: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const request = { id: ++nextId, method, params: params ?? [] }
    for (let count = 0; ; count++) {
      signal?.throwIfAborted()
      const outcome = await attempt(request, signal)
      signal?.throwIfAborted()
      if ('result' in outcome) return outcome.result
      if (!outcome.isRetryable || count >= retries) throw outcome.error
      await delay(outcome.wait ?? baseDelay * 2 ** count, signal)
    }
  }
}

async function delay(ms: number, signal: AbortSignal | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  try {
    await abortable(pause, signal)
  } finally {
    clearTimeout(timer)
  }
}
