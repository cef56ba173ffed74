import { ErrorState } from '@strongroom/ui-kit'

/** Shown in place of a page that failed to load or to render. */
export function RouteFailure({
  error,
  reset,
}: {
  error: unknown
  reset: () => void
}) {
  return (
      <ErrorState
        error={error}
        title="This page ran into a problem"
        onRetry={reset}
      >
        <p>Nothing was signed or sent. Try again, or open another page.</p>
      </ErrorState>
  )
}
