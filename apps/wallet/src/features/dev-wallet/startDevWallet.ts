import { createRpc } from '@strongroom/react-hooks/chain'
import type { Services } from '../../app/createServices.ts'
import { createDevProvider } from './createDevProvider.ts'
import { createDevPrompts } from './devPrompts.ts'
import { nameDemo } from './nameDemo.ts'

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="8" fill="%23b45309"/%3E%3Cpath d="m9 12 5 4-5 4m7 1h7" fill="none" stroke="%23fff" stroke-width="3"/%3E%3C/svg%3E'

/**
 * Announces the development wallet by EIP-6963 and names the demo's people and
 * safes. Call it only when the deployment asks for it and the page is on a
 * loopback host.
 */
export function startDevWallet({ config, stores }: Services): void {
  const { chains, demoNames } = config
  const provider = createDevProvider({
    chainIds: Object.keys(chains).map(Number),
    rpcFor: (chainId) => createRpc(chains[chainId]?.rpcUrl ?? ''),
    prompts: createDevPrompts(document),
  })
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: crypto.randomUUID(),
      name: 'Dev wallet',
      rdns: 'local.strongroom.dev-wallet',
      icon,
    }),
    provider,
  })
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  // Names are a nicety: without them the demo works all the same.
  void nameDemo(stores.names, chains, demoNames ?? {}).catch(() => {})
}
