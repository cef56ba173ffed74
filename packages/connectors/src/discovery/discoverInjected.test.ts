import { afterEach, expect, test, vi } from 'vitest'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { discoverInjected } from './discoverInjected.ts'

const accounts = [
  { address: '0x00000000000000000000000000000000000000AA' as const },
]
const rdns = 'test.strongroom.fake'

function announce(window: EventTarget, detail: unknown) {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  const window = new EventTarget()
  const early = createFakeWallet({ accounts, name: 'Early' })
  early.announce(window)
  const discovery = discoverInjected({ window })
  const late = createFakeWallet({ accounts, name: 'Late', rdns: 'test.late' })
  const changed = vi.fn()
  discovery.subscribe(changed)
  late.announce(window)
  expect(discovery.getSnapshot().map(({ info }) => info.name)).toEqual([
    'Early',
    'Late',
  ])
  expect(changed).toHaveBeenCalledTimes(1)
})

test('behavior: a repeated announcement keeps the snapshot', () => {
  const window = new EventTarget()
  createFakeWallet({ accounts }).announce(window)
  const discovery = discoverInjected({ window })
  const before = discovery.getSnapshot()
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(discovery.getSnapshot()).toBe(before)
})

test('behavior: two wallets with one rdns are both kept and flagged', () => {
  const window = new EventTarget()
  const discovery = discoverInjected({ window })
  createFakeWallet({ accounts }).announce(window)
  expect(discovery.getSnapshot()[0]?.duplicate).toBe(false)
  createFakeWallet({ accounts, rdns: rdns.toUpperCase() }).announce(window)
  expect(discovery.getSnapshot().map(({ duplicate }) => duplicate)).toEqual([
    true,
    true,
  ])
})

test('behavior: malformed announcements are ignored', () => {
  const window = new EventTarget()
  const discovery = discoverInjected({ window })
  const { info, provider } = createFakeWallet({ accounts })
  const throwing = (key: string) =>
    Object.defineProperty({ ...info }, key, {
      get() {
        throw new Error('trap')
      },
    })
  for (const detail of [
    undefined,
    null,
    'text',
    {},
    { info },
    { info, provider: {} },
    { info: null, provider },
    { info: { ...info, uuid: 'not-a-uuid' }, provider },
    // Version 1.
    {
      info: { ...info, uuid: '6c84fb90-12c4-11e1-840d-7b25c5ee775a' },
      provider,
    },
    { info: { ...info, name: '' }, provider },
    { info: { ...info, name: 'x'.repeat(65) }, provider },
    { info: { ...info, name: 'Ro\u202enin' }, provider },
    { info: { ...info, rdns: 'nodots' }, provider },
    { info: { ...info, rdns: `${'a.'.repeat(200)}b` }, provider },
    { info: throwing('uuid'), provider },
    { info: throwing('name'), provider },
    { info: throwing('icon'), provider },
    new Proxy({}, { get: () => Reflect.construct(Error, []) as never }),
    {
      get info(): never {
        throw new Error('trap')
      },
      provider,
    },
  ])
    announce(window, detail)
  // Poisoned ones must not keep later, honest ones out.
  announce(window, { info, provider })
  expect(discovery.getSnapshot().map((wallet) => wallet.info)).toEqual([info])
})

test.each([
  'javascript:alert(1)',
  'https://example.com/icon.png',
  'data:text/html,<script>',
  `data:image/png;base64,${'A'.repeat(1024 * 1024)}`,
  42,
])('behavior: an unfit icon is left out (%#)', (icon) => {
  const window = new EventTarget()
  const discovery = discoverInjected({ window })
  const { info, provider } = createFakeWallet({ accounts })
  announce(window, { info: { ...info, icon }, provider })
  expect(discovery.getSnapshot()[0]?.info).not.toHaveProperty('icon')
})

test('behavior: a flood of announcements is bounded', () => {
  const window = new EventTarget()
  const discovery = discoverInjected({ window })
  for (let index = 0; index < 500; index++)
    createFakeWallet({ accounts, rdns: `test.w${index}` }).announce(window)()
  expect(discovery.getSnapshot()).toHaveLength(64)
})

test('behavior: find resolves as soon as the wallet is there', async () => {
  const window = new EventTarget()
  const discovery = discoverInjected({ window })
  const found = discovery.find(rdns)
  createFakeWallet({ accounts }).announce(window)
  expect((await found)?.info.rdns).toBe(rdns)
  expect((await discovery.find(rdns))?.info.rdns).toBe(rdns)
})

test('behavior: find gives up after 700 ms', async () => {
  vi.useFakeTimers()
  const discovery = discoverInjected({ window: new EventTarget() })
  const settled = vi.fn()
  void discovery.find(rdns).then(settled)
  await vi.advanceTimersByTimeAsync(699)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(undefined)
})

test('behavior: find can be aborted', async () => {
  const discovery = discoverInjected({ window: new EventTarget() })
  const controller = new AbortController()
  const found = discovery.find(rdns, { signal: controller.signal })
  controller.abort(new Error('stop'))
  await expect(found).rejects.toThrow('stop')
})

test('behavior: has an empty list where there is no window', () => {
  expect(discoverInjected().getSnapshot()).toEqual([])
})

test('behavior: dispose stops listening', () => {
  const window = new EventTarget()
  const discovery = discoverInjected({ window })
  discovery.dispose()
  createFakeWallet({ accounts }).announce(window)
  expect(discovery.getSnapshot()).toEqual([])
})
