import { useRecovery } from '@strongroom/react-hooks'
import { Notice } from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useSafeFromUrl } from '../../core/useSafeFromUrl.ts'
import { useAlarmTexts } from './alarmTexts.ts'
import { isOpenAttempt } from './attemptStates.ts'

// Few safes are being recovered.
const AttemptAlarm = lazy(async () => {
  const { AttemptAlarm: component } = await import('./AttemptAlarm.tsx')
  return { default: component }
})

/** How long the gateway may be behind the chain, in milliseconds. */
const patience = 6_000

/** Modules that the gateway lists and the chain, asked again, does not show. */
function useHiddenModules(
  safe: OpenSafe,
  modules: readonly string[] | undefined,
  askAgain: () => Promise<unknown>,
): number {
  const shown = new Set(modules?.map((each) => each.toLowerCase()))
  const missing = modules
    ? (safe.info?.modules ?? []).filter(
        ({ value }) => !shown.has(value.toLowerCase()),
      )
    : []
  const key = missing.map(({ value }) => value).join()
  const [confirmed, setConfirmed] = useState('')
  useEffect(() => {
    if (key === '') return
    let isOver = false
    const timer = setTimeout(async () => {
      await askAgain()
      if (!isOver) setConfirmed(key)
    }, patience)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [key, askAgain])
  return confirmed === key ? missing.length : 0
}

function SafeAlarm({ safe }: { safe: OpenSafe }): ReactNode {
  const t = useAlarmTexts()
  const { chainId, address } = safe
  const { data, dataUpdatedAt, refetch } = useRecovery({
    chainId,
    safeAddress: address,
  })
  const block = data?.block
  const hidden = useHiddenModules(safe, data?.modules, refetch)
  const alarms = (data?.recoveries ?? []).flatMap((module) => {
    const open = module.attempts.filter(isOpenAttempt)
    const [attempt] = open.length > 0 ? open : module.attempts
    const others = open.length - 1 + Number(module.unread)
    // Behind expired attempts there may be others that were not read.
    return attempt && others >= 0 ? [{ module, attempt, others }] : []
  })
  return (
    <>
      {hidden > 0 && (
        <Notice
          tone="danger"
          role="alert"
          title={t('differs')}
          actions={
            <ButtonLink size="small" to="/settings/networks">
              {t('differsLink')}
            </ButtonLink>
          }
        >
          {t('differsText', { count: hidden })}
        </Notice>
      )}
      {block && (
        <Suspense fallback={null}>
          {alarms.map(({ module, attempt, others }) => (
            <AttemptAlarm
              key={module.address}
              {...{ safe, module, attempt, others }}
              timestamp={block.timestamp}
              readAt={dataUpdatedAt}
            />
          ))}
        </Suspense>
      )}
    </>
  )
}

/**
 * Warns on every page of a safe that somebody recovers it. It is read from the chain
 * and cannot be dismissed. Loaded after the first screen.
 */
export function RecoveryAlarm() {
  const result = useSafeFromUrl()
  return result.status === 'ready' ? <SafeAlarm safe={result.safe} /> : null
}
