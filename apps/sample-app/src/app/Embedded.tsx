import type { AppBridge } from '@strongroom/safe-apps-bridge'
import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { useReducer, useState } from 'react'
import { changeBatch, emptyBatch } from '../builder/changeBatch.ts'
import type { Log } from '../log/createLog.ts'
import { useSafe } from '../safe/useSafe.ts'
import type { SafeWallet } from '../wallet/SafeWallet.ts'
import { AppFrame } from './AppFrame.tsx'
import { Opened } from './Opened.tsx'
import { useHostTheme } from './useHostTheme.ts'

/** The app inside a wallet. */
export function Embedded({ bridge, log }: { bridge: AppBridge; log: Log }) {
  useHostTheme(bridge)
  const state = useSafe(bridge)
  // State that outlives a change of the safe.
  const [kind, setKind] = useState<SafeWallet['kind']>('bridge')
  const [batch, changeTheBatch] = useReducer(changeBatch, emptyBatch)
  const { safe, error, isLoading, isClosed, reload } = state
  if (isClosed)
    return (
      <AppFrame>
        <ErrorState
          error={undefined}
          title="The wallet closed this app."
          onRetry={reload}
          labels={{ retry: 'Ask again' }}
        >
          Open it again in the wallet.
        </ErrorState>
      </AppFrame>
    )
  if (safe === undefined)
    return (
      <AppFrame>
        {error === undefined ? (
          <Skeleton shape="block" lines={3} label="Asking the wallet" />
        ) : (
          <ErrorState
            error={error}
            title="The wallet around this app did not open a safe for it."
            onRetry={reload}
            busy={isLoading}
          />
        )}
      </AppFrame>
    )
  return (
    <Opened
      // Another safe remounts the form: inputs for one must not reach another.
      key={`${safe.info.chainId}:${safe.info.safeAddress}`}
      bridge={bridge}
      log={log}
      state={{ ...state, safe }}
      way={{ kind, setKind }}
      builder={{ batch, onChange: changeTheBatch }}
    />
  )
}
