import type { ComparedLimits } from '@strongroom/react-hooks/review'
import { EmptyState, ErrorState, Notice, Skeleton } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import { useLimitTexts } from './texts.ts'
import type { useLimits } from './useLimits.ts'

/** Shows its children once the nodes agree on the limits, and else why they do not. */
export function KnownLimits({
  limits,
  children,
}: {
  limits: ReturnType<typeof useLimits>['limits']
  children: (limits: ComparedLimits) => ReactNode
}) {
  const t = useLimitTexts()
  const { data, error } = limits
  if (error)
    return (
      <ErrorState
        error={error}
        title={t('noAnswer')}
        onRetry={() => void limits.refetch()}
      />
    )
  if (data === undefined) return <Skeleton shape="block" lines={6} />
  if (data.second === 'differs')
    return (
      <Notice tone="danger" role="alert" title={t('differs')}>
        {t('differsText')}
      </Notice>
    )
  if (data.modules.length === 0)
    return <EmptyState title={t('noModule')}>{t('noModuleText')}</EmptyState>
  return (
    <>
      {data.second === 'silent' && (
        <Notice tone="warning" title={t('secondSilent')}>
          {t('secondSilentText')}
        </Notice>
      )}
      {children(data)}
    </>
  )
}
