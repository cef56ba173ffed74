import { BridgeError } from '../errors/BridgeError.ts'
import { NotImplementedError } from '../errors/NotImplementedError.ts'
import { SameOriginError } from '../errors/SameOriginError.ts'
import { parseOrigin } from '../protocol/parseOrigin.ts'
import type { BridgeHost, BridgeHostOptions } from './BridgeHost.ts'
import { createInteractiveQueue } from './createInteractiveQueue.ts'
import { createReplies } from './createReplies.ts'
import { createTokenBucket } from './createTokenBucket.ts'
import type { HostWindow } from './HostFrame.ts'
import { type BridgeRequest, parseRequest } from './parseRequest.ts'
import { parseRpcCall } from './parseRpcCall.ts'
import {
  parseTransactions,
  type TransactionRequest,
} from './parseTransactions.ts'

const blockedLimit = 20
const readsInFlight = 100
const readsPerSecond = 50
const readBurst = 200
const interactiveBacklog = 5

/**
 * Creates the wallet's end of the bridge to one embedded app. Hears only the
 * given frame showing the given origin, answers every request exactly once and
 * only to that origin.
 *
 * Throws `InvalidOriginError` for an origin that is not exact and
 * `SameOriginError` for an app of the wallet's own origin.
 *
 * @example
 * ```ts
 * import { createBridgeHost } from '@strongroom/safe-apps-bridge/host'
 *
 * const frame = document.querySelector('iframe')
 * if (frame) {
 *   const host = createBridgeHost({
 *     frame,
 *     origin: 'https://app.example',
 *     handlers: {
 *       getSafeInfo: () => undefined,
 *       getChainInfo: () => undefined,
 *       rpcCall: async () => '0x0',
 *       sendTransactions: async () => ({ safeTxHash: '0x' }),
 *     },
 *   })
 *   host.dispose()
 * }
 * ```
 */
export function createBridgeHost(options: BridgeHostOptions): BridgeHost {
  const { frame, handlers, onBlocked, allowSameOrigin = false } = options
  const window: HostWindow = options.window ?? globalThis.window
  const origin = parseOrigin(options.origin)
  if (origin === window.location.origin && !allowSameOrigin)
    throw new SameOriginError(origin)

  const blocked = new Set<string>()
  const interactive = createInteractiveQueue({ backlog: interactiveBacklog })
  const takeRead = createTokenBucket({
    rate: readsPerSecond,
    burst: readBurst,
    now: () => Date.now(),
  })
  let reads = 0
  let epoch = 1
  // While the frame still shows its initial empty document, which is readable,
  // the next load is the app's first and ends nothing.
  let isFirstLoad = frame.contentDocument != null
  let isDisposed = false

  const replyTo = createReplies((message) => {
    // Exact target: a document of another origin never receives an answer.
    frame.contentWindow?.postMessage(message, origin)
  })

  const known = <value>(value: value | undefined): value => {
    if (value === undefined) throw new BridgeError('Request failed')
    return value
  }

  const read = async (params: unknown) => {
    const request = parseRpcCall(params)
    if (reads >= readsInFlight || !takeRead())
      throw new BridgeError('Too many requests.', { code: -32005 })
    reads++
    try {
      return (await handlers.rpcCall(request)) ?? null
    } finally {
      reads--
    }
  }

  const send = (id: string, request: TransactionRequest) =>
    interactive.add(id, async (signal) => {
      const { safeTxHash } = await handlers.sendTransactions(request, {
        signal,
      })
      return { safeTxHash }
    })

  const answer = ({ id, method, params }: BridgeRequest): unknown => {
    switch (method) {
      case 'getSafeInfo':
        return known(handlers.getSafeInfo())
      case 'getChainInfo':
        return known(handlers.getChainInfo())
      case 'getEnvironmentInfo':
        return { origin: window.location.origin }
      case 'rpcCall':
        return read(params)
      case 'sendTransactions':
        return send(id, parseTransactions(params))
      default:
        throw new NotImplementedError(method)
    }
  }

  const handle = (request: BridgeRequest) => {
    const isSend = request.method === 'sendTransactions'
    // The request the user is looking at, repeated: its one answer settles
    // both, and it must not open a second dialog.
    if (isSend && interactive.has(request.id)) return
    const reply = replyTo.open(request.id)
    try {
      const result = answer(request)
      if (!(result instanceof Promise)) return reply.succeed(result)
      result.then(reply.succeed, reply.fail)
    } catch (error) {
      reply.fail(error)
    }
  }

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow) return
    if (event.origin !== origin) return block(event.origin)
    const request = parseRequest(event.data)
    if (request !== undefined) handle(request)
  }

  const block = (foreign: string) => {
    interactive.abort()
    if (blocked.has(foreign) || blocked.size >= blockedLimit) return
    blocked.add(foreign)
    onBlocked?.(foreign)
  }

  const onLoad = () => {
    if (isFirstLoad) {
      isFirstLoad = false
      return
    }
    epoch++
    // Whoever asked is gone, or is told so. Reads go on: their answers reach
    // the exact origin only, and a new document ignores ids it does not know.
    interactive.abort()
  }

  window.addEventListener('message', onMessage)
  frame.addEventListener('load', onLoad)

  return {
    get epoch() {
      return epoch
    },
    dispose() {
      if (isDisposed) return
      isDisposed = true
      window.removeEventListener('message', onMessage)
      frame.removeEventListener('load', onLoad)
      interactive.abort()
      replyTo.close()
    },
  }
}
