import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { useEffect, useState } from 'react'
import { HomePage } from '../pages/HomePage.tsx'
import { PopupFrame } from '../pages/PopupFrame.tsx'
import { RefusedPage } from '../pages/RefusedPage.tsx'
import { type Installation, loadInstallation } from './loadInstallation.ts'
import { RequestPage } from './RequestPage.tsx'

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
        />
      </PopupFrame>
    )
  if (installation === undefined)
    return (
      <PopupFrame title="One moment">
        <Skeleton lines={4} />
      </PopupFrame>
    )
  const { request, wallet, tokenKey, config } = installation
  if (request.kind === 'home')
    return (
      <HomePage address={wallet.address} tokenKey={tokenKey} config={config} />
    )
  if (request.kind === 'refused') return <RefusedPage reason={request.reason} />
  return <RequestPage request={request} installation={installation} />
}
