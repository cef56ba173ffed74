// Serves the release that the owner accepted, from the browser's storage. The code
// depends on no release: the page stores and verifies releases, and writes into the pin
// which one is accepted (`features/install/releases`).
//
// - Every document of this origin is the accepted page or another .html file of its
//   release, whatever method or path requests it: a document of the host could rewrite
//   the pin. The page is served only if its bytes have the hash that the pin names.
// - A worker script is a file of a stored release.
// - If the accepted release is damaged, the one before it is served, then the host's.
// - Other requests with the cache mode "no-store" go to the host: the page checks it so.
// - Without a pin every request goes to the host.
const prefix = 'strongroom-'

const hashOf = async (bytes) => {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** A stored answer; undefined too if the storage fails, since a page must open. */
const match = (path, cacheName) =>
  caches.match(path, { cacheName, ignoreVary: true }).catch(() => undefined)

/** Releases that the owner accepted, the present one first. The pin has a copy. */
async function readAccepted() {
  for (const path of ['/pin.json', '/pin-copy.json'])
    try {
      const stored = await match(path, `${prefix}pin`)
      const { accepted, previous } = await stored.json()
      if (accepted.id) return previous ? [accepted, previous] : [accepted]
    } catch {
      // Missing or damaged.
    }
  return []
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

async function findPage(releases) {
  for (const { id, page } of releases)
    try {
      const stored = await match('/index.html', id)
      const bytes = await stored.arrayBuffer()
      if ((await hashOf(bytes)) !== page) continue
      const text = new TextDecoder().decode(bytes)
      return new Response(await addConfig(text, id), stored)
    } catch {
      // The release is not stored any more.
    }
}

async function findFile(releases, pathname) {
  for (const { id } of releases) {
    const stored = await match(pathname, id)
    if (stored) return stored
  }
  // Names of assets are unique, so tabs of other releases find theirs too.
  return pathname.startsWith('/assets/') ? match(pathname) : undefined
}

async function open(request, pathname) {
  const releases = await readAccepted()
  const isDocument = request.mode === 'navigate'
  const isPage = isDocument && !/^\/(?!index\.html)[^/]+\.html$/.test(pathname)
  const stored =
    (!isPage && (await findFile(releases, pathname))) ||
    (isDocument && (await findPage(releases)))
  if (stored) return stored
  // Firefox requests a script from the host after an error without a response.
  return isWorker(request) && releases.length > 0
    ? new Response(null, { status: 404 })
    : fetch(request)
}

const isWorker = ({ destination }) =>
  destination === 'worker' || destination === 'sharedworker'

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
  if (origin !== self.location.origin) return
  const isFile =
    request.method === 'GET' &&
    request.cache !== 'no-store' &&
    /^\/(?:assets|descriptors)\/|^\/[^/]+\.\w+$/.test(pathname)
  if (request.mode === 'navigate' || isWorker(request) || isFile)
    event.respondWith(open(request, pathname))
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
