import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../storage/memoryStorage.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hash = (text: string) =>
  createHash('sha256').update(text).digest('base64')

/** A whole release: its page, one script and its list. */
function build(script: string, date: string) {
  const tag = '<script id="strongroom-config">'
  const page = `${tag}</script>${script}`
  const files = { '/index.html': hash(page), '/assets/a.js': hash(script) }
  return {
    script: files['/assets/a.js'],
    answers: {
      '/': page,
      '/index.html': page,
      '/assets/a.js': script,
      '/config.json': '{"gatewayUrl":"http://gateway"}',
      '/release.json': JSON.stringify({
        ...{ commit: null, date, files, headers: {} },
      }),
    } as Record<string, string>,
  }
}

const first = build('first', '2026-05-01')
const second = build('second', '2026-05-02')

/** A browser that runs the first release, and its host, of which paths may hang. */
async function openBrowser() {
  vi.resetModules()
  const stored = new Map<string, Map<string, Response>>()
  const hanging = new Set<string>()
  const asked: string[] = []
  const host = { ...{ hanging, asked }, serves: first }
  const turns = new Map<string, Promise<unknown>>()
  const reload = vi.fn()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', {
    ...{ origin: 'http://host', href: 'http://host/help', reload },
  })
  vi.stubGlobal('document', {
    querySelector: () => ({
      textContent: JSON.stringify({
        integrity: { '/assets/a.js': `sha256-${first.script}` },
      }),
    }),
  })
  vi.stubGlobal('navigator', {
    locks: {
      request(name: string, run: () => Promise<unknown>) {
        const turn = (turns.get(name) ?? Promise.resolve()).then(run)
        turns.set(
          name,
          turn.catch(() => undefined),
        )
        return turn
      },
    },
    serviceWorker: {
      getRegistration: async () => ({
        active: { scriptURL: `http://host/worker-${'0'.repeat(32)}.js` },
      }),
    },
  })
  vi.stubGlobal('caches', {
    async open(name: string) {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return {
        put: async (path: string, response: Response) =>
          void cache.set(path, response),
      }
    },
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(path)?.clone(),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, 'http://host')
    asked.push(pathname)
    if (hanging.has(pathname))
      return new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () =>
          reject(init.signal?.reason),
        ),
      )
    const { answers } = host.serves
    return new Response(answers[pathname] ?? answers['/'])
  })
  const manage = await import('./manageReleases.ts')
  const { releaseState } = await import('./releaseState.ts')
  await manage.checkHost()
  expect(releaseState.get().host).toEqual({ kind: 'same' })
  return { ...manage, host, reload, stored, view: releaseState.get }
}

/** Starts a check, and returns it once the host hangs at a path. */
async function startHanging(
  { checkHost, host }: Awaited<ReturnType<typeof openBrowser>>,
  path: string,
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  host.hanging.add(path)
  host.asked.length = 0
  const state = { isOver: false }
  const over = checkHost().then(() => {
    state.isOver = true
  })
  while (!host.asked.includes(path))
    await new Promise((done) => setImmediate(done))
  return Object.assign(state, { over })
}

test.each(['/release.json', '/assets/a.js', '/config.json'])(
  'behavior: a check ends after 30 seconds if the host hangs at %s, and stores no part of an update',
  async (path) => {
    const browser = await openBrowser()
    const before = [...browser.stored.keys()]
    browser.host.serves = second
    const check = await startHanging(browser, path)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(check.isOver).toBe(false)
    expect(browser.view().isChecking).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    await check.over
    expect(browser.view()).toMatchObject({
      ...{ isChecking: false, isAccepted: true, isFull: false },
      host: { kind: 'silent' },
    })
    expect([...browser.stored.keys()]).toEqual(before)
  },
)

test('behavior: a check after the host hung stores the whole update', async () => {
  const browser = await openBrowser()
  browser.host.serves = second
  const check = await startHanging(browser, '/assets/a.js')
  await vi.advanceTimersByTimeAsync(30_000)
  await check.over
  browser.host.hanging.clear()
  await browser.checkHost()
  const { host } = browser.view()
  expect(host).toMatchObject({ kind: 'offer', age: 'newer' })
  const id = host?.kind === 'offer' ? host.release.id : ''
  expect([...(browser.stored.get(id)?.keys() ?? [])].sort()).toEqual([
    ...['/assets/a.js', '/config.json', '/index.html', '/release.json'],
  ])
})

test('behavior: a worker’s address that hangs does not keep a check from ending', async () => {
  const browser = await openBrowser()
  browser.host.hanging.add(`/worker-${'0'.repeat(32)}.js`)
  await browser.checkHost()
  expect(browser.view()).toMatchObject({
    ...{ isChecking: false, host: { kind: 'same' } },
  })
})

/** A browser that has stored the second release, which the host offers. */
async function openOffered() {
  const browser = await openBrowser()
  browser.host.serves = second
  await browser.checkHost()
  const { host } = browser.view()
  if (host?.kind !== 'offer') throw new Error('The host offers no release.')
  return { ...browser, offered: host.release }
}

test('behavior: an update is accepted at once while a check waits for the host', async () => {
  const browser = await openOffered()
  const check = await startHanging(browser, '/release.json')
  await browser.acceptRelease(browser.offered, () => false)
  expect(browser.reload).toHaveBeenCalledTimes(1)
  expect(check.isOver).toBe(false)
})

test('behavior: an update does not reload the tab under a request that is open by then', async () => {
  const browser = await openOffered()
  await browser.acceptRelease(browser.offered, () => true)
  expect(browser.reload).not.toHaveBeenCalled()
  // The notice offers the reload from here on.
  expect(browser.view()).toMatchObject({
    pin: { accepted: { sha256: browser.offered.sha256 } },
    isAccepted: false,
  })
})
