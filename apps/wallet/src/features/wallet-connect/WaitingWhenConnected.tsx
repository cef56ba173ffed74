import { lazy, Suspense } from 'react'
import { useServices } from '../../core/useServices.ts'
import { openConnectedApps } from '../../storage/connectedAppsStore.ts'
import { useStore } from '../../storage/useStore.ts'

// WalletConnect loads where apps are connected.
const WaitingRequests = lazy(async () => {
  const { WaitingRequests: component } = await import('./WaitingRequests.tsx')
  return { default: component }
})

/** Requests of connected apps; loads their code only if there are such apps. */
export function WaitingWhenConnected() {
  const { config, stores } = useServices()
  const { walletConnectProjectId: projectId } = config
  const count = useStore(openConnectedApps(stores))
  return (
    projectId &&
    count > 0 && (
      <Suspense>
        <WaitingRequests projectId={projectId} />
      </Suspense>
    )
  )
}
