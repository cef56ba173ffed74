// Opens the wallet without a network, from the files of exactly one build.
//
// - It stores this build's page and assets, each only if its bytes have the hash
//   that the build wrote below. If one differs, the installation fails and the
//   build that is installed stays.
// - It never stores an answer of an API, nor anything of another origin.
// - A new build waits until a page sends 'activate', which follows a press.
const build = '__BUILD__'
// Hashes by path. That of the page is of the page without its configuration.
const files = '__FILES__'

const prefix = 'strongroom-'
const page = '/'

const hashOf = async (bytes) => {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const withoutConfig = async (response) =>
  new TextEncoder().encode(
    (await response.text()).replace(/(id="strongroom-config">)[^<]*/, '$1'),
  )

/** The file of this build, or an error. */
async function readFile(path) {
  // Assets that did not change are in the store of the build before.
  const known = path === page ? undefined : await caches.match(path)
  const response = known ?? (await fetch(path, { cache: 'no-cache' }))
  const copy = response.clone()
  const bytes =
    path === page ? await withoutConfig(copy) : await copy.arrayBuffer()
  if (!response.ok || (await hashOf(bytes)) !== files[path])
    throw new Error(`${path} is not of build ${build}.`)
  return response
}

async function install() {
  const name = prefix + build
  const cache = await caches.open(name)
  const left = Object.keys(files)
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      await cache.put(path, await readFile(path))
  }
  try {
    await Promise.all([work(), work(), work(), work()])
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

/** Keeps the build before this one: tabs that show it load their code from it. */
async function deleteOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const older = names.filter((name) => name !== prefix + build)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

/** Takes over a change of configuration or headers, of the same build alone. */
async function renewPage() {
  try {
    const response = await readFile(page)
    await (await caches.open(prefix + build)).put(page, response)
  } catch {
    // Offline, or another build, which installs itself.
  }
}

async function openPage(event) {
  const cache = await caches.open(prefix + build)
  const stored = await cache.match(page)
  if (stored === undefined) return fetch(event.request)
  event.waitUntil(renewPage())
  return stored
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(deleteOld()))
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // Routes of the app have no extension; other documents are not stored.
    if (request.destination === 'document' && !/\.[^/]*$/.test(pathname))
      event.respondWith(openPage(event))
  } else if (pathname.startsWith('/assets/'))
    event.respondWith(
      caches
        .match(pathname, { ignoreVary: true })
        .then((stored) => stored ?? fetch(request)),
    )
})

// Push messages. A push is the gateway's claim: only its kind is shown, in the
// page's own words, for the safes that the owner switched on in this browser.
const hash = /^0x[\da-f]{64}$/i

/** What the page wrote: names of safes, words for kinds. */
async function readPushTable() {
  const cache = await caches.open('push-table')
  const stored = await cache.match('/push-table.json')
  return stored === undefined ? {} : stored.json()
}

/** The page for a push; identifiers of another shape are left out. */
function pageOfPush({ type, safeTxHash, messageHash }, address) {
  if (type === 'CONFIRMATION_REQUEST' && hash.test(safeTxHash))
    return ['/transactions/tx', { id: `multisig_${address}_${safeTxHash}` }]
  if (type === 'MESSAGE_CONFIRMATION_REQUEST' && hash.test(messageHash))
    return ['/messages/msg', { id: messageHash }]
  if (type === 'DELETED_MULTISIG_TRANSACTION')
    return ['/transactions/queue', {}]
  return ['/transactions/history', {}]
}

async function showPush(text) {
  const push = JSON.parse(text)
  const { safes = {}, texts = {} } = await readPushTable()
  const key = `${push.chainId}:${String(push.address).toLowerCase()}`
  if (!Object.hasOwn(safes, key) || !Object.hasOwn(texts, push.type)) return
  const { name, ref } = safes[key]
  const [path, search] = pageOfPush(push, ref.split(':')[1])
  await self.registration.showNotification(name, {
    body: texts[push.type],
    icon: '/icon-192.png',
    // The same event twice is one notification.
    tag: `push-${String(push.id).slice(0, 40)}`,
    data: `${path}?${new URLSearchParams({ safe: ref, ...search })}`,
  })
}

/** Opens the page in a tab of its own: another tab may hold a draft. */
async function openPush(path) {
  const url = new URL(path, self.location.origin).href
  const tabs = await self.clients.matchAll({ type: 'window' })
  const open = tabs.find((tab) => tab.url === url)
  await (open === undefined ? self.clients.openWindow(url) : open.focus())
}

self.addEventListener('push', (event) => {
  // Anybody can send bytes; what is not a push of the gateway is dropped.
  event.waitUntil(showPush(event.data?.text() ?? '').catch(() => undefined))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPush(event.notification.data))
})
