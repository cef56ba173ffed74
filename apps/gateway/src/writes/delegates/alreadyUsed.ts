import { getTotp } from '@strongroom/safe-protocol'
import { RefusalError } from '../../platform/errors/RefusalError.ts'

const hour = 3_600_000

/**
 * A signature that was used before. It names the hour, and the one before is
 * accepted as well: a signature for either is another one.
 */
export function alreadyUsed(now: number): RefusalError {
  const totp = getTotp(now)
  const next = new Date((Number(totp) + 1) * hour).toISOString()
  return new RefusalError(
    'rejected',
    `Signature was already used. Sign again with totp=${totp} or totp=${totp - 1n}, whichever was not used, or after ${next}.`,
  )
}
