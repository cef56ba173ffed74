import type { MessageItem } from '@strongroom/gateway-sdk'
import type { ComponentProps, ReactNode } from 'react'
import { Glyph } from '../icon/Glyph.tsx'
import { message } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import type { RenderProp } from '../internal/Slot.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { useLocale } from '../labels/useLocale.ts'
import { ClaimMark } from '../text/ClaimMark.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { ConfirmationBar } from '../token/ConfirmationBar.tsx'
import { readThreshold } from '../token/readThreshold.ts'
import {
  defaultMessageRowLabels,
  type MessageRowLabels,
} from './messageRowLabels.ts'
import { missingOwners } from './missingOwners.ts'
import { TimeOfDay } from './TimeOfDay.tsx'
import { titleLink } from './titleLink.tsx'

/** Props of `MessageRow`. */
export interface MessageRowProps
  extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  item: MessageItem
  /** One line that names the message; its author may have chosen the words. */
  title: string
  /** Owners of the safe: those who have not signed can. */
  owners: readonly string[]
  /** Names the user gave, by lower-case address. */
  names?: Readonly<Record<string, string>> | undefined
  /** The connected account: marks rows that wait for its signature. */
  account?: string | null | undefined
  /** Stands where no app asked for the message. */
  fallbackOrigin?: ReactNode | undefined
  /** Where the row leads. */
  href?: string | undefined
  /** Renders the link of the row, for example as the `Link` of a router. */
  renderLink?: RenderProp<'a'> | undefined
  /** Plain click on the row; with `href` the browser's way is then left out. */
  onOpen?: ((messageHash: string) => void) | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  labels?: Partial<MessageRowLabels> | undefined
}

/**
 * A message of a safe in a list, drawn like a transaction. Its state and its signatures
 * are the gateway's word: the message's own page verifies them.
 */
export function MessageRow({
  item,
  title,
  owners,
  names = {},
  account,
  fallbackOrigin,
  href,
  renderLink,
  onOpen,
  locale: given,
  timeZone,
  labels,
  className,
  ...rest
}: MessageRowProps) {
  const texts = useLabels('messageRow', defaultMessageRowLabels, labels)
  const locale = useLocale(given)
  const {
    messageHash,
    origin,
    confirmationsSubmitted: submitted,
    confirmationsRequired: required,
  } = item
  const signed = new Set(
    // The wire may lack what the types promise.
    Object.values(item.confirmations ?? []).map((confirmation) =>
      `${confirmation?.owner?.value}`.toLowerCase(),
    ),
  )
  const all = [...new Set(owners.map((owner) => owner.toLowerCase()))]
  const missing = all.filter((owner) => !signed.has(owner))
  const isOpen = item.status !== 'CONFIRMED'
  const isYours =
    isOpen && missing.some((owner) => owner === account?.toLowerCase())
  const { state } = readThreshold(submitted, required, all.length)
  // Figures that contradict each other name nobody, and count nothing.
  const needed =
    state === 'waiting' && all.length - missing.length === submitted
      ? required - submitted
      : undefined
  const who =
    needed &&
    missingOwners(
      missing.map((value) => ({ value })),
      { needed, names, locale },
    )
  const words = !isOpen
    ? texts.signed
    : isYours
      ? texts.yours
      : who
        ? texts.missing(who)
        : texts.more(needed)
  return (
    <article {...rest} className={classNames('sr-tx', className)}>
      <div className="sr-tx-grid">
        <Glyph path={message} className="sr-tx-picture" />
        {titleLink(<ForeignText value={title} max={120} />, {
          href,
          render: renderLink,
          onOpen: onOpen && (() => onOpen(messageHash)),
        })}
        <span className="sr-tx-facts">
          {origin ? (
            <>
              <ForeignText value={origin} max={64} /> <ClaimMark short />
            </>
          ) : (
            fallbackOrigin
          )}
        </span>
        <span className="sr-tx-state" data-tone={isYours ? 'yours' : 'neutral'}>
          <ConfirmationBar
            confirmed={submitted}
            required={required}
            isYours={isYours}
            label={texts.signatures(submitted, required)}
            showsChange
          />
          {words}
        </span>
        <TimeOfDay
          timestamp={item.creationTimestamp}
          precision="datetime"
          locale={locale}
          timeZone={timeZone}
          className="sr-tx-time"
        />
      </div>
    </article>
  )
}
