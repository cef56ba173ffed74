const checkEvery = 3_600_000

const listeners = new Set<() => void>()
let waiting: ServiceWorker | undefined

/** A new build that is stored and waits for consent. */
export const appUpdate = {
  isReady: () => waiting !== undefined,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Opens the new build in this tab; other tabs keep theirs until they reload. */
  open() {
    // Another tab may have activated it already.
    if (waiting?.state !== 'installed') return location.reload()
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('controllerchange', () => location.reload())
    waiting.postMessage('activate')
  },
}

function setWaiting(worker: ServiceWorker | null) {
  // The first worker of a browser replaces no build, so no consent is due.
  if (worker === null || navigator.serviceWorker.controller === null) return
  waiting = worker
  for (const listener of listeners) listener()
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(value: string): string }
}

/** The policy of the page lets this one script become a worker. */
function workerUrl(): string {
  const url = '/service-worker.js'
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return (
    trustedTypes
      ?.createPolicy('service-worker', { createScriptURL: () => url })
      .createScriptURL(url) ?? url
  )
}

/**
 * Lets the wallet open without a network: stores this build, and looks for a newer
 * one every hour. Does nothing where the browser has no workers.
 */
export async function startUpdates(): Promise<void> {
  // Browsers leave `navigator.serviceWorker` out on insecure origins.
  const { serviceWorker } = navigator as Partial<Navigator>
  if (serviceWorker === undefined) return
  const registration = await serviceWorker.register(workerUrl(), {
    updateViaCache: 'none',
  })
  setWaiting(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') setWaiting(installing)
    })
  })
  setInterval(
    () => void registration.update().catch(() => undefined),
    checkEvery,
  )
}

/** Removes what `startUpdates` has stored: the deployment wants no offline use. */
export async function removeWorker(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>
  const found = (await serviceWorker?.getRegistrations()) ?? []
  await Promise.all(found.map((registration) => registration.unregister()))
  if (found.length === 0) return
  for (const name of await caches.keys())
    if (name.startsWith('strongroom-')) await caches.delete(name)
}
