import { createConfig, injected } from '@wagmi/core'
import * as wagmi from '@wagmi/core/actions'
import { BrowserProvider } from 'ethers'
import * as viem from 'viem'
import {
  authorize,
  createWaypointProvider,
  parseRedirectUrl,
  type WaypointProvider,
} from '../../src/index.ts'

declare global {
  var provider: WaypointProvider
  /** Task of the next click. */
  var task: () => Promise<unknown>
  var outcome: Promise<unknown> | undefined
  var lastError: unknown
  var events: unknown[]
  var loadLibraries: () => ReturnType<typeof load>
  var libraries: ReturnType<typeof load>
  var openAuthorize: typeof authorize
  var parseReturn: typeof parseRedirectUrl
}

const query = new URL(location.href).searchParams
const wallet = query.get('wallet') ?? ''
const rpcUrl = query.get('rpc') ?? ''
const chainId = 1337

globalThis.events = []
globalThis.openAuthorize = authorize
globalThis.parseReturn = parseRedirectUrl
globalThis.provider = createWaypointProvider({
  clientId: 'demo',
  chainId,
  waypointOrigin: wallet,
  chains: { [chainId]: { rpcUrl } },
  refuseWalletMethods: true,
  ...(query.has('memory') ? {} : { storage: safeStorage() }),
})
for (const event of ['accountsChanged', 'disconnect'] as const)
  globalThis.provider.on(event, (payload: unknown) =>
    globalThis.events.push(payload instanceof Error ? event : [event, payload]),
  )

/** The storage, for pages where even asking for it throws. */
function safeStorage() {
  return {
    getItem: (name: string) => localStorage.getItem(name),
    setItem: (name: string, value: string) => localStorage.setItem(name, value),
    removeItem: (name: string) => localStorage.removeItem(name),
  }
}

function load() {
  const { provider } = globalThis
  const chain = viem.defineChain({
    id: chainId,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const transport = viem.custom(provider)
  const config = createConfig({
    chains: [chain],
    multiInjectedProviderDiscovery: false,
    connectors: [
      injected({
        target: {
          id: 'waypoint',
          name: 'Waypoint',
          provider: provider as never,
        },
      }),
    ],
    transports: { [chainId]: transport },
  })
  return {
    viem,
    wallet: viem.createWalletClient({ chain, transport }),
    ethers: new BrowserProvider(provider),
    wagmi,
    config,
  }
}
globalThis.loadLibraries = load

const run = () => {
  const result = globalThis.task()
  globalThis.outcome = result.catch((error) => {
    globalThis.lastError = error
    const { name, code, message, data } = error
    return { name, code, message, data }
  })
}
document.querySelector('button')?.addEventListener('click', run)
if (query.has('atOnce')) {
  globalThis.task = () =>
    globalThis.provider.request({ method: 'eth_requestAccounts' })
  run()
}
