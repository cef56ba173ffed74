import { SignatureTimeline, type TimelineEntry } from '@strongroom/ui-kit'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { nameOf, useNames } from '../address-book/useNames.ts'
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
  const { confirmations, chain, signatures, accepted } = findings.verification
  const signed = new Set(confirmations.map(({ owner }) => owner.toLowerCase()))
  const threshold = chain?.threshold ?? safe.threshold
  const missing = threshold - signatures.length
  const entries: TimelineEntry[] = confirmations.map(
    ({ owner, kind, valid }) => ({
      id: `signed ${owner}`,
      title: 'Signed',
      address: owner,
      state: valid ? 'done' : 'failed',
      verification: valid ? 'verified' : 'invalid',
      ...(kind === 'unknown' ? {} : { signature: kind }),
    }),
  )
  if (missing > 0) {
    entries.push({
      id: 'missing',
      title: `${missing} more ${missing === 1 ? 'signature' : 'signatures'} needed, from any of`,
      state: 'pending',
    })
    for (const owner of chain?.owners ?? safe.owners)
      if (!signed.has(owner.toLowerCase()))
        entries.push({
          id: `missing ${owner}`,
          title: 'Not signed yet',
          state: 'pending',
          address: owner,
        })
  } else if (accepted)
    entries.push({
      id: 'accepted',
      title: 'The safe contract accepts these signatures',
      state: 'done',
    })
  return (
    <SignatureTimeline
      shortName={safe.chain.shortName}
      entries={entries.map((entry) => ({
        ...entry,
        name: nameOf(names, entry.address),
      }))}
    />
  )
}
