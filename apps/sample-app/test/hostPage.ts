import {
  BridgeRejectedError,
  createBridgeHost,
  type TransactionRequest,
} from '@strongroom/safe-apps-bridge/host'

// A wallet's page: frames the app, keeps what it asks for, answers as told.
declare global {
  var requests: TransactionRequest[]
  var decision: 'approve' | 'reject'
}

globalThis.requests = []
globalThis.decision = 'approve'

const app = new URL(location.href).searchParams.get('app') ?? ''
const frame = document.createElement('iframe')
frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
frame.style.cssText = 'border:0;position:fixed;inset:0;width:100%;height:100%'
frame.src = app
document.body.append(frame)

createBridgeHost({
  frame,
  origin: new URL(app).origin,
  handlers: {
    getSafeInfo: () => ({
      safeAddress: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      chainId: 1337,
      threshold: 2,
      owners: [
        '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
      ],
      isReadOnly: new URL(location.href).searchParams.has('readOnly'),
    }),
    getChainInfo: () => ({
      chainName: 'Local',
      chainId: '1337',
      shortName: 'local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }),
    rpcCall: async () => '0x8ac7230489e80000',
    async sendTransactions(request) {
      globalThis.requests.push(request)
      if (globalThis.decision === 'reject') throw new BridgeRejectedError()
      return { safeTxHash: `0x${'ab'.repeat(32)}` }
    },
  },
})
