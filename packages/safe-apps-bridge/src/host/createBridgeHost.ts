import { BridgeError } from '../errors/BridgeError.ts'
import { InvalidRequestError } from '../errors/InvalidRequestError.ts'
import { SameOriginError } from '../errors/SameOriginError.ts'
import { parseOrigin } from '../protocol/parseOrigin.ts'
import type { SafeInfo } from '../protocol/types.ts'
import type { BridgeHost, BridgeHostOptions } from './BridgeHost.ts'
import { createBusyError } from './createBusyError.ts'
import { createEnvelope } from './createEnvelope.ts'
import { createInbox } from './createInbox.ts'
import { createMethods } from './createMethods.ts'
import { createPorts } from './createPorts.ts'
import { createRecentIds } from './createRecentIds.ts'
import { createReplies, type Reply } from './createReplies.ts'
import { findChanges } from './findChanges.ts'
import type { HostWindow } from './HostFrame.ts'
import { interactiveMethods } from './interactiveMethods.ts'
import { measure } from './measure.ts'
import { type BridgeRequest, parseRequest } from './parseRequest.ts'
import { refusalOf } from './refusalOf.ts'

const blockedLimit = 20
const waitingLimit = 1000
const sizeLimit = 5 * 1024 * 1024
// Bytes that all unanswered requests may hold.
const memoryLimit = 32 * 1024 * 1024

type Post = (message: object) => boolean

/** A request that waits until the host is resumed. */
interface QueuedRequest {
  request: BridgeRequest
  origin: string
  reply: Reply
  epoch: number
}

