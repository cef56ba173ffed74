import type { TransactionDetails } from '@strongroom/gateway-sdk'
import type { Verification } from '@strongroom/react-hooks'
import { SignatureTimeline, timelineEntries } from '@strongroom/ui-kit'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useNames } from '../address-book/useNames.ts'

/** Who confirmed, whether it is true, and who is still missing. */
export function Timeline({
  details,
  verification,
  safe,
}: {
  details: TransactionDetails
  verification: Verification | undefined
  safe: OpenSafe
}) {
  const names = useNames(safe.chainId)
  return (
    <SignatureTimeline
      shortName={safe.chain.shortName}
      entries={timelineEntries(details, { verification, names })}
    />
  )
}
