import { ErrorState } from '@strongroom/ui-kit'
import { useEffect } from 'react'
import { PageLoadError } from '../core/lazyPage.ts'
import { useAppTexts } from './texts.ts'

/** Whether a reload gives the wallet, and not the browser's error page. */
async function canReload(): Promise<boolean> {
  // A worker opens the accepted release without the host.
  if (navigator.serviceWorker?.controller) return true
  try {
    const request = { method: 'HEAD', cache: 'no-store' } as const
    return (await fetch(location.href, request)).ok
  } catch {
    return false
  }
}

/**
 * Shown in place of a page that failed to load or to render. A page whose code did not
 * come is loaded again when the network returns.
 *
 * @param reload Reloads the tab.
 */
export function RouteFailure({
  error,
  reset,
  reload = () => location.reload(),
}: {
  error: unknown
  reset: () => void
  reload?: () => void
}) {
  const t = useAppTexts()
  const missing = error instanceof PageLoadError ? error : undefined
  const isStale =
    missing ||
    /dynamically imported|module script/i.test(
      error instanceof Error ? error.message : '',
    )
  useEffect(() => {
    if (!missing) return
    const loadAgain = async () => {
      if (await missing.loadAgain()) reset()
    }
    window.addEventListener('online', loadAgain)
    return () => window.removeEventListener('online', loadAgain)
  }, [missing, reset])
  async function retry() {
    if (!isStale || (await missing?.loadAgain())) reset()
    // The files of a page from before an update may be gone.
    else if (await canReload()) reload()
  }
  return (
    <ErrorState
      error={error}
      title={t(isStale ? 'stale' : 'broken')}
      onRetry={() => void retry()}
    >
      <p>{t(isStale ? 'staleText' : 'brokenText')}</p>
    </ErrorState>
  )
}
