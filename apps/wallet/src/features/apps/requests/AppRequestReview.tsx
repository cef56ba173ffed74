import {
  BridgeError,
  BridgeRejectedError,
  type SignResult,
} from '@strongroom/safe-apps-bridge/host'
import { Button } from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import { PagePending } from '../../../core/PagePending.tsx'
import { useBasket } from '../../../core/useBasket.ts'
import { useServices } from '../../../core/useServices.ts'
import { DraftReview } from '../../review/DraftReview.tsx'
import { useAppSessionTexts } from '../sessionTexts.ts'
import type { AppRequest } from './createRequestSlot.ts'
import { type RequestedAction, readCalls } from './RequestedAction.ts'
import { readableName } from './readableName.ts'

const MessageReview = lazy(async () => {
  const { MessageReview: component } = await import(
    '../../messages/MessageReview.tsx'
  )
  return { default: component }
})

interface AppRequestReviewProps {
  request: AppRequest<RequestedAction, SignResult>
  /** URL of the app; its origin is the one that the browser reports. */
  url: URL
  /** The app's name by itself or by the gateway. */
  name: string
  /** Stored beside a proposal. */
  origin: string | undefined
  /**
   * A message has a signature: an app that gets events can wait for the rest.
   */
  onProposed?: (messageHash: string, requestId: string) => void
  /** Requests of this app are declined already. */
  isStopped?: boolean
  /** The owner wants no more requests of this app. */
  onStop?: () => void
  /** Stands in for the ways out of an app in a frame. */
  controls?: ReactNode
}

/**
 * Review of an app's request, the same one as the wallet's own. Takes the focus
 * from the app, and returns it afterwards.
 */
export function AppRequestReview(props: AppRequestReviewProps) {
  const t = useAppSessionTexts()
  const { name, url, request, controls = <AppControls {...props} /> } = props
  const { asked } = request
  const { host } = url
  const isMessage = asked.kind === 'message' || asked.message !== undefined
  const title = readableName(name)
    ? t(isMessage ? 'namedAsksToSign' : 'namedAsksToSend', { name, host })
    : t(isMessage ? 'asksToSign' : 'asksToSend', { host })
  const region = useRef<HTMLElement>(null)
  const before = useRef<{
    focus: Element | null
    title: string
    scroll: number
  }>(null)
  useLayoutEffect(() => {
    // StrictMode runs this twice, so the first value counts.
    before.current ??= {
      focus: document.activeElement,
      title: document.title,
      scroll: window.scrollY,
    }
    const { focus, title, scroll } = before.current
    // A review is read from its head, wherever the app was scrolled to.
    window.scrollTo(0, 0)
    region.current?.focus({ preventScroll: true })
    return () => {
      document.title = title
      window.scrollTo(0, scroll)
      // An element behind the review is focusable only after the review has
      // gone.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body
        if (isLost && focus instanceof HTMLElement) focus.focus()
      })
    }
  }, [])
  return (
    <section
      ref={region}
      className="apps-review"
      tabIndex={-1}
      aria-label={title}
    >
      {controls}
      {/* A boundary further up would detach the app's frame, and with it the app. */}
      <Suspense fallback={<PagePending />}>
        <Asked {...props} title={title} />
      </Suspense>
    </section>
  )
}

/** Ways out for the owner of an app that asks again and again. */
function AppControls({
  request,
  url,
  isStopped,
  onStop,
}: AppRequestReviewProps) {
  const t = useAppSessionTexts()
  const { toasts } = useServices()
  const { add } = useBasket()
  const { asked, reject } = request
  const calls = asked.kind === 'transaction' && readCalls(asked)
  const addToBatch = () => {
    const { origin } = url
    if (calls && add(calls.map((call) => ({ ...call, origin })))) {
      toasts.add({ tone: 'success', title: t('added') })
      reject()
    } else toasts.add({ tone: 'warning', title: t('notAdded') })
  }
  return (
    <div className="apps-review-controls">
      {request.id > 1 && (
        <p className="app-quiet">
          {t('requestNumber', { number: String(request.id) })}
        </p>
      )}
      {!isStopped && (
        <Button size="small" onClick={onStop}>
          {t('stop')}
        </Button>
      )}
      {calls && (
        <Button size="small" onClick={addToBatch}>
          {t('addToBatch')}
        </Button>
      )}
      <ButtonLink size="small" to="/apps">
        {t('close')}
      </ButtonLink>
    </div>
  )
}

function Asked({
  request,
  url,
  origin,
  onProposed,
  title,
}: AppRequestReviewProps & { title: string }) {
  const { asked, answer, resolve, reject, setRefusal } = request
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
    <MessageReview
      message={asked.message}
      title={title}
      origin={url.origin}
      onBack={reject}
      onProposed={(messageHash) => onProposed?.(messageHash, asked.requestId)}
      onCollecting={(messageHash, isCollecting) =>
        setRefusal(
          isCollecting
            ? createUnfinishedError(messageHash)
            : new BridgeRejectedError(),
        )
      }
      onSigned={({ messageHash, preparedSignature: signature }) => {
        // Left before all have signed: an empty signature would pass for one.
        if (signature === undefined) reject()
        else resolve({ messageHash, signature })
      }}
    />
  )
}

/**
 * Answers an app whose message has some of the signatures it needs. This is not
 * a rejection: the other owners can still sign. The hash is in the text as
 * well, because published apps see the text alone.
 */
function createUnfinishedError(messageHash: string): BridgeError {
  return new BridgeError(
    `Some owners have signed this message, more signatures are needed. Read the signature later, with the message hash ${messageHash}`,
    { code: -32002, data: { messageHash } },
  )
}
