import type { TransactionItem } from '@strongroom/gateway-sdk'
import { useHistory, useTransactionStatus } from '@strongroom/react-hooks'
import { findPoisoning } from '@strongroom/react-hooks/review'
import {
  EmptyState,
  ErrorState,
  ProvenTransactionRow,
  Skeleton,
} from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { useNames } from '../address-book/useNames.ts'
import { timeZone } from '../transactions/timeZone.ts'

function ActivityRow({ item }: { item: TransactionItem }) {
  const safe = useOpenSafe()
  const names = useNames(safe.chainId)
  const { chainId, address: safeAddress } = safe
  const { id, txInfo } = item.transaction
  const proof = useTransactionStatus({ chainId, safeAddress, item })
  return (
    <ProvenTransactionRow
      item={item}
      names={names}
      nativeCurrency={safe.chain.nativeCurrency}
      proof={proof}
      timeZone={timeZone}
      {...(txInfo.type !== 'Creation' && {
        renderLink: <Link to="/transactions/tx" search={{ id }} />,
      })}
    />
  )
}

/** The last movements of the safe, without those made to deceive. */
export function RecentActivity({ limit }: { limit: number }) {
  const { chainId, address: safeAddress } = useOpenSafe()
  const known = useKnownAddresses(chainId)
  const history = useHistory({ chainId, safeAddress, timezone: timeZone })
  if (history.data === undefined)
    return history.failureCount > 0 ? (
      <ErrorState
        error={history.error ?? history.failureReason}
        title="The history could not be loaded"
        onRetry={() => void history.refetch()}
        busy={history.isFetching}
      />
    ) : (
      <Skeleton shape="row" lines={3} label="Loading recent activity" />
    )
  const listed = history.data.pages.flatMap(({ results }) => results)
  const poison = findPoisoning(listed, known)
  const items = listed.filter(
    (item) => item.type === 'TRANSACTION' && !poison.has(item.transaction.id),
  ) as TransactionItem[]
  if (items.length === 0)
    return (
      <EmptyState title="No activity yet" icon="clock">
        <p>What this safe sends and receives is listed here.</p>
      </EmptyState>
    )
  return (
    <div className="app-tx-list">
      {items.slice(0, limit).map((item) => (
        <ActivityRow key={item.transaction.id} item={item} />
      ))}
    </div>
  )
}
