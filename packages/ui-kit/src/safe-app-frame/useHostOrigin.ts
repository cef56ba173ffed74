'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const read = () => location.origin
const none = () => null

/**
 * Origin of the wallet's page; `null` on a server, where no frame may be
 * rendered: it would load before the host listens.
 */
export function useHostOrigin(): string | null {
  return useSyncExternalStore(subscribe, read, none)
}
