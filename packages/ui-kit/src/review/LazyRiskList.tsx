import { lazy, Suspense } from 'react'
import type { RiskListProps } from './RiskList.tsx'

/** Loads the code: while the checks run. */
export const loadRiskList = () => import('./RiskList.tsx')

const RiskList = lazy(async () => {
  const { RiskList: component } = await loadRiskList()
  return { default: component }
})

/** `RiskList` as a chunk of its own; without findings it loads nothing. */
export function LazyRiskList(props: RiskListProps) {
  return (
    props.reasons.length > 0 && (
      <Suspense>
        <RiskList {...props} />
      </Suspense>
    )
  )
}
