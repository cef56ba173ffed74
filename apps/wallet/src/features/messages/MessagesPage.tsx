import type { MessageItem, MessageListItem } from '@strongroom/gateway-sdk'
import { useConnection, useSafeMessages } from '@strongroom/react-hooks'
import {
  Badge,
  ClaimMark,
  DateLabel,
  EmptyState,
  ErrorState,
  ForeignText,
  Skeleton,
  shortenAddress,
  ThresholdMeter,
  TimeOfDay,
} from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { MoreRows } from '../transactions/MoreRows.tsx'
import { TransactionTabs } from '../transactions/TransactionTabs.tsx'
import { timeZone } from '../transactions/timeZone.ts'
import { describeMessage } from './describeMessage.ts'
import { useMessagesTexts } from './texts.ts'
import { uniqueMessages } from './uniqueMessages.ts'

/** A message in the list, from the gateway: its page verifies it. */
function MessageRow({ item, safe }: { item: MessageItem; safe: OpenSafe }) {
  const t = useMessagesTexts()
  const names = useNames(safe.chainId)
  const { account } = useConnection()
  const signed = new Set(
    item.confirmations.map(({ owner }) => owner.value.toLowerCase()),
  )
  const missing = safe.owners.filter(
    (owner) => !signed.has(owner.toLowerCase()),
  )
  const awaited = missing
    .slice(0, 5)
    .map((owner) => nameOf(names, owner) ?? shortenAddress(owner))
    .join(', ')
  const isOpen = item.status !== 'CONFIRMED'
  const isAsked =
    isOpen &&
    missing.some((owner) => owner.toLowerCase() === account?.toLowerCase())
  return (
    <li>
      <Link
        className="app-row"
        to="/messages/msg"
        search={{ id: item.messageHash }}
      >
        <span className="app-row-main">
          <strong>
            <ForeignText value={describeMessage(item.message, t)} max={120} />
          </strong>
          <span className="app-row-facts app-quiet">
            {item.origin ? (
              <span>
                <ForeignText value={item.origin} max={64} /> <ClaimMark short />
              </span>
            ) : (
              t('createdHere')
            )}
            <TimeOfDay timestamp={item.creationTimestamp} timeZone={timeZone} />
            {isOpen && missing.length > 0 && (
              <span>
                {missing.length > 5
                  ? t('waitingForMore', {
                      owners: awaited,
                      count: String(missing.length - 5),
                    })
                  : t('waitingFor', { owners: awaited })}
              </span>
            )}
          </span>
        </span>
        <span className="app-row-end">
          <ThresholdMeter
            confirmed={item.confirmationsSubmitted}
            required={item.confirmationsRequired}
            label={(done, all) =>
              t('signatures', { done: String(done), all: String(all) })
            }
          />
          {isAsked ? (
            <Badge tone="warning" icon="user">
              {t('yourTurn')}
            </Badge>
          ) : isOpen ? (
            <Badge tone="warning" icon="clock">
              {t('needsSignatures')}
            </Badge>
          ) : (
            <Badge tone="success" icon="check">
              {t('signed')}
            </Badge>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Messages that the owners signed in the safe's name without a transaction. */
export function MessagesPage() {
  const t = useMessagesTexts()
  const safe = useOpenSafe()
  const messages = useSafeMessages({
    chainId: safe.chainId,
    safeAddress: safe.address,
    query: { refetchInterval: 15_000 },
  })
  const items = uniqueMessages(
    messages.data?.pages.flatMap(({ results }) => results) ?? [],
  )
  const create = <ButtonLink to="/messages/new">{t('create')}</ButtonLink>
  return (
    <>
      <PageTop
        title={t('title')}
        description={t('description')}
        actions={create}
      />
      <TransactionTabs />
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
