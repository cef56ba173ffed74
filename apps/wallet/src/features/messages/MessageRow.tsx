import type { MessageItem } from '@strongroom/gateway-sdk'
import { useConnection } from '@strongroom/react-hooks'
import {
  Badge,
  ForeignText,
  shortenAddress,
  ThresholdMeter,
  TimeOfDay,
} from '@strongroom/ui-kit'
import { useSafeHref } from '../../app/navigation.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { timeZone } from '../transactions/timeZone.ts'
import { describeMessage } from './describeMessage.ts'

/** A message in the list, from the gateway: its page verifies it. */
export function MessageRow({
  item,
  safe,
}: {
  item: MessageItem
  safe: OpenSafe
}) {
  const link = useSafeHref()
  const names = useNames(safe.chainId)
  const { account } = useConnection()
  const signed = new Set(
    item.confirmations.map(({ owner }) => owner.value.toLowerCase()),
  )
  const missing = safe.owners.filter(
    (owner) => !signed.has(owner.toLowerCase()),
  )
  const isOpen = item.status !== 'CONFIRMED'
  const isAsked =
    isOpen &&
    missing.some((owner) => owner.toLowerCase() === account?.toLowerCase())
  return (
    <li>
      <a
        className="app-row"
        href={link('/messages/msg', { id: item.messageHash })}
      >
        <span className="app-row-main">
          <strong>
            <ForeignText value={describeMessage(item.message)} max={120} />
          </strong>
          <span className="app-row-facts app-quiet">
            {item.origin ? (
              <ForeignText value={item.origin} max={64} />
            ) : (
              'No app named'
            )}
            <TimeOfDay timestamp={item.creationTimestamp} timeZone={timeZone} />
            {isOpen && missing.length > 0 && (
              <span>
                Not signed by{' '}
                {missing
                  .slice(0, 5)
                  .map((owner) => nameOf(names, owner) ?? shortenAddress(owner))
                  .join(', ')}
                {missing.length > 5 && ` and ${missing.length - 5} more`}
              </span>
            )}
          </span>
        </span>
        <span className="app-row-end">
          <ThresholdMeter
            confirmed={item.confirmationsSubmitted}
            required={item.confirmationsRequired}
            label={(done, all) => `${done} of ${all} signatures`}
          />
          {isAsked ? (
            <Badge tone="warning" icon="user">
              Your turn to sign
            </Badge>
          ) : isOpen ? (
            <Badge tone="warning" icon="clock">
              Waits for signatures
            </Badge>
          ) : (
            <Badge tone="success" icon="check">
              Signed
            </Badge>
          )}
        </span>
      </a>
    </li>
  )
}
