import {
  BridgeRejectedError,
  createBridgeHost,
  createFrameAttributes,
  createPermissionStore,
} from '../../src/host/index.ts'

// A wallet that serves every method, drives events and keeps a log.
const query = new URL(location.href).searchParams
const url = query.get('app') ?? ''
const log: string[] = []
const to = '0x00000000000000000000000000000000000000AA'
const safeTxHash = `0x${'ab'.repeat(32)}`
const messageHash = `0x${'cd'.repeat(32)}`
let safe = {
  safeAddress: to,
  chainId: 1337,
  threshold: 1,
  owners: [to],
  isReadOnly: false,
  version: '1.4.1',
}
let windowMessages = 0
let finishCall = () => {}

const frame = document.createElement('iframe')
const attributes = createFrameAttributes({
  url,
  title: 'App',
  hostOrigin: query.has('ownOrigin') ? '' : location.origin,
})
for (const [name, value] of Object.entries(attributes))
  frame.setAttribute(name, value)
const sandbox = query.get('sandbox')
if (sandbox !== null) frame.setAttribute('sandbox', sandbox)
document.body.append(frame)

const host = createBridgeHost({
  frame,
  origin: new URL(url).origin,
  permissions: createPermissionStore(),
  onBlocked: (origin) => log.push(`blocked ${origin}`),
  onAudit: ({ method, outcome }) => log.push(`${method} ${outcome}`),
  handlers: {
    getSafeInfo: () => safe,
    getChainInfo: () => ({
      chainName: 'Local',
      chainId: '1337',
      shortName: 'local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }),
    getCurrentTheme: () => ({ darkMode: true }),
    async rpcCall({ method, params }) {
      // The last one waits until the test releases it.
      if (method === 'eth_syncing')
        await new Promise<void>((resolve) => {
          finishCall = resolve
        })
      if (method === 'eth_call') return `0x1626ba7e${'00'.repeat(28)}`
      return `${method} ${params.length}`
    },
    getSafeBalances: async ({ currency }) => ({
      fiatTotal: currency,
      items: [],
    }),
    getTxBySafeTxHash: async (request) => ({
      txId: request.safeTxHash,
      txStatus: 'SUCCESS',
    }),
    getOffChainSignature: async () => undefined,
    requestAddressBook: async () => [
      { address: to, name: 'Bob', chainId: '1337' },
    ],
    requestPermissions: async () => true,
    async sendTransactions({ txs }) {
      if (txs.length > 1) throw new BridgeRejectedError()
      return { safeTxHash }
    },
    signMessage: async (_, { settings }) =>
      settings.offChainSigning
        ? { messageHash, signature: '0x1234' }
        : { safeTxHash },
    signTypedMessage: async () => ({ messageHash, signature: '0x1234' }),
  },
})

window.addEventListener('message', () => {
  windowMessages++
})

Object.assign(globalThis, {
  host,
  log,
  windowMessages: () => windowMessages,
  finishCall: () => finishCall(),
  setThreshold(threshold: number) {
    safe = { ...safe, threshold }
    host.refresh()
  },
})
