import { encodeApproveHash, toAddress } from '@strongroom/safe-protocol'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Hex } from 'viem'
import { PagePending } from '../../core/PagePending.tsx'

// The review loads after the first screen.
const NestedDraft = lazy(async () => {
  const { NestedDraft: component } = await import('./NestedDraft.tsx')
  return { default: component }
})

/** The open safe approves a hash of a safe that it owns. */
export function ApprovePage() {
  const { child, hash } = useSearch({ from: '/safe/nested/approve' })
  return (
    <Suspense fallback={<PagePending />}>
      <NestedDraft
        // The key starts a new draft for another hash.
        key={`${child} ${hash}`}
        kind="approve"
        child={child === undefined ? undefined : toAddress(child)}
        data={
          hash === undefined
            ? undefined
            : encodeApproveHash({ hash: hash.toLowerCase() as Hex })
        }
      />
    </Suspense>
  )
}
