import type { Address, Hex } from 'viem'
import { parseAddress } from './address/parseAddress.ts'
import { kinds } from './errors/kinds.ts'
import { PopupBlockedError } from './errors/PopupBlockedError.ts'
import { WaypointError } from './errors/WaypointError.ts'
import { createEvents } from './events/createEvents.ts'
import type { Signed } from './methods/isSignatureOf.ts'
import { isWalletMethod } from './methods/isWalletMethod.ts'
import { readMessage } from './methods/readMessage.ts'
import { readTypedData } from './methods/readTypedData.ts'
import { createPopupClient } from './popup/createPopupClient.ts'
import type { Popup } from './popup/PopupWindow.ts'
import { defaultChains } from './rpc/chains.ts'
import { createRpc } from './rpc/createRpc.ts'
import { createSession } from './session/createSession.ts'
import { normalizeScopes } from './url/normalizeScopes.ts'
import { parseWalletOrigin } from './url/parseWalletOrigin.ts'
import { authorizeUrl, signUrl } from './url/walletUrls.ts'
import type {
  AuthorizeResult,
  WaypointProvider,
  WaypointProviderOptions,
} from './WaypointProvider.ts'

// Milliseconds the popup is asked to stay when a second step follows.
const betweenSteps = 1000

type Waiting = { signal?: AbortSignal | undefined }

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
  const { clientId, chainId = 2020 } = options
  const window = 'window' in options ? options.window : globalThis.window
  const waypointOrigin = parseWalletOrigin(
    options.waypointOrigin ?? 'https://waypoint.roninchain.com',
  )
  const chains = { ...defaultChains, ...options.chains }
  const chain = Object.hasOwn(chains, chainId) ? chains[chainId] : undefined
  if (chain === undefined)
    throw new WaypointError(
      kinds.chainDisconnected,
      `Chain ${chainId} is not supported.`,
    )
  // These two survive encoding and would change the path.
  if (clientId === '' || clientId === '.' || clientId === '..')
    throw new WaypointError(
      kinds.invalidParams,
      `"${clientId}" is not a client id.`,
    )
  const config = {
    waypointOrigin,
    clientId,
    scopes: normalizeScopes(options.scopes ?? []),
    source: options.source ?? '@strongroom/waypoint-provider',
    popupCloseDelay: options.popupCloseDelay,
    theme: options.theme,
  }
  const session = createSession({
    storage: options.storage,
    key: options.storageKey ?? 'RONIN.WAYPOINT:ADDRESS',
    clientId,
    waypointOrigin,
  })
  const rpc = createRpc({
    url: chain.rpcUrl,
    fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
  })
  const popups = createPopupClient({ window, waypointOrigin })
  const events = createEvents()
  const hexChainId: Hex = `0x${chainId.toString(16)}`

  const authorize = async (
    { signal }: Waiting,
    popupCloseDelay = config.popupCloseDelay,
  ) => {
    const { data, popup } = await popups.exchange({
      signal,
      url: ({ state, origin }) =>
        authorizeUrl(
          { ...config, popupCloseDelay },
          { state, origin, redirect: options.redirectUrl ?? origin },
        ),
    })
    const { id_token: token, address: given } = (
      typeof data === 'object' && data !== null ? data : {}
    ) as { id_token?: unknown; address?: unknown }
    const address = parseAddress(given)
    if (address === undefined)
      throw new WaypointError(
        kinds.unauthorized,
        'Ronin Waypoint do NOT return valid address',
      )
    const result: AuthorizeResult = {
      token: typeof token === 'string' ? token : undefined,
      address,
    }
    session.set(result.address)
    events.emit('accountsChanged', [result.address])
    events.emit('connect', { chainId: hexChainId })
    return { result, popup }
  }

  const connect = ({ signal }: Waiting = {}) =>
    withRetry(async () => (await authorize({ signal })).result)

  const sign = async (
    method: 'personal_sign' | 'eth_signTypedData_v4',
    asked: { signed: Signed; address: Address | undefined; text: string },
    { signal }: Waiting,
  ) => {
    let popup: Popup | undefined
    let signer = session.get()
    if (signer === undefined) {
      // Both steps in one window: the click pays for one popup only. The
      // wallet must not close it in between.
      const stay = Math.max(config.popupCloseDelay ?? 0, betweenSteps)
      const authorized = await authorize({ signal }, stay)
      signer = authorized.result.address
      popup = authorized.popup
    }
    const { address, signed, text } = asked
    const expectAddress = signer
    if (address && address.toLowerCase() !== signer.toLowerCase())
      throw new WaypointError(
        kinds.unauthorized,
        `${method}: current address is different from required address`,
      )
    const exchange = popups.exchange({
      signal,
      popup,
      url: (request) =>
        signUrl(config, {
          ...request,
          expectAddress,
          ...('message' in signed
            ? { message: text }
            : { chainId, typedData: text }),
        }),
    })
    // Loaded while the user decides; the elliptic curve is most of the weight.
    const [{ data }, { isSignatureOf }] = await Promise.all([
      exchange,
      import('./methods/isSignatureOf.ts'),
    ])
    if (!isHex(data) || !(await isSignatureOf(data, signed, signer)))
      throw new WaypointError(
        kinds.internal,
        `${method}: signature is not valid`,
      )
    return data
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
        const { message, address } = readMessage(params)
        const asked = { signed: { message }, address, text: message }
        return sign(method, asked, waiting)
      }
      case 'eth_signTypedData_v4': {
        const request = readTypedData(params, chainId)
        const { value, address, typedData } = request
        const asked = { signed: { typedData: value }, address, text: typedData }
        return sign(method, asked, waiting)
      }
      case 'wallet_switchEthereumChain':
        if (isChain(params, chainId)) return null
    }
    if (isWalletMethod(method))
      throw new WaypointError(
        kinds.unsupportedMethod,
        `${method} is not supported.`,
      )
    return rpc(method, params, waiting.signal)
  }

  return {
    chainId,
    connect,
    disconnect() {
      const wasConnected = session.get() !== undefined
      session.clear()
      if (!wasConnected) return
      events.emit('accountsChanged', [])
      events.emit(
        'disconnect',
        new WaypointError(
          kinds.disconnected,
          'The provider is disconnected from all chains.',
        ),
      )
    },
    request: ({ method, params }, waiting = {}) =>
      withRetry(() => respond(method, params, waiting)),
    on: events.on,
    removeListener: events.off,
    destroy() {
      popups.destroy()
      events.clear()
    },
  }
}

/** A blocked popup's `retry` repeats the whole request, not the popup alone. */
async function withRetry<result>(run: () => Promise<result>): Promise<result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof PopupBlockedError)
      throw new PopupBlockedError(() => withRetry(run))
    throw error
  }
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)
}

function isChain(params: unknown, chainId: number): boolean {
  const [first] = Array.isArray(params) ? params : []
  const asked = (first as { chainId?: unknown } | undefined)?.chainId
  return typeof asked === 'string' && Number(asked) === chainId
}
