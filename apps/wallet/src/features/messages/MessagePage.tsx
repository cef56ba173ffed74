import { useMessageReview } from '@strongroom/react-hooks/review'
import {
  Badge,
  Card,
  CopyButton,
  EmptyState,
  ForeignText,
} from '@strongroom/ui-kit'
import { useSearch } from '@tanstack/react-router'
import type { Hex } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { isHexOf } from '../../storage/guards.ts'
import { useStore } from '../../storage/useStore.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { ChainLine } from '../review/ChainLine.tsx'
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
  const { record, verification } = review
  const origin = record?.origin ?? null
  return (
    <>
      {record && (
        <PageTop
          title="Message"
          eyebrow={
            verification?.preparedSignature !== undefined ? (
              <Badge tone="success" icon="check">
                Signed
              </Badge>
            ) : (
              <Badge tone="warning" icon="clock">
                Waits for signatures
              </Badge>
            )
          }
          actions={<CopyButton value={location.href} label="Copy link" />}
        />
      )}
      <ReviewedMessage
        safe={safe}
        review={review}
        failedActions={<ButtonLink to="/messages">Go to messages</ButtonLink>}
        intro={
          record && (
            <Card>
              <p className="app-sentence">
                {origin === null ? (
                  'Sign a message in this safe’s name'
                ) : (
                  <>
                    <ForeignText value={origin} max={128} /> asked for a message
                    signed in this safe’s name
                  </>
                )}
              </p>
              {origin !== null && (
                <p className="app-advice">
                  Who asked is the gateway’s word and not part of what is
                  signed.
                </p>
              )}
              <ChainLine safe={safe} />
            </Card>
          )
        }
      />
    </>
  )
}
