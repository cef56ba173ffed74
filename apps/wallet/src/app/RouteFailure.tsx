import { ErrorState } from '@strongroom/ui-kit'

/** Shown in place of a page that failed to load or to render. */
export function RouteFailure({
  error,
  reset,
}: {
  error: unknown
  reset: () => void
}) {
  const isStale = /dynamically imported|module script/i.test(
    error instanceof Error ? error.message : '',
  )
  return (
    <ErrorState
      error={error}
      title={
        isStale
          ? 'A part of the app could not be loaded'
          : 'This page ran into a problem'
      }
      onRetry={isStale ? () => location.reload() : reset}
    >
      <p>
        {isStale
          ? 'A new version may have been published, or the connection was lost. Load the page again.'
          : 'Nothing was signed or sent. Try again, or open another page.'}
      </p>
    </ErrorState>
  )
}
