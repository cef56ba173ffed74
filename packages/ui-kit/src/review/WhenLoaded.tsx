'use client'

import { type ReactNode, useEffect, useState } from 'react'

export interface WhenLoadedProps {
  /** One list for all renders, so that memoised components keep it. */
  loads: readonly (() => Promise<unknown>)[]
  children: ReactNode
}

/**
 * Renders the buttons of a review once the code of the parts that an owner must see has
 * loaded. A part that cannot be loaded fails the page. React delays what a second
 * `Suspense` reveals by 300 ms, so this has a state of its own.
 */
export function WhenLoaded({ loads, children }: WhenLoadedProps) {
  const [ended, setEnded] = useState<{ readonly error?: unknown }>()
  useEffect(() => {
    let isGone = false
    const end = (result: { readonly error?: unknown }) => {
      if (!isGone) setEnded(result)
    }
    Promise.all(loads.map((load) => load())).then(
      () => end({}),
      (error: unknown) => end({ error }),
    )
    return () => {
      isGone = true
    }
  }, [loads])
  if (ended === undefined) return null
  if ('error' in ended) throw ended.error
  return children
}
