import { isRecord } from '@strongroom/internal/isRecord'
import { BridgeError } from '../errors/BridgeError.ts'
import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
import { InvalidRequestError } from '../errors/InvalidRequestError.ts'
import type {
  AskContext,
  BridgeHandlers,
  ReadContext,
} from '../host/BridgeHandlers.ts'
import type { BridgeHostOptions } from '../host/BridgeHost.ts'
import { copyJson } from '../host/copyJson.ts'
import { createBusyError } from '../host/createBusyError.ts'
import type { createSafeSettings } from '../host/createSafeSettings.ts'
import type { PermissionStore } from '../host/PermissionStore.ts'
import type { BridgeRequest } from '../host/parseRequest.ts'
import { refusalOf } from '../host/refusalOf.ts'
import type { SignResult, TypedData } from '../protocol/walletTypes.ts'
import { createExtensions } from './createExtensions.ts'
import { parseCapabilities } from './parseCapabilities.ts'
import { parseTransactions } from './parseTransactions.ts'

const textLimit = 256 * 1024

/** Reads the parameters of `signMessage`. */
function parseMessage(params: unknown): string {
  const { message } = Object(params) as Record<string, unknown>
  if (typeof message !== 'string')
    throw new InvalidRequestError('Invalid message type')
  if (message.length > textLimit)
    throw new InvalidRequestError('The message is larger than 256 kB.')
  return message
}

/**
 * Reads the parameters of `signTypedMessage`: a fresh, bounded copy. The types
 * are checked when they are hashed.
 */
function parseTypedData(params: unknown): TypedData {
  const { typedData } = Object(params) as Record<string, unknown>
  if (!isRecord(typedData)) throw new InvalidRequestError('Invalid typed data')
  const { domain, types, message, primaryType } = copyJson(typedData, {
    textLimit,
  }) as Record<string, unknown>
  const isNamed = primaryType === undefined || typeof primaryType === 'string'
  if (![domain, types, message].every(isRecord) || !isNamed)
    throw new InvalidRequestError('Invalid typed data')
  return {
    domain,
    types,
    message,
    ...(primaryType !== undefined && { primaryType }),
  } as TypedData
}

interface Entry {
  run(): void
  abort(): void
}

/**
 * Runs requests that need the user, one after the other. A few may wait; more
 * are refused. `abort` ends them all, each with its own refusal.
 */
function createInteractiveQueue(options: { backlog: number }) {
  // The first one runs.
  let entries: Entry[] = []

  return {
    add(
      task: (signal: AbortSignal) => Promise<unknown>,
      refusal: () => BridgeError,
    ): Promise<unknown> {
      if (entries.length > options.backlog) throw createBusyError()
      return new Promise((resolve, reject) => {
        const controller = new AbortController()
        const entry: Entry = {
          run() {
            const result = (async () => task(controller.signal))()
            result.then(resolve, reject).finally(() => {
              if (entries[0] !== entry) return
              entries.shift()
              entries[0]?.run()
            })
          },
          abort() {
            const error = refusal()
            controller.abort(error)
            reject(error)
          },
        }
        if (entries.push(entry) === 1) entry.run()
      })
    },
    abort() {
      const ended = entries
      entries = []
      for (const entry of ended) entry.abort()
    },
  }
}

// An app that repeats its request must not lock the owner in its prompt.
const refusalLimit = 3

type Ask = (run: (context: AskContext) => Promise<unknown>) => Promise<unknown>

/** Parts that the host has loaded already, and passes on. */
export interface AskingParts {
  options: Omit<BridgeHostOptions, 'frame'>
  settings: ReturnType<typeof createSafeSettings>
  /** Throws when the wallet does not implement a method. */
  need(method: keyof BridgeHandlers, name?: string): void
  storeFor(method: string): PermissionStore
  /** Scope that permissions are limited to. */
  scope(): string | undefined
  /** Queues a read of the app; those with the same key are shared. */
  read(
    key: string,
    task: (context: ReadContext) => Promise<unknown>,
  ): Promise<unknown>
}

/** The methods that ask the user, and those of extensions. */
export function createAsking({
  options,
  settings,
  need,
  storeFor,
  scope,
  read,
}: AskingParts) {
  // Called on the object they belong to; `need` finds missing ones.
  const handlers = options.handlers as Required<BridgeHandlers>
  const queue = createInteractiveQueue({ backlog: 5 })
  const extensions = createExtensions({ handlers, need, read })
  let refusals = 0

  const askPermissions = (params: unknown, origin: string, ask: Ask) => {
    const method = 'wallet_requestPermissions'
    const store = storeFor(method)
    const names = parseCapabilities(params, store.capabilities)
    const at = scope()
    const missing = () =>
      names.filter((name) => store.check(origin, name, at) !== 'granted')
    if (missing().length === 0) return store.get(origin, at)
    need('requestPermissions', method)
    if (refusals >= refusalLimit) throw refusalOf(method)
    return ask(async (context) => {
      // The request before this one may have been for the same.
      const capabilities = missing()
      if (capabilities.length === 0) return store.get(origin, at)
      let isGranted: boolean
      try {
        isGranted = await handlers.requestPermissions({ capabilities }, context)
      } catch (error) {
        if (!(error instanceof BridgeRejectedError)) throw error
        if (!context.signal.aborted) refusals++
        throw refusalOf(method)
      }
      // The app is gone, so the user's answer comes too late to be stored.
      context.signal.throwIfAborted()
      if (isGranted === true) {
        refusals = 0
        store.grant(origin, capabilities, { scope: at })
        return store.get(origin, at)
      }
      refusals++
      store.deny(origin, capabilities, { scope: at })
      throw refusalOf(method)
    })
  }

  return {
    /** Answers a request: a value, a promise of one, or throws. */
    answer(request: BridgeRequest, origin: string): unknown {
      const { id: requestId, method, params, sdkVersion } = request
      if (extensions.has(method))
        return extensions.answer(method, params, origin)
      const ask: Ask = (run) => {
        if (options.refuseReadOnly && handlers.getSafeInfo()?.isReadOnly)
          throw new BridgeError('The wallet is read-only.', { code: 4100 })
        return queue.add(
          async (signal) => run({ signal, requestId, origin }),
          () => refusalOf(method),
        )
      }
      if (method === 'wallet_requestPermissions')
        return askPermissions(params, origin, ask)
      if (method === 'sendTransactions') {
        const batch = parseTransactions(params, options.checksumAddress)
        return ask(async (context) =>
          pick(await handlers.sendTransactions(batch, context)),
        )
      }
      const name = method as 'signMessage' | 'signTypedMessage'
      need(name)
      const asked =
        name === 'signMessage'
          ? { message: parseMessage(params) }
          : { typedData: parseTypedData(params) }
      return ask(async (context) =>
        pick(
          await handlers[name](asked as never, {
            ...context,
            sdkVersion,
            settings: settings.get(),
          }),
        ),
      )
    },
    /** Closes the open prompt. */
    abort: queue.abort,
  }
}

/** Functions that prompt the user. */
export type Asking = ReturnType<typeof createAsking>

/** Picks the fields that the protocol names: the app gets no others. */
function pick(result: SignResult): SignResult {
  if ('safeTxHash' in result) return { safeTxHash: result.safeTxHash }
  const { messageHash, signature } = result
  return { ...(messageHash !== undefined && { messageHash }), signature }
}
