import { createEmitter } from '@strongroom/internal/createEmitter'
import { readAuthorized } from './authorize/readAuthorized.ts'
import * as kinds from './errors/kinds.ts'
import { WaypointError } from './errors/WaypointError.ts'
import type { Address, Hex } from './Hex.ts'
import type { Signed } from './methods/isSignatureOf.ts'
import { isWalletMethod } from './methods/isWalletMethod.ts'
import { parseMessageRequest } from './methods/parseMessageRequest.ts'
import { parseTransactionRequest } from './methods/parseTransactionRequest.ts'
import { readTypedData } from './methods/readTypedData.ts'
import { toChainId } from './methods/toChainId.ts'
import { createPopupClient } from './popup/createPopupClient.ts'
import type { Popup } from './popup/PopupWindow.ts'
import { withRetry } from './popup/withRetry.ts'
import { defaultChains } from './rpc/chains.ts'
import type { createChainRpc } from './rpc/createChainRpc.ts'
import { createSession } from './session/createSession.ts'
import type { UrlFields } from './url/buildUrl.ts'
import { checkClientId } from './url/checkClientId.ts'
import { normalizeScopes } from './url/normalizeScopes.ts'
import { parseWalletOrigin } from './url/parseWalletOrigin.ts'
import { authorizeUrl, introduceUrl, walletUrl } from './url/walletUrls.ts'
import type {
  AuthorizeResult,
  WaypointEvents,
  WaypointProvider,
  WaypointProviderOptions,
} from './WaypointProvider.ts'

// Milliseconds that the popup stays open when a second step follows.
const betweenSteps = 1000

type Waiting = { signal?: AbortSignal | undefined }
/** Task of the popup for the connected address. */
type Task = {
  method: string
  page: 'sign' | 'send'
  chainId?: number
  fields: UrlFields
  /** Whom the caller expects. */
  address: Address | undefined
  accept: (reply: string, signer: Address) => boolean | Promise<boolean>
  /** Text for a reply that is not accepted. */
  invalid: string
}

/**
 * Creates an EIP-1193 provider of the popup wallet.
 *
 * Throws a `WaypointError` at once for an unsupported chain (4901), an unusable
 * client id or an inexact wallet origin (−32602).
 *
 * @example
 * ```ts
 * import { createWaypointProvider } from '@strongroom/waypoint-provider'
 *
 * const provider = createWaypointProvider({ clientId: 'my-app' })
 * document.querySelector('button')?.addEventListener('click', async () => {
 *   const { address } = await provider.connect()
 *   const signature = await provider.request({
 *     method: 'personal_sign',
 *     params: ['0x48656c6c6f', address],
 *   })
 * })
 * ```
 */
