import {
  createLinkedWindows,
  type LinkedWindows,
} from './createLinkedWindows.ts'

/** How a request is written; every field has what SDK 9.1.0 writes. */
export interface FakeRequestOptions {
  /** @default ten random hex digits */
  id?: string
  /** `null` leaves `env` out, as apps do that post by hand. */
  sdkVersion?: string | null
  /** Leaves `params` out. */
  omitParams?: boolean
  /** Extensions to announce, for example `port/1`. */
  features?: readonly string[]
  /** Sends through the port the wallet gave. */
  port?: boolean
}

/** Answer of the wallet to an app. */
export interface FakeAnswer {
  id: string
  success: boolean
  version: string
  data?: unknown
  error?: string
  code?: number
  features?: readonly string[]
}

/** An app without code of its own, in memory. */
export interface FakeApp {
  /** Pass to `createBridgeHost`. */
  readonly host: LinkedWindows['host']
  readonly windows: LinkedWindows
  /** Every message that arrived, by window or port, oldest first. */
  readonly answers: readonly FakeAnswer[]
  /** Messages that arrived without a request. */
  readonly events: readonly { event: string; payload: unknown }[]
  /** Whether the wallet gave a port. */
  readonly hasPort: boolean
  /** Sends a request; rejects with the wallet's text and code. */
  request(
    method: string,
    params?: unknown,
    options?: FakeRequestOptions,
  ): Promise<unknown>
  /** Posts anything. */
  post(message: unknown): void
  /** Shows another document; waiting requests never settle. */
  load(origin?: string): void
  dispose(): void
}

/**
 * Creates an app for the tests of a wallet: sends requests like the published
 * SDK 9.1.0, or like apps that post by hand, and records the answers.
 *
 * @example
 * ```ts
 * import { createBridgeHost } from '@strongroom/safe-apps-bridge/host'
 * import { createFakeApp } from '@strongroom/safe-apps-bridge/testing'
 *
 * const app = createFakeApp()
 * createBridgeHost({
 *   ...app.host,
 *   origin: 'https://app.example',
 *   handlers: {
 *     getSafeInfo: () => undefined,
 *     getChainInfo: () => undefined,
 *     rpcCall: async () => '0x1',
 *     sendTransactions: async () => ({ safeTxHash: '0x' }),
 *   },
 * })
 * await app.request('rpcCall', { call: 'eth_gasPrice', params: [] }) // '0x1'
 * ```
 */
export function createFakeApp(
  options: Parameters<typeof createLinkedWindows>[0] = {},
): FakeApp {
  const windows = createLinkedWindows(options)
  const { window } = windows.app
  const parent = window.parent as { postMessage(m: unknown, to: string): void }
  const answers: FakeAnswer[] = []
  const events: { event: string; payload: unknown }[] = []
  const waiting = new Map<string, (answer: FakeAnswer) => void>()
  let port: MessagePort | undefined

  const take = (answer: FakeAnswer, ports: readonly MessagePort[] = []) => {
    answers.push(answer)
    const settle = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (settle !== undefined) return settle(answer)
    const { event, payload, darkMode } = Object(answer.data)
    if (event === 'port') {
      port = ports[0]
      if (port !== undefined) port.onmessage = ({ data }) => take(data)
    } else if (event !== undefined) events.push({ event, payload })
    else if (darkMode !== undefined)
      events.push({ event: 'themeChanged', payload: answer.data })
  }
  const onMessage = ({ data, ports }: MessageEvent<unknown>) =>
    take(data as FakeAnswer, ports)
  window.addEventListener('message', onMessage)

  return {
    host: windows.host,
    windows,
    answers,
    events,
    get hasPort() {
      return port !== undefined
    },
    request(method, params, options = {}) {
      const { id = createId(), sdkVersion = '9.1.0', features } = options
      const message = {
        id,
        method,
        ...(options.omitParams ? {} : { params }),
        ...(sdkVersion === null
          ? {}
          : { env: { sdkVersion, ...(features && { features }) } }),
      }
      return new Promise((resolve, reject) => {
        waiting.set(id, (answer) => {
          if (answer.success) resolve(answer.data)
          else {
            const { error, code } = answer
            reject(Object.assign(new Error(error), code && { code }))
          }
        })
        if (options.port) {
          if (port === undefined) throw new Error('The wallet gave no port.')
          port.postMessage(message)
        } else parent.postMessage(message, '*')
      })
    },
    post: (message) => parent.postMessage(message, '*'),
    load(origin) {
      waiting.clear()
      port?.close()
      port = undefined
      windows.load(origin)
    },
    dispose() {
      window.removeEventListener('message', onMessage)
      port?.close()
    },
  }
}

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
