import { useHistory } from '@strongroom/react-hooks'
import {
  DateLabel,
  EmptyState,
  ErrorState,
  Skeleton,
  TransactionRow,
} from '@strongroom/ui-kit'
import { useSafeHref } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { useNames } from '../address-book/useNames.ts'
import { MoreRows } from './MoreRows.tsx'
import { TransactionTabs } from './TransactionTabs.tsx'
import { timeZone } from './timeZone.ts'
import { uniqueDays } from './uniqueDays.ts'

/** What happened, newest first, by the days of the reader's own time zone. */
export function HistoryPage() {
  const safe = useOpenSafe()
  const link = useSafeHref()
  const names = useNames(safe.chainId)
  const history = useHistory({
    chainId: safe.chainId,
    safeAddress: safe.address,
    timezone: timeZone,
  })
  const items = uniqueDays(
    history.data?.pages.flatMap(({ results }) => results) ?? [],
    timeZone,
  )
  return (
    <>
      <PageTop title="Transactions" />
      <TransactionTabs />
      {history.error && (
        <ErrorState
          error={history.error}
          title="The history could not be loaded"
          onRetry={() => void history.refetch()}
          busy={history.isFetching}
        />
      )}
      {history.isPending && <Skeleton shape="row" lines={6} />}
      {history.data && items.length === 0 && (
        <EmptyState title="Nothing has happened yet" icon="clock">
          <p>Executed and received transactions are listed here.</p>
        </EmptyState>
      )}
      <div className="app-tx-list">
        {items.map((item) =>
          item.type === 'DATE_LABEL' ? (
            <DateLabel
              key={`day-${item.timestamp}`}
              timestamp={item.timestamp}
              timeZone={timeZone}
            />
          ) : (
            <TransactionRow
              key={item.transaction.id}
              item={item}
              names={names}
              nativeCurrency={safe.chain.nativeCurrency}
              timeZone={timeZone}
              {...(item.transaction.txInfo.type === 'Creation'
                ? {}
                : {
                    href: link('/transactions/tx', {
                      id: item.transaction.id,
                    }),
                  })}
            />
          ),
        )}
      </div>
      <MoreRows query={history} />
    </>
  )
}
