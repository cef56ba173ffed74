import type { AppBridge } from '@strongroom/safe-apps-bridge'
import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import type { Log } from '../log/createLog.ts'
import { useSafe } from '../safe/useSafe.ts'
import { AppFrame } from './AppFrame.tsx'
import { Opened } from './Opened.tsx'
import { useHostTheme } from './useHostTheme.ts'

/** The app inside a wallet. */
export function Embedded({ bridge, log }: { bridge: AppBridge; log: Log }) {
  useHostTheme(bridge)
  const state = useSafe(bridge)
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
  return <Opened bridge={bridge} log={log} state={{ ...state, safe }} />
}
