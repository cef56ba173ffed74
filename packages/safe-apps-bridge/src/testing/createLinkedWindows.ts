import type { AppWindow } from '../app/AppWindow.ts'
import type { HostFrame, HostWindow } from '../host/HostFrame.ts'

type MessageListener = (event: MessageEvent<unknown>) => void

/** A wallet window and the frame in it, in memory. */
export interface LinkedWindows {
  /** Pass to `createBridgeHost`. */
  readonly host: { window: HostWindow; frame: HostFrame }
  /** Pass to `createAppBridge`. */
  readonly app: { window: AppWindow }
  /** Delivers any message to the host; defaults to the app as sender. */
  toHost(data: unknown, from?: { source?: unknown; origin?: string }): void
  /** Delivers any message to the app; defaults to the host as sender. */
  toApp(
    data: unknown,
    from?: {
      source?: unknown
      origin?: string
      ports?: readonly MessagePort[]
    },
  ): void
  /** Loads a document in the frame, by default of the same origin again. */
  load(origin?: string): void
  /** Messages that the host posted, delivered or not. */
  readonly posts: readonly { message: unknown; targetOrigin: string }[]
  /** Message and load listeners that are registered. */
  listenerCount(): number
}

/**
 * Links two windows the way a browser does: values are cloned, delivery is
 * asynchronous and needs the target origin to match.
 *
 * @example
 * ```ts
 * import { createAppBridge } from '@strongroom/safe-apps-bridge'
 * import { createLinkedWindows } from '@strongroom/safe-apps-bridge/testing'
 *
 * const { app } = createLinkedWindows()
 * const bridge = createAppBridge({ allowedOrigins: '*', ...app })
 * ```
 */
export function createLinkedWindows(
  options: {
    /** @default 'https://wallet.example' */
    hostOrigin?: string
    /** @default 'https://app.example' */
    appOrigin?: string
    /** Whether the app can see its ancestors. @default true */
    ancestorOrigins?: boolean
  } = {},
): LinkedWindows {
  const { hostOrigin = 'https://wallet.example' } = options
  let appOrigin = options.appOrigin ?? 'https://app.example'
  let loads = 0
  const hostListeners = new Set<MessageListener>()
  const appListeners = new Set<MessageListener>()
  const loadListeners = new Set<() => void>()
  const posts: { message: unknown; targetOrigin: string }[] = []

  const deliver = (
    listeners: Set<MessageListener>,
    event: {
      data: unknown
      source: unknown
      origin: string
      ports: readonly MessagePort[]
    },
  ) => {
    for (const listener of [...listeners])
      listener(event as MessageEvent<unknown>)
  }
  const post = (
    message: unknown,
    targetOrigin: string,
    origin: () => string,
    receive: (data: unknown) => void,
  ) => {
    const data = structuredClone(message)
    if (targetOrigin !== '*' && new URL(targetOrigin).origin !== origin())
      return
    // A document that is gone by then gets no message.
    const sent = loads
    queueMicrotask(() => {
      if (sent === loads) receive(data)
    })
  }

  // Window of the other side, as each side sees it.
  const parent = {
    postMessage(message: unknown, targetOrigin: string) {
      post(message, targetOrigin, () => hostOrigin, windows.toHost)
    },
  }
  const contentWindow = {
    postMessage(
      message: unknown,
      targetOrigin: string,
      transfer: Transferable[] = [],
    ) {
      const ports = transfer.filter((entry) => entry instanceof MessagePort)
      posts.push({ message, targetOrigin })
      post(
        message,
        targetOrigin,
        () => appOrigin,
        (data) => windows.toApp(data, { ports }),
      )
    },
  }

  const windows: LinkedWindows = {
    host: {
      window: {
        location: { origin: hostOrigin },
        addEventListener: (_, listener) => hostListeners.add(listener),
        removeEventListener: (_, listener) => hostListeners.delete(listener),
      },
      frame: {
        contentWindow,
        contentDocument: {},
        addEventListener: (_, listener) => loadListeners.add(listener),
        removeEventListener: (_, listener) => loadListeners.delete(listener),
      },
    },
    app: {
      window: {
        parent,
        addEventListener: (_, listener) => appListeners.add(listener),
        removeEventListener: (_, listener) => appListeners.delete(listener),
        location:
          options.ancestorOrigins === false
            ? {}
            : { ancestorOrigins: [hostOrigin] },
      },
    },
    toHost(data, { source = contentWindow, origin = appOrigin } = {}) {
      deliver(hostListeners, { data, source, origin, ports: [] })
    },
    toApp(data, { source = parent, origin = hostOrigin, ports = [] } = {}) {
      deliver(appListeners, { data, source, origin, ports })
    },
    load(origin = appOrigin) {
      loads++
      appOrigin = origin
      for (const listener of [...loadListeners]) listener()
    },
    posts,
    listenerCount: () =>
      hostListeners.size + appListeners.size + loadListeners.size,
  }
  return windows
}
