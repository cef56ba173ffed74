import type { Ref, RefCallback } from 'react'

/** One ref callback that fills several refs. */
export function mergeRefs<T>(
  ...refs: readonly (Ref<T> | undefined)[]
): RefCallback<T> {
  return (instance) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') {
        const cleanup = ref(instance)
        return typeof cleanup === 'function' ? cleanup : () => ref(null)
      }
      if (ref) ref.current = instance
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }
}
