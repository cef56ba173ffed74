import { parseResponse } from '../protocol/parseResponse.ts'
import { MessageFormatter } from './MessageFormatter.ts'
import type { Methods } from './Methods.ts'
import type { Communicator, SuccessResponse } from './sdkTypes.ts'

interface Pending {
  resolve(response: SuccessResponse<never>): void
  reject(error: unknown): void
}

/** The wire as apps written for the published SDK know it. */
export class PostMessageCommunicator implements Communicator {
  readonly #allowed: readonly RegExp[] | undefined
  readonly #isDebug: boolean
  readonly #pending = new Map<string, Pending>()
  readonly #isServer = typeof window === 'undefined'
  // Origin of the wallet, once an answer came from it.
  #pinned: string | undefined

  constructor(allowedOrigins: RegExp[] | null = null, isDebug = false) {
    // Copies: these flags make a pattern remember its last match.
    this.#allowed = allowedOrigins?.map(
      (pattern) => new RegExp(pattern, pattern.flags.replace(/[gy]/g, '')),
    )
    this.#isDebug = isDebug
    if (!this.#isServer) window.addEventListener('message', this.#onMessage)
  }

  send = <method extends Methods, params = unknown, data = unknown>(
    method: method,
    params: params,
  ): Promise<SuccessResponse<data>> => {
    const request = MessageFormatter.makeRequest(method, params)
    if (this.#isServer) throw new Error("Window doesn't exist")
    return new Promise((resolve, reject) => {
      const target = this.#target()
      window.parent.postMessage(request, target)
      this.#log('sent', request)
      this.#pending.set(request.id, { resolve, reject })
    })
  }

  #onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (source !== window.parent || !this.#accepts(origin)) return
    const response = parseResponse(data)
    const entry = response && this.#pending.get(response.id)
    if (response === undefined || entry === undefined) return
    this.#log(`received from ${origin}`, data)
    this.#pending.delete(response.id)
    if (/^https?:/.test(origin)) this.#pinned = origin
    if (response.success) {
      entry.resolve(data as never)
      return
    }
    const { error, code, data: details } = response
    const failure = new Error(error)
    if (code !== undefined) Object.assign(failure, { code })
    if (details !== undefined) Object.assign(failure, { data: details })
    entry.reject(failure)
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
