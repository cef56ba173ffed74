import { safeInfo } from '../app/replies.ts'
import type { BridgeError } from '../errors/BridgeError.ts'
import { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import { BridgeTimeoutError } from '../errors/BridgeTimeoutError.ts'
import { deliver, type Waiting } from '../extras/deliver.ts'
import type { HostPort } from '../extras/openPort.ts'
import type { BridgeEvents } from '../protocol/BridgeEvents.ts'
import { features } from '../protocol/features.ts'
import { fits } from '../protocol/fits.ts'
import { parseResponse } from '../protocol/parseResponse.ts'
import { MessageFormatter } from './MessageFormatter.ts'
import type { Methods } from './Methods.ts'
import type { Communicator, SuccessResponse } from './sdkTypes.ts'

interface Pending extends Waiting {
  resolve(response: SuccessResponse<never>): void
  reject(error: unknown): void
  timer: ReturnType<typeof setTimeout> | undefined
  used: HostPort | undefined
}
type Listener = (payload: never) => void

// Requests that wait for the user have no time limit.
const patient = /^(?:send|sign|wallet_request)/
const never = 1e99

/** The wire as apps written for the published SDK know it. */
export class PostMessageCommunicator implements Communicator {
  readonly #allowed: readonly RegExp[] | undefined
  readonly #isDebug: boolean
  readonly #timeout: number
  readonly #pending = new Map<string, Pending>()
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #isServer = typeof window === 'undefined'
  // Origin of the wallet, once an answer came from it.
  #pinned: string | undefined
  #port: HostPort | undefined

  constructor(
    allowedOrigins: RegExp[] | null = null,
    isDebug = false,
    timeout = 30_000,
  ) {
    // Copies: these flags make a pattern remember its last match.
    this.#allowed = allowedOrigins?.map(
      (pattern) => new RegExp(pattern, pattern.flags.replace(/[gy]/g, '')),
    )
    this.#isDebug = isDebug
    this.#timeout = timeout
    if (!this.#isServer) window.addEventListener('message', this.#onMessage)
  }

  send = <method extends Methods, params = unknown, data = unknown>(
    method: method,
    params: params,
  ): Promise<SuccessResponse<data>> => {
    const { env, ...request } = MessageFormatter.makeRequest(method, params)
    if (this.#isServer) throw new Error("Window doesn't exist")
    const message = { ...request, env: { ...env, features } }
    return new Promise((resolve, reject) => {
      const used = this.#port?.isAlive ? this.#port : undefined
      if (used) used.post(message)
      else window.parent.postMessage(message, this.#target())
      this.#log('sent', message)
      const timeout = patient.test(method) ? 0 : this.#timeout
      const deadline = timeout > 0 ? performance.now() + timeout : never
      const entry = { resolve, reject, timeout, deadline, used }
      const pending: Pending = { ...entry, timer: undefined }
      this.#pending.set(request.id, pending)
      this.#watch(request.id, method, pending)
    })
  }

  /**
   * Whether a message is from the wallet: posted by the parent window, of an
   * allowed origin, with a version. Apps replace it in their tests.
   */
  isValidMessage = (event: MessageEvent): boolean => {
    const { source, origin, data } = event
    if (source !== window.parent || !this.#accepts(origin)) return false
    // Outside of a frame the parent is the page itself, to which any script can
    // post as the wallet. Tests dispatch their events, which is not trusted.
    if (window.parent === window && event.isTrusted) return false
    return parseResponse(data) !== undefined
  }

  /**
   * Subscribes to an event of the wallet; the returned function unsubscribes.
   */
  on<name extends keyof BridgeEvents>(
    name: name,
    listener: (payload: BridgeEvents[name]) => void,
  ): () => void {
    const set = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, set.add(listener))
    return () => void set.delete(listener)
  }

  #onMessage = (event: MessageEvent): void => {
    if (!this.isValidMessage(event)) return
    const { origin, data, ports } = event
    if (!this.#receive(data, ports)) return
    this.#log(`received from ${origin}`, data)
    if (/^https?:/.test(origin)) this.#pinned = origin
  }

  /** False when the message is of no concern. */
  #receive(data: unknown, ports?: readonly MessagePort[]): boolean {
    const response = parseResponse(data)
    if (response === undefined) return false
    const { id } = response
    const entry = this.#take(id)
    if (entry === undefined) {
      const isNews = id.startsWith('evt:')
      if (response.success && (isNews || this.#listeners.has('themeChanged')))
        this.#hear(id, response.data, ports)
      return isNews
    }
    if (response.success) {
      entry.resolve(data as never)
      return true
    }
    const { error, code, data: details } = response
    const failure = new Error(error)
    if (code !== undefined) Object.assign(failure, { code })
    if (details !== undefined) Object.assign(failure, { data: details })
    entry.reject(failure)
    return true
  }

  #hear(id: string, data: unknown, ports: readonly MessagePort[] = []) {
    deliver(id, data, {
      listeners: this.#listeners,
      pending: this.#pending,
      fits,
      safeInfo,
      BridgeRequestError,
      end: (error) => this.#end(error),
      openPort: (open) => {
        const [port] = ports
        if (port === undefined) return
        this.#port?.close()
        this.#port = open(port, (message) => void this.#receive(message))
      },
    })
  }

  /** The wallet closed the app: waiting requests fail. */
  #end(error: BridgeError) {
    this.#port?.close()
    this.#port = undefined
    for (const [id] of this.#pending) this.#take(id)?.reject(error)
  }

  #take(id: string): Pending | undefined {
    const entry = this.#pending.get(id)
    this.#pending.delete(id)
    clearTimeout(entry?.timer)
    return entry
  }

  /** Rejects a request at its deadline, which events of the wallet may move. */
  #watch(id: string, method: string, entry: Pending) {
    if (entry.deadline === never) return
    const left = entry.deadline - performance.now()
    entry.timer = setTimeout(() => {
      if (entry.deadline - performance.now() > 5)
        return this.#watch(id, method, entry)
      if (entry.used) entry.used.isAlive = false
      const error = new BridgeTimeoutError(method, entry.timeout)
      this.#take(id)?.reject(error)
    }, left)
    // In Node: a test that awaits no answer must not be kept alive.
    Object(entry.timer).unref?.()
  }

  #accepts(origin: string): boolean {
    if (this.#pinned !== undefined) return origin === this.#pinned
    return (
      this.#allowed === undefined ||
      this.#allowed.some((pattern) => pattern.test(origin))
    )
  }

  /** `'*'` until the wallet is known; apps' tests expect it. */
  #target(): string {
    if (this.#pinned !== undefined) return this.#pinned
    const parent = window.location?.ancestorOrigins?.[0]
    if (parent === undefined || !/^https?:/.test(parent)) return '*'
    if (this.#accepts(parent)) return parent
    throw new Error(`The embedding page "${parent}" is not an allowed wallet.`)
  }

  #log(what: string, message: unknown) {
    // biome-ignore lint/suspicious/noConsole: the app asked for it with `debug`
    if (this.#isDebug) console.info(`Safe Apps SDK: ${what}`, message)
  }
}
