import { Notice } from '@strongroom/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useServices } from '../../core/useServices.ts'
import { openConnectedApps } from '../../storage/connectedAppsStore.ts'
import { openAccount } from './openAccount.ts'
import { callApp } from './PairCard.tsx'
import { useWalletConnectTexts } from './texts.ts'

/** Tells on every page that a connected app waits for the owner. */
export function WaitingRequests({ projectId }: { projectId: string }) {
  const t = useWalletConnectTexts()
  const { config, stores } = useServices()
  const account = openAccount(projectId, config)
  const { chains } = useChainRecords()
  const isHere = useLocation({
    select: ({ pathname }) => pathname === '/apps/connect',
  })
  const { status, sessions, requests } = useSyncExternalStore(
    account.subscribe,
    account.getSnapshot,
  )
  const count = sessions.length
  useEffect(() => {
    if (status === 'ready') openConnectedApps(stores).set(count)
  }, [status, count, stores])
  const [request] = requests
  if (isHere || request === undefined) return null
  const { session, chainId } = request
  const chain = chains.find((each) => each.chainId === String(chainId))
  return (
    <Notice
      tone="info"
      role="status"
      title={t('asks', { name: callApp(session.peer, t) })}
      actions={
        chain && (
          <ButtonLink
            size="small"
            to="/apps/connect"
            search={{ safe: `${chain.shortName}:${session.address}` }}
          >
            {t('open')}
          </ButtonLink>
        )
      }
    >
      {t('asksText')}
    </Notice>
  )
}
