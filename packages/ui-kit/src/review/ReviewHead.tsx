import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { ReactNode } from 'react'
import { nameOrShorten } from '../address/shortenAddress.ts'
import { cleanText } from '../text/cleanText.ts'
import { TimeOfDay } from '../transaction/TimeOfDay.tsx'
import type { TransactionDetailsLabels } from './detailsLabels.tsx'

export interface ReviewHeadProps {
  /** Above the title: a link back, the nonce, the state. */
  crumb: ReactNode
  /** A first heading, and lines below it. */
  children: ReactNode
}

/** The head of a review: what is signed is the title of the page. */
export function ReviewHead({ crumb, children }: ReviewHeadProps) {
  return (
    <header className="sr-review-head">
      <div className="sr-review-crumb">{crumb}</div>
      {children}
    </header>
  )
}

interface ProposedByProps {
  execution: TransactionDetails['detailedExecutionInfo']
  address: string
  timestamp: number | null | undefined
  isClaim: boolean
  /** It waits, and no owner has confirmed it. */
  isOpen: boolean
  names: Readonly<Record<string, string>> | undefined
  dates: { locale: string | undefined; timeZone: string | undefined }
  texts: TransactionDetailsLabels
}

/** Who proposed it and, for a delegate, in whose name: claims of the gateway. */
export function ProposedBy({
  execution,
  address,
  timestamp,
  isClaim,
  isOpen,
  names,
  dates,
  texts,
}: ProposedByProps) {
  // A gateway can send any text in place of an address.
  const sayName = (one: string) => cleanText(nameOrShorten(one, names), 64).text
  const when = typeof timestamp === 'number' && (
    <TimeOfDay timestamp={timestamp} precision="datetime" {...dates} />
  )
  const who = sayName(address)
  return (
    <>
      {execution?.type === 'MULTISIG' && execution.proposedByDelegate
        ? texts.proposedByDelegate(
            who,
            sayName(execution.proposer?.value ?? ''),
            when,
            isOpen,
          )
        : texts.proposed(who, when, isClaim)}{' '}
    </>
  )
}
