import type { Delegate } from '@strongroom/gateway-sdk'
import {
  findLookAlike,
  type KnownAddress,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'

/** Why an account cannot become a delegate. */
export type DelegateProblem =
  | 'owner'
  | 'safe'
  | 'reserved'
  | 'duplicate'
  | 'lookAlike'

/** What a new delegate is compared with. */
export interface DelegateContext {
  safe: Address
  owners: readonly Address[]
  /** The owner who adds. */
  delegator: Address | undefined
  isEverySafe: boolean
  /** Those that the gateway lists. */
  delegates: readonly Pick<Delegate, 'safe' | 'delegate' | 'delegator'>[]
  /** Addresses that the owner knows. */
  known: readonly KnownAddress[]
}

const isSame = (a: string, b: string | undefined) =>
  a.toLowerCase() === b?.toLowerCase()

/** Why the delegate cannot be added; undefined if it can. */
export function checkDelegate(
  address: Address,
  context: DelegateContext,
): DelegateProblem | undefined {
  const { safe, owners, delegator, delegates, isEverySafe, known } = context
  // The zero address and the head of the list of owners.
  if (BigInt(address) <= 1n) return 'reserved'
  if (isSame(address, safe)) return 'safe'
  if (owners.some((owner) => isSame(owner, address))) return 'owner'
  const isDuplicate = delegates.some(
    (one) =>
      isSame(one.delegate, address) &&
      isSame(one.delegator, delegator) &&
      // One for all safes covers this one.
      (one.safe == null || !isEverySafe),
  )
  if (isDuplicate) return 'duplicate'
  const anchors = [
    ...known,
    ...[safe, ...owners].map((one) => ({ address: one })),
    ...delegates.map((one) => ({ address: one.delegate })),
  ]
  return findLookAlike(address, anchors) ? 'lookAlike' : undefined
}
