import type { AllowedOrigins, AppWindow } from '@strongroom/safe-apps-bridge'
import type { Connector } from '../connector/Connector.ts'
import { createProviderConnector } from '../connector/createProviderConnector.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import {
  createSafeStorage,
  type SafeStorage,
  type StorageLike,
} from '../storage/createSafeStorage.ts'

/** Options of {@link createSafeConnector}. */
export interface SafeConnectorOptions {
  /**
   * The wallets this app may run in, as exact origins. Any other page that
   * frames the app finds no connector.
   * @default ['https://app.safe.global']
   */
  allowedOrigins?: AllowedOrigins
  /**
   * Milliseconds the page around may take to answer.
   * @default 700
   */
  timeout?: number
  /** @default 'SAFE' */
  id?: string
  /** @default 'Gnosis Safe' */
  name?: string
  icon?: string
  /**
   * Remembers until the tab is closed that the user disconnected.
   * @default the browser's sessionStorage
   */
  storage?: SafeStorage
  /** @default globalThis.window */
  window?: (AppWindow & { sessionStorage?: StorageLike }) | undefined
}

const suppressed = 'SAFE.DISCONNECTED'
const isTrue = (value: unknown): value is boolean => value === true

/**
 * Makes a connector of the safe whose wallet embeds this page. It needs no
 * prompt: a manager connects it by itself, before the wallet used last. Outside
 * of a frame it throws at once without loading code.
 *
 * @example
 * ```ts
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createSafeConnector } from '@strongroom/connectors/safe'
 *
 * const manager = createConnectionManager({
 *   connectors: [createSafeConnector()],
 * })
 * ```
 */
export function createSafeConnector(
  options: SafeConnectorOptions = {},
): Connector {
  const { id = 'SAFE', name = 'Gnosis Safe', icon, timeout = 700 } = options
  const { allowedOrigins = ['https://app.safe.global'] } = options
  const target = 'window' in options ? options.window : globalThis.window
  const storage =
    options.storage ??
    createSafeStorage({ storage: () => target?.sessionStorage })
  const isOff = () => storage.read(suppressed, isTrue, false)
  let provider: Eip1193Provider | undefined
  let finding: Promise<Eip1193Provider> | undefined
  let end: (() => void) | undefined

  const find = async (): Promise<Eip1193Provider> => {
    if (target === undefined || target.parent === target)
      throw new ConnectorError(
        'ProviderNotFound',
        'This page is not open inside of a wallet.',
      )
    const { createAppBridge } = await import('@strongroom/safe-apps-bridge')
    const { createAppProvider } = await import(
      '@strongroom/safe-apps-bridge/provider'
    )
    const bridge = createAppBridge({ allowedOrigins, window: target })
    try {
      const safe = await bridge.connect({ timeout })
      const found = createAppProvider(bridge, { safe })
      end = () => {
        found.dispose()
        bridge.dispose()
      }
      provider = found as unknown as Eip1193Provider
      return provider
    } catch (cause) {
      bridge.dispose()
      throw new ConnectorError(
        'ProviderNotFound',
        'The page around this one is not a wallet that is allowed here.',
        { cause },
      )
    }
  }
  const findProvider = () => {
    if (provider !== undefined) return provider
    finding ??= find().finally(() => {
      finding = undefined
    })
    return finding
  }

  const connector = createProviderConnector({
    // Any chain of the safe is supported; it cannot be switched.
    isSupported: () => true,
    descriptor: {
      id,
      name,
      type: 'MULTISIG',
      isRonin: false,
      isAutomatic: true,
      ...(icon === undefined ? {} : { icon }),
    },
    findProvider,
    peekProvider: () => provider,
  })
  return {
    ...connector,
    async connect(chainId, request) {
      const result = await connector.connect(chainId, request)
      storage.write(suppressed, undefined)
      return result
    },
    async disconnect() {
      storage.write(suppressed, true)
      await connector.disconnect()
    },
    isAuthorized: async () => !isOff() && (await connector.isAuthorized()),
    dispose() {
      connector.dispose()
      end?.()
    },
  }
}
