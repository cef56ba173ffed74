import type {
  MultisigExecutionDetails,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import type { Verification } from '@strongroom/react-hooks'
import { SignatureTimeline } from '@strongroom/ui-kit'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
import { timelineEntries } from './timelineEntries.ts'

/** Who confirmed, whether it is true, and who is still missing. */
export function Timeline({
  details,
  execution,
  verification,
  safe,
}: {
  details: TransactionDetails
  execution: MultisigExecutionDetails
  verification: Verification | undefined
  safe: OpenSafe
}) {
  const names = useNames(safe.chainId)
  return (
    <SignatureTimeline
      shortName={safe.chain.shortName}
      entries={timelineEntries(details, execution, verification).map(
        (entry) => ({ ...entry, name: nameOf(names, entry.address) }),
      )}
    />
  )
}
