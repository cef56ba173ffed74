import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { expose, type Outcome } from './expose.ts'

// An app that knows nothing of safes: the published provider, as it is.
const given = new URLSearchParams(location.search)
const chainId = Number(given.get('chain') ?? 1337)
const provider = await EthereumProvider.init({
  projectId: 'app',
  relayUrl: given.get('relay') ?? '',
  optionalChains: [chainId],
  rpcMap: { [chainId]: given.get('rpc') ?? '' },
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
  /** Asks without waiting; `outcome` waits. */
  ask(method: string, params: unknown[]) {
    asked.push(globalThis.call('request', [method, params]))
  },
  outcome: () => asked.at(-1),
})
