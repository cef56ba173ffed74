import { expect, test, vi } from 'vitest'
import { createLinkedWindows } from '../testing/createLinkedWindows.ts'
import { createAppBridge } from './createAppBridge.ts'
import { createOriginCheck } from './createOriginCheck.ts'

test('default', () => {
  const { accepts } = createOriginCheck([
    'https://app.example',
    /^https:\/\/[a-z]+\.safe\.global$/g,
    (origin) => origin.endsWith(':8080'),
  ])
  // Twice: a pattern that remembers its last match passes every other time.
  for (const _ of [1, 2]) {
    expect(accepts('https://app.example')).toBe(true)
    expect(accepts('https://app.safe.global')).toBe(true)
    expect(accepts('http://localhost:8080')).toBe(true)
    expect(accepts('https://app.safe.global.evil.io')).toBe(false)
    expect(accepts('https://app.example:444')).toBe(false)
  }
})

test('behavior: the given pattern is left alone', () => {
  const pattern = /example$/gy
  pattern.lastIndex = 3
  createOriginCheck([pattern]).accepts('https://app.example')
  expect(pattern.lastIndex).toBe(3)
})

test.each([
  [/^app\.safe\.global$/, true],
  [/^\.safe/, true],
  [/^https:\/\/app\.safe\.global$/, false],
  [/^.*\.safe\.global$/, false],
  [/^(https?:\/\/)?app/, false],
  [/safe\.global$/, false],
])('behavior: warns of %s: %s', async (pattern, isWarned) => {
  const warn = vi.fn()
  createOriginCheck([pattern], warn)
  await import('../extras/index.ts')
  await new Promise((resolve) => setTimeout(resolve))
  expect(warn.mock.calls).toEqual(
    isWarned
      ? [
          [
            `${pattern} never matches: origins begin with their scheme, as in "https://app.example".`,
          ],
        ]
      : [],
  )
})

test("behavior: warns once of '*'", async () => {
  const warn = vi.fn()
  createOriginCheck('*', warn)
  await vi.waitFor(() =>
    expect(warn.mock.calls).toEqual([
      [
        'Any page that frames this app can act as its wallet: allow exact origins instead of "*".',
      ],
    ]),
  )
})

test('behavior: sends an unknown page the request for its origin alone', async () => {
  const windows = createLinkedWindows({ ancestorOrigins: false })
  const bridge = createAppBridge({
    allowedOrigins: [/^https:\/\/[a-z]+\.example$/],
    ...windows.app,
  })
  const parent = windows.app.window.parent as {
    postMessage(message: unknown, target: string): void
  }
  const posts = vi.spyOn(parent, 'postMessage')
  await expect(bridge.rpcCall({ call: 'eth_gasPrice' })).rejects.toMatchObject({
    name: 'BridgePostError',
    message: 'The wallet is unknown yet: connect first.',
    code: 4900,
  })
  expect(posts).not.toHaveBeenCalled()
  void bridge.getSafeInfo().catch(() => undefined)
  expect(posts.mock.calls[0]?.[1]).toBe('*')
  const { id } = (posts.mock.calls[0]?.[0] ?? {}) as { id?: string }
  windows.toApp({ id, success: false, version: '9', error: 'no' })
  void bridge.rpcCall({ call: 'eth_gasPrice' }).catch(() => undefined)
  expect(posts.mock.calls[1]?.[1]).toBe('https://wallet.example')
  bridge.dispose()
})
