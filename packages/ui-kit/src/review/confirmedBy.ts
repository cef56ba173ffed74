import type { MultisigExecutionDetails } from '@strongroom/gateway-sdk'
import type { Verification } from '@strongroom/react-hooks'

/** Whose confirmations count, and how many are needed. */
export interface Confirmed {
  /** Lower-case: owners with a confirmation that was found valid. */
  signed: ReadonlySet<string>
  owners: readonly string[]
  required: number
}

/**
 * Counts valid confirmations of owners. Owners and threshold are the chain's;
 * the gateway is heard only while the chain was not.
 */
export function confirmedBy(
  execution: MultisigExecutionDetails,
  verification?: Pick<Verification, 'chain' | 'confirmations'>,
): Confirmed {
  const owners =
    verification?.chain?.owners ?? execution.signers.map(({ value }) => value)
  const known = new Set(owners.map((owner) => owner.toLowerCase()))
  const valid = (verification?.confirmations ?? [])
    .filter((confirmation) => confirmation.valid)
    .map(({ owner }) => owner.toLowerCase())
    .filter((owner) => known.has(owner))
  return {
    signed: new Set(valid),
    owners,
    required: verification?.chain?.threshold ?? execution.confirmationsRequired,
  }
}
