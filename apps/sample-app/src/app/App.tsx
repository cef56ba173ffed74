import { type AppBridge, createAppBridge } from '@strongroom/safe-apps-bridge'
import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { useEffect, useState } from 'react'
import { loadConfig } from '../config/loadConfig.ts'
import type { SampleConfig } from '../config/parseConfig.ts'
import { createLog, type Log } from '../log/createLog.ts'
import { recordBridge } from '../log/recordBridge.ts'
import { Standalone } from '../standalone/Standalone.tsx'
import { AppFrame } from './AppFrame.tsx'
import { Embedded } from './Embedded.tsx'

interface Ready {
  config: SampleConfig
  bridge: AppBridge
  log: Log
}

/** Loads the configuration and finds out whether a wallet is around. */
export function App() {
  const [ready, setReady] = useState<Ready>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    let bridge: AppBridge | undefined
    loadConfig().then(
      (config) => {
        if (!isCurrent) return
        const log = createLog()
        const allowedOrigins = config.walletOrigins
        bridge = recordBridge(createAppBridge({ allowedOrigins }), log)
        setReady({ config, bridge, log })
      },
      (reason: unknown) => isCurrent && setError(reason),
    )
    return () => {
      isCurrent = false
      bridge?.dispose()
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
    <Embedded bridge={ready.bridge} log={ready.log} />
  ) : (
    <Standalone config={ready.config} />
  )
}
