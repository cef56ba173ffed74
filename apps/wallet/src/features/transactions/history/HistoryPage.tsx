import type { TransactionItem } from '@strongroom/gateway-sdk'
import { useTransactionStatus } from '@strongroom/react-hooks'
import {
  Button,
  DateLabel,
  EmptyState,
  ErrorState,
  MoreRows,
  Notice,
  ProvenTransactionRow,
  Skeleton,
  Stack,
  TimeOfDay,
  VirtualList,
} from '@strongroom/ui-kit'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { PageTop } from '../../../core/PageTop.tsx'
import { type OpenSafe, useOpenSafe } from '../../../core/useOpenSafe.ts'
import type { useNames } from '../../address-book/useNames.ts'
import { rowHeight } from '../rowHeight.ts'
import { TransactionTabs } from '../TransactionTabs.tsx'
import { timeZone } from '../timeZone.ts'
import { isUnfiltered } from './historyFilter.ts'
import { type HistoryFilter, readHistoryFilter } from './historySearch.ts'
import { type HistoryEntry, listDays } from './listDays.ts'
import { useHistoryRows } from './useHistoryRows.ts'

// The rows come first.
const HistoryBar = lazy(async () => {
  const { HistoryBar: component } = await import('./HistoryBar.tsx')
  return { default: component }
})

// The export is opened by a press.
const ExportHistory = lazy(async () => {
  const { ExportHistory: component } = await import('./ExportHistory.tsx')
  return { default: component }
})

const keyOfItem = (item: HistoryEntry) =>
  item.type === 'DATE_LABEL' ? item.key : item.transaction.id
const sizeOfItem = (item: HistoryEntry) =>
  item.type === 'DATE_LABEL' ? rowHeight.label : rowHeight.row

function HistoryRow({
  item,
  names,
  safe,
}: {
  item: TransactionItem
  names: ReturnType<typeof useNames>
  safe: OpenSafe
}) {
  const { id, txInfo } = item.transaction
  const { chainId, address: safeAddress } = safe
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

/** What the filter has found so far, and what is missing from the list. */
function HistoryNotes({
  rows,
  filter,
  onSpam,
}: {
  rows: ReturnType<typeof useHistoryRows>
  filter: HistoryFilter
  onSpam: (spam: '1' | undefined) => void
}) {
  const { hidden, foreign, poison, searched, oldest } = rows
  const suspicious = filter.spam ? poison.size : hidden
  return (
    <>
      {foreign > 0 && (
        <Notice
          tone="warning"
          role="status"
          title="The gateway ignored the filter"
        >
          {foreign === 1
            ? 'It sent 1 transaction that does not match. It is not listed.'
            : `It sent ${foreign} transactions that do not match. They are not listed.`}
        </Notice>
      )}
      {(suspicious > 0 || filter.spam) && (
        <p className="app-advice">
          {filter.spam
            ? 'Suspicious transfers are listed. Copy no address from them.'
            : suspicious === 1
              ? '1 transfer is hidden: it looks made to trick you into copying its address.'
              : `${suspicious} transfers are hidden: they look made to trick you into copying their addresses.`}{' '}
          <Button
            size="small"
            aria-pressed={filter.spam === '1'}
            onClick={() => onSpam(filter.spam ? undefined : '1')}
          >
            Show suspicious
          </Button>
        </p>
      )}
      {!isUnfiltered(filter) && oldest !== undefined && (
        <p className="app-advice" role="status">
          {rows.shown.length} found in {searched} transactions
          {rows.more.more && (
            <>
              , searched back to{' '}
              <TimeOfDay
                timestamp={oldest}
                timeZone={timeZone}
                precision="datetime"
              />
            </>
          )}
          .
        </p>
      )}
    </>
  )
}

function HistoryList({
  safe,
  filter,
  onChange,
}: {
  safe: OpenSafe
  filter: HistoryFilter
  onChange: (change: HistoryFilter) => void
}) {
  const rows = useHistoryRows(safe, filter)
  const { history, names, shown } = rows
  const items = useMemo(() => listDays(shown, timeZone), [shown])
  const renderItem = useCallback(
    (item: HistoryEntry) =>
      item.type === 'DATE_LABEL' ? (
        <DateLabel timestamp={item.timestamp} timeZone={timeZone} />
      ) : (
        <HistoryRow item={item} names={names} safe={safe} />
      ),
    [names, safe],
  )
  const isEmpty = history.data && shown.length === 0 && !rows.isFilling
  return (
    <>
      {history.error && (
        <ErrorState
          error={history.error}
          title="The history could not be loaded"
          onRetry={() => void history.refetch()}
          busy={history.isFetching}
        />
      )}
      <HistoryNotes
        rows={rows}
        filter={filter}
        onSpam={(spam) => onChange({ spam })}
      />
      {(history.isPending || (rows.isFilling && shown.length === 0)) && (
        <Skeleton shape="row" lines={6} />
      )}
      {isEmpty && (
        <EmptyState
          title={
            rows.more.more
              ? 'Nothing found so far'
              : isUnfiltered(filter) && rows.hidden === 0
                ? 'No transactions yet'
                : 'No transaction matches'
          }
          icon={isUnfiltered(filter) ? 'clock' : 'search'}
        >
          <p>
            {rows.more.more
              ? 'Search older transactions, or change the filter.'
              : isUnfiltered(filter)
                ? 'Executed and received transactions are listed here.'
                : 'Change or clear the filter.'}
          </p>
        </EmptyState>
      )}
      <VirtualList
        aria-label="History"
        className="app-tx-rows"
        items={items}
        getKey={keyOfItem}
        renderRow={renderItem}
        estimateSize={sizeOfItem}
        total={rows.more.more ? -1 : undefined}
        memoryKey={`history ${safe.chainId} ${safe.address}`}
      />
      {rows.isPaused ? (
        <Stack direction="row" justify="center">
          <Button busy={rows.more.busy} onClick={rows.more.onMore}>
            Search older transactions
          </Button>
        </Stack>
      ) : (
        <MoreRows {...rows.more} />
      )}
    </>
  )
}

/** History, newest first, by the days of the reader's own time zone. */
export function HistoryPage() {
  const safe = useOpenSafe()
  const navigate = useNavigate()
  const search = useSearch({ from: '/safe/transactions/history' })
  const filter = useMemo(() => readHistoryFilter({ ...search }), [search])
  const [isExporting, setExporting] = useState(false)
  const change = (next: HistoryFilter, replace = false) =>
    void navigate({
      to: '/transactions/history',
      search: { ...filter, ...next },
      replace,
    })
  const { q: _, spam: __, ...settings } = filter
  return (
    <>
      <PageTop title="Transactions" />
      <TransactionTabs />
      <Suspense fallback={<div className="app-filters-bar" />}>
        <HistoryBar
          filter={filter}
          onChange={change}
          onExport={() => setExporting(true)}
        />
      </Suspense>
      <HistoryList
        key={`${safe.ref} ${JSON.stringify(settings)} ${filter.spam}`}
        safe={safe}
        filter={filter}
        onChange={change}
      />
      {isExporting && (
        <Suspense>
          <ExportHistory
            safe={safe}
            filter={filter}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
