import { createBridgeHost } from '@strongroom/safe-apps-bridge/host'

// The wallet: serves the framed app, and echoes messages as the lower bound of
// the measurement.
const app = new URL(new URL(location.href).searchParams.get('app') ?? '')
const to = '0x00000000000000000000000000000000000000AA'
const safe = {
  safeAddress: to,
  chainId: 1,
  threshold: 1,
  owners: [to],
  isReadOnly: false,
}
const frame = document.createElement('iframe')
frame.src = app.href
document.body.append(frame)

if (app.searchParams.get('variant')?.startsWith('raw')) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => port1.postMessage({ id: data.id, data: safe })
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== app.origin) return
    if (data === 'port') frame.contentWindow?.postMessage(0, origin, [port2])
    else frame.contentWindow?.postMessage({ id: data.id, data: safe }, origin)
  })
} else
  createBridgeHost({
    frame,
    origin: app.origin,
    handlers: {
      getSafeInfo: () => safe,
      getChainInfo: () => undefined,
      rpcCall: async () => null,
      sendTransactions: async () => ({ safeTxHash: '0x' }),
    },
  })
