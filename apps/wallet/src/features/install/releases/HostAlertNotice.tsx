import { Button, Notice } from '@strongroom/ui-kit'
import { useSyncExternalStore } from 'react'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { useLocale } from '../../../core/defineTexts.ts'
import { useStore } from '../../../storage/useStore.ts'
import { useInstallTexts } from '../texts.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { hostAlert, releaseState } from './releaseState.ts'

const mostShown = 2

/** Reports files that the host changed, until the owner dismisses it. */
export function HostAlertNotice() {
  const t = useInstallTexts()
  const locale = useLocale()
  const alert = useStore(hostAlert)
  const { pin } = useSyncExternalStore(releaseState.subscribe, releaseState.get)
  if (alert === null) return null
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(alert.seen)
  const { differences, isOver, isWorker } = alert
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t(isWorker ? 'workerChanged' : 'hostChanged')}
      actions={
        <>
          <ButtonLink to="/help/release" size="small">
            {t('details')}
          </ButtonLink>
          {isOver && (
            <Button size="small" onClick={() => hostAlert.set(null)}>
              {t('dismiss')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {t(
          isWorker
            ? 'workerChangedText'
            : pin
              ? 'hostChangedText'
              : 'hostChangedFirst',
        )}
      </p>
      <DifferenceList differences={differences.slice(0, mostShown)} />
      <p>
        {differences.length > mostShown &&
          `${t('moreFiles', { count: differences.length - mostShown })} `}
        {t(isOver ? 'hostOver' : 'hostSeen', { moment })}
      </p>
    </Notice>
  )
}
