import { expect, test, vi } from 'vitest'
import { createGatewayClient } from '../client/createGatewayClient.ts'
import { createSafeInfo } from '../testing/fixtures/safes.ts'
import { watchSafe } from './watchSafe.ts'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

/**
 * Hides or shows the page, by the same property and event as a browser does.
 */
function show(visible: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('behavior: rests while hidden, looks at once when shown', async () => {
  let looks = 0
  const client = createGatewayClient({
    fetch: async (url) => {
      if (`${url}`.endsWith('/events'))
        return new Response(null, { status: 404 })
      looks++
      return Response.json(createSafeInfo({ txQueuedTag: `${looks}` }))
    },
  })
  const lists: string[] = []
  const stop = watchSafe(client, {
    chainId: '1',
    safeAddress,
    interval: 50,
    onChange: (change) => lists.push(...change.lists),
  })
  await vi.waitFor(() => expect(lists.length).toBeGreaterThan(1))
  show(false)
  const before = looks
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(looks).toBeLessThanOrEqual(before + 1)
  const hidden = looks
  show(true)
  expect(looks).toBe(hidden + 1)
  await vi.waitFor(() => expect(looks).toBeGreaterThan(hidden + 2))
  stop()
  const after = looks
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(looks).toBe(after)
  expect(new Set(lists)).toEqual(new Set(['queue']))
  vi.restoreAllMocks()
})

test('error: an error of a listener reaches the window', async () => {
  const seen: unknown[] = []
  const listen = (event: ErrorEvent) => {
    seen.push(event.error)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('error', listen, { capture: true })
  const error = new Error('listener')
  const client = createGatewayClient({
    onRequest: () => {
      throw error
    },
    fetch: async () => Response.json(createSafeInfo()),
  })
  const { getSafeInfo } = await import('../calls/safes.gen.ts')
  const safe = await getSafeInfo(client, { chainId: '1', safeAddress })
  expect(safe).toEqual(createSafeInfo())
  await vi.waitFor(() => expect(seen).toEqual([error]))
  window.removeEventListener('error', listen, { capture: true })
})

test('behavior: in a worker of the browser', async () => {
  const source = `
    import { createGatewayClient, getSafeInfo } from '${new URL('../index.ts', import.meta.url).href}'
    const client = createGatewayClient({ fetch: async () => new Response('{"nonce":7}') })
    const safe = await getSafeInfo(client, { chainId: '1', safeAddress: '${safeAddress}' })
    const error = await getSafeInfo(client, { chainId: '..', safeAddress: '' }).catch((e) => e.name)
    postMessage([safe.nonce, error, typeof document])`
  const url = URL.createObjectURL(
    new Blob([source], { type: 'text/javascript' }),
  )
  const worker = new Worker(url, { type: 'module' })
  const said = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
  })
  expect(said).toEqual([7, 'InvalidParameterError', 'undefined'])
  worker.terminate()
  URL.revokeObjectURL(url)
})
