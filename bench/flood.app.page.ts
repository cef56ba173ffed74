// An app that speaks the wire of the published SDK by hand.
const wallet = new URL(location.href).searchParams.get('wallet') ?? ''
const waiting = new Map<string, () => void>()
let count = 0

window.addEventListener('message', ({ data }) => {
  waiting.get(data?.id)?.()
  waiting.delete(data?.id)
})

const request = (id: string, params?: unknown) => ({
  id,
  method: 'getSafeInfo',
  params,
  env: { sdkVersion: '9.1.0' },
})

/** Milliseconds until the wallet answers one request, with any answer. */
async function ask(): Promise<number> {
  const id = `ask${count++}`
  const start = performance.now()
  const answered = new Promise<void>((resolve) => waiting.set(id, resolve))
  parent.postMessage(request(id), wallet)
  await answered
  return performance.now() - start
}

Object.assign(globalThis, {
  ask,
  /** Sends one message of so many bytes and so many requests, then asks once. */
  flood(bytes: number, requests: number): Promise<number> {
    if (bytes > 0)
      parent.postMessage(request('large', 'x'.repeat(bytes)), wallet)
    for (let index = 0; index < requests; index++)
      parent.postMessage(request(`flood${index}`), wallet)
    return ask()
  },
})
