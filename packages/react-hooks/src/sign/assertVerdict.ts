import type { Verdict } from '@strongroom/safe-protocol/risks'
import { RefusedError } from './RefusedError.ts'

/**
 * Stops where the policy does not allow a signature.
 *
 * @throws RefusedError `refused`, or `unacknowledged` while the owner has not
 * accepted a finding; both carry the verdict.
 */
export function assertVerdict(verdict: Verdict): void {
  const { decision } = verdict
  if (decision === 'allow' || decision === 'warn') return
  throw new RefusedError(
    decision === 'acknowledge' ? 'unacknowledged' : 'refused',
    { verdict },
  )
}
