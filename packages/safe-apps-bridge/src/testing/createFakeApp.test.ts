import { expect, test } from 'vitest'
import { createFakeApp } from './createFakeApp.ts'

test('default: sends the requests of the published SDK', async () => {
  const app = createFakeApp()
  const seen: unknown[] = []
  app.host.window.addEventListener('message', ({ data }) => seen.push(data))
  void app.request('getSafeInfo')
  void app.request('rpcCall', { call: 'eth_gasPrice', params: [] })
  void app.request('getSafeInfo', undefined, {
    id: 'id',
    sdkVersion: null,
    omitParams: true,
  })
  await Promise.resolve()
  expect(seen).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{10}$/),
      method: 'getSafeInfo',
      params: undefined,
      env: { sdkVersion: '9.1.0' },
    },
    expect.objectContaining({
      method: 'rpcCall',
      params: { call: 'eth_gasPrice', params: [] },
    }),
    { id: 'id', method: 'getSafeInfo' },
  ])
  expect(Object.keys(seen[0] as object)).toEqual([
    'id',
    'method',
    'params',
    'env',
  ])
  expect(Object.keys(seen[2] as object)).toEqual(['id', 'method'])
  app.dispose()
  expect(app.windows.listenerCount()).toBe(1)
})

test('error: a port the wallet did not give', async () => {
  const app = createFakeApp()
  await expect(
    app.request('getSafeInfo', undefined, { port: true }),
  ).rejects.toThrow('The wallet gave no port.')
})
