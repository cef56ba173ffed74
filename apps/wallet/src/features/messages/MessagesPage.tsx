import type { MessageItem, MessageListItem } from '@strongroom/gateway-sdk'
import { useSafeMessages } from '@strongroom/react-hooks'
import { DateLabel, EmptyState, ErrorState, Skeleton } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { MoreRows } from '../transactions/MoreRows.tsx'
import { TransactionTabs } from '../transactions/TransactionTabs.tsx'
import { useTransactionsTexts } from '../transactions/texts.ts'
import { LinkedMessage } from './LinkedMessage.tsx'
import { useMessagesTexts } from './texts.ts'
import { uniqueMessages } from './uniqueMessages.ts'

/** Messages that the owners signed in the safe's name without a transaction. */
export function MessagesPage() {
  const t = useMessagesTexts()
  const tList = useTransactionsTexts()
  const safe = useOpenSafe()
  const messages = useSafeMessages({
    chainId: safe.chainId,
    safeAddress: safe.address,
    query: { refetchInterval: 15_000 },
  })
  const items = uniqueMessages(
    messages.data?.pages.flatMap(({ results }) => results) ?? [],
  )
  const actions = (
    <>
      <ButtonLink to="/messages/verify">{t('verify')}</ButtonLink>
      <ButtonLink to="/messages/new">{t('create')}</ButtonLink>
    </>
  )
  return (
    <>
      <PageTop title={t('title')} heading={tList('title')} actions={actions} />
      <TransactionTabs />
      <p className="app-advice">{t('description')}</p>
      {messages.error && (
        <ErrorState
          error={messages.error}
          title={t('failed')}
          onRetry={() => void messages.refetch()}
          busy={messages.isFetching}
        >
          <p>{t('failedText')}</p>
        </ErrorState>
      )}
      {messages.isPending && !messages.error && (
        <Skeleton shape="row" lines={4} />
      )}
      {messages.data && items.length === 0 && (
        <EmptyState title={t('empty')} icon="message">
          <p>{t('emptyText')}</p>
        </EmptyState>
      )}
      <div className="app-tx-list">
        {daysOf(items).map(({ day, rows }) => (
          <div key={day ?? 'first'}>
            {day !== undefined && (
              // The gateway counts these days in UTC.
              <DateLabel timestamp={day} timeZone="UTC" />
            )}
            <ul className="app-rows">
              {rows.map((item) => (
                <li key={item.messageHash}>
                  <LinkedMessage item={item} safe={safe} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <MoreRows query={messages} />
    </>
  )
}

function daysOf(items: readonly MessageListItem[]) {
  const days: { day: number | undefined; rows: MessageItem[] }[] = []
  for (const item of items) {
    if (item.type === 'DATE_LABEL') days.push({ day: item.timestamp, rows: [] })
    else {
      if (days.length === 0) days.push({ day: undefined, rows: [] })
      days.at(-1)?.rows.push(item)
    }
  }
  return days.filter(({ rows }) => rows.length > 0)
}
