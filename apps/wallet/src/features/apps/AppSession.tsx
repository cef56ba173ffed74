import { LinkButton, Notice } from '@strongroom/ui-kit'
import { useRef, useState } from 'react'
import { useSafeHref } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import { DraftReview } from '../review/DraftReview.tsx'
import { useAppBridge } from './useAppBridge.ts'

/** An app in its frame. While it asks for something the review covers it. */
export function AppSession({ url }: { url: URL }) {
  const link = useSafeHref()
  const frame = useRef<HTMLIFrameElement>(null)
  const [blocked, setBlocked] = useState<string>()
  const { request } = useAppBridge(frame, url, setBlocked)
  return (
    <>
      {request && (
        <DraftReview
          key={request.id}
          transaction={request.transaction}
          title={`${url.host} asks to send`}
          origin={JSON.stringify({ url: url.origin, name: url.host })}
          onBack={request.reject}
          onSigned={request.resolve}
        />
      )}
      {/* Hidden, never unmounted: the app waits for its answer. */}
      <div className="app-frame" hidden={request !== undefined}>
        <PageTop
          title={url.host}
          actions={<LinkButton href={link('/apps')}>Close app</LinkButton>}
        />
        {blocked ? (
          <Notice tone="danger" role="alert" title="The app left its address">
            It now shows {blocked}, which gets no answers from this wallet.
          </Notice>
        ) : null}
        <iframe
          ref={frame}
          title={`App ${url.host}`}
          src={url.href}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow=""
          referrerPolicy="strict-origin"
        />
      </div>
    </>
  )
}
