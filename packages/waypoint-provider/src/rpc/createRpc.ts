import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { abortable } from './abortable.ts'
import { createBatches, type RpcRequest } from './createBatches.ts'
import { type Attempt, readAnswer } from './readAnswer.ts'
import { retryAfter } from './retryAfter.ts'

const timeout = 10_000
const retries = 3
const total = 30_000
const baseDelay = 150
const retryStatuses = new Set([403, 408, 413, 429, 500, 502, 503, 504])

/**
 * Sends reads to a node: 10 s for each attempt, three retries after 150, 300
 * and 600 ms, or after what the node asks for, 30 s in all. A node that asks for
 * a longer wait ends the read at once. With `batch`, requests of one moment
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
    end = Number.POSITIVE_INFINITY,
  ): Promise<readonly Attempt[]> => {
    const texts = requests.map(({ text }) => text).join()
    const forAll = (attempt: Attempt) => requests.map(() => attempt)
    const controller = new AbortController()
    const stop = () => controller.abort()
    const timer = setTimeout(stop, Math.min(timeout, end - Date.now()))
    signal?.addEventListener('abort', stop)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: requests.length > 1 ? `[${texts}]` : texts,
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
      if (requests.length === 1 || !Array.isArray(answer))
        return forAll(readAnswer(answer))
      // Nodes may answer in any order.
      const byId = new Map(answer.map((one) => [one?.id, one]))
      return requests.map(({ id }) => readAnswer(byId.get(id)))
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
  const attempt = async (
    request: RpcRequest,
    end: number,
    signal?: AbortSignal,
  ) => {
    // A batch serves several callers: none of them ends it for the others.
    if (batch) return abortable(gather(request), signal)
    const [outcome] = await post([request], signal, end)
    return outcome as Attempt
  }

  return async (
    method: string,
    params: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const body = { jsonrpc: '2.0', id: ++nextId, method, params: params ?? [] }
    const request = { id: nextId, text: '' }
    try {
      request.text = JSON.stringify(body)
    } catch (cause) {
      throw new WaypointError(
        kinds.invalidParams,
        `${method}: params are NOT valid`,
        { cause },
      )
    }
    const end = Date.now() + total
    for (let count = 0; ; count++) {
      signal?.throwIfAborted()
      const outcome = await attempt(request, end, signal)
      signal?.throwIfAborted()
      if ('result' in outcome) return outcome.result
      const wait = Math.max(outcome.wait ?? 0, baseDelay * 2 ** count)
      // A retry before the time that the node names would be refused as well.
      if (!outcome.isRetryable || count >= retries || Date.now() + wait >= end)
        throw outcome.error
      await delay(wait, signal)
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
