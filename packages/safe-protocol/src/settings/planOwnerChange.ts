import type { Address, Hex } from 'viem'
import { sameAddress } from '../bytes/address.ts'
import { InvalidInputError } from '../errors.ts'
import type { OwnerPolicy } from '../risks/Risk.ts'
import {
  encodeAddOwner,
  encodeChangeThreshold,
  encodeRemoveOwner,
  encodeSwapOwner,
  previousOwner,
} from './owners.ts'

/** A safe's present owners and threshold, and the wanted ones. */
export interface OwnerChangeInput {
  safe: Address
  /** Owners when the calls run, in the order of `getOwners()`, and the threshold. */
  now: OwnerPolicy
  /** The wanted owners; new owners replace removed ones in this order. */
  wanted: OwnerPolicy
}

/** Calls of a safe to itself that change its owners and its threshold. */
export interface OwnerChangePlan {
  /** Calls in order of execution, for one batch; empty if nothing changes. */
  readonly calls: readonly {
    readonly to: Address
    readonly value: 0n
    readonly data: Hex
  }[]
  /** Afterwards, in the order of `getOwners()`. */
  readonly after: OwnerPolicy
}

/**
 * Plans the calls that lead from the owners of a safe to others: new owners first
 * replace removed ones, then the rest is added or removed. Each call names the right
 * `prevOwner` for its place, and no call leaves a threshold above the number of owners.
 *
 * @throws InvalidInputError when an owner is repeated, is the zero address, 0x1 or the
 * safe, or when the threshold is 0 or above the number of owners.
 *
 * @example
 * ```ts
 * import { planOwnerChange } from '@strongroom/safe-protocol'
 *
 * const [alice, bob, dave] = [
 *   '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
 *   '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
 * ] as const
 * const { calls } = planOwnerChange({
 *   safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 *   now: { owners: [alice, bob], threshold: 1 },
 *   wanted: { owners: [alice, dave], threshold: 2 },
 * })
 * // swapOwner(alice, bob, dave), changeThreshold(2)
 * ```
 */
export function planOwnerChange({
  safe,
  now,
  wanted,
}: OwnerChangeInput): OwnerChangePlan {
  check(safe, wanted)
  const isIn = (list: readonly Address[], owner: Address) =>
    list.some((entry) => sameAddress(entry, owner))
  const removed = now.owners.filter((owner) => !isIn(wanted.owners, owner))
  const added = wanted.owners.filter((owner) => !isIn(now.owners, owner))
  let owners = [...now.owners]
  let { threshold } = now
  const data: Hex[] = []
  const swaps = Math.min(removed.length, added.length)
  for (let at = 0; at < swaps; at += 1) {
    const [oldOwner, newOwner] = [removed[at], added[at]] as [Address, Address]
    const prevOwner = previousOwner(owners, oldOwner)
    data.push(encodeSwapOwner({ prevOwner, oldOwner, newOwner }))
    owners = owners.map((entry) => (entry === oldOwner ? newOwner : entry))
  }
  const [joining, leaving] = [added.slice(swaps), removed.slice(swaps)]
  for (const [at, owner] of joining.entries()) {
    // All owners have to be there before the threshold may rise.
    if (at === joining.length - 1) threshold = wanted.threshold
    data.push(encodeAddOwner({ owner, threshold }))
    owners.unshift(owner)
  }
  for (const owner of leaving) {
    // It is never above the owners that are left in the end.
    threshold = wanted.threshold
    const prevOwner = previousOwner(owners, owner)
    data.push(encodeRemoveOwner({ prevOwner, owner, threshold }))
    owners = owners.filter((entry) => entry !== owner)
  }
  if (threshold !== wanted.threshold) {
    threshold = wanted.threshold
    data.push(encodeChangeThreshold({ threshold }))
  }
  return {
    calls: data.map((bytes) => ({ to: safe, value: 0n, data: bytes })),
    after: { owners, threshold },
  }
}

function check(safe: Address, { owners, threshold }: OwnerPolicy): void {
  const seen = new Set(owners.map((owner) => owner.toLowerCase()))
  if (seen.size !== owners.length)
    throw new InvalidInputError('owners', 'an owner is repeated')
  if (owners.some((owner) => BigInt(owner) < 2n || sameAddress(owner, safe)))
    throw new InvalidInputError('owners', 'an owner is reserved')
  if (
    !Number.isSafeInteger(threshold) ||
    threshold < 1 ||
    threshold > owners.length
  )
    throw new InvalidInputError('threshold', 'the owners cannot reach it')
}
