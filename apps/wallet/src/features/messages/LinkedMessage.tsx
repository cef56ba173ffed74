import type { MessageItem } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import {
  ClaimMark,
  ForeignText,
  Icon,
  shortenAddress,
  ThresholdMeter,
  TimeOfDay,
} from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { timeZone } from '../../core/timeZone.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { describeMessage } from './describeMessage.ts'
import { useMessagesTexts } from './texts.ts'

/** Owners listed by name, at most. */
const mostNames = 5

/**
 * A message in a list, drawn like a transaction. Its words are the gateway's: its page
 * verifies them.
 */
export function MessageRow({
  item,
  safe,
}: {
  item: MessageItem
  safe: OpenSafe
}) {
  const t = useMessagesTexts()
  const names = useNames(safe.chainId)
  const { account } = useConnection()
  const signed = new Set(
    item.confirmations.map(({ owner }) => owner.value.toLowerCase()),
  )
  const missing = safe.owners.filter(
    (owner) => !signed.has(owner.toLowerCase()),
  )
  const owners = missing
    .slice(0, mostNames)
    .map((owner) => nameOf(names, owner) ?? shortenAddress(owner))
    .join(', ')
  const isOpen = item.status !== 'CONFIRMED'
  const isAsked =
    isOpen &&
    missing.some((owner) => owner.toLowerCase() === account?.toLowerCase())
  const sayState = () => {
    if (!isOpen) return t('signed')
    if (isAsked) return t('yourTurn')
    const more = String(missing.length - mostNames)
    return missing.length > mostNames
      ? t('waitingForMore', { owners, count: more })
      : t('waitingFor', { owners })
  }
  return (
    <article className="sr-tx">
      <div className="sr-tx-grid">
        <Icon name="message" className="sr-tx-picture" />
        <Link
          className="sr-tx-title"
          to="/messages/msg"
          search={{ id: item.messageHash }}
        >
          <ForeignText value={describeMessage(item.message, t)} max={120} />
        </Link>
        <span className="sr-tx-facts">
          {item.origin ? (
            <>
              <ForeignText value={item.origin} max={64} /> <ClaimMark short />
            </>
          ) : (
            t('createdHere')
          )}
        </span>
        <span className="sr-tx-state" data-tone={isAsked ? 'yours' : 'neutral'}>
          <ThresholdMeter
            confirmed={item.confirmationsSubmitted}
            required={item.confirmationsRequired}
            yours={isAsked}
            label={(done, all) =>
              t('signatures', { done: String(done), all: String(all) })
            }
          />
          {sayState()}
        </span>
        <TimeOfDay
          timestamp={item.creationTimestamp}
          timeZone={timeZone}
          precision="datetime"
          className="sr-tx-time"
        />
      </div>
    </article>
  )
}
