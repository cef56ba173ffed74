import type { CreateConnectorFn } from '@wagmi/core'
import {
  ChainNotConfiguredError,
  ProviderNotFoundError,
  SwitchChainNotSupportedError,
} from '@wagmi/core'
import {
  type Address,
  ResourceUnavailableRpcError,
  UserRejectedRequestError,
} from 'viem'
import type { ConnectorChain } from '../chain/ConnectorChain.ts'
import { parseChainId } from '../chain/parseChainId.ts'
import type { ChainOptions } from '../chain/requireChain.ts'
import type { Connector } from '../connector/Connector.ts'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { isConnectorError } from '../errors/isConnectorError.ts'
import { parseAccounts } from '../injected/parseAccounts.ts'

type WagmiConfig = Parameters<CreateConnectorFn>[0]
type StorageItem = { [key: `${string}.disconnected`]: true }

/**
 * Makes a wagmi 3 connector of one of ours. `create` is called once, with the
 * chains of the wagmi config.
 *
 * Refusals are viem's `UserRejectedRequestError`, a missing wallet is wagmi's
 * `ProviderNotFoundError`, a chain outside of the config wagmi's
 * `ChainNotConfiguredError`; other failures stay `ConnectorError`s.
 *
 * @example
 * ```ts
 * import { toWagmiConnector } from '@strongroom/connectors/wagmi'
 * import { createWalletConnectConnector } from '@strongroom/connectors/walletconnect'
 *
 * const connectors = [
 *   toWagmiConnector(({ chains }) =>
 *     createWalletConnectConnector({ projectId: 'yours', chains }),
 *   ),
 * ]
 * ```
 */
export function toWagmiConnector(
  create: (
    options: Required<Pick<ChainOptions, 'isSupported'>> & {
      chains: readonly ConnectorChain[]
    },
  ) => Connector,
): CreateConnectorFn<Eip1193Provider, Record<string, unknown>, StorageItem> {
  return (config) => {
    const connector = create({
      chains: config.chains.map(toConnectorChain),
      isSupported: (chainId) => config.chains.some(({ id }) => id === chainId),
    })
    const { id, name, type, icon, rdns, isAutomatic } = connector
    const flag = `${id}.disconnected` as const

    let isLocked = false
    const unlock = async (accounts: readonly Address[]) => {
      const chainId = await connector.getChainId()
      if (!isLocked) return
      isLocked = false
      config.emitter.emit('connect', { accounts, chainId })
    }

    connector.on('accountsChanged', (accounts) => {
      if (accounts.length === 0) return
      // wagmi takes a locked wallet for gone, so it needs an event for its
      // return.
      if (isLocked) unlock(accounts).catch(() => {})
      else config.emitter.emit('change', { accounts })
    })
    connector.on('connect', () => {
      isLocked = false
    })
    connector.on('chainChanged', (chainId) =>
      config.emitter.emit('change', { chainId }),
    )
    connector.on('disconnect', ({ reason }) => {
      isLocked = reason === 'accounts'
      config.emitter.emit('disconnect')
    })
    connector.on('display_uri', (data) =>
      config.emitter.emit('message', { type: 'display_uri', data }),
    )
    connector.on('message', (message) => {
      if (isMessage(message)) config.emitter.emit('message', message)
    })

    const disconnect = async () => {
      isLocked = false
      await connector.disconnect()
      // The wallet keeps its permission, so a reload would connect it again.
      await config.storage?.setItem(flag, true)
    }
    const switching = {
      async switchChain({ chainId }: { chainId: number }) {
        const chain = config.chains.find((entry) => entry.id === chainId)
        if (chain === undefined) throw new ChainNotConfiguredError()
        await connector.switchChain(chainId).catch((error) => {
          throw toWagmiError(error, name)
        })
        config.emitter.emit('change', { chainId })
        return chain
      },
    }

    return {
      id,
      name,
      type,
      icon,
      rdns,
      async connect({
        chainId,
        isReconnecting = false,
        withCapabilities,
      } = {}) {
        try {
          const result = await connector.connect(chainId, { isReconnecting })
          // The chosen account first, then the others the page may use.
          const others = await connector.getAccounts().catch(() => [])
          const accounts = [...new Set([result.account, ...others])]
          await config.storage?.removeItem(flag)
          return {
            accounts: (withCapabilities
              ? accounts.map((address) => ({ address, capabilities: {} }))
              : accounts) as never,
            chainId: result.chainId,
          }
        } catch (error) {
          throw toWagmiError(error, name)
        }
      },
      disconnect,
      getAccounts: () => connector.getAccounts(),
      getChainId: () => connector.getChainId(),
      async getProvider() {
        const provider = connector.getProviderSync()
        if (provider !== undefined) return provider
        // wagmi reads it of every connector when a page loads. Code that would
        // be downloaded only to answer no is not loaded.
        return (await connector.isAuthorized())
          ? connector.getProvider()
          : (undefined as never)
      },
      async isAuthorized() {
        try {
          if (!isAutomatic && (await config.storage?.getItem(flag)))
            return false
          return await connector.isAuthorized()
        } catch {
          return false
        }
      },
      ...(type === 'MPC' || type === 'MULTISIG' ? {} : switching),
      onAccountsChanged(given) {
        const accounts = parseAccounts(given)
        if (accounts.length === 0) this.onDisconnect()
        else config.emitter.emit('change', { accounts })
      },
      onChainChanged(given) {
        const chainId = parseChainId(given)
        if (chainId !== undefined) config.emitter.emit('change', { chainId })
      },
      onDisconnect: () => config.emitter.emit('disconnect'),
    }
  }
}

function toConnectorChain(
  chain: WagmiConfig['chains'][number],
): ConnectorChain {
  const explorer = chain.blockExplorers?.default.url
  return {
    chainId: chain.id,
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: [...chain.rpcUrls.default.http],
    ...(explorer === undefined ? {} : { blockExplorerUrls: [explorer] }),
  }
}

function toWagmiError(error: unknown, name: string): unknown {
  if (!isConnectorError(error)) return error
  if (error.code === 4001 && error.reason === undefined)
    return new UserRejectedRequestError(error)
  if (error.code === -32002) return new ResourceUnavailableRpcError(error)
  if (error.name === 'ProviderNotFound' || error.name === 'NotInstalled')
    return new ProviderNotFoundError()
  if (error.name === 'SwitchChainNotSupported')
    return new SwitchChainNotSupportedError({ connector: { name } as never })
  return error
}

function isMessage(value: unknown): value is { type: string; data?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { type?: unknown }).type === 'string'
  )
}
