import { usePendingExecution } from '@strongroom/react-hooks'
import { lazy, Suspense } from 'react'
import { useLocale } from '../../core/defineTexts.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'

// Rarely needed: most pages have no pending execution.
const ExecutionUpdates = lazy(async () => {
  for (;;)
    try {
      const found = await import('./ExecutionUpdates.tsx')
      return { default: found.ExecutionUpdates }
    } catch {
      // An execution is under way: no page may end over a lost connection.
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    }
})

const PendingNotice = lazy(async () => {
  const { PendingNotice: component } = await import('./PendingNotice.tsx')
  return { default: component }
})

/** Shows that an execution is in flight, on every page of the safe. */
export function PendingExecution({ safe }: { safe: OpenSafe }) {
  const { queryClient, toasts } = useServices()
  const locale = useLocale()
  const { pending, isOpen, forget, release } = usePendingExecution({
    chainId: safe.chainId,
    safeAddress: safe.address,
    onDecided: async ({ safeTxHash, outcome }) => {
      void queryClient.invalidateQueries()
      if (outcome === undefined) return
      const { status } = outcome
      const isExecuted = status === 'success' || status === 'failed'
      const [{ outcomeTones }, { useExecutionTexts }] = await Promise.all([
        import('./outcomeTones.ts'),
        import('./texts.ts'),
      ])
      const t = await useExecutionTexts.load(locale)
      toasts.add({
        id: safeTxHash,
        tone: outcomeTones[status],
        // One node says so: the page says when a second source agrees.
        title: isExecuted ? t('byNode', { outcome: t(status) }) : t(status),
      })
    },
  })
  return (
    <>
      <Suspense>{isOpen && <ExecutionUpdates safe={safe} />}</Suspense>
      <Suspense>
        {pending && (
          <PendingNotice
            pending={pending}
            onForget={forget}
            onRelease={release}
          />
        )}
      </Suspense>
    </>
  )
}
