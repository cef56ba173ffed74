import { EmptyState, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useWalletConnectTexts } from './texts.ts'

// What speaks with the relay loads after the first screen.
const Connections = lazy(async () => {
  const { Connections: component } = await import('./Connections.tsx')
  return { default: component }
})

/** Connects apps to the open safe by WalletConnect, and reviews their requests. */
export function WalletConnectPage() {
  const t = useWalletConnectTexts()
  const { config } = useServices()
  const { ref } = useOpenSafe()
  if (!config.walletConnectProjectId)
    return (
      <>
        <PageTop title={t('title')} />
        <EmptyState
          title={t('off')}
          icon="lock"
          actions={<ButtonLink to="/apps">{t('toApps')}</ButtonLink>}
        >
          <p>{t('offText')}</p>
        </EmptyState>
      </>
    )
  const loading = (
    <>
      <PageTop title={t('title')} description={t('description')} />
      <Skeleton lines={4} label={t('starting')} />
    </>
  )
  // Keyed: requests of another safe are served with other handlers.
  return (
    <Suspense fallback={loading}>
      <Connections key={ref} projectId={config.walletConnectProjectId} />
    </Suspense>
  )
}
