import { ErrorState } from '@strongroom/ui-kit'

/** Shown when the deployment's configuration cannot be read. */
export function StartFailure({ error }: { error: unknown }) {
  return (
    <main className="app-alone">
      <ErrorState
        error={error}
        title="This wallet is not set up yet"
        onRetry={() => location.reload()}
      >
        <p>
          The page needs a file <code>/config.json</code> next to it that names
          a gateway. Whoever runs this address can add it.
        </p>
      </ErrorState>
    </main>
  )
}
