import type { Address } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import { sameAddress } from '../bytes/address.ts'
import { previousOwner } from '../settings/owners.ts'
import type { OwnerPolicy, RiskDetail } from './Risk.ts'

interface Change {
  added?: Address
  removed?: Address
  previous?: Address
  /** Threshold. */
  next?: AbiValue
}

/** Plays a change of owners, as the contract would. `undefined`: no such change. */
export function ownerChange(
  name: string,
  values: readonly AbiValue[],
  safe: Address,
  before: OwnerPolicy | undefined,
): RiskDetail | undefined {
  const [a, b, c] = values as [Address, Address, Address]
  const changes: Record<string, Change> = {
    addOwnerWithThreshold: { added: a, next: b },
    removeOwner: { removed: b, previous: a, next: c },
    swapOwner: { added: c, removed: b, previous: a },
    changeThreshold: { next: a },
  }
  const change = changes[name]
  if (!change) return undefined
  const { added, removed, previous, next } = change
  const list = (x: Address | undefined) => (x ? [x] : [])
  const detail: RiskDetail = {
    kind: 'owners',
    added: list(added),
    removed: list(removed),
  }
  if (next !== undefined) detail.threshold = Number(next)
  const fail = (
    reason: 'previous-owner' | 'owner' | 'threshold',
  ): RiskDetail => ({ kind: 'invalid-change', reason })
  const isReserved = (x: Address) => BigInt(x) < 2n || sameAddress(x, safe)
  if (added && isReserved(added)) return fail('owner')
  if (detail.threshold === 0) return fail('threshold')
  if (!before) return detail
  let owners = [...before.owners]
  const has = (x: Address) => owners.some((owner) => sameAddress(owner, x))
  if ((added && has(added)) || (removed && !has(removed))) return fail('owner')
  if (removed) {
    if (!sameAddress(previousOwner(owners, removed), previous))
      return fail('previous-owner')
    owners = owners.flatMap((owner) =>
      sameAddress(owner, removed) ? list(added) : [owner],
    )
  } else owners.unshift(...list(added))
  const threshold = detail.threshold ?? before.threshold
  if (threshold > owners.length) return fail('threshold')
  detail.result = { owners, threshold }
  return detail
}
