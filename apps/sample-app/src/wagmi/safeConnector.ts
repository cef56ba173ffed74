import type { AppProvider } from '@strongroom/safe-apps-bridge/provider'
import { getAddress } from 'viem'
import { createConnector } from 'wagmi'

/** A wagmi connector over the provider of the bridge. */
export function safeConnector(provider: AppProvider) {
  return createConnector<AppProvider>(({ emitter }) => {
    const getAccounts = async () => {
      const accounts: string[] = await provider.request({
        method: 'eth_accounts',
      })
      return accounts.map((account) => getAddress(account))
    }
    const onAccountsChanged = (accounts: readonly string[]) =>
      emitter.emit('change', {
        accounts: accounts.map((account) => getAddress(account)),
      })
    const onChainChanged = (chainId: string) =>
      emitter.emit('change', { chainId: Number(chainId) })
    const onDisconnect = () => emitter.emit('disconnect')
    provider.on('accountsChanged', onAccountsChanged)
    provider.on('chainChanged', onChainChanged)
    provider.on('disconnect', onDisconnect)
    return {
      id: 'safe',
      name: 'Safe',
      type: 'safe',
      async connect({ withCapabilities } = {}) {
        const accounts = await getAccounts()
        return {
          // wagmi types one of the two shapes, by its request.
          accounts: (withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts) as never,
          chainId: provider.chainId,
        }
      },
      async disconnect() {},
      getAccounts,
      getChainId: async () => provider.chainId,
      getProvider: async () => provider,
      isAuthorized: async () => true,
      onAccountsChanged,
      onChainChanged,
      onDisconnect,
    }
  })
}
