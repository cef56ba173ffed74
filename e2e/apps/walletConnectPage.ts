import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { expose, type Outcome } from './expose.ts'

// An app that knows nothing of safes: the published provider, as it is.
const given = new URLSearchParams(location.search)
const chainIds = (given.get('chains') ?? '1337').split(',').map(Number)
const provider = await EthereumProvider.init({
  projectId: 'app',
  relayUrl: given.get('relay') ?? '',
  optionalChains: chainIds as [number, ...number[]],
  rpcMap: Object.fromEntries(
    chainIds.map((chainId) => [chainId, given.get('rpc') ?? '']),
  ),
  showQrModal: false,
  telemetryEnabled: false,
  metadata: {
    name: given.get('name') ?? 'Exchange',
    description: '',
    url: location.origin,
    icons: [`${location.origin}/icon.png`],
  },
})
const asked: Promise<Outcome>[] = []
const changes: unknown[] = []
provider.on('chainChanged', (chainId) => changes.push(chainId))

expose({
  /** The code for the wallet. */
  code: () =>
    new Promise((resolve) => {
      provider.on('display_uri', resolve)
      provider.connect().catch(() => undefined)
    }),
  accounts: () => provider.accounts,
  request: (method: string, params: unknown[]) =>
    provider.request({ method, params }),
  /** Networks that the wallet has named the current one. */
  changes: () => changes.map(Number),
  /** Asks on one network of the session, past what the provider checks. */
  requestOn: (chainId: number, method: string, params: unknown[]) =>
    provider.signer.client.request({
      topic: provider.session?.topic ?? '',
      chainId: `eip155:${chainId}`,
      request: { method, params },
    }),
  askOn(chainId: number, method: string, params: unknown[]) {
    asked.push(globalThis.call('requestOn', [chainId, method, params]))
  },
  /** Asks without waiting; `outcome` waits. */
  ask(method: string, params: unknown[]) {
    asked.push(globalThis.call('request', [method, params]))
  },
  outcome: () => asked.at(-1),
})
