import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { createAppBridge } from '@strongroom/safe-apps-bridge'

// The app: one way of asking for the safe, chosen by the address.
const query = new URL(location.href).searchParams
const wallet = query.get('wallet') ?? ''

function raw(post: (message: object) => void) {
  const waiting = new Map<number, (data: unknown) => void>()
  let count = 0
  return {
    ask: () =>
      new Promise((resolve) => {
        const id = count++
        waiting.set(id, resolve)
        post({ id })
      }),
    take: ({ data }: MessageEvent) => {
      waiting.get(data.id)?.(data.data)
      waiting.delete(data.id)
    },
  }
}

async function choose(variant: string | null): Promise<() => Promise<unknown>> {
  if (variant === 'published') {
    const sdk = new SafeAppsSDK()
    return () => sdk.safe.getInfo()
  }
  if (variant === 'raw window') {
    const { ask, take } = raw((message) => parent.postMessage(message, wallet))
    window.addEventListener('message', take)
    return ask
  }
  if (variant === 'raw port') {
    const port = await new Promise<MessagePort>((resolve) => {
      window.addEventListener('message', ({ ports }) => {
        if (ports[0]) resolve(ports[0])
      })
      parent.postMessage('port', wallet)
    })
    const { ask, take } = raw((message) => port.postMessage(message))
    port.onmessage = take
    return ask
  }
  let isGiven: () => void = () => {}
  const given = new Promise<void>((resolve) => {
    isGiven = resolve
  })
  const onMessage = (event: MessageEvent) => {
    if (event.data?.id !== 'evt:port') return
    window.removeEventListener('message', onMessage)
    // If the port is closed our side continues through the window. It is kept:
    // if it were collected, the wallet would give another one.
    if (variant === 'ours, window') {
      event.stopImmediatePropagation()
      Object.assign(globalThis, { kept: event.ports })
    }
    isGiven()
  }
  window.addEventListener('message', onMessage)
  const bridge = createAppBridge({ allowedOrigins: [wallet] })
  await bridge.getSafeInfo()
  await given
  return () => bridge.getSafeInfo()
}

const ready = choose(query.get('variant'))

Object.assign(globalThis, {
  /** Milliseconds of each of so many calls, one after the other. */
  async one(runs: number): Promise<number[]> {
    const ask = await ready
    const took: number[] = []
    for (let run = 0; run < runs; run++) {
      const start = performance.now()
      await ask()
      took.push(performance.now() - start)
    }
    return took
  },
  /** Calls a second with 64 under way. */
  async many(): Promise<number> {
    const ask = await ready
    const start = performance.now()
    let left = 2000
    const work = async () => {
      while (left-- > 0) await ask()
    }
    await Promise.all(Array.from({ length: 64 }, work))
    return 2_000_000 / (performance.now() - start)
  },
})
