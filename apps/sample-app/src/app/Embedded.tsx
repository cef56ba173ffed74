import type { AppBridge } from '@strongroom/safe-apps-bridge'
import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { BatchCard } from '../propose/BatchCard.tsx'
import { TransferForm } from '../propose/TransferForm.tsx'
import { SafeCard } from '../safe/SafeCard.tsx'
import { useSafe } from '../safe/useSafe.ts'
import { AppFrame } from './AppFrame.tsx'

/** The app inside a wallet. */
export function Embedded({ bridge }: { bridge: AppBridge }) {
  const { safe, error, isLoading, reload } = useSafe(bridge)
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
    <AppFrame host={safe.host}>
      {error !== undefined && (
        <ErrorState
          error={error}
          title="The wallet did not answer. What you see is older."
          onRetry={reload}
        />
      )}
      <SafeCard safe={safe} isLoading={isLoading} onReload={reload} />
      <div className="columns">
        <TransferForm bridge={bridge} safe={safe} />
        <BatchCard bridge={bridge} safe={safe} />
      </div>
    </AppFrame>
  )
}
