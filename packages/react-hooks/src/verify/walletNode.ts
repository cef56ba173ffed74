import type { ConnectionManager } from '@strongroom/connectors'
import type { RpcPort } from './RpcPort.ts'

/** A node that may come and go. */
export interface WalletNode extends RpcPort {
  /** Calls back when the connection changes, until the result is called. */
  readonly subscribe?: ((listener: () => void) => () => void) | undefined
}

const nodes = new WeakMap<ConnectionManager, WalletNode>()

/**
 * The connected wallet's provider as a node, which is not the page's own. Only for
 * wallets in the browser: others send reads to the app's node, or open a window.
 */
export function walletNode(manager: ConnectionManager): WalletNode {
  const known = nodes.get(manager)
  if (known) return known
  const node: WalletNode = {
    subscribe: manager.subscribe,
    async request(call) {
      await untilReconnected(manager)
      const { status, connector } = manager.getSnapshot()
      if (status !== 'connected' || connector?.type !== 'WALLET')
        throw new TypeError('No wallet in this browser can be asked.')
      const provider = await connector.getProvider()
      return provider.request(call)
    },
  }
  nodes.set(manager, node)
  return node
}

/** A page that was just opened reconnects its wallet first. */
const untilReconnected = (manager: ConnectionManager) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (manager.getSnapshot().status === 'reconnecting') return
      stop()
      resolve()
    }
    const stop = manager.subscribe(look)
    look()
  })
