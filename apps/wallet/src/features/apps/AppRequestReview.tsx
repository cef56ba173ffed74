import type { SignResult } from '@strongroom/safe-apps-bridge/host'
import { lazy, Suspense } from 'react'
import { PagePending } from '../../app/PagePending.tsx'
import { DraftReview } from '../review/DraftReview.tsx'
import type { AppAsk } from './AppAsk.ts'
import type { AppRequest } from './createRequestSlot.ts'

const MessageReview = lazy(async () => {
  const { MessageReview: component } = await import(
    '../messages/MessageReview.tsx'
  )
  return { default: component }
})

/** What an app asks for, in the same review as the wallet's own. */
export function AppRequestReview({
  request,
  url,
  origin,
  onProposed,
}: {
  request: AppRequest<AppAsk, SignResult>
  /** Of the app; its origin is what the browser reports. */
  url: URL
  /** Stored beside a proposal. */
  origin: string | undefined
  /** A message has a signature: an app that hears events can wait for the rest. */
  onProposed: (messageHash: string, requestId: string) => void
}) {
  const { asked, resolve, reject } = request
  if (asked.kind === 'transaction')
    return (
      <DraftReview
        transaction={asked.transaction}
        message={asked.message}
        askedBy={url.origin}
        title={`${url.host} asks to ${asked.message === undefined ? 'send' : 'sign a message'}`}
        {...(origin === undefined ? {} : { origin })}
        onBack={reject}
        onSigned={(safeTxHash) => resolve({ safeTxHash })}
      />
    )
  return (
    <Suspense fallback={<PagePending />}>
      <MessageReview
        message={asked.message}
        title={`${url.host} asks to sign a message`}
        origin={url.origin}
        onBack={reject}
        onProposed={(messageHash) => onProposed(messageHash, asked.requestId)}
        onSigned={({ messageHash, preparedSignature: signature }) => {
          // Left before all have signed: an empty signature would pass for one.
          if (signature === undefined) reject()
          else resolve({ messageHash, signature })
        }}
      />
    </Suspense>
  )
}
