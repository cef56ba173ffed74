import type { QueryCache } from '@tanstack/react-query'
import { type ComponentType, lazy, useSyncExternalStore } from 'react'

const requests = new Set<Promise<unknown>>()
let shown: Promise<unknown> = Promise.resolve()

/** Counts a request, which must not reject, as one of the first screen. */
export function addFirstRequest(request: Promise<unknown>): void {
  requests.add(request)
  void request.then(() => requests.delete(request))
}

/** Resolves when the first screen's requests, and those they led to, are over. */
export async function firstRequests(): Promise<void> {
  while (requests.size > 0) await Promise.all(requests)
}

/** Resolves when the browser has painted what was rendered and has time. */
async function idle(): Promise<void> {
  await new Promise((done) =>
    // Safari lacks requestIdleCallback, and a hidden page is never painted.
    globalThis.requestIdleCallback === undefined
      ? setTimeout(done, 200)
      : requestIdleCallback(done, { timeout: 1_000 }),
  )
}

/** Most milliseconds that the rest of a page waits for a server that does not answer. */
const patience = 8_000

/**
 * Holds back what `afterFirstScreen` delays until the data is here and painted, or a
 * request has failed: retries take seconds, in which the page shows what it has.
 */
export function delayUntilShown(
  data: Promise<unknown>,
  cache: QueryCache,
): void {
  const ends: (() => void)[] = []
  const lost = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience)
    const unsubscribe = cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'failed') resolve()
    })
    ends.push(() => clearTimeout(timer), unsubscribe)
  })
  shown = Promise.race([data, lost]).then(() => {
    for (const end of ends) end()
    return idle()
  })
}

/**
 * Resolves when the first screen is shown with its data: what loads earlier takes
 * connections and processor time from it. Resolves at once where no page starts,
 * as in tests of components.
 */
export const afterFirstScreen = (): Promise<unknown> => shown

/** `lazy` for a part that the first screen is complete without. */
export function lazyAfterFirstScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    await afterFirstScreen()
    return { default: await load() }
  })
}

let isHeld = false
const pageListeners = new Set<() => void>()

/**
 * Holds the page back, so that the frame around it renders in a task of its own.
 * Returns the function that lets the page render.
 */
export function holdPage(): () => void {
  isHeld = true
  return () => {
    isHeld = false
    for (const listener of pageListeners) listener()
  }
}

function subscribePage(listener: () => void) {
  pageListeners.add(listener)
  return () => {
    pageListeners.delete(listener)
  }
}

/** Whether the page may render: false only until the app's frame has rendered. */
export const useIsPageDue = (): boolean =>
  useSyncExternalStore(subscribePage, () => !isHeld)
