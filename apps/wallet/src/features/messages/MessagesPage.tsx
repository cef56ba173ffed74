import type { MessageItem, MessageListItem } from '@strongroom/gateway-sdk'
import { useSafeMessages } from '@strongroom/react-hooks'
import {
  DateLabel,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
} from '@strongroom/ui-kit'
import { useSafeHref } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { MoreRows } from '../transactions/MoreRows.tsx'
import { TransactionTabs } from '../transactions/TransactionTabs.tsx'
import { MessageRow } from './MessageRow.tsx'
import { uniqueMessages } from './uniqueMessages.ts'

/** Messages that the owners signed in the safe's name without a transaction. */
export function MessagesPage() {
  const safe = useOpenSafe()
  const link = useSafeHref()
  const messages = useSafeMessages({
    chainId: safe.chainId,
    safeAddress: safe.address,
    query: { refetchInterval: 15_000 },
  })
  const items = uniqueMessages(
    messages.data?.pages.flatMap(({ results }) => results) ?? [],
  )
  const create = (
    <LinkButton href={link('/messages/new')}>Sign a message</LinkButton>
  )
  return (
    <>
      <PageTop
        title="Messages"
        description="Signed by the owners in this safe’s name, without a transaction and without a fee."
        actions={create}
      />
      <TransactionTabs />
      {messages.error && (
        <ErrorState
          error={messages.error}
          title="The messages could not be loaded"
          onRetry={() => void messages.refetch()}
          busy={messages.isFetching}
        >
          <p>The gateway keeps them; the chain does not have them.</p>
        </ErrorState>
      )}
      {messages.isPending && !messages.error && (
        <Skeleton shape="row" lines={4} />
      )}
      {messages.data && items.length === 0 && (
        <EmptyState title="No message was signed yet" icon="message">
          <p>
            Apps ask for a message when somebody signs in or agrees to terms.
            Messages that were signed by a transaction are in the history.
          </p>
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
                <MessageRow key={item.messageHash} item={item} safe={safe} />
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
