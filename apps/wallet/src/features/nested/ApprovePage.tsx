import { encodeApproveHash, toAddress } from '@strongroom/safe-protocol'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { type Hex, isHex } from 'viem'
import { PagePending } from '../../core/PagePending.tsx'
import { readFormDraft } from '../../storage/formDrafts.ts'
import { approvalEntry } from '../parents/executionEntry.ts'

// The review loads after the first screen.
const NestedDraft = lazy(async () => {
  const { NestedDraft: component } = await import('./NestedDraft.tsx')
  return { default: component }
})

/** The open safe approves a hash of a safe that it owns. */
export function ApprovePage() {
  const { child, hash } = useSearch({ from: '/safe/nested/approve' })
  // A draft that is in no queue yet: the approval carries its fields.
  const { data: carried } = (hash && readFormDraft(approvalEntry(hash))) || {}
  return (
    <Suspense fallback={<PagePending />}>
      <NestedDraft
        // The key starts a new draft for another hash.
        key={`${child} ${hash}`}
        kind="approve"
        carried={isHex(carried) ? carried : undefined}
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
