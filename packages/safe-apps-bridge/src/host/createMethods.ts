import { BridgeError } from '../errors/BridgeError.ts'
import { InvalidRequestError } from '../errors/InvalidRequestError.ts'
import { NotImplementedError } from '../errors/NotImplementedError.ts'
import type { Asking } from '../host-extras/index.ts'
import type { ExtensionNames } from '../protocol/features.ts'
import type { BridgeHandlers } from './BridgeHandlers.ts'
import type { BridgeHostOptions } from './BridgeHost.ts'
import { createReadQueue } from './createReadQueue.ts'
import { createSafeSettings } from './createSafeSettings.ts'
import type { PermissionStore } from './PermissionStore.ts'
import type { BridgeRequest } from './parseRequest.ts'
import { parseRpcCall } from './parseRpcCall.ts'
import { refusalOf } from './refusalOf.ts'

/** Reads 32 bytes of hex; `text` is the error otherwise. */
function parseHash(value: unknown, text: string): string {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return value
  throw new InvalidRequestError(text)
}

/** Reads the parameters of `getSafeBalances`. */
function parseCurrency(params: unknown): string {
  const { currency = 'usd' } = Object(params) as Record<string, unknown>
  if (typeof currency === 'string' && /^[a-z]{2,8}$/i.test(currency))
    return currency
  throw new InvalidRequestError('params.currency is not a currency.')
}

/** Loads what few apps need, when one does. */
const extras = () => import('../host-extras/index.ts')

/** Implementation of each method of the protocol, apart from its transport. */
export function createMethods(
  options: Omit<BridgeHostOptions, 'frame'> & {
    hostOrigin: string
    /** Called while reads wait or run. */
    onProgress: (waiting: number) => void
  },
) {
  const { permissions, emptyOnDenied = false } = options
  // Called on the object they belong to; `need` finds missing ones.
  const handlers = options.handlers as Required<BridgeHandlers>
  const settings = createSafeSettings()
  const reads = createReadQueue({
    timeout: options.readTimeout ?? 60_000,
    onProgress: options.onProgress,
  })

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
  ) => reads.run(key, async (signal) => task({ signal }))

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

  let asking: Asking | undefined
  let loading: Promise<Asking> | undefined
  let aborts = 0

  const load = async () => {
    try {
      asking = (await extras()).createAsking({
        options,
        settings,
        need,
        storeFor,
        scope,
        read,
      })
      return asking
    } catch (error) {
      // The next request tries again.
      loading = undefined
      throw error
    }
  }

  /**
   * Prompts the user or serves an extension, with code that is loaded when an app
   * first needs it.
   */
  const ask = (request: BridgeRequest, origin: string) => {
    if (asking) return asking.answer(request, origin)
    const since = aborts
    loading ??= load()
    return loading.then((loaded) => {
      // The request was aborted meanwhile.
      if (since !== aborts) throw refusalOf(request.method)
      return loaded.answer(request, origin)
    })
  }

  return {
    /** Names of the extensions that the wallet serves. */
    served() {
      const { getContractAbi, openStorage } = options.handlers
      const names: ExtensionNames[keyof ExtensionNames][] = []
      if (getContractAbi) names.push('abi/1')
      if (openStorage) names.push('storage/1')
      return names
    },
    /** Answers a request: a value, a promise of one, or throws. */
    answer(request: BridgeRequest, origin: string): unknown {
      const { method, params } = request
      switch (method) {
        case 'getSafeInfo':
        case 'getChainInfo':
          return known(handlers[method]())
        case 'getEnvironmentInfo':
          return { origin: options.hostOrigin }
        // SDK 1 to 3 ask when they are created.
        case 'getEnvInfo':
          return { txServiceUrl: options.txServiceUrl ?? '' }
        case 'getCurrentTheme':
          need(method)
          return handlers.getCurrentTheme()
        case 'rpcCall': {
          const call = parseRpcCall(params)
          if (call.method === 'safe_setSettings')
            return settings.set(call.params)
          return read(JSON.stringify(call), async (context) =>
            call.method === 'eth_getLogs'
              ? (await extras()).readLogs(call, context, options)
              : handlers.rpcCall(call, context),
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
        case 'sendTransactions':
        case 'signMessage':
        case 'signTypedMessage':
          return ask(request, origin)
        default:
          if (/^(getContractAbi|storage_(keys|get|set|remove))$/.test(method))
            return ask(request, origin)
          throw new NotImplementedError(method)
      }
    },
    /** Closes the open prompt. */
    abort() {
      aborts++
      asking?.abort()
    },
    /** Later reads do not share the ones in flight. */
    part: reads.part,
    navigate: reads.navigate,
    close: reads.close,
    scope,
  }
}

function known<value>(value: value | undefined): value {
  if (value === undefined) throw new BridgeError('Request failed')
  return value
}
