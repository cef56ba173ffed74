import type { QueryCache } from '@tanstack/react-query'
import { type ComponentType, lazy, useLayoutEffect, useState } from 'react'

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

/**
 * Ends the task: on a phone each step of the start fills one. Goes on at once in a
 * hidden tab, whose timers run once a second and which no one clicks.
 */
export const nextTask = (): Promise<unknown> =>
  globalThis.document?.hidden
    ? Promise.resolve()
    : new Promise((done) => setTimeout(done))

/** Resolves when the browser has painted what was rendered and has time. */
async function idle(): Promise<void> {
  await new Promise((done) =>
    // Safari lacks requestIdleCallback, and a hidden page is never painted.
    globalThis.requestIdleCallback === undefined
      ? setTimeout(done, 200)
      : requestIdleCallback(done, { timeout: 1_000 }),
  )
}

/** Settled once the last part of the page may render. */
let rendered: Promise<void> = Promise.resolve()

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
  shown = Promise.race([data, lost]).then(async () => {
    for (const end of ends) end()
    // The browser may be idle between two parts.
    await rendered
    await idle()
  })
}

/**
 * Resolves when the first screen is shown with its data: what loads earlier takes
 * connections and processor time from it. Resolves at once where no page starts,
 * as in tests of components.
 */
export const afterFirstScreen = (): Promise<unknown> => shown

let lastTurn: Promise<unknown> = Promise.resolve()

/** Resolves in a task of its own: on a phone, several parts at once block a click. */
function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(nextTask)
  return lastTurn
}

/** `lazy` for a part that the first screen is complete without. */
export function lazyAfterFirstScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    await afterFirstScreen()
    await nextTurn()
    return { default: await load() }
  })
}

/** Parts of the first screen, in the order in which they render. */
const parts = ['shell', 'header', 'page', 'rows'] as const
/** The last part that may render. Nothing is held where no page starts. */
let due: number = parts.length
const partListeners = new Set<() => void>()

/**
 * Holds all parts but the shell back, so that each renders in a task of its own.
 * Returns the function that lets the next part render.
 */
export function holdParts(): () => void {
  due = 0
  let finish = () => {}
  rendered = new Promise((done) => {
    finish = done
  })
  return () => {
    due++
    if (due === parts.length - 1) finish()
    for (const listener of partListeners) listener()
  }
}

/** Whether a part may render: false only until the part before it has rendered. */
export function useIsDue(part: (typeof parts)[number]): boolean {
  const read = () => due >= parts.indexOf(part)
  const [isDue, setDue] = useState(read)
  // Passive effects may run after the next part is due, and the page would be shown
  // without its header.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part has one name
  useLayoutEffect(() => {
    const listen = () => setDue(read())
    listen()
    partListeners.add(listen)
    return () => {
      partListeners.delete(listen)
    }
  }, [])
  return isDue
}
