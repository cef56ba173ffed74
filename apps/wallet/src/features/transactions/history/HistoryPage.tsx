import {
  Button,
  DateLabel,
  EmptyState,
  ErrorState,
  MoreRows,
  Notice,
  Skeleton,
  Stack,
  TimeOfDay,
  VirtualList,
} from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { lazyAfterFirstScreen, useIsDue } from '../../../core/firstScreen.ts'
import { PageTop } from '../../../core/PageTop.tsx'
import { timeZone } from '../../../core/timeZone.ts'
import { useChainRecords } from '../../../core/useChainRecords.ts'
import { type OpenSafe, useOpenSafe } from '../../../core/useOpenSafe.ts'
import { LinkedRow } from '../LinkedRow.tsx'
import { rowHeight } from '../rowHeight.ts'
import { TransactionTabs } from '../TransactionTabs.tsx'
import { useTransactionsTexts } from '../texts.ts'
import { isUnfiltered } from './historyFilter.ts'
import { type HistoryFilter, readHistoryFilter } from './historySearch.ts'
import { type HistoryEntry, listDays } from './listDays.ts'
import { useHistoryTexts } from './texts.ts'
import { useHistoryRows } from './useHistoryRows.ts'

// The rows come first.
const HistoryBar = lazyAfterFirstScreen(
  async () => (await import('./HistoryBar.tsx')).HistoryBar,
)

// The export is opened by a press.
const ExportHistory = lazy(async () => {
  const { ExportHistory: component } = await import('./ExportHistory.tsx')
  return { default: component }
})

// Only without a gateway the logs of the chain are read.
const ChainActivity = lazy(async () => {
  const { ChainActivity: component } = await import(
    '../../without-gateway/ChainActivity.tsx'
  )
  return { default: component }
})

const keyOfItem = (item: HistoryEntry) =>
  item.type === 'DATE_LABEL' ? item.key : item.transaction.id
const sizeOfItem = (item: HistoryEntry) =>
  item.type === 'DATE_LABEL' ? rowHeight.label : rowHeight.row

/** Rows that the filter has found so far, and the reason why others are missing. */
function HistoryNotes({
  rows,
  filter,
  onSpam,
}: {
  rows: ReturnType<typeof useHistoryRows>
  filter: HistoryFilter
  onSpam: (spam: '1' | undefined) => void
}) {
  const t = useHistoryTexts()
  const { hidden, foreign, poison, searched, oldest } = rows
  const suspicious = filter.spam ? poison.size : hidden
  return (
    <>
      {foreign > 0 && (
        <Notice tone="warning" role="status" title={t('ignored')}>
          {t('ignoredText', { count: foreign })}
        </Notice>
      )}
      {(suspicious > 0 || filter.spam) && (
        <p className="app-advice">
          {filter.spam ? t('suspicious') : t('hidden', { count: suspicious })}{' '}
          <Button
            size="small"
            aria-pressed={filter.spam === '1'}
            onClick={() => onSpam(filter.spam ? undefined : '1')}
          >
            {t('showSuspicious')}
          </Button>
        </p>
      )}
      {!isUnfiltered(filter) && oldest !== undefined && (
        <p className="app-advice" role="status">
          {t.rich(rows.more.more ? 'foundSince' : 'found', {
            count: String(rows.shown.length),
            searched,
            day: () => (
              <TimeOfDay
                timestamp={oldest}
                timeZone={timeZone}
                precision="datetime"
              />
            ),
          })}
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
  const t = useHistoryTexts()
  const tList = useTransactionsTexts()
  const rows = useHistoryRows(safe, filter)
  const { history, shown } = rows
  const items = useMemo(() => listDays(shown, timeZone), [shown])
  const renderItem = useCallback(
    (item: HistoryEntry) =>
      item.type === 'DATE_LABEL' ? (
        <DateLabel timestamp={item.timestamp} timeZone={timeZone} />
      ) : (
        <LinkedRow item={item} safe={safe} />
      ),
    [safe],
  )
  if (history.data === undefined && history.failureCount > 0)
    return (
      <Suspense fallback={<Skeleton shape="row" lines={6} />}>
        <ChainActivity />
      </Suspense>
    )
  const isEmpty = history.data && shown.length === 0 && !rows.isFilling
  return (
    <>
      {history.error && (
        <ErrorState
          error={history.error}
          title={t('failed')}
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
              ? t('noneYet')
              : isUnfiltered(filter) && rows.hidden === 0
                ? t('empty')
                : t('noMatch')
          }
          icon={isUnfiltered(filter) ? 'clock' : 'search'}
        >
          <p>
            {rows.more.more
              ? t('noneYetText')
              : isUnfiltered(filter)
                ? t('emptyText')
                : t('noMatchText')}
          </p>
        </EmptyState>
      )}
      <VirtualList
        aria-label={tList('history')}
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
            {t('searchOlder')}
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
  const isDue = useIsDue('rows')
  const t = useTransactionsTexts()
  const safe = useOpenSafe()
  const navigate = useNavigate()
  const search = useSearch({ from: '/safe/transactions/history' })
  const filter = useMemo(() => readHistoryFilter({ ...search }), [search])
  const [isExporting, setExporting] = useState(false)
  // Filters, search and export are of the gateway's list.
  const { isLost } = useChainRecords()
  const change = (next: HistoryFilter, replace = false) =>
    void navigate({
      to: '/transactions/history',
      search: { ...filter, ...next },
      replace,
    })
  const { q: _, spam: __, ...settings } = filter
  return (
    <>
      <PageTop title={t('title')} />
      <TransactionTabs />
      {!isLost && (
        <Suspense fallback={<div className="app-filters-bar" />}>
          <HistoryBar
            filter={filter}
            onChange={change}
            onExport={() => setExporting(true)}
          />
        </Suspense>
      )}
      {isDue && (
        <HistoryList
          key={`${safe.ref} ${JSON.stringify(settings)} ${filter.spam}`}
          safe={safe}
          filter={filter}
          onChange={change}
        />
      )}
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
