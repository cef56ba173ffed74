import type { TransactionItem } from '@strongroom/gateway-sdk'
import { useHistory } from '@strongroom/react-hooks'
import { findPoisoning } from '@strongroom/react-hooks/review'
import { EmptyState, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { timeZone } from '../../core/timeZone.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { LinkedRow } from '../transactions/LinkedRow.tsx'
import { useHomeDetailsTexts } from './homeDetailsTexts.ts'

// Only without a gateway the logs of the chain are read.
const ChainActivity = lazy(async () => {
  const { ChainActivity: component } = await import(
    '../without-gateway/ChainActivity.tsx'
  )
  return { default: component }
})

/** The last movements of the safe, without those made to deceive. */
export function RecentActivity({ limit }: { limit: number }) {
  const t = useHomeDetailsTexts()
  const safe = useOpenSafe()
  const { chainId, address: safeAddress } = safe
  const known = useKnownAddresses(chainId)
  const history = useHistory({ chainId, safeAddress, timezone: timeZone })
  if (history.data === undefined)
    return history.failureCount > 0 ? (
      <Suspense fallback={<Skeleton shape="row" lines={3} />}>
        <ChainActivity limit={limit} />
      </Suspense>
    ) : (
      <Skeleton shape="row" lines={3} label={t('loadingActivity')} />
    )
  const listed = history.data.pages.flatMap(({ results }) => results)
  const poison = findPoisoning(listed, known)
  const items = listed.filter(
    (item) => item.type === 'TRANSACTION' && !poison.has(item.transaction.id),
  ) as TransactionItem[]
  if (items.length === 0)
    return (
      <EmptyState title={t('noActivity')} icon="clock">
        <p>{t('noActivityText')}</p>
      </EmptyState>
    )
  return (
    <div className="app-tx-list app-home-past">
      {items.slice(0, limit).map((item) => (
        <LinkedRow key={item.transaction.id} {...{ item, safe }} />
      ))}
    </div>
  )
}
