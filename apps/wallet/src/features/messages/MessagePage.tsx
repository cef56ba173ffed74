import { useMessageReview } from '@strongroom/react-hooks/review'
import { cleanText, EmptyState } from '@strongroom/ui-kit'
import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Hex } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PlainTitle } from '../../core/PlainTitle.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { usePageTitle } from '../../core/usePageTitle.ts'
import { useServices } from '../../core/useServices.ts'
import { isHexOf } from '../../storage/guards.ts'
import { useStore } from '../../storage/useStore.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { describeMessage } from './describeMessage.ts'
import { ReviewedMessage } from './ReviewedMessage.tsx'
import { useMessagesTexts } from './texts.ts'

// The gateway gives nearly every record.
const LocalCopy = lazy(async () => {
  const { LocalCopy: component } = await import('../bundles/LocalCopy.tsx')
  return { default: component }
})

/** One message: its text, the result of the checks, and the next step. */
export function MessagePage() {
  const t = useMessagesTexts()
  const safe = useOpenSafe()
  const { id } = useSearch({ from: '/safe/messages/msg' })
  const messageHash = isHexOf(id, 32) ? (id.toLowerCase() as Hex) : undefined
  if (messageHash === undefined)
    return (
      <EmptyState
        title={<PlainTitle>{t('unnamed')}</PlainTitle>}
        icon="search"
        actions={<ButtonLink to="/messages">{t('toMessages')}</ButtonLink>}
      >
        <p>{t('unnamedText')}</p>
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
  const t = useMessagesTexts()
  const { rawHex } = useStore(useServices().stores.settings)
  const review = useMessageReview({
    chainId: safe.chainId,
    safeAddress: safe.address,
    messageHash,
    known: useKnownAddresses(safe.chainId),
    allowRawHex: rawHex === true,
  })
  const { content } = review
  const words =
    content?.kind === 'text'
      ? content.text
      : content?.kind === 'typed' && describeMessage(content.data, t)
  usePageTitle((words && cleanText(words, 80).text) || t('message'))
  return (
    <ReviewedMessage
      safe={safe}
      review={review}
      heading={<Link to="/messages">{t('title')}</Link>}
      link={location.href}
      failedActions={
        <>
          <Suspense>
            <LocalCopy safe={safe} hash={messageHash} />
          </Suspense>
          <ButtonLink to="/messages">{t('toMessages')}</ButtonLink>
        </>
      }
    />
  )
}