export function createWaypointProvider(
  options: WaypointProviderOptions,
): WaypointProvider {
  const { storage, redirectUrl } = options
  const window = 'window' in options ? options.window : globalThis.window
  const waypointOrigin = parseWalletOrigin(options.waypointOrigin)
  const chains = { ...defaultChains, ...options.chains }
  // Callers without types pass a text, too.
  const chainId = toChainId(options.chainId ?? 2020) ?? 0
  const chain = Object.hasOwn(chains, chainId) ? chains[chainId] : undefined
  if (chain === undefined)
    throw new WaypointError(
      kinds.chainDisconnected,
      `Chain ${options.chainId} is not supported.`,
    )
  const clientId = checkClientId(options.clientId)
  const config = {
    waypointOrigin,
    clientId,
    scopes: normalizeScopes(options.scopes),
    source: options.source ?? '@strongroom/waypoint-provider',
    popupCloseDelay: options.popupCloseDelay,
    theme: options.theme,
  }
  const session = createSession({
    storage,
    key: options.storageKey ?? 'RONIN.WAYPOINT:ADDRESS',
    clientId,
    waypointOrigin,
  })
  let rpc: Promise<ReturnType<typeof createChainRpc>> | undefined
  const loadRpc = async () => {
    const { createChainRpc } = await import('./rpc/createChainRpc.ts')
    return createChainRpc({
      url: chain.rpcUrl,
      fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
      batch: options.batch,
      errors: {
        internal: kinds.internal,
        invalidParams: kinds.invalidParams,
        WaypointError,
      },
    })
  }
  const life = new AbortController()
  const exchange = createPopupClient({
    window,
    waypointOrigin,
    signal: life.signal,
  })
  const events = createEmitter<WaypointEvents>()
  // A listener that is added twice is called once.
  const listen =
    (isOnce: boolean): WaypointProvider['on'] =>
    (event, listener) => {
      events.off(event, listener)
      events.on(event, listener, isOnce)
    }
  const hexChainId: Hex = `0x${chainId.toString(16)}`

  const emitConnected = (address: Address) => {
    events.emit('accountsChanged', [address])
    events.emit('connect', { chainId: hexChainId })
  }
  const emitDisconnected = () => {
    events.emit('accountsChanged', [])
    events.emit(
      'disconnect',
      new WaypointError(
        kinds.disconnected,
        'The provider is disconnected from all chains.',
      ),
    )
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (!session.follow(key)) return
    const address = session.get()
    if (address === undefined) emitDisconnected()
    else emitConnected(address)
  }
  if (storage !== undefined) window?.addEventListener('storage', onStorage)

  const authorize = async (
    { signal }: Waiting,
    page: typeof authorizeUrl = authorizeUrl,
    popupCloseDelay = config.popupCloseDelay,
  ) => {
    const { data, popup } = await exchange({
      signal,
      url: ({ state, origin }) =>
        page(
          { ...config, popupCloseDelay },
          { state, origin, redirect: redirectUrl ?? origin },
        ),
    })
    const { token, address } = readAuthorized(data)
    if (address === undefined)
      throw new WaypointError(
        kinds.unauthorized,
        'Ronin Waypoint do NOT return valid address',
      )
    session.set(address)
    emitConnected(address)
    const result: AuthorizeResult = { token, address }
    return { result, popup }
  }

  const perform = async (task: Task, { signal }: Waiting) => {
    const { method, page, address, fields } = task
    let popup: Popup | undefined
    let signer = session.get()
    if (signer === undefined) {
      // Both steps in one window: the click pays for one popup only. The
      // wallet must not close it in between.
      const stay = Math.max(config.popupCloseDelay ?? 0, betweenSteps)
      const authorized = await authorize({ signal }, authorizeUrl, stay)
      signer = authorized.result.address
      popup = authorized.popup
    }
    const expectAddress = signer
    if (address && address.toLowerCase() !== signer.toLowerCase()) {
      popup?.close()
      throw new WaypointError(
        kinds.unauthorized,
        `${method}: current address is different from required address`,
      )
    }
    const { data } = await exchange({
      signal,
      popup,
      url: (request) =>
        walletUrl(page, config, {
          ...request,
          chainId: task.chainId,
          expectAddress,
          fields,
        }),
    })
    if (typeof data !== 'string' || !(await task.accept(data, signer)))
      throw new WaypointError(kinds.internal, `${method}: ${task.invalid}`)
    return data
  }

  const read = async (method: string, params: unknown, given?: AbortSignal) => {
    const signal = given ? AbortSignal.any([life.signal, given]) : life.signal
    signal.throwIfAborted()
    rpc ??= loadRpc().catch((cause: unknown) => {
      // The next read loads it again.
      rpc = undefined
      const text = 'the client of the node could NOT be loaded'
      throw new WaypointError(kinds.internal, text, { cause })
    })
    return (await rpc)(method, params, signal)
  }

  const respond = async (
    method: string,
    params: unknown,
    waiting: Waiting,
  ): Promise<unknown> => {
    switch (method) {
      case 'eth_chainId':
        return hexChainId
      case 'eth_accounts': {
        const address = session.get()
        return address === undefined ? [] : [address]
      }
      case 'eth_requestAccounts':
        return [(await authorize(waiting)).result.address]
      case 'personal_sign': {
        const { message, address } = parseMessageRequest(params)
        const fields: UrlFields = [['message', message]]
        return perform(
          {
            method,
            page: 'sign',
            fields,
            address,
            ...signature({ message }, waiting),
          },
          waiting,
        )
      }
      case 'eth_signTypedData_v4': {
        const { value, address, typedData } = readTypedData(params, chainId)
        const fields: UrlFields = [['typedData', typedData]]
        const check = signature({ typedData: value }, waiting)
        return perform(
          { method, page: 'sign', chainId, fields, address, ...check },
          waiting,
        )
      }
      case 'eth_sendTransaction': {
        const { fields, address } = parseTransactionRequest(params, chainId)
        const invalid = 'transaction hash is not valid'
        const accept = (hash: string) => /^0x[0-9a-f]{64}$/i.test(hash)
        return perform(
          { method, page: 'send', chainId, fields, address, accept, invalid },
          waiting,
        )
      }
      case 'wallet_switchEthereumChain':
        if (isChain(params, chainId)) return null
    }
    if (options.refuseWalletMethods && isWalletMethod(method))
      throw new WaypointError(
        kinds.unsupportedMethod,
        `${method} is not supported.`,
      )
    return read(method, params, waiting.signal)
  }

  const signature = (signed: Signed, { signal }: Waiting) => {
    // Loaded while the user decides: the curve weighs more than all the rest.
    const loading = import('./methods/isSignatureOf.ts')
    // A request that gets no reply never awaits it.
    loading.catch(() => undefined)
    return {
      accept: async (reply: string, signer: Address) =>
        (await loading).isSignatureOf(
          reply,
          signed,
          signer,
          options.acceptContractSignatures
            ? (method, params) => read(method, params, signal)
            : undefined,
        ),
      invalid: 'signature is not valid',
    }
  }

  const dispose = () => {
    window?.removeEventListener('storage', onStorage)
    life.abort(
      new WaypointError(kinds.disconnected, 'The provider was disposed.'),
    )
    events.clear()
  }
  return {
    chainId,
    connect: (waiting = {}) =>
      withRetry(async () => (await authorize(waiting)).result),
    createKeylessWallet: (waiting = {}) =>
      withRetry(async () => (await authorize(waiting, introduceUrl)).result),
    disconnect() {
      const wasConnected = session.get() !== undefined
      session.clear()
      if (wasConnected) emitDisconnected()
    },
    request: ({ method, params }, waiting = {}) =>
      withRetry(() => respond(method, params, waiting)),
    on: listen(false),
    once: listen(true),
    off: events.off,
    removeListener: events.off,
    dispose,
    destroy: dispose,
  }
}

function isChain(params: unknown, chainId: number): boolean {
  const [first] = Array.isArray(params) ? params : []
  const asked = (first as { chainId?: unknown } | undefined)?.chainId
  return toChainId(asked) === chainId
}
