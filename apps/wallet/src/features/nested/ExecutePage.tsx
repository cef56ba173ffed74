import { toAddress } from '@strongroom/safe-protocol'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isHex } from 'viem'
import { PagePending } from '../../core/PagePending.tsx'
import { readFormDraft } from '../../storage/formDrafts.ts'
import { executionEntry } from '../parents/executionEntry.ts'

// The review loads after the first screen.
const NestedDraft = lazy(async () => {
  const { NestedDraft: component } = await import('./NestedDraft.tsx')
  return { default: component }
})

/** The open safe executes a transaction of a safe that it owns. */
export function ExecutePage() {
  const { child, hash } = useSearch({ from: '/safe/nested/execute' })
  // The review of the transaction leaves the call here: it can be large.
  const { data } = (hash && readFormDraft(executionEntry(hash))) || {}
  return (
    <Suspense fallback={<PagePending />}>
      <NestedDraft
        key={`${child} ${hash}`}
        kind="execute"
        child={child === undefined ? undefined : toAddress(child)}
        data={isHex(data) ? data : undefined}
      />
    </Suspense>
  )
}
