import type {
  BridgeHandlers,
  BridgeHost,
} from '@strongroom/safe-apps-bridge/host'
import axe from 'axe-core'
import { createRef, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SafeAppFrame, type SafeAppFrameProps } from './SafeAppFrame.tsx'
import '../styles.css'

// Loopback names of other origins than the test's page.
const app = `http://app.localhost:${location.port}`
const foreign = `http://foreign.localhost:${location.port}`
const path = '/packages/ui-kit/test/appPage.html'

const handlers: BridgeHandlers = {
  getSafeInfo: () => ({
    safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
    chainId: 1337,
    threshold: 2,
    owners: [],
    isReadOnly: false,
  }),
  getChainInfo: () => undefined,
  rpcCall: async () => '0x1',
  sendTransactions: async () => ({ safeTxHash: '0x2' }),
}

const heard: unknown[] = []
const hear = ({ data }: MessageEvent) => {
  if (data.heard !== undefined) heard.push(data.heard)
}

beforeEach(() => {
  heard.length = 0
  window.addEventListener('message', hear)
})

afterEach(() => {
  window.removeEventListener('message', hear)
  vi.useRealTimers()
})

const example = (props: Partial<SafeAppFrameProps> = {}) => (
  <StrictMode>
    <SafeAppFrame url={app + path} name="Swap" handlers={handlers} {...props} />
  </StrictMode>
)

const element = () => {
  const found = document.querySelector('iframe')
  if (found === null) throw new Error('There is no frame.')
  return found
}
const say = (message: object) =>
  element().contentWindow?.postMessage(message, '*')

/** Keeps frames from having loaded until it is called. */
function holdLoads() {
  const hold = (event: Event) => event.stopImmediatePropagation()
  document.addEventListener('load', hold, true)
  return () => {
    document.removeEventListener('load', hold, true)
    element().dispatchEvent(new Event('load'))
  }
}

test('default: an app of another origin is framed and answered', async () => {
  const states: string[] = []
  await render(example({ onLoadStateChange: (state) => states.push(state) }))
  await expect
    .poll(() => heard, { timeout: 10_000 })
    .toContainEqual(
      expect.objectContaining({
        success: true,
        data: expect.objectContaining({ threshold: 2 }),
      }),
    )
  await expect.element(page.getByText(app, { exact: true })).toBeVisible()
  expect(states.at(-1)).toBe('loaded')
  expect(element().getAttributeNames()).not.toContain('style')
  expect({
    allow: element().allow,
    referrer: element().referrerPolicy,
    sandbox: element().getAttribute('sandbox'),
    title: element().title,
  }).toMatchInlineSnapshot(`
    {
      "allow": "",
      "referrer": "strict-origin",
      "sandbox": "allow-scripts allow-same-origin allow-popups allow-forms allow-orientation-lock",
      "title": "Swap",
    }
  `)
})

test('behavior: sends the app changes and emitted events', async () => {
  const ref = createRef<BridgeHost | null>()
  const { rerender } = await render(example({ hostRef: ref, revision: 1 }))
  await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(1)
  ref.current?.emit('themeChanged', { darkMode: true })
  await expect
    .poll(() => heard)
    .toContainEqual(expect.objectContaining({ data: { darkMode: true } }))
  await rerender(
    example({
      hostRef: ref,
      revision: 2,
      handlers: {
        ...handlers,
        getSafeInfo: () => {
          const safe = handlers.getSafeInfo()
          return safe && { ...safe, isReadOnly: true }
        },
      },
    }),
  )
  await expect
    .poll(() => JSON.stringify(heard))
    .toContain('"event":"readOnlyChanged"')
})

test('behavior: shows a frame that left its origin, and brings it back', async () => {
  const onBlocked = vi.fn()
  await render(example({ onBlocked }))
  await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(1)
  say({ navigate: foreign + path })
  const notice = page.getByRole('alert')
  await expect
    .element(notice, { timeout: 10_000 })
    .toMatchTextContent('The app has left its address')
  await expect.element(notice).toMatchTextContent(foreign)
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith(foreign)
  // The line never names an origin that is not the one shown.
  await expect
    .element(page.getByText(app, { exact: true }))
    .not.toBeInTheDocument()
  // The foreign page got no answer.
  expect(heard).toHaveLength(1)
  await page.getByRole('button', { name: 'Open the app again' }).click()
  await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(2)
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(page.getByText(app, { exact: true })).toBeVisible()
})

