import { BridgeRejectedError, createBridgeHost } from '../../src/host/index.ts'

// The wallet's page: frames the app and serves it, and keeps a log.
const query = new URL(location.href).searchParams
const app = query.get('app') ?? ''
const log: string[] = []
const to = '0x00000000000000000000000000000000000000AA'

const frame = document.createElement('iframe')
frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
frame.setAttribute('referrerpolicy', 'strict-origin')
frame.src = app
document.body.append(frame)

const host = createBridgeHost({
  frame,
  origin: new URL(app).origin,
  onBlocked: (origin) => log.push(`blocked ${origin}`),
  handlers: {
    getSafeInfo: () => ({
      safeAddress: to,
      chainId: 1337,
      threshold: 1,
      owners: [to],
      isReadOnly: false,
    }),
    getChainInfo: () => ({
      chainName: 'Local',
      chainId: '1337',
      shortName: 'local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }),
    async rpcCall({ method, params }) {
      log.push(`rpc ${method} ${JSON.stringify(params)}`)
      return '0xde0b6b3a7640000'
    },
    async sendTransactions({ txs }, { signal }) {
      log.push(`send ${txs.length}`)
      if (txs.length > 1) throw new BridgeRejectedError()
      if (txs[0]?.value === '99')
        await new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            log.push('aborted')
            reject(signal.reason)
          }),
        )
      return { safeTxHash: `0x${'ab'.repeat(32)}` }
    },
  },
})

Object.assign(globalThis, { host, log })
