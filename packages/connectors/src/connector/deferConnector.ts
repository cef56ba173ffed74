import { createEmitter } from '@strongroom/internal/createEmitter'
import { endedMeanwhile } from '../errors/endedMeanwhile.ts'
import type { Connector, ConnectorEvents } from './Connector.ts'

/** A connector whose code is fetched when it is needed. */
export interface DeferredConnector extends Connector {
  /**
   * Fetches the code. Call it before the button is shown: a popup wallet has to
   * open inside the click, not after a download.
   */
  preload(): Promise<void>
}

/** Facts about a connector that are known before its code is loaded. */
export type ConnectorDescription = Pick<
  Connector,
  'id' | 'name' | 'type' | 'isRonin'
> &
  Partial<Pick<Connector, 'icon' | 'rdns' | 'isAutomatic'>>

/**
 * Proxy of a connector that loads its code on first use. A manager uses it only
 * on a click, or after a reload when this wallet was the one connected, so that
 * other visitors never load the code.
 *
 * @example
 * ```ts
 * import { deferConnector, type Connector } from '@strongroom/connectors'
 *
 * declare function loadPopupWallet(): Promise<Connector>
 *
 * const connector = deferConnector(
 *   { id: 'WAYPOINT', name: 'Ronin Waypoint', type: 'MPC', isRonin: true },
 *   loadPopupWallet,
 * )
 * document.querySelector('#wallets')?.addEventListener('toggle', () => {
 *   void connector.preload()
 * })
 * ```
 */
export function deferConnector(
  description: ConnectorDescription,
  load: () => Promise<Connector>,
): DeferredConnector {
  const emitter = createEmitter<ConnectorEvents>()
  let loaded: Connector | undefined
  let loading: Promise<Connector> | undefined
  let isDisposed = false
  // Number of disconnects so far: requests from before the last one are
  // dropped.
  let endings = 0

  const get = () => {
    loading ??= load().then((connector) => {
      loaded = connector
      if (isDisposed) connector.dispose()
      else for (const event of events) forward(connector, event)
      return connector
    })
    // A page that was offline for a moment can try again.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const forward = <event extends keyof ConnectorEvents>(
    connector: Connector,
    event: event,
  ) => connector.on(event, (payload) => emitter.emit(event, payload))
  const use = <value>(call: (connector: Connector) => Promise<value>) =>
    loaded === undefined ? get().then(call) : call(loaded)

  return {
    ...description,
    preload: () => get().then(() => undefined),
    connect(chainId, options) {
      const before = endings
      return use(async (connector) => {
        if (endings !== before) throw endedMeanwhile()
        return connector.connect(chainId, options)
      })
    },
    async disconnect() {
      endings++
      // A connector that is just being loaded may keep a token.
      const connector = loaded ?? (await loading?.catch(() => undefined))
      await connector?.disconnect()
    },
    getAccounts: () => use((connector) => connector.getAccounts()),
    requestAccounts: () => use((connector) => connector.requestAccounts()),
    getChainId: () => use((connector) => connector.getChainId()),
    getProvider: () => use((connector) => connector.getProvider()),
    getProviderSync: () => loaded?.getProviderSync(),
    switchChain: (chainId) =>
      use((connector) => connector.switchChain(chainId)),
    addChain: (chainId) => use((connector) => connector.addChain(chainId)),
    isAuthorized: () =>
      use((connector) => connector.isAuthorized()).catch(() => false),
    on: emitter.on,
    dispose() {
      isDisposed = true
      loaded?.dispose()
      emitter.clear()
    },
  }
}

const events = Object.keys({
  connect: true,
  disconnect: true,
  accountsChanged: true,
  chainChanged: true,
  message: true,
  display_uri: true,
  session_delete: true,
} satisfies Record<keyof ConnectorEvents, true>) as (keyof ConnectorEvents)[]
