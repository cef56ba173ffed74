import { Button } from '../button/Button.tsx'
import { ErrorState } from '../state-view/ErrorState.tsx'
import type { SafeAppFrameLabels } from './safeAppFrameLabels.ts'
import type { LoadState } from './useLoadState.ts'

export interface LoadCoverProps {
  state: LoadState
  name: string
  onRetry: () => void
  texts: SafeAppFrameLabels
}

/** Placeholder of the app until it has loaded. */
export function LoadCover({ state, name, onRetry, texts }: LoadCoverProps) {
  if (state === 'loaded') return null
  if (state === 'failed')
    return (
      <div className="sr-app-frame-cover">
        <ErrorState
          error=""
          title={texts.failedTitle(name)}
          onRetry={onRetry}
          labels={{ retry: texts.retry }}
        >
          {texts.failed}
        </ErrorState>
      </div>
    )
  const isSlow = state === 'slow'
  return (
    <div className="sr-app-frame-cover">
      <div className="sr-state">
        <span className="sr-spinner" aria-hidden="true" />
        <p className="sr-state-text" role="status">
          {isSlow ? texts.slow(name) : texts.loading(name)}
        </p>
        {isSlow && <Button onClick={onRetry}>{texts.retry}</Button>}
      </div>
    </div>
  )
}
