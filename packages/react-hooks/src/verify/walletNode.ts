import type { ConnectionManager } from '@strongroom/connectors'
import type { RpcPort } from './RpcPort.ts'

const nodes = new WeakMap<ConnectionManager, RpcPort>()

/**
 * The connected wallet's provider as a node, which is not the page's own. Only for
 * wallets in the browser: others send reads to the app's node, or open a window.
 */
export function walletNode(manager: ConnectionManager): RpcPort {
  const known = nodes.get(manager)
  if (known) return known
  const node: RpcPort = {
    async request(call) {
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
