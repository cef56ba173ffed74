import type { SimulationReview } from '@strongroom/react-hooks/review'
import { Notice } from '@strongroom/ui-kit'

/** Whether the transaction would go through now, according to the owner's RPC. */
export function SimulationLine({
  review,
}: {
  review: SimulationReview | undefined
}) {
  const result = review?.simulation
  if (result?.status === 'fails')
    return (
      <Notice tone="warning" title={`This will fail (block ${result.block})`}>
        {result.failure.message}
      </Notice>
    )
  return (
    <p className="app-advice app-simulation">
      {result?.status === 'succeeds'
        ? `Simulation passed (block ${result.block}, your RPC).`
        : 'Not simulated yet.'}
    </p>
  )
}
