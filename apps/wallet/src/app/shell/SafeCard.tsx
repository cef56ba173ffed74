import { useConnection } from '@strongroom/react-hooks'
import { Address, ChainBadge, LinkButton, Skeleton } from '@strongroom/ui-kit'
import { useAddressName } from '../../features/address-book/useNames.ts'
import { useSafeHref } from '../navigation.ts'
import { type OpenSafe, useSafeFromUrl } from '../safe/useSafeFromUrl.ts'

/** The open safe at the top of the sidebar. */
export function SafeCard() {
  const result = useSafeFromUrl()
  if (result.status === 'ready') return <ReadySafeCard safe={result.safe} />
  return (
    <section className="app-safe" aria-label="Safe">
      {result.status === 'loading' && <Skeleton lines={3} />}
    </section>
  )
}

function ReadySafeCard({ safe }: { safe: OpenSafe }) {
  const link = useSafeHref()
  const { account } = useConnection()
  const name = useAddressName(safe.chainId, safe.address)
  const isOwner =
    account !== null &&
    safe.owners.some((owner) => owner.toLowerCase() === account.toLowerCase())
  return (
    <section className="app-safe" aria-label="Safe">
      <Address
        address={safe.address}
        name={name ?? 'Unnamed safe'}
        shortName={safe.chain.shortName}
        // An unnamed safe has no name to trust: its settings show every digit
        // beside the copy button.
        copy={name !== undefined}
      />
      <div className="app-safe-facts">
        <ChainBadge name={safe.chain.chainName} />
        <span>
          {safe.threshold} of {safe.owners.length} owners
        </span>
        {!isOwner && <span className="app-quiet">Read only</span>}
      </div>
      {/* The page beside it has the primary button, so this one is not filled. */}
      <LinkButton block href={link('/send')}>
        New transaction
      </LinkButton>
    </section>
  )
}
