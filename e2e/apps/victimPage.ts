import { type BridgeError, createAppBridge } from '@strongroom/safe-apps-bridge'
import { expose } from './expose.ts'

// An honest app of our own package, in a window that another page opened.
const wallet = new URL(location.href).searchParams.get('wallet') ?? ''
const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const tried = async (run: () => Promise<unknown>) => {
  try {
    return await run()
  } catch (error) {
    return (error as BridgeError).name
  }
}

expose({
  victim: {
    connect(allowed = wallet) {
      const bridge = createAppBridge({ allowedOrigins: [allowed] })
      return tried(() => bridge.connect({ timeout: 2000 }))
    },
    send() {
      const bridge = createAppBridge({ allowedOrigins: [wallet] })
      return tried(() => bridge.sendTransactions({ txs: [{ to, value: '1' }] }))
    },
    /** Answers oneself, in a window outside a frame. */
    answerOneself() {
      const bridge = createAppBridge({ allowedOrigins: [location.origin] })
      const answer = tried(() => bridge.connect({ timeout: 500 }))
      for (const data of [
        null,
        7,
        { version: 1 },
        { id: {}, version: '9.1.0' },
      ])
        postMessage(data, '*')
      return answer
    },
  },
})
