import type { HistoryItem, Page } from '@strongroom/gateway-sdk'
import {
  historyQueryOptions,
  incomingTransfersQueryOptions,
  moduleTransactionsQueryOptions,
  multisigTransactionsQueryOptions,
} from '@strongroom/react-hooks/query'
import { findPoisoning } from '@strongroom/react-hooks/review'
import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { timeZone } from '../../../core/timeZone.ts'
import type { OpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { useKnownAddresses } from '../../address-book/useKnownAddresses.ts'
import { useNames } from '../../address-book/useNames.ts'
import {
  isPast,
  isRequested,
  matchesFilter,
  sourceOf,
  uniqueTransactions,
} from './historyFilter.ts'
import type { HistoryFilter } from './historySearch.ts'

/** Rows that a page of the list adds at least, where the gateway has them. */
const full = 10
/** Most pages that are requested for one page of rows. */
const mostPages = 10

type ListOptions = UseInfiniteQueryOptions<
  Page<HistoryItem>,
  Error,
  InfiniteData<Page<HistoryItem>, string | null>,
  readonly unknown[],
  string | null
>

const optionsOf = {
  history: historyQueryOptions,
  incomingTransfers: incomingTransfersQueryOptions,
  multisigTransactions: multisigTransactionsQueryOptions,
  moduleTransactions: moduleTransactionsQueryOptions,
}

/**
 * The history under a filter. Rows that are filtered out here leave gaps, so pages are
 * requested until enough rows are shown, at most ten for each press or scroll.
 */
export function useHistoryRows(safe: OpenSafe, filter: HistoryFilter) {
  const { gateway } = useServices()
  const names = useNames(safe.chainId)
  const known = useKnownAddresses(safe.chainId)
  const { list, query } = sourceOf(filter)
  const options = optionsOf[list](gateway, {
    chainId: safe.chainId,
    safeAddress: safe.address,
    timezone: timeZone,
    ...query,
  })
  const history = useInfiniteQuery(options as unknown as ListOptions)
  const { pages } = history.data ?? {}
  const result = useMemo(() => {
    const loaded = uniqueTransactions(
      pages?.flatMap(({ results }) => results) ?? [],
    )
    const requested = loaded.filter((item) => isRequested(item, filter))
    const matching = requested.filter((item) =>
      matchesFilter(item, filter, names),
    )
    // The safe's own payments are known from all rows, not from the filtered ones.
    const poison = findPoisoning(loaded, known)
    const shown = filter.spam
      ? matching
      : matching.filter(({ transaction: { id } }) => !poison.has(id))
    return {
      shown,
      hidden: matching.length - shown.length,
      poison,
      searched: loaded.length,
      foreign: loaded.length - requested.length,
      oldest: loaded.at(-1)?.transaction.timestamp,
    }
  }, [pages, filter, names, known])

  const { shown } = result
  const [goal, setGoal] = useState({ rows: full, pages: mostPages })
  const pageCount = pages?.length ?? 0
  const { hasNextPage, isFetching, isError, fetchNextPage } = history
  const isOver = list === 'history' && isPast(result.oldest, filter)
  const isFilling =
    hasNextPage &&
    !isError &&
    !isOver &&
    shown.length < goal.rows &&
    pageCount > 0 &&
    pageCount < goal.pages
  useEffect(() => {
    if (isFilling && !isFetching) void fetchNextPage()
  }, [isFilling, isFetching, fetchNextPage])
  const hasMore = hasNextPage && !isOver
  return {
    ...result,
    history,
    names,
    isFilling,
    /** Many pages had too few rows: the next ones are read after a press only. */
    isPaused: hasMore && !isFilling && pageCount >= goal.pages,
    more: {
      more: hasMore,
      loaded: shown.length,
      busy: isFilling || history.isFetchingNextPage,
      failed: history.isFetchNextPageError,
      onMore() {
        setGoal({ rows: shown.length + full, pages: pageCount + mostPages })
        void fetchNextPage()
      },
    },
  }
}
