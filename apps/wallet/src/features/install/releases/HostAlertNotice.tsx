import { Button, Notice } from '@strongroom/ui-kit'
import { useSyncExternalStore } from 'react'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { useLocale } from '../../../core/defineTexts.ts'
import { useStore } from '../../../storage/useStore.ts'
import { useInstallTexts } from '../texts.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { hostAlert, releaseState } from './releaseState.ts'

const mostShown = 2

/** Reports what the host changed and the browser lost, until the owner dismisses it. */
export function HostAlertNotice() {
  const t = useInstallTexts()
  const locale = useLocale()
  const alert = useStore(hostAlert)
  const { pin, isAccepted } = useSyncExternalStore(
    releaseState.subscribe,
    releaseState.get,
  )
  if (alert === null) return null
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(alert.seen)
  const { differences, isOver, isWorker } = alert
  const [title, text] = isWorker
    ? (['workerChanged', 'workerChangedText'] as const)
    : alert.isLost
      ? (['lost', 'lostText'] as const)
      : // A page that came from the host may be changed itself.
        ([
          'hostChanged',
          pin && isAccepted ? 'hostChangedText' : 'hostChangedFirst',
        ] as const)
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t(title)}
      actions={
        <>
          <ButtonLink to="/help/release" size="small">
            {t('details')}
          </ButtonLink>
          {(isOver || alert.isLost) && (
            <Button size="small" onClick={() => hostAlert.set(null)}>
              {t('dismiss')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(text)}</p>
      {differences.length > 0 && (
        <DifferenceList differences={differences.slice(0, mostShown)} />
      )}
      <p>
        {differences.length > mostShown &&
          `${t('moreFiles', { count: differences.length - mostShown })} `}
        {t(isOver && !alert.isLost ? 'hostOver' : 'hostSeen', { moment })}
      </p>
    </Notice>
  )
}
