import { usePendingExecution } from '@strongroom/react-hooks'
import { lazy, Suspense } from 'react'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useRpc } from '../../rpc/useRpc.ts'

// Rarely needed: most pages have nothing under way.
const PendingNotice = lazy(async () => {
  const { PendingNotice: component } = await import('./PendingNotice.tsx')
  return { default: component }
})

/** Says that an execution is on its way, on every page of the safe. */
export function PendingExecution({ safe }: { safe: OpenSafe }) {
  const { queryClient, toasts } = useServices()
  const { pending, forget } = usePendingExecution({
    chainId: safe.chainId,
    safeAddress: safe.address,
    rpc: useRpc(safe.chainId),
    onDecided: async ({ safeTxHash, outcome }) => {
      void queryClient.invalidateQueries()
      if (outcome === undefined) return
      const { outcomeTexts } = await import('./outcomeTexts.ts')
      const { tone, title } = outcomeTexts[outcome.status]
      toasts.add({ id: safeTxHash, tone, title })
    },
  })
  return (
    pending && (
      <Suspense>
        <PendingNotice pending={pending} onForget={forget} />
      </Suspense>
    )
  )
}
