import { createBridgeHost } from '@strongroom/safe-apps-bridge/host'

// The wallet with two open apps. `bare` answers them without a bridge, which is
// what the browser itself takes to deliver the messages.
const query = new URL(location.href).searchParams
const to = '0x00000000000000000000000000000000000000AA'
const safe = {
  safeAddress: to,
  chainId: 1,
  threshold: 1,
  owners: [to],
  isReadOnly: false,
}

for (const address of query.getAll('app')) {
  const app = new URL(address)
  const frame = document.createElement('iframe')
  frame.src = app.href
  document.body.append(frame)
  if (query.has('bare'))
    window.addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && typeof data?.id === 'string')
        frame.contentWindow?.postMessage(
          { id: data.id, success: true, data: safe, version: '9.1.0' },
          app.origin,
        )
    })
  else
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
}

// The longest time without a turn of the event loop, in milliseconds.
let longest = 0
let last = performance.now()
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => {
  const now = performance.now()
  longest = Math.max(longest, now - last)
  last = now
  setTimeout(() => port2.postMessage(0), 4)
}
port2.postMessage(0)
Object.assign(globalThis, {
  restart: () => {
    longest = 0
  },
  longest: () => longest,
})
