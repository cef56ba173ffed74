import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { Button, Notice } from '@strongroom/ui-kit'
import { useEffect, useState } from 'react'
import { useExecutionTexts } from './texts.ts'

/** Milliseconds after which an execution takes longer than most. */
const patience = 30_000

/** Whether that time has passed since the execution was sent. */
function useIsSlow(submitted: number): boolean {
  const [now, setNow] = useState(Date.now)
  const left = submitted + patience - now
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [left])
  return left <= 0
}

/** Sends an execution that the network leaves waiting again, with a higher fee. */
export function SlowExecution({
  review,
  submitted,
}: {
  review: UseTransactionReviewResult
  /** Time of its last prompt, in milliseconds since 1970. */
  submitted: number
}) {
  const t = useExecutionTexts()
  const { can, acknowledgement, progress } = review
  if (!useIsSlow(submitted)) return null
  const isRunning = progress?.status === 'running'
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('slow')}
      actions={
        can.speedUp && (
          <Button
            size="small"
            busy={isRunning}
            disabledReason={
              acknowledgement.isNeeded && !acknowledgement.isGiven
                ? t('acceptFirst')
                : undefined
            }
            onClick={() => void review.run('speedUp')}
          >
            {t('speedUp')}
          </Button>
        )
      }
    >
      {t(can.speedUp ? 'slowText' : 'slowElsewhere')}
    </Notice>
  )
}
