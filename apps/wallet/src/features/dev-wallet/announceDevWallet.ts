import { createRpc } from '../../rpc/createRpc.ts'
import { createDevProvider } from './createDevProvider.ts'
import { createDevPrompts } from './devPrompts.ts'

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="8" fill="%23b45309"/%3E%3Cpath d="m9 12 5 4-5 4m7 1h7" fill="none" stroke="%23fff" stroke-width="3"/%3E%3C/svg%3E'

/**
 * Announces the development wallet by EIP-6963. Call it only when the
 * deployment asks for it and the page is on a loopback host.
 */
export function announceDevWallet(
  chains: Readonly<Record<string, { rpcUrl: string }>>,
): void {
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
}
