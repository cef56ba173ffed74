import type { Connector } from '@strongroom/connectors'
import type { Address } from 'viem'
import type { WalletPort } from './WalletPort.ts'

/** A connected wallet as a port, for the account it was connected with. */
export function createWalletPort(
  connector: Connector,
  account: Address,
): WalletPort {
  return {
    account,
    name: connector.name,
    async request(call) {
      const provider = await connector.getProvider()
      return provider.request(call)
    },
    switchChain: (chainId) => connector.switchChain(chainId),
  }
}
