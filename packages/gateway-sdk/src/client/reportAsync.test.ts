import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getSafeInfo } from '../calls/safes.gen.ts'
import { reportIssues } from '../validate/index.ts'
import { createGatewayClient } from './createGatewayClient.ts'
import { reportAsync } from './reportAsync.ts'
import type { GatewayClientOptions } from './types.ts'

const reported: unknown[] = []
beforeEach(() => {
  reported.length = 0
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
})
afterEach(() => vi.unstubAllGlobals())
const turn = () => new Promise((resolve) => setTimeout(resolve))
const safe = {
  chainId: '1',
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
} as const

test('default', () => {
  const hook = vi.fn()
  reportAsync(hook, 1, 2)
  expect(hook).toHaveBeenCalledExactlyOnceWith(1, 2)
  reportAsync(undefined)
})

describe('behavior: reports an error thrown by a hook', () => {
  const failures: ((error: unknown) => unknown)[] = [
    (error) => {
      throw error
    },
    async (error) => {
      throw error
    },
  ]

  test.each(failures)('at once or later', async (fail) => {
    const error = new Error('hook')
    reportAsync(() => fail(error))
    await turn()
    expect(reported).toEqual([error])
  })

  test('to the console where there is no reportError', async () => {
    vi.stubGlobal('reportError', undefined)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const error = new Error('hook')
    reportAsync(() => {
      throw error
    })
    await turn()
    expect(log).toHaveBeenCalledWith(error)
    log.mockRestore()
  })

  test.each(failures)('and the call goes on', async (fail) => {
    const hook = (name: string) => () => fail(name) as undefined
    const hooks = {
      onRequest: hook('onRequest'),
      onResponse: hook('onResponse'),
      onError: hook('onError'),
    }
    let count = 0
    const client = createGatewayClient({
      ...hooks,
      retryDelay: 1,
      fetch: async () => Response.json({}, { status: ++count < 2 ? 503 : 200 }),
    })
    expect(await getSafeInfo(client, safe)).toEqual({})
    await turn()
    expect(reported).toEqual([
      'onRequest',
      'onResponse',
      'onError',
      'onRequest',
      'onResponse',
    ])
    const failing = createGatewayClient({
      ...hooks,
      retry: 0,
      fetch: async () => Response.json({}, { status: 404 }),
    })
    await expect(getSafeInfo(failing, safe)).rejects.toMatchObject({
      status: 404,
    })
    const warned = createGatewayClient({
      validate: reportIssues(hook('report')),
      fetch: async () => Response.json({}),
    })
    expect(await getSafeInfo(warned, safe)).toEqual({})
    await turn()
    expect(reported.at(-1)).toBe('report')
  })
})

describe('behavior: a hook may abort its call', () => {
  test.each(['onRequest', 'onResponse', 'onError'] as const)(
    '%s',
    async (name) => {
      const controller = new AbortController()
      let sent = 0
      const options: GatewayClientOptions = {
        retryDelay: 1,
        [name]: () => controller.abort(),
        fetch: async () => {
          sent++
          return Response.json({}, { status: 503 })
        },
      }
      await expect(
        getSafeInfo(createGatewayClient(options), {
          ...safe,
          signal: controller.signal,
        }),
      ).rejects.toMatchObject({ name: 'AbortError' })
      await new Promise((resolve) => setTimeout(resolve, 30))
      expect(sent).toBe(name === 'onRequest' ? 0 : 1)
    },
  )
})
