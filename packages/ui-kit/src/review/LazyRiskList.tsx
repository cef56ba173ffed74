import { lazy, type ReactNode, Suspense } from 'react'
import type { RiskListProps } from './RiskList.tsx'

/** Loads the code: while the checks run. */
export const loadRiskList = () => import('./RiskList.tsx')

const RiskList = lazy(async () => {
  const { RiskList: component } = await loadRiskList()
  return { default: component }
})

/**
 * `RiskList` as a chunk of its own; without findings it loads nothing. What accepts
 * the findings is its child, so that it appears with them.
 */
export function LazyRiskList({
  children,
  ...props
}: RiskListProps & { children?: ReactNode }) {
  if (props.reasons.length === 0) return children
  return (
    <Suspense>
      <RiskList {...props} />
      {children}
    </Suspense>
  )
}
