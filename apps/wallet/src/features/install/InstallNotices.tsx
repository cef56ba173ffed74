import { Button, Notice } from '@strongroom/ui-kit'
import { useSyncExternalStore } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { storageRefusal } from '../../storage/createLocalStore.ts'
import { HostAlertNotice } from './releases/HostAlertNotice.tsx'
import { releaseState } from './releases/releaseState.ts'
import { useIsSigning } from './releases/useIsSigning.ts'
import { useInstallTexts } from './texts.ts'

function subscribeOnline(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Titles and texts of the notice by what the host offers. */
const offers = {
  newer: ['ready', 'readyText'],
  unknown: ['ready', 'readyText'],
  older: ['older', 'olderText'],
  settings: ['settings', 'settingsText'],
} as const

/**
 * Says that there is no network, that the browser keeps nothing, that the host serves
 * changed files, and that another release waits for consent.
 */
export function InstallNotices() {
  const t = useInstallTexts()
  // Leaving or reloading the page would lose the answer of the owner's wallet.
  const reason = useIsSigning() ? t('signing') : undefined
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const isRefused = useSyncExternalStore(
    storageRefusal.subscribe,
    storageRefusal.get,
  )
  const { host, isAccepted, isFull, isLost } = useSyncExternalStore(
    releaseState.subscribe,
    releaseState.get,
  )
  const offer = host?.kind === 'offer' && host.age !== 'left' ? host : undefined
  return (
    <>
      <HostAlertNotice />
      {!isOnline && (
        <Notice tone="warning" role="status" title={t('offline')}>
          {t('offlineText')}
        </Notice>
      )}
      {isRefused && (
        <Notice
          tone="danger"
          role="alert"
          title={t('notKept')}
          actions={
            <Button size="small" onClick={storageRefusal.retry}>
              {t('keepAgain')}
            </Button>
          }
        >
          {t('notKeptText')}
        </Notice>
      )}
      {isFull && (
        <Notice tone="warning" role="status" title={t('full')}>
          {t('fullText')}
        </Notice>
      )}
      {isAccepted || isLost ? (
        offer && (
          <Notice
            tone={offer.age === 'older' ? 'warning' : 'info'}
            role="status"
            title={t(offers[offer.age as keyof typeof offers][0])}
            actions={
              reason ? (
                <Button size="small" disabledReason={reason}>
                  {t('review')}
                </Button>
              ) : (
                <ButtonLink to="/help/release" size="small">
                  {t('review')}
                </ButtonLink>
              )
            }
          >
            {t(offers[offer.age as keyof typeof offers][1])}
          </Notice>
        )
      ) : (
        <Notice
          tone="warning"
          role="status"
          title={t('otherRelease')}
          actions={
            <Button
              size="small"
              disabledReason={reason}
              onClick={() => location.reload()}
            >
              {t('reload')}
            </Button>
          }
        >
          {t('otherReleaseText')}
        </Notice>
      )}
    </>
  )
}
