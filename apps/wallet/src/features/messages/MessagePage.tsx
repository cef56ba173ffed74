import { useMessageReview } from '@strongroom/react-hooks/review'
import { EmptyState } from '@strongroom/ui-kit'
import { Link, useSearch } from '@tanstack/react-router'
import type { Hex } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { usePageTitle } from '../../core/usePageTitle.ts'
import { useServices } from '../../core/useServices.ts'
import { isHexOf } from '../../storage/guards.ts'
import { useStore } from '../../storage/useStore.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { ReviewedMessage } from './ReviewedMessage.tsx'

/** One message: its text, the result of the checks, and the next step. */
export function MessagePage() {
  const safe = useOpenSafe()
  const { id } = useSearch({ from: '/safe/messages/msg' })
  const messageHash = isHexOf(id, 32) ? (id.toLowerCase() as Hex) : undefined
  if (messageHash === undefined)
    return (
      <EmptyState
        title="No message is named"
        icon="search"
        actions={<ButtonLink to="/messages">Go to messages</ButtonLink>}
      >
        <p>The link has no hash of a message.</p>
      </EmptyState>
    )
  // The key starts a new review for another message.
  return (
    <KnownMessage
      key={`${safe.ref} ${messageHash}`}
      safe={safe}
      messageHash={messageHash}
    />
  )
}

function KnownMessage({
  safe,
  messageHash,
}: {
  safe: OpenSafe
  messageHash: Hex
}) {
  const { rawHex } = useStore(useServices().stores.settings)
  const review = useMessageReview({
    chainId: safe.chainId,
    safeAddress: safe.address,
    messageHash,
    known: useKnownAddresses(safe.chainId),
    allowRawHex: rawHex === true,
  })
  usePageTitle('Message')
  return (
    <ReviewedMessage
      safe={safe}
      review={review}
      heading={<Link to="/messages">Messages</Link>}
      link={location.href}
      failedActions={<ButtonLink to="/messages">Go to messages</ButtonLink>}
    />
  )
}
