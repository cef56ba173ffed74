import { type ComparedRecovery, useRecovery } from '@strongroom/react-hooks'
import {
  EmptyState,
  ErrorState,
  Notice,
  Skeleton,
  Stack,
} from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useRecoveryTexts } from './texts.ts'

// It needs the chain's answer anyway.
const ModuleRecovery = lazy(async () => {
  const { ModuleRecovery: component } = await import('./ModuleRecovery.tsx')
  return { default: component }
})

function Recoveries({
  data,
  readAt,
}: {
  data: ComparedRecovery
  readAt: number
}) {
  const t = useRecoveryTexts()
  const { block, modules, recoveries, unreadModules, second } = data
  const others = modules.length - recoveries.length - unreadModules.length
  return (
    <>
      {second === 'silent' && (
        <Notice tone="warning" title={t('secondSilent')}>
          {t('secondSilentText')}
        </Notice>
      )}
      {unreadModules.map((address) => (
        <Notice key={address} tone="warning" title={t('unreadModule')}>
          {t('unreadModuleText', { address })}
        </Notice>
      ))}
      {block === undefined || recoveries.length === 0 ? (
        unreadModules.length === 0 && (
          <EmptyState title={t('none')} icon="shield">
            <p>{t('noneText')}</p>
          </EmptyState>
        )
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          {recoveries.map((module) => (
            <ModuleRecovery
              key={module.address}
              {...{ module, block, readAt }}
            />
          ))}
        </Suspense>
      )}
      {others > 0 && <p>{t('otherModules', { count: others })}</p>}
    </>
  )
}

/** Recovery modules of the safe and their open attempts. */
export function RecoveryPage() {
  const t = useRecoveryTexts()
  const safe = useOpenSafe()
  const rpc = useRpc(safe.chainId)
  const { data, error, dataUpdatedAt, refetch } = useRecovery({
    chainId: safe.chainId,
    safeAddress: safe.address,
    history: true,
  })
  return (
    <>
      <SettingsTop
        page="security"
        title={t('title')}
        description={t('description')}
      />
      <Stack gap={5}>
        {data ? (
          <Recoveries data={data} readAt={dataUpdatedAt} />
        ) : error ? (
          <ErrorState
            error={error}
            title={t('noAnswer')}
            onRetry={() => void refetch()}
          />
        ) : rpc === undefined ? (
          <EmptyState title={t('noAnswer')} icon="warning">
            <p>{t('noRpc')}</p>
          </EmptyState>
        ) : (
          <Skeleton lines={8} />
        )}
      </Stack>
    </>
  )
}
