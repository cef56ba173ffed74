import { Button } from '@strongroom/ui-kit'
import { useState } from 'react'
import { useArmed } from '../arm/useArmed.ts'

/** The two buttons of every request. Approving needs half a second of sight. */
export function Decision({
  approveLabel,
  onApprove,
  onReject,
}: {
  approveLabel: string
  onApprove: () => Promise<void>
  onReject: () => void
}) {
  const isArmed = useArmed()
  const [isBusy, setBusy] = useState(false)
  const approve = () => {
    if (!isArmed || isBusy) return
    setBusy(true)
    void onApprove()
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
        disabled={!isArmed}
        onClick={approve}
      >
        {approveLabel}
      </Button>
    </>
  )
}
