import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { useEffect, useState } from 'react'
import { ForgePage } from '../act-up/ForgePage.tsx'
import { HomePage } from '../pages/HomePage.tsx'
import { PopupFrame } from '../pages/PopupFrame.tsx'
import { RefusedPage } from '../pages/RefusedPage.tsx'
import { type Installation, loadInstallation } from './loadInstallation.ts'
import { RequestPage } from './RequestPage.tsx'
import { redirectPageOf } from './redirectPageOf.ts'

/** Loads the configuration and the keys, then shows what the URL asks for. */
export function App({ url }: { url: URL }) {
  const [installation, setInstallation] = useState<Installation>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    loadInstallation(url).then(
      (loaded) => isCurrent && setInstallation(loaded),
      (reason: unknown) => isCurrent && setError(reason),
    )
    return () => {
      isCurrent = false
    }
  }, [url])

  if (error !== undefined)
    return (
      <PopupFrame title="The wallet could not start">
        <ErrorState
          error={error}
          title="Its own storage or configuration failed."
          onRetry={() => location.reload()}
        />
      </PopupFrame>
    )
  if (installation === undefined)
    return (
      <PopupFrame title="One moment">
        <Skeleton lines={4} />
      </PopupFrame>
    )
  const { request, accounts, config } = installation
  if (config.actUp && url.searchParams.get('actUp') === 'forge')
    return <ForgePage url={url} config={config} />
  if (request.kind === 'home')
    return <HomePage accounts={accounts} config={config} />
  if (request.kind === 'refused')
    return (
      <RefusedPage
        reason={request.reason}
        redirectPage={redirectPageOf(url, config)}
      />
    )
  return <RequestPage url={url} request={request} installation={installation} />
}
