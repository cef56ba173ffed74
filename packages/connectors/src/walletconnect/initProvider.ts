import type {
  WalletConnectInit,
  WalletConnectModule,
  WalletConnectProvider,
} from './WalletConnectModule.ts'

// WalletConnect may be set up once a page: twice means two sockets that answer
// each other's messages. Kept for as long as the page lives.
const providers = new Map<string, Promise<WalletConnectProvider>>()

/** The page's one provider for a configuration. A failure is not kept. */
export function initProvider(
  load: () => Promise<WalletConnectModule>,
  options: WalletConnectInit,
): Promise<WalletConnectProvider> {
  const { projectId, relayUrl, customStoragePrefix, optionalChains } = options
  const key = JSON.stringify([
    projectId,
    relayUrl,
    customStoragePrefix,
    optionalChains,
  ])
  const known = providers.get(key)
  if (known !== undefined) return known
  const provider = load().then(({ EthereumProvider }) =>
    EthereumProvider.init(options),
  )
  providers.set(key, provider)
  provider.catch(() => providers.delete(key))
  return provider
}
