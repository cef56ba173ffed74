import { BridgeError } from '../errors/BridgeError.ts'
import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
import { NotImplementedError } from '../errors/NotImplementedError.ts'
import type { SignResult } from '../protocol/walletTypes.ts'
import type { AskContext, BridgeHandlers } from './BridgeHandlers.ts'
import type { BridgeHostOptions } from './BridgeHost.ts'
import { createInteractiveQueue } from './createInteractiveQueue.ts'
import { createReadLane } from './createReadLane.ts'
import { createSafeSettings } from './createSafeSettings.ts'
import type { PermissionStore } from './PermissionStore.ts'
import { parseCapabilities } from './parseCapabilities.ts'
import { parseCurrency } from './parseCurrency.ts'
import { parseHash } from './parseHash.ts'
import { parseMessage, parseTypedData } from './parseMessage.ts'
import type { BridgeRequest } from './parseRequest.ts'
import { parseRpcCall } from './parseRpcCall.ts'
import { parseTransactions } from './parseTransactions.ts'
import { refusalOf } from './refusalOf.ts'

// An app that asks again and again must not hold the owner behind its question.
const refusalLimit = 3

type Ask = (run: (context: AskContext) => Promise<unknown>) => Promise<unknown>

/** What each method of the protocol does, apart from how it came and goes. */
export function createMethods(
  options: BridgeHostOptions & { hostOrigin: string },
) {
  const { permissions, emptyOnDenied = false } = options
  // Called on the object they are of; what is left out is found by `need`.
  const handlers = options.handlers as Required<BridgeHandlers>
  const queue = createInteractiveQueue({ backlog: 5 })
  const settings = createSafeSettings()
  const lane = createReadLane({
    running: 20,
    waiting: 200,
    rate: 50,
    burst: 200,
    timeout: options.readTimeout ?? 60_000,
  })

  let refusals = 0

  const need = (method: keyof BridgeHandlers, name: string = method) => {
    if (handlers[method] === undefined) throw new NotImplementedError(name)
  }

  const storeFor = (method: string): PermissionStore => {
    if (permissions === undefined) throw new NotImplementedError(method)
    return permissions
  }

  const scope = () => {
    if (options.permissionScope === 'all') return undefined
    const { chainId, safeAddress } = known(handlers.getSafeInfo())
    return `${chainId}:${safeAddress.toLowerCase()}`
  }

  const read = (
    key: string,
    task: (context: { signal: AbortSignal }) => Promise<unknown>,
  ) => lane.run(key, async (signal) => task({ signal }))

  const readBook = (origin: string) => {
    const method = 'requestAddressBook'
    need(method)
    const state = storeFor(method).check(origin, method, scope())
    if (state === 'granted')
      return read(method, (context) => handlers.requestAddressBook(context))
    if (emptyOnDenied) return []
    throw new BridgeError('Permissions were rejected', {
      code: state === 'denied' ? 4001 : 4100,
    })
  }

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
      // Too late: the app is gone and the user was told so.
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
      const ask: Ask = (run) => {
        if (options.refuseReadOnly && handlers.getSafeInfo()?.isReadOnly)
          throw new BridgeError('The wallet is read-only.', { code: 4100 })
        return queue.add(
          async (signal) => run({ signal, requestId, origin }),
          () => refusalOf(method),
        )
      }
      switch (method) {
        case 'getSafeInfo':
        case 'getChainInfo':
          return known(handlers[method]())
        case 'getEnvironmentInfo':
          return { origin: options.hostOrigin }
        case 'getCurrentTheme':
          need(method)
          return handlers.getCurrentTheme()
        case 'rpcCall': {
          const call = parseRpcCall(params)
          if (call.method === 'safe_setSettings')
            return settings.set(call.params)
          return read(JSON.stringify(call), (context) =>
            handlers.rpcCall(call, context),
          )
        }
        case 'getSafeBalances': {
          need(method)
          const currency = parseCurrency(params)
          return read(method + currency, (context) =>
            handlers.getSafeBalances({ currency }, context),
          )
        }
        case 'getTxBySafeTxHash': {
          need(method)
          const safeTxHash = parseHash(
            Object(params).safeTxHash,
            'Invalid safeTxHash',
          )
          return read(method + safeTxHash, (context) =>
            handlers.getTxBySafeTxHash({ safeTxHash }, context),
          )
        }
        case 'getOffChainSignature': {
          need(method)
          const messageHash = parseHash(params, 'Invalid message hash')
          return read(
            method + messageHash,
            async (context) =>
              (await handlers.getOffChainSignature({ messageHash }, context)) ??
              '',
          )
        }
        case 'requestAddressBook':
          return readBook(origin)
        case 'wallet_getPermissions':
          return storeFor(method).get(origin, scope())
        case 'wallet_requestPermissions':
          return askPermissions(params, origin, ask)
        case 'sendTransactions': {
          const batch = parseTransactions(params, options.checksumAddress)
          return ask(async (context) =>
            answered(await handlers.sendTransactions(batch, context)),
          )
        }
        case 'signMessage':
        case 'signTypedMessage': {
          need(method)
          const asked =
            method === 'signMessage'
              ? { message: parseMessage(params) }
              : { typedData: parseTypedData(params) }
          return ask(async (context) =>
            answered(
              await handlers[method](asked as never, {
                ...context,
                sdkVersion,
                settings: settings.get(),
              }),
            ),
          )
        }
        default:
          throw new NotImplementedError(method)
      }
    },
    /** Ends what the user is asked. */
    abort: queue.abort,
    /** What is read from now on shares nothing with what is under way. */
    part: lane.part,
    close: lane.close,
    scope,
  }
}

/** Nothing but what the protocol names reaches the app. */
function answered(result: SignResult): SignResult {
  if ('safeTxHash' in result) return { safeTxHash: result.safeTxHash }
  const { messageHash, signature } = result
  return { ...(messageHash !== undefined && { messageHash }), signature }
}

function known<value>(value: value | undefined): value {
  if (value === undefined) throw new BridgeError('Request failed')
  return value
}
