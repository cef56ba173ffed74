import type { SafeTransaction } from '@strongroom/safe-protocol'
import type { ReactNode } from 'react'
import { shortenAddress } from '../address/shortenAddress.ts'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { DescriptionList } from '../description-list/DescriptionList.tsx'
import { useLabels } from '../labels/useLabels.ts'
import { cleanText } from '../text/cleanText.ts'
import {
  SignatureTimeline,
  type SignatureTimelineProps,
} from '../timeline/SignatureTimeline.tsx'
import { ThresholdMeter } from '../token/ThresholdMeter.tsx'
import { defaultReviewAsideLabels } from './reviewAsideLabels.ts'

export interface ReviewAsideProps
  extends Pick<SignatureTimelineProps, 'shortName' | 'locale' | 'timeZone'> {
  /** @default the one of `reviewAside` */
  title?: string | undefined
  /** Who confirmed, and who can. */
  entries?: SignatureTimelineProps['entries'] | undefined
  /** Proven confirmations. */
  confirmed: number
  threshold: number | undefined
  /** The connected account is asked for its confirmation. @default false */
  isYourTurn?: boolean | undefined
  /** The safe's next nonce, once the chain has answered. */
  next?: bigint | undefined
  safe: string
  names?: Readonly<Record<string, string>> | undefined
  chainId: string
  chainName?: string | undefined
  /** The transaction that is hashed; none for a message. */
  transaction?: Readonly<SafeTransaction> | undefined
  /** Address of this page, for another owner. */
  link?: string | undefined
  children?: ReactNode
}

/** Owners that are named beside the meter. */
const mostNames = 4

/** Who confirmed, and facts that are seldom needed: beside the body of a review. */
export function ReviewAside({
  title,
  entries,
  confirmed,
  threshold,
  isYourTurn = false,
  next,
  safe,
  names = {},
  chainId,
  chainName,
  transaction,
  link,
  children,
  ...dates
}: ReviewAsideProps) {
  const texts = useLabels('reviewAside', defaultReviewAsideLabels)
  const { nonce } = transaction ?? {}
  const network = cleanText(chainName ?? '', 64).text
  const name = names[safe.toLowerCase()]
  const isLater = nonce !== undefined && next !== undefined && nonce > next
  const open = (entries ?? []).flatMap(({ state, address, name }) =>
    state === 'pending' && address
      ? [cleanText(name || shortenAddress(address), 32).text]
      : [],
  )
  const sayTurn = () => {
    if (isYourTurn) return texts.yourTurn
    if (threshold !== undefined && confirmed >= threshold) return texts.complete
    return open.length > mostNames
      ? texts.turnOfMany(open.length)
      : texts.turnOf(open)
  }
  return (
    <aside className="sr-review-aside">
      {entries && (
        <section>
          <h2>
            {title ?? texts.confirmations}
            {threshold !== undefined && (
              <ThresholdMeter
                confirmed={confirmed}
                required={threshold}
                yours={isYourTurn}
              />
            )}
          </h2>
          {threshold !== undefined && (
            <p className="sr-review-turn" data-yours={isYourTurn || undefined}>
              {sayTurn()}
            </p>
          )}
          <SignatureTimeline {...dates} entries={entries} />
        </section>
      )}
      <section>
        <h2>{texts.details}</h2>
        <DescriptionList
          items={[
            {
              term: texts.safe,
              value: name ? cleanText(name, 64).text : shortenAddress(safe),
            },
            {
              term: texts.network,
              value: network ? `${network} (${chainId})` : chainId,
            },
            ...(transaction && nonce !== undefined
              ? [
                  {
                    term: texts.nonce,
                    value: texts.nonceOf(
                      nonce,
                      isLater ? nonce - 1n : undefined,
                    ),
                  },
                  {
                    term: texts.fee,
                    value: texts.feeBy(transaction.gasPrice > 0n),
                  },
                ]
              : []),
          ]}
        />
      </section>
      {children}
      {link !== undefined && (
        <CopyButton value={link} label={texts.copyLink} labelled />
      )}
    </aside>
  )
}
