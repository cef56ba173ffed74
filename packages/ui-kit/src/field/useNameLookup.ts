'use client'

import { useEffect, useRef, useState } from 'react'

/** Looks a name up at a service; `null` when the name has no address. */
export type ResolveName = (
  name: string,
  options: { signal: AbortSignal },
) => Promise<string | null>

/** State of a name’s lookup. */
export type NameLookup =
  | { status: 'idle' }
  | { status: 'pending' | 'missing' | 'failed'; name: string }
  /** `answer` is the service's, unchecked. */
  | { status: 'found'; name: string; answer: string }

/** Options of `useNameLookup`. */
export interface NameLookupOptions {
  resolveName: ResolveName | undefined
  /** Milliseconds without typing before the lookup. @default 300 */
  delay?: number | undefined
  /** Another chain, another answer: a change asks again. */
  scope?: string | undefined
}

/**
 * Looks a name up once typing pauses. `signal` aborts an outdated lookup, and
 * its answer is dropped.
 *
 * @example
 * ```ts
 * import { useNameLookup } from '@strongroom/ui-kit'
 *
 * function useEnsName(name: string | undefined) {
 *   return useNameLookup(name, {
 *     resolveName: async (name, { signal }) => {
 *       const answer = await fetch(`/names/${name}`, { signal })
 *       return answer.ok ? await answer.text() : null
 *     },
 *   })
 * }
 * ```
 */
export function useNameLookup(
  name: string | undefined,
  { resolveName, delay = 300, scope }: NameLookupOptions,
): { lookup: NameLookup; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [done, setDone] = useState<{ key: string; lookup: NameLookup }>()
  const latest = useRef(resolveName)
  useEffect(() => {
    latest.current = resolveName
  })
  const wanted = resolveName === undefined ? undefined : name
  const key = `${attempt} ${scope} ${wanted}`

  useEffect(() => {
    if (wanted === undefined) return
    const controller = new AbortController()
    const ask = async () => {
      const lookup = await answerOf(wanted, latest.current, controller.signal)
      if (!controller.signal.aborted) setDone({ key, lookup })
    }
    const timer = setTimeout(() => void ask(), delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
      // The same name later is looked up again.
      setDone(undefined)
    }
  }, [wanted, key, delay])

  return {
    lookup:
      wanted === undefined
        ? { status: 'idle' }
        : done?.key === key
          ? done.lookup
          : { status: 'pending', name: wanted },
    retry: () => setAttempt((last) => last + 1),
  }
}

async function answerOf(
  name: string,
  resolveName: ResolveName | undefined,
  signal: AbortSignal,
): Promise<NameLookup> {
  try {
    const answer: unknown = await resolveName?.(name, { signal })
    if (answer === null || answer === undefined) {
      return { status: 'missing', name }
    }
    // A service may answer with anything.
    return typeof answer === 'string'
      ? { status: 'found', name, answer }
      : { status: 'failed', name }
  } catch {
    return { status: 'failed', name }
  }
}
