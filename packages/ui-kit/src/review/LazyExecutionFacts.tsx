import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import type { ExecutionFactsProps } from './ExecutionFacts.tsx'

// Only pages of what is executed need it, and they wait for the chain anyway.
const ExecutionFacts = lazy(async () => {
  const { ExecutionFacts: component } = await import('./ExecutionFacts.tsx')
  return { default: component }
})

/** `ExecutionFacts` as a chunk of its own. */
export function LazyExecutionFacts(props: ExecutionFactsProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" lines={6} />}>
      <ExecutionFacts {...props} />
    </Suspense>
  )
}
