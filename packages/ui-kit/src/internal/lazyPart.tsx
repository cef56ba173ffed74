'use client'

import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

const never = () => () => undefined
const inBrowser = () => false
const onServer = () => true

/**
 * A component as a chunk of its own, with `fallback` in its place until then. As
 * `lazy` in a `Suspense`, but shown at once: React holds back what a second `Suspense`
 * reveals by up to 300 ms. A chunk that cannot be loaded fails what it is in. A server
 * renders the component itself.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        part = component
      },
      (error: unknown) => {
        // It may load the next time.
        loading = undefined
        throw error
      },
    )
    return loading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once, by a module
  function ServedPart(props: Props) {
    if (part === undefined) use(preload())
    const Part = part
    return Part && <Part {...props} />
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once, by a module
  function LazyPart(props: Props) {
    const [ended, setEnded] = useState<{ readonly error?: unknown }>()
    const isServed = useSyncExternalStore(never, inBrowser, onServer)
    const isLoading = part === undefined && ended === undefined
    useEffect(() => {
      if (!isLoading) return
      let isGone = false
      const end = (result: { readonly error?: unknown }) => {
        if (!isGone) setEnded(result)
      }
      preload().then(
        () => end({}),
        (error: unknown) => end({ error }),
      )
      return () => {
        isGone = true
      }
    }, [isLoading])
    if (isServed)
      return (
        <Suspense fallback={fallback}>
          <ServedPart {...props} />
        </Suspense>
      )
    if (ended && 'error' in ended) throw ended.error
    const Part = part
    return Part ? <Part {...props} /> : fallback
  }

  return Object.assign(LazyPart, { preload })
}
