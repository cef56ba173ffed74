import { expect, test, vi } from 'vitest'
import { getNonces } from '../actions/getNonces.ts'
import { getSafeInfo } from '../actions/getSafeInfo.ts'
import { createSafeInfo } from '../testing/index.ts'
import { createGatewayClient } from './createGatewayClient.ts'
import { shareRequests } from './shareRequests.ts'

const parameters = {
  chainId: '1',
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
} as const

function setup(respond: (signal: AbortSignal) => Promise<Response>) {
  const send = vi.fn((_: unknown, init?: RequestInit) =>
    respond(init?.signal ?? new AbortController().signal),
  )
  const client = createGatewayClient({
    retry: 0,
    fetch: shareRequests(send as never),
  })
  return { send, client }
}

test('default', async () => {
  const { send, client } = setup(async () => Response.json(createSafeInfo()))
  const results = await Promise.all([
    getSafeInfo(client, parameters),
    getSafeInfo(client, parameters),
    getSafeInfo(client, { ...parameters, chainId: '2' }),
    getSafeInfo(client, parameters),
  ])
  for (const result of results) expect(result).toEqual(createSafeInfo())
  expect(send).toHaveBeenCalledTimes(2)
  await getSafeInfo(client, parameters)
  expect(send).toHaveBeenCalledTimes(3)
})

test('behavior: one may abort alone', async () => {
  let answer: ((response: Response) => void) | undefined
  const { send, client } = setup(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const controller = new AbortController()
  const { signal } = controller
  const first = getSafeInfo(client, { ...parameters, signal })
  const second = getSafeInfo(client, parameters)
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  controller.abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  answer?.(Response.json(createSafeInfo()))
  expect(await second).toEqual(createSafeInfo())
  expect(send).toHaveBeenCalledOnce()
})

test('behavior: the last one ends the request', async () => {
  let ended = false
  const { send, client } = setup(
    (signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          ended = true
        })
      }),
  )
  const controllers = [new AbortController(), new AbortController()]
  const results = controllers.map(({ signal }) =>
    getSafeInfo(client, { ...parameters, signal }).catch(() => 'gone'),
  )
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  controllers[0]?.abort()
  await results[0]
  expect(ended).toBe(false)
  controllers[1]?.abort()
  await results[1]
  expect(ended).toBe(true)
  // The next caller starts anew.
  const next = getSafeInfo(client, { ...parameters, timeout: 10 })
  await expect(next).rejects.toMatchObject({ name: 'GatewayTimeoutError' })
  expect(send).toHaveBeenCalledTimes(2)
})

test('error: all are told', async () => {
  const { client } = setup(async () => {
    throw new TypeError('offline')
  })
  const results = await Promise.allSettled([
    getNonces(client, parameters),
    getNonces(client, parameters),
  ])
  for (const result of results)
    expect(result).toMatchObject({ reason: { name: 'GatewayNetworkError' } })
})

test('behavior: writes are never shared', async () => {
  const { send, client } = setup(async () => Response.json({}))
  const write = () =>
    client.request({ call: 'x', path: '/x', method: 'POST', options: {} })
  await Promise.all([write(), write()])
  expect(send).toHaveBeenCalledTimes(2)
})
