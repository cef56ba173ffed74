import { Button, CopyButton, Notice } from '@strongroom/ui-kit'
import type { RequestState } from './useRequest.ts'

/** The popup wallet's answer; a blocked popup can be tried again. */
export function RequestResult({
  state,
  title,
}: {
  state: RequestState
  /** Title over a text result; undefined hides success. */
  title?: string
}) {
  return <div aria-live="polite">{render(state, title)}</div>
}

function render(state: RequestState, title: string | undefined) {
  switch (state.status) {
    case 'idle':
      return null
    case 'waiting':
      return <Notice tone="info" title="Waiting for the popup" />
    case 'done':
      if (title === undefined || typeof state.result !== 'string') return null
      return (
        <Notice
          tone="success"
          title={title}
          actions={<CopyButton value={state.result} label="Copy" />}
        >
          <code className="hash">{state.result}</code>
        </Notice>
      )
    case 'blocked':
      return (
        <Notice
          tone="warning"
          title="The browser blocked the popup"
          actions={<Button onClick={state.retry}>Try again</Button>}
        >
          Allow popups for this page, or just try again.
        </Notice>
      )
    case 'failed':
      return state.isRejected ? (
        <Notice tone="warning" title="You rejected it in the popup wallet" />
      ) : (
        <Notice tone="danger" title="It did not work">
          {state.message}
        </Notice>
      )
  }
}
