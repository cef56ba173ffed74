import type { getDeleteTransactionTypedData } from '@strongroom/safe-protocol'
import { type Hex, hashTypedData } from 'viem'

/** The EIP-712 hash of a request to delete a proposal. */
export function hashDeleteRequest(
  typedData: ReturnType<typeof getDeleteTransactionTypedData>,
): Hex {
  return hashTypedData(typedData as never)
}
