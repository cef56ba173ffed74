'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
// An undefined zone is the environment's own.
const readZone = () => undefined
const readServerZone = () => 'UTC'

/**
 * The zone to show times in. A server does not know the reader's zone, so it
 * renders UTC, hydration repeats that, and then the reader's zone follows.
 */
export function useTimeZone(timeZone: string | undefined): string | undefined {
  const own = useSyncExternalStore(subscribe, readZone, readServerZone)
  return timeZone ?? own
}
