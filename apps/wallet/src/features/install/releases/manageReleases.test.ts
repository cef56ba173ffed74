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

const types: Record<string, string> = {
  '.js': 'text/javascript',
  son: 'application/json',
}

/** A browser that runs the first release, and its host, of which paths may hang. */
async function openBrowser() {
  vi.resetModules()
  const stored = new Map<string, Map<string, Response>>()
  const hanging = new Set<string>()
  const asked: string[] = []
  const headers: Record<string, string> = {}
  const statuses: Record<string, number> = {}
  const host = {
    ...{ hanging, asked, headers, statuses, onAnswer: (_: string) => {} },
    serves: first,
  }
  const turns = new Map<string, Promise<unknown>>()
  const reload = vi.fn()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', {
    ...{ origin: 'https://host', href: 'https://host/help', reload },
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
        active: { scriptURL: `https://host/worker-${'0'.repeat(32)}.js` },
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
    const { pathname } = new URL(input, 'https://host')
    asked.push(pathname)
    if (hanging.has(pathname))
      return new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () =>
          reject(init.signal?.reason),
        ),
      )
    const { answers } = host.serves
    host.onAnswer(pathname)
    // The worker of this browser is in no list.
    const status = pathname.startsWith('/worker-') ? 404 : 200
    return new Response(answers[pathname] ?? answers['/'], {
      status: statuses[pathname] ?? status,
      headers: {
        'Content-Type': types[pathname.slice(-3)] ?? 'text/html',
        ...headers,
      },
    })
  })
  const manage = await import('./manageReleases.ts')
  const { hostAlert, releaseState } = await import('./releaseState.ts')
  await manage.checkHost()
  expect(releaseState.get().host).toEqual({ kind: 'same' })
  const { get: view } = releaseState
  return { ...manage, host, hostAlert, reload, stored, view }
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
    // Without its list, the other files of an update differ from the accepted release.
    browser.host.serves = path === '/release.json' ? first : second
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

test.each([
  ['its list fails', '/release.json', 503],
  ['another file fails', '/config.json', 500],
])('error: a change is reported although %s', async (_, path, status) => {
  const browser = await openBrowser()
  browser.host.serves = {
    ...first,
    answers: { ...first.answers, '/assets/a.js': 'evil' },
  }
  browser.host.statuses[path] = status
  await browser.checkHost()
  expect(browser.view().host).toMatchObject({
    kind: 'changed',
    differences: [{ path: '/assets/a.js', found: hash('evil') }],
  })
})

test('error: a change is reported although the list and another file hang', async () => {
  const browser = await openBrowser()
  browser.host.serves = {
    ...first,
    answers: { ...first.answers, '/assets/a.js': 'evil' },
  }
  browser.host.hanging.add('/config.json')
  const check = await startHanging(browser, '/release.json')
  await vi.advanceTimersByTimeAsync(30_000)
  while (!browser.host.asked.includes('/config.json'))
    await new Promise((done) => setImmediate(done))
  await vi.advanceTimersByTimeAsync(30_000)
  await check.over
  expect(browser.view().host).toMatchObject({
    kind: 'changed',
    differences: [{ path: '/assets/a.js' }],
  })
})

test('behavior: a list that fails on an honest host is no alert', async () => {
  const browser = await openBrowser()
  browser.host.statuses['/release.json'] = 503
  await browser.checkHost()
  expect(browser.view().host).toEqual({ kind: 'silent' })
  expect(browser.hostAlert.get()).toBeNull()
})

test('behavior: other addresses that browsers report to are other settings', async () => {
  const browser = await openBrowser()
  browser.host.headers['Reporting-Endpoints'] = 'own="https://evil.example"'
  await browser.checkHost()
  expect(browser.view().host).toMatchObject({
    kind: 'offer',
    age: 'settings',
    release: {
      choices: { 'Reporting-Endpoints': 'own="https://evil.example"' },
    },
  })
})

test('error: a pin and files that vanish while the tab is open are stored again, with an alert', async () => {
  const browser = await openBrowser()
  const { pin } = browser.view()
  const before = [...browser.stored.keys()].sort()
  browser.stored.clear()
  await browser.checkHost()
  expect(browser.hostAlert.get()).toMatchObject({ isLost: true })
  expect(browser.view()).toMatchObject({ pin, isLost: false, isAccepted: true })
  expect([...browser.stored.keys()].sort()).toEqual(before)
  browser.hostAlert.set(null)
  await browser.checkHost()
  expect(browser.hostAlert.get()).toBeNull()
})

test('error: a host that deletes the storage with its answers and serves another release replaces no pin', async () => {
  const browser = await openBrowser()
  const { pin } = browser.view()
  browser.host.serves = second
  browser.host.onAnswer = () => browser.stored.clear()
  browser.host.headers['Clear-Site-Data'] = '"storage"'
  await browser.checkHost()
  expect(browser.view()).toMatchObject({
    ...{ pin, isLost: true, isAccepted: true },
    host: { kind: 'changed' },
  })
  expect(browser.hostAlert.get()).toMatchObject({
    isLost: true,
    differences: [
      { path: '/release.json' },
      { path: '/assets/a.js', header: 'Clear-Site-Data' },
      { path: '/index.html', header: 'Clear-Site-Data' },
    ],
  })
})

test('behavior: files that vanish during a check are read again in full', async () => {
  const browser = await openBrowser()
  const kept = [...browser.stored.keys()].sort()
  let isLeft = true
  browser.host.onAnswer = (path) => {
    if (isLeft && path === '/config.json') browser.stored.clear()
    if (path === '/config.json') isLeft = false
  }
  await browser.checkHost()
  expect([...browser.stored.keys()].sort()).toEqual(kept)
  expect(browser.view()).toMatchObject({ isLost: false, isAccepted: true })
})

test('error: a pin that cannot be read is named, and the release accepted anew', async () => {
  const browser = await openBrowser()
  const pin = browser.stored.get('strongroom-pin')
  for (const path of pin?.keys() ?? []) pin?.set(path, new Response('{'))
  const { releaseState } = await import('./releaseState.ts')
  releaseState.set({ pin: undefined })
  await browser.checkHost()
  expect(browser.hostAlert.get()).toMatchObject({ isLost: true })
  expect(await pin?.get('/pin.json')?.clone().json()).toMatchObject({
    accepted: { sha256: browser.view().pin?.accepted.sha256 },
  })
})

test('behavior: a release that waits is kept and not read again, until the host offers another', async () => {
  const browser = await openOffered()
  const names = [...browser.stored.keys()].sort()
  browser.host.asked.length = 0
  await browser.checkHost()
  expect(browser.view().host).toMatchObject({ release: browser.offered })
  expect([...browser.stored.keys()].sort()).toEqual(names)
  browser.host.statuses['/release.json'] = 503
  browser.host.serves = first
  await browser.checkHost()
  expect(browser.stored.has(browser.offered.id)).toBe(true)
  delete browser.host.statuses['/release.json']
  await browser.checkHost()
  expect(browser.stored.has(browser.offered.id)).toBe(false)
})

test('behavior: the release of a host without Strict-Transport-Security is kept', async () => {
  const { view, stored } = await openBrowser()
  expect(location.origin).toMatch(/^https:/)
  expect(stored.has(view().pin?.accepted.id ?? '')).toBe(true)
})
