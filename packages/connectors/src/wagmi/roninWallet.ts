import {
  createRoninConnector,
  type RoninConnectorOptions,
} from '../ronin/createRoninConnector.ts'
import { toWagmiConnector } from './toWagmiConnector.ts'

/**
 * Ronin's browser extension for wagmi 3. It carries the extension's `rdns`, so
 * that wagmi does not list the announced wallet a second time.
 *
 * @example
 * ```ts
 * import { roninWallet } from '@strongroom/connectors/wagmi'
 * import { createConfig, http } from '@wagmi/core'
 * import { ronin } from 'viem/chains'
 *
 * const config = createConfig({
 *   chains: [ronin],
 *   connectors: [roninWallet()],
 *   transports: { [ronin.id]: http() },
 * })
 * ```
 */
export function roninWallet(
  options: Omit<RoninConnectorOptions, 'chains' | 'isSupported'> = {},
) {
  return toWagmiConnector((given) =>
    createRoninConnector({ ...options, ...given }),
  )
}
