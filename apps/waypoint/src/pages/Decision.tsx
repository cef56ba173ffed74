import { Button, useActivationDelay } from '@strongroom/ui-kit'
import { useState } from 'react'

/** The two buttons of every request. Approving needs half a second of sight. */
export function Decision({
  approveLabel,
  onApprove,
  onReject,
  isReady = true,
}: {
  approveLabel: string
  onApprove: () => Promise<void>
  onReject: () => void
  /** Whether the payload to approve is known. */
  isReady?: boolean
}) {
  // A click meant for content under the popup must not approve the request.
  const isArmed = useActivationDelay('the request')
  const [isBusy, setBusy] = useState(false)
  const approve = async () => {
    if (!isArmed || !isReady || isBusy) return
    setBusy(true)
    await onApprove()
    setBusy(false)
  }
  return (
    <>
      <Button size="large" block disabled={isBusy} onClick={onReject}>
        Reject
      </Button>
      <Button
        variant="primary"
        size="large"
        block
        busy={isBusy}
        disabled={!isArmed || !isReady}
        onClick={() => void approve()}
      >
        {approveLabel}
      </Button>
    </>
  )
}
