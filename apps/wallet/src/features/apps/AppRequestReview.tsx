import type { SignResult } from '@strongroom/safe-apps-bridge/host'
import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
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

interface AppRequestReviewProps {
  request: AppRequest<AppAsk, SignResult>
  /** Of the app; its origin is what the browser reports. */
  url: URL
  /** Stored beside a proposal. */
  origin: string | undefined
  /** A message has a signature: an app that hears events can wait for the rest. */
  onProposed: (messageHash: string, requestId: string) => void
}

/**
 * What an app asks for, in the same review as the wallet's own. Takes the focus
 * from the app, and gives it back to where it was.
 */
export function AppRequestReview(props: AppRequestReviewProps) {
  const { asked } = props.request
  const { host } = props.url
  const isMessage = asked.kind === 'message' || asked.message !== undefined
  const title = `${host} asks to ${isMessage ? 'sign a message' : 'send'}`
  const region = useRef<HTMLElement>(null)
  const before = useRef<{ focus: Element | null; title: string }>(null)
  useLayoutEffect(() => {
    // Of the first time: StrictMode comes here twice.
    before.current ??= { focus: document.activeElement, title: document.title }
    const { focus, title } = before.current
    region.current?.focus()
    return () => {
      document.title = title
      // What was hidden behind the review can be focused again only after it.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body
        if (isLost && focus instanceof HTMLElement) focus.focus()
      })
    }
  }, [])
  return (
    <section ref={region} tabIndex={-1} aria-label={title}>
      <Asked {...props} title={title} />
    </section>
  )
}

function Asked({
  request,
  url,
  origin,
  onProposed,
  title,
}: AppRequestReviewProps & { title: string }) {
  const { asked, answer, resolve, reject } = request
  if (asked.kind === 'transaction')
    return (
      <DraftReview
        transaction={asked.transaction}
        message={asked.message}
        askedBy={url.origin}
        title={title}
        {...(origin === undefined ? {} : { origin })}
        onBack={reject}
        // The proposal is stored: the app does not wait for the execution,
        // whose prompt may stay open for ever.
        onPosted={(safeTxHash) => answer({ safeTxHash })}
        onSigned={(safeTxHash) => resolve({ safeTxHash })}
      />
    )
  return (
    <Suspense fallback={<PagePending />}>
      <MessageReview
        message={asked.message}
        title={title}
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
