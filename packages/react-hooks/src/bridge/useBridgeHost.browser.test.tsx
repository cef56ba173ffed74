import type { BridgeHandlers } from '@strongroom/safe-apps-bridge/host'
import { createFakeApp } from '@strongroom/safe-apps-bridge/testing'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { type UseBridgeHostOptions, useBridgeHost } from './useBridgeHost.ts'

const safe = {
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
  chainId: 1337,
  threshold: 2,
  owners: [],
  isReadOnly: false,
}

const handlers: BridgeHandlers = {
  getSafeInfo: () => safe,
  getChainInfo: () => undefined,
  rpcCall: async () => '0x1',
  sendTransactions: async () => ({ safeTxHash: '0x2' }),
}

async function open(options: Partial<UseBridgeHostOptions> = {}) {
  const app = createFakeApp()
  const initialProps: UseBridgeHostOptions = {
    window: app.host.window,
    // The linked window replaces the element.
    frame: app.host.frame as HTMLIFrameElement,
    origin: 'https://app.example',
    handlers,
    ...options,
  }
  const hook = await renderHook(
    (props = initialProps) => useBridgeHost(props),
    { initialProps, wrapper: StrictMode },
  )
  const change = (props: Partial<UseBridgeHostOptions>) =>
    hook.rerender({ ...initialProps, ...props })
  return { app, change, ...hook }
}

const events = { features: ['events/1'] }

test('default: one host answers, once, under StrictMode too', async () => {
  const { app, result, unmount } = await open()
  expect(result.current.host?.epoch).toBe(1)
  await expect(app.request('getSafeInfo')).resolves.toEqual(
    expect.objectContaining({ threshold: 2 }),
  )
  expect(app.answers).toHaveLength(1)
  // One for messages, one for loads, and the app's own.
  expect(app.windows.listenerCount()).toBe(3)
  await unmount()
  expect(app.windows.listenerCount()).toBe(1)
})

test('behavior: has no host without a frame', async () => {
  const { app, result } = await open({ frame: null })
  expect(result.current).toEqual({ host: null, blockedOrigin: null })
  expect(app.windows.listenerCount()).toBe(1)
})

test('behavior: a render keeps the host and brings its handlers', async () => {
  const { app, result, change } = await open()
  const { host } = result.current
  await expect(app.request('getCurrentTheme')).rejects.toThrow(
    '"getCurrentTheme" not implemented',
  )
  await change({
    handlers: { ...handlers, getCurrentTheme: () => ({ darkMode: true }) },
  })
  expect(result.current.host).toBe(host)
  await expect(app.request('getCurrentTheme')).resolves.toEqual({
    darkMode: true,
  })
})

test('behavior: handlers of a class keep their this', async () => {
  class Wallet {
    threshold = 7
    getSafeInfo() {
      return { ...safe, threshold: this.threshold }
    }
    getChainInfo() {
      return undefined
    }
    async rpcCall() {
      return null
    }
    async sendTransactions() {
      return { safeTxHash: '0x' }
    }
  }
  const { app } = await open({ handlers: new Wallet() })
  await expect(app.request('getSafeInfo')).resolves.toMatchObject({
    threshold: 7,
  })
})

test('behavior: another origin is another host', async () => {
  const { app, result, change } = await open()
  const { host } = result.current
  await change({ origin: 'https://other.example' })
  expect(result.current.host).not.toBe(host)
  expect(app.windows.listenerCount()).toBe(3)
})

test('behavior: a new revision sends the app the changed safe', async () => {
  const { app, change } = await open({ revision: 1 })
  await app.request('getSafeInfo', undefined, events)
  const other = {
    ...handlers,
    getSafeInfo: () => ({ ...safe, isReadOnly: true }),
  }
  await change({ revision: 1, handlers: other })
  expect(app.events).toEqual([])
  await change({ revision: 2, handlers: other })
  await expect
    .poll(() => app.events)
    .toEqual([
      expect.objectContaining({ event: 'safeChanged' }),
      { event: 'readOnlyChanged', payload: { isReadOnly: true } },
    ])
})

test('behavior: suspended requests wait', async () => {
  const { app, change } = await open({ suspended: true })
  const answer = app.request('getSafeInfo')
  // Linked windows deliver before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(app.answers).toHaveLength(0)
  await change({ suspended: false })
  await expect(answer).resolves.toMatchObject({ threshold: 2 })
})

test('behavior: reports the origin of the frame, and its return', async () => {
  const onBlocked = vi.fn()
  const { app, result } = await open({ onBlocked })
  app.load()
  app.load('https://foreign.example')
  app.post({ id: '1', method: 'getSafeInfo' })
  await expect
    .poll(() => result.current.blockedOrigin)
    .toBe('https://foreign.example')
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith('https://foreign.example')
  app.load('https://app.example')
  await app.request('getSafeInfo')
  await expect.poll(() => result.current.blockedOrigin).toBeNull()
})

test('behavior: unmounting aborts the open requests', async () => {
  let signal: AbortSignal | undefined
  const { app, unmount } = await open({
    handlers: {
      ...handlers,
      sendTransactions: (_, context) => {
        signal = context.signal
        return new Promise(() => undefined)
      },
    },
  })
  const txs = [{ to: safe.safeAddress, value: '0', data: '0x' }]
  const answer = app.request('sendTransactions', { txs })
  answer.catch(() => undefined)
  await expect.poll(() => signal?.aborted).toBe(false)
  await unmount()
  expect(signal?.aborted).toBe(true)
  await expect(answer).rejects.toThrow()
})
