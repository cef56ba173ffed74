// Serves the release that the owner accepted, from the browser's storage. The code
// depends on no release: the page stores and verifies releases, and writes into the pin
// which one is accepted (`features/install/releases`).
//
// - The accepted page is served only if its bytes have the hash that the pin names.
// - A request with the cache mode "no-store" goes to the host: the page checks it so.
// - Without a pin every request goes to the host.
const prefix = 'strongroom-'

const hashOf = async (bytes) => {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const match = (path, cacheName) =>
  caches.match(path, { cacheName, ignoreVary: true })

/** The release that the owner accepted, or undefined. */
async function readAccepted() {
  const stored = await match('/pin.json', `${prefix}pin`)
  return (await stored?.json())?.accepted
}

/** The page with its configuration inside, which saves it a request. */
async function addConfig(page, id) {
  try {
    const config = await (await match('/config.json', id)).json()
    // "<" would end the element early.
    const text = JSON.stringify(config).replaceAll('<', '\\u003c')
    return page.replace(/(id="strongroom-config">)(?=<)/, (tag) => tag + text)
  } catch {
    // The page requests the configuration itself.
    return page
  }
}

async function openPage(request) {
  const accepted = await readAccepted()
  const stored = accepted && (await match('/index.html', accepted.id))
  const bytes = await stored?.arrayBuffer()
  if (!bytes || (await hashOf(bytes)) !== accepted.page) return fetch(request)
  const page = new TextDecoder().decode(bytes)
  return new Response(await addConfig(page, accepted.id), stored)
}

/** A file of the accepted release. */
async function openFile(request, pathname) {
  const accepted = await readAccepted()
  const stored = accepted && (await match(pathname, accepted.id))
  return stored ?? fetch(request)
}

/** Names of assets are unique, so tabs of other releases find theirs too. */
async function openAsset(request, pathname) {
  return (await match(pathname)) ?? fetch(request)
}

self.addEventListener('install', () => {
  // Pages of earlier releases ask their owner first, and then send 'activate'.
  if (self.location.pathname !== '/service-worker.js') self.skipWaiting()
})
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (
    request.method !== 'GET' ||
    origin !== self.location.origin ||
    request.cache === 'no-store'
  )
    return
  if (pathname.startsWith('/assets/'))
    event.respondWith(openAsset(request, pathname))
  else if (/^\/descriptors\/|^\/[^/]+\.\w+$/.test(pathname))
    event.respondWith(openFile(request, pathname))
  // Routes of the app have no extension.
  else if (
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    !/\.[^/]*$/.test(pathname)
  )
    event.respondWith(openPage(request))
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