test('behavior: shows a silent page as unconnected', async () => {
  // Answered, but by no app: an error page and a refusal to be framed alike.
  const url = `${app}/nothing-is-here.txt`
  await render(
    example({
      url,
      handshakeLimit: 200,
      silentActions: <button type="button">Remove</button>,
    }),
  )
  const notice = page.getByRole('status').filter({ hasText: 'not connected' })
  await expect.element(notice, { timeout: 10_000 }).toBeVisible()
  await expect.element(page.getByText('Requested, not confirmed')).toBeVisible()
  await expect
    .element(notice.getByRole('button', { name: 'Remove' }))
    .toBeVisible()
  const before = element()
  await notice.getByRole('button', { name: 'Reload' }).click()
  expect(element()).not.toBe(before)
  await expect.element(notice).not.toBeInTheDocument()
})

test('behavior: the origin is confirmed by a request, and open again after a load', async () => {
  await render(example({ handshakeLimit: 200 }))
  await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(1)
  const open = page.getByText('Requested, not confirmed')
  await expect.element(open).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(open).not.toBeInTheDocument()
  // A silent page of another site: the browser hides its address.
  say({ navigate: `${foreign}/nothing-is-here.txt` })
  await expect.element(open, { timeout: 10_000 }).toBeVisible()
  await expect
    .element(page.getByText('This page has not connected to your safe'))
    .toBeVisible()
})

test('behavior: a page connects only with a request of the bridge', async () => {
  await render(
    example({
      url: `${app}/packages/ui-kit/test/chattingPage.html`,
      handshakeLimit: 300,
    }),
  )
  await expect
    .element(page.getByText('This page has not connected to your safe'), {
      timeout: 10_000,
    })
    .toBeVisible()
})

test('behavior: a cover hides the app, keeps it and lets it wait', async () => {
  const cover = <button type="button">Continue</button>
  const { rerender } = await render(example({ cover }))
  await expect
    .element(page.getByRole('button', { name: 'Continue' }))
    .toBeVisible()
  const before = element()
  await new Promise((resolve) =>
    before.addEventListener('load', resolve, { once: true }),
  )
  expect(getComputedStyle(before).visibility).toBe('hidden')
  expect(heard).toHaveLength(0)
  await rerender(example({ cover: null }))
  await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(1)
  expect(element()).toBe(before)
  expect(getComputedStyle(before).visibility).toBe('visible')
})

test('behavior: slow after 15 s, failed after 30 s, and another try', async () => {
  vi.useFakeTimers()
  const release = holdLoads()
  const silent = { ...handlers, getSafeInfo: () => undefined }
  // This address returns 404, so the frame stays silent.
  const url = `${app}/nothing-is-here.txt`
  await render(example({ url, handlers: silent }))
  const status = page.getByRole('status')
  await expect.element(status).toMatchTextContent('Loading Swap')
  await vi.advanceTimersByTimeAsync(14_900)
  await expect.element(status).toMatchTextContent('Loading Swap')
  await vi.advanceTimersByTimeAsync(200)
  await expect
    .element(status)
    .toMatchTextContent('Swap takes longer than usual.')
  await vi.advanceTimersByTimeAsync(15_000)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Swap did not load')
  const before = element()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(status).toMatchTextContent('Loading Swap')
  expect(element()).not.toBe(before)
  release()
  await expect.element(status).not.toBeInTheDocument()
})

test('behavior: covered time does not count', async () => {
  vi.useFakeTimers()
  const release = holdLoads()
  const url = `${app}/nothing-is-here.txt`
  const { rerender } = await render(example({ url, cover: 'Wait' }))
  await vi.advanceTimersByTimeAsync(60_000)
  await rerender(example({ url }))
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Loading Swap')
  await vi.advanceTimersByTimeAsync(15_000)
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Swap takes longer than usual.')
  release()
})

test.each([
  ['javascript:alert(1)', 'The address of the app is not allowed.'],
  ['data:text/html,x', 'The address of the app is not allowed.'],
  ['https://a:b@app.example', 'The address of the app is not allowed.'],
  ['not an address', 'The address of the app is not allowed.'],
  [location.origin, 'own origin'],
])('error: %s gets no frame', async (url, reason) => {
  await render(example({ url }))
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('can not be opened here')
  await expect.element(alert).toMatchTextContent(reason)
  expect(document.querySelector('iframe')).toBeNull()
})

test('behavior: granted features are those of the origin alone', async () => {
  await render(
    example({ features: ['clipboard-write', 'camera', 'not-a-feature'] }),
  )
  expect(element().allow).toBe(`camera ${app}; clipboard-write ${app}`)
})

test('behavior: passes axe, loading, failed and refused', async () => {
  document.documentElement.lang = 'en'
  document.body.className = 'sr-root'
  await render(
    <main>
      {example({ footer: 'Nothing is queued' })}
      {example({ url: 'javascript:alert(1)', name: 'Bad' })}
    </main>,
  )
  const { violations } = await axe.run(document.body, {
    iframes: false,
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
