import { Button, Notice } from '@strongroom/ui-kit'
import { useIsMutating } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { storageRefusal } from '../../storage/createLocalStore.ts'
import { appUpdate } from './appUpdate.ts'
import { useInstallTexts } from './texts.ts'

function subscribeOnline(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * Says that there is no network, that the browser keeps nothing, and that a new version
 * waits for consent.
 */
export function InstallNotices() {
  const t = useInstallTexts()
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const isReady = useSyncExternalStore(appUpdate.subscribe, appUpdate.isReady)
  const isRefused = useSyncExternalStore(
    storageRefusal.subscribe,
    storageRefusal.get,
  )
  // A reload would lose the answer of a wallet that is asked to sign.
  const isSigning = useIsMutating() > 0
  return (
    <>
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
      {isReady && (
        <Notice
          role="status"
          title={t('ready')}
          actions={
            <Button
              size="small"
              disabledReason={isSigning ? t('signing') : undefined}
              onClick={appUpdate.open}
            >
              {t('reload')}
            </Button>
          }
        >
          {t('readyText')}
        </Notice>
      )}
    </>
  )
}
