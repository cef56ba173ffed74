import { type AppBridge, createAppBridge } from '@strongroom/safe-apps-bridge'
import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { useEffect, useState } from 'react'
import { loadConfig } from '../config/loadConfig.ts'
import type { SampleConfig } from '../config/parseConfig.ts'
import { Standalone } from '../standalone/Standalone.tsx'
import { AppFrame } from './AppFrame.tsx'
import { Embedded } from './Embedded.tsx'

interface Ready {
  config: SampleConfig
  bridge: AppBridge
}

/** Loads the configuration and finds out whether a wallet is around. */
export function App() {
  const [ready, setReady] = useState<Ready>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    loadConfig().then(
      (config) => {
        const allowedOrigins = config.walletOrigins
        const bridge = createAppBridge({ allowedOrigins })
        if (isCurrent) setReady({ config, bridge })
      },
      (reason: unknown) => isCurrent && setError(reason),
    )
    return () => {
      isCurrent = false
    }
  }, [])

  if (error !== undefined)
    return (
      <AppFrame>
        <ErrorState error={error} title="This app is not set up properly." />
      </AppFrame>
    )
  if (ready === undefined)
    return (
      <AppFrame>
        <Skeleton shape="block" />
      </AppFrame>
    )
  return ready.bridge.isEmbedded() ? (
    <Embedded bridge={ready.bridge} />
  ) : (
    <Standalone config={ready.config} />
  )
}