/**
 * Creates the wallet's end of the bridge to one embedded app. Accepts messages
 * of the given frame with an allowed origin alone, answers every request
 * exactly once and only to the origin that sent it.
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
  const { frame, handlers, permissions, onAudit, allowSameOrigin } = options
  const window: HostWindow = options.window ?? globalThis.window
  const hostOrigin = window.location.origin
  const origins = new Set(
    [options.origin, ...(options.allowedOrigins ?? [])].map(parseOrigin),
  )
  if (origins.has(hostOrigin) && !allowSameOrigin)
    throw new SameOriginError(hostOrigin)

  const blocked = new Set<string>()
  const replies = createReplies()
  const queued: QueuedRequest[] = []
  const recent = createRecentIds()
  // The origin of the last message: unrequested messages are posted there.
  let activeOrigin = options.origin
  let epoch = 1
  // While the frame still shows its initial empty document, which is readable,
  // the next load is the app's first and ends no request.
  let isFirstLoad = frame.contentDocument != null
  let isSuspended = false
  let isDisposed = false
  let isSubscribed = false
  let events = 0
  // The safe of the app's requests: another one ends them.
  let lastSafeInfo: SafeInfo | undefined
  // Approximate bytes of the requests that wait for their answer.
  let memory = 0
  const inbox = createInbox()

  const methods = createMethods({
    ...options,
    hostOrigin,
    onProgress: (waiting) => emit('readsQueued', { waiting }),
  })

  // Exact target: a document of another origin never receives an answer.
  const toWindow = (message: object, target: string, ports?: MessagePort[]) =>
    frame.contentWindow?.postMessage(message, target, ports)

  const ports = createPorts({
    epoch: () => epoch,
    transfer: (message, port, origin) => toWindow(message, origin, [port]),
    onMessage: (data, post, origin) => receive(data, origin, post),
  })

  // A document may post before its load event, so a message of one epoch may be
  // from the next one's document, but never from a later one.
  const windowPost = (origin: string, wantsPort: boolean): Post => {
    const since = epoch
    return (message) => {
      if (epoch > since + 1) return false
      toWindow(message, origin)
      if (wantsPort && !isDisposed) ports.offer(origin)
      return true
    }
  }

  const serve = ({ request, origin, reply }: Omit<QueuedRequest, 'epoch'>) => {
    try {
      lastSafeInfo ??= handlers.getSafeInfo()
      const result = methods.answer(request, origin)
      if (request.method === 'getSafeInfo') lastSafeInfo = result as SafeInfo
      if (!(result instanceof Promise)) return reply.succeed(result)
      result.then(reply.succeed, reply.fail)
    } catch (error) {
      reply.fail(error)
    }
  }

  const receive = (data: unknown, origin: string, port?: Post) => {
    let request = parseRequest(data)
    if (request === undefined || isDisposed) return
    const { id, method, params, features } = request
    if (features.includes('events/1')) isSubscribed = true
    const post = port ?? windowPost(origin, features.includes('port/1'))
    const size = measure(params, sizeLimit)
    const isTooLarge = size > sizeLimit || memory + size > memoryLimit
    const since = epoch
    const start = onAudit && performance.now()
    if (!isTooLarge) memory += size
    /** Refusals wait for their turn: they must not delay sent requests. */
    const release = () => {
      if (request !== undefined && !isTooLarge) memory -= size
      request = undefined
    }
    const open = (onDone = () => {}) =>
      replies.open(
        id,
        post,
        (outcome) => {
          release()
          onDone()
          if (onAudit === undefined || start === undefined) return
          const duration = performance.now() - start
          const reported = size > sizeLimit ? Number.POSITIVE_INFINITY : size
          notify(() =>
            onAudit({ method, origin, size: reported, duration, outcome }),
          )
        },
        features.length > 0 ? methods.served() : [],
      )
    const refuse = () =>
      open().fail(
        size > sizeLimit
          ? new InvalidRequestError('The request is larger than 5 MB.')
          : createBusyError(),
      )
    const take = () => {
      const isInteractive = interactiveMethods.has(method)
      const key = isInteractive ? `${method} ${id}` : undefined
      // The request the user is looking at, repeated: its one answer settles
      // both, and it must not open a second dialog.
      if (key !== undefined && recent.isPending(key)) return release()
      const reply = open(() => key !== undefined && recent.finish(key))
      if (replies.count() > waitingLimit) return reply.fail(createBusyError())
      // Its document went while it was queued.
      if (isInteractive && epoch !== since) return reply.fail(refusalOf(method))
      if (key !== undefined && !recent.start(key, id))
        return reply.fail(
          new BridgeError('The request was answered already.', {
            code: -32600,
          }),
        )
      if (request === undefined) return
      if (isSuspended) queued.push({ request, origin, reply, epoch })
      else serve({ request, origin, reply })
    }
    if (!inbox.push({ serve: isTooLarge ? refuse : take, refuse })) release()
  }

  const onMessage = (event: MessageEvent<unknown>) => {
    const { source, origin } = event
    if (source === null || source !== frame.contentWindow) return
    if (!origins.has(origin)) return block(origin)
    activeOrigin = origin
    if (blocked.size > 0) {
      blocked.clear()
      notify(() => options.onReturned?.())
    }
    receive(event.data, origin)
  }

  /** Rejects requests that wait, or would wait, for the user. */
  const rejectPrompts = () => {
    methods.abort()
    for (const entry of queued.splice(0)) {
      const { request, reply } = entry
      if (interactiveMethods.has(request.method) || entry.epoch < epoch - 1)
        reply.fail(refusalOf(request.method))
      else queued.push(entry)
    }
  }

  const block = (foreign: string) => {
    rejectPrompts()
    ports.closeOlder(Number.POSITIVE_INFINITY)
    if (blocked.has(foreign) || blocked.size >= blockedLimit) return
    blocked.add(foreign)
    notify(() => options.onBlocked?.(foreign))
  }

  const onLoad = () => {
    if (isFirstLoad) isFirstLoad = false
    else {
      epoch++
      rejectPrompts()
      recent.clear()
      methods.navigate()
      ports.closeOlder(epoch - 1)
    }
    notify(() => {
      const theme = handlers.getCurrentTheme?.()
      if (theme !== undefined) emit('themeChanged', theme)
    })
  }

  const emit: BridgeHost['emit'] = (event, payload) => {
    const isTheme = event === 'themeChanged'
    if (!isTheme && !isSubscribed) return
    // Every app knows the theme in this shape, as the answer to no request.
    const message = isTheme
      ? createEnvelope(Math.random().toString(36).slice(2), { data: payload })
      : createEnvelope(`evt:${++events}`, { data: { event, payload } })
    toWindow(message, activeOrigin)
  }

  const emitPermissions = () => {
    if (permissions !== undefined && lastSafeInfo !== undefined)
      emit('permissionsChanged', permissions.get(activeOrigin, methods.scope()))
  }

  window.addEventListener('message', onMessage)
  frame.addEventListener('load', onLoad)
  const unsubscribe = permissions?.subscribe((origin) => {
    if (origin === activeOrigin) emitPermissions()
  })

  return {
    get epoch() {
      return epoch
    },
    emit(event, payload) {
      if (!isDisposed) emit(event, payload)
    },
    refresh() {
      const safe = handlers.getSafeInfo()
      if (safe === undefined || lastSafeInfo === undefined || isDisposed) return
      const { isOther, events } = findChanges(lastSafeInfo, safe)
      const chain = handlers.getChainInfo()
      const isMoved = lastSafeInfo.chainId !== safe.chainId
      lastSafeInfo = safe
      if (isOther) {
        rejectPrompts()
        methods.part()
      }
      if (isMoved && chain !== undefined) emit('chainChanged', chain)
      for (const [event, payload] of events) emit(event, payload)
      if (isOther) emitPermissions()
    },
    suspend() {
      isSuspended = true
    },
    resume() {
      isSuspended = false
      for (const entry of queued.splice(0)) serve(entry)
    },
    dispose() {
      if (isDisposed) return
      isDisposed = true
      window.removeEventListener('message', onMessage)
      frame.removeEventListener('load', onLoad)
      unsubscribe?.()
      inbox.close()
      replies.close()
      methods.abort()
      methods.close()
      emit('shutdown', null)
      ports.closeOlder(Number.POSITIVE_INFINITY)
    },
  }
}

// An error in the wallet's logging or display must not prevent the answer.
function notify(call: () => void) {
  try {
    call()
  } catch (error) {
    globalThis.reportError?.(error)
  }
}
