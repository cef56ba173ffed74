import { messageTimelineEntries, SignatureTimeline } from '@strongroom/ui-kit'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useNames } from '../address-book/useNames.ts'
import type { MessageFindings } from './reviewMessage.ts'

/** Who signed, whether it is true, and who is still missing. */
export function MessageSigners({
  safe,
  findings,
}: {
  safe: OpenSafe
  findings: MessageFindings
}) {
  const names = useNames(safe.chainId)
  const { owners, threshold } = safe
  return (
    <SignatureTimeline
      shortName={safe.chain.shortName}
      entries={messageTimelineEntries(findings.verification, {
        owners,
        threshold,
        names,
      })}
    />
  )
}
