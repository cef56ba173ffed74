import { type ComparedRecovery, useRecovery } from '@strongroom/react-hooks'
import { Button, Notice } from '@strongroom/ui-kit'
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

/** Counts what only one of two nodes shows. */
function countHidden(state: ComparedRecovery, by: 'first' | 'second') {
  const isHidden = (one: { hiddenBy?: typeof by | undefined }) =>
    one.hiddenBy === by
  return {
    attempts: state.recoveries
      .flatMap(({ attempts }) => attempts)
      .filter(isHidden).length,
    modules: state.recoveries.filter(isHidden).length,
  }
}

/** Says what two nodes disagree about. */
function NodesDiffer({ state }: { state: ComparedRecovery }) {
  const t = useAlarmTexts()
  const lines = (['first', 'second'] as const).flatMap((by) => {
    const { attempts, modules } = countHidden(state, by)
    return [
      ...(attempts > 0 ? [t(`${by}HidesAttempts`, { count: attempts })] : []),
      ...(attempts === 0 && modules > 0
        ? [t(`${by}HidesModules`, { count: modules })]
        : []),
    ]
  })
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('nodesDiffer')}
      actions={
        <ButtonLink size="small" to="/settings/networks">
          {t('differsLink')}
        </ButtonLink>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t(lines.length > 0 ? 'nodesDifferAdvice' : 'nodesDifferText')}</p>
    </Notice>
  )
}

function SafeAlarm({ safe }: { safe: OpenSafe }): ReactNode {
  const t = useAlarmTexts()
  const { chainId, address } = safe
  const { data, error, dataUpdatedAt, isFetching, refetch } = useRecovery({
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
  const unread = data?.unreadModules.length ?? 0
  const isUnread = error !== null || unread > 0
  return (
    <>
      {(isUnread || data?.second === 'alone') && (
        <Notice
          tone="warning"
          role="alert"
          title={t(isUnread ? 'unread' : 'alone')}
          actions={
            <Button
              size="small"
              busy={isFetching}
              onClick={() => void refetch()}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {error
            ? t('unreadText')
            : unread > 0
              ? t('unreadModulesText', { count: unread })
              : t('aloneText')}
        </Notice>
      )}
      {data?.second === 'differs' && <NodesDiffer state={data} />}
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
 * Warns on every page of a safe that somebody recovers it, and when that could not be
 * read. It is read from the chain and cannot be dismissed. Loaded after the first screen.
 */
export function RecoveryAlarm() {
  const result = useSafeFromUrl()
  return result.status === 'ready' ? <SafeAlarm safe={result.safe} /> : null
}
